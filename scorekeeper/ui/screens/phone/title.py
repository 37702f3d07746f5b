"""The title of a table on its phone, and what is done rarely there."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component, part
from scorekeeper.ui.components.menu import Item, menu_sheet
from scorekeeper.ui.components.page import app_bar
from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.phone.following import use_part, use_phone
from scorekeeper.ui.screens.phone.news import to_undo
from scorekeeper.ui.screens.phone.standing import Standing, standing_of
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.screens.phone.status import GIVE
from scorekeeper.ui.screens.table.heading import title

WHOSE = "/whose"


@part
def TableBar() -> Any:
    """Which deal comes next, at which table in which round; undo, and what is rare."""
    state = use_part(lambda now: (now.match, now.view, now.may_record, now.words))
    view, shown, words = state.view, state.match, state.words
    if view is None or shown is None:
        return ft.Container()
    actions: list[ft.Control] = [PhoneMenu(key="menu")]
    if state.may_record:
        said, may = to_undo(state, shown)
        undo = icon_button(ft.Icons.UNDO, said, state.undo if may else None, name="undo")
        actions.insert(0, undo)
    under = words.text("phone-table-round", table=view.table, round=view.round)
    return app_bar(title(words, shown), under, actions=actions)


@component
def PhoneMenu() -> Any:
    """The three dots, and the sheet that they open."""
    state = use_phone()
    is_open, set_open = ft.use_state(False)
    words = state.words

    def close() -> None:
        set_open(False)

    sheet = None
    if is_open:
        sheet = menu_sheet(state, words.text("table-menu"), _items(state, close), close)
    ft.use_dialog(sheet)
    label = words.text("table-menu")
    return icon_button(ft.Icons.MORE_VERT, label, lambda: set_open(True), name="menu")


def _items(state: PhoneState, close: Handler) -> list[Item]:
    """What there is to do beside the next deal; what cannot be done now is switched off."""
    words, shown = state.words, state.match
    standing = standing_of(state.view, shown)
    plays = standing in {Standing.PLAYING, Standing.WON}
    has_deals = shown is not None and bool(shown.match.deals)
    silent = state.view is not None and state.view.mine is not None and not state.view.mine.said

    def to(route: str, *, on: bool = True) -> Handler | None:
        def handler() -> None:
            close()
            go(route)

        return handler if on else None

    give = to(GIVE, on=plays and has_deals)
    change = to("/adjust", on=state.may_record and has_deals)
    mine = to(WHOSE, on=state.may_record and silent)
    return [
        Item("give-early", words.text("phone-give"), ft.Icons.FLAG_OUTLINED, give),
        Item("view", words.text("table-view"), ft.Icons.SCREEN_ROTATION, to("/view")),
        Item("adjust", words.text("adjust"), ft.Icons.EXPOSURE, change),
        Item("history", words.text("history-menu"), ft.Icons.MANAGE_HISTORY, to("/history")),
        Item("whose-phone", words.text("phone-whose"), ft.Icons.PHONE_ANDROID, mine),
    ]
