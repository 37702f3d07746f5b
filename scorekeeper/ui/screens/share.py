"""The score sheet of a game, and its ways to other people: as text, picture, page or file."""

import logging
from dataclasses import dataclass, replace
from typing import cast

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.publishing.score_sheet import match_page
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import SHEET_WITH_SHARING, TABLE
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.palette import LIGHT, MUTED, PAPER_ROLES, themes
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, one_line, text
from scorekeeper.ui.widgets.chance import ChanceLine
from scorekeeper.ui.widgets.course import course_canvas, course_geometry
from scorekeeper.ui.widgets.match import catching_up_rows
from scorekeeper.ui.widgets.sending import (
    SHARING_PLATFORMS,
    Sender,
    match_selection,
    report_parts,
    use_sending,
)
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.ui.widgets.winner import TOTAL_COLOR, dimmed, fact_row
from scorekeeper.view_models.charts import is_target_reached, score_course
from scorekeeper.view_models.score_sheet import (
    PictureSide,
    ResultPicture,
    ScoreSheet,
    SheetCell,
    SheetRow,
    about_line,
    result_picture,
    result_text,
    score_sheet,
    standing_sentence,
)
from scorekeeper.view_models.table import side_names

ROUTE = "/sheet"
SHARE_ROUTE = "/share"

# The score sheet; logical pixels at 100 % text.
LABEL_WIDTH = 58
LABEL_INSET = 6
LABEL_SIZE = 15
MIN_SIDE_WIDTH = 136
MAX_SIDE_WIDTH = 360

# The picture; logical pixels.
PICTURE_WIDTH = 540
PICTURE_HEIGHT = 675
PICTURE_PADDING = 27
PAPER_PADDING = 16
CHART_HEIGHT = 176
MIN_PREVIEW_WIDTH = 240
OTHER_PARTS_HEIGHT = 440  # of the screen around the preview, on a phone
WIDE_OTHER_PARTS_HEIGHT = 84
SHARPNESS = 2.0
"""Pixels of the picture for a logical pixel; the client does not accept a whole number."""
MAX_CAPTURES = 3
FADE_MS = 500
"""Time after which the ripple of the tap is gone."""
SHARE_SHEET_HEIGHT = 440  # logical pixels at 100 % text

log = logging.getLogger(__name__)


# --- the screen of the score sheet


@component
def SheetScreen() -> ft.Control:
    """Deals by row, sides by column, and the standing."""
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    picture = _use_screenshot()
    send = use_sending(state)
    open_match = state.match

    def open_sharing() -> None:
        if open_match is not None:
            overlay.open(lambda close: _sharing_sheet(state, picture, send_file, close))

    def send_file() -> None:
        if open_match is not None:
            send(match_selection(open_match.uid, open_match.match))

    def open_on_arrival() -> None:
        if ft.context.page.route == str(SHEET_WITH_SHARING):
            open_sharing()

    ft.use_effect(open_on_arrival, [])
    title = words.text("table-sheet")
    if open_match is None:
        return kit.screen(state, ROUTE, title, [], back=TABLE)

    picture.current = ft.Screenshot(sheet_table(state, open_match))
    parts: list[ft.Control] = [ft.Row([picture.current], scroll=ft.ScrollMode.AUTO)]
    parts += [kit.with_side_padding(row) for row in catching_up_rows(state, open_match)]
    parts.append(kit.with_side_padding(ChanceLine()))
    share = kit.icon_button(ft.Icons.SHARE, words.label("share"), open_sharing)
    # Not the usual column: the sheet may be wider than the page, and has its own padding.
    body = ft.ListView(parts, expand=True, spacing=8)
    return kit.screen(state, ROUTE, title, [], back=TABLE, actions=[share], body=body)


def _sharing_sheet(
    state: State, picture: "Screenshot", send_file: kit.Handler, close: kit.Close
) -> ft.BottomSheet:
    def close_and_send_file() -> object:
        close()
        return send_file()

    rows = ShareRows(picture, close_and_send_file)
    title = state.words.text("share")
    return kit.sheet(state, title, [rows], close, height=SHARE_SHEET_HEIGHT, padding=0)


@component
def ShareRows(picture: "Screenshot", on_file: kit.Handler) -> ft.Control:
    """The ways to share as rows of a sheet, below the report on the last one."""
    state = use_state()
    report, set_report = ft.use_state("")
    if state.match is None:
        return ft.Container()
    items = _ways(Sender(state, set_report), state.match, picture, on_file)
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
    """Return points and running total of each side; a total alone has the room of both."""
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


# --- the screen of the picture


