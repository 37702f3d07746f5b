"""The big screen of an evening: everybody in the room reads it, nobody taps it."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

import flet as ft

from scorekeeper.club.model import Evening, EveningUid, table_state
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import standing
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import joined_names, place_text
from scorekeeper.i18n.messages import shortened
from scorekeeper.services import Session
from scorekeeper.services.club import News, UnknownEveningError, Visitor
from scorekeeper.ui.state import Layout, component, memo_component
from scorekeeper.ui.theme import LINE, SENTENCE, Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets import clock as clocks
from scorekeeper.ui.widgets.people import has_initials, name_or_initials

C = ft.Colors
FIGURES = ("difference", "card_points", "wins", "highest_match")
"""Tie-breaks that are a number of their own in the standing."""
AT_ONCE = 2
"""Tables that are named at least as those that scored last: so many may have in one moment."""
MOST_NUMBERS = 14
"""Numbers of tables that are named one by one; of more only how many there are."""
SECONDS_A_PAGE = 14.0
"""Long enough to find one's own name among all of a page, and to read what stands beside it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingLine:
    number: int
    """Of the row, from 1; those who share a place have different ones."""
    place: int | None
    """None while nobody has one."""
    name: str
    points: str
    second: str
    """The first tie-break that is a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLine:
    number: int
    table: int
    sides: tuple[str, ...]
    totals: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    title: str
    under: str
    heads: tuple[str, str]
    lines: tuple[StandingLine, ...]
    tables: tuple[TableLine, ...] = ()
    latest: tuple[str, ...] = ()
    """Tables that scored last with their totals, the last one first."""
    resting: tuple[str, ...] = ()
    playing: tuple[int, ...] = ()
    """Numbers of the tables that have no result yet."""
    time: clocks.RoundTime | None = None
    """The clock of the running round, until all of its tables are done."""

    @property
    def has_totals(self) -> bool:
        return any(line.totals for line in self.tables)


def content_of(
    evening: Evening,
    words: Words,
    *,
    initials: bool,
    totals: Mapping[int, tuple[int, ...]] | None = None,
    latest: Iterable[int] = (),
) -> Content:
    """The screen of an evening as it stands, with names or initials.

    `totals` are the card points at the tables of a running round by their numbers; `latest` has
    the numbers of those that scored last, the last one first.
    """
    names = {
        entrant.uid: name_or_initials(words, evening, entrant, initials=initials)
        for entrant in evening.entrants
    }
    last, scheme = evening.rounds[-1] if evening.rounds else None, evening.plan.scheme
    is_running = last is not None and last.state == "running"
    is_drawn = last is not None and last.state == "drawn"
    scores = {
        number: tuple(map(words.number, points))
        for number, points in ((totals or {}) if is_running else {}).items()
    }
    # the first tie-break that is a number, and not what is counted anyway
    ties = (tie for tie in scheme.tie_breaks if tie in FIGURES and tie != scheme.counts)
    second = next(ties, None)

    def written(figure: int) -> str:
        return words.points(figure) if second == "difference" else words.number(figure)

    tables = last.tables if last is not None and last.state != "closed" else ()
    playing = tuple(table.number for table in tables if is_running and table_state(table) != "done")
    if last is None:
        under = words.text("big-screen-begins")
    elif last.state == "closed" and last.number >= evening.plan.rounds:
        under = words.text("big-screen-final")
    else:
        under = words.text(
            f"big-screen-{last.state}", number=last.number, rounds=evening.plan.rounds
        )
    return Content(
        title=str(shortened(evening.plan.name)),
        under=under,
        heads=(
            words.text("big-screen-counts", counts=scheme.counts),
            words.text("big-screen-second", figure=second) if second else "",
        ),
        lines=tuple(
            StandingLine(
                number=number,
                place=row.place,
                name=names[row.entrant],
                points=words.number(row.points),
                second=written(getattr(row, second)) if second else "",
            )
            for number, row in enumerate(standing(evening), start=1)
        ),
        tables=tuple(
            TableLine(
                number=number,
                table=table.number,
                sides=tuple(
                    joined_names(words, [names[uid] for uid in side.entrants])
                    for side in table.sides
                ),
                totals=scores.get(table.number, ()),
            )
            for number, table in enumerate(tables, start=1)
        ),
        latest=tuple(
            words.text("big-screen-seat", table=number, sides=" : ".join(scores[number]))
            for number in latest
            if number in scores
        ),
        resting=tuple(names[uid] for uid in last.byes) if last and is_drawn else (),
        playing=playing,
        time=clocks.round_time(last.started, evening.plan.length) if last and playing else None,
    )


@ft.observable
@dataclass
class BigScreenState:
    """The state of one page; it is never shared with another page."""

    words: Words
    layout: Layout = field(default_factory=Layout)
    content: Content | None = None
    """None where there is nothing to show: the link is not valid any more."""

    def look(self, evening: Evening | None, *, initials: bool, **scores: Any) -> None:
        """Show an evening as it stands, as `content_of` has it; what is as it was stays."""
        content = None
        if evening is not None:
            content = content_of(evening, self.words, initials=initials, **scores)
        if content != self.content:
            self.content = content


class EveningFollower:
    """Keeps a page up with the evening of its visitor, for as long as that one is let in."""

    def __init__(
        self, page: ft.Page, session: Session, visitor: Visitor, state: BigScreenState
    ) -> None:
        """Follow nothing yet; `look` shows the evening for the first time."""
        self._page, self._session, self._visitor, self._state = page, session, visitor, state
        self._round: tuple[EveningUid, int] | None = None
        self._totals: dict[int, tuple[int, ...]] = {}
        self._latest: tuple[int, ...] = ()

    def look(self, tables: Iterable[int] | None = None) -> None:
        """Look at the evening, and at how it stands at these tables: at all, if none are named."""
        club, uid = self._session.club, EveningUid(self._visitor.evening)
        try:
            is_let_in = club.access.by_id(self._visitor.id) is not None
            evening = club.evenings.open(uid) if is_let_in else None
        except (UnknownEveningError, ClubFileError):
            evening = None
        if evening is None:
            self._state.look(None, initials=False)
            return
        self._look_at_tables(evening, tables)
        initials = has_initials(self._session, uid, self._page.route)
        self._state.look(evening, initials=initials, totals=self._totals, latest=self._latest)

    def hear(self, news: Sequence[News]) -> None:
        """Look at what news are about, where that is something that the screen shows."""
        ours = [item for item in news if item.evening == self._visitor.evening]
        if ours:
            tables = [item.table for item in ours if item.table is not None]
            self.look(tables if len(tables) == len(ours) else None)

    def _look_at_tables(self, evening: Evening, tables: Iterable[int] | None) -> None:
        club, last = self._session.club, evening.rounds[-1] if evening.rounds else None
        if last is None or last.state != "running":
            self._round, self._totals, self._latest = None, {}, ()
            return
        of = (evening.uid, last.number)
        is_new = of != self._round
        if is_new or tables is None:
            glances: Iterable[Any] = club.tables(*of)
        else:
            glances = filter(None, (club.table(*of, number) for number in tables))
        totals = {glance.number: glance.totals for glance in glances}
        if is_new:
            self._round, self._totals, self._latest = of, totals, ()
            return
        scored = [number for number, points in totals.items() if points != self._totals.get(number)]
        self._totals = {**self._totals, **totals}
        earlier = (number for number in self._latest if number not in scored)
        self._latest = (*reversed(scored), *earlier)[:4]


LEAST, MOST = 4.2, 6.5
"""Sizes of the text of a row: what can still be read from the back of the room, and the largest."""
BESIDE_LINES = 0.25
"""Of the size of its text: how much higher a row is than its lines."""
NAME, SMALL_NAME, HEAD = 0.8, 0.7, 0.55
"""Of the size of a row: names, names that may take two lines, and what stands over numbers."""
PLACE, POINTS, SECOND = 2.0, 3.8, 4.2
"""Widths of the numbers of a row, in sizes of its text."""
PADDING = 0.35


@dataclass(frozen=True, slots=True)
class Sizes:
    """The measures of a picture in pixels, all of them parts of its height or width."""

    width: float
    height: float
    has_clock: bool = False
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
    def line(self) -> float:
        return 4.6 * self.unit

    @property
    def top(self) -> float:
        return (42 if self.is_upright and self.has_clock else 25) * self.unit

    @property
    def foot(self) -> float:
        return (13 if self.has_news else 7) * self.unit

    @property
    def room(self) -> float:
        return self.height - self.top - self.foot - 7 * self.unit


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page: the rows from `start` to `stop` of the tables, or else of the standing."""

    is_of_tables: bool
    start: int
    stop: int
    size: float
    columns: int
    rows: int
    lines: int = 1
    """Of one row: each side of a table has one."""

    @property
    def row_height(self) -> float:
        return (self.lines * LINE + BESIDE_LINES) * self.size


