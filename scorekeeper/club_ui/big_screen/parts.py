"""Parts that the views of the big screen share."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.club_ui.big_screen.layout import (
    COLUMN_GAP,
    HEADING_HEIGHT,
    SIDE_PADDING,
    RowPage,
    Sizes,
)
from scorekeeper.ui import kit
from scorekeeper.ui.theme import Face, text

# In multiples of a row's text size.
NUMBER_WIDTH = 2.0  # of the place or the number of the table before a row
END_PADDING = 0.35  # at both ends of a row
NAME_SIZE = 0.8


def felt_frame(sizes: Sizes, parts: Sequence[ft.Control]) -> ft.Container:
    """Return a column of parts on green felt, which fills the whole picture."""
    column = kit.full_width_column(parts, spacing=0)
    # The column fills the height, so that a part that expands takes the rest of it.
    column.tight = False
    padding = ft.Padding.symmetric(horizontal=SIDE_PADDING * sizes.unit)
    return kit.felt(ft.Container(column, padding=padding))


def row_frame(page: RowPage, cells: Sequence[ft.Control], *, is_last: bool) -> ft.Container:
    """Return a row of a list with a line below it; the last row has no line."""
    color: ft.ColorValue = ft.Colors.TRANSPARENT if is_last else ft.Colors.OUTLINE_VARIANT
    return ft.Container(
        ft.Row(list(cells), spacing=0),
        height=page.row_height,
        padding=ft.Padding.symmetric(horizontal=END_PADDING * page.text_size),
        border=ft.Border.only(bottom=ft.BorderSide(1, color)),
    )


def cell(content: ft.Control, width: float, *, is_number: bool = False) -> ft.Container:
    """Return a cell of a fixed width; numbers are at its right."""
    alignment = ft.Alignment.CENTER_RIGHT if is_number else ft.Alignment.CENTER_LEFT
    return ft.Container(content, width=width, alignment=alignment)


def columns(page: RowPage, sizes: Sizes, rows: Sequence[ft.Control]) -> ft.Row:
    """Return the rows of a page in its columns; the first column is filled first."""
    count = page.row_count
    filled: list[ft.Control] = [
        ft.Column(list(rows[start : start + count]), spacing=0, expand=True)
        for start in range(0, page.column_count * count, count)
    ]
    return ft.Row(
        filled,
        spacing=column_gap(sizes),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def column_gap(sizes: Sizes) -> float:
    """Return the gap between two columns, in logical pixels."""
    return COLUMN_GAP * sizes.unit


def page_heading(sizes: Sizes, content: ft.Control) -> ft.Container:
    """Return the heading of a page, with the height that the layout reserves for it."""
    height = HEADING_HEIGHT * sizes.unit
    return ft.Container(content, height=height, alignment=ft.Alignment.CENTER_LEFT)


def ellipsis_text(
    value: str, size: float, face: Face, *, line_height: float, max_lines: int, expand: bool = True
) -> ft.Text:
    """Return a text that ends in an ellipsis if it does not fit its lines."""
    return text(
        value,
        size,
        face,
        line_height=line_height,
        max_lines=max_lines,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=expand,
    )
