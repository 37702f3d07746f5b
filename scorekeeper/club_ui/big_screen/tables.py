"""The tables of the round on the big screen: cards, or rows on an upright picture."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.club_ui.big_screen.layout import CARD_BOTTOM_GAP, CARD_HEAD, RowPage, Sizes
from scorekeeper.club_ui.big_screen.parts import (
    NAME_SIZE,
    NUMBER_WIDTH,
    cell,
    columns,
    ellipsis_text,
    page_heading,
    row_frame,
)
from scorekeeper.i18n import Words
from scorekeeper.match.colors import seat_color
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.palette import POSITIVE, POSITIVE_BOX, WARNING, WARNING_BOX
from scorekeeper.ui.theme import LABEL_LINE_HEIGHT, Face, one_line, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.club_big_screen import ScreenContent, TableLine

# In multiples of a row's text size.
CARD_NAME_SIZE = 0.6  # two lines of a name are as high as the total beside them
CARD_TITLE_SIZE = 0.68
CARD_GAP = 0.3
CARD_RADIUS = 0.4
FRAME_WIDTH = 0.07


@dataclass(frozen=True, slots=True)
class StateLook:
    """Icon and colours of the state of a table."""

    icon: kit.Icon
    color: ft.ColorValue
    bgcolor: ft.ColorValue


STATE_LOOKS = {
    "done": StateLook(kit.Icon.CHECK, POSITIVE, POSITIVE_BOX),
    "claimed": StateLook(kit.Icon.CLOCK, WARNING, WARNING_BOX),
    "disputed": StateLook(kit.Icon.FLAG, ft.Colors.ON_ERROR_CONTAINER, ft.Colors.ERROR_CONTAINER),
}
FRAMED_STATES = frozenset(("claimed", "disputed"))
"""States in which somebody has to do something about the result of a table."""


def tables_view(content: ScreenContent, page: RowPage, words: Words, sizes: Sizes) -> ft.Control:
    """Return a page of the tables."""
    lines = content.tables[page.start : page.stop]
    if page.is_cards:
        cards: list[ft.Control] = [
            TableCard(line, page, key=f"table-{line.table}") for line in lines
        ]
        return ft.Column(_card_rows(cards, page), spacing=0)

    rows: list[ft.Control] = [TableRow(line, page, key=f"table-{line.table}") for line in lines]
    title = one_line(words.text("big-screen-seating"), sizes.line_text_size, Face.BOLD)
    heading = page_heading(sizes, title)
    return kit.full_width_column([heading, columns(page, sizes, rows)], spacing=0)


def _card_rows(cards: Sequence[ft.Control], page: RowPage) -> list[ft.Control]:
    """Return cards in rows; empty boxes fill the last row."""
    rows: list[ft.Control] = []
    for start in range(0, len(cards), page.column_count):
        row = list(cards[start : start + page.column_count])
        row += [ft.Container(expand=True) for _ in range(page.column_count - len(row))]
        rows.append(ft.Row(row, spacing=CARD_GAP * page.text_size))
    return rows


def _node_id(line: TableLine) -> str:
    """Return the id of a table's node, which depends on whether the table has scores."""
    return f"playing-{line.table}" if line.totals else f"seat-{line.table}"


# --- cards


@memo_component
def TableCard(line: TableLine, page: RowPage) -> ft.Control:
    """Card of a table with its sides and their totals.

    Args:
        line: The table.
        page: The page that contains the card.
    """
    size = page.text_size
    sides: list[ft.Control] = [
        _card_side(line, side, name, size) for side, name in enumerate(line.sides)
    ]
    border_width: float = 1
    border_color: ft.ColorValue = ft.Colors.OUTLINE_VARIANT
    if line.state in FRAMED_STATES:
        border_width = FRAME_WIDTH * size
        border_color = STATE_LOOKS[line.state].color
    card = kit.paper(
        ft.Column(
            [_card_head(line, size), *sides],
            spacing=0,
            alignment=ft.MainAxisAlignment.SPACE_EVENLY,
        ),
        height=page.row_height - CARD_BOTTOM_GAP * size,
        margin=ft.Margin.only(bottom=CARD_BOTTOM_GAP * size),
        padding=ft.Padding.symmetric(horizontal=0.45 * size, vertical=0.15 * size),
        border_radius=CARD_RADIUS * size,
        border=ft.Border.all(border_width, border_color),
    )
    return kit.with_label(_node_id(line), card, line.says, expand=True)


