"""The big screen of an evening: everybody in the room reads it, nobody taps it.

screen    the whole
board     what stands on it, as values that follow from an evening
naming    names, or initials where they are asked for
watch     what one page shows, looked at anew when the evening changes
scores    how it stands at the tables of the running round, and where they scored last
following keeps a page up with the news of its evening
leaves    its pages, and how they take turns
rows      a row of the standing, and what all rows have in common
tables    a row of a table: who sits there, and how it stands once they play
foot      the lines below
fitting   how large rows can be, and how many pages they take
sizes     how the picture is divided
big_clock the clock of the round
"""

import asyncio
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil
from typing import Any
from urllib.parse import parse_qs, urlsplit

import flet as ft

from scorekeeper.club import (
    ClubFileError,
    Entrant,
    EntrantUid,
    Evening,
    EveningUid,
    Round,
    Row,
    names_of,
    standing,
    table_state,
)
from scorekeeper.club.model import Scheme
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import joined, told_rank
from scorekeeper.i18n.messages import shortened
from scorekeeper.services import Session
from scorekeeper.services.club import Club, News, UnknownEveningError, Visitor
from scorekeeper.ui.state import Layout, component, still_component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import spoken
from scorekeeper.ui.widgets.clock import Reading, RoundTime, is_open, round_time, told, use_clock
from scorekeeper.ui.widgets.text import LINE, SENTENCE, digits, one_line, text

INITIALS = "initials"
"""The name of the setting, and what stands behind the `?` of a link that asks for it."""


def choose_initials(session: Session, evening: EveningUid, *, on: bool) -> None:
    """Have every screen of an evening show initials, or names again, at once and from now on."""
    session.settings.choose(_key(evening), **{INITIALS: on})
    session.club.look_again()


def has_initials(session: Session, evening: EveningUid, route: str = "") -> bool:
    """Return True if a screen shows initials that was opened at this address."""
    asked = parse_qs(urlsplit(route).query, keep_blank_values=True)
    return INITIALS in asked or bool(session.settings.of(_key(evening)).get(INITIALS))


def _key(evening: EveningUid) -> str:
    return f"screen-{evening}"


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


BETWEEN = re.compile(r"[\s\-‐‑]+")  # noqa: RUF001 - hyphens of double names


def shown_name(words: Words, evening: Evening, entrant: Entrant, *, initials: bool) -> str:
    """The name of an entrant in one line, or the initials of those who play for it.

    A team is more than its players: it keeps a name of its own.
    """
    if initials and not (evening.plan.form == "teams" and entrant.name):
        names = {member.uid: member.name for member in evening.members}
        return joined(words, [initials_of(names[uid]) for uid in entrant.members])
    return joined(words, [str(shortened(name)) for name in names_of(evening, entrant)])


def initials_of(name: str) -> str:
    """The first letters of a name: A. B. for Ana Berger, J. L. for Jean-Luc."""
    words = (word for word in BETWEEN.split(name.strip()) if word)
    letters = (next((one for one in word if one.isalnum()), "") for word in words)
    found = [f"{letter.upper()}." for letter in letters if letter]
    return " ".join(found[:1] + found[1:][-2:])


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
    """True if they are played now."""
    latest: tuple[str, ...] = ()
    """Which tables scored last, and how it stands there: the last one first."""
    resting: tuple[str, ...] = ()
    """Who rests in the round that is about to begin."""
    playing: tuple[int, ...] = ()
    """Numbers of the tables that have no result yet."""
    time: RoundTime | None = None

    @property
    def is_played(self) -> bool:
        """True if it is known how it stands at the tables."""
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


@ft.observable
@dataclass
class Watch:
    """One page's picture of an evening; it is never shared with another page."""

    words: Words
    layout: Layout = field(default_factory=Layout)
    board: Board | None = None
    """None where there is nothing to show: the link is not valid any more."""
    _known: tuple[Evening, bool, Board] | None = field(default=None, init=False, repr=False)
    """The board without totals, of which evening, and whether with initials."""

    def look(
        self,
        evening: Evening | None,
        *,
        initials: bool,
        totals: Totals = NO_TOTALS,
        latest: Iterable[int] = (),
    ) -> None:
        """Show an evening as it stands; what is as it was stays untouched.

        `totals` and `latest` as for `scored`.
        """
        board = None
        if evening is not None:
            board = scored(self._of(evening, initials=initials), self.words, totals, latest)
        if board != self.board:
            self.board = board

    def _of(self, evening: Evening, *, initials: bool) -> Board:
        """The board without totals: while only deals are saved, it is the same one."""
        if self._known is None or self._known[0] is not evening or self._known[1] != initials:
            self._known = evening, initials, board_of(evening, self.words, initials=initials)
        return self._known[2]


