"""Where a visitor sits: the table of the running round, and why nothing can be done there."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.club import Evening, Table
from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import MatchUid
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.club.access import Access
from scorekeeper.session.club.evenings import Evenings
from scorekeeper.session.club.visitors import Visitor
from scorekeeper.session.desk import Desk
from scorekeeper.session.matches import Matches
from scorekeeper.store.archive import MATCHES


class UnknownTableError(ScorekeeperError):
    """There is no table of this number in the running round, or no round is running."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A visitor's place at a table; what it may do is asked anew each time."""

    desk: Desk
    evenings: Evenings
    matches: Matches
    access: Access
    visitor: Visitor

    @property
    def evening(self) -> Evening:
        """The evening as it stands; raises what opening it raises."""
        return self.evenings.open(self.visitor.evening)

    @property
    def round(self) -> int:
        """The number of the last round; 0 before the first was drawn."""
        return len(self.evening.rounds)

    @property
    def table(self) -> Table | None:
        """The table as it stands in the running round; None where there is none now."""
        evening = self.evening
        if not evening.rounds or evening.rounds[-1].state != "running":
            return None
        tables = evening.rounds[-1].tables
        return next((one for one in tables if one.number == self.visitor.table), None)

    @property
    def seated(self) -> Table:
        """The table, where `absent` has nothing to say; else `UnknownTableError`."""
        table = self.table
        if table is None:
            raise UnknownTableError(f"there is no table {self.visitor.table} now")
        return table

    @property
    def match(self) -> MatchUid | None:
        """The match that may be looked at now, or None; also where somebody has deleted it."""
        table = self.table if self.access.by_id(self.visitor.id) is not None else None
        if table is None or table.match is None:
            return None
        return table.match if self.desk.archive.has(MATCHES, table.match) else None

    def held(self) -> Mapping[str, int]:
        """The sides that phones of this table speak for in the last round, by their ids."""
        return self.access.held(self.visitor.evening, self.visitor.table, self.round)

    def absent(self, of_round: int | None = None) -> tuple[Problem, ...]:
        """Why there is no table for this visitor now.

        The code was revoked; no round is running here, or another than `of_round`.
        """
        path = f"tables[{self.visitor.table}]"
        if self.access.by_id(self.visitor.id) is None:
            return (Problem("access_revoked", path),)
        if self.table is None:
            return (Problem("no_round_running", path),)
        if of_round not in (None, self.round):
            return (Problem("round_over", path, {"round": of_round}),)
        return ()

    def problems(self, of_round: int | None = None) -> tuple[Problem, ...]:
        """What keeps this visitor from changing anything: as for `absent`, or a result."""
        if found := self.absent(of_round):
            return found
        number = self.seated.number
        if self.seated.result is not None:
            return (Problem("has_a_result", f"tables[{number}]", {"table": number}),)
        return ()
