"""The keypad: the app's own keys, with which all numbers are typed, and a sheet that has one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.ui import kit
from scorekeeper.ui.motion import Touch, feel
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets.buttons import Handler, tappable

C = ft.Colors
SPACE = 6
LARGEST = 34
"""The most pixels of a digit, however large text is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeypadKey:
    """A key: its name for tests, its label for screen readers, and a text or other content."""

    name: str
    label: str
    on_tap: Handler | None
    content: str | ft.IconData | ft.Control
    color: ft.ColorValue = C.ON_SURFACE
    ground: ft.ColorValue = C.SURFACE_CONTAINER_HIGH
    share: int = 1
    """Height of the key in a column whose keys share the room."""


def keypad_key(
    key: KeypadKey, *, height: float | None = None, scale: float = 1, size: float = 26
) -> ft.Control:
    content = key.content
    if isinstance(content, str):
        content = text(content, min(size, LARGEST / scale), Face.SCORE, key.color, max_lines=1)
    elif not isinstance(content, ft.Control):
        content = ft.Icon(content, size=26, color=C.ON_SURFACE_VARIANT)
    return tappable(
        content,
        key.label,
        key.on_tap,
        name=key.name,
        expand=key.share,
        height=height,
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=key.ground,
        border=ft.Border(top=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )


def keypad(
    state: State,
    press: Callable[[str], Any],
    left: KeypadKey | None,
    right: KeypadKey,
    *,
    height: float | None = None,
    size: float = 26,
    prefix: str = "key",
) -> ft.Column:
    """The digits, each pressed by itself, and a key to either side of the 0.

    `height` is that of a key in pixels, by default they share the room; `size` is that of a digit,
    `prefix` begins the names of the keys for tests.
    """

    def digit(number: str) -> KeypadKey:
        def tapped() -> Any:
            feel(state, Touch.SELECTION)
            return press(number)

        return KeypadKey(name=f"{prefix}-{number}", label=number, on_tap=tapped, content=number)

    scale = state.layout.scale
    keys: list[KeypadKey | None] = [*map(digit, "789456123"), left, digit("0"), right]
    controls: list[ft.Control] = [
        keypad_key(key, height=height, scale=scale, size=size) if key else ft.Container(expand=True)
        for key in keys
    ]
    shares = height is None
    alignment = ft.CrossAxisAlignment.STRETCH if shares else ft.CrossAxisAlignment.CENTER
    rows: list[ft.Control] = [
        ft.Row(controls[at : at + 3], spacing=SPACE, expand=shares, vertical_alignment=alignment)
        for at in range(0, len(controls), 3)
    ]
    return ft.Column(rows, spacing=SPACE, tight=not shares, expand=shares)


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


def use_number_pad(_: State) -> Callable[[Asked], None]:
    """Return the call that opens the number pad; new code uses `kit.number_pad`."""
    overlay = kit.use_overlay()

    def open_pad(asked: Asked) -> None:
        overlay.open(
            lambda close: kit.number_pad(
                asked.title, asked.value, asked.on_done, close, is_signed=asked.signed
            )
        )

    return open_pad


def number_button(number: str, label: str, on_tap: Handler, *, name: str) -> ft.Control:
    """A number in words that opens the pad; `label` is for screen readers."""
    row: list[ft.Control] = [digits(number, 22, C.ON_SURFACE), ft.Icon(ft.Icons.DIALPAD, size=22)]
    return tappable(
        ft.Row(row, spacing=12, tight=True),
        label,
        on_tap,
        name=name,
        padding=ft.Padding.symmetric(vertical=13, horizontal=14),
        border=ft.Border.all(1, C.OUTLINE),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )
