"""What each side got in a deal, and its total before and after."""

import flet as ft

from scorekeeper.match import Side
from scorekeeper.ui.components.badges import badge_width, out_badge
from scorekeeper.ui.components.fit import fits, fitting_name, shared_size
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.table.deals import DealLine
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

LEAST_WIDTH, GAP, PADDING = 112, 10, 12
BIGGEST, SECOND, NAME, SIGN = 38, 15, 15, 22


def side_totals(state: State, sides: tuple[Side, ...], line: DealLine, width: float) -> ft.Control:
    """A card a side, as many beside each other as have room."""
    fitting = max(int((width + GAP) // (LEAST_WIDTH * state.layout.scale)), 1)
    rows = -(-len(sides) // min(fitting, len(sides)))
    beside = -(-len(sides) // rows)
    each = (width - GAP * (beside - 1)) / beside
    cards: list[ft.Control] = [
        _card(state, sides, line, place, each) for place in range(len(sides))
    ]
    return ft.Column(
        [
            ft.Row(cards[start : start + beside], spacing=GAP)
            for start in range(0, len(cards), beside)
        ],
        spacing=GAP,
    )


def _card(
    state: State, sides: tuple[Side, ...], line: DealLine, place: int, width: float
) -> ft.Container:
    words, scale, mark = state.words, state.layout.scale, mark_of(place)
    room = width - 2 * PADDING
    points = [words.points(total) for total in line.stand.score.totals]
    changes = [_change(words, line, side) for side in range(len(sides))]
    size = shared_size(points, room, scale=scale, most=BIGGEST)
    small = shared_size(changes, room, scale=scale, most=SECOND, least=11)
    total = ft.Semantics(
        identifier=f"points-{place}",
        container=True,
        content=digits(points[place], size, mark.on_container),
    )
    before_after = text(changes[place], small, color=mark.on_container, max_lines=1)
    beside, below = _badges(state, sides[place], line, place, room)
    foot = ft.Row([before_after, *below], wrap=True, spacing=8, run_spacing=4)
    return ft.Container(
        ft.Column([_heading(state, sides[place], place, room, beside), total, foot], spacing=2),
        padding=PADDING,
        bgcolor=mark.container,
        border_radius=18,
        expand=True,
    )


def _change(words: Words, line: DealLine, side: int) -> str:
    """The total before and after."""
    after = line.stand.running[side]
    before = after - line.stand.score.totals[side]
    return words.text("breakdown-change", before=before, after=after)


def _heading(state: State, side: Side, place: int, room: float, badges: list[ft.Control]) -> ft.Row:
    """The side, and whether it ended the deal."""
    mark, scale = mark_of(place), state.layout.scale
    name = fitting_name(side.name, side.short, room - SIGN, size=NAME, scale=scale)
    parts: list[ft.Control] = [
        text(mark.symbol, 16, color=mark.color),
        one_line(name, NAME, Face.BOLD, color=mark.on_container, expand=True),
    ]
    return ft.Row([*parts, *badges], spacing=6)


def _badges(
    state: State, side: Side, line: DealLine, place: int, room: float
) -> tuple[list[ft.Control], list[ft.Control]]:
    """The badge of a side that ended the deal: beside its name, or below where that is long."""
    ended, scale = line.ended(place), state.layout.scale
    if ended is None:
        return [], []
    word = state.words.text(ended)
    left = room - SIGN - badge_width(word, scale=scale) - 6
    badge: list[ft.Control] = [out_badge(word, place)]
    return (badge, []) if fits(side.name, left, size=NAME, scale=scale) else ([], badge)