class Following:
    """What a page shows follows the evening of its visitor, for as long as that one is let in."""

    def __init__(self, page: ft.Page, session: Session, visitor: Visitor, watch: Watch) -> None:
        """Follow nothing yet; `look` shows the evening for the first time."""
        self._page, self._session, self._visitor, self._watch = page, session, visitor, watch
        self._scores = Scores(session.club)

    def look(self, tables: Iterable[int] | None = None) -> None:
        """Look at the evening, and at how it stands at these tables: at all, if none are named."""
        evening = self._opened()
        if evening is None:
            self._watch.look(None, initials=False)
            return
        scores = self._scores
        scores.look(evening, tables)
        initials = has_initials(self._session, evening.uid, self._page.route)
        self._watch.look(evening, initials=initials, totals=scores.totals, latest=scores.latest)

    def hear(self, news: Sequence[News]) -> None:
        """Look at what news are about, where that is something that the screen shows."""
        ours = [one for one in news if one.evening == self._visitor.evening]
        if not ours:
            return
        tables = [one.table for one in ours if one.table is not None]
        self.look(tables if len(tables) == len(ours) else None)

    def _opened(self) -> Evening | None:
        """The evening of a visitor who is still let in; None where it cannot be shown."""
        if self._session.club.access.by_id(self._visitor.id) is None:
            return None
        try:
            return self._session.club.evenings.open(EveningUid(self._visitor.evening))
        except (UnknownEveningError, ClubFileError):
            return None


