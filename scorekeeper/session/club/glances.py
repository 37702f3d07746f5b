"""The tables of a round at a glance, for the organiser."""

from dataclasses import dataclass

from scorekeeper.club import Evening, Score, Table, TableState, match_sides, table_state
from scorekeeper.match.model import MatchUid
from scorekeeper.session.matches import Matches, UnknownMatchError
from scorekeeper.session.summary import Summary


@dataclass(frozen=True, slots=True, kw_only=True)
class TableGlance:
    """One table as a tile shows it."""

    round: int
    number: int
    names: tuple[str, ...]
    """Of its sides."""
    totals: tuple[int, ...]
    """Of the match; of the result where there is one."""
    state: TableState
    deals: int
    """How many were played."""
    is_over: bool
    """Whether the match is over by its rules."""
    changed: str | None
    """When anything was done there last, as ISO 8601 text; None where nothing was yet."""
    match: MatchUid | None


def glance(evening: Evening, number: int, table: Table, matches: Matches) -> TableGlance:
    """A table of a round, with where its match stands."""
    found = _summary(table, matches)
    stand = found.progress if found is not None else None
    said = [entry for entry in evening.log if (entry.round, entry.table) == (number, table.number)]
    times = [found.changed] if found is not None else []
    times += [entry.note.at for entry in said[-1:]]
    score = table.result.score if table.result else Score(stand.totals if stand else ())
    return TableGlance(
        round=number,
        number=table.number,
        names=tuple(side.name for side in match_sides(evening, table)),
        totals=score.points or (0,) * len(table.sides),
        state=table_state(table),
        deals=len(stand.deals) if stand else 0,
        is_over=stand is not None and stand.outcome.over,
        changed=max(times, default=None),
        match=table.match,
    )


def _summary(table: Table, matches: Matches) -> Summary | None:
    """The match of a table, unless it was deleted."""
    try:
        return None if table.match is None else matches.summary(table.match)
    except UnknownMatchError:
        return None
