"""The menu of the table, and the sheets and dialogs that its rows open."""

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.services import OpenMatch
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import ADJUST, MATCHES, NEW_MATCH, PAPER, SEATS, SET_UP, SHARE
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.table.timer import timer_sheet
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.deleted_matches import delete_match
from scorekeeper.view_models.table import (
    InsertPlace,
    MenuEntry,
    TableAction,
    end_menu,
    insert_places,
    settings_menu,
    side_names,
    table_menu,
)

ROW_PADDING = 20  # logical pixels beside texts and buttons between rows
ICONS = {
    TableAction.SHARE: kit.Icon.SHARE,
    TableAction.ADJUST: kit.Icon.PENALTY,
    TableAction.INSERT: kit.Icon.INSERT,
    TableAction.SETTINGS: kit.Icon.SETTINGS,
    TableAction.TIMER: kit.Icon.TIMER,
    TableAction.RULES: kit.Icon.RULES,
    TableAction.END: kit.Icon.FLAG,
    TableAction.SET_UP: kit.Icon.SETTINGS,
    TableAction.SEATS: kit.Icon.CHAIR,
    TableAction.PAPER: kit.Icon.PAPER,
    TableAction.AGREEMENT: kit.Icon.DONE,
    TableAction.TIME: kit.Icon.TIMER,
    TableAction.FORFEIT: kit.Icon.FLAG,
    TableAction.RESUME: kit.Icon.PLAY,
    TableAction.DELETE: kit.Icon.DELETE,
}
SCREENS = {
    TableAction.SHARE: SHARE,
    TableAction.ADJUST: ADJUST,
    TableAction.SET_UP: SET_UP,
    TableAction.SEATS: SEATS,
    TableAction.PAPER: PAPER,
}
"""Screens that rows of the menu and of its sheets open."""


@memo_component
def TableMenu(state: State) -> ft.Control:
    """Button that opens the menu of the table, whose rows open sheets or questions."""
    overlay = kit.use_overlay()

    def open_menu() -> None:
        overlay.open(lambda close: _menu_sheet(state, overlay, close))

    return kit.icon_button(
        kit.Icon.DOTS, state.game_words.label("table-menu", id="menu"), open_menu
    )


def _menu_sheet(state: State, overlay: kit.Overlay, close: kit.Close) -> ft.BottomSheet | None:
    """Return the menu of the table; None if no game is open."""
    words = state.game_words
    open_match = state.match
    if open_match is None:
        return None

    def row(entry: MenuEntry) -> ft.Control:
        on_tap = _menu_handler(state, open_match, entry.action, overlay)
        item = kit.MenuItem(entry.label, ICONS[entry.action], on_tap if entry.is_enabled else None)
        return kit.menu_row(item)

    # The only sheet with its main action above the rows, because it is used most.
    new_match = kit.button(
        words.label("table-new-match", id=TableAction.NEW_MATCH),
        lambda: go(NEW_MATCH),
        icon=kit.Icon.NEW_GAME,
        kind=kit.ButtonKind.MAIN,
    )
    parts: list[ft.Control] = [_with_row_padding(new_match), ft.Container(height=4)]
    for index, entries in enumerate(table_menu(words, open_match)):
        if index:
            parts.append(ft.Divider(height=1))
        parts += [row(entry) for entry in entries]
    return kit.sheet(state, words.text("table-menu-menu"), parts, close, padding=0)


def _with_row_padding(content: ft.Control) -> ft.Control:
    """Return a control with the padding that rows have."""
    return ft.Container(content, padding=ft.Padding.symmetric(horizontal=ROW_PADDING))


def _menu_handler(
    state: State, open_match: OpenMatch, action: TableAction, overlay: kit.Overlay
) -> kit.Handler:
    """Return the handler of a row of the menu: it opens a screen or another sheet."""

    def open_insert_menu() -> None:
        overlay.open(lambda close: _insert_menu(state, open_match, close))

    def open_settings() -> None:
        overlay.open(lambda close: _settings_menu(state, close))

    def open_timer() -> None:
        overlay.open(lambda close: timer_sheet(state, close))

    def open_end_sheet() -> None:
        overlay.open(lambda close: _end_sheet(state, overlay, close))

    handlers: dict[TableAction, kit.Handler] = {
        TableAction.INSERT: open_insert_menu,
        TableAction.SETTINGS: open_settings,
        TableAction.TIMER: open_timer,
        TableAction.END: open_end_sheet,
        TableAction.RULES: lambda: go(addresses.rule_set_from_table(open_match.match.ruleset)),
    }
    if action in handlers:
        return handlers[action]
    return lambda: go(SCREENS[action])


