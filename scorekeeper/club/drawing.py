"""Rounds come and go: drawn, taken back, started, closed."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from scorekeeper.club.draws import DRAWS, Drawn, Field, Meeting, past_of, shuffled
from scorekeeper.club.model import Evening, Seed
from scorekeeper.club.refused import Refused, refusal, refused
from scorekeeper.club.rounds import LogEntry, LogKind, Note, Round, Table, TableSide, table_state
from scorekeeper.club.shape import shape_of
from scorekeeper.club.standings import standing
from scorekeeper.club.uids import EntrantUid, MemberUid
from scorekeeper.scoring.problem import Problem


def draw_round(evening: Evening, note: Note, *, seed: str | None = None) -> Evening | Refused:
    """An evening with its next round drawn; a `seed` takes the place of the plan's from now on.

    Problems: a round is not closed yet, all rounds are played, too few are there.
    """
    if found := refused(_drawing(evening)):
        return found
    if seed is not None:
        evening = replace(evening, plan=replace(evening.plan, seed=Seed(seed)))
    drawn = DRAWS[evening.plan.movement](field_of(evening))
    return with_round(evening, drawn, note, kind="drawn")


def take_back_round(evening: Evening, note: Note) -> Evening | Refused:
    """An evening without its last round, which has not started yet."""
    if not evening.rounds or evening.rounds[-1].state != "drawn":
        return refusal("round_started", "rounds")
    entry = LogEntry(kind="taken_back", note=note, round=len(evening.rounds))
    return replace(evening, rounds=evening.rounds[:-1], log=(*evening.log, entry))


def start_round(evening: Evening, note: Note) -> Evening | Refused:
    """An evening whose drawn round has started: it can no longer be changed by hand."""
    if not evening.rounds or evening.rounds[-1].state != "drawn":
        return refusal("no_round_drawn", "rounds")
    started = replace(evening.rounds[-1], state="running", started=note.at)
    return _with_last(evening, started, "started", note)


def close_round(evening: Evening, note: Note) -> Evening | Refused:
    """An evening whose running round is over; a table without a result is a problem each."""
    if not evening.rounds or evening.rounds[-1].state != "running":
        return refusal("no_round_running", "rounds")
    last = evening.rounds[-1]
    open_tables = (
        Problem("table_open", f"tables[{place}]", {"table": table.number, "state": state})
        for place, table in enumerate(last.tables)
        if (state := table_state(table)) != "done"
    )
    closed = replace(last, state="closed")
    return refused(open_tables) or _with_last(evening, closed, "closed", note)


def field_of(evening: Evening) -> Field:
    """What a draw of the next round is told."""
    present = [entrant.uid for entrant in evening.entrants if entrant.present]
    if evening.plan.movement == "by_standing":
        present = _by_standing(evening, present)
    shape = shape_of(evening.plan)
    return Field(
        present=tuple(present),
        seed=evening.plan.seed,
        past=past_of([drawn_of(one) for one in evening.rounds]),
        sides=shape.sides,
        size=shape.size,
        lone=shape.lone,
    )


def drawn_of(played: Round) -> Drawn:
    """Who met whom in a round; teams that meet at several tables have met once."""
    meetings = (tuple(side.entrants for side in table.sides) for table in played.tables)
    return Drawn(tuple(dict.fromkeys(meetings)), played.byes)


def with_round(evening: Evening, drawn: Drawn, note: Note, *, kind: LogKind) -> Evening:
    """An evening with another round, its tables numbered from 1."""
    number = len(evening.rounds) + 1
    new = Round(number=number, tables=tables_of(evening, drawn.meetings), byes=drawn.byes)
    return _with_last(replace(evening, rounds=(*evening.rounds, new)), new, kind, note)


def tables_of(evening: Evening, meetings: Iterable[Meeting]) -> tuple[Table, ...]:
    """The tables of some meetings; teams sit at one table for each of their sides."""
    seats = {entrant.uid: entrant.members for entrant in evening.entrants}
    size = shape_of(evening.plan).seats if evening.plan.form == "teams" else None
    sides = (
        sitting
        for meeting in meetings
        for sitting in zip(*_seated(meeting, seats, size), strict=True)
    )
    return tuple(Table(number=number, sides=both) for number, both in enumerate(sides, start=1))


def _seated(
    meeting: Meeting, seats: dict[EntrantUid, tuple[MemberUid, ...]], size: int | None
) -> Iterator[list[TableSide]]:
    """For each side of a meeting its players, table by table."""
    for side in meeting:
        players = [member for uid in side for member in seats[uid]]
        step = size or len(players)
        starts = range(0, len(players), step)
        yield [TableSide(side, tuple(players[start : start + step])) for start in starts]


def _drawing(evening: Evening) -> Iterator[Problem]:
    if evening.rounds and evening.rounds[-1].state != "closed":
        yield Problem("round_open", "rounds", {"round": len(evening.rounds)})
    if len(evening.rounds) >= evening.plan.rounds:
        yield Problem("all_rounds_played", "rounds", {"count": evening.plan.rounds})
    shape = shape_of(evening.plan)
    present = sum(entrant.present for entrant in evening.entrants)
    if present < shape.sides * shape.size:
        values = {"count": present, "right": shape.sides * shape.size}
        yield Problem("too_few_present", "entrants", values)


def _by_standing(evening: Evening, present: list[EntrantUid]) -> list[EntrantUid]:
    """Those present, first first; before the first round chance is the standing."""
    if not evening.rounds:
        return list(shuffled(present, evening.plan.seed))
    return [row.entrant for row in standing(evening) if row.entrant in set(present)]


def _with_last(evening: Evening, last: Round, kind: LogKind, note: Note) -> Evening:
    entry = LogEntry(kind=kind, note=note, round=last.number)
    return replace(evening, rounds=(*evening.rounds[:-1], last), log=(*evening.log, entry))
