"""The keys of a real keyboard on the record screen."""

from collections.abc import Awaitable
from dataclasses import dataclass

import flet as ft

from scorekeeper.entry.form import PLUS, TIMES, Key
from scorekeeper.ui.screens.record.leaving import leave, save_and_leave
from scorekeeper.ui.screens.record.model import RecordModel

ENTER_KEYS = ("Enter", "Numpad Enter")
FORM_KEYS: dict[str, str] = {
    **{f"{prefix}{digit}": digit for prefix in ("", "Numpad ") for digit in "0123456789"},
    **dict.fromkeys(("+", "Numpad Add"), PLUS),
    **dict.fromkeys(("*", "X", "Numpad Multiply"), TIMES),
    **dict.fromkeys(("-", "Numpad Subtract"), Key.SIGN),
    **dict.fromkeys(("Backspace", "Delete"), Key.DELETE),
    **dict.fromkeys((*ENTER_KEYS, "Arrow Down"), Key.NEXT),
}
"""Keys of the keypad, by those of the keyboard."""
SIDE_STEPS = {"Arrow Left": -1, "Arrow Right": 1}


@dataclass(slots=True)
class FocusMemory:
    """Memory of the Tab key, which moves the focus of the page, not the cursor of the form."""

    was_moved: bool = False
    """True if Tab was pressed after the last key of the form: Enter then presses the focus."""


def press_key(
    model: RecordModel, focus: FocusMemory, event: ft.KeyboardEvent
) -> Awaitable[None] | None:
    """Act on a key of the keyboard; keys without a meaning on this screen do nothing.

    Ctrl with S or Enter saves, Escape leaves, arrows move the cursor, and the keys of `FORM_KEYS`
    type. While the warning card is open, Escape closes it, and the others are for its buttons.

    Returns:
        An awaitable if the key saves or leaves.
    """
    key = event.key
    if model.is_asking:
        if key == "Escape":
            model.close_warning()
        return None
    if event.ctrl or event.meta:
        return save_and_leave(model) if key in ("S", *ENTER_KEYS) else None
    if event.alt or (key in ENTER_KEYS and focus.was_moved):
        return None
    if key == "Escape":
        return leave(model)
    if key == "Tab":
        focus.was_moved = True
    elif key in SIDE_STEPS:
        model.open_neighbour(SIDE_STEPS[key])
    elif key == "Arrow Up":
        model.change(model.form.moved(model.form.neighbour(-1)))
    elif key in FORM_KEYS and not _is_missing(model, FORM_KEYS[key]):
        focus.was_moved = False
        model.press(FORM_KEYS[key])
    return None


def _is_missing(model: RecordModel, key: str) -> bool:
    """Return True if the keypad lacks a key: only totals have a sign."""
    return key == Key.SIGN and not model.form.mode.is_by_totals
