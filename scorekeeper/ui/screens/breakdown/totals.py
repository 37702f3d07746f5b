"""What each side got in a deal, and its total before and after."""

import flet as ft

from scorekeeper.match import Side
from scorekeeper.ui.components.badges import out_badge
from scorekeeper.ui.components.fit import digits_size, fitting_name
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.table.deals import DealLine
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

LEAST_WIDTH, GAP, PADDING = 112, 10, 12
BIGGEST, SECOND = 38, 15


def side_totals(state: State, sides: tuple[Side, ...], line: DealLine, width: float) -> ft.Control:
    """A card a side, as many beside each other as have room."""
    fitting = max(int((width + GAP) // (LEAST_WIDTH * state.layout.scale)), 1)
    rows = -(-len(sides) // min(fitting, len(sides)))
    beside = -(-len(sides) // rows)
    each = (width - GAP * (beside - 1)) / beside
    cards: list[ft.Control] = [
        _card(state, side, line, place, each) for place, side in enumerate(sides)
    ]
    return ft.Column(
        [
            ft.Row(cards[start : start + beside], spacing=GAP)
            for start in range(0, len(cards), beside)
        ],
        spacing=GAP,
    )


def _card(state: State, side: Side, line: DealLine, place: int, width: float) -> ft.Container:
    words, scale, mark, ended = state.words, state.layout.scale, mark_of(place), line.ended(place)
    room = width - 2 * PADDING
    points = words.points(line.stand.score.totals[place])
    size = digits_size(points, room, scale=scale, most=BIGGEST)
    after = line.stand.running[place]
    before = after - line.stand.score.totals[place]
    change = words.text("breakdown-change", before=before, after=after)
    name = fitting_name(side.name, side.short, room - 70, size=15, scale=scale)
    heading: list[ft.Control] = [
        text(mark.symbol, 16, color=mark.color),
        one_line(name, 15, Face.BOLD, color=mark.on_container, expand=True),
    ]
    if ended:
        heading.append(out_badge(words.text(ended), place))
    return ft.Container(
        ft.Column(
            [
                ft.Row(heading, spacing=6),
                ft.Semantics(
                    identifier=f"points-{place}",
                    container=True,
                    content=digits(points, size, mark.on_container),
                ),
                text(
                    change,
                    digits_size(change, room, scale=scale, most=SECOND, least=11),
                    color=mark.on_container,
                    max_lines=1,
                ),
            ],
            spacing=2,
        ),
        padding=PADDING,
        bgcolor=mark.container,
        border_radius=18,
        expand=True,
    )
