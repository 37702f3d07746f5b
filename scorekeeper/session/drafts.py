"""Drafts: what a device is typing, kept at every tap, and settings of a device."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.match.model import DealUid, MatchUid
from scorekeeper.session.desk import Desk
from scorekeeper.store.archive import DRAFTS, SETTINGS


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-entered deal of one device."""

    form: Mapping[str, Any]
    """The form as plain data."""
    seen: int
    """The number of the match's last change when the form was opened."""
    at: str


@dataclass(frozen=True, slots=True)
class Drafts:
    """The verbs for drafts: one for each device and each new deal.

    `before` is the deal that a forgotten one goes in front of; without it the new one is the next.
    """

    desk: Desk

    def keep(
        self,
        match: MatchUid,
        device: str,
        form: Mapping[str, Any],
        *,
        seen: int,
        before: DealUid | None = None,
    ) -> None:
        """Keep the form as it is now; it is on the disk when this returns."""
        document = {"form": dict(form), "seen": seen, "at": self.desk.now()}
        self.desk.archive.put(DRAFTS, {"uid": _key(match, device, before), **document})

    def find(
        self,
        match: MatchUid,
        device: str,
        *,
        before: DealUid | None = None,
    ) -> Draft | None:
        """The draft of a device, or None where it has none."""
        found = self.desk.archive.get(DRAFTS, _key(match, device, before))
        return None if found is None else Draft(found["form"], found["seen"], found["at"])

    def forget(
        self,
        match: MatchUid,
        device: str,
        *,
        before: DealUid | None = None,
    ) -> None:
        """Throw a draft away; one that is not there is no error."""
        self.desk.archive.remove(DRAFTS, _key(match, device, before))


@dataclass(frozen=True, slots=True)
class Settings:
    """What a device prefers: theme, text size, language, depth of entry."""

    desk: Desk

    def of(self, device: str) -> dict[str, Any]:
        """Everything that a device has chosen, by name."""
        found = self.desk.archive.get(SETTINGS, device) or {}
        return {name: value for name, value in found.items() if name != "uid"}

    def choose(self, device: str, **chosen: Any) -> None:
        """Keep what a device has chosen beside what it chose before."""
        self.desk.archive.put(SETTINGS, {**self.of(device), **chosen, "uid": device})


def _key(match: MatchUid, device: str, before: DealUid | None) -> str:
    what = f"before {before}" if before else "new"
    return f"{match}/{device}/{what}"
