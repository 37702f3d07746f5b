"""Drafts: what a device is typing, kept at every tap, and settings of a device."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.match.model import DealUid, MatchUid
from scorekeeper.rules import RuleSetId, loader, rule_book, switches
from scorekeeper.services.history import SCORER, Actor
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage.database import CONFIRMATIONS, DRAFTS, SETTINGS


@dataclass(frozen=True, slots=True)
class Draft:
    form: Mapping[str, Any]  # the form as plain data
    seen: int  # the number of the match's last change when the form was opened
    at: str


@dataclass(frozen=True, slots=True)
class Drafts:
    """The drafts of deals: one for each device and each new deal.

    `before` is the deal that a forgotten one goes in front of; without it the new one is the next.
    """

    work: UnitOfWork
    actor: Actor = SCORER

    def keep(
        self,
        match: MatchUid,
        device: str,
        form: Mapping[str, Any],
        *,
        seen: int,
        before: DealUid | None = None,
    ) -> None:
        """Save a form; not for a match that the actor does not see."""
        if self.actor.can_see(match):
            document = {"form": dict(form), "seen": seen, "at": self.work.now()}
            self.work.database.put(DRAFTS, {"uid": self._key(match, device, before), **document})

    def find(self, match: MatchUid, device: str, *, before: DealUid | None = None) -> Draft | None:
        document = self.work.database.get(DRAFTS, self._key(match, device, before))
        return Draft(document["form"], document["seen"], document["at"]) if document else None

    def forget(self, match: MatchUid, device: str, *, before: DealUid | None = None) -> None:
        self.work.database.remove(DRAFTS, self._key(match, device, before))

    def _key(self, match: MatchUid, device: str, before: DealUid | None) -> str:
        place = f"before {before}" if before else "new"
        return f"{match}/{self.actor.device(device)}/{place}"


@dataclass(frozen=True, slots=True)
class Settings:
    """The preferences of a device: theme, text size, language, depth of entry."""

    work: UnitOfWork
    actor: Actor = SCORER

    def of(self, device: str = "") -> dict[str, Any]:
        settings = self.work.database.get(SETTINGS, self.actor.device(device)) or {}
        return without(settings, "uid")

    def choose(self, device: str = "", **chosen: Any) -> None:
        if self.actor.may_save():
            own = {"uid": self.actor.device(device)}
            self.work.database.put(SETTINGS, {**self.of(device), **chosen, **own})


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A proposed value of a rule set that was confirmed."""

    path: str
    value: Any
    at: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Confirmations:
    """The confirmed values of each rule set.

    `house_rules` are those in use, path to value. Raises `RuleSetError` where they do not fit,
    `UnknownRuleSetError` for an unknown rule set.
    """

    work: UnitOfWork
    actor: Actor = SCORER

    def of(self, ruleset: RuleSetId) -> tuple[Confirmation, ...]:
        document = self.work.database.get(CONFIRMATIONS, ruleset) or {}
        return tuple(
            Confirmation(path, entry["value"], entry["at"], entry.get("by", ""))
            for path, entry in document.get("paths", {}).items()
        )

    def open_paths(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        """Return the paths that still want to be confirmed before a rule set is played."""
        if not self.actor.may_decide:  # it is for others, and keeps no table waiting
            return ()
        known = {confirmed.path: confirmed.value for confirmed in self.of(ruleset)}
        return switches.unconfirmed(rule_book(ruleset), known, house_rules)

    def confirm(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None, *, by: str = ""
    ) -> tuple[Confirmation, ...]:
        """Confirm all that is still open, and return that; what was confirmed stays as it was."""
        open_paths = self.open_paths(ruleset, house_rules)
        if not open_paths:
            return ()
        tree, _ = switches.asked_values(rule_book(ruleset), house_rules or {})
        now = self.work.now()
        new = tuple(Confirmation(path, loader.value_at(tree, path), now, by) for path in open_paths)
        paths = {
            entry.path: {"value": entry.value, "at": entry.at}
            | ({"by": entry.by} if entry.by else {})
            for entry in (*self.of(ruleset), *new)
        }
        self.work.database.put(CONFIRMATIONS, {"uid": ruleset, "paths": paths})
        return new