def leaves_of(content: Content, sizes: Sizes) -> list[Leaf]:
    """All pages: the tables of the round that is about to begin or is played, then the standing."""
    sides = max((len(line.sides) for line in content.tables), default=1)
    return [
        *_leaves(len(content.tables), sizes, is_of_tables=True, lines=sides),
        *_leaves(max(len(content.lines), 1), sizes, is_of_tables=False, lines=1),
    ]


def _leaves(count: int, sizes: Sizes, *, is_of_tables: bool, lines: int) -> Iterable[Leaf]:
    """Even pages of rows, as large as they can be; in two columns where one is not enough."""
    least, of_size = LEAST * sizes.unit, lines * LINE + BESIDE_LINES
    most_rows = max(int(sizes.room / (least * of_size)), 1)
    columns = 1 if sizes.is_upright or count <= most_rows else 2
    pages = ceil(count / (columns * most_rows))
    rows = ceil(count / (columns * pages)) if pages else 0
    size = least
    if columns == 1 and rows:
        size = max(least, min(sizes.room / (rows * of_size), MOST * sizes.unit))
    for page in range(pages):
        start = page * rows * columns
        stop = min(start + rows * columns, count)
        yield Leaf(is_of_tables, start, stop, size, columns, rows, lines)


def use_turning_pages(count: int, about: str) -> int:
    """The number of the page that is shown now; where there are several, they take turns.

    When they are `about` something else, say the tables of the next round, the first comes first.
    """
    page = ft.context.page
    (subject, number), turn = ft.use_state((about, 0))

    async def turning() -> None:
        while count > 1 and clocks.is_open(page):
            await asyncio.sleep(SECONDS_A_PAGE)
            turn(lambda now: (about, now[1] + 1 if now[0] == about else 1))

    ft.use_effect(lambda: turn((about, 0)), [count, about])
    ft.use_effect(turning, [count, about], cleanup=lambda: None)  # which cancels the task
    return number % count if subject == about else 0


