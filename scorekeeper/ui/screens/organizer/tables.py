"""The tables of a running round at a glance: a save at one of them redraws its tile, nothing else.

watching  what a page shows of each table, looked at anew when news comes
tile      one table
tally     how many tables are in which state; choosing which are shown
pane      the standing beside the tables
recent    what was done last
view      the whole
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import (
    EntrantUid,
    Evening,
    EveningUid,
    LogEntry,
    Note,
    Problems,
    Result,
    Row,
    Table,
    TableState,
    change_places,
    close_round,
    draw_round,
    repeats,
    standing,
    take_back_round,
)
from scorekeeper.club.model import LogKind
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import (
    club_problem,
    entrant_name,
    plan_told,
    scheme_name,
    side_names,
    told_entry,
    told_rank,
    told_score,
)
from scorekeeper.i18n.messages import clock, elapsed
from scorekeeper.scoring import Problem
from scorekeeper.services.club import News, TableGlance
from scorekeeper.ui.pages import is_there
from scorekeeper.ui.screens.organizer.page import (
    Doing,
    chance,
    changed,
    evening_screen,
    gone,
    of_evening,
    of_table,
    opened,
    started,
    use_doing,
    use_evening,
    use_news,
)
from scorekeeper.ui.screens.organizer.players import told_outlook
from scorekeeper.ui.state import RAIL, Layout, State, component, go, still_component, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    button,
    card,
    choice,
    choices,
    complaint,
    heading,
    icon_button,
    opening_row,
    remark,
    spoken,
    tappable,
)
from scorekeeper.ui.widgets.clock import (
    Reading,
    RoundTime,
    is_open,
    now,
    round_time,
    told,
    use_clock,
)
from scorekeeper.ui.widgets.page import SIDE_PADDING, padded
from scorekeeper.ui.widgets.text import SENTENCE, digits, one_line, text

LOOK_AT_CLOCK = 20.0
"""Seconds after which it is looked how long tables have been waiting."""
LATEST = 3
"""Lines of the log beside the tables."""


@ft.observable
@dataclass
class Tile:
    """One table as the page shows it; it belongs to this page alone."""

    glance: TableGlance
    waited: str = ""
    """How long ago the last deal was, in words."""


@ft.observable
@dataclass
class Tally:
    """How far the tables are, in the order of their numbers."""

    states: tuple[TableState, ...] = ()


@ft.observable
@dataclass
class Ranking:
    """The standing with the evening that it is of."""

    evening: Evening
    rows: tuple[Row, ...]


@ft.observable
@dataclass
class Recent:
    """What was done last, the latest first, with the evening that it is of."""

    evening: Evening
    entries: tuple[LogEntry, ...]


class Floor:
    """Everything that a page watches of a running round."""

    def __init__(self, state: State, evening: Evening) -> None:
        """Look at every table for the first time."""
        self._state, self._uid, self.number = state, evening.uid, len(evening.rounds)
        glances = state.session.club.tables(evening.uid, self.number)
        self.tiles = {one.number: Tile(one) for one in glances}
        self.tally = Tally(tuple(one.state for one in glances))
        self._results = _results(evening)
        self.ranking = Ranking(evening, standing(evening))
        self.recent = Recent(evening, _latest(evening))
        self.wait()

    def look(self, tables: Collection[int] | None = None) -> None:
        """Look at some tables again, or at all; what is as it was stays untouched."""
        evening = opened(self._state, self._uid)
        if evening is None or len(evening.rounds) != self.number:
            return
        club = self._state.session.club
        for number in self.tiles.keys() if tables is None else self.tiles.keys() & tables:
            glance = club.table(self._uid, self.number, number)
            if glance is not None:
                self._see(glance)
        self.tally.states = tuple(one.glance.state for one in self.tiles.values())
        entries = _latest(evening)
        if entries != self.recent.entries:
            self.recent.evening, self.recent.entries = evening, entries
        results = _results(evening)
        if results != self._results:
            self._results = results
            self.ranking.evening, self.ranking.rows = evening, standing(evening)

    def wait(self) -> None:
        """Say of each table how long ago its last deal was."""
        for tile in self.tiles.values():
            tile.waited = self._waited(tile.glance)

    def _see(self, glance: TableGlance) -> None:
        tile = self.tiles[glance.number]
        if tile.glance != glance:
            tile.glance, tile.waited = glance, self._waited(glance)

    def _waited(self, glance: TableGlance) -> str:
        return elapsed(self._state.words, glance.changed, now=now())


def use_floor(state: State, evening: Evening) -> Floor:
    """Have the tables of the running round in a component, and keep them up with the news."""
    floor: Floor = ft.use_memo(lambda: Floor(state, evening), [evening.uid, len(evening.rounds)])
    page, uid = ft.context.page, evening.uid
    task: Any = ft.use_ref(None)

    async def wait() -> None:
        while is_open(page):
            await asyncio.sleep(LOOK_AT_CLOCK)
            if is_there(page):
                floor.wait()

    def start() -> None:
        task.current = page.run_task(wait)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    def tell(news: Sequence[News]) -> None:
        _tell(floor, uid, news)

    ft.use_effect(start, [floor.number], cleanup=stop)
    use_news(state, tell, again=floor.look)
    return floor


def _tell(floor: Floor, uid: EveningUid, news: Sequence[News]) -> None:
    """Look at the tables that news are about; at all where one is about the whole evening."""
    ours = [one for one in news if one.evening == uid and one.what in ("evening", "table", "deal")]
    if not ours:
        return
    tables = {one.table for one in ours}
    floor.look(None if None in tables else {one for one in tables if one is not None})


def _results(evening: Evening) -> tuple[tuple[Result | None, ...], ...]:
    """Everything that the standing follows from while a round is running."""
    return tuple(tuple(map(_result, one.tables)) for one in evening.rounds)


def _result(table: Table) -> Result | None:
    return table.result


def _latest(evening: Evening) -> tuple[LogEntry, ...]:
    return tuple(reversed(evening.log[-LATEST:]))


C = ft.Colors
WIDTH = 360
"""Pixels of the pane."""
FIRST = 3
"""Places that are tinted."""


@component
def StandingPane(ranking: Ranking) -> Any:
    """Place, name, points and difference; a tap shows all of the standing."""
    words, evening = use_state().words, ranking.evening
    scheme = scheme_name(words, evening.plan.scheme.id)
    head = ft.Column(
        [
            heading(words.text("club-part", part="standing"), size=18),
            text(scheme, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
        ],
        spacing=0,
        tight=True,
    )
    rows = [_row(words, evening, row) for row in ranking.rows]
    listed = ft.ListView(rows, expand=True, spacing=0)
    return ft.Container(
        ft.Column([head, listed], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=14,
        border_radius=18,
        bgcolor=C.SURFACE_CONTAINER_LOW,
        expand=True,
    )


def _row(words: Words, evening: Evening, row: Row) -> ft.Control:
    is_first = row.is_among(FIRST)
    ink = C.ON_PRIMARY_CONTAINER if is_first else C.ON_SURFACE
    name = entrant_name(words, evening, row.entrant)
    place, points = told_rank(words, row.place), words.number(row.points)
    difference = words.points(row.difference)
    shown: list[ft.Control] = [
        ft.Container(text(place, 16, color=ink, text_align=ft.TextAlign.END), width=28),
        ft.Container(text(name, 16, Face.BOLD if is_first else Face.REGULAR, ink), expand=True),
        digits(points, 18, ink),
        ft.Container(text(difference, 15, color=ink, text_align=ft.TextAlign.END), width=72),
    ]
    line = ft.Row(shown, spacing=10)
    address = of_evening(evening.uid, "standing")
    values = {"name": name, "points": row.points, "difference": difference}
    box = tappable(
        line,
        words.text("club-standing-said", place=row.place or "none", **values),
        lambda: go(address),
        name=f"place-{row.entrant}",
        padding=ft.Padding.symmetric(vertical=13, horizontal=8),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
        bgcolor=C.PRIMARY_CONTAINER if is_first else None,
    )
    box.key = row.entrant
    return box


ICONS: dict[LogKind, ft.IconData] = {
    "drawn": ft.Icons.SHUFFLE,
    "taken_back": ft.Icons.UNDO,
    "arranged": ft.Icons.SWAP_HORIZ,
    "started": ft.Icons.PLAY_ARROW,
    "closed": ft.Icons.LOCK_OUTLINE,
    "claimed": ft.Icons.HOURGLASS_BOTTOM,
    "withdrawn": ft.Icons.UNDO,
    "agreed": ft.Icons.CHECK_CIRCLE,
    "disputed": ft.Icons.FLAG,
    "decided": ft.Icons.GAVEL,
    "paper": ft.Icons.DESCRIPTION_OUTLINED,
    "walkover": ft.Icons.PERSON_OFF_OUTLINED,
    "corrected": ft.Icons.EDIT_OUTLINED,
    "reopened": ft.Icons.LOCK_OPEN,
    "substituted": ft.Icons.SWAP_CALLS,
}


@component
def RecentLines(recent: Recent) -> Any:
    """The latest lines of the log; a tap shows all of it."""
    state, evening = use_state(), recent.evening
    if not recent.entries:
        return ft.Container()
    told = [told_entry(state.words, evening, one) for one in recent.entries]
    lines = [_line(state.words, *both) for both in zip(recent.entries, told, strict=True)]
    return tappable(
        ft.Column(lines, spacing=8, tight=True),
        ". ".join(told),
        lambda: go(of_evening(evening.uid, "log")),
        name="recent",
        padding=14,
        border_radius=18,
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


def _line(words: Words, entry: LogEntry, told: str) -> ft.Control:
    muted = C.ON_SURFACE_VARIANT
    return ft.Row(
        [
            ft.Container(text(clock(words, entry.note.at), 14, color=muted), width=48),
            ft.Icon(ICONS[entry.kind], color=muted, size=18),
            ft.Container(one_line(told, 15), expand=True),
        ],
        spacing=10,
    )


ORDER: tuple[TableState, ...] = ("disputed", "claimed", "playing", "done")
"""What asks for the organiser comes first."""


@component
def TallyRow(tally: Tally, shown: str, show: Callable[[str], Any]) -> Any:
    """All tables, then each state that there is."""
    words, states = use_state().words, tally.states
    kinds = [("all", len(states)), *((one, states.count(one)) for one in ORDER)]
    chips = [
        choice(
            words.text("club-tally", state=kind, count=count),
            lambda _, kind=kind: show(kind),
            name=f"show-{kind}",
            selected=kind == shown,
        )
        for kind, count in kinds
        if count or kind in ("all", shown)
    ]
    return ft.Row(list(chips), wrap=True, spacing=6, run_spacing=6)


TILE_C, CUT = ft.Colors, ft.TextOverflow.ELLIPSIS
LOOKS: dict[TableState, tuple[ft.IconData, ft.ColorValue, ft.ColorValue]] = {
    "playing": (ft.Icons.PLAY_ARROW, TILE_C.SURFACE_CONTAINER_HIGH, TILE_C.ON_SURFACE),
    "claimed": (ft.Icons.HOURGLASS_BOTTOM, TILE_C.TERTIARY_CONTAINER, TILE_C.ON_TERTIARY_CONTAINER),
    "disputed": (ft.Icons.FLAG, TILE_C.ERROR_CONTAINER, TILE_C.ON_ERROR_CONTAINER),
    "done": (ft.Icons.CHECK_CIRCLE, TILE_C.PRIMARY_CONTAINER, TILE_C.ON_PRIMARY_CONTAINER),
}
FRAMES: dict[TableState, ft.ColorValue] = {"claimed": TILE_C.TERTIARY, "disputed": TILE_C.ERROR}


@still_component
def TableTile(words: Words, tile: Tile, address: str) -> Any:
    """The tile; a tap shows the table. It is drawn again when something about it changes."""
    glance = tile.glance
    frame = FRAMES.get(glance.state, TILE_C.OUTLINE_VARIANT)
    number = text(words.text("club-table", number=glance.number), 17, Face.BOLD)
    title = ft.Row([ft.Container(number, expand=True), state_pill(words, glance.state)], spacing=8)
    best = max(glance.totals, default=0)
    sides = [
        _side(words, name, total, is_best=total == best and len(set(glance.totals)) > 1)
        for name, total in zip(glance.names, glance.totals, strict=True)
    ]
    return tappable(
        ft.Column([title, *sides, _foot(words, tile)], spacing=6, tight=True),
        said(words, glance, tile.waited),
        lambda: go(address),
        name=f"table-{glance.number}",
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=18,
        border=ft.Border.all(2, frame),
        bgcolor=TILE_C.SURFACE_CONTAINER_LOWEST,
    )


def state_pill(words: Words, state: TableState) -> ft.Control:
    """How far a table is, as a picture and a word."""
    icon, ground, ink = LOOKS[state]
    shown = text(words.text("club-table-pill", state=state), 14, Face.MEDIUM, ink)
    return ft.Container(
        ft.Row([ft.Icon(icon, color=ink, size=16), shown], spacing=4, tight=True),
        padding=ft.Padding.symmetric(vertical=3, horizontal=8),
        border_radius=12,
        bgcolor=ground,
    )


def said(words: Words, glance: TableGlance, waited: str) -> str:
    """The whole tile as a screen reader says it."""
    pairs = zip(glance.names, glance.totals, strict=True)
    parts = [
        words.text("club-table", number=glance.number),
        words.text("club-table-state", state=glance.state),
        *(f"{name} {words.number(total)}" for name, total in pairs),
        deals_told(words, glance),
        waited,
    ]
    return ", ".join(part for part in parts if part)


def deals_told(words: Words, glance: TableGlance) -> str:
    """How many deals there are; nothing where the result came without any."""
    is_still = glance.state == "done" and not glance.deals
    return "" if is_still else words.text("club-deals", count=glance.deals)


def _side(words: Words, name: str, total: int, *, is_best: bool) -> ft.Control:
    face = Face.BOLD if is_best else Face.REGULAR
    shown = text(words.number(total), 19, face, TILE_C.ON_SURFACE, max_lines=1)
    if is_best:
        shown = digits(words.number(total), 19, TILE_C.ON_SURFACE)
    return ft.Row(
        [ft.Container(text(name, 16, face, max_lines=2, overflow=CUT), expand=True), shown],
        spacing=8,
    )


def _foot(words: Words, tile: Tile) -> ft.Control:
    """How many deals, and since when nothing has come."""
    muted = TILE_C.ON_SURFACE_VARIANT
    deals = text(deals_told(words, tile.glance), 14, color=muted)
    parts: list[ft.Control] = [ft.Container(deals, expand=True)]
    if tile.waited and tile.glance.state != "done":
        clock = ft.Icon(ft.Icons.SCHEDULE, color=muted, size=16)
        parts += [clock, text(tile.waited, 14, color=muted)]
    return ft.Row(parts, spacing=4)


MINUTE, SECOND = 60, 1
INKS: dict[str, tuple[ft.ColorValue, ft.ColorValue]] = {
    "playing": (C.SECONDARY_CONTAINER, C.ON_SECONDARY_CONTAINER),
    "warning": (C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "last_deal": (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
    "over": (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}
"""Ground and ink of each phase; the sentence says the same."""


def round_clock(evening: Evening) -> ft.Control | None:
    """The clock of the running round; None where nothing but points or deals ends it."""
    if not evening.rounds or evening.rounds[-1].state != "running":
        return None
    time = round_time(evening.rounds[-1].started, evening.plan.length)
    return None if time is None else ClockCard(time, key="clock")


@component
def ClockCard(time: RoundTime) -> Any:
    """The digits, and what they mean beside them, or below them where that has no room."""
    words = use_state().words
    reading: Reading = use_clock(time, lambda found: found, every=SECOND)
    ground, ink = INKS[reading.phase]
    said = told(words, reading)
    parts: list[ft.Control] = []
    if reading.seconds is not None and reading.phase != "over":
        minutes, left = divmod(reading.seconds, MINUTE)
        shown = words.text("view-clock", big=minutes, small=f"{left:02}")
        parts.append(digits(shown, 28, ink))
    parts.append(text(said, 15, Face.MEDIUM, ink, line=SENTENCE))
    icon = ft.Icon(ft.Icons.TIMER_OUTLINED, color=ink, size=26)
    beside = ft.Row(
        parts,
        wrap=True,
        spacing=10,
        run_spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        ft.Row([icon, beside], spacing=10),
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=18,
        bgcolor=ground,
    )
    return spoken(box, said, name="clock")


WITH_PANE = 960
"""Pixels from which on the standing stands beside the tables."""
TILE, GAP = 240, 10
"""Pixels that a tile takes at least, and between two."""
CLOCK = 300
ALL = "all"


@component
def FloorView(evening: Evening) -> Any:
    """The tables of the round, and the standing beside them where there is room."""
    state = use_state()
    floor = use_floor(state, evening)
    shown, show = ft.use_state(ALL)
    layout = state.layout
    has_pane = layout.width >= WITH_PANE and not layout.has_large_text
    clock, tally = round_clock(evening), TallyRow(floor.tally, shown, show, key="tally")
    head: list[ft.Control] = [*([clock] if clock else []), tally]
    if has_pane and clock is not None:
        head = [_beside(tally, clock)]
    tiles = Tiles(floor, floor.tally, evening.uid, shown, key="tiles")
    foot: list[ft.Control] = [CloseBar(evening, floor.tally, key="close")]
    if has_pane:
        foot.insert(0, RecentLines(floor.recent, key="recent"))
    sides = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=8)
    main = ft.Column(
        [
            ft.ListView([*head, tiles], expand=True, spacing=8, padding=sides),
            *(padded(part, bottom=8) for part in foot),
        ],
        spacing=8,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if not has_pane:
        return main
    pane = ft.Container(
        StandingPane(floor.ranking, key="standing"),
        width=WIDTH,
        padding=ft.Padding.only(right=SIDE_PADDING, bottom=8),
    )
    return ft.Row([main, pane], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _beside(tally: ft.Control, clock: ft.Control) -> ft.Control:
    """The counts, and the clock at their right."""
    return ft.Row([ft.Container(tally, expand=True), ft.Container(clock, width=CLOCK)], spacing=GAP)


@component
def Tiles(floor: Floor, tally: Tally, uid: str, shown: str) -> Any:
    """The tiles in as many columns as there is room for; drawn again when a state changes."""
    state = use_state()
    both = zip(floor.tiles.values(), tally.states, strict=True)
    tiles = [tile for tile, now in both if shown in (ALL, now)]
    shown_tiles = [_tile(state.words, tile, uid, floor.number) for tile in tiles]
    return ft.Column(_rows(shown_tiles, columns(state.layout)), spacing=GAP, tight=True)


def columns(layout: Layout) -> int:
    """How many tiles have room side by side."""
    room = layout.beside_tabs - 2 * SIDE_PADDING
    if layout.width >= WITH_PANE and not layout.has_large_text:
        room = layout.width - RAIL - WIDTH - 2 * SIDE_PADDING
    return max(int((room + GAP) // (TILE * layout.scale + GAP)), 1)


def _tile(words: Any, tile: Tile, uid: str, number: int) -> ft.Control:
    address = of_table(uid, number, tile.glance.number)
    return ft.Container(
        TableTile(words, tile, address, key=f"tile-{tile.glance.number}"), expand=True
    )


def _rows(tiles: Sequence[ft.Control], count: int) -> list[ft.Control]:
    """Tiles in rows; the last row is filled up, so that all are equally wide."""
    rows: list[ft.Control] = []
    for start in range(0, len(tiles), count):
        row = list(tiles[start : start + count])
        row += [ft.Container(expand=True) for _ in range(count - len(row))]
        rows.append(ft.Row(row, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START))
    return rows


@component
def CloseBar(evening: Evening, tally: Tally) -> Any:
    """The way to the end of the round; it says what is still open."""
    state, doing = use_state(), use_doing()
    words, number = state.words, len(evening.rounds)
    still_open = sum(one != "done" for one in tally.states)

    async def close() -> None:
        await doing.do(changed(state, evening.uid, close_round))

    said = [
        complaint(club_problem(words, one, evening), name=f"open-{place}")
        for place, one in enumerate(doing.refused if still_open else ())
    ]
    key = "club-close-open" if still_open else "club-close"
    do = button(
        words.text(key, number=number, count=still_open),
        close,
        icon=ft.Icons.LOCK_OUTLINE,
        filled=not still_open,
        name="close-round",
    )
    return ft.Column(
        [*said, do], spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


@component
def BetweenView(evening: Evening) -> Any:
    """What comes next, then the results of the rounds that were played."""
    state, doing = use_state(), use_doing()
    words, number = state.words, len(evening.rounds)

    async def draw() -> None:
        await doing.do(changed(state, evening.uid, draw_round))

    def final() -> None:
        go(of_evening(evening.uid, "standing"))

    is_over = number >= evening.plan.rounds and number > 0
    parts = [_next(state, evening, is_over=is_over)]
    for played in reversed(range(number)):
        parts += _between_results(state, evening, played)
    body = ft.ListView(
        parts,
        expand=True,
        spacing=8,
        padding=ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=8),
    )
    said = doing.complaints(state, evening)
    key = "club-drawing" if doing.is_busy else "club-draw"
    do = button(
        words.text("club-final") if is_over else words.text(key, number=number + 1),
        final if is_over else None if doing.is_busy else draw,
        icon=ft.Icons.EMOJI_EVENTS if is_over else ft.Icons.SHUFFLE,
        filled=True,
        name="final" if is_over else "draw",
    )
    return ft.Column(
        [body, *(padded(one, bottom=8) for one in (*said, do))],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _next(state: State, evening: Evening, *, is_over: bool) -> ft.Control:
    """The plan in a line, and who would play."""
    words = state.words
    said = words.text("club-over-hint") if is_over else told_outlook(words, evening)
    return card(
        remark(plan_told(words, evening.plan), name="plan"),
        remark(said, name="outlook"),
        opening_row(
            words.text("club-plan"),
            words.text("club-movement", movement=evening.plan.movement),
            lambda: go(of_evening(evening.uid, "plan")),
            name="plan-open",
            icon=ft.Icons.TUNE,
        ),
    )


def _between_results(state: State, evening: Evening, place: int) -> list[ft.Control]:
    """The tables of a round with their results; a tap shows the table."""
    words, played = state.words, evening.rounds[place]
    rows: list[ft.Control] = [heading(words.text("club-round", number=played.number))]
    for table in played.tables:
        names = " – ".join(side_names(evening, table))
        score = told_score(words, table.result.score) if table.result else ""
        title = words.text("club-table", number=table.number)
        row = opening_row(
            f"{title}: {score}",
            names,
            lambda _, n=table.number: go(of_table(evening.uid, played.number, n)),
            name=f"result-{played.number}-{table.number}",
        )
        row.key = f"{played.number}-{table.number}"
        rows.append(row)
    return rows


def warning(said: str, *, name: str) -> ft.Control:
    """A sentence with a picture, on a ground of its own."""
    ink = C.ON_TERTIARY_CONTAINER
    shown = ft.Row(
        [
            ft.Icon(ft.Icons.REPEAT, color=ink, size=18),
            ft.Container(text(said, 14, Face.MEDIUM, ink, line=SENTENCE), expand=True),
        ],
        spacing=8,
    )
    box = ft.Container(
        shown,
        padding=ft.Padding.symmetric(vertical=6, horizontal=10),
        border_radius=10,
        bgcolor=C.TERTIARY_CONTAINER,
    )
    return spoken(box, said, name=name)


CARD, DRAWN_GAP = 300, 8
"""Pixels that a table takes at least, and between two."""


@component
def DrawnView(evening: Evening) -> Any:
    """The tables as they are drawn; a tap on one and on another has them change places."""
    state, doing = use_state(), use_doing()
    nobody: EntrantUid | None = None
    chosen, choose = ft.use_state(nobody)

    async def tap(uid: EntrantUid) -> None:
        if chosen is None or chosen == uid:
            choose(None if chosen == uid else uid)
            return
        choose(None)
        swap = partial(_swapped, chosen, uid)
        await doing.do(changed(state, evening.uid, swap))

    found = repeats(evening, len(evening.rounds))
    key = "club-swap-hint" if chosen is None else "club-swap-other"
    top = [remark(state.words.text(key), name="hint"), _summary(state, found)]
    seats = partial(_seat, state, evening, chosen, tap)
    body = ft.ListView(
        [*top, *_in_rows(state, _cards(state, evening, found, seats))],
        expand=True,
        spacing=DRAWN_GAP,
        padding=ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=8),
    )
    below = [*doing.complaints(state, evening), _buttons(state, evening, doing)]
    return ft.Column(
        [body, *(padded(one, bottom=8) for one in below)],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _cards(
    state: State, evening: Evening, found: Sequence[Problem], seats: Any
) -> list[ft.Control]:
    """A card for each table, and one for those who rest."""
    last = evening.rounds[-1]
    cards = [_table(state, evening, table, found, seats) for table in last.tables]
    if last.byes:
        cards.append(_byes(state, evening, last.byes, found, seats))
    return cards


def _swapped(
    one: EntrantUid, other: EntrantUid, evening: Evening, note: Note
) -> Evening | Problems:
    return change_places(evening, one, other, note)


def _summary(state: State, found: Sequence[Problem]) -> ft.Control:
    """Return True if anything repeats what was played before."""
    said = state.words.text("club-repeats", count=len(found))
    return remark(said, name="repeats")


def _buttons(state: State, evening: Evening, doing: Doing) -> ft.Control:
    """Start, and what else can be done with a draw."""
    words, uid = state.words, evening.uid

    async def start() -> None:
        await doing.do(started(state, uid))

    async def again() -> None:
        await doing.do(changed(state, uid, _again))

    async def back() -> None:
        await doing.do(changed(state, uid, take_back_round))

    def way(key: str, verb: Any, name: str, **more: Any) -> ft.Control:
        return button(words.text(key), None if doing.is_busy else verb, name=name, **more)

    others = [
        way("club-draw-back", back, "back-draw", expand=1),
        way("club-draw-again", again, "draw-again", expand=1),
    ]
    begin = way("club-start", start, "start-round", icon=ft.Icons.PLAY_ARROW, filled=True, expand=2)
    if state.layout.is_wide and not state.layout.has_large_text:
        return ft.Row([*others, begin], spacing=8)
    return ft.Column(
        [ft.Row(others, spacing=8), ft.Row([begin])],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _again(evening: Evening, note: Note) -> Evening | Problems:
    """The round drawn anew, by another seed."""
    back = take_back_round(evening, note)
    return back if isinstance(back, tuple) else draw_round(back, note, seed=chance())


def _table(
    state: State, evening: Evening, table: Table, found: Sequence[Problem], seats: Any
) -> ft.Control:
    """Who meets whom at a table, side by side, and what that repeats."""
    words = state.words
    sides: list[ft.Control] = []
    for place, side in enumerate(table.sides):
        if place:
            sides.append(remark(words.text("club-against")))
        sides.append(choices([seats(uid) for uid in side.entrants]))
    path = f"tables[{table.number - 1}]"
    said = [
        warning(club_problem(words, one, evening), name=f"repeats-{table.number}-{place}")
        for place, one in enumerate(one for one in found if one.path == path)
    ]
    title = heading(words.text("club-table", number=table.number))
    return ft.Container(card(title, *sides, *said), key=f"table-{table.number}", expand=True)


def _byes(
    state: State,
    evening: Evening,
    byes: Sequence[EntrantUid],
    found: Sequence[Problem],
    seats: Any,
) -> ft.Control:
    words = state.words
    said = [
        warning(club_problem(words, one, evening), name="bye-again")
        for one in found
        if one.path == "byes"
    ]
    title = heading(words.text("club-rest"))
    return ft.Container(card(title, choices([seats(uid) for uid in byes]), *said), expand=True)


def _seat(
    state: State, evening: Evening, chosen: EntrantUid | None, tap: Any, uid: EntrantUid
) -> ft.Control:
    name = entrant_name(state.words, evening, uid)

    async def tapped() -> None:
        await tap(uid)

    return choice(
        name,
        tapped,
        name=f"seat-{uid}",
        selected=uid == chosen,
        says=state.words.text("club-swap-said", name=name),
    )


def _in_rows(state: State, cards: Sequence[ft.Control]) -> list[ft.Control]:
    room = state.layout.beside_tabs - 2 * SIDE_PADDING
    count = max(int((room + DRAWN_GAP) // (CARD * state.layout.scale + DRAWN_GAP)), 1)
    rows: list[ft.Control] = []
    for start in range(0, len(cards), count):
        row = list(cards[start : start + count])
        row += [ft.Container(expand=True) for _ in range(count - len(row))]
        rows.append(ft.Row(row, spacing=DRAWN_GAP, vertical_alignment=ft.CrossAxisAlignment.START))
    return rows


@component
def TablesScreen() -> Any:
    """What there is to do about the round now."""
    state = use_state()
    evening = use_evening(state, of=_shown)
    if evening is None:
        return gone(state)
    running = evening.rounds[-1].state if evening.rounds else "closed"
    key = f"{len(evening.rounds)}-{running}"
    if running == "drawn":
        body = DrawnView(evening, key=key)
    elif running == "running":
        body = FloorView(evening, key=key)
    else:
        body = BetweenView(evening, key=key)
    return evening_screen(state, evening, "tables", body, actions=_actions(state, evening))


def _shown(evening: Evening) -> Any:
    """What the screen is drawn by; tables of a running round are drawn by themselves."""
    rounds = [
        (one.state, one.started, () if one.state == "running" else (one.tables, one.byes))
        for one in evening.rounds
    ]
    return evening.plan, evening.members, evening.entrants, rounds


def _actions(state: State, evening: Evening) -> list[ft.Control]:
    said = state.words.text("club-plan")
    way = of_evening(evening.uid, "plan")
    return [icon_button(ft.Icons.TUNE, said, lambda: go(way), name="plan-edit")]
