"""The big screen of an evening: everybody in the room reads it; one tap lets it be heard."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from typing import Any

import flet as ft

from scorekeeper.club.clock import clock_of, lengthened
from scorekeeper.club.model import Evening, EveningUid, Table, table_state
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import standing
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import joined_names, place_text
from scorekeeper.i18n.messages import shortened
from scorekeeper.services import Session
from scorekeeper.services.club import UnknownEveningError, Visitor
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui.connection import is_open
from scorekeeper.ui.events import PageEvent
from scorekeeper.ui.hooks import component, memo_component
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.motion import Sound, play
from scorekeeper.ui.palette import BRASS, ON_BRASS, POSITIVE, POSITIVE_BOX, WARNING, WARNING_BOX
from scorekeeper.ui.state import Memory
from scorekeeper.ui.theme import LINE, SENTENCE, Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets import clock as clocks
from scorekeeper.ui.widgets.page import felt, paper
from scorekeeper.ui.widgets.people import has_initials, name_or_initials

C, ELLIPSIS = ft.Colors, ft.TextOverflow.ELLIPSIS
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
    table: int
    sides: tuple[str, ...]
    totals: tuple[str, ...] = ()
    leader: int | None = None
    """The side that is ahead; None while nobody is."""
    state: str = "playing"
    extra: int = 0
    """Minutes that it may play longer than the others."""


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
    is_running: bool = False
    """True while a round is played: then its tables and the standing are seen at once."""
    time: clocks.Time | None = None
    """The clock of the running round, until all of its tables are done; or the break."""

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
    named = partial(name_or_initials, words, evening, initials=initials)
    names = {entrant.uid: named(entrant) for entrant in evening.entrants}
    last, plan, scheme = (evening.rounds or (None,))[-1], evening.plan, evening.plan.scheme
    state = last.state if last is not None else None
    is_running = state == "running"
    points_at = (totals or {}) if is_running else {}
    scores = {number: tuple(map(words.number, points)) for number, points in points_at.items()}
    # the first tie-break that is a number, and not what is counted anyway
    ties = (tie for tie in scheme.tie_breaks if tie in FIGURES and tie != scheme.counts)
    second = next(ties, None)
    counts = words.text("big-screen-counts", counts=scheme.counts)
    written = words.points if second == "difference" else words.number
    tables = last.tables if last is not None and state != "closed" else ()
    playing = tuple(table.number for table in tables if is_running and table_state(table) != "done")
    if last is None:
        under = words.text("big-screen-begins")
    elif state == "closed" and last.number >= plan.rounds:
        under = words.text("big-screen-final")
    else:
        under = words.text(f"big-screen-{state}", number=last.number, rounds=plan.rounds)

    def table_line(table: Table) -> TableLine:
        points = points_at.get(table.number, ())
        most = max(points, default=0)
        sides = [[names[uid] for uid in side.entrants] for side in table.sides]
        return TableLine(
            table=table.number,
            sides=tuple(joined_names(words, side) for side in sides),
            totals=scores.get(table.number, ()),
            leader=points.index(most) if points.count(most) == 1 else None,
            state=table_state(table) if is_running else "playing",
            extra=table.extra if table.result is None else 0,
        )

    time: clocks.Time | None = clocks.break_time(evening.current_break)
    if last is not None and is_running:
        clock = clock_of(last)
        length = lengthened(plan.length, clock.added)
        time = clocks.round_time(clock, length) if playing else None
    return Content(
        title=str(shortened(plan.name)),
        under=under,
        heads=(counts, words.text("big-screen-second", figure=second) if second else ""),
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
        tables=tuple(map(table_line, tables)),
        latest=tuple(
            words.text("big-screen-seat", table=number, sides=" : ".join(scores[number]))
            for number in latest
            if number in scores
        ),
        resting=tuple(names[uid] for uid in last.byes) if last and state == "drawn" else (),
        playing=playing,
        is_running=is_running,
        time=time,
    )


@ft.observable
@dataclass
class BigScreenState:
    """The state of one page; it is never shared with another page."""

    words: Words
    layout: Layout = field(default_factory=Layout)
    content: Content | None = None
    """None where there is nothing to show: the link is not valid any more."""
    needs_tap: bool = False
    """True until a tap in this browser: before it no browser plays a sound."""
    memory: Memory = field(default_factory=Memory)

    def time(self) -> clocks.Time | None:
        """The clock of the evening."""
        return None if self.content is None else self.content.time

    async def unmute(self) -> None:
        """Play a sound after the tap, for everybody to hear that it works."""
        self.needs_tap = False
        self.memory.players.clear()  # those that played before the tap may stay silent
        await play(self.memory.players, Sound.WARNING)


@dataclass
class Scores:
    """The scores at the tables of a running round, and the table that scored last."""

    round: tuple[EveningUid, int] | None = None
    totals: dict[int, tuple[int, ...]] = field(default_factory=dict)
    latest: tuple[int, ...] = ()

    def look(self, session: Session, evening: Evening, tables: Iterable[int] | None) -> None:
        """Look at some tables again, or at all."""
        club, last = session.club, evening.rounds[-1] if evening.rounds else None
        if last is None or last.state != "running":
            self.round, self.totals, self.latest = None, {}, ()
            return
        of = (evening.uid, last.number)
        if of != self.round or tables is None:
            glances: Iterable[Any] = club.tables(*of)
        else:
            glances = filter(None, (club.table(*of, number) for number in tables))
        totals = {glance.number: glance.totals for glance in glances}
        if of != self.round:
            self.round, self.totals, self.latest = of, totals, ()
            return
        scored = [number for number, points in totals.items() if points != self.totals.get(number)]
        self.totals = {**self.totals, **totals}
        earlier = (number for number in self.latest if number not in scored)
        self.latest = (*reversed(scored), *earlier)[:4]


class EveningFollower:
    """Keeps a page up with the evening of its visitor, for as long as that one is let in."""

    def __init__(
        self, page: ft.Page, session: Session, visitor: Visitor, state: BigScreenState
    ) -> None:
        """Follow nothing yet; `look` shows the evening for the first time."""
        self._page, self._session, self._visitor, self._state = page, session, visitor, state
        self._scores = Scores()

    def look(self, tables: Iterable[int] | None = None) -> None:
        """Look at the evening, and at how it stands at these tables: at all, if none are named."""
        uid = EveningUid(self._visitor.evening)
        is_let_in = self._session.club.access.by_id(self._visitor.id) is not None
        self._state.content = self._content(uid if is_let_in else None, tables)

    def on_events(self, events: Sequence[PageEvent]) -> None:
        """Read again what the events are about, if the screen shows it."""
        news = [event for event in events if isinstance(event, EveningChanged)]
        seen = [item for item in news if item.kind not in ("phone", "call")]
        ours = [item for item in seen if item.uid == self._visitor.evening]
        if ours:
            tables = [item.table for item in ours if item.table is not None]
            self.look(tables if len(tables) == len(ours) else None)

    def _content(self, uid: EveningUid | None, tables: Iterable[int] | None) -> Content | None:
        evening = None
        with suppress(UnknownEveningError, ClubFileError):
            evening = None if uid is None else self._session.club.evenings.open(uid)
        if evening is None:
            return None
        self._scores.look(self._session, evening, tables)
        return content_of(
            evening,
            self._state.words,
            initials=has_initials(self._session, evening.uid, self._page.route),
            totals=self._scores.totals,
            latest=self._scores.latest,
        )


LEAST, MOST = 4.2, 6.5
"""Sizes of the text of a row: what can still be read from the back of the room, and the largest."""
BESIDE_LINES = 0.25
"""Of the size of its text: how much higher a row is than its lines."""
NAME, PLACE, PADDING = 0.8, 2.0, 0.35
"""Of the size of a row: its names, the width of its first number, and the room at its ends."""
CARD_HEAD, CARD_EDGES, NARROWEST = 0.85, 0.7, 9.0
"""Of the card of a table, in sizes of its text: its head, the room around its lines, and its least
width."""
TABLES = 0.68
"""Of the width what the cards of tables take beside the standing."""


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
        if self.is_upright:
            return (42 if self.has_clock else 25) * self.unit
        return 14.5 * self.unit

    @property
    def foot(self) -> float:
        return (11.5 if self.has_news else 6.5) * self.unit

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
    is_cards: bool = False
    is_panel: bool = False

    @property
    def row_height(self) -> float:
        beside = CARD_HEAD + CARD_EDGES if self.is_cards else BESIDE_LINES
        return (self.lines * LINE + beside) * self.size


def leaves_of(content: Content, sizes: Sizes) -> list[Leaf]:
    """All pages: the tables of the round that is about to begin or is played, then the standing."""
    sides, is_panel = max((len(line.sides) for line in content.tables), default=1), False
    tables, entrants = len(content.tables), max(len(content.lines), 1)
    if sizes.is_upright:
        first = _leaves(tables, sizes, is_of_tables=True, lines=sides)
    else:
        is_panel = content.is_running
        width = sizes.width * (TABLES if is_panel else 1) - 6 * sizes.unit
        first = _cards(tables, sizes, width, sides)
    return [*first, *_leaves(entrants, sizes, is_panel=is_panel)]


def _cards(count: int, sizes: Sizes, width: float, lines: int) -> Iterable[Leaf]:
    """Even pages of cards, as large as they can be."""
    least, of_size = LEAST * sizes.unit, CARD_HEAD + lines * LINE + CARD_EDGES
    most_columns = min(max(int(width / (least * NARROWEST)), 1), 3)
    most_rows = max(int(sizes.room / (least * of_size)), 1)
    pages = ceil(count / (most_columns * most_rows))
    on_page = ceil(count / pages) if pages else 0
    columns = next(n for n in range(1, most_columns + 1) if on_page <= n * most_rows)
    columns = max(columns, min(2, on_page, most_columns))
    rows = ceil(on_page / columns)
    size = min(sizes.room / (rows * of_size), MOST * sizes.unit) if rows else least
    size = max(least, min(size, width / columns / NARROWEST))
    for page in range(pages):
        stop = min((page + 1) * on_page, count)
        yield Leaf(True, page * on_page, stop, size, columns, rows, lines, is_cards=True)


def _leaves(
    count: int,
    sizes: Sizes,
    *,
    is_of_tables: bool = False,
    is_panel: bool = False,
    lines: int = 1,
) -> Iterable[Leaf]:
    """Even pages of rows, as large as they can be; in two columns where one is not enough.

    A panel beside the tables has one column, of one size.
    """
    least, of_size, room = LEAST * sizes.unit, lines * LINE + BESIDE_LINES, sizes.room
    if is_panel:
        least, room = least * 0.8, room - 2 * sizes.unit
    most_rows = max(int(room / (least * of_size)), 1)
    columns = 1 if is_panel or sizes.is_upright or count <= most_rows else 2
    pages = ceil(count / (columns * most_rows))
    rows = ceil(count / (columns * pages)) if pages else 0
    size = least
    if columns == 1 and rows and not is_panel:
        size = max(least, min(room / (rows * of_size), MOST * sizes.unit))
    for page in range(pages):
        start = page * rows * columns
        stop = min(start + rows * columns, count)
        yield Leaf(is_of_tables, start, stop, size, columns, rows, lines, is_panel=is_panel)


def use_turning_pages(count: int, about: str) -> int:
    """The number of the page that is shown now; where there are several, they take turns.

    When they are `about` something else, say the tables of the next round, the first comes first.
    """
    page = ft.context.page
    (subject, number), turn = ft.use_state((about, 0))

    async def turning() -> None:
        while count > 1 and is_open(page):
            await asyncio.sleep(SECONDS_A_PAGE)
            turn(lambda now: (about, now[1] + 1 if now[0] == about else 1))

    ft.use_effect(lambda: turn((about, 0)), [count, about])
    ft.use_effect(turning, [count, about], cleanup=lambda: None)  # which cancels the task
    return number % count if subject == about else 0


@component
def BigScreen(state: BigScreenState) -> Any:
    content, words, layout = state.content, state.words, state.layout
    if content is None:
        sizes = Sizes(layout.width, layout.height)
        label = words.text("big-screen-gone")
        gone = text(label, 7 * sizes.unit, Face.BOLD, line=SENTENCE, text_align=ft.TextAlign.CENTER)
        box = ft.Container(buttons.spoken(gone, label, name="gone"), expand=True)
        box.alignment = ft.Alignment.CENTER
        return _framed(sizes, [box])
    unmute = state.unmute if state.time() and state.needs_tap else None
    sizes = Sizes(layout.width, layout.height, content.time is not None, content.has_totals)
    return Pages(content, words, sizes, unmute)


@component
def Pages(content: Content, words: Words, sizes: Sizes, unmute: buttons.Handler | None) -> Any:
    leaves = leaves_of(content, sizes)
    tables = [leaf for leaf in leaves if leaf.is_of_tables]
    panel = [leaf for leaf in leaves if not leaf.is_of_tables]
    has_both = panel[0].is_panel and bool(tables)
    count = max(len(tables), len(panel)) if has_both else len(leaves)
    number = use_turning_pages(count, content.under)
    if has_both:
        cards = _page(content, tables[number % len(tables)], words, sizes)
        beside = _page(content, panel[number % len(panel)], words, sizes)
        left = ft.Container(cards, width=sizes.width * TABLES - 6 * sizes.unit)
        panes: list[ft.Control] = [left, ft.Container(beside, expand=True)]
        top = ft.CrossAxisAlignment.START
        whole: ft.Control = ft.Row(panes, spacing=2 * sizes.unit, vertical_alignment=top)
    else:
        whole = _page(content, leaves[number], words, sizes)
    foot = _foot(content, words, sizes, number + 1, count)
    head = _top(content, words, sizes, unmute)
    return _framed(sizes, [head, whole, ft.Container(expand=True), foot])


def _framed(sizes: Sizes, parts: list[ft.Control]) -> ft.Container:
    column = ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return felt(ft.Container(column, padding=ft.Padding.symmetric(horizontal=3 * sizes.unit)))


def _top(
    content: Content, words: Words, sizes: Sizes, unmute: buttons.Handler | None
) -> ft.Control:
    """The evening and its round; the clock beside them, or below on a picture that stands.

    With `unmute` a tap is asked for.
    """
    size = (7 if sizes.is_upright else 6) * sizes.unit
    title = one_line(content.title, size, Face.SCORE)
    under = one_line(content.under, sizes.line, Face.MEDIUM, color=C.ON_SURFACE_VARIANT)
    header = ft.Semantics(header=True, container=True, content=title)
    named = ft.Column([header, buttons.identified("round", under)], spacing=0, tight=True)
    sound = [] if unmute is None else [_sound_button(words, sizes, unmute)]
    clock: list[ft.Control] = []
    if content.time is not None:
        high = sizes.unit if sizes.is_upright else 0.62 * sizes.unit
        clock = [BigClock(content.time, words, high, key="clock")]
    if sizes.is_upright:
        head = ft.Row([ft.Container(named, expand=True), *sound])
        whole: ft.Control = buttons.stacked(head, *clock, spacing=sizes.unit)
    else:
        mark = buttons.picture("marks/app-mark.svg", 10 * sizes.unit, 10 * sizes.unit)
        parts = [mark, ft.Container(named, expand=True), *sound, *clock]
        whole = ft.Row(parts, spacing=2 * sizes.unit)
    padding, left = ft.Padding.only(top=1.5 * sizes.unit), ft.Alignment.CENTER_LEFT
    return ft.Container(whole, height=sizes.top, alignment=left, padding=padding)


def _sound_button(words: Words, sizes: Sizes, unmute: buttons.Handler) -> ft.Control:
    label, muted, size = words.text("big-screen-sound"), C.ON_SURFACE_VARIANT, 2.6 * sizes.unit
    icon = ft.Icon(ft.Icons.VOLUME_OFF_OUTLINED, size=1.6 * size, color=muted)
    row = ft.Row([icon, text(label, size, color=muted)], spacing=sizes.unit, tight=True)
    least = ft.Container(row, height=buttons.TOUCH, padding=ft.Padding.symmetric(horizontal=8))
    return buttons.tappable(least, label, unmute, name="sound", border_radius=sizes.unit)


@component
def BigClock(time: clocks.Time, words: Words, unit: float) -> Any:
    reading: clocks.Reading = clocks.use_clock(time, lambda now: now, every=1)
    ground, ink = clocks.clock_colors(reading, (None, C.PRIMARY))
    label, parts = clocks.clock_text(words, reading, time), list[ft.Control]()
    is_usual = reading.phase == "playing" and not reading.stands
    if reading.seconds is not None and reading.phase != "break_over":
        clock = clocks.clock_face(words, reading.seconds)
        parts.append(digits(clock, (16 if is_usual else 13.6) * unit, ink))
    if not is_usual:
        below = clocks.stand_text(words, reading) if reading.stands else label
        parts.append(text(below, 4.6 * unit, Face.BOLD, ink, text_align=ft.TextAlign.CENTER))
    center, room = ft.CrossAxisAlignment.CENTER, ft.Padding.symmetric(horizontal=4.6 * unit)
    column = ft.Column(parts, spacing=0, tight=True, horizontal_alignment=center)
    box = ft.Container(column, bgcolor=ground, border_radius=2.3 * unit, padding=room)
    return buttons.spoken(box, label, name="clock")


def _page(content: Content, leaf: Leaf, words: Words, sizes: Sizes) -> ft.Control:
    """The cards of tables, or rows under their heads, in as many columns as they need."""
    gap, rows = 4 * sizes.unit, list[ft.Control]()
    if leaf.is_of_tables:
        head: ft.Control = one_line(words.text("big-screen-seating"), sizes.line, Face.BOLD)
        tables = content.tables[leaf.start : leaf.stop]
        rows += [TableRow(words, line, leaf, key=f"table-{line.table}") for line in tables]
    else:
        head = ft.Row([_heads(content.heads, leaf) for _ in range(leaf.columns)], spacing=gap)
        places = content.lines[leaf.start : leaf.stop]
        rows += [StandingRow(words, line, leaf, key=f"row-{line.number}") for line in places]
    if leaf.is_cards:
        lines: list[ft.Control] = []
        for start in range(0, len(rows), leaf.columns):
            cards = rows[start : start + leaf.columns]
            cards += [ft.Container(expand=True) for _ in range(leaf.columns - len(cards))]
            lines.append(ft.Row(cards, spacing=0.3 * leaf.size))
        return ft.Column(lines, spacing=0)
    columns: list[ft.Control] = [
        ft.Column(rows[start : start + leaf.rows], spacing=0, expand=True)
        for start in range(0, leaf.columns * leaf.rows, leaf.rows)
    ]
    whole = ft.Row(columns, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START)
    top = ft.Container(head, height=5.5 * sizes.unit, alignment=ft.Alignment.CENTER_LEFT)
    column = buttons.stacked(top, whole, spacing=0)
    if leaf.is_of_tables:
        return column
    padding = ft.Padding.symmetric(horizontal=sizes.unit)
    return paper(column, border_radius=1.7 * sizes.unit, padding=padding)


def widths_of(leaf: Leaf) -> tuple[float, float]:
    """Return the room of points and of the second number in a row."""
    points, second = (3.0, 3.0) if leaf.is_panel else (3.8, 4.2)
    return points * leaf.size, second * leaf.size


def _heads(heads: Sequence[str], leaf: Leaf) -> Any:
    parts: list[ft.Control] = [ft.Container(expand=True)]
    for head, wide in zip(heads, widths_of(leaf), strict=True):
        if head:
            small = one_line(head, leaf.size * 0.55, Face.MEDIUM, color=C.ON_SURFACE_VARIANT)
            parts.append(_box(small, wide, right=True))
    padding = ft.Padding.symmetric(horizontal=PADDING * leaf.size)
    return ft.Container(ft.Row(parts, spacing=0), expand=True, padding=padding)


@memo_component
def StandingRow(words: Words, line: StandingLine, leaf: Leaf) -> Any:
    size, is_tight = leaf.size, leaf.columns > 1 or leaf.is_panel
    (points_room, second_room), small = widths_of(leaf), 0.85 if leaf.is_panel else 1
    is_first = line.place is not None and line.place <= 3
    name = text(
        line.name,
        size * (0.7 if is_tight else NAME),
        Face.BOLD if is_first else Face.MEDIUM,
        line=1.0 if is_tight else LINE,
        max_lines=2 if is_tight else 1,
        overflow=ELLIPSIS,
        expand=True,
    )
    ink = ON_BRASS if is_first else C.ON_SURFACE_VARIANT
    place = ft.Container(
        one_line(place_text(words, line.place), size * 0.75, Face.SCORE, color=ink),
        width=1.25 * size,
        height=1.25 * size,
        border_radius=size,
        alignment=ft.Alignment.CENTER,
        bgcolor=BRASS if is_first else None,
    )
    parts: list[ft.Control] = [
        _box(place, PLACE * size),
        name,
        _box(one_line(line.points, size * small, Face.SCORE), points_room, right=True),
    ]
    if line.second:
        muted = one_line(line.second, size * small * small, color=C.ON_SURFACE_VARIANT)
        parts.append(_box(muted, second_room, right=True))
    values = {"place": line.place or "none", "name": line.name, "points": line.points}
    label = words.text("big-screen-row", **values)
    row = _lined(parts, leaf, is_last=line.number == leaf.stop)
    return buttons.spoken(row, label, name=f"row-{line.number}")


@memo_component
def TableRow(words: Words, line: TableLine, leaf: Leaf) -> Any:
    """A table and how it stands there: a card, or on a picture that stands a row."""
    size = leaf.size
    sides: list[ft.Control] = []
    for place, side in enumerate(line.sides):
        leads, lines = place == line.leader, 2 if leaf.is_cards else 1
        face, high = Face.BOLD if leads else Face.REGULAR, 0.6 if leaf.is_cards else NAME
        called = text(side, size * high, face, line=1.0, max_lines=lines, overflow=ELLIPSIS)
        parts: list[ft.Control] = [ft.Container(called, expand=True)]
        if leaf.is_cards:
            parts.insert(0, buttons.side_back(place, 0.55 * size))
        if line.totals:
            color: ft.ColorValue = C.ON_SURFACE_VARIANT if leaf.is_cards else C.ON_SURFACE
            color = buttons.mark_of(place).color if leads and leaf.is_cards else color
            parts.append(one_line(line.totals[place], size, Face.SCORE, color=color))
        sides.append(ft.Row(parts, spacing=0.3 * size, height=LINE * size))
    column: ft.Control = ft.Column(sides, spacing=0, tight=True, expand=not leaf.is_cards)
    named = line.sides
    if line.totals:
        named = tuple(map(" ".join, zip(line.sides, line.totals, strict=True)))
    label = words.text("big-screen-seat", table=line.table, sides=" – ".join(named))
    if line.extra:
        label = f"{label}, {words.text('round-clock-extra', minutes=line.extra)}"
    name = f"{'playing' if line.totals else 'seat'}-{line.table}"
    if leaf.is_cards:
        return buttons.spoken(_card(words, line, leaf, column), label, name=name, expand=True)
    number = _box(one_line(f"{line.table}", size, Face.SCORE), PLACE * size)
    if line.extra:
        column = ft.Row([column, _extra_pill(words, line.extra, size)], expand=True)
    is_last = line.table == leaf.stop
    return buttons.spoken(_lined([number, column], leaf, is_last=is_last), label, name=name)


PILLS = {
    "done": (ft.Icons.CHECK_ROUNDED, POSITIVE, POSITIVE_BOX),
    "claimed": (ft.Icons.SCHEDULE_ROUNDED, WARNING, WARNING_BOX),
    "disputed": (ft.Icons.FLAG_OUTLINED, C.ON_ERROR_CONTAINER, C.ERROR_CONTAINER),
}
"""Icon, ink and ground of the states of a table that are worth a word."""


def _card(words: Words, line: TableLine, leaf: Leaf, sides: ft.Control) -> ft.Container:
    """The card of a table; framed if somebody has to do something about its result."""
    size, pill = leaf.size, list[ft.Control]()
    if line.extra:
        pill.append(_extra_pill(words, line.extra, size))
    label = words.text("phone-table", table=line.table)
    title = one_line(label, 0.68 * size, Face.SCORE, expand=True)
    frame: ft.ColorValue = C.OUTLINE_VARIANT
    if line.state in PILLS:
        pill_text = words.text("club-table-pill", state=line.state)
        pill.append(_pill(pill_text, PILLS[line.state], size))
        frame = frame if line.state == "done" else PILLS[line.state][1]
    head = ft.Row([title, *pill], height=CARD_HEAD * size)
    return paper(
        ft.Column([head, sides], spacing=0, tight=True),
        height=leaf.row_height - 0.25 * size,
        margin=ft.Margin.only(bottom=0.25 * size),
        padding=ft.Padding.symmetric(horizontal=0.45 * size, vertical=0.15 * size),
        border_radius=0.4 * size,
        border=ft.Border.all(1 if frame == C.OUTLINE_VARIANT else 0.07 * size, frame),
    )


def _extra_pill(words: Words, minutes: int, size: float) -> ft.Control:
    look = (ft.Icons.MORE_TIME, C.ON_TERTIARY_CONTAINER, C.TERTIARY_CONTAINER)
    return _pill(words.text("round-clock-minutes", minutes=minutes, change="more"), look, size)


def _pill(
    words: str, look: tuple[ft.IconData, ft.ColorValue, ft.ColorValue], size: float
) -> ft.Control:
    icon, ink, ground = look
    label = text(words, 0.46 * size, Face.MEDIUM, ink, max_lines=1)
    row = ft.Row([ft.Icon(icon, size=0.5 * size, color=ink), label], spacing=0.15 * size)
    row.tight = True
    room = ft.Padding.symmetric(horizontal=0.25 * size, vertical=0.06 * size)
    return ft.Container(row, bgcolor=ground, border_radius=0.2 * size, padding=room)


def _lined(parts: Sequence[ft.Control], leaf: Leaf, *, is_last: bool) -> ft.Container:
    """A row above a line that keeps the eye on it."""
    line = ft.BorderSide(1, C.TRANSPARENT if is_last else C.OUTLINE_VARIANT)
    row, edge = ft.Row(list(parts), spacing=0), ft.Border.only(bottom=line)
    padding = ft.Padding.symmetric(horizontal=PADDING * leaf.size)
    return ft.Container(row, height=leaf.row_height, padding=padding, border=edge)


def _box(content: ft.Control, width: float, *, right: bool = False) -> ft.Container:
    aligned = ft.Alignment.CENTER_RIGHT if right else ft.Alignment.CENTER_LEFT
    return ft.Container(content, width=width, alignment=aligned)


def _foot(content: Content, words: Words, sizes: Sizes, page: int, pages: int) -> ft.Control:
    count, label = len(content.playing), ""
    if content.resting:
        label = words.text("big-screen-resting", names=", ".join(content.resting))
    elif count:
        many, tables = "-many" if count > MOST_NUMBERS else "", ", ".join(map(str, content.playing))
        label = words.text(f"big-screen-playing{many}", count=count, tables=tables)
    playing = buttons.spoken(one_line(label, sizes.line, Face.MEDIUM), label, name="playing")
    parts: list[ft.Control] = [ft.Container(playing if label else None, expand=True)]
    if pages > 1:
        count_text = one_line(f"{page} / {pages}", sizes.line)
        told_page = words.text("big-screen-page", page=page, pages=pages)
        parts.append(buttons.spoken(count_text, told_page, name="page"))
    lines: list[ft.Control] = [ft.Row(parts)]
    if sizes.has_news:
        news: list[ft.Control] = []
        for place, table in enumerate(content.latest, start=1):
            drawn, name = one_line(table, sizes.line, Face.BOLD), f"latest-{place}"
            news.append(buttons.spoken(drawn, table, name=name))
        # what has no room beside the others would stand below them, and is cut off there
        wrapped = ft.Row(news, wrap=True, spacing=1.4 * sizes.line)
        clip = ft.ClipBehavior.HARD_EDGE
        lines.insert(0, ft.Container(wrapped, height=LINE * sizes.line, clip_behavior=clip))
    apart = ft.MainAxisAlignment.SPACE_EVENLY
    return ft.Container(ft.Column(lines, spacing=0, alignment=apart), height=sizes.foot)