@component
def BigScreen(state: BigScreenState) -> Any:
    """The whole screen; there is nothing on it to tap."""
    content, words, layout = state.content, state.words, state.layout
    if content is None:
        sizes = Sizes(layout.width, layout.height)
        label = words.text("big-screen-gone")
        gone = text(label, 7 * sizes.unit, Face.BOLD, line=SENTENCE, text_align=ft.TextAlign.CENTER)
        middle = ft.Alignment.CENTER
        return _framed(
            sizes,
            [ft.Container(buttons.spoken(gone, label, name="gone"), expand=True, alignment=middle)],
        )
    has_clock = content.time is not None
    sizes = Sizes(layout.width, layout.height, has_clock, content.has_totals)
    return Pages(content, words, sizes)


@component
def Pages(content: Content, words: Words, sizes: Sizes) -> Any:
    leaves = leaves_of(content, sizes)
    number = use_turning_pages(len(leaves), content.under)
    parts = [
        _top(content, words, sizes),
        *_page(content, leaves[number], words, sizes),
        ft.Container(expand=True),
        _foot(content, words, sizes, number + 1, len(leaves)),
    ]
    return _framed(sizes, parts)


def _framed(sizes: Sizes, parts: list[ft.Control]) -> ft.Container:
    return ft.Container(
        ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        expand=True,
        bgcolor=C.SURFACE,
        padding=ft.Padding.symmetric(horizontal=3 * sizes.unit),
    )