@component
def ShareScreen() -> ft.Control:
    """The picture of the game, and the ways to share."""
    state = use_state()
    words = state.words
    layout = state.layout
    picture = _use_screenshot()
    report, set_report = ft.use_state("")
    send = use_sending(state)
    open_match = state.match
    title = words.text("share")
    if open_match is None:
        return kit.screen(state, SHARE_ROUTE, title, [], back=TABLE)

    def send_file() -> None:
        send(match_selection(open_match.uid, open_match.match))

    picture.current = ft.Screenshot(picture_card(words, open_match, layout.scale))
    preview = _preview(state, open_match, picture.current)
    items = _ways(Sender(state, set_report), open_match, picture, send_file)
    main = next(item for item in items if item.label.id in PICTURE_WAYS)
    ways = [
        kit.button(main.label, main.on_tap, icon=main.icon, kind=kit.ButtonKind.MAIN),
        *(kit.menu_row(item) for item in items if item is not main),
    ]
    if report:
        ways.insert(0, kit.prose(report, id="sheet-said", is_live=True))
    centered = ft.Row([preview], alignment=ft.MainAxisAlignment.CENTER)
    body = kit.panes(layout, [centered], ways)
    return kit.screen(state, SHARE_ROUTE, title, [], back=TABLE, body=body)


PICTURE_WAYS = ("share-picture", "share-save-picture")
"""Ids of the ways to share the picture, the better one first."""


