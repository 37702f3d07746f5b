"""Hardware keyboard of the record screen."""

from collections.abc import Awaitable
from dataclasses import dataclass, field

import flet as ft

from scorekeeper.deal_form.form import PLUS, TIMES, Key
from scorekeeper.ui.screens.record.context import FormContext, has_penalty_tile
from scorekeeper.ui.screens.record.leaving import leave, save_and_leave
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.screens.record.tiles import tiles_per_row
from scorekeeper.view_models.record import special_endings
from scorekeeper.view_models.record_cursor import (
    Arrow,
    CursorRow,
    FormKeys,
    Sheet,
    arrow_step,
    cursor_rows,
    first_cursor,
    stop_under_cursor,
)

ENTER_KEYS = ("Enter", "Numpad Enter")
FORM_KEYS: dict[str, str] = {
    **{f"{prefix}{digit}": digit for prefix in ("", "Numpad ") for digit in "0123456789"},
    **dict.fromkeys(("+", "Numpad Add"), PLUS),
    **dict.fromkeys(("*", "X", "Numpad Multiply"), TIMES),
    **dict.fromkeys(("-", "Numpad Subtract"), Key.SIGN),
    **dict.fromkeys(("Backspace", "Delete"), Key.DELETE),
    **dict.fromkeys(ENTER_KEYS, Key.NEXT),
}
"""Keys of the keypad, by the name of the keyboard key."""
ARROWS = frozenset(Arrow)
SPACE_KEYS = (" ", "Space")
PRESSING_KEYS = (*ENTER_KEYS, *SPACE_KEYS)
"""Keys that press the control with the focus."""
SIDE_STEPS = {"Page Up": -1, "Page Down": 1}


@dataclass(slots=True)
class FormFocus:
    """The focus of the page. Tab moves it to each button, and to the form as a single stop.

    Within the form, arrow keys move the keyboard cursor from key to key.
    """

    is_elsewhere: bool = False
    """True if Tab has moved the focus to a button, which Enter then presses."""
    stop: ft.Ref[ft.KeyboardListener] = field(default_factory=ft.Ref)
    """The control that takes the focus for the form; see `focus_stop`."""

    async def take_focus(self) -> None:
        """Move the focus from a button to the form; otherwise Enter would press the button too."""
        self.is_elsewhere = False
        if self.stop.current is not None:
            await self.stop.current.focus()


def focus_stop(context: FormContext, focus: FormFocus, content: ft.Control) -> ft.Control:
    """Return content that receives the focus by Tab, and then shows the keyboard cursor."""

    def show_cursor(event: ft.KeyUpEvent) -> None:
        # Only the control that Tab has moved the focus to receives the release of Tab.
        if event.key == "Tab":
            focus.is_elsewhere = False
            model = context.model
            model.change(model.form, keyboard_cursor=first_cursor(_cursor_rows(context)))

    # All other keys come from the page, regardless of the focus.
    return ft.KeyboardListener(
        content, ref=focus.stop, include_semantics=False, on_key_up=show_cursor
    )


def press_key(
    context: FormContext, focus: FormFocus, event: ft.KeyboardEvent
) -> Awaitable[None] | None:
    """Handle a key of the keyboard; keys without a function are ignored.

    Ctrl with S or Enter saves, Escape leaves, arrows move the keyboard cursor, Space presses the
    key there, Page Up and Page Down open a side, and the keys of `FORM_KEYS` type. While the
    warning card is open, Escape closes it, and all other keys are left to its buttons.

    Returns:
        An awaitable if the key saves, leaves, or moves the focus to the form; otherwise None.
    """
    model = context.model
    key = event.key
    if model.is_asking:
        if key == "Escape":
            model.close_warning()
        return None
    if event.ctrl or event.meta:
        return save_and_leave(model) if key in ("S", *ENTER_KEYS) else None
    if event.alt or (key in PRESSING_KEYS and focus.is_elsewhere):
        return None
    if key == "Escape":
        return leave(model)
    if key == "Tab":
        focus.is_elsewhere = True
        model.change(model.form)
    elif _press_form_key(context, key) and (focus.is_elsewhere or key in ARROWS):
        # In a window of its own, the arrows have moved the focus as well.
        return focus.take_focus()
    return None


def _press_form_key(context: FormContext, key: str) -> bool:
    """Move the keyboard cursor, press the key at it, open a side, or type.

    Return True, or False if the key has no function.
    """
    model = context.model
    if key in ARROWS:
        step = arrow_step(_cursor_rows(context), model.form, model.keyboard_cursor, Arrow(key))
        model.change(step.form, keyboard_cursor=step.cursor)
    elif key in SPACE_KEYS:
        _press_at_cursor(context)
    elif key in SIDE_STEPS:
        model.open_neighbour(SIDE_STEPS[key])
    elif key in FORM_KEYS and not _is_missing(model, FORM_KEYS[key]):
        model.press(FORM_KEYS[key])
    else:
        return False
    return True


def _cursor_rows(context: FormContext) -> tuple[CursorRow, ...]:
    """Return the rows of keys between which the keyboard cursor moves."""
    model = context.model
    keys = FormKeys(
        endings=tuple(special_endings(context.rules)),
        chip_rows=model.rows,
        tiles=model.tiles,
        count_tiles=model.count_tiles,
        has_hands_tile=bool(context.rules.special_hands),
        has_penalty_tile=has_penalty_tile(model),
        tiles_per_row=tiles_per_row(context),
    )
    return cursor_rows(model.form, keys)


def _press_at_cursor(context: FormContext) -> None:
    """Press the key at the keyboard cursor, with the same effect as a tap."""
    model = context.model
    stop = stop_under_cursor(_cursor_rows(context), model.keyboard_cursor)
    if stop is None:
        return
    if stop.sheet is Sheet.HANDS:
        context.show_hands()
    elif stop.sheet is Sheet.PENALTY:
        context.show_penalty()
    elif stop.form is not None:
        model.change(stop.form, keyboard_cursor=stop.id)


def _is_missing(model: RecordModel, key: str) -> bool:
    """Return True if the current keypad lacks a key: only totals have a sign key."""
    return key == Key.SIGN and not model.form.mode.is_by_totals