def _top(content: Content, words: Words, sizes: Sizes) -> ft.Control:
    """The evening and its round; the clock beside them, or below on a picture that stands."""
    title = one_line(content.title, 7 * sizes.unit, Face.BOLD)
    under = one_line(content.under, sizes.line, Face.MEDIUM, color=C.ON_SURFACE_VARIANT)
    named = ft.Column(
        [
            ft.Semantics(header=True, container=True, content=title),
            ft.Semantics(identifier="round", container=True, content=under),
        ],
        spacing=0,
        tight=True,
    )
    clock: list[ft.Control] = []
    if content.time is not None:
        clock = [BigClock(content.time, words, sizes.unit, key="clock")]
    if sizes.is_upright:
        stretch = ft.CrossAxisAlignment.STRETCH
        whole: ft.Control = ft.Column(
            [named, *clock], spacing=sizes.unit, horizontal_alignment=stretch
        )
    else:
        whole = ft.Row([ft.Container(named, expand=True), *clock], spacing=3 * sizes.unit)
    return ft.Container(
        whole,
        height=sizes.top,
        alignment=ft.Alignment.CENTER_LEFT,
        padding=ft.Padding.only(top=1.5 * sizes.unit),
    )


@component
def BigClock(time: clocks.RoundTime, words: Words, unit: float) -> Any:
    reading: clocks.Reading = clocks.use_clock(time, lambda now: now, every=1)
    ground, ink = clocks.clock_colors(reading, (None, C.ON_SURFACE))
    is_playing, label = reading.phase == "playing", clocks.clock_text(words, reading)
    parts: list[ft.Control] = []
    if reading.seconds is not None:
        clock = clocks.clock_face(words, reading.seconds)
        parts.append(digits(clock, (16 if is_playing else 13.6) * unit, ink))
    if not is_playing:
        parts.append(text(label, 4.6 * unit, Face.BOLD, ink, text_align=ft.TextAlign.CENTER))
    center = ft.CrossAxisAlignment.CENTER
    box = ft.Container(
        ft.Column(parts, spacing=0, tight=True, horizontal_alignment=center),
        bgcolor=ground,
        border_radius=2.3 * unit,
        padding=ft.Padding.symmetric(horizontal=4.6 * unit),
    )
    return buttons.spoken(box, label, name="clock")


def _page(content: Content, leaf: Leaf, words: Words, sizes: Sizes) -> list[ft.Control]:
    gap = 4 * sizes.unit
    rows: list[ft.Control]
    if leaf.is_of_tables:
        head: ft.Control = one_line(words.text("big-screen-seating"), sizes.line, Face.BOLD)
        rows = [
            TableRow(words, line, leaf, key=f"table-{line.table}")
            for line in content.tables[leaf.start : leaf.stop]
        ]
    else:
        heads = [_heads(content.heads, leaf.size) for _ in range(leaf.columns)]
        head = ft.Row(list(heads), spacing=gap)
        rows = [
            StandingRow(words, line, leaf, key=f"row-{line.number}")
            for line in content.lines[leaf.start : leaf.stop]
        ]
    columns: list[ft.Control] = [
        ft.Column(rows[start : start + leaf.rows], spacing=0, expand=True)
        for start in range(0, leaf.columns * leaf.rows, leaf.rows)
    ]
    whole = ft.Row(columns, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START)
    left = ft.Alignment.CENTER_LEFT
    return [ft.Container(head, height=5.5 * sizes.unit, alignment=left), whole]


def _heads(heads: Sequence[str], size: float) -> ft.Control:
    parts: list[ft.Control] = [ft.Container(expand=True)]
    for head, wide in zip(heads, (POINTS, SECOND), strict=True):
        if head:
            small = one_line(head, size * HEAD, Face.MEDIUM, color=C.ON_SURFACE_VARIANT)
            parts.append(_box(small, wide * size, right=True))
    padding = ft.Padding.symmetric(horizontal=PADDING * size)
    return ft.Container(ft.Row(parts, spacing=0), expand=True, padding=padding)


