"""The proposed rule values that players have confirmed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.rules import RuleSetId, loader, switches
from scorekeeper.services.history import SCORER, Actor
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage.database import CONFIRMATIONS


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A proposed value of a rule set that players have confirmed."""

    path: str
    value: Any
    at: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Confirmations:
    """The confirmed values of each rule set.

    `house_rules` are the house rules in use, by dotted path. Methods raise `RuleSetError` if they
    do not fit, and `UnknownRuleSetError` for an unknown rule set.
    """

    work: UnitOfWork
    actor: Actor = SCORER

    def list(self, ruleset: RuleSetId) -> tuple[Confirmation, ...]:
        """Return all confirmations of a rule set."""
        document = self.work.table(CONFIRMATIONS).get(doc_id=ruleset) or {}
        return tuple(
            Confirmation(path, entry["value"], entry["at"], entry.get("by", ""))
            for path, entry in document.get("paths", {}).items()
        )

    def open_paths(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        """Return the paths of the proposed rule values that the actor may still confirm."""
        if not self.actor.may_decide:
            return ()
        known = {confirmed.path: confirmed.value for confirmed in self.list(ruleset)}
        return switches.unconfirmed_paths(self.work.library.book(ruleset), known, house_rules)

    def confirm(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None, *, by: str = ""
    ) -> tuple[Confirmation, ...]:
        """Store confirmations of all values at `open_paths`, and return these confirmations."""
        open_paths = self.open_paths(ruleset, house_rules)
        if not open_paths:
            return ()
        tree, _ = switches.values_to_confirm(self.work.library.book(ruleset), house_rules or {})
        now = self.work.now()
        new = tuple(Confirmation(path, loader.value_at(tree, path), now, by) for path in open_paths)
        paths = {}
        for entry in (*self.list(ruleset), *new):
            fields = {"value": entry.value, "at": entry.at, "by": entry.by}
            paths[entry.path] = fields if entry.by else without(fields, "by")
        self.work.table(CONFIRMATIONS).upsert({"uid": ruleset, "paths": paths})
        return new