def _card_head(line: TableLine, size: float) -> ft.Control:
    """Return the first line of a card: title of the table, its extra time and its state."""
    cells: list[ft.Control] = [
        one_line(line.title, CARD_TITLE_SIZE * size, Face.SCORE, expand=True)
    ]
    if line.extra_minutes:
        cells.append(_extra_time(line.extra_minutes, size))
    if line.state_text:
        cells.append(_pill(line.state_text, STATE_LOOKS[line.state], size))
    return ft.Row(cells, height=CARD_HEAD * size)


def _card_side(line: TableLine, side: int, name: str, size: float) -> ft.Control:
    """Return the line of a side on a card, with its total; the leading side is bold."""
    is_leader = side == line.leader
    face = Face.BOLD if is_leader else Face.REGULAR
    cells: list[ft.Control] = [
        side_back(seat_color(side), 0.55 * size),
        ellipsis_text(name, CARD_NAME_SIZE * size, face, line_height=1.0, max_lines=2),
    ]
    if line.totals:
        color = mark_of(seat_color(side)).color if is_leader else ft.Colors.ON_SURFACE_VARIANT
        cells.append(one_line(line.totals[side], size, Face.SCORE, color=color))
    return ft.Row(cells, spacing=0.3 * size, height=LABEL_LINE_HEIGHT * size)


# --- rows of an upright picture


@memo_component
def TableRow(line: TableLine, page: RowPage) -> ft.Control:
    """Row of a table with a line for each side.

    Args:
        line: The table.
        page: The page that contains the row.
    """
    size = page.text_size
    sides: list[ft.Control] = [
        _row_side(line, side, name, size) for side, name in enumerate(line.sides)
    ]
    content: ft.Control = ft.Column(sides, spacing=0, tight=True, expand=True)
    if line.extra_minutes:
        content = ft.Row([content, _extra_time(line.extra_minutes, size)], expand=True)
    number = cell(one_line(f"{line.table}", size, Face.SCORE), NUMBER_WIDTH * size)
    row = row_frame(page, [number, content], is_last=line.table == page.stop)
    return kit.with_label(_node_id(line), row, line.says)


def _row_side(line: TableLine, side: int, name: str, size: float) -> ft.Control:
    """Return the line of a side in a row, with its total; the leading side is bold."""
    face = Face.BOLD if side == line.leader else Face.REGULAR
    cells: list[ft.Control] = [
        ellipsis_text(name, NAME_SIZE * size, face, line_height=1.0, max_lines=1)
    ]
    if line.totals:
        cells.append(one_line(line.totals[side], size, Face.SCORE))
    return ft.Row(cells, spacing=0.3 * size, height=LABEL_LINE_HEIGHT * size)


# --- pills


def _extra_time(minutes: str, size: float) -> ft.Control:
    """Return the pill with the extra minutes of a table."""
    look = StateLook(
        kit.Icon.ADD_TIME, ft.Colors.ON_TERTIARY_CONTAINER, ft.Colors.TERTIARY_CONTAINER
    )
    return _pill(minutes, look, size)


def _pill(caption: str, look: StateLook, size: float) -> ft.Control:
    """Return an icon and a word on a coloured background."""
    icon = kit.icon(look.icon, size=0.5 * size, color=look.color)
    label = text(caption, 0.46 * size, Face.MEDIUM, look.color, max_lines=1)
    return ft.Container(
        ft.Row([icon, label], spacing=0.15 * size, tight=True),
        bgcolor=look.bgcolor,
        border_radius=0.2 * size,
        padding=ft.Padding.symmetric(horizontal=0.25 * size, vertical=0.06 * size),
    )
