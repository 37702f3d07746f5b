"""What no source gives is said, and confirmed by the table once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.proposals import asked_values, unconfirmed
from scorekeeper.rules.tree import value_at
from scorekeeper.session.desk import Desk
from scorekeeper.store.archive import CONFIRMATIONS


@dataclass(frozen=True, slots=True)
class Confirmation:
    """One value that was confirmed, when, and by whom."""

    path: str
    value: Any
    at: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Confirmations:
    """The verbs for proposed values, rule set by rule set."""

    desk: Desk

    def of(self, ruleset: RuleSetId) -> tuple[Confirmation, ...]:
        """All that was confirmed for a rule set, in the order in which it came."""
        kept = self.desk.archive.get(CONFIRMATIONS, ruleset) or {}
        return tuple(
            Confirmation(path, one["value"], one["at"], one.get("by", ""))
            for path, one in kept.get("paths", {}).items()
        )

    def open_paths(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        """The paths that still want to be confirmed before a rule set is played.

        `house_rules` are those in use, path to value. Raises `RuleSetError` where they do not
        fit, `UnknownRuleSetError` for an unknown rule set.
        """
        known = {one.path: one.value for one in self.of(ruleset)}
        return unconfirmed(rule_book(ruleset), known, house_rules)

    def is_confirmed(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None
    ) -> bool:
        """Whether nothing is left to confirm."""
        return not self.open_paths(ruleset, house_rules)

    def confirm(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None, *, by: str = ""
    ) -> tuple[Confirmation, ...]:
        """Confirm all that is still open; gives what that was, nothing where all was confirmed.

        What was confirmed before keeps its time and its name.
        """
        open_paths = self.open_paths(ruleset, house_rules)
        if not open_paths:
            return ()
        tree, _ = asked_values(rule_book(ruleset), house_rules or {})
        now = self.desk.now()
        new = tuple(Confirmation(path, value_at(tree, path), now, by) for path in open_paths)
        paths = {one.path: _document(one) for one in (*self.of(ruleset), *new)}
        self.desk.archive.put(CONFIRMATIONS, {"uid": ruleset, "paths": paths})
        return new


def _document(one: Confirmation) -> dict[str, Any]:
    said = {"by": one.by} if one.by else {}
    return {"value": one.value, "at": one.at, **said}
