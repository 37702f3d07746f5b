"""What stands on the big screen: worked out from an evening, as values that can be compared."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from scorekeeper.club import EntrantUid, Evening, Round, Row, standing, table_state
from scorekeeper.club.scheme import Scheme
from scorekeeper.ui.components.round_clock import RoundTime, round_time
from scorekeeper.ui.screens.big_screen.naming import shown_name
from scorekeeper.words import Words
from scorekeeper.words.clubs.names import joined
from scorekeeper.words.words import shortened

Totals = Mapping[int, tuple[int, ...]]
"""How it stands at the tables of a round: the points of their sides, by number of the table."""
NO_TOTALS: Totals = {}
COLON = " : "
FIGURES = ("difference", "card_points", "wins", "highest_match")
"""Tie-breaks that are a number of their own in the standing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A row of the standing."""

    number: int
    """Which row it is, from 1; those who share a place have different ones."""
    place: int | None
    """None while nobody has one."""
    name: str
    points: str
    second: str
    """What parts those who are level, as far as it is a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """Who sits at a table of the round that is about to begin, or is played."""

    number: int
    """Which row it is, from 1."""
    table: int
    sides: tuple[str, ...]
    totals: tuple[str, ...] = ()
    """How it stands there, side by side, once the round is played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """Everything that the screen shows."""

    title: str
    under: str
    """Which round is played, or that all are."""
    heads: tuple[str, str]
    """What the two numbers of a line are."""
    lines: tuple[Line, ...]
    meetings: tuple[Meeting, ...] = ()
    is_running: bool = False
    """Whether they are played now."""
    latest: tuple[str, ...] = ()
    """Which tables scored last, and how it stands there: the last one first."""
    resting: tuple[str, ...] = ()
    """Who rests in the round that is about to begin."""
    playing: tuple[int, ...] = ()
    """Numbers of the tables that have no result yet."""
    time: RoundTime | None = None

    @property
    def is_played(self) -> bool:
        """Whether it is known how it stands at the tables."""
        return any(one.totals for one in self.meetings)


def board_of(evening: Evening, words: Words, *, initials: bool) -> Board:
    """The screen of an evening as it stands, with names or initials, and without its totals."""
    names = {
        one.uid: shown_name(words, evening, one, initials=initials) for one in evening.entrants
    }
    last = evening.rounds[-1] if evening.rounds else None
    second = _second(evening.plan.scheme)
    rows = enumerate(standing(evening), start=1)
    return Board(
        title=str(shortened(evening.plan.name)),
        under=_under(evening, last, words),
        heads=_heads(evening.plan.scheme, second, words),
        lines=tuple(_line(row, number, second, names, words) for number, row in rows),
        meetings=_meetings(last, names, words) if last and last.state != "closed" else (),
        is_running=last is not None and last.state == "running",
        resting=tuple(names[one] for one in last.byes) if last and last.state == "drawn" else (),
        playing=_playing(last) if last and last.state == "running" else (),
        time=_time(evening, last),
    )


def scored(board: Board, words: Words, totals: Totals, latest: Iterable[int]) -> Board:
    """The same with how it stands at the tables, where a round is running.

    `totals` are the card points of the tables by their numbers; `latest` has the numbers of
    those that scored last, the last one first.
    """
    if not board.is_running:
        return board
    said = {number: tuple(map(words.number, points)) for number, points in totals.items()}
    return replace(
        board,
        meetings=tuple(replace(one, totals=said.get(one.table, ())) for one in board.meetings),
        latest=tuple(
            words.text("big-screen-seat", table=number, sides=COLON.join(said[number]))
            for number in latest
            if number in said
        ),
    )


def _second(scheme: Scheme) -> str | None:
    """The first tie-break that is a number, and not what is counted anyway."""
    found = (one for one in scheme.tie_breaks if one in FIGURES and one != scheme.counts)
    return next(found, None)


def _heads(scheme: Scheme, second: str | None, words: Words) -> tuple[str, str]:
    counts = words.text("big-screen-counts", counts=scheme.counts)
    return counts, words.text("big-screen-second", figure=second) if second else ""


def _line(
    row: Row, number: int, second: str | None, names: Mapping[EntrantUid, str], words: Words
) -> Line:
    figure = getattr(row, second) if second else 0
    written = words.points(figure) if second == "difference" else words.number(figure)
    return Line(
        number=number,
        place=row.place,
        name=names[row.entrant],
        points=words.number(row.points),
        second=written if second else "",
    )


def _meetings(last: Round, names: Mapping[EntrantUid, str], words: Words) -> tuple[Meeting, ...]:
    return tuple(
        Meeting(
            number=number,
            table=table.number,
            sides=tuple(
                joined(words, [names[one] for one in side.entrants]) for side in table.sides
            ),
        )
        for number, table in enumerate(last.tables, start=1)
    )


def _playing(running: Round) -> tuple[int, ...]:
    return tuple(table.number for table in running.tables if table_state(table) != "done")


def _time(evening: Evening, last: Round | None) -> RoundTime | None:
    """The clock of the running round, until all of its tables are done."""
    if last is None or last.state != "running" or not _playing(last):
        return None
    return round_time(last.started, evening.plan.length)


def _under(evening: Evening, last: Round | None, words: Words) -> str:
    if last is None:
        return words.text("big-screen-begins")
    played, rounds = last.number, evening.plan.rounds
    if last.state == "closed" and played >= rounds:
        return words.text("big-screen-final")
    return words.text(f"big-screen-{last.state}", number=played, rounds=rounds)
