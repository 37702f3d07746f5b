"""The small documents of a device: drafts of deals and settings; and confirmed rule values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.match.model import DealUid, MatchUid
from scorekeeper.rules import RuleSetId, loader, switches
from scorekeeper.services.history import SCORER, Actor
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage.database import CONFIRMATIONS, DRAFTS, SETTINGS


@dataclass(frozen=True, slots=True)
class Draft:
    """A deal that is being entered."""

    form: Mapping[str, Any]  # the form as plain data
    seen: int  # the number of the match's last change when the form was opened
    at: str


@dataclass(frozen=True, slots=True)
class Drafts:
    """The drafts of deals, one for each device and new deal.

    `before` is the deal in front of which a forgotten deal is inserted; None for the next deal.
    """

    work: UnitOfWork
    actor: Actor = SCORER

    def save(
        self,
        match: MatchUid,
        device: str,
        form: Mapping[str, Any],
        *,
        seen: int,
        before: DealUid | None = None,
    ) -> None:
        """Save the form of a deal as a draft; do nothing for a match that the actor cannot see.

        Args:
            match: The match.
            device: The device on which the deal is entered.
            form: Content of the form.
            seen: Number of the last change of the match that the form is based on.
            before: The deal before which the new deal is inserted; None at the end.
        """
        if self.actor.can_see(match):
            document = {"form": dict(form), "seen": seen, "at": self.work.now()}
            self.work.table(DRAFTS).put({"uid": self._key(match, device, before), **document})

    def find(self, match: MatchUid, device: str, *, before: DealUid | None = None) -> Draft | None:
        """Return the draft of a device for a new deal, or for a deal before `before`; or None."""
        document = self.work.table(DRAFTS).get(doc_id=self._key(match, device, before))
        return Draft(document["form"], document["seen"], document["at"]) if document else None

    def delete(self, match: MatchUid, device: str, *, before: DealUid | None = None) -> None:
        """Delete the draft of a device, if there is one."""
        self.work.table(DRAFTS).remove(doc_ids=[self._key(match, device, before)])

    def _key(self, match: MatchUid, device: str, before: DealUid | None) -> str:
        place = f"before {before}" if before else "new"
        return f"{match}/{self.actor.device(device)}/{place}"


@dataclass(frozen=True, slots=True)
class Settings:
    """The preferences of a device: theme, text size, language, depth of entry."""

    work: UnitOfWork
    actor: Actor = SCORER

    def read(self, device: str = "") -> dict[str, Any]:
        """Return the saved settings of a device by name."""
        settings = self.work.table(SETTINGS).get(doc_id=self.actor.device(device)) or {}
        return without(settings, "uid")

    def choose(self, device: str = "", **chosen: Any) -> None:
        """Save settings of a device by name, without changing others, if the actor may save."""
        if self.actor.may_save():
            own = {"uid": self.actor.device(device)}
            self.work.table(SETTINGS).upsert({**chosen, **own})


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
