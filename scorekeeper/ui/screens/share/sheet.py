"""Screen of the score sheet: deals by row, sides by column, and the standing."""

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import SHEET, SHEET_WITH_SHARING, TABLE
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.share.ways import Screenshot, share_items, use_screenshot
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, one_line, text
from scorekeeper.ui.widgets.chance import ChanceLine
from scorekeeper.ui.widgets.match import catching_up_rows
from scorekeeper.ui.widgets.sending import Sender, match_selection, report_parts, use_sending
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.score_sheet import ScoreSheet, SheetCell, SheetRow, score_sheet

# Logical pixels at 100 % text.
LABEL_WIDTH = 58  # of the labels of the rows
LABEL_INSET = 6
LABEL_SIZE = 15
MIN_SIDE_WIDTH = 136  # of the numbers of a side
MAX_SIDE_WIDTH = 360


@component
def SheetScreen() -> ft.Control:
    """The score sheet of the open game; the button in the title bar opens the ways to share it."""
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    picture = use_screenshot()
    send = use_sending(state)
    open_match = state.match

    def open_sharing() -> None:
        if open_match is not None:
            overlay.open(lambda close: _sharing_sheet(state, picture, send_file, close))

    def send_file() -> None:
        if open_match is not None:
            send(match_selection(open_match.uid, open_match.match))

    def open_sharing_on_arrival() -> None:
        # The menu of the table has a row that opens this screen with the ways to share.
        if ft.context.page.route == str(SHEET_WITH_SHARING):
            open_sharing()

    ft.use_effect(open_sharing_on_arrival, [])
    title = words.text("table-sheet")
    if open_match is None:
        return kit.screen(state, str(SHEET), title, [], back=TABLE)

    picture.current = ft.Screenshot(sheet_table(state, open_match))
    parts: list[ft.Control] = [ft.Row([picture.current], scroll=ft.ScrollMode.AUTO)]
    parts += [kit.with_side_padding(row) for row in catching_up_rows(state, open_match)]
    parts.append(kit.with_side_padding(ChanceLine()))
    share = kit.icon_button(ft.Icons.SHARE, words.label("share"), open_sharing)
    # Not the usual column: the sheet may be wider than the page, and has its own padding.
    body = ft.ListView(parts, expand=True, spacing=8)
    return kit.screen(state, str(SHEET), title, [], back=TABLE, actions=[share], body=body)


def _sharing_sheet(
    state: State, picture: Screenshot, send_file: kit.Handler, close: kit.Close
) -> ft.BottomSheet:
    """Return the sheet with the ways to share; the way as a file replaces it by another sheet."""

    def close_and_send_file() -> object:
        close()
        return send_file()

    rows = ShareRows(picture, close_and_send_file)
    title = state.words.text("share")
    return kit.sheet(state, title, [rows], close, padding=0)


@component
def ShareRows(picture: Screenshot, on_file: kit.Handler) -> ft.Control:
    """The ways to share as rows of a sheet, below the report on the last one.

    Args:
        picture: Refers to the screenshot control around the score sheet.
        on_file: Opens the sheet of files.
    """
    state = use_state()
    report, set_report = ft.use_state("")
    if state.match is None:
        return ft.Container()
    items = share_items(Sender(state, set_report), state.match, picture, on_file)
    return kit.full_width_column(
        [*report_parts(report), *(kit.menu_row(item) for item in items)], spacing=0
    )


# --- the score sheet


def sheet_table(state: State, open_match: OpenMatch) -> ft.Container:
    """Return the score sheet as a table, as wide as the page or wider, for the screenshot."""
    layout = state.layout
    sheet = score_sheet(state.words, open_match)
    scale = layout.scale
    side_count = len(sheet.short_names)
    room = (kit.content_width(layout) - LABEL_WIDTH * scale) / side_count
    side_width = max(min(room, MAX_SIDE_WIDTH), MIN_SIDE_WIDTH * scale)
    width = LABEL_WIDTH * scale + side_count * side_width

    rows = [_heading(state.words, sheet, scale)]
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
    about = text(sheet.about, 14, color=MUTED, line=SENTENCE)
    outcome = text(sheet.outcome, 17, Face.MEDIUM, line=SENTENCE)
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
    cells += [_side_heading(side, name) for side, name in enumerate(sheet.short_names)]
    return ft.Semantics(
        label=sheet.heading_says,
        container=True,
        exclude_semantics=True,
        content=ft.Row(cells, spacing=0),
    )


def _side_heading(side: int, short_name: str) -> ft.Control:
    mark = mark_of(side)
    name = one_line(short_name, 15, Face.BOLD, color=mark.color, expand=True)
    return ft.Container(
        ft.Row([side_back(side, 14), name], spacing=6),
        expand=True,
        bgcolor=mark.container,
        padding=ft.Padding.symmetric(vertical=10, horizontal=8),
    )


def _row(row: SheetRow, scale: float) -> ft.Control:
    """Return a row with points and running total of each side; a lone total fills both places."""
    face = Face.BOLD if row.is_sum else Face.MEDIUM
    cells = [_row_label(row.label, scale), *(_side_cells(cell, face) for cell in row.cells)]
    box = ft.Container(
        ft.Row(cells, spacing=0),
        padding=ft.Padding.symmetric(vertical=9),
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )
    return kit.with_label(row.id, box, row.says)


def _row_label(label: str, scale: float) -> ft.Control:
    """Return the label of a row; it may have two words, one below the other."""
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
    cells = [_number(cell.total, 52, face)]
    if cell.points:
        cells.insert(0, _number(cell.points, 48, Face.REGULAR))
    return ft.Container(ft.Row(cells, spacing=0), expand=True)


def _number(value: str, share: int, face: Face) -> ft.Control:
    """Return a number at the right end of its share of a side's width."""
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
