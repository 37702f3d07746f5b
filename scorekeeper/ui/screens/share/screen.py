"""Screen that shares or saves a game: a picture of it, and all ways to send or keep it."""

from enum import Enum

import flet as ft

from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import SHARE, TABLE
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.screens.share.picture import PICTURE_HEIGHT, PICTURE_WIDTH, picture_card
from scorekeeper.ui.screens.share.sheet import sheet_table
from scorekeeper.ui.screens.share.ways import (
    Screenshot,
    bg_stats_items,
    share_items,
    use_screenshot,
)
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.sending import Sender, file_items, match_selection
from scorekeeper.view_models.score_sheet import result_text

# Logical pixels.
MIN_PREVIEW_WIDTH = 240
OTHER_PARTS_HEIGHT = 500  # height of all parts but the preview, on a phone
WIDE_OTHER_PARTS_HEIGHT = 210  # the same height on a page with two panes


class Picture(Enum):
    """Kinds of pictures of a game."""

    RESULT = "result"
    SHEET = "score sheet"


@component
def ShareScreen() -> ft.Control:
    """Screen with a picture of the game, and buttons to share it."""
    state = use_state()
    words = state.game_words
    chosen, set_chosen = ft.use_state(Picture.RESULT)
    screenshot = use_screenshot()
    # A sentence about the success or failure of the last action.
    report, set_report = ft.use_state("")
    open_match = state.match
    title = words.text("share")
    if open_match is None:
        return kit.screen(state, str(SHARE), title, [], back=TABLE)

    sender = Sender(state, set_report)
    items = share_items(sender, open_match, screenshot)
    selection = match_selection(open_match.uid, open_match.match)
    others = [*items.others, *bg_stats_items(words, open_match)]
    files = [*file_items(sender, selection, go_home), items.page]
    pictures = [
        (Picture.RESULT, words.label("winner-result", id="share-result-picture")),
        (Picture.SHEET, words.label("table-sheet", id="share-sheet")),
    ]
    parts = [
        kit.choice_chips(pictures, chosen, set_chosen),
        _preview(state, open_match, screenshot, chosen),
    ]
    ways: list[ft.Control] = [
        kit.section("", [kit.menu_row(item) for item in others]),
        kit.section(words.text("share-files"), [kit.menu_row(item) for item in files]),
    ]
    footer: list[ft.Control] = [
        kit.button(
            items.main.label, items.main.on_tap, icon=items.main.icon, kind=kit.ButtonKind.MAIN
        )
    ]
    if report:
        footer.insert(0, kit.prose(report, id="sheet-said", is_live=True))
    body = kit.panes(state.layout, parts, ways)
    return kit.screen(state, str(SHARE), title, [], back=TABLE, body=body, footer=footer)


def _preview(
    state: State, open_match: OpenMatch, screenshot: Screenshot, chosen: Picture
) -> ft.Control:
    """Return the chosen picture in a control that can capture it, and set it in `screenshot`."""
    if chosen is Picture.SHEET:
        screenshot.current = ft.Screenshot(sheet_table(state, open_match))
        # The score sheet may be wider than the page.
        return ft.Row([screenshot.current], scroll=ft.ScrollMode.AUTO)
    screenshot.current = ft.Screenshot(
        picture_card(state.game_words, open_match, state.layout.scale)
    )
    result = _scaled_result(state, open_match, screenshot.current)
    return ft.Row([result], alignment=ft.MainAxisAlignment.CENTER)


def _scaled_result(state: State, open_match: OpenMatch, picture: ft.Screenshot) -> ft.Control:
    """Return the picture of the result, scaled to leave room for the other parts of the page."""
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
    return kit.with_label(
        f"picture-{PICTURE_WIDTH}", box, result_text(state.game_words, open_match)
    )
