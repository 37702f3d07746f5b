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

from scorekeeper.i18n.messages import duration, moment
from scorekeeper.match import Match, seats_of
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import State, component, go, go_home, use_state
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.clock import MINUTE, now, use_ticks
from scorekeeper.ui.widgets.match import title
from scorekeeper.ui.widgets.page import cover, padded, page, use_turning

C = ft.Colors
ROUTE = "/view"
FACING = "facing"
"""The setting of a device that says how the sides are laid out."""
BAR, NARROW = 64, 560
"""Height of the bar; below this width it has icons alone, and clocks one below the other."""
GAP, PADDING = 4, 14
PHONE = 390
"""The shorter side of a phone; on larger screens everything is larger."""
NAME, NEEDS, WORD, DEALER, LABEL, TIME = 28, 40, 22, 24, 14, 24
"""Sizes of text on a phone."""
LOW = 0.7
"""Below this part of its width a place is so low that the total stands beside the rest."""


@component
def TableViewScreen() -> Any:
    """The sides, each turned to its edge, over a bar with the clocks."""
    state = use_state()
    use_turning(state.layout, up=go_home)
    if state.match is None:
        new = buttons.button(
            state.words.text("table-new-match"), lambda: go("/new"), name="new-match", filled=True
        )
        return cover(
            ROUTE, page(padded(buttons.remark(state.words.text("set-up-no-match"))), new), go_home
        )
    open_match, layout = state.match, state.layout
    chosen = state.settings.get(FACING)  # something unknown is as good as nothing
    facing = Facing(chosen) if chosen in set(Facing) else Facing.ACROSS

    async def turn() -> None:
        ways = list(Facing)
        way = ways[(ways.index(facing) + 1) % len(ways)]
        await state.choose(**{FACING: way.value})

    height = layout.height - BAR
    sides = buttons.tappable_over(
        _sides(state, open_match, facing, layout.width, height),
        state.words.text("view-back"),
        go_home,
        name="back",
        height=height,
    )
    column = ft.Column(
        [sides, _bar(state, open_match, facing, turn)],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return cover(ROUTE, ft.Container(column, bgcolor=C.SURFACE), go_home)


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
    """The sides in groups, from the top or the left, as they sit round the table.

    Gives too whether the groups lie one below the other, each with its sides beside each other;
    else it is the other way round.
    """
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
    box = (width / most, height / len(groups)) if stacked else (width / len(groups), height / most)
    if facing is Facing.ASIDE:
        box = box[::-1]
    turns = {Facing.ACROSS: (0, 2), Facing.ASIDE: (1, 3), Facing.FLAT: (0, 0)}[facing]
    parts = [
        [
            ft.Container(
                ft.RotatedBox(
                    quarter_turns=turns[side >= count // 2],
                    content=_half(state, open_match, side, box),
                ),
                expand=True,
                bgcolor=buttons.mark_of(side).container,
            )
            for side in group
        ]
        for group in groups
    ]
    stretch = ft.CrossAxisAlignment.STRETCH
    row = partial(ft.Row, spacing=GAP, expand=True, vertical_alignment=stretch)
    column = partial(ft.Column, spacing=GAP, expand=True, horizontal_alignment=stretch)
    if stacked:
        return column([row(list(group)) for group in parts])
    return row([column(list(group)) for group in parts])


def _half(state: State, open_match: OpenMatch, place: int, box: tuple[float, float]) -> ft.Control:
    """The part of one side: its total as large as it can be, and what it has to know."""
    words, progress, layout = state.words, open_match.progress, state.layout
    (width, height), mark, side = box, buttons.mark_of(place), open_match.match.sides[place]
    large = max(min(layout.width, layout.height) / PHONE, 1) / layout.scale
    is_low, ink = height < width * LOW, mark.on_container
    name = ft.Row(
        [
            text(mark.symbol, NAME * large, color=ink),
            one_line(side.short or side.name, NAME * large, Face.BOLD, color=ink, expand=True),
        ],
        spacing=10,
    )
    about: list[ft.Control] = [buttons.spoken(name, side.name)]
    if not progress.outcome.over:
        about.append(_needs(state, open_match, place, large))
        if place == _side_of(open_match, progress.dealer):
            dealer = words.text("table-dealer", name=progress.dealer or "")
            icon = ft.Icon(ft.Icons.STYLE, size=DEALER * large * layout.scale, color=ink)
            label = one_line(dealer, DEALER * large, Face.BOLD, color=ink, expand=True)
            about.append(buttons.spoken(ft.Row([icon, label], spacing=8), dealer, name="dealer"))
    size = min(width * 0.15, height * 0.8) if is_low else min(width * 0.25, height * 0.4)
    number = digits(words.number(progress.totals[place]), size / layout.scale, ink)
    total = ft.Semantics(identifier=f"total-{place}", container=True, content=number)
    centre = ft.MainAxisAlignment.CENTER
    if is_low:
        rest = ft.Column(about, spacing=8, alignment=centre, expand=True)
        content: ft.Control = ft.Row([rest, total], spacing=8)
    else:
        content = ft.Column([about[0], total, *about[1:]], spacing=8, alignment=centre)
    return ft.Container(content, padding=ft.Padding.symmetric(horizontal=PADDING))


def _needs(state: State, open_match: OpenMatch, place: int, large: float) -> ft.Control:
    """The pill with what the next initial meld must have."""
    words, mark = state.words, buttons.mark_of(place)
    needed = words.requirement(open_match.progress.requirements[place])
    size = NEEDS if needed[-1:].isdigit() else WORD
    amount = text(needed, size * large, Face.BOLD, mark.container, line=1.1, max_lines=2)
    label = words.text("table-needs-said", needed=needed)
    pill = ft.Container(
        ft.Row(
            [
                text(words.text("table-needs"), WORD * large, color=mark.container),
                ft.Container(
                    buttons.spoken(amount, label, name=f"needs-{place}"),
                    expand=True,
                    expand_loose=True,
                ),
            ],
            spacing=8,
            tight=True,
        ),
        bgcolor=mark.on_container,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=PADDING),
    )
    return ft.Row([ft.Container(pill, expand=True, expand_loose=True)], tight=True)


def _side_of(open_match: OpenMatch, name: str | None) -> int | None:
    """The side on which somebody sits, substitutes included; None for nobody."""
    match = open_match.match
    for place, side in enumerate(match.sides):
        if name in {player.name for player in side.players}:
            return place
    seats = seats_of(match)
    return seats.index(name) % len(match.sides) if name in seats else None


# --- the bar


def _bar(state: State, open_match: OpenMatch, facing: Facing, turn: buttons.Handler) -> ft.Control:
    """The clocks, how the sides are laid out, and the next deal, while there is one."""
    words, scale = state.words, state.layout.scale
    over, at, is_narrow = open_match.progress.outcome.over, now(), state.layout.width < NARROW
    clocks: list[ft.Control] = []
    if (deal := deal_clock(open_match.match, now=at, over=over)) is not None:
        label, key = title(words, open_match), f"deal-{deal.start}"
        clocks.append(Clock(label, deal, "deal-clock", in_line=is_narrow, key=key))
    if (evening := evening_clock(open_match.match, now=at, over=over)) is not None:
        label, key = words.text("view-evening"), f"evening-{evening}"
        clocks.append(Clock(label, evening, "evening-clock", in_line=is_narrow, key=key))
    if is_narrow and clocks:
        clocks = [ft.Column(clocks, spacing=2, alignment=ft.MainAxisAlignment.CENTER)]
    refusal = None
    if state.stays_on is False:
        label = words.text("view-goes-dark")
        small = text(label, 12 / scale, color=C.ON_SURFACE_VARIANT, max_lines=4)
        refusal = buttons.spoken(small, label, name="goes-dark")
    icons = {
        Facing.ACROSS: ft.Icons.SWAP_VERT,
        Facing.ASIDE: ft.Icons.SWAP_HORIZ,
        Facing.FLAT: ft.Icons.SCREEN_LOCK_ROTATION,
    }
    parts = [
        *clocks,
        ft.Container(refusal, expand=True),
        buttons.icon_button(
            icons[facing],
            words.text("view-turn", facing=facing.value),
            turn,
            name="turn",
            color=C.ON_SECONDARY_CONTAINER,
            bgcolor=C.SECONDARY_CONTAINER,
        ),
    ]
    if not over:
        label = words.text("table-record", number=len(open_match.match.deals) + 1)
        icon, record = ft.Icons.ADD, partial(go, "/record")
        ink, ground = C.ON_PRIMARY, C.PRIMARY
        parts.append(
            buttons.icon_button(icon, label, record, name="record", color=ink, bgcolor=ground)
            if is_narrow
            else buttons.button(
                label, record, icon=icon, filled=True, name="record", size=19 / scale
            )
        )
    row = ft.Row(parts, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    padding = ft.Padding.only(left=14, right=6)
    return ft.Container(row, height=BAR, padding=padding, bgcolor=C.SURFACE)


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
def Clock(label: str, since: Since, name: str, *, in_line: bool) -> Any:
    """The words and the time below them, or after them in one line; only the time changes."""
    scale = use_state().layout.scale
    words = text(label, LABEL / scale, color=C.ON_SURFACE_VARIANT, max_lines=1)
    time = Time(since, name, (LABEL if in_line else TIME) / scale)
    if in_line:
        return ft.Row([words, time], spacing=6, tight=True)
    return ft.Column([words, time], spacing=0, tight=True)


@component
def Time(since: Since, name: str, size: float) -> Any:
    """The time alone, drawn again whenever it changes."""
    words = use_state().words
    time = use_ticks(
        lambda: duration(words, since.seconds(now())),
        None if since.end else lambda: until_next(since, now()),
        since,
    )
    return ft.Semantics(identifier=name, container=True, content=digits(time, size, C.ON_SURFACE))


def until_next(since: Since, at: datetime) -> float:
    """The seconds until another minute is over."""
    passed = (at - since.start).total_seconds()
    return MINUTE - passed % MINUTE if passed > 0 else 1.0
