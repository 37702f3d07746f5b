"""The app's own keys for a screen that types numbers: a calculator's digits in four rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.components.tap import Handler, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.theme import Face

C = ft.Colors
ROWS = ("789", "456", "123")
SPACE = 6
LARGEST = 34
"""The most pixels of a digit, however large text is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A key that is no digit."""

    name: str
    says: str
    on_tap: Handler | None
    icon: ft.IconData | None = None
    shown: str = ""


def digit_keys(
    press: Callable[[str], None], left: Key, right: Key, *, height: float, scale: float
) -> ft.Column:
    """The digits, each pressed by itself, and two more keys beside the 0.

    `height` is that of a key in pixels, `scale` that of the system's text.
    """
    rows = [[_digit(digit, press, height, scale) for digit in row] for row in ROWS]
    zero = _digit("0", press, height, scale)
    rows.append([_key(left, height, scale), zero, _key(right, height, scale)])
    return ft.Column([_row(row) for row in rows], spacing=SPACE, tight=True)


def height_of_keys(key: float) -> float:
    """The pixels that all four rows take with keys of this height."""
    rows = len(ROWS) + 1
    return rows * key + (rows - 1) * SPACE


def _row(keys: Sequence[ft.Control]) -> ft.Row:
    return ft.Row(list(keys), spacing=SPACE)


def _digit(digit: str, press: Callable[[str], None], height: float, scale: float) -> ft.Control:
    key = Key(name=f"key-{digit}", says=digit, on_tap=lambda: press(digit), shown=digit)
    return _key(key, height, scale)


def _key(key: Key, height: float, scale: float) -> ft.Control:
    content: ft.Control = text(key.shown, min(26, LARGEST / scale), Face.MEDIUM, max_lines=1)
    if key.icon is not None:
        content = ft.Icon(key.icon, size=26, color=C.ON_SURFACE_VARIANT)
    return tappable(
        content,
        key.says,
        key.on_tap,
        name=key.name,
        expand=True,
        height=height,
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_HIGH,
    )
