"""The table view: totals, requirements, dealer and clocks, to be read from across the table.

screen   the whole
seating  which side faces whom, and how much room each has
half     one side's part
bar      the clocks, and what can be done
clocks   what the clocks show, out of the match's own record
ticking  a clock that goes on by itself
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from itertools import pairwise
from typing import Any

import flet as ft

from scorekeeper.i18n.messages import lasted, moment
from scorekeeper.match import Match, seats_of
from scorekeeper.services import OpenMatch
from scorekeeper.ui.screens.table.panels import Card, cards_of
from scorekeeper.ui.screens.table.screen import empty_table
from scorekeeper.ui.state import Layout, State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, Mark, spoken, tappable, tappable_over
from scorekeeper.ui.widgets.match import title
from scorekeeper.ui.widgets.page import cover, use_turning
from scorekeeper.ui.widgets.text import (
    digits,
    digits_size,
    fitting_name,
    one_line,
    shared_size,
    text,
)

PAUSE = timedelta(hours=6)
"""A break as long as this ends an evening: the next deal begins another."""


@dataclass(frozen=True, slots=True)
class Since:
    """From when a clock counts, and when it stopped; None while it goes on."""

    start: datetime
    end: datetime | None = None

    def seconds(self, now: datetime) -> int:
        """How many seconds it shows."""
        return max(int(((self.end or now) - self.start).total_seconds()), 0)


def deal_clock(match: Match, *, now: datetime, over: bool) -> Since | None:
    """Since the last deal was saved, or since the match began; None where nobody is waiting."""
    times = _times(match, now)
    if over or not times or now - times[-1] > PAUSE:
        return None
    return Since(times[-1])


def evening_clock(match: Match, *, now: datetime, over: bool) -> Since | None:
    """Since the first deal of this evening was begun; it stops with the match."""
    times = _times(match, now)
    if not times or (now - times[-1] > PAUSE and not over):
        return None
    start = times[-1]
    for before, after in pairwise(reversed(times)):
        if before - after > PAUSE:
            break
        start = after
    return Since(start, times[-1] if over else None)


def _times(match: Match, now: datetime) -> list[datetime]:
    """When the match began and when its deals were saved, as far as that is known."""
    ended = match.ended.at if match.ended else None
    written = [match.started, *(played.at for played in match.deals), ended]
    found = (moment(one) for one in written)
    return sorted(_placed(one, now) for one in found if one is not None)


def _placed(when: datetime, now: datetime) -> datetime:
    """A time without a zone is one of here."""
    return when if when.tzinfo else when.replace(tzinfo=now.tzinfo)


GAP = 4


class Facing(StrEnum):
    """The ways to lay the sides out; a button goes from one to the next."""

    ACROSS = "across"
    """One above the other, the far ones turned by half."""
    ASIDE = "aside"
    """Left and right, each turned by a quarter to its own edge."""
    FLAT = "flat"
    """Nothing turned, for all who sit on one side of the phone."""

    @property
    def next(self) -> "Facing":
        """The way that comes after this one."""
        those = list(Facing)
        return those[(those.index(self) + 1) % len(those)]


@dataclass(frozen=True, slots=True)
class Place:
    """Where one side stands: a box on the screen, turned clockwise by quarters."""

    side: int
    turns: int
    width: float
    height: float

    @property
    def inner(self) -> tuple[float, float]:
        """Width and height as whoever it is turned to sees them."""
        return (self.height, self.width) if self.turns % 2 else (self.width, self.height)


@dataclass(frozen=True, slots=True)
class Seating:
    """Groups of places: one below the other, or else beside each other."""

    groups: tuple[tuple[Place, ...], ...]
    stacked: bool
    """True if the groups lie one below the other and the places of each beside each other."""


def seating(count: int, facing: Facing, width: float, height: float) -> Seating:
    """The places of so many sides in a box, in the order in which they sit round the table."""
    stacked = facing is Facing.ACROSS or (facing is Facing.FLAT and width < height)
    groups = _groups(count, facing)
    across, along = (height, width) if stacked else (width, height)
    depth = (across - GAP * (len(groups) - 1)) / len(groups)
    placed = []
    for group in groups:
        room = (along - GAP * (len(group) - 1)) / len(group)
        box = (room, depth) if stacked else (depth, room)
        placed.append(tuple(Place(side, _turns(side, count, facing), *box) for side in group))
    return Seating(tuple(placed), stacked)


def _groups(count: int, facing: Facing) -> list[Sequence[int]]:
    """The sides group by group, from the top or from the left."""
    sides = range(count)
    if facing is not Facing.ACROSS:
        return [(side,) for side in sides]
    return [sides[count // 2 :], sides[: count // 2][::-1]]


def _turns(side: int, count: int, facing: Facing) -> int:
    """How many quarters a side is turned: the first half sits near, or on the left."""
    is_first = side < count // 2
    match facing:
        case Facing.ACROSS:
            return 0 if is_first else 2
        case Facing.ASIDE:
            return 1 if is_first else 3
    return 0


MINUTE = 60
LABEL, TIME = 14, 26
"""Sizes in pixels on the screen, however large the system shows text."""


@component
def Ticking(label: str, since: Since, name: str, *, in_line: bool) -> Any:
    """The words and the time below them, or after them in one line; only the time changes."""
    scale = use_state().layout.scale
    words = text(label, LABEL / scale, color=ft.Colors.ON_SURFACE_VARIANT, max_lines=1)
    time = Time(since, name, (LABEL if in_line else TIME) / scale)
    if in_line:
        return ft.Row([words, time], spacing=6, tight=True)
    return ft.Column([words, time], spacing=0, tight=True)


@component
def Time(since: Since, name: str, size: float) -> Any:
    """The time alone, drawn again whenever it changes."""
    words, page = use_state().words, ft.context.page
    said = lasted(words, since.seconds(now()))
    _, set_said = ft.use_state(said)
    task: Any = ft.use_ref(None)

    async def tick() -> None:
        while _is_open(page):
            await asyncio.sleep(until_next(since, now()))
            set_said(lasted(words, since.seconds(now())))

    def start() -> None:
        if since.end is None:
            task.current = page.run_task(tick)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(start, [since], cleanup=stop)
    return ft.Semantics(
        identifier=name, container=True, content=digits(said, size, ft.Colors.ON_SURFACE)
    )


def until_next(since: Since, at: datetime) -> float:
    """The seconds until another minute is over."""
    passed = (at - since.start).total_seconds()
    return MINUTE - passed % MINUTE if passed > 0 else 1.0


def now() -> datetime:
    """The time of this machine, with its zone."""
    return datetime.now().astimezone()


def _is_open(page: ft.Page) -> bool:
    """True if anybody can still look at a page: a session that has expired never comes back."""
    ends = page.session.expires_at
    return ends is None or ends > datetime.now(UTC)


C = ft.Colors
HEIGHT, BUTTON = 64, 56
ABOVE = 40
"""What the bar is higher by where a sentence has no room but a line of its own."""
ICONS = {
    Facing.ACROSS: ft.Icons.SWAP_VERT,
    Facing.ASIDE: ft.Icons.SWAP_HORIZ,
    Facing.FLAT: ft.Icons.SCREEN_LOCK_ROTATION,
}
NARROW = 560
"""Below this width the next deal has an icon alone, and there is no room for a sentence."""


def bar_height(state: State) -> float:
    """How high the bar is, in logical pixels."""
    return HEIGHT + (ABOVE if _has_line_above(state) else 0)


def view_bar(state: State, shown: OpenMatch, facing: Facing, turn: Handler) -> ft.Control:
    """Everything in one row; what the platform refuses stands in its middle, or over it."""
    refusal, rows = _refusal(state) if _is_refused(state) else None, list[ft.Control]()
    if _has_line_above(state):
        rows.append(ft.Container(refusal, height=ABOVE, alignment=ft.Alignment.CENTER_LEFT))
    room = ft.Container(None if rows else refusal, expand=True)
    parts = [*_clocks(state, shown), room, _turn(state, facing, turn), *_record(state, shown)]
    row = ft.Row(parts, height=HEIGHT, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(
        ft.Column([*rows, row], spacing=0),
        height=bar_height(state),
        padding=ft.Padding.only(left=14, right=6),
        bgcolor=C.SURFACE,
    )


def _has_line_above(state: State) -> bool:
    """Return True if what the platform refuses stands over the row: in it there is no room."""
    return _is_refused(state) and _is_narrow(state)


def _is_narrow(state: State) -> bool:
    return state.layout.width < NARROW


def _is_refused(state: State) -> bool:
    """Return True if the platform was asked to keep the screen on, and does not."""
    return state.stays_on is False


def _clocks(state: State, shown: OpenMatch) -> list[ft.Control]:
    """How long this deal and this evening have been going on; on a narrow phone line by line."""
    words, over, at = state.words, shown.progress.outcome.over, now()
    in_line = _is_narrow(state)
    found: list[ft.Control] = []
    if (deal := deal_clock(shown.match, now=at, over=over)) is not None:
        key = f"deal-{deal.start}"
        label = title(words, shown)
        found.append(Ticking(label, deal, "deal-clock", in_line=in_line, key=key))
    if (evening := evening_clock(shown.match, now=at, over=over)) is not None:
        label, key = words.text("view-evening"), f"evening-{evening}"
        found.append(Ticking(label, evening, "evening-clock", in_line=in_line, key=key))
    lines = ft.Column(found, spacing=2, alignment=ft.MainAxisAlignment.CENTER)
    return [lines] if in_line and found else found


def _refusal(state: State) -> ft.Control:
    """That the screen may go dark."""
    said = state.words.text("view-goes-dark")
    size = 13 / state.layout.scale
    shown = text(said, size, color=C.ON_SURFACE_VARIANT, max_lines=3)
    return spoken(shown, said, name="goes-dark")


def _turn(state: State, facing: Facing, turn: Handler) -> ft.Control:
    return tappable(
        ft.Icon(ICONS[facing], color=C.ON_SECONDARY_CONTAINER, size=28),
        state.words.text("view-turn", facing=facing.value),
        turn,
        name="turn",
        width=BUTTON,
        height=BUTTON,
        alignment=ft.Alignment.CENTER,
        border_radius=BUTTON / 2,
        bgcolor=C.SECONDARY_CONTAINER,
    )


def _record(state: State, shown: OpenMatch) -> list[ft.Control]:
    """The way to the next deal, while there is one."""
    if shown.progress.outcome.over:
        return []
    label = state.words.text("table-record", number=len(shown.match.deals) + 1)
    parts: list[ft.Control] = [ft.Icon(ft.Icons.ADD, color=C.ON_PRIMARY, size=26)]
    if not _is_narrow(state):
        parts.append(text(label, 19 / state.layout.scale, Face.MEDIUM, C.ON_PRIMARY))
    button = tappable(
        ft.Row(parts, spacing=8, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        label,
        lambda: go("/record"),
        name="record",
        height=BUTTON,
        padding=ft.Padding.symmetric(horizontal=18),
        alignment=ft.Alignment.CENTER,
        border_radius=BUTTON / 2,
        bgcolor=C.PRIMARY,
    )
    return [button]


PADDING, HALF_GAP = 14, 8
NAME, NEEDS, WORD, DEALER = 30, 56, 24, 28
"""Sizes in pixels on a phone: text is as large as there is room, whatever the system says."""
PHONE = 390
"""The shorter side of a phone; on larger screens everything is larger."""
LEAST_NEEDS, LEAST_NAME = 26, 18
ICON, LETTER = 1.2, 0.6
"""Widths of a picture and of a letter, as parts of the size of the text beside it."""
BIGGEST = 220
"""A total is never larger than this, in pixels of a phone."""
LOW = 0.7
"""Above this part of the width the total stands below the name, else beside it."""
SHARE = 0.58
"""Of the width, for a total that stands beside the rest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Half:
    """What one side's part shows."""

    card: Card
    place: Place
    total_size: float
    large: float
    """How much larger everything is than on a phone."""
    dealer: str | None
    """Who of this side deals; None where nobody of it does."""


