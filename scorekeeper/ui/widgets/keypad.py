"""The keypad: the app's own keys, with which all numbers are typed, and a sheet that has one."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.motion import Touch, feel
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.buttons import Handler

C = ft.Colors
SPACE = 6
LARGEST = 34
"""Largest size of a digit in logical pixels, at any text size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeypadKey:
    """A key of the keypad."""

    name: str
    """Id for tests and the DOM."""
    label: str
    """Screen-reader text."""
    on_tap: Handler | None
    content: str | ft.IconData | ft.Control
    color: ft.ColorValue = C.ON_SURFACE
    """Color of a text."""
    ground: ft.ColorValue = C.SURFACE_CONTAINER_HIGH
    """Background color."""
    share: int = 1
    """Share of the height, in a column of keys."""
    is_typed: bool = False
    """True if the screen receives the same key of a keyboard. Then it needs no focus and no ripple,
    which redraws the whole screen in each of its frames."""


def keypad_key(key: KeypadKey, *, scale: float = 1, size: float = 26) -> ft.Control:
    """Return a key that takes the height of its row, or its share of its column.

    Args:
        key: Its id, label and content.
        scale: Text scale of the device.
        size: Size of a text on the key at 100 % text, in logical pixels.
    """
    content = key.content
    if isinstance(content, str):
        # Flet multiplies the size by the text scale; the cap keeps the digit inside its key.
        capped_size = min(size, LARGEST / scale)
        content = text(content, capped_size, Face.SCORE, key.color, max_lines=1)
    elif not isinstance(content, ft.Control):
        content = ft.Icon(content, size=26, color=C.ON_SURFACE_VARIANT)
    return kit.key(
        Label(key.name, key.label),
        content,
        key.on_tap,
        bgcolor=key.ground,
        border_color=C.OUTLINE_VARIANT,
        min_height=0,
        takes_focus=not key.is_typed,
        expand=key.share,
    )


def keypad(
    state: State,
    press: Callable[[str], object],
    left: KeypadKey | None,
    right: KeypadKey,
    *,
    height: float | None = None,
    size: float = 26,
    prefix: str = "key",
    is_typed: bool = False,
) -> ft.Column:
    """Return the ten digits with a key on either side of the 0.

    Args:
        state: State of the page.
        press: Called with a digit.
        left: The key before the 0; None leaves its place empty.
        right: The key after the 0.
        height: Height of a key in logical pixels; by default the rows share the height of the page.
        size: Size of a digit at 100 % text, in logical pixels.
        prefix: Start of the ids of the digits.
        is_typed: See `KeypadKey`.
    """

    def digit_key(digit: str) -> KeypadKey:
        def press_digit() -> object:
            feel(state, Touch.SELECTION)
            return press(digit)

        return KeypadKey(
            name=f"{prefix}-{digit}",
            label=digit,
            on_tap=press_digit,
            content=digit,
            is_typed=is_typed,
        )

    def place(key: KeypadKey | None) -> ft.Control:
        if key is None:
            return ft.Container(expand=True)
        return keypad_key(key, scale=state.layout.scale, size=size)

    key_rows: list[list[KeypadKey | None]] = [
        [digit_key(digit) for digit in digits_of_row] for digits_of_row in ("789", "456", "123")
    ]
    key_rows.append([left, digit_key("0"), right])
    rows: list[ft.Control] = [
        ft.Row(
            [place(key) for key in row],
            spacing=SPACE,
            expand=height is None,
            height=height,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for row in key_rows
    ]
    return ft.Column(rows, spacing=SPACE, tight=height is not None, expand=height is None)


def height_of_keys(key: float) -> float:
    """Return the pixels that all four rows take with keys of this height."""
    return 4 * key + 3 * SPACE


def delete_key(label: str, on_tap: Handler, *, name: str = "key-delete") -> KeypadKey:
    return KeypadKey(name=name, label=label, on_tap=on_tap, content=ft.Icons.BACKSPACE_OUTLINED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A number that is being typed on the sheet."""

    title: str
    value: int
    on_done: Callable[[int], None]
    signed: bool = False
