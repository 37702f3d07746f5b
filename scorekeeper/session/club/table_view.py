"""What a phone is shown of its table, and nothing of any other."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from scorekeeper.club import (
    Dispute,
    Evening,
    Member,
    Note,
    Result,
    RoundLength,
    Score,
    Table,
    match_sides,
    table_state,
)
from scorekeeper.match.model import MatchUid

TableNow = Literal["waiting", "playing", "claimed", "disputed", "done", "closed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """One side of the table."""

    number: int
    """Its place at the table, from 0."""
    name: str
    players: tuple[Member, ...]
    is_mine: bool
    """Whether this visitor holds it."""
    is_held: bool
    """Whether any phone holds it."""
    said: Score | None = None
    """What it says the score is; who accepts says the same as the other side."""
    said_by: Note | None = None
    """Who said so, and when; see `authors`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A table as one phone sees it."""

    evening: str
    """The name of the evening."""
    table: int
    round: int
    """The number of the round; 0 before the first one has started."""
    rounds: int
    """How many rounds are planned."""
    state: TableNow
    """`waiting` until a round runs in which there is this table; `closed` when it is over."""
    is_over: bool
    """Whether the last round is closed."""
    length: RoundLength
    started: str | None = None
    """When the round began, as ISO 8601 text."""
    sides: tuple[SideView, ...] = ()
    dispute: Dispute | None = None
    result: Result | None = None
    is_corrected: bool = False
    """Whether the organiser has put the result right."""
    match: MatchUid | None = None
    """The match, while it may be looked at."""

    @property
    def mine(self) -> SideView | None:
        """The side that this visitor holds."""
        return next((side for side in self.sides if side.is_mine), None)


def view_of(evening: Evening, number: int, held: Mapping[str, int], visitor: str) -> TableView:
    """A table of an evening as a visitor sees it; `held` has the sides that phones hold.

    It is that of the running round, else that of the last one that was closed.
    """
    shown = [one for one in evening.rounds if one.state != "drawn"][-1:]
    last = shown[0] if shown else None
    table = next((one for one in (last.tables if last else ()) if one.number == number), None)
    is_running = last is not None and last.state == "running"
    return TableView(
        evening=evening.plan.name,
        table=number,
        round=last.number if last else 0,
        rounds=evening.plan.rounds,
        state=_state(table, is_running=is_running),
        is_over=evening.is_over,
        length=evening.plan.length,
        started=last.started if last else None,
        sides=tuple(_sides(evening, table, held if is_running else {}, visitor)) if table else (),
        dispute=table.disputed if table else None,
        result=table.result if table else None,
        is_corrected=_was_corrected(evening, last.number, number) if last else False,
        match=table.match if table and is_running else None,
    )


def _state(table: Table | None, *, is_running: bool) -> TableNow:
    if table is None:
        return "waiting"
    return table_state(table) if is_running else "closed"


def _was_corrected(evening: Evening, number: int, table: int) -> bool:
    """Whether the last thing done at a table of a round was to correct its result."""
    entries = (one for one in reversed(evening.log) if (one.round, one.table) == (number, table))
    last = next(entries, None)
    return last is not None and last.kind == "corrected"


def _sides(
    evening: Evening, table: Table, held: Mapping[str, int], visitor: str
) -> Iterator[SideView]:
    members = {member.uid: member for member in evening.members}
    said = {claim.side: claim for claim in table.claims}
    for place, (side, named) in enumerate(
        zip(table.sides, match_sides(evening, table), strict=True)
    ):
        claim = said.get(place)
        yield SideView(
            number=place,
            name=named.name,
            players=tuple(members[uid] for uid in side.players),
            is_mine=held.get(visitor) == place,
            is_held=place in held.values(),
            said=claim.score if claim else None,
            said_by=claim.note if claim else None,
        )