def _settings_menu(state: State, close: kit.Close) -> ft.BottomSheet:
    """Return the menu of the screens that change the settings of the game."""

    def item(entry: MenuEntry) -> kit.MenuItem:
        return kit.MenuItem(entry.label, ICONS[entry.action], lambda: go(SCREENS[entry.action]))

    title = state.game_words.text("table-settings")
    return kit.menu(state, title, [item(entry) for entry in settings_menu(state.game_words)], close)


def _insert_menu(state: State, open_match: OpenMatch, close: kit.Close) -> ft.BottomSheet:
    """Return the menu of the deals, to insert a forgotten deal before one of them."""
    items = [_insert_item(place, close) for place in insert_places(state.game_words, open_match)]
    return kit.menu(state, state.game_words.text("table-menu-insert"), items, close)


def _insert_item(place: InsertPlace, close: kit.Close) -> kit.MenuItem:
    """Return the menu item that opens the form of a deal to insert at a place."""

    def open_form() -> None:
        # The form covers the table without unmounting it: an open menu would reappear later.
        close()
        go(addresses.InsertDeal(str(place.deal)))

    return kit.MenuItem(place.label, kit.Icon.BELOW, open_form)


def _end_sheet(state: State, overlay: kit.Overlay, close: kit.Close) -> ft.BottomSheet | None:
    """Return the sheet with the ways to end and to delete the game, or to resume it.

    The row for a side that gives up opens the question which side it is.
    """
    words = state.game_words
    open_match = state.match
    if open_match is None:
        return None
    menu = end_menu(words, open_match)

    def row(entry: MenuEntry) -> ft.Control:
        on_tap = _end_handler(state, open_match, entry.action, overlay, close)
        is_danger = entry.action is TableAction.DELETE
        return kit.menu_row(kit.MenuItem(entry.label, ICONS[entry.action], on_tap, is_danger))

    parts: list[ft.Control] = []
    if menu.outlook:
        parts.append(_with_row_padding(kit.prose(menu.outlook, id="outlook")))
    parts += [row(entry) for entry in menu.entries]
    if menu.entries:
        parts.append(ft.Divider(height=1))
    parts.append(row(menu.delete))
    if menu.outlook:
        parts.append(_with_row_padding(kit.button(words.label("table-keep-playing"), close)))
    return kit.sheet(state, menu.title, parts, close, padding=0)


def _end_handler(
    state: State,
    open_match: OpenMatch,
    action: TableAction,
    overlay: kit.Overlay,
    close: kit.Close,
) -> kit.Handler:
    """Return the handler of a row of the sheet that ends the game."""
    matches = state.session.matches

    async def end_by_agreement() -> None:
        close()
        await state.change_match(matches.end, "agreement")

    async def end_by_time() -> None:
        close()
        await state.change_match(matches.end, "time")

    def ask_who_gives_up() -> None:
        overlay.open(lambda close_dialog: _forfeit_question(state, open_match, close_dialog))

    async def resume() -> None:
        close()
        await state.change_match(matches.resume)

    async def delete() -> None:
        close()
        if await delete_match(state, open_match):
            go(MATCHES)

    handlers: dict[TableAction, kit.Handler] = {
        TableAction.AGREEMENT: end_by_agreement,
        TableAction.TIME: end_by_time,
        TableAction.FORFEIT: ask_who_gives_up,
        TableAction.RESUME: resume,
        TableAction.DELETE: delete,
    }
    return handlers[action]


def _forfeit_question(state: State, open_match: OpenMatch, close: kit.Close) -> ft.AlertDialog:
    """Return the dialog to choose the side that gives up."""
    words = state.game_words
    names = side_names(open_match)
    answers = [_forfeit_answer(state, side, name) for side, name in enumerate(names)]
    hint = words.text("table-end-who-hint", sides=len(names))
    answers.append(kit.Answer(words.label("cancel")))
    return kit.question(words.text("table-end-who"), hint, answers, close)


def _forfeit_answer(state: State, side: int, name: str) -> kit.Answer:
    async def give_up() -> None:
        await state.change_match(state.session.matches.end, "walkover", gave_up=side)

    return kit.Answer(Label(f"gives-up-{side}", name), give_up)
