"""The menu of the table, and the sheets and dialogs that its rows open."""

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.services import OpenMatch
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import (
    ADJUST,
    CHART,
    HISTORY,
    NEW_MATCH,
    PAPER,
    SEATS,
    SET_UP,
    SHEET,
    SHEET_WITH_SHARING,
)
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.deleted_matches import deletion_question
from scorekeeper.ui.widgets.sending import match_selection, send_sheet
from scorekeeper.view_models.table import (
    InsertPlace,
    MenuEntry,
    TableAction,
    early_end_outlook,
    insert_places,
    side_names,
    table_menu,
)

ICONS = {
    TableAction.SHARE: ft.Icons.SHARE,
    TableAction.SEND: ft.Icons.IOS_SHARE,
    TableAction.SHEET: ft.Icons.TABLE_CHART_OUTLINED,
    TableAction.CHART: ft.Icons.SHOW_CHART,
    TableAction.HISTORY: ft.Icons.MANAGE_HISTORY,
    TableAction.REDO: ft.Icons.REDO,
    TableAction.ADJUST: ft.Icons.EXPOSURE,
    TableAction.INSERT: ft.Icons.PLAYLIST_ADD,
    TableAction.PAPER: ft.Icons.DESCRIPTION_OUTLINED,
    TableAction.SET_UP: ft.Icons.TUNE,
    TableAction.SEATS: ft.Icons.EVENT_SEAT_OUTLINED,
    TableAction.END: ft.Icons.FLAG_OUTLINED,
    TableAction.RESUME: ft.Icons.PLAY_ARROW,
    TableAction.NEW_MATCH: ft.Icons.ADD,
    TableAction.DELETE: ft.Icons.DELETE_OUTLINE,
}
SCREENS = {
    TableAction.SHARE: SHEET_WITH_SHARING,
    TableAction.SHEET: SHEET,
    TableAction.CHART: CHART,
    TableAction.HISTORY: HISTORY,
    TableAction.ADJUST: ADJUST,
    TableAction.PAPER: PAPER,
    TableAction.SET_UP: SET_UP,
    TableAction.SEATS: SEATS,
    TableAction.NEW_MATCH: NEW_MATCH,
}
"""Screens that rows of the menu open."""


@memo_component
def TableMenu(state: State) -> ft.Control:
    """The menu button; its overlay shows the menu, and then the sheet or question of a row."""
    overlay = kit.use_overlay()

    def open_menu() -> None:
        overlay.open(lambda close: _menu(state, overlay, close))

    return kit.icon_button(
        ft.Icons.MORE_VERT, state.words.label("table-menu", id="menu"), open_menu
    )


def _menu(state: State, overlay: kit.Overlay, close: kit.Close) -> ft.BottomSheet | None:
    """Return the menu; None once the game is closed."""
    open_match = state.match
    if open_match is None:
        return None
    items: list[kit.MenuItem | str] = []
    for group in table_menu(state.words, open_match):
        if group.heading:
            items.append(group.heading)
        items += [_menu_item(state, open_match, entry, overlay, close) for entry in group.entries]
    return kit.menu(state, state.words.text("table-menu-menu"), items, close)


def _menu_item(
    state: State,
    open_match: OpenMatch,
    entry: MenuEntry,
    overlay: kit.Overlay,
    close: kit.Close,
) -> kit.MenuItem:
    on_tap = _menu_handler(state, open_match, entry.action, overlay, close)
    return kit.MenuItem(entry.label, ICONS[entry.action], on_tap if entry.is_enabled else None)


def _menu_handler(
    state: State,
    open_match: OpenMatch,
    action: TableAction,
    overlay: kit.Overlay,
    close: kit.Close,
) -> kit.Handler:
    """Return the handler of a row: a screen, a change of the game, or another overlay."""

    async def redo() -> None:
        close()
        await state.redo()

    async def resume() -> None:
        close()
        await state.change(state.session.matches.resume)

    def send() -> None:
        selection = match_selection(open_match.uid, open_match.match)
        overlay.open(lambda close_sheet: send_sheet(state, selection, close_sheet))

    def insert() -> None:
        overlay.open(lambda close_sheet: _insert_menu(state, open_match, close_sheet))

    def end() -> None:
        overlay.open(lambda close_dialog: _ending_question(state, overlay, close_dialog))

    def delete() -> None:
        overlay.open(lambda close_dialog: deletion_question(state, open_match, close_dialog))

    handlers: dict[TableAction, kit.Handler] = {
        TableAction.REDO: redo,
        TableAction.RESUME: resume,
        TableAction.SEND: send,
        TableAction.INSERT: insert,
        TableAction.END: end,
        TableAction.DELETE: delete,
    }
    if action in handlers:
        return handlers[action]
    return lambda: go(SCREENS[action])


def _insert_menu(state: State, open_match: OpenMatch, close: kit.Close) -> ft.BottomSheet:
    """Return the menu of the deals in front of which a missed one can be inserted."""
    items = [_insert_item(place, close) for place in insert_places(state.words, open_match)]
    return kit.menu(state, state.words.text("table-menu-insert"), items, close)


def _insert_item(place: InsertPlace, close: kit.Close) -> kit.MenuItem:
    def open_form() -> None:
        # The form covers the table, which stays mounted: an open menu would come back after it.
        close()
        go(addresses.InsertDeal(str(place.deal)))

    return kit.MenuItem(place.label, ft.Icons.SUBDIRECTORY_ARROW_RIGHT, open_form)


def _ending_question(state: State, overlay: kit.Overlay, close: kit.Close) -> ft.AlertDialog | None:
    """Return the question how the game ends; its hint says who would win.

    The answer that a side gives up asks next which one.
    """
    words = state.words
    open_match = state.match
    if open_match is None:
        return None

    async def end_by_agreement() -> None:
        await state.change(state.session.matches.end, "agreement")

    async def end_by_time() -> None:
        await state.change(state.session.matches.end, "time")

    def ask_who_gives_up() -> None:
        overlay.open(lambda close_dialog: _forfeit_question(state, open_match, close_dialog))

    answers = [
        kit.Answer(words.label("table-end-agreement", id="end-agreement"), end_by_agreement),
        kit.Answer(words.label("table-end-time", id="end-time"), end_by_time),
        kit.Answer(words.label("table-end-walkover", id="end-walkover"), ask_who_gives_up),
        kit.Answer(words.label("cancel")),
    ]
    outlook = early_end_outlook(words, open_match)
    return kit.question(words.text("table-menu-end"), outlook, answers, close)


def _forfeit_question(state: State, open_match: OpenMatch, close: kit.Close) -> ft.AlertDialog:
    """Return the question which side gives up."""
    words = state.words
    names = side_names(open_match)
    answers = [_forfeit_answer(state, side, name) for side, name in enumerate(names)]
    hint = words.text("table-end-who-hint", sides=len(names))
    answers.append(kit.Answer(words.label("cancel")))
    return kit.question(words.text("table-end-who"), hint, answers, close)


def _forfeit_answer(state: State, side: int, name: str) -> kit.Answer:
    async def give_up() -> None:
        await state.change(state.session.matches.end, "walkover", gave_up=side)

    return kit.Answer(Label(f"gives-up-{side}", name), give_up)
