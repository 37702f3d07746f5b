"""The standings on the big screen: place, name, points and, if there is one, a tie-break."""

import flet as ft

from scorekeeper.club_ui.big_screen.layout import RowPage, Sizes
from scorekeeper.club_ui.big_screen.parts import (
    END_PADDING,
    NAME_SIZE,
    NUMBER_WIDTH,
    cell,
    column_gap,
    columns,
    ellipsis_text,
    page_heading,
    row_frame,
)
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.palette import BRASS, ON_BRASS
from scorekeeper.ui.theme import LABEL_LINE_HEIGHT, Face, one_line
from scorekeeper.view_models.club_big_screen import ScreenContent, StandingLine

# In multiples of a row's text size.
DISC_SIZE = 1.25  # of the disc behind a leading place
NARROW_NAME_SIZE = 0.7  # where the rows are short
PANEL_NUMBER_SIZE = 0.85
HEAD_SIZE = 0.55


def standings_view(content: ScreenContent, page: RowPage, sizes: Sizes) -> ft.Control:
    """Return a panel with a page of the standings below its headings."""
    heads: list[ft.Control] = [_heads(content, page) for _ in range(page.column_count)]
    rows: list[ft.Control] = [
        StandingRow(line, page, key=f"row-{line.number}")
        for line in content.standings[page.start : page.stop]
    ]
    heading = page_heading(sizes, ft.Row(heads, spacing=column_gap(sizes)))
    return kit.paper(
        kit.full_width_column([heading, columns(page, sizes, rows)], spacing=0),
        border_radius=1.7 * sizes.unit,
        padding=ft.Padding.symmetric(horizontal=sizes.unit),
    )


def _number_widths(page: RowPage) -> tuple[float, float]:
    """Return the widths of the points and of the tie-break, in logical pixels."""
    if page.is_panel:
        return 3.0 * page.text_size, 3.0 * page.text_size
    return 3.8 * page.text_size, 4.2 * page.text_size


def _heads(content: ScreenContent, page: RowPage) -> ft.Control:
    """Return the headings above the points and tie-breaks in a column of the standings."""
    cells: list[ft.Control] = [ft.Container(expand=True)]
    heads = (content.points_head, content.figure_head)
    for head, width in zip(heads, _number_widths(page), strict=True):
        if head:
            label = one_line(
                head, HEAD_SIZE * page.text_size, Face.MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT
            )
            cells.append(cell(label, width, is_number=True))
    padding = ft.Padding.symmetric(horizontal=END_PADDING * page.text_size)
    return ft.Container(ft.Row(cells, spacing=0), expand=True, padding=padding)


@memo_component
def StandingRow(line: StandingLine, page: RowPage) -> ft.Control:
    """Row of an entry in the standings, with its place, points and tie-break.

    Args:
        line: The entry.
        page: The page that contains the row.
    """
    size = page.text_size
    number_size = size
    figure_size = size
    if page.is_panel:
        number_size = PANEL_NUMBER_SIZE * size
        figure_size = PANEL_NUMBER_SIZE * number_size
    points_width, figure_width = _number_widths(page)

    cells = [
        cell(_place(line, size), NUMBER_WIDTH * size),
        _name(line, page),
        cell(one_line(line.points, number_size, Face.SCORE), points_width, is_number=True),
    ]
    if line.figure:
        figure = one_line(line.figure, figure_size, color=ft.Colors.ON_SURFACE_VARIANT)
        cells.append(cell(figure, figure_width, is_number=True))
    row = row_frame(page, cells, is_last=line.number == page.stop)
    return kit.with_label(f"row-{line.number}", row, line.says)


def _place(line: StandingLine, size: float) -> ft.Control:
    """Return the place of an entry; a leading place is on a brass disc."""
    color: ft.ColorValue = ON_BRASS if line.is_leading else ft.Colors.ON_SURFACE_VARIANT
    return ft.Container(
        one_line(line.place, 0.75 * size, Face.SCORE, color=color),
        width=DISC_SIZE * size,
        height=DISC_SIZE * size,
        border_radius=size,
        alignment=ft.Alignment.CENTER,
        bgcolor=BRASS if line.is_leading else None,
    )


def _name(line: StandingLine, page: RowPage) -> ft.Control:
    """Return the name of an entry; in a narrow row it is smaller and has up to two lines."""
    face = Face.BOLD if line.is_leading else Face.MEDIUM
    if page.is_panel or page.column_count > 1:
        size = NARROW_NAME_SIZE * page.text_size
        return ellipsis_text(line.name, size, face, line_height=1.0, max_lines=2)
    return ellipsis_text(
        line.name, NAME_SIZE * page.text_size, face, line_height=LABEL_LINE_HEIGHT, max_lines=1
    )