@memo_component
def StandingRow(words: Words, line: StandingLine, leaf: Leaf) -> Any:
    size, is_tight = leaf.size, leaf.columns > 1
    name = text(
        line.name,
        size * (SMALL_NAME if is_tight else NAME),
        Face.MEDIUM,
        line=1.0 if is_tight else LINE,
        max_lines=2 if is_tight else 1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    parts: list[ft.Control] = [
        _box(one_line(place_text(words, line.place), size, Face.BOLD), PLACE * size),
        ft.Container(name, expand=True),
        _box(one_line(line.points, size, Face.BOLD), POINTS * size, right=True),
    ]
    if line.second:
        parts.append(_box(one_line(line.second, size), SECOND * size, right=True))
    place = line.place or "none"
    label = words.text("big-screen-row", place=place, name=line.name, points=line.points)
    return buttons.spoken(_banded(parts, line.number, leaf), label, name=f"row-{line.number}")


@memo_component
def TableRow(words: Words, line: TableLine, leaf: Leaf) -> Any:
    size = leaf.size
    sides: list[ft.Control] = []
    for place, side in enumerate(line.sides):
        name = ft.Container(one_line(side, size * NAME, Face.MEDIUM), expand=True)
        total = line.totals[place] if line.totals else ""
        number = _box(one_line(total, size, Face.BOLD), POINTS * size, right=True)
        sides.append(ft.Row([name, number] if total else [name], spacing=0, height=LINE * size))
    number = _box(one_line(f"{line.table}", size, Face.BOLD), PLACE * size)
    named = line.sides
    if line.totals:
        named = tuple(map(" ".join, zip(line.sides, line.totals, strict=True)))
    label = words.text("big-screen-seat", table=line.table, sides=" – ".join(named))
    parts = [number, ft.Column(sides, spacing=0, tight=True, expand=True)]
    name_of_row = f"playing-{line.table}" if line.totals else f"seat-{line.table}"
    return buttons.spoken(_banded(parts, line.number, leaf), label, name=name_of_row)


def _banded(parts: Sequence[ft.Control], number: int, leaf: Leaf) -> ft.Container:
    """A row on its ground: every second one is tinted, so that the eye keeps to its line."""
    return ft.Container(
        ft.Row(list(parts), spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        height=leaf.row_height,
        padding=ft.Padding.symmetric(horizontal=PADDING * leaf.size),
        bgcolor=C.SURFACE_CONTAINER_HIGH if number % 2 else None,
        border_radius=leaf.size * 0.3,
    )


def _box(content: ft.Control, width: float, *, right: bool = False) -> ft.Container:
    aligned = ft.Alignment.CENTER_RIGHT if right else ft.Alignment.CENTER_LEFT
    return ft.Container(content, width=width, alignment=aligned)


def _foot(content: Content, words: Words, sizes: Sizes, page: int, pages: int) -> ft.Control:
    count, label = len(content.playing), ""
    if content.resting:
        label = words.text("big-screen-resting", names=", ".join(content.resting))
    elif count > MOST_NUMBERS:
        label = words.text("big-screen-playing-many", count=count)
    elif count:
        tables = ", ".join(map(str, content.playing))
        label = words.text("big-screen-playing", count=count, tables=tables)
    playing = buttons.spoken(one_line(label, sizes.line, Face.MEDIUM), label, name="playing")
    parts: list[ft.Control] = [ft.Container(playing if label else None, expand=True)]
    if pages > 1:
        told_page = words.text("big-screen-page", page=page, pages=pages)
        parts.append(
            buttons.spoken(one_line(f"{page} / {pages}", sizes.line), told_page, name="page")
        )
    lines: list[ft.Control] = [ft.Row(parts)]
    if sizes.has_news:
        news: list[ft.Control] = [
            buttons.spoken(one_line(table, sizes.line, Face.BOLD), table, name=f"latest-{place}")
            for place, table in enumerate(content.latest, start=1)
        ]
        # what has no room beside the others would stand below them, and is cut off there
        wrapped = ft.Row(news, wrap=True, spacing=1.4 * sizes.line)
        clip = ft.ClipBehavior.HARD_EDGE
        lines.insert(0, ft.Container(wrapped, height=LINE * sizes.line, clip_behavior=clip))
    apart = ft.MainAxisAlignment.SPACE_EVENLY
    return ft.Container(ft.Column(lines, spacing=0, alignment=apart), height=sizes.foot)