def how_large(layout: Layout) -> float:
    """How much larger everything is than on a phone: as much as the screen's shorter side."""
    return max(min(layout.width, layout.height) / PHONE, 1)


def total_size(totals: list[str], place: Place, large: float) -> float:
    """The size in pixels in which each of these totals has room in such a place."""
    width, height = place.inner
    room = (width * SHARE if is_low(place) else width) - 2 * PADDING
    rest = 0 if is_low(place) else (NAME + NEEDS + DEALER) * 1.2 * large + 3 * HALF_GAP
    most = min(BIGGEST * large, (height - rest - 2 * HALF_GAP) / 1.1)
    return shared_size(totals, room, scale=1, most=most)


def is_low(place: Place) -> bool:
    """Return True if a place is so low that the total stands beside the rest."""
    width, height = place.inner
    return height < width * LOW


def half(state: State, one: Half) -> ft.Control:
    """The part of one side, turned to it."""
    width, height = one.place.inner
    total = _total(state, one)
    if is_low(one.place):
        rest = width * (1 - SHARE) - PADDING
        about = _column([_name(state, one, rest), *_needs(state, one, rest), *_deals(state, one)])
        shown: ft.Control = ft.Row(
            [ft.Container(about, width=rest), total],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        )
    else:
        room = width - 2 * PADDING
        blank = ft.Container(height=DEALER * 1.2 * one.large)  # so that the sides stand level
        under = _deals(state, one) or [blank]
        shown = _column([_name(state, one, room), total, *_needs(state, one, room), *under])
    box = ft.Container(
        shown,
        width=width,
        height=height,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=PADDING),
        bgcolor=one.card.mark.container,
    )
    return ft.RotatedBox(quarter_turns=one.place.turns, content=box)


