"""The table view: totals, requirements, dealer and clocks, to be read from across the table.

Text here is as large as there is room, whatever size the system asks for.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from itertools import pairwise
from typing import Any

import flet as ft

from scorekeeper.i18n.messages import duration
from scorekeeper.match import Match, seats_of
from scorekeeper.services import OpenMatch
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.palette import BACKS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, fitting, one_line, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.chance import chance_button, use_chance
from scorekeeper.ui.widgets.clock import MINUTE, now, use_ticks
from scorekeeper.ui.widgets.page import cover, felt, padded, page, paper, use_turning
from scorekeeper.ui.widgets.score_cards import meld_tag
from scorekeeper.ui.widgets.side_marks import player_initial as initial
from scorekeeper.ui.widgets.side_names import short_names
from scorekeeper.validation import moment
from scorekeeper.view_models.table import table_title as title

C = ft.Colors
ROUTE = "/view"
FACING = "facing"
"""The setting of a device that says how the sides are laid out."""
BAR, RAIL, GAP, EDGE, INSET = 76, 100, 8, 14, 20
"""Height of the bar of a screen that stands, width of the rail of one that lies, and the room
between the sides, whose cards have a broad edge and are empty beside it."""
SHORTER = 390
"""Of the sides of a phone; on larger screens everything is larger."""
LYING, STANDING, LEAST = (752, 183), (374, 300), 0.6
"""Width and height of a place on a phone, and the least part of that to which texts shrink."""
LABEL = 12
"""Size of the words beside a clock, on a phone."""


@component
def TableViewScreen() -> Any:
    """The sides, each turned to its edge, over a bar with the clocks."""
    state = use_state()
    ft.use_state(state.stays_on)  # drawn again when the device answers
    use_turning(state.layout, up=go_home)
    estimate, show = use_chance(state)
    if state.match is None:
        label, hint = state.words.text("table-new-match"), state.words.text("set-up-no-match")
        new = buttons.button(label, lambda: go("/new"), name="new-match", filled=True)
        return cover(ROUTE, page(padded(buttons.remark(hint)), new), go_home)
    open_match, layout = state.match, state.layout
    chosen = state.settings.get(FACING)  # something unknown is as good as nothing
    facing = Facing(chosen) if chosen in set(Facing) else Facing.ACROSS

    async def turn() -> None:
        ways = list(Facing)
        way = ways[(ways.index(facing) + 1) % len(ways)]
        await state.choose(**{FACING: way.value})

    is_lying, large = layout.width > layout.height, enlarged(state)
    rail = RAIL * large * layout.scale if is_lying else 0
    width = layout.width - rail - (1 if is_lying else 2) * GAP
    height = layout.height - 2 * GAP - (0 if is_lying else BAR)
    sides = buttons.tappable_over(
        _sides(state, open_match, facing, width, height),
        state.words.text("view-back"),
        go_home,
        name="back",
        height=height,
        expand=is_lying,
    )
    parts = _controls(state, open_match, facing, turn, chance_button(state, estimate, show))
    between, centre = ft.MainAxisAlignment.SPACE_BETWEEN, ft.CrossAxisAlignment.CENTER
    if is_lying:
        column = ft.Column(parts, alignment=between, horizontal_alignment=centre)
        whole: ft.Control = ft.Row([sides, ft.Container(column, width=rail)], spacing=0)
    else:
        row = ft.Row(parts, alignment=between, vertical_alignment=centre)
        stretch = ft.CrossAxisAlignment.STRETCH
        bar = ft.Container(row, height=BAR, padding=ft.Padding.symmetric(horizontal=4))
        whole = ft.Column([sides, bar], spacing=0, horizontal_alignment=stretch)
    padding = ft.Padding.only(left=GAP, top=GAP, bottom=GAP, right=0 if is_lying else GAP)
    return cover(ROUTE, felt(ft.Container(whole, padding=padding)), go_home)


def enlarged(state: State) -> float:
    """Return how much larger than on a phone a text is to be, whatever the system asks for."""
    layout = state.layout
    return max(min(layout.width, layout.height) / SHORTER, 1) / layout.scale


# --- the sides


class Facing(StrEnum):
    """The ways to lay the sides out; a button goes from one to the next."""

    ACROSS = "across"
    """One above the other, the far ones turned by half."""
    ASIDE = "aside"
    """Left and right, each turned by a quarter to its own edge."""
    FLAT = "flat"
    """Nothing turned, for all who sit on one side of the phone."""


def seating(count: int, facing: Facing, *, upright: bool) -> tuple[list[Sequence[int]], bool]:
    """The sides in groups, from the top or the left; True where groups lie one below the other."""
    sides = range(count)
    if facing is Facing.ACROSS:
        return [sides[count // 2 :], sides[: count // 2][::-1]], True
    return [(side,) for side in sides], facing is Facing.FLAT and upright


def _sides(
    state: State, open_match: OpenMatch, facing: Facing, width: float, height: float
) -> ft.Control:
    """The parts of all sides; the numbers of all have the size that the smallest place allows."""
    count = len(open_match.match.sides)
    groups, stacked = seating(count, facing, upright=width < height)
    most = max(map(len, groups))
    across, down = (most, len(groups)) if stacked else (len(groups), most)
    box = (width - (across - 1) * GAP) / across, (height - (down - 1) * GAP) / down
    if facing is Facing.ASIDE:
        box = box[::-1]
    turns = {Facing.ACROSS: (0, 2), Facing.ASIDE: (1, 3), Facing.FLAT: (0, 0)}[facing]

    def part(side: int) -> ft.Control:
        card, turn = _half(state, open_match, side, box), turns[side >= count // 2]
        return ft.Container(ft.RotatedBox(quarter_turns=turn, content=card), expand=True)

    parts = [list(map(part, group)) for group in groups]
    stretch = ft.CrossAxisAlignment.STRETCH
    row = partial(ft.Row, spacing=GAP, expand=True, vertical_alignment=stretch)
    column = partial(ft.Column, spacing=GAP, expand=True, horizontal_alignment=stretch)
    if stacked:
        return column(list(map(row, parts)))
    return row(list(map(column, parts)))


def _half(state: State, open_match: OpenMatch, place: int, box: tuple[float, float]) -> ft.Control:
    """The card of one side: its total as large as it can be, and what its next meld must have."""
    words, progress, scale = state.words, open_match.progress, state.layout.scale
    (width, height), side = box, open_match.match.sides[place]
    is_low = height < width * 0.7  # then the total stands beside the rest
    usual = LYING if is_low else STANDING
    unit = max(min(width / usual[0], height / usual[1]), LEAST)
    called = short_names(open_match.match)[place]
    label = one_line(called, 30 * unit / scale, Face.MEDIUM, expand=True)
    name = ft.Row([buttons.side_back(place, 28 * unit), label], spacing=12 * unit)
    about: list[ft.Control] = [buttons.spoken(name, side.name)]
    required = progress.requirements[place]
    if not (progress.outcome.over or required.is_nothing):
        about.append(meld_tag(words, words.requirement(required), place, scale=2 * unit / scale))
    total = words.number(progress.totals[place])
    size = min(width * 0.2, height * 0.8) if is_low else min(width * 0.3, height * 0.42)
    size *= min(1, 5 / len(total))
    if not is_low:
        size = fitting(total, size, width - (EDGE + 2 * INSET) * unit)
    figure = digits(total, size / scale, buttons.mark_of(place).color)
    number = buttons.identified(f"total-{place}", figure)
    centre = ft.MainAxisAlignment.CENTER
    if is_low:
        rest = ft.Column(about, spacing=14 * unit, alignment=centre, expand=True)
        content: ft.Control = ft.Row([rest, number], spacing=8)
    else:
        content = ft.Column([about[0], number, *about[1:]], spacing=8, alignment=centre)
    edge = ft.Border.only(left=ft.BorderSide(EDGE * unit, BACKS[place % len(BACKS)]))
    room = ft.Padding.symmetric(horizontal=INSET * unit)
    return paper(content, padding=room, border=edge, border_radius=20)


# --- the rail, or the bar of a screen that stands


def _controls(
    state: State,
    open_match: OpenMatch,
    facing: Facing,
    turn: buttons.Handler,
    chances: ft.Control,
) -> list[ft.Control]:
    """The ways back, to turn the sides and to their chances; dealer and clocks; the next deal."""
    words, large, layout = state.words, enlarged(state), state.layout
    over, at, dealer = open_match.progress.outcome.over, now(), open_match.progress.dealer
    is_lying = layout.width > layout.height
    icons = {
        Facing.ACROSS: ft.Icons.SWAP_VERT,
        Facing.ASIDE: ft.Icons.SWAP_HORIZ,
        Facing.FLAT: ft.Icons.SCREEN_LOCK_ROTATION,
    }
    back, turning = words.text("view-back"), words.text("view-turn", facing=facing.value)
    turner = buttons.icon_button(icons[facing], turning, turn, name="turn")
    ways: list[ft.Control] = [ft.Row([turner, chances], spacing=0, tight=True)]
    if is_lying:
        ways.insert(0, buttons.icon_button(ft.Icons.CLOSE, back, go_home, name="close"))
    about: list[ft.Control] = []
    centre = ft.CrossAxisAlignment.CENTER
    if dealer is not None and not over:
        side = seats_of(open_match.match).index(dealer) % len(open_match.match.sides)
        face = initial(dealer, side, 40 * large * layout.scale, is_dealer=True)
        called = text(dealer, 14 * large, Face.MEDIUM, text_align=ft.TextAlign.CENTER, max_lines=2)
        faces: list[ft.Control] = [face, called] if is_lying else [face]
        who = ft.Column(faces, spacing=2, tight=True, horizontal_alignment=centre)
        about.append(buttons.spoken(who, words.text("table-dealer", name=dealer), name="dealer"))
    clocks: list[ft.Control] = []
    for name, heading, since in (
        ("deal", title(words, open_match), deal_clock(open_match.match, now=at, over=over)),
        ("evening", words.text("view-evening"), evening_clock(open_match.match, now=at, over=over)),
    ):
        if since is None:
            continue
        size, key = (18 if is_lying else LABEL) * large, f"{name}-{since}"
        time = Time(since, f"{name}-clock", size, key=key)
        label = text(heading, LABEL * large, color=C.ON_SURFACE_VARIANT, max_lines=1)
        clock: ft.Control = ft.Row([label, time], spacing=6, tight=True, key=key)
        if is_lying or layout.width < 440:  # no room for the time beside its label
            both = [time, label]
            clock = ft.Column(both, spacing=0, tight=True, horizontal_alignment=centre, key=key)
        clocks.append(clock)
    about += clocks if is_lying else [ft.Column(clocks, spacing=2, tight=True)]
    if state.stays_on.value is False:
        why = words.text("view-goes-dark")
        icon = ft.Icon(ft.Icons.BRIGHTNESS_LOW, color=C.PRIMARY, size=24, tooltip=why)
        about.append(buttons.spoken(icon, why, name="goes-dark"))
    spacing = 6 if layout.height < SHORTER else 10
    if is_lying:
        column = ft.Column(ways, spacing=0, tight=True, horizontal_alignment=centre)
        middle = ft.Column(about, spacing=spacing, tight=True, horizontal_alignment=centre)
        parts: list[ft.Control] = [column, middle]
    else:
        parts = [*ways, *about]
    if not over:
        record = words.text("table-record", number=len(open_match.match.deals) + 1)
        size = 60 * large * layout.scale
        plus = ft.Icon(ft.Icons.ADD, size=size / 2, color=C.ON_PRIMARY)
        parts.append(
            buttons.tappable(
                plus,
                record,
                partial(go, "/record"),
                name="record",
                width=size,
                height=size,
                alignment=ft.Alignment.CENTER,
                border_radius=size / 2,
                bgcolor=C.PRIMARY,
            )
        )
    return parts


# --- the clocks

PAUSE = timedelta(hours=6)
"""A break as long as this ends an evening: the next deal begins another."""


@dataclass(frozen=True, slots=True)
class Since:
    """The start of a clock, and its end; None while it goes on."""

    start: datetime
    end: datetime | None = None

    def seconds(self, now: datetime) -> int:
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
    """Times of the start and of each save; one without a zone is of here."""
    ended = match.ended.at if match.ended else None
    written = [match.started, *(played.at for played in match.deals), ended]
    known = [time for time in map(moment, written) if time is not None]
    return sorted(time if time.tzinfo else time.replace(tzinfo=now.tzinfo) for time in known)


@component
def Time(since: Since, name: str, size: float) -> Any:
    """The time alone, drawn again whenever it changes."""
    state = use_state()
    words = state.words
    time = use_ticks(
        lambda: duration(words, since.seconds(now())),
        None if since.end else lambda: until_next(since, now()),
        since,
    )
    size = max(size * min(1, 7 / len(time)), LABEL / state.layout.scale)
    return buttons.identified(name, one_line(time, size, Face.MEDIUM))


def until_next(since: Since, at: datetime) -> float:
    """The seconds until another minute is over."""
    passed = (at - since.start).total_seconds()
    return MINUTE - passed % MINUTE if passed > 0 else 1.0
