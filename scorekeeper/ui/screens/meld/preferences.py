"""Which of several lay-downs is to be found: a menu."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.scoring.finder import Preference
from scorekeeper.ui.components.menu import Item, menu_sheet
from scorekeeper.ui.screens.meld.kit import Kit


def use_preferences(kit: Kit) -> Callable[[], None]:
    """Have the menu in a component; gives the call that opens it."""
    is_open, set_open = ft.use_state(False)

    def chosen(preference: Preference) -> None:
        kit.taps.prefer(preference)
        set_open(False)

    sheet = None
    if is_open:
        items = [_item(kit, one, partial(chosen, one)) for one in Preference]
        title = kit.words.text("meld-prefer-title")
        sheet = menu_sheet(kit.taps.state, title, items, lambda: set_open(False))
    ft.use_dialog(sheet)
    return lambda: set_open(True)


def _item(kit: Kit, preference: Preference, on_tap: Callable[[], None]) -> Item:
    is_chosen = preference is kit.form.preference
    icon = ft.Icons.RADIO_BUTTON_CHECKED if is_chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    label = kit.words.text("meld-preference", preference=preference)
    return Item(f"prefer-{preference}", label, icon, on_tap)
