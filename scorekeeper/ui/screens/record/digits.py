"""Digit keys of the app's keypad, for the form, for counting, and for points from paper."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import get_state
from scorekeeper.ui.motion import Vibration, give_feedback
from scorekeeper.ui.screens.record.context import KEY_SPACING, STRETCH
from scorekeeper.ui.theme import Face, text

C = ft.Colors
DIGIT_ROWS = ("789", "456", "123")
DIGIT_SIZE = 26  # logical pixels at 100 % text
MAX_DIGIT_SIZE = 34  # logical pixels at any text size
ICON_SIZE = 26  # logical pixels
KEY_HEIGHT = 48  # logical pixels, if the keys do not share the height of the page
KEYPAD_HEIGHT = 4 * KEY_HEIGHT + 3 * KEY_SPACING  # logical pixels


def typing_key(
    label: Label,
    content: str | kit.Icon | ft.Control,
    on_tap: kit.Handler | None,
    *,
    bgcolor: ft.ColorValue = C.SURFACE_CONTAINER_HIGH,
    takes_focus: bool = True,
    share: int = 1,
) -> ft.Control:
    """Return a key of the keypad, which takes the height of its row.

    Args:
        label: Id and screen-reader text.
        content: A digit or operator, an icon, or any control.
        on_tap: Called on a tap; None disables the key.
        bgcolor: Background colour.
        takes_focus: False if the screen handles the same key of a hardware keyboard. The key then
            draws no ripple, because each frame of a ripple would redraw the whole screen.
        share: Share of its row or column.
    """
    control: ft.Control
    if isinstance(content, str):
        # Flet multiplies the size by the text scale; the cap keeps the digit inside its key.
        size = min(DIGIT_SIZE, MAX_DIGIT_SIZE / get_state().layout.scale)
        control = text(content, size, Face.SCORE, max_lines=1)
    elif isinstance(content, ft.Control):
        control = content
    else:
        control = kit.icon(content, size=ICON_SIZE, color=C.ON_SURFACE_VARIANT)
    return kit.key(
        label,
        control,
        on_tap,
        bgcolor=bgcolor,
        border_color=C.OUTLINE_VARIANT,
        min_height=0,
        takes_focus=takes_focus,
        expand=share,
    )


def digit_grid(
    on_digit: Callable[[str], object],
    left: ft.Control,
    right: ft.Control,
    *,
    key_height: float | None = KEY_HEIGHT,
    takes_focus: bool = True,
) -> ft.Column:
    """Return the ten digits in four rows.

    Args:
        on_digit: Called with a digit.
        left: The key before the 0.
        right: The key after the 0.
        key_height: Logical pixels; None lets the rows share the height of the page.
        takes_focus: See `typing_key`.
    """

    def digit_key(digit: str) -> ft.Control:
        def press() -> None:
            give_feedback(get_state(), Vibration.SELECTION)
            on_digit(digit)

        return typing_key(Label(f"key-{digit}", digit), digit, press, takes_focus=takes_focus)

    key_rows = [[digit_key(digit) for digit in digits] for digits in DIGIT_ROWS]
    key_rows.append([left, digit_key("0"), right])
    rows: list[ft.Control] = [_key_row(keys, key_height) for keys in key_rows]
    is_filling = key_height is None
    return ft.Column(rows, spacing=KEY_SPACING, tight=not is_filling, expand=is_filling)


def _key_row(keys: list[ft.Control], height: float | None) -> ft.Row:
    """Return a row of keys; it expands if `height` is None."""
    return ft.Row(
        keys,
        spacing=KEY_SPACING,
        height=height,
        expand=height is None,
        vertical_alignment=STRETCH,
    )
