"""Pictures of statistics: bars, bars on an axis, and rows of results."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.match import SideColor
from scorekeeper.match.statistics import ResultKind
from scorekeeper.ui import kit
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import CARD, INSET, MUTED, POSITIVE
from scorekeeper.ui.theme import digits, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.axis import Axis, Bar
from scorekeeper.view_models.rivals import MeasureView

BAR_PARTS = 1000
"""Parts into which the length of a bar is divided."""
BAR_HEIGHT = 8  # logical pixels; without ticks
AXIS_BAR_HEIGHT = 14  # logical pixels; on an axis with ticks
AXIS_ROW_HEIGHT = 22  # logical pixels; a bar and the gap to the next one
LARGE_AXIS_ROW_HEIGHT = 44  # logical pixels; the same beside a value in large text
VALUE_SIZE = 19  # logical pixels at 100 % text
LABEL_SIZE = 12  # logical pixels at 100 % text
LABEL_HEIGHT = 18  # logical pixels at 100 % text
MIDDLE = 0.5  # share at which a bar of wins and losses has its mark
MARK_HEIGHT = 14  # logical pixels
BACK_WIDTH = 15  # logical pixels
BACK_HEIGHT = 22  # logical pixels; room for a back
CARD_WIDTH = 24  # logical pixels; a result as a card
CARD_HEIGHT = 33  # logical pixels
CROWN_SIZE = 16  # logical pixels


# --- bars


def bar(
    share: float,
    color: ft.ColorValue,
    *,
    bgcolor: ft.ColorValue = INSET,
    height: float = BAR_HEIGHT,
) -> ft.Container:
    """Return a bar over a part of the width.

    Args:
        share: Part of the width, from 0 to 1.
        color: Colour of the bar.
        bgcolor: Colour of the rest.
        height: Logical pixels.
    """
    return bar_at(Bar(0, min(max(share, 0), 1)), color, bgcolor=bgcolor, height=height)


def bar_at(
    place: Bar,
    color: ft.ColorValue,
    *,
    bgcolor: ft.ColorValue = INSET,
    height: float = BAR_HEIGHT,
) -> ft.Container:
    """Return a bar at its place on an axis that is not drawn; see `bar`."""
    return ft.Container(
        _bar_row(place, color, height),
        height=height,
        bgcolor=bgcolor,
        border_radius=height / 2,
    )


def bar_with_middle(share: float, color: ft.ColorValue) -> ft.Control:
    """Return a bar with a mark at one half, for the share of games that were won."""
    mark = ft.Container(width=2, height=MARK_HEIGHT, bgcolor=MUTED)
    return ft.Stack(
        [
            ft.Container(bar(share, color), alignment=ft.Alignment.CENTER, height=MARK_HEIGHT),
            _stack_child(MIDDLE, mark),
        ],
        height=MARK_HEIGHT,
    )


def _bar_row(place: Bar, color: ft.ColorValue, height: float) -> ft.Row:
    """Return a bar at its place in the width."""
    before = round(BAR_PARTS * place.start)
    filled = round(BAR_PARTS * place.end) - before
    boxes = [
        ft.Container(expand=before),
        ft.Container(bgcolor=color, border_radius=height / 2, expand=filled),
        ft.Container(expand=BAR_PARTS - before - filled),
    ]
    # A box of no width must not expand by 0: it would take all of the width.
    parts: list[ft.Control] = [box for box in boxes if box.expand]
    return ft.Row(parts, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _stack_child(position: float, content: ft.Control) -> ft.Container:
    """Return a control for a stack; `position` is from 0 at the left end to 1 at the right."""
    return ft.Container(
        content, alignment=ft.Alignment(2 * position - 1, 0), left=0, right=0, top=0, bottom=0
    )


# --- bars of two on one axis


def bars_of_two(layout: Layout, view: MeasureView, colors: Sequence[SideColor]) -> ft.Control:
    """Return a chart of a figure of two sides: name, both values in colours, bars on one axis.

    In large text the values are at the ends of the bars.
    """
    is_large = layout.has_large_text
    bars = view.bars
    axis = view.axis
    row_height = LARGE_AXIS_ROW_HEIGHT if is_large else AXIS_ROW_HEIGHT
    backs = ft.Column(
        [_row_box(side_back(color, BACK_WIDTH), row_height) for color in colors],
        spacing=0,
        tight=True,
    )
    chart = kit.full_width_column(
        [_bars_between_ticks(bars, colors, axis, row_height), axis_labels(layout, axis)],
        spacing=2,
    )
    chart.expand = True
    cells: list[ft.Control] = [backs, chart]
    numbers: list[ft.Control] = [
        digits(value, VALUE_SIZE, mark_of(color).color)
        for color, value in zip(colors, view.values, strict=True)
    ]
    name: list[ft.Control] = [text(view.title, 16)]
    if view.basis:
        name.append(text(view.basis, 13, color=MUTED))
    heading: list[ft.Control] = [ft.Column(name, spacing=0, tight=True, expand=True)]
    if is_large:
        boxes: list[ft.Control] = [
            _row_box(number, row_height, alignment=ft.Alignment.CENTER_RIGHT) for number in numbers
        ]
        end = ft.CrossAxisAlignment.END
        cells.append(ft.Column(boxes, spacing=0, tight=True, horizontal_alignment=end))
    else:
        heading += [numbers[0], text("·", VALUE_SIZE, color=MUTED), numbers[1]]
    row = ft.Row(cells, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
    return kit.full_width_column([ft.Row(heading, spacing=6), row], spacing=4)


def _row_box(
    content: ft.Control, height: float, alignment: ft.Alignment = ft.Alignment.CENTER
) -> ft.Container:
    return ft.Container(content, height=height, alignment=alignment)


def _bars_between_ticks(
    bars: Sequence[Bar], colors: Sequence[SideColor], axis: Axis, row_height: float
) -> ft.Stack:
    """Return a bar for each side, over lines at the ticks; the line at zero is darker."""
    zero = axis.position(0)
    lines = [
        _stack_child(tick.position, ft.Container(width=1, bgcolor=ft.Colors.OUTLINE_VARIANT))
        for tick in axis.ticks
        if tick.position != zero
    ]
    rows: list[ft.Control] = [
        ft.Container(
            _bar_row(bar, mark_of(color).color, AXIS_BAR_HEIGHT),
            height=row_height,
            padding=ft.Padding.symmetric(vertical=(row_height - AXIS_BAR_HEIGHT) / 2),
        )
        for color, bar in zip(colors, bars, strict=True)
    ]
    return ft.Stack(
        [
            *lines,
            ft.Column(rows, spacing=0, tight=True),
            _stack_child(zero, ft.Container(width=1.5, bgcolor=MUTED)),
        ],
        height=row_height * len(bars),
    )


def axis_labels(layout: Layout, axis: Axis) -> ft.Control:
    """Return the labels of the ticks of an axis; in large text only those at its ends."""
    ticks = axis.ticks
    if layout.has_large_text:
        ticks = (ticks[0], ticks[-1])
    labels: list[ft.Control] = [
        _stack_child(tick.position, text(tick.label, LABEL_SIZE, color=MUTED, no_wrap=True))
        for tick in ticks
    ]
    return ft.Stack(labels, height=LABEL_HEIGHT * layout.scale)


# --- rows of results


def winner_marks(winners: Sequence[int], colors: Sequence[SideColor]) -> ft.Control:
    """Return a line with a card back for each game: above it if the first side won, else below.

    Args:
        winners: Index of the side that won each game, 0 or 1; the earliest game first.
        colors: Colours of the two sides; a card back has that of the winner.
    """
    columns: list[ft.Control] = [_winner_column(side, colors[side]) for side in winners]
    middle = ft.Container(height=1, bgcolor=ft.Colors.OUTLINE_VARIANT)
    line = ft.Container(middle, left=0, right=0, top=BACK_HEIGHT)
    return ft.Stack([line, ft.Row(columns, spacing=0)], height=2 * BACK_HEIGHT + 1)


def _winner_column(side: int, color: SideColor) -> ft.Control:
    """Return the card back of one game, above or below the line."""
    is_above = side == 0
    return ft.Container(
        side_back(color, BACK_WIDTH),
        height=2 * BACK_HEIGHT + 1,
        alignment=ft.Alignment.TOP_CENTER if is_above else ft.Alignment.BOTTOM_CENTER,
        expand=True,
    )


def result_cards(results: Sequence[ResultKind]) -> ft.Control:
    """Return results as cards: a crown for a win, an outline for a loss, a line for a draw.

    Args:
        results: The earliest first.
    """
    cells: list[ft.Control] = [
        ft.Container(_result_card(how), alignment=ft.Alignment.CENTER, expand=True)
        for how in results
    ]
    return ft.Row(cells, spacing=0)


def _result_card(how: ResultKind) -> ft.Container:
    """Return a result as a small card; see `result_cards`."""
    card = ft.Container(
        width=CARD_WIDTH, height=CARD_HEIGHT, border_radius=5, alignment=ft.Alignment.CENTER
    )
    if how == "won":
        card.bgcolor = POSITIVE
        card.content = kit.picture("marks/crown.svg", CROWN_SIZE, CROWN_SIZE, color=CARD)
        return card
    card.border = ft.Border.all(2, ft.Colors.OUTLINE)
    if how == "drawn":
        card.content = ft.Container(width=CARD_WIDTH / 2, height=2, bgcolor=ft.Colors.OUTLINE)
    return card
