"""A sheet for typing a number, on the app's own keys or on the keyboard of the device."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui.controls import Container, Row, Semantics
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.kit.buttons import ButtonKind, button
from scorekeeper.ui.kit.core import full_width_column
from scorekeeper.ui.kit.icons import Icon
from scorekeeper.ui.kit.icons import icon as draw_icon
from scorekeeper.ui.kit.keys import key
from scorekeeper.ui.kit.sheets import Close
from scorekeeper.ui.motion import Vibration, give_feedback
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text

DIGIT_ROWS = ("789", "456", "123")
MAX_DIGIT_COUNT = 6
DIGIT_SIZE = 26  # logical pixels
MAX_DIGIT_SIZE = 34  # logical pixels at any text size
KEY_HEIGHT = 56  # logical pixels
LOW_KEY_HEIGHT = 48  # logical pixels; on a phone on its side: the sheet does not scroll
MAX_LOW_PAGE_HEIGHT = 450  # logical pixels
KEY_SPACING = 6  # logical pixels
ENTER_KEYS = ("Enter", "Numpad Enter")
DELETE_KEYS = ("Backspace", "Delete")
MINUS_KEYS = ("-", "Numpad Subtract")
KEYPAD_PREFIX = "Numpad "
"""Precedes the digits of a numeric keypad in keyboard events."""


@dataclass(frozen=True, slots=True)
class TypedNumber:
    """The number on the sheet."""

    value: int
    is_typed: bool = False
    """False before the first key: the first digit replaces the number."""

    def with_digit(self, digit: str) -> "TypedNumber":
        """Return the number with one more digit; a number of six digits does not change."""
        typed_digits = str(abs(self.value)) if self.is_typed and self.value else ""
        if len(typed_digits) >= MAX_DIGIT_COUNT:
            return self
        value = int(typed_digits + digit)
        if self.is_typed and self.value < 0:
            value = -value
        return TypedNumber(value, is_typed=True)

    def without_last_digit(self) -> "TypedNumber":
        """Return the number without its last digit; 0 if it has only one."""
        value = abs(self.value) // 10
        if self.value < 0:
            value = -value
        return TypedNumber(value, is_typed=True)

    def with_other_sign(self) -> "TypedNumber":
        """Return the number with the other sign."""
        return replace(self, value=-self.value, is_typed=True)


def number_pad(
    title: str,
    value: int,
    on_done: Callable[[int], object],
    close: Close,
    *,
    is_signed: bool = False,
) -> ft.BottomSheet:
    """Return a sheet with a number, and the keys to type another one.

    Args:
        title: Name of the number.
        value: The number before the first key.
        on_done: Called with the number after the sheet is closed.
        close: Closes the sheet.
        is_signed: Offer a key for the sign.

    Example:
        overlay.open(lambda close: kit.number_pad(title, points, set_points, close))
    """

    def finish(number: int) -> None:
        close()
        on_done(number)

    keys = NumberKeys(title, value, finish, close, is_signed=is_signed, key="keys")
    # Without scrolling: a sheet that may scroll takes most of the page.
    padding = ft.Padding.only(left=12, top=14, right=12, bottom=12)
    return ft.BottomSheet(
        Container(keys, padding=padding),
        scrollable=True,
        draggable=True,
        on_dismiss=close,
    )


@component
def NumberKeys(
    title: str,
    value: int,
    on_done: Callable[[int], None],
    close: Close,
    *,
    is_signed: bool,
) -> ft.Control:
    """Content of the sheet of a number pad: title, number and keys.

    Args:
        title: Name of the number.
        value: The number before the first key.
        on_done: Called with the number.
        close: Closes the sheet without a result.
        is_signed: Offer a key for the sign.
    """
    state = use_state()
    words = state.words
    typed, set_typed = ft.use_state(TypedNumber(value))
    # A second key may come before the redraw, so handlers read the number from this reference.
    latest: Any = ft.use_ref(typed)
    has_moved_focus: Any = ft.use_ref(False)

    def change(new: TypedNumber) -> None:
        latest.current = new
        set_typed(new)

    def type_digit(digit: str) -> None:
        give_feedback(state, Vibration.SELECTION)
        change(latest.current.with_digit(digit))

    def delete_digit() -> None:
        change(latest.current.without_last_digit())

    def change_sign() -> None:
        change(latest.current.with_other_sign())

    def finish() -> None:
        on_done(latest.current.value)

    def on_key(event: ft.KeyboardEvent) -> None:
        if event.ctrl or event.meta or event.alt:
            return
        name = event.key
        digit = name.removeprefix(KEYPAD_PREFIX)
        # Enter right after Tab presses the focused key of the sheet, so it must not finish, too.
        is_for_focus = name in ENTER_KEYS and has_moved_focus.current
        if not is_for_focus:
            has_moved_focus.current = name == "Tab"
        if len(digit) == 1 and digit in "0123456789":
            change(latest.current.with_digit(digit))
        elif name in DELETE_KEYS:
            delete_digit()
        elif name in MINUS_KEYS and is_signed:
            change_sign()
        elif name in ENTER_KEYS and not is_for_focus:
            finish()
        elif name == "Escape":
            close()

    use_stack_entry(state.keyboard.listeners, on_key)

    number = digits(words.number(typed.value), 32, ft.Colors.ON_SURFACE)
    heading = Row(
        [
            text(title, 18, Face.BOLD, expand=True),
            Semantics(identifier="pad-number", container=True, content=number),
        ]
    )
    sign: ft.Control = Container(expand=True)
    if is_signed:
        sign = _key(state, words.label("pad-sign"), "±", change_sign)
    delete_icon = draw_icon(Icon.BACKSPACE, size=26, color=ft.Colors.ON_SURFACE_VARIANT)
    delete = _key(state, words.label("pad-delete"), delete_icon, delete_digit)
    rows = _digit_rows(state, type_digit)
    rows.append(_key_row(state, [sign, _digit_key(state, "0", type_digit), delete]))
    return full_width_column(
        [
            Container(heading, padding=ft.Padding.symmetric(horizontal=8)),
            full_width_column(rows, spacing=KEY_SPACING),
            button(words.label("pad-done"), finish, kind=ButtonKind.MAIN),
        ],
        spacing=KEY_SPACING,
    )


def _digit_rows(state: State, on_digit: Callable[[str], None]) -> list[ft.Control]:
    """Return the rows of the digits from 1 to 9."""
    rows: list[ft.Control] = []
    for row_digits in DIGIT_ROWS:
        keys = [_digit_key(state, digit, on_digit) for digit in row_digits]
        rows.append(_key_row(state, keys))
    return rows


def _key_row(state: State, keys: list[ft.Control]) -> ft.Control:
    is_low = state.layout.height < MAX_LOW_PAGE_HEIGHT
    row = Row(keys, spacing=KEY_SPACING, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return Container(row, height=LOW_KEY_HEIGHT if is_low else KEY_HEIGHT)


def _digit_key(state: State, digit: str, on_digit: Callable[[str], None]) -> ft.Control:
    return _key(state, Label(f"pad-{digit}", digit), digit, lambda: on_digit(digit))


def _key(
    state: State, label: Label, content: str | ft.Control, on_tap: Callable[[], None]
) -> ft.Control:
    """Return a key as high as its row; a text on it grows up to `MAX_DIGIT_SIZE`."""
    if isinstance(content, str):
        size = min(DIGIT_SIZE, MAX_DIGIT_SIZE / state.layout.scale)
        content = digits(content, size, ft.Colors.ON_SURFACE)
    return key(
        label,
        content,
        on_tap,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        border_color=ft.Colors.OUTLINE,
        min_height=0,
    )