C = ft.Colors
MINUTE = 60
SECOND = 1
BESIDE_WORDS = 0.85
"""Of the size: how large the digits are over a sentence."""
INKS = {
    "playing": (None, C.ON_SURFACE),
    "warning": (C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "last_deal": (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
    "over": (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}
"""Ground and ink of each phase; the sentence below says the same without them."""


@component
def BigClock(time: RoundTime, words: Words, size: float, line: float) -> Any:
    """Minutes and seconds, and below them what they mean once the end is near."""
    reading: Reading = use_clock(time, lambda found: found, every=SECOND)
    ground, ink = INKS[reading.phase]
    said = told(words, reading)
    parts: list[ft.Control] = []
    if reading.seconds is not None:
        room = size if reading.phase == "playing" else size * BESIDE_WORDS
        parts.append(digits(shown(words, reading.seconds), room, ink))
    if reading.phase != "playing":
        parts.append(text(said, line, Face.BOLD, ink, text_align=ft.TextAlign.CENTER))
    box = ft.Container(
        ft.Column(
            parts,
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=ground,
        border_radius=line / 2,
        padding=ft.Padding.symmetric(horizontal=line),
    )
    return spoken(box, said, name="clock")


def shown(words: Words, seconds: int) -> str:
    """Seconds as a clock shows them: 12:05."""
    minutes, left = divmod(seconds, MINUTE)
    return words.text("view-clock", big=minutes, small=f"{left:02}")


ROW = 1.42
"""Height of a row, as a part of the size of its text."""
MOST_COLUMNS = 3


@dataclass(frozen=True, slots=True)
class Fit:
    """Rows on a page: how large, in how many columns, how many below each other."""

    size: float
    """Of the text, in pixels."""
    columns: int
    rows: int

    @property
    def on_a_page(self) -> int:
        """How many rows a page holds."""
        return self.columns * self.rows

    def pages(self, count: int) -> int:
        """How many pages so many rows take; an empty list is a page too."""
        return max(ceil(count / self.on_a_page), 1)


@dataclass(frozen=True, slots=True)
class Room:
    """The room for rows in pixels, and between which sizes their text may be."""

    width: float
    height: float
    gap: float
    """Between columns."""
    least: float
    """What can still be read from the back of the room."""
    most: float

    def column(self, columns: int) -> float:
        """The width of one of so many columns."""
        return (self.width - (columns - 1) * self.gap) / columns


def fit(count: int, ems: float, narrowest: float, room: Room) -> Fit:
    """The largest text in which so many rows, `ems` sizes wide, are seen at once.

    Where it would be too small to read, the rows are spread over pages, and may be as narrow as
    `narrowest`.
    """
    found = (_at_once(count, ems, room, columns) for columns in range(1, MOST_COLUMNS + 1))
    best = max(found, key=lambda one: one.size)
    return best if best.size >= room.least else _paged(count, narrowest, room)


def _at_once(count: int, ems: float, room: Room, columns: int) -> Fit:
    rows = max(ceil(count / columns), 1)
    high, wide = room.height / (rows * ROW), room.column(columns) / ems
    return Fit(min(high, wide, room.most), columns, rows)


def _paged(count: int, ems: float, room: Room) -> Fit:
    """The smallest text that can be read, in as many columns as have room, on even pages."""
    columns = max(
        (one for one in range(1, MOST_COLUMNS + 1) if room.column(one) / ems >= room.least),
        default=1,
    )
    rows = max(int(room.height / (room.least * ROW)), 1)
    pages = max(ceil(count / (columns * rows)), 1)
    rows = max(ceil(count / (pages * columns)), 1)
    size = min(room.height / (rows * ROW), room.column(columns) / ems, room.most)
    return Fit(max(size, room.least), columns, rows)


LETTER, DIGIT = 0.56, 0.6
"""Widths of a letter and of a digit, as parts of the size, with some room."""
SHORTEST, LONGEST = 7.0, 15.0
"""Sizes that a name is given at least, and at most: beside a longer one all are smaller."""
NARROW = 9.0
"""Sizes that are enough for a name where there are many."""
SMALLEST = 0.7
"""Of the size: how small names may become; what is still too long is cut."""
HEADING = 0.62
PADDING = 0.35


@dataclass(frozen=True, slots=True)
class Widths:
    """What the parts of a row take, in sizes of its text."""

    place: float
    name: float
    points: float
    second: float = 0.0
    longest: float = 0.0
    """What the longest name would like to have."""
    total: float = 0.0
    """Of the points: what one of several totals takes."""
    lines: int = 1
    """How many names stand below each other."""

    @property
    def all(self) -> float:
        """The whole row."""
        return self.place + self.name + self.points + self.second + 2 * PADDING

    @property
    def narrowest(self) -> float:
        """The row where there are many, and names may have to be shown smaller."""
        return self.all - self.name + min(self.name, NARROW)

    @property
    def height(self) -> float:
        """How high a row is, in sizes of its text."""
        return ROW + (self.lines - 1) * LINE

    def shrunk(self, width: float, size: float) -> float:
        """The part of the size that names can have in a row of `width` pixels."""
        part = self.left(width, size) / self.longest if self.longest else 1.0
        return max(min(part, 1.0), SMALLEST)

    def left(self, width: float, size: float) -> float:
        """What a row of `width` pixels leaves for its name, in sizes of its text."""
        return width / size - (self.all - self.name)


def standing_widths(board: Board) -> Widths:
    """The widths for the rows of a standing."""
    lines = board.lines
    heads = [len(head) * LETTER * HEADING for head in board.heads]
    return Widths(
        place=digit_width(str(line.place or "") for line in lines) + 0.7,
        name=name_width(line.name for line in lines),
        points=max(digit_width(line.points for line in lines), heads[0]) + 0.6,
        second=max(digit_width(line.second for line in lines), heads[1]) + 0.6 if heads[1] else 0.0,
        longest=letter_width(line.name for line in lines),
    )


def name_width(names: Iterable[str], *, most: float = LONGEST) -> float:
    """What the longest of some names takes, within bounds."""
    return min(max(letter_width(names), SHORTEST), most)


def in_columns(
    rows: Sequence[Any], fitting: Fit, draw: Callable[[Any], ft.Control], width: float, gap: float
) -> ft.Row:
    """Rows in the columns of a page, each column `width` wide."""
    starts = range(0, fitting.on_a_page, fitting.rows)
    columns: list[ft.Control] = [
        ft.Column([draw(row) for row in rows[start : start + fitting.rows]], spacing=0, width=width)
        for start in starts
    ]
    return ft.Row(columns, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START)


@still_component
def StandingRow(words: Words, line: Line, widths: Widths, size: float, width: float) -> Any:
    """Place, name, points and what parts the level; drawn again only when one of them changes."""
    parts: list[ft.Control] = [
        box(one_line(told_rank(words, line.place), size, Face.BOLD), widths.place * size),
        fitted_name(line.name, widths, width, size),
        box(one_line(line.points, size, Face.BOLD), widths.points * size, right=True),
    ]
    if widths.second:
        second = one_line(line.second, size, color=C.ON_SURFACE)
        parts.append(box(second, widths.second * size, right=True))
    place = line.place or "none"
    said = words.text("big-screen-row", place=place, name=line.name, points=line.points)
    return spoken(banded(parts, line.number, size), said, name=f"row-{line.number}")


def heading_row(heads: Sequence[str], widths: Widths, size: float, width: float) -> ft.Control:
    """What the numbers below are, over one column."""
    small, muted = size * HEADING, C.ON_SURFACE_VARIANT
    parts: list[ft.Control] = [ft.Container(expand=True)]
    for head, wide in zip(heads, (widths.points, widths.second), strict=True):
        if head:
            shown = one_line(head, small, Face.MEDIUM, color=muted)
            parts.append(box(shown, wide * size, right=True))
    padding = ft.Padding.symmetric(horizontal=PADDING * size)
    return ft.Container(ft.Row(parts, spacing=0), width=width, padding=padding)


def banded(
    parts: list[ft.Control], number: int, size: float, *, height: float = ROW
) -> ft.Container:
    """A row on its ground: every second one is tinted, so that the eye keeps to its line."""
    return ft.Container(
        ft.Row(parts, spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        height=height * size,
        padding=ft.Padding.symmetric(horizontal=PADDING * size),
        bgcolor=C.SURFACE_CONTAINER_HIGH if number % 2 else None,
        border_radius=size * 0.3,
    )


def fitted_name(
    name: str, widths: Widths, width: float, size: float, *, right: bool = False
) -> ft.Control:
    """A name, as large as all others of its list; its row shares the room with other names."""
    shrunk = size * widths.shrunk(width, size)
    aligned = ft.TextAlign.END if right else None
    return ft.Container(one_line(name, shrunk, Face.MEDIUM, text_align=aligned), expand=True)


def box(content: ft.Control, width: float, *, right: bool = False) -> ft.Container:
    """A part of a row that is as wide as in all other rows."""
    aligned = ft.Alignment.CENTER_RIGHT if right else ft.Alignment.CENTER_LEFT
    return ft.Container(content, width=width, alignment=aligned)


def letter_width(names: Iterable[str]) -> float:
    """What the longest of some names takes, in sizes of its text."""
    return max((len(name) for name in names), default=0) * LETTER


def digit_width(numbers: Iterable[str]) -> float:
    """What the longest of some numbers takes, in sizes of its text."""
    return max((len(number) for number in numbers), default=1) * DIGIT


@dataclass(frozen=True, slots=True)
class Sizes:
    """The measures of a picture, all of them parts of its height or width."""

    width: float
    height: float
    has_clock: bool
    has_news: bool = False
    """True if a line tells how it stands at the tables that scored last."""

    @property
    def is_upright(self) -> bool:
        """True if the picture is higher than wide: then the clock stands below the title."""
        return self.height > self.width

    @property
    def unit(self) -> float:
        """A hundredth of the side that the size of text goes by."""
        return min(self.height, self.width * 0.75) / 100

    @property
    def edge(self) -> float:
        """The margin all around."""
        return 3 * self.unit

    @property
    def clock(self) -> float:
        """The size of the clock's digits."""
        return 16 * self.unit

    @property
    def title(self) -> float:
        """The size of the name of the evening."""
        return 7 * self.unit

    @property
    def line(self) -> float:
        """The size of other lines: which round, which tables."""
        return 4.6 * self.unit

    @property
    def head(self) -> float:
        """The height of the head over the rows."""
        return 5.5 * self.unit

    @property
    def top(self) -> float:
        """The height of title and clock."""
        high = 25 * self.unit
        return high + 17 * self.unit if self.is_upright and self.has_clock else high

    @property
    def foot(self) -> float:
        """The height of the line below, or of both."""
        return (13 if self.has_news else 7) * self.unit

    @property
    def room(self) -> Room:
        """What is left for the rows."""
        return Room(
            width=self.width - 2 * self.edge,
            height=self.height - self.top - self.foot - self.head - self.edge / 2,
            gap=4 * self.unit,
            least=4.2 * self.unit,
            most=8 * self.unit,
        )


def sizes_of(layout: Layout, *, has_clock: bool, has_news: bool = False) -> Sizes:
    """The measures for a picture, with or without the clock of a round and news of its tables."""
    return Sizes(layout.width, layout.height, has_clock, has_news)


MOST_NUMBERS = 14
"""Numbers of tables that are named one by one; of more only how many there are."""
AT_ONCE = 2
"""Tables that are named at least as those that scored last: so many may have in one moment."""
FOOT_BETWEEN = 1.4
"""Sizes between two of them."""


def foot(board: Board, words: Words, sizes: Sizes, page: int, pages: int) -> ft.Control:
    """How it stands where they scored last; who still plays, or rests; and which page this is."""
    said = _said(board, words)
    shown = one_line(said, sizes.line, Face.MEDIUM)
    parts: list[ft.Control] = [
        ft.Container(spoken(shown, said, name="playing") if said else None, expand=True)
    ]
    if pages > 1:
        told = words.text("big-screen-page", page=page, pages=pages)
        parts.append(spoken(one_line(f"{page} / {pages}", sizes.line), told, name="page"))
    lines: list[ft.Control] = [_latest(board, sizes)] if sizes.has_news else []
    return ft.Container(
        ft.Column([*lines, ft.Row(parts)], spacing=0, alignment=ft.MainAxisAlignment.SPACE_EVENLY),
        height=sizes.foot,
    )


def _latest(board: Board, sizes: Sizes) -> ft.Control:
    """How it stands where they scored last: as many as there is room for, or a little smaller."""
    fitting, room = 0, sizes.room.width / sizes.line + FOOT_BETWEEN
    while fitting < len(board.latest) and _width(board.latest[: fitting + 1]) <= room:
        fitting += 1
    latest = board.latest[: max(fitting, AT_ONCE)]
    size = sizes.line * min(room / max(_width(latest), 1), 1)
    news: list[ft.Control] = [
        spoken(one_line(said, size, Face.BOLD), said, name=f"latest-{place}")
        for place, said in enumerate(latest, start=1)
    ]
    return ft.Row(news, spacing=FOOT_BETWEEN * size, height=LINE * sizes.line)


def _width(latest: tuple[str, ...]) -> float:
    return sum(letter_width([said]) + FOOT_BETWEEN for said in latest)


def _said(board: Board, words: Words) -> str:
    if board.resting:
        return words.text("big-screen-resting", names=", ".join(board.resting))
    count = len(board.playing)
    if not count:
        return ""
    if count > MOST_NUMBERS:
        return words.text("big-screen-playing-many", count=count)
    tables = ", ".join(str(number) for number in board.playing)
    return words.text("big-screen-playing", count=count, tables=tables)


LONGEST_MEETING = 28.0
"""Sizes that the names of a table are given at most, together."""
BESIDE = 0.6
"""Sizes between a number and the name beside it."""
DUEL, DASH = 2, " – "
FOUR_FIGURES = "0,000"
"""Totals have this room from the start, so that rows do not shrink while a round is played."""


def table_widths(board: Board) -> Widths:
    """The widths for the rows of the tables, whose names share what a row has for names."""
    meetings = board.meetings
    place = digit_width(str(one.table) for one in meetings) + 1.0
    if not board.is_played:
        names = [DASH.join(one.sides) for one in meetings]
        wide = name_width(names, most=LONGEST_MEETING)
        return Widths(place=place, name=wide, points=0.0, longest=letter_width(names))
    sides = max(len(one.sides) for one in meetings)
    longest = letter_width(name for one in meetings for name in one.sides)
    wide = min(longest, LONGEST_MEETING / DUEL)
    total = digit_width((FOUR_FIGURES, *(total for one in meetings for total in one.totals)))
    return Widths(
        place=place,
        name=sides * wide,
        points=sides * (total + BESIDE + DIGIT),
        longest=sides * longest,
        total=total,
    )


def stacked(widths: Widths, board: Board) -> Widths:
    """The same for rows in which the sides of a table stand below each other."""
    sides = max(len(one.sides) for one in board.meetings)
    return replace(
        widths,
        name=widths.name / sides,
        points=widths.total + BESIDE,
        longest=widths.longest / sides,
        lines=sides,
    )


def narrowest_tables(widths: Widths) -> float:
    """What such a row needs at least, in sizes of its text: names may be shown smaller."""
    return widths.all - widths.name * (1 - SMALLEST if widths.points else 0)


@still_component
def TableRow(words: Words, meeting: Meeting, widths: Widths, size: float, width: float) -> Any:
    """The number of a table and who meets there, or how it stands; drawn anew only when it must."""
    number = box(one_line(f"{meeting.table}", size, Face.BOLD), widths.place * size)
    named = partial(fitted_name, widths=widths, width=width, size=size)
    parts: list[ft.Control]
    if widths.lines > 1:
        parts = [_below(meeting, named, (widths.total + BESIDE) * size, size)]
    elif meeting.totals:
        parts = _scored(meeting, named, (widths.total + BESIDE) * size, size)
    else:
        parts = [named(DASH.join(meeting.sides))]
    said = words.text("big-screen-seat", table=meeting.table, sides=_told(meeting))
    name = f"playing-{meeting.table}" if meeting.totals else f"seat-{meeting.table}"
    return spoken(
        banded([number, *parts], meeting.number, size, height=widths.height), said, name=name
    )


def _below(
    meeting: Meeting, named: Callable[..., ft.Control], room: float, size: float
) -> ft.Control:
    """Each side on a line of its own, its total at the end."""
    lines: list[ft.Control] = [
        ft.Row([named(side), box(one_line(one, size, Face.BOLD), room, right=True)], spacing=0)
        for side, one in zip(meeting.sides, meeting.totals, strict=True)
    ]
    return ft.Column(lines, spacing=0, tight=True, expand=True)


def _scored(
    meeting: Meeting, named: Callable[..., ft.Control], room: float, size: float
) -> list[ft.Control]:
    """Names and totals: of two sides the totals meet in the middle."""
    numbers = [one_line(one, size, Face.BOLD) for one in meeting.totals]
    if len(numbers) != DUEL:
        pairs = zip(meeting.sides, numbers, strict=True)
        return [part for one, two in pairs for part in (named(one), box(two, room, right=True))]
    colon = ft.Container(
        one_line(":", size, Face.BOLD), width=2 * DIGIT * size, alignment=ft.Alignment.CENTER
    )
    ours = [named(meeting.sides[0], right=True), box(numbers[0], room, right=True)]
    return [*ours, colon, box(numbers[1], room), named(meeting.sides[1])]


def _told(meeting: Meeting) -> str:
    if not meeting.totals:
        return DASH.join(meeting.sides)
    return DASH.join(map(" ".join, zip(meeting.sides, meeting.totals, strict=True)))


SECONDS_A_PAGE = 14.0
"""Long enough to find one's own name among all of a page, and to read what stands beside it."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page: the rows from `start` to `stop` of the tables, or else of the standing."""

    is_of_tables: bool
    start: int
    stop: int
    fitting: Fit
    widths: Widths


def leaves_of(board: Board, sizes: Sizes) -> list[Leaf]:
    """All pages: the tables of the round that is about to begin or is played, then the standing."""
    wide = standing_widths(board)
    standing = fit(len(board.lines), wide.all, wide.narrowest, sizes.room)
    return [
        *(_leaves(len(board.meetings), *_of_tables(board, sizes), of_tables=True)),
        *_leaves(max(len(board.lines), 1), standing, wide, of_tables=False),
    ]


def _of_tables(board: Board, sizes: Sizes) -> tuple[Fit, Widths]:
    """How the rows of the tables fit.

    Where names would be shown smaller and there is room below, the sides stand below each other.
    """
    wide = table_widths(board)
    beside = _fitted(board, wide, sizes)
    if board.is_played and wide.shrunk(sizes.room.column(beside.columns), beside.size) < 1:
        high = stacked(wide, board)
        below, count = _fitted(board, high, sizes), len(board.meetings)
        if below.pages(count) <= beside.pages(count):
            return below, high
    return beside, wide


def _fitted(board: Board, widths: Widths, sizes: Sizes) -> Fit:
    """How rows fit that may be higher than others: as many lower ones in less room."""
    room = replace(sizes.room, height=sizes.room.height * ROW / widths.height)
    return fit(len(board.meetings), widths.all, narrowest_tables(widths), room)


def _leaves(count: int, fitting: Fit, widths: Widths, *, of_tables: bool) -> Iterator[Leaf]:
    for start in range(0, count, fitting.on_a_page):
        yield Leaf(of_tables, start, min(start + fitting.on_a_page, count), fitting, widths)


def use_turning_pages(count: int, about: str, *, seconds: Callable[[], float]) -> int:
    """The number of the page that is shown now; where there are several, they take turns.

    When they are `about` something else, say the tables of the next round, the first comes first.
    """
    page = ft.context.page
    (told, shown), turn = ft.use_state((about, 0))
    task: Any = ft.use_ref(None)

    async def turning() -> None:
        while is_open(page):
            await asyncio.sleep(seconds())
            turn(lambda now: (about, now[1] + 1 if now[0] == about else 1))

    def start() -> None:
        turn((about, 0))
        if count > 1:
            task.current = page.run_task(turning)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(start, [count, about], cleanup=stop)
    return shown % count if told == about else 0


@component
def BigScreen(watch: Watch) -> Any:
    """What everybody in the room reads; there is nothing on it to tap."""
    board = watch.board
    if board is None:
        sizes = sizes_of(watch.layout, has_clock=False)
        return _framed(sizes, [_gone(watch.words, sizes)])
    has_clock, has_news = board.time is not None, board.is_played
    sizes = sizes_of(watch.layout, has_clock=has_clock, has_news=has_news)
    return Showing(board, watch.words, sizes)


@component
def Showing(board: Board, words: Words, sizes: Sizes) -> Any:
    """The pages of an evening, one after the other."""
    leaves = leaves_of(board, sizes)
    number = use_turning_pages(len(leaves), board.under, seconds=lambda: SECONDS_A_PAGE)
    parts = [
        _top(board, words, sizes),
        *_page(board, leaves[number], words, sizes),
        ft.Container(expand=True),
        foot(board, words, sizes, number + 1, len(leaves)),
    ]
    return _framed(sizes, parts)


def _framed(sizes: Sizes, parts: list[ft.Control]) -> ft.Container:
    return ft.Container(
        ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        expand=True,
        bgcolor=C.SURFACE,
        padding=ft.Padding.symmetric(horizontal=sizes.edge),
    )


def _top(board: Board, words: Words, sizes: Sizes) -> ft.Control:
    """The evening and its round; the clock beside them, or below where there is no room."""
    title = ft.Semantics(
        header=True,
        container=True,
        content=one_line(board.title, sizes.title, Face.BOLD),
    )
    under = one_line(board.under, sizes.line, Face.MEDIUM, color=C.ON_SURFACE_VARIANT)
    named = ft.Column(
        [title, ft.Semantics(identifier="round", container=True, content=under)],
        spacing=0,
        tight=True,
    )
    clock: list[ft.Control] = []
    if board.time is not None:
        clock = [BigClock(board.time, words, sizes.clock, sizes.line, key="clock")]
    if sizes.is_upright:
        whole: ft.Control = ft.Column(
            [named, *clock], spacing=sizes.unit, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    else:
        whole = ft.Row([ft.Container(named, expand=True), *clock], spacing=sizes.edge)
    padding = ft.Padding.only(top=sizes.edge / 2)
    return ft.Container(
        whole, height=sizes.top, alignment=ft.Alignment.CENTER_LEFT, padding=padding
    )


def _page(board: Board, leaf: Leaf, words: Words, sizes: Sizes) -> list[ft.Control]:
    """The rows of one page under their head."""
    size, widths, room = leaf.fitting.size, leaf.widths, sizes.room
    width = room.column(leaf.fitting.columns)
    if leaf.is_of_tables:
        said = words.text("big-screen-seating")
        head: ft.Control = one_line(said, sizes.line, Face.BOLD)
        rows = in_columns(
            board.meetings[leaf.start : leaf.stop],
            leaf.fitting,
            lambda one: TableRow(words, one, widths, size, width, key=f"table-{one.table}"),
            width,
            room.gap,
        )
    else:
        heads = [heading_row(board.heads, widths, size, width)] * leaf.fitting.columns
        head = ft.Row(list(heads), spacing=room.gap)
        rows = in_columns(
            board.lines[leaf.start : leaf.stop],
            leaf.fitting,
            lambda line: StandingRow(words, line, widths, size, width, key=f"row-{line.number}"),
            width,
            room.gap,
        )
    return [ft.Container(head, height=sizes.head, alignment=ft.Alignment.CENTER_LEFT), rows]


def _gone(words: Words, sizes: Sizes) -> ft.Control:
    """What is said where the link is not valid any more."""
    said = words.text("big-screen-gone")
    shown = text(said, sizes.title, Face.BOLD, line=SENTENCE, text_align=ft.TextAlign.CENTER)
    return ft.Container(
        spoken(shown, said, name="gone"), expand=True, alignment=ft.Alignment.CENTER
    )