def _column(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(parts, spacing=HALF_GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _name(state: State, one: Half, room: float) -> ft.Control:
    mark, side, size = one.card.mark, one.card.side, NAME * one.large
    shown = fitting_name(side.name, side.short, room - size, size=size, scale=1)
    fitting = (room - size - HALF_GAP) / (LETTER * len(shown))
    said = max(LEAST_NAME * one.large, min(size, fitting)) / state.layout.scale
    name = one_line(shown, said, Face.BOLD, color=mark.on_container, expand=True)
    symbol = text(mark.symbol, said, color=mark.on_container)
    return spoken(ft.Row([symbol, name], spacing=10, width=room), side.name)


def _total(state: State, one: Half) -> ft.Semantics:
    said = state.words.number(one.card.total)
    shown = digits(said, one.total_size / state.layout.scale, one.card.mark.on_container)
    return ft.Semantics(identifier=f"total-{one.card.place}", container=True, content=shown)


def _needs(state: State, one: Half, room: float) -> list[ft.Control]:
    """The pill with what the next initial meld must have; nothing once the match is over."""
    card, words, scale = one.card, state.words, state.layout.scale / one.large
    if card.required is None:
        return []
    needed, said = words.requirement(card.required), words.text("table-needs")
    left = (room - 2 * PADDING - HALF_GAP) / one.large - len(said) * WORD * 0.55
    size = digits_size(needed, left, scale=1, most=NEEDS, least=LEAST_NEEDS)
    label = words.text("table-needs-said", needed=needed)
    amount = text(needed, size / scale, Face.BOLD, card.mark.container, line=1.1, max_lines=2)
    word = text(said, WORD / scale, color=card.mark.container)
    parts: list[ft.Control] = [word, spoken(amount, label, name=f"needs-{card.place}")]
    pill = ft.Container(
        ft.Row(parts, spacing=HALF_GAP, tight=True),
        bgcolor=card.mark.on_container,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=PADDING),
    )
    return [ft.Row([pill], tight=True)]


def _deals(state: State, one: Half) -> list[ft.Control]:
    """That somebody of this side deals."""
    if one.dealer is None:
        return []
    mark: Mark = one.card.mark
    said = state.words.text("table-dealer", name=one.dealer)
    size = DEALER * one.large
    room = one.place.inner[0] * (1 - SHARE if is_low(one.place) else 1) - 2 * PADDING - HALF_GAP
    size = min(size, room / (ICON + len(said) * LETTER))
    icon = ft.Icon(ft.Icons.STYLE, size=size, color=mark.on_container)
    shown = one_line(said, size / state.layout.scale, Face.BOLD, color=mark.on_container)
    row = ft.Row([icon, ft.Container(shown, expand=True)], spacing=HALF_GAP)
    return [spoken(row, said, name="dealer")]


ROUTE = "/view"
FACING = "facing"
"""The setting of a device that says how the sides are laid out."""


@component
def TableViewScreen() -> Any:
    """The sides, each turned to its edge, over a bar with the clocks."""
    state = use_state()
    use_turning(state.layout, up=_home)
    if state.match is None:
        return cover(ROUTE, empty_table(state), _home)
    shown, facing = state.match, _facing(state)

    async def turn() -> None:
        await state.choose(**{FACING: facing.next.value})

    height = state.layout.height - bar_height(state)
    sides = tappable_over(
        _sides(state, shown, seating(len(shown.match.sides), facing, state.layout.width, height)),
        state.words.text("view-back"),
        _home,
        name="back",
        height=height,
    )
    parts = [sides, view_bar(state, shown, facing, turn)]
    page = ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return cover(ROUTE, ft.Container(page, bgcolor=ft.Colors.SURFACE), _home)


def _sides(state: State, shown: OpenMatch, seated: Seating) -> ft.Control:
    """The parts of all sides, where the seating has them."""
    totals = [state.words.number(total) for total in shown.progress.totals]
    places = [place for group in seated.groups for place in group]
    large = how_large(state.layout)
    size = min(total_size(totals, place, large) for place in places)
    groups = [[_half(state, shown, place, size) for place in group] for group in seated.groups]
    if seated.stacked:
        rows: list[ft.Control] = [ft.Row(group, spacing=GAP) for group in groups]
        return ft.Column(rows, spacing=GAP)
    columns: list[ft.Control] = [ft.Column(group, spacing=GAP) for group in groups]
    return ft.Row(columns, spacing=GAP)


def _half(state: State, shown: OpenMatch, place: Place, size: float) -> ft.Control:
    dealer = shown.progress.dealer
    deals = not shown.progress.outcome.over and place.side == _side_of(shown, dealer)
    one = Half(
        card=cards_of(shown)[place.side],
        place=place,
        total_size=size,
        large=how_large(state.layout),
        dealer=dealer if deals else None,
    )
    return half(state, one)


def _side_of(shown: OpenMatch, name: str | None) -> int | None:
    """The side on which somebody sits, substitutes included; None for nobody."""
    match = shown.match
    for place, side in enumerate(match.sides):
        if name in {player.name for player in side.players}:
            return place
    seats = seats_of(match)
    return seats.index(name) % len(match.sides) if name in seats else None


def _facing(state: State) -> Facing:
    """How this device lays the sides out; something unknown is as good as nothing."""
    chosen = state.settings.get(FACING)
    return Facing(chosen) if chosen in set(Facing) else Facing.ACROSS


def _home() -> None:
    go("/")
