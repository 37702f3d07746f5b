"""Rows of the score pad: a deal with its points and totals, and the names above them."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match import SideColor
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.controls import Column, Container, Row
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.theme import digits, one_line, text
from scorekeeper.ui.widgets.score_cards import canasta_stacks
from scorekeeper.ui.widgets.side_marks import mark_of, out_badge, side_back
from scorekeeper.view_models.score_cards import canasta_counts
from scorekeeper.view_models.table import DealLine, deal_screen_reader_text

PAIR = 2
TRIO = 3
NUMBER_WIDTH = 40  # logical pixels; of the column with the numbers of the deals
MIN_ROW_HEIGHT = 54  # logical pixels
POINTS_SIZE = 18  # logical pixels at 100 % text
SMALL_POINTS_SIZE = 14  # logical pixels at 100 % text; of four sides, and of three in large text
TRIO_POINTS_SIZE = 16  # logical pixels at 100 % text
MAX_BADGE_LENGTH = 3  # letters that have room before the points of one of three sides
CELL_PADDING = 10  # logical pixels
NARROW_CELL_PADDING = 6  # logical pixels; of more than two sides


@memo_component
def DealRow(
    words: Words,
    names: tuple[str, ...],
    colors: tuple[SideColor, ...],
    line: DealLine,
    *,
    has_large_text: bool = False,
) -> ft.Control:
    """Row of a deal with the points and the total of each side; a tap opens its score.

    A component, so that a new deal does not redraw the others.

    Args:
        words: The language.
        names: Full names of the sides.
        colors: Colours of the sides.
        line: The deal.
        has_large_text: Leave out pictures and show less beside each other.
    """
    uid = line.played.uid
    cells = [_number_cell(line)]
    for side in range(len(names)):
        badge = _badge(words, line, side, colors, has_large_text=has_large_text)
        content = _side_content(words, line, side, len(names), badge, has_large_text=has_large_text)
        is_tinted = line.endings[side] is not None and badge is None
        tint = mark_of(colors[side]).container if is_tinted else None
        cells.append(_side_cell(content, side, len(names), tint))
    row = Row(
        cells,
        spacing=0,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return kit.tap_area(
        f"deal-{line.number}",
        row,
        lambda: go(addresses.Breakdown(str(uid))),
        says=deal_screen_reader_text(words, line, names),
        border=ft.Border.only(bottom=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


def _number_cell(line: DealLine) -> ft.Control:
    """Return the number of a deal, with a warning sign if something is wrong with it.

    It gives the row its minimum height.
    """
    parts: list[ft.Control] = [text(f"{line.number}", 15, color=MUTED)]
    if line.progress.score.problems:
        parts.append(kit.icon(kit.Icon.WARNING, size=15, color=ft.Colors.ERROR))
    return Column(
        parts,
        spacing=0,
        width=NUMBER_WIDTH,
        height=MIN_ROW_HEIGHT,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _badge(
    words: Words, line: DealLine, side: int, colors: Sequence[SideColor], *, has_large_text: bool
) -> ft.Control | None:
    """Return the badge of a side that ended the deal; None for other sides.

    It is also None if it does not fit. The cell is then tinted instead, so that all rows have the
    same height.
    """
    ending = line.endings[side]
    if ending is None:
        return None
    word = words.text(ending)
    side_count = len(colors)
    has_room = side_count <= TRIO and len(word) <= MAX_BADGE_LENGTH
    if side_count > PAIR and (has_large_text or not has_room):
        return None
    return out_badge(word, colors[side])


def _side_content(
    words: Words,
    line: DealLine,
    side: int,
    side_count: int,
    badge: ft.Control | None,
    *,
    has_large_text: bool,
) -> ft.Control:
    """Return the points of a side above its total; the badge precedes the points.

    With two sides and without large text, the canastas of the side are to the left of both.
    """
    score = line.progress.score.sides[side]
    size = POINTS_SIZE
    if side_count > (PAIR if has_large_text else TRIO):
        size = SMALL_POINTS_SIZE
    elif side_count > PAIR:
        size = TRIO_POINTS_SIZE
    points: ft.Control = digits(words.points(score.total), size, ft.Colors.ON_SURFACE)
    total = one_line(words.number(line.progress.totals_after[side]), 13.5, color=MUTED)
    if badge is not None:
        points = Row([badge, points], spacing=4, tight=True)
    column = Column(
        [points, total], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END
    )
    canastas = canasta_counts(words, [score])
    if not canastas or side_count > PAIR or has_large_text:
        return column
    stacks = canasta_stacks(canastas, is_small=True)
    return Row([Container(stacks, expand=True), column], spacing=4)


def _side_cell(
    content: ft.Control, side: int, side_count: int, tint: ft.ColorValue | None
) -> ft.Control:
    """Return the cell of a side in the row of a deal, after a vertical line."""
    # Two sides are divided by a stronger line.
    line = ft.BorderSide(2 if side_count == PAIR else 1, ft.Colors.OUTLINE_VARIANT)
    padding = CELL_PADDING if side_count == PAIR else NARROW_CELL_PADDING
    return Container(
        content,
        expand=True,
        alignment=ft.Alignment.CENTER_RIGHT,
        bgcolor=tint,
        padding=ft.Padding.symmetric(vertical=5, horizontal=padding),
        border=ft.Border.only(left=line) if side else None,
    )


def column_heads(names: Sequence[str], colors: Sequence[SideColor]) -> ft.Control:
    """Return the short names of the sides above their columns."""
    heads: list[ft.Control] = [Container(width=NUMBER_WIDTH)]
    for color, short_name in zip(colors, names, strict=True):
        name = one_line(short_name, 13.5, color=MUTED, expand=True, expand_loose=True)
        head = Row([side_back(color, 14), name], spacing=5, alignment=ft.MainAxisAlignment.END)
        side_padding = CELL_PADDING if len(names) == PAIR else NARROW_CELL_PADDING
        padding = ft.Padding.symmetric(vertical=4, horizontal=side_padding)
        heads.append(Container(head, expand=True, padding=padding))
    return kit.hidden_from_screen_reader(Row(heads, spacing=0))
