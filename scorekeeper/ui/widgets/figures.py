"""Pictures of statistics: bars, a row of results, and two sides opposite each other."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.match.statistics import Result
from scorekeeper.ui import kit
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import INSET, POSITIVE
from scorekeeper.ui.theme import SENTENCE, digits, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back

BAR_PARTS = 1000
"""Parts into which the length of a bar is divided."""
MIN_COLUMNS = 8
"""Columns of a picture; fewer results leave room, so that a single one is not as wide as all."""
THIN_BAR = 6  # logical pixels; below a name
THICK_BAR = 8  # logical pixels
CHART_HEIGHT = 88  # logical pixels
BACK_WIDTH = 15  # logical pixels
BACK_HEIGHT = 22  # logical pixels; room for a back
DOT_SIZE = 12  # logical pixels


def bar(
    share: float,
    color: ft.ColorValue,
    *,
    bgcolor: ft.ColorValue = INSET,
    height: float = THIN_BAR,
    is_reversed: bool = False,
) -> ft.Container:
    """Return a bar over a part of the width.

    Args:
        share: Part of the width, from 0 to 1.
        color: Colour of the bar.
        bgcolor: Colour of the rest.
        height: Logical pixels.
        is_reversed: Begin at the right end.
    """
    filled_parts = round(BAR_PARTS * min(max(share, 0), 1))
    filled = ft.Container(bgcolor=color, border_radius=height / 2, expand=filled_parts)
    rest = ft.Container(expand=BAR_PARTS - filled_parts)
    # A part of no width must not expand by 0: it would take all of the width.
    parts: list[ft.Control] = [part for part in (filled, rest) if part.expand]
    if is_reversed:
        parts.reverse()
    return ft.Container(
        ft.Row(parts, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        height=height,
        bgcolor=bgcolor,
        border_radius=height / 2,
    )


def mirrored_figure(
    layout: Layout,
    label: str,
    values: Sequence[str],
    shares: Sequence[float],
    *,
    picture: str = "",
) -> ft.Column:
    """Return a figure of two sides: values at the ends, the name between, and a bar for each.

    Args:
        layout: Layout of the page.
        label: Name of the figure.
        values: Values of both sides.
        shares: Lengths of their bars, from 0 to 1.
        picture: Asset path of a picture before the name; empty for none.
    """
    name = text(label, 14, line=SENTENCE, text_align=ft.TextAlign.CENTER)
    middle_parts: list[ft.Control] = [ft.Container(name, expand=True, expand_loose=True)]
    if picture:
        middle_parts.insert(0, kit.picture(picture, 15, 20))
    middle = ft.Row(middle_parts, spacing=6, alignment=ft.MainAxisAlignment.CENTER)
    numbers = [digits(value, 18, mark_of(side).color) for side, value in enumerate(values)]

    bars: list[ft.Control] = []
    for side, share in enumerate(shares):
        mark = mark_of(side)
        half = bar(
            share, mark.color, bgcolor=mark.container, height=THICK_BAR, is_reversed=side == 0
        )
        half.expand = True
        bars.append(half)
    return kit.full_width_column(
        [between(layout, middle, numbers), ft.Row(bars, spacing=4)], spacing=5
    )


def between(layout: Layout, middle: ft.Control, ends: Sequence[ft.Control]) -> ft.Control:
    """Return a control between two others on a line, or above both in large text."""
    if layout.has_large_text:
        line = ft.Row(list(ends), alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        return kit.full_width_column([middle, line], spacing=4)
    return ft.Row([ends[0], ft.Container(middle, expand=True), ends[1]], spacing=8)


def result_backs(results: Sequence[Result]) -> ft.Control:
    """Return the games of two sides, each with the pack of its winner: the first side's above."""
    return ft.Row(_with_min_columns([_back_column(result) for result in results]), spacing=0)


def _back_column(result: Result) -> ft.Control:
    """Return the back of the winner above or below, or for a draw a line between."""
    above = side_back(0, BACK_WIDTH) if result.how == "won" else None
    below = side_back(1, BACK_WIDTH) if result.how == "lost" else None
    line = ft.Container(width=BACK_WIDTH, height=2, bgcolor=ft.Colors.OUTLINE)
    return ft.Column(
        [
            _slot(above, BACK_HEIGHT),
            _slot(line if result.how == "drawn" else None, 2),
            _slot(below, BACK_HEIGHT),
        ],
        spacing=1,
        tight=True,
        expand=True,
    )


def _slot(content: ft.Control | None, height: float) -> ft.Control:
    return ft.Container(content, height=height, alignment=ft.Alignment.CENTER)


def result_dots(results: Sequence[Result]) -> ft.Control:
    """Return the games of one side: a full dot for a win, a ring below for a loss."""
    return ft.Row(_with_min_columns([_dot_column(result) for result in results]), spacing=0)


def _dot_column(result: Result) -> ft.Control:
    muted = ft.Colors.ON_SURFACE_VARIANT
    dot = ft.Container(width=DOT_SIZE, height=DOT_SIZE, border_radius=DOT_SIZE / 2)
    alignment = ft.Alignment.CENTER
    if result.how == "won":
        dot.bgcolor = POSITIVE
        alignment = ft.Alignment.TOP_CENTER
    elif result.how == "lost":
        dot.border = ft.Border.all(2, muted)
        alignment = ft.Alignment.BOTTOM_CENTER
    else:
        dot = ft.Container(width=DOT_SIZE, height=3, border_radius=1, bgcolor=muted)
    return ft.Container(dot, height=2 * DOT_SIZE + 2, alignment=alignment, expand=True)


def column_chart(values: Sequence[float]) -> ft.Control:
    """Return an upright bar for each value, below a thin line if it is negative."""
    highest = max(0, *values)
    lowest = min(0, *values)
    spread = (highest - lowest) or 1
    parts_above = round(BAR_PARTS * highest / spread)
    parts_below = round(BAR_PARTS * -lowest / spread)

    def column(value: float) -> ft.Control:
        # Empty boxes above and below keep the line of all columns at the same height.
        parts = round(BAR_PARTS * abs(value) / spread)
        above = min(parts, parts_above) if value > 0 else 0
        below = min(parts, parts_below) if value < 0 else 0
        line = ft.Container(height=1, bgcolor=ft.Colors.ON_SURFACE_VARIANT)
        return ft.Column(
            [
                *_boxes(parts_above - above, None),
                *_boxes(above, ft.BorderRadius.vertical(top=3)),
                line,
                *_boxes(below, ft.BorderRadius.vertical(bottom=3)),
                *_boxes(parts_below - below, None),
            ],
            spacing=0,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    columns = _with_min_columns([column(value) for value in values])
    return ft.Container(ft.Row(columns, spacing=4), height=CHART_HEIGHT)


def _boxes(parts: int, corners: ft.BorderRadius | None) -> list[ft.Control]:
    """Return a box of so many parts of the height, a bar if it has corners; empty for 0 parts."""
    if not parts:
        return []
    color = None if corners is None else ft.Colors.OUTLINE
    return [ft.Container(expand=parts, bgcolor=color, border_radius=corners)]


def _with_min_columns(columns: list[ft.Control]) -> list[ft.Control]:
    """Return the columns, with empty ones up to `MIN_COLUMNS`."""
    empty: list[ft.Control] = [ft.Container(expand=True) for _ in range(MIN_COLUMNS - len(columns))]
    return columns + empty