def _preview(state: State, open_match: OpenMatch, picture: ft.Screenshot) -> ft.Control:
    """Return the picture in a size that leaves room for the buttons."""
    layout = state.layout
    pane_count = 2 if layout.has_two_panes else 1
    others = WIDE_OTHER_PARTS_HEIGHT if layout.has_two_panes else OTHER_PARTS_HEIGHT
    room = (layout.height - others) * PICTURE_WIDTH / PICTURE_HEIGHT
    width = min(
        max(room, MIN_PREVIEW_WIDTH),
        kit.content_width(layout, pane_count=pane_count),
        PICTURE_WIDTH,
    )
    scale = width / PICTURE_WIDTH
    scaled = ft.Container(
        picture, left=0, top=0, scale=ft.Scale(scale, alignment=ft.Alignment.TOP_LEFT)
    )
    box = ft.Container(
        ft.Stack([scaled], width=width, height=PICTURE_HEIGHT * scale),
        border_radius=16,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return kit.with_label(f"picture-{PICTURE_WIDTH}", box, result_text(state.words, open_match))


# --- the picture


def picture_card(words: Words, open_match: OpenMatch, scale: float) -> ft.Container:
    """Return a picture of the result: winner, totals, chart and facts; in the light theme.

    Args:
        words: The language.
        open_match: The game.
        scale: Of the text; the picture is the same in any text size.
    """
    view = result_picture(words, open_match)
    caption = text(
        view.caption, 16 / scale, color=MUTED, text_align=ft.TextAlign.CENTER, max_lines=1
    )
    total_size = 104 if len(view.total) <= MAX_LARGE_TOTAL else 84
    total = text(view.total, total_size / scale, Face.SCORE, TOTAL_COLOR, line=1.0)
    others = ft.Row(
        [_picture_side(side, scale) for side in view.others],
        wrap=True,
        spacing=24,
        run_spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    column = ft.Column(
        [
            caption,
            _headline(view, scale),
            total,
            others,
            *_picture_paper(words, open_match, view, scale),
            _signature(words, view, scale),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )
    felt = kit.felt(ft.Container(column, padding=PICTURE_PADDING, expand=True))
    felt.dark_theme = felt.theme
    return ft.Container(
        dimmed(felt),
        width=PICTURE_WIDTH,
        height=PICTURE_HEIGHT,
        theme=ft.Theme(color_scheme=replace(LIGHT)),
        dark_theme=ft.Theme(color_scheme=replace(LIGHT)),
        theme_mode=ft.ThemeMode.LIGHT,
    )


MAX_LARGE_TOTAL = 6  # characters of a total in the full size
MAX_LARGE_HEADLINE = 20  # characters of a headline in the full size


def _headline(view: ResultPicture, scale: float) -> ft.Control:
    size = 36 if len(view.headline) <= MAX_LARGE_HEADLINE else 28
    title = text(
        view.headline,
        size / scale,
        Face.SCORE,
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        expand=True,
        expand_loose=True,
    )
    parts: list[ft.Control] = [title]
    if len(view.leaders) == 1:
        parts.insert(0, side_back(view.leaders[0], 27))
    return ft.Row(parts, spacing=14, alignment=ft.MainAxisAlignment.CENTER)


def _picture_side(side: PictureSide, scale: float) -> ft.Control:
    name = text(side.name, 18 / scale, max_lines=1)
    total = text(side.total, 23 / scale, Face.SCORE)
    return ft.Row([side_back(side.index, 18), name, total], spacing=9, tight=True)


def _signature(words: Words, view: ResultPicture, scale: float) -> ft.Control:
    """Return the name of the app, and the length of the game."""
    mark = kit.picture("marks/app-mark.svg", 32, 32)
    app_name = text(words.text("app-name"), 17 / scale, Face.SCORE)
    length = text(view.length, 15 / scale, color=MUTED)
    return ft.Row(
        [ft.Row([mark, app_name], spacing=10, tight=True), length],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def _picture_paper(
    words: Words, open_match: OpenMatch, view: ResultPicture, scale: float
) -> list[ft.Control]:
    """Return the chart and the facts on paper; nothing before the first deal."""
    parts: list[ft.Control] = []
    if view.has_chart:
        course = score_course(words, open_match, has_target=is_target_reached(open_match))
        width = PICTURE_WIDTH - 2 * PICTURE_PADDING - 2 * PAPER_PADDING
        parts.append(course_canvas(words, course_geometry(course, width, CHART_HEIGHT, scale=1)))
        parts.append(ft.Divider(height=1, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
    if view.facts:
        parts.append(fact_row(view.facts, view.leaders[0], scale=scale))
    if not parts:
        return []
    # In the dark theme too, paper has its light colours.
    light = PAPER_ROLES[0]
    column = kit.full_width_column(parts, spacing=12)
    return [kit.paper(column, padding=PAPER_PADDING, border_radius=20, **themes((light, light)))]


# --- the ways to share


@dataclass
class Screenshot:
    """Refers to the control that takes a picture of its content."""

    current: ft.Screenshot | None = None

    async def capture(self) -> bytes | None:
        """Return the picture as PNG; None if the client does not provide it whole."""
        control = self.current
        if control is None:
            return None
        width = cast("ft.Container", control.content).width or 0
        try:
            for _ in range(MAX_CAPTURES):
                # A client that is still drawing may return a piece.
                png: bytes = await control.capture(SHARPNESS, ft.Duration(milliseconds=FADE_MS))
                if _png_width(png) >= int(SHARPNESS * width):
                    return png
        except kit.CLIENT_ERRORS:
            log.info("no picture of the score sheet", exc_info=True)
        return None


def _use_screenshot() -> Screenshot:
    """Return the reference to the screenshot control of a screen (a hook)."""
    return ft.use_memo(Screenshot, [])


def _png_width(png: bytes) -> int:
    """Return the width of a PNG in pixels, from its header."""
    return int.from_bytes(png[16:20], "big")


def _ways(
    sender: Sender, open_match: OpenMatch, picture: Screenshot, on_file: kit.Handler
) -> list[kit.MenuItem]:
    """Return the ways to share a game.

    Args:
        sender: Sends, and reports how that went.
        open_match: The game.
        picture: Refers to the screenshot control around what is shared as a picture.
        on_file: Opens the sheet of files.
    """
    words = sender.state.words
    stem = match_selection(open_match.uid, open_match.match).stem

    async def capture() -> bytes | None:
        png = await picture.capture()
        if png is None:
            sender.tell("send-failed")
        return png

    async def share_text() -> None:
        await sender.share(ft.Share().share_text(result_text(words, open_match)))

    async def share_picture() -> None:
        png = await capture()
        if png is not None:
            file = ft.ShareFile.from_bytes(png, mime_type="image/png", name=f"{stem}.png")
            await sender.share(ft.Share().share_files([file]))

    async def copy() -> None:
        await sender.copy(result_text(words, open_match), "share-copied")

    async def save_picture() -> None:
        png = await capture()
        if png is not None:
            await sender.save(f"{stem}.png", png)

    async def save_page() -> None:
        await sender.save(f"{stem}.html", printed_page(words, open_match).encode())

    items = [
        kit.MenuItem(words.label("share-copy"), ft.Icons.CONTENT_COPY, copy),
        kit.MenuItem(words.label("share-save-picture"), ft.Icons.IMAGE_OUTLINED, save_picture),
        kit.MenuItem(words.label("share-page"), ft.Icons.PRINT_OUTLINED, save_page),
        kit.MenuItem(words.label("share-file"), ft.Icons.SAVE_ALT, on_file),
    ]
    if ft.context.page.platform in SHARING_PLATFORMS:
        items = [
            kit.MenuItem(words.label("share-text"), ft.Icons.SHARE, share_text),
            kit.MenuItem(words.label("share-picture"), ft.Icons.IMAGE, share_picture),
            *items,
        ]
    return items


def printed_page(words: Words, open_match: OpenMatch) -> str:
    """Return a page for a printer, as HTML."""
    return match_page(
        words,
        open_match,
        title=", ".join(side_names(open_match)),
        heading=standing_sentence(words, open_match),
        about=about_line(words, open_match),
    )
