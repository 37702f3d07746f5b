"""The title bar of the match at a table: Undo, the call of the organiser, and the menu."""

import flet as ft

from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.phone import call
from scorekeeper.club_ui.phone.state import PhoneState, get_phone
from scorekeeper.i18n import Label
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import ADJUST, HISTORY, TABLE_VIEW, Address
from scorekeeper.ui.controls import Container
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.motion import Sound, Vibration, give_feedback
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import SOUNDS
from scorekeeper.view_models.club_phone import DEAL_STAGES, page_title, undo_view
from scorekeeper.view_models.table import table_title


@memo_component
def TableBar() -> ft.Control:
    """Title bar with deal, table and round, and buttons to undo, call the organiser, open the menu.

    A brief page has no buttons here; see `PhoneState.is_brief`.
    """
    state = get_phone()
    match, view, words, is_brief = use_selector(
        state, lambda state: (state.match, state.view, state.words, state.is_brief)
    )
    if view is None or match is None:
        return Container()
    title = table_title(words, match)
    actions = [] if is_brief else _actions(state, match)
    return kit.title_bar(state, title, page_title(words, view), actions=actions)


def _actions(state: PhoneState, match: OpenMatch) -> list[ft.Control]:
    """Return the buttons of the title bar: Undo while deals may change, call, and menu."""
    actions: list[ft.Control] = [*call.call_icon(state), PhoneMenuButton(key="menu")]
    if state.may_record:
        actions.insert(0, _undo_button(state, match))
    return actions


def _undo_button(state: PhoneState, match: OpenMatch) -> ft.Control:
    """Return the Undo button; if it is disabled, its label states the reason."""
    change = match.history.undoable
    is_own = state.seat.deals.may_revert(match.history, change)
    undo = undo_view(state.words, match, state.device, is_own=is_own)
    label = Label("undo", undo.text)
    return kit.icon_button(kit.Icon.UNDO, label, state.undo if undo.is_enabled else None)


@memo_component
def PhoneMenuButton() -> ft.Control:
    """Button that opens the menu; changes of the table redraw it only while the menu is open."""
    state = get_phone()
    overlay = kit.use_overlay()

    def menu_content(state: PhoneState) -> tuple[object, ...]:
        if not overlay.is_open:
            return (state.words,)
        return state.words, state.view, state.match, state.settings, state.layout

    # Only redraws the component: `_menu` reads the state itself.
    use_selector(state, menu_content)

    def open_menu() -> None:
        overlay.open(lambda close: _menu(state, close))

    return kit.icon_button(kit.Icon.DOTS, state.words.label("table-menu"), open_menu)


def _menu(state: PhoneState, close: kit.Close) -> ft.BottomSheet:
    """Return the menu: links to other screens of this table, and the switch for sounds."""
    words = state.words
    view = state.view
    match = state.match
    has_deals = match is not None and bool(match.match.deals)
    own_side = None if view is None else view.mine
    can_report = has_deals and state.stage in DEAL_STAGES
    can_adjust = has_deals and state.may_record
    # A phone that has reported a score represents its side.
    can_change_owner = state.may_record and own_side is not None and own_side.score is None

    def item(label: Label, icon: kit.Icon, address: Address, *, is_enabled: bool) -> kit.MenuItem:
        def follow() -> None:
            close()
            go(address)

        return kit.MenuItem(label, icon, follow if is_enabled else None)

    items = [
        item(
            words.label("phone-give", id="phone-give-early"),
            kit.Icon.FLAG,
            addresses.RESULT,
            is_enabled=can_report,
        ),
        item(words.label("table-view"), kit.Icon.VIEW, TABLE_VIEW, is_enabled=True),
        item(words.label("adjust"), kit.Icon.PENALTY, ADJUST, is_enabled=can_adjust),
        item(words.label("history-menu"), kit.Icon.HISTORY, HISTORY, is_enabled=True),
        item(
            words.label("phone-whose"),
            kit.Icon.PHONE,
            addresses.PHONE_OWNER,
            is_enabled=can_change_owner,
        ),
        _sounds_item(state, close),
    ]
    return kit.menu(state, words.text("table-menu"), items, close)


def _sounds_item(state: PhoneState, close: kit.Close) -> kit.MenuItem:
    """Return the row that turns the sounds of this phone on or off."""
    has_sounds = bool(state.settings.get(SOUNDS))

    async def toggle_sounds() -> None:
        close()
        await state.save_settings(**{SOUNDS: not has_sounds})
        give_feedback(state, Vibration.SELECTION, Sound.WARNING)

    label = state.words.label("phone-sounds", turn="off" if has_sounds else "on")
    icon = kit.Icon.SOUND_OFF if has_sounds else kit.Icon.SOUND_ON
    return kit.MenuItem(label, icon, toggle_sounds)
