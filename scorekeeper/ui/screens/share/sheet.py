"""The score sheet as a picture: deals by row, sides by column, and the standing."""

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match import SideColor
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, one_line, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.score_sheet import ScoreSheet, SheetCell, SheetRow, score_sheet

# Logical pixels at 100 % text.
LABEL_WIDTH = 58  # width of the row labels
LABEL_INSET = 6
LABEL_SIZE = 15
MIN_SIDE_WIDTH = 136  # width of the numbers of a side
MAX_SIDE_WIDTH = 360
# Shares of the width of a side.
POINTS_SHARE = 48
TOTAL_SHARE = 52


def sheet_table(state: State, open_match: OpenMatch) -> ft.Container:
    """Return the score sheet as a table for the screenshot, at least as wide as its pane."""
    layout = state.layout
    sheet = score_sheet(state.game_words, open_match)
    scale = layout.scale
    side_count = len(sheet.short_names)
    # The picture has padding, in addition to the padding of the screen.
    pane_count = 2 if layout.has_two_panes else 1
    content_width = kit.content_width(layout, pane_count=pane_count) - 2 * kit.SIDE_PADDING
    room = (content_width - LABEL_WIDTH * scale) / side_count
    side_width = max(min(room, MAX_SIDE_WIDTH), MIN_SIDE_WIDTH * scale)
    width = LABEL_WIDTH * scale + side_count * side_width

    rows = [_heading(state.game_words, sheet, scale)]
    if sheet.opening is not None:
        rows.append(_row(sheet.opening, scale))
    if sheet.opening_reason:
        rows.append(_opening_reason(sheet.opening_reason))
    rows += [_row(row, scale) for row in sheet.rows]
    table = ft.Container(
        ft.Column(rows, spacing=0, tight=True),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=18,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    about = text(sheet.about, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT)
    outcome = text(sheet.outcome, 17, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
    column = ft.Column(
        [
            kit.hidden_from_screen_reader(about),
            table,
            kit.with_label("outcome", outcome, sheet.outcome),
        ],
        spacing=8,
    )
    return ft.Container(
        column,
        width=width + 2 * kit.SIDE_PADDING,
        bgcolor=ft.Colors.SURFACE,
        padding=kit.SIDE_PADDING,
    )


def _heading(words: Words, sheet: ScoreSheet, scale: float) -> ft.Control:
    """Return the row with the names of the sides; screen readers read it as one sentence."""
    cells = [_row_label(words.text("sheet-deal"), scale)]
    headings = zip(sheet.colors, sheet.short_names, strict=True)
    cells += [_side_heading(color, name) for color, name in headings]
    return ft.Semantics(
        label=sheet.heading_says,
        container=True,
        exclude_semantics=True,
        content=ft.Row(cells, spacing=0),
    )


def _side_heading(color: SideColor, short_name: str) -> ft.Control:
    """Return the heading of a side's column, on a background in its colour."""
    mark = mark_of(color)
    name = one_line(short_name, 15, Face.BOLD, color=mark.color, expand=True)
    return ft.Container(
        ft.Row([side_back(color, 14), name], spacing=6),
        expand=True,
        bgcolor=mark.container,
        padding=ft.Padding.symmetric(vertical=10, horizontal=8),
    )


def _row(row: SheetRow, scale: float) -> ft.Control:
    """Return a row with points and running total of each side, or only a total across both."""
    face = Face.BOLD if row.is_sum else Face.MEDIUM
    cells = [_row_label(row.label, scale), *(_side_cells(cell, face) for cell in row.cells)]
    box = ft.Container(
        ft.Row(cells, spacing=0),
        padding=ft.Padding.symmetric(vertical=9),
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )
    return kit.with_label(row.id, box, row.says)


def _row_label(label: str, scale: float) -> ft.Control:
    """Return the label of a row, on at most two lines."""
    caption = text(
        label,
        LABEL_SIZE,
        Face.MEDIUM,
        MUTED,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    padding = ft.Padding.only(left=LABEL_INSET)
    return ft.Container(caption, width=LABEL_WIDTH * scale, padding=padding)


def _side_cells(cell: SheetCell, face: Face) -> ft.Control:
    cells = [_number_cell(cell.total, TOTAL_SHARE, face)]
    if cell.points:
        cells.insert(0, _number_cell(cell.points, POINTS_SHARE, Face.REGULAR))
    return ft.Container(ft.Row(cells, spacing=0), expand=True)


def _number_cell(value: str, share: int, face: Face) -> ft.Control:
    """Return a cell with a right-aligned number; `share` is its share of the width of a side."""
    label = text(value, 16, face, max_lines=2, text_align=ft.TextAlign.RIGHT)
    return ft.Container(
        label,
        expand=share,
        alignment=ft.Alignment.CENTER_RIGHT,
        padding=ft.Padding.only(right=10),
    )


def _opening_reason(reason: str) -> ft.Control:
    padding = ft.Padding.only(left=LABEL_INSET, bottom=8)
    box = ft.Container(text(reason, 14, color=MUTED), padding=padding)
    return kit.with_label("opening-reason", box, reason)
