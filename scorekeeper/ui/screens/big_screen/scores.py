"""How it stands at the tables of the running round, as one big screen has heard of it."""

from collections.abc import Iterable

from scorekeeper.club import Evening, EveningUid, Round
from scorekeeper.session.club import Club

MOST = 4
"""Tables that are remembered as those that scored last."""


class Scores:
    """The totals of the tables, looked up again only where something has happened."""

    def __init__(self, club: Club) -> None:
        """Know of no table yet."""
        self._club = club
        self._of: tuple[EveningUid, int] | None = None
        self.totals: dict[int, tuple[int, ...]] = {}
        """By the numbers of the tables; none while no round is running."""
        self.latest: tuple[int, ...] = ()
        """Where they scored last, the last one first."""

    def look(self, evening: Evening, tables: Iterable[int] | None = None) -> None:
        """Look at these tables of the running round again; at all where none are named."""
        running = _running(evening)
        if running is None:
            self._of, self.totals, self.latest = None, {}, ()
            return
        of = (evening.uid, running.number)
        if of != self._of:
            self._of, self.totals, self.latest = of, self._looked_up(*of), ()
            return
        found = self._looked_up(*of, tables)
        scored = [number for number, totals in found.items() if totals != self.totals.get(number)]
        self.totals = {**self.totals, **found}
        earlier = (number for number in self.latest if number not in scored)
        self.latest = (*reversed(scored), *earlier)[:MOST]

    def _looked_up(
        self, uid: EveningUid, number: int, tables: Iterable[int] | None = None
    ) -> dict[int, tuple[int, ...]]:
        if tables is None:
            return {one.number: one.totals for one in self._club.tables(uid, number)}
        found = (self._club.table(uid, number, table) for table in tables)
        return {one.number: one.totals for one in found if one is not None}


def _running(evening: Evening) -> Round | None:
    last = evening.rounds[-1] if evening.rounds else None
    return last if last is not None and last.state == "running" else None
