"""What was done to a match, in a sentence with the numbers.

teller = Teller(words, open_match)
teller.told(change)      Deal 4 saved: +785 for Ana & Ben, +120 for Cleo & Dov
teller.to_undo()         Undo: deal 4
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.match import RecordError
from scorekeeper.match.record import read_deal
from scorekeeper.scoring import SideScore, score_deal
from scorekeeper.session import Change, ChangeKind, OpenMatch
from scorekeeper.words.differences import line_differences
from scorekeeper.words.words import Words

Doc = Mapping[str, Any]
NOTHING = "none"
"""Stands in a message for a value that there is not."""

SET_UP_PARTS = (
    "ruleset",
    "house_rules",
    "sides",
    "seats",
    "first_dealer",
    "direction",
    "opening_scores",
    "next",
)
"""Fields of a match that a change of the set-up may be about, in the order of telling."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells the changes of one match, with its names and by its rules."""

    words: Words
    match: OpenMatch
    """The match after the change."""

    def told(self, change: Change) -> str:
        """What a change did: the deal and its points, or what was changed about the match."""
        if change.kind not in (ChangeKind.UNDO, ChangeKind.REDO):
            return self.words.text(f"change-{change.kind}", **self._values(change))
        what, points = self._what(self._original(change)), self._points(change)
        return self.words.text(f"change-{change.kind}", what=what, points=points or NOTHING)

    def to_undo(self) -> str | None:
        """What the next undo takes back, or None where there is nothing."""
        change = self.match.history.undoable
        return None if change is None else self.words.text("undo-what", what=self._what(change))

    def to_redo(self) -> str | None:
        """What the next redo makes again, or None where there is nothing."""
        change = self.match.history.redoable
        return None if change is None else self.words.text("redo-what", what=self._what(change))

    def details(self, change: Change) -> tuple[str, ...]:
        """The lines of the score that an amendment changed, a sentence each; none of others."""
        before, after = self._scores(change.before), self._scores(change.after)
        return tuple(line_differences(self.words, self._names, before, after))

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(side.name for side in self.match.match.sides)

    def _original(self, change: Change) -> Change:
        """The change that an undo or redo is about."""
        found = (one for one in self.match.history.changes if one.number == change.of)
        return next(found, change)

    def _what(self, change: Change) -> str:
        return self.words.text(f"change-what-{change.kind}", **self._values(change))

    def _values(self, change: Change) -> dict[str, Any]:
        ended = (change.after or {}).get("ended") or {}
        return {
            "number": self._number(change),
            "points": self._points(change) or NOTHING,
            "by": ended.get("by", NOTHING),
            "parts": self._parts(change) or NOTHING,
        }

    def _number(self, change: Change) -> int:
        """The number that a deal has now, or had: where it would stand among those there are."""
        uids = [played.uid for played in self.match.match.deals]
        if change.deal in uids:
            return uids.index(change.deal) + 1
        place = _position(change)
        later = (
            number
            for number, uid in enumerate(uids, start=1)
            if place
            <= max(map(_position, self.match.history.of_deal(uid) if uid else ()), default=0)
        )
        return next(later, len(uids) + 1)

    def _points(self, change: Change) -> str:
        """The points of each side; of a deal that was amended what has changed in them."""
        before, after = self._scores(change.before), self._scores(change.after)
        said = self._changed(before, after) if before and after else self._all(before or after)
        return ", ".join(
            self.words.text("points-for-side", points=points, side=name) for points, name in said
        )

    def _all(self, scores: tuple[SideScore, ...]) -> Iterator[tuple[str, str]]:
        for name, score in zip(self._names, scores, strict=False):
            yield self.words.points(score.total), name

    def _changed(
        self, before: tuple[SideScore, ...], after: tuple[SideScore, ...]
    ) -> Iterator[tuple[str, str]]:
        for name, old, new in zip(self._names, before, after, strict=False):
            if old.total != new.total:
                yield self._from_to(old.total, new.total), name

    def _from_to(self, old: int, new: int) -> str:
        points = self.words.points
        return self.words.text("points-from-to", before=points(old), after=points(new))

    def _scores(self, document: Doc | None) -> tuple[SideScore, ...]:
        """The score of each side in a deal as the store has it; nothing for another document."""
        if document is None or "position" not in document:
            return ()
        try:
            played = read_deal(document, str(document["uid"]))
        except RecordError:
            return ()
        return score_deal(self.match.match.rules, played.deal).sides

    def _parts(self, change: Change) -> str:
        """What about the match was changed, by name."""
        before, after = change.before or {}, change.after or {}
        changed = [part for part in SET_UP_PARTS if before.get(part) != after.get(part)]
        return ", ".join(self.words.text(f"set-up-part-{part}") for part in changed)


def _position(change: Change) -> float:
    document = change.after or change.before or {}
    return float(document.get("position", 0))
