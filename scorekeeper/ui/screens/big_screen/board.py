"""What stands on the big screen: worked out from an evening, as values that can be compared."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

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


def board_of(
    evening: Evening,
    words: Words,
    *,
    initials: bool,
    totals: Totals = NO_TOTALS,
    latest: Iterable[int] = (),
) -> Board:
    """The screen of an evening as it stands, with names or initials.

    `totals` are the card points of the tables of the running round, by their numbers; `latest`
    has the numbers of those that scored last, the last one first.
    """
    names = {
        one.uid: shown_name(words, evening, one, initials=initials) for one in evening.entrants
    }
    last = evening.rounds[-1] if evening.rounds else None
    second = _second(evening.plan.scheme)
    rows = enumerate(standing(evening), start=1)
    meetings = _meetings(last, names, words, totals) if last and last.state != "closed" else ()
    return Board(
        title=str(shortened(evening.plan.name)),
        under=_under(evening, last, words),
        heads=_heads(evening.plan.scheme, second, words),
        lines=tuple(_line(row, number, second, names, words) for number, row in rows),
        meetings=meetings,
        latest=_latest(meetings, latest, words),
        resting=tuple(names[one] for one in last.byes) if last and last.state == "drawn" else (),
        playing=_playing(last) if last and last.state == "running" else (),
        time=_time(evening, last),
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


def _meetings(
    last: Round, names: Mapping[EntrantUid, str], words: Words, totals: Totals
) -> tuple[Meeting, ...]:
    """The tables of a round; how it stands at them is only said of one that is running."""
    known = totals if last.state == "running" else NO_TOTALS
    return tuple(
        Meeting(
            number=number,
            table=table.number,
            sides=tuple(
                joined(words, [names[one] for one in side.entrants]) for side in table.sides
            ),
            totals=tuple(words.number(one) for one in known.get(table.number, ())),
        )
        for number, table in enumerate(last.tables, start=1)
    )


def _latest(meetings: Iterable[Meeting], latest: Iterable[int], words: Words) -> tuple[str, ...]:
    totals = {one.table: one.totals for one in meetings if one.totals}
    return tuple(
        words.text("big-screen-seat", table=number, sides=COLON.join(totals[number]))
        for number in latest
        if number in totals
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
