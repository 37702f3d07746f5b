"""Seats in the middle of a match: who deals next, and who takes over whose seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.match.model import Arrangement, MatchUid
from scorekeeper.match.progress import progress
from scorekeeper.match.seating import seats_of
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.changes import ChangeKind, Done, Problems, Step, make
from scorekeeper.session.desk import Desk
from scorekeeper.session.matches import Matches
from scorekeeper.store.archive import MATCHES

NEXT = "next"
"""The field of a match that says what is arranged for its next deal."""


@dataclass(frozen=True, slots=True)
class Seats:
    """The verbs for seats; deals that are recorded stay with those who played them."""

    desk: Desk
    matches: Matches

    def arrange(
        self,
        uid: MatchUid,
        *,
        dealer: str | None = None,
        seats: tuple[str, ...] | None = None,
        seen: int,
        by: str = "",
    ) -> Done:
        """Say who deals the next deal, or who sits where from it on.

        `seats` are the names round the table, as many as before; what is None stays as it was.
        `seen` is that of `make`. Raises `UnknownMatchError`.
        """

        def step() -> Step | Problems:
            match = self.matches.open(uid).match
            now = seats_of(match)
            wanted = tuple(name.strip() for name in seats or now)
            if found := tuple(_problems(now, wanted, dealer)):
                return found
            turn = dealer or _taken_over(progress(match).dealer, now, wanted)
            usual = seats_of(replace(match, arranged=None))
            coming = Arrangement(
                after=match.coming.after, dealer=turn, seats=None if wanted == usual else wanted
            )
            before = self.desk.archive.get(MATCHES, uid)
            after = {**(before or {}), NEXT: self._written(uid, coming)}
            return Step(ChangeKind.SET_UP, before=before, after=after)

        return make(self.desk, uid, step, seen=seen, by=by)

    def _written(self, uid: MatchUid, coming: Arrangement) -> dict[str, Any]:
        """What a match keeps of an arrangement, with the names that it writes."""
        written = self.matches.people.written(uid)
        said: dict[str, Any] = {"after": coming.after}
        if coming.dealer is not None:
            said["dealer"] = written.get(coming.dealer, coming.dealer)
        if coming.seats is not None:
            said["seats"] = [written.get(name, name) for name in coming.seats]
        return said


def _problems(now: Sequence[str], wanted: Sequence[str], dealer: str | None) -> Iterator[Problem]:
    if len(wanted) != len(now):
        values = {"count": len(wanted), "right": len(now)}
        yield Problem("wrong_number_of_players", "seats", values)
    for place, name in enumerate(wanted):
        if not name:
            yield Problem("name_needed", f"seats[{place}]")
        elif name in wanted[:place]:
            yield Problem("name_twice", f"seats[{place}]", {"name": name})
    if dealer is not None and dealer not in wanted:
        yield Problem("name_needed", "dealer")


def _taken_over(name: str | None, before: Sequence[str], after: Sequence[str]) -> str | None:
    """Whose turn it is after seats were taken over: the turn stays with the seat."""
    if name in before and name not in after:
        return after[before.index(name)]
    return name
