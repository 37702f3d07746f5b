"""The sheet with the ways of a result to other people."""

from collections.abc import Callable

import flet as ft

from scorekeeper.ui.components.menu import Item, menu_sheet
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.screens.keeping.sending import SHARING, goods_of, use_sending
from scorekeeper.ui.screens.sharing.ways import Ways
from scorekeeper.ui.state import State

AT_ONCE = "?share"
"""At the end of an address: the sheet is open from the beginning."""


def use_sharing(state: State) -> Callable[[], None]:
    """Have the sheet in a component; gives the call that opens it."""
    is_open, set_open = ft.use_state(ft.context.page.route.endswith(AT_ONCE))
    said, say = ft.use_state("")
    send, shown = use_sending(state), state.match

    def start() -> None:
        say("")
        set_open(True)

    def close() -> None:
        set_open(False)

    def as_file() -> None:
        close()
        if shown is not None:
            send(goods_of(shown.uid, shown.match))

    sheet = None
    if is_open and shown is not None:
        sheet = _sheet(Ways(state, shown, say), as_file, close, said)
    ft.use_dialog(sheet)
    return start


def _sheet(ways: Ways, as_file: Handler, close: Handler, said: str) -> ft.BottomSheet:
    words = ways.state.words
    items = [
        Item("share-copy", words.text("share-copy"), ft.Icons.CONTENT_COPY, ways.copy),
        Item(
            "share-save-picture",
            words.text("share-save-picture"),
            ft.Icons.IMAGE_OUTLINED,
            ways.save_picture,
        ),
        Item("share-page", words.text("share-page"), ft.Icons.PRINT_OUTLINED, ways.save_page),
        Item("share-file", words.text("share-file"), ft.Icons.SAVE_ALT, as_file),
    ]
    if ft.context.page.platform in SHARING:
        items = [
            Item("share-text", words.text("share-text"), ft.Icons.SHARE, ways.share_text),
            Item(
                "share-picture",
                words.text("share-picture"),
                ft.Icons.IMAGE,
                ways.share_picture,
            ),
            *items,
        ]
    return menu_sheet(ways.state, words.text("share"), items, close, said=said)
