"""The app's own keys for a screen that types numbers: a calculator's digits in four rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, button, tappable
from scorekeeper.ui.widgets.text import digits, text

C = ft.Colors
ROWS = ("789", "456", "123")
SPACE = 6
LARGEST = 34
"""The most pixels of a digit, however large text is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeypadKey:
    """A key that is no digit."""

    name: str
    says: str
    on_tap: Handler | None
    icon: ft.IconData | None = None
    shown: str = ""


def digit_keys(
    press: Callable[[str], None], left: KeypadKey, right: KeypadKey, *, height: float, scale: float
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
    key = KeypadKey(name=f"key-{digit}", says=digit, on_tap=lambda: press(digit), shown=digit)
    return _key(key, height, scale)


def _key(key: KeypadKey, height: float, scale: float) -> ft.Control:
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


KEY, LOW_KEY = 56, 48
LOW = 450
"""Below this height of a screen, in pixels, keys are as low as a finger allows."""
MOST_DIGITS = 6
"""As many as a score that anybody has ever had, and one more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A number that is being typed."""

    title: str
    value: int
    on_done: Callable[[int], None]
    signed: bool = False
    begun: bool = False
    """True if a key was pressed: the first digit replaces what was there."""

    def typed(self, digit: str) -> "Asked":
        """The number after a digit; one that is too long stays as it is."""
        before = str(abs(self.value)) if self.begun and self.value else ""
        sign = -1 if self.begun and self.value < 0 else 1
        value = sign * int(before + digit) if len(before) < MOST_DIGITS else self.value
        return replace(self, value=value, begun=True)

    def deleted(self) -> "Asked":
        """The number without its last digit."""
        left = int(str(abs(self.value))[:-1] or 0)
        return replace(self, value=-left if self.value < 0 else left, begun=True)

    def turned(self) -> "Asked":
        """The number with the other sign."""
        return replace(self, value=-self.value, begun=True)


def use_number_pad(state: State) -> Callable[[Asked], None]:
    """Have a pad in a component; gives the call that opens it."""
    nothing: Any = None
    asked, ask = ft.use_state(nothing)

    def press(change: Callable[[Asked], Asked]) -> Handler:
        return lambda: ask(lambda now: now and change(now))

    def done() -> None:
        asked.on_done(asked.value)
        ask(None)

    sheet = asked and _sheet(state, asked, press, done, lambda: ask(None))
    ft.use_dialog(sheet)
    return ask


def _sheet(
    state: State,
    asked: Asked,
    press: Callable[[Callable[[Asked], Asked]], Handler],
    done: Handler,
    left: Handler,
) -> ft.BottomSheet:
    words, height = state.words, LOW_KEY if state.layout.height < LOW else KEY

    def key(shown: str, on_tap: Handler, name: str = "", says: str = "") -> ft.Control:
        return _number_pad_key(shown, on_tap, height, name=name, says=says)

    def digit_key(digit: str) -> ft.Control:
        return key(digit, press(lambda now: now.typed(digit)))

    rows: list[ft.Control] = [_number_pad_row([digit_key(digit) for digit in row]) for row in ROWS]
    sign: ft.Control = ft.Container(expand=True)
    if asked.signed:
        sign = key("±", press(Asked.turned), "pad-sign", words.text("pad-sign"))
    delete = key("⌫", press(Asked.deleted), "pad-delete", words.text("pad-delete"))
    rows.append(_number_pad_row([sign, digit_key("0"), delete]))
    finish = button(words.text("pad-done"), done, filled=True, name="pad-done")
    rows = [_padded(row) for row in (_display(asked.title, words.number(asked.value)), *rows)]
    return ft.BottomSheet(
        ft.Container(
            ft.Column(
                [*rows, _padded(finish), ft.Container(height=6)],
                spacing=6,
                tight=True,  # and without a scroll, which would take the whole screen
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            bgcolor=C.SURFACE_CONTAINER_LOW,  # the sheet's own stays when the theme changes
            border_radius=ft.BorderRadius.vertical(top=28),
        ),
        scrollable=True,
        draggable=True,
        on_dismiss=left,
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


def _padded(row: ft.Control) -> ft.Container:
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=12))


def _display(title: str, number: str) -> ft.Control:
    shown = digits(number, 32, C.ON_SURFACE)
    return ft.Container(
        ft.Row(
            [
                ft.Container(text(title, 18, Face.BOLD), expand=True),
                ft.Semantics(identifier="pad-number", container=True, content=shown),
            ]
        ),
        padding=ft.Padding.only(left=8, right=8, top=14, bottom=4),
    )


def _number_pad_row(keys: list[ft.Control]) -> ft.Row:
    return ft.Row(keys, spacing=6)


def _number_pad_key(
    shown: str, on_tap: Handler, height: float, *, name: str, says: str
) -> ft.Control:
    return tappable(
        text(shown, 26),
        says or shown,
        on_tap,
        name=name or f"pad-{shown}",
        expand=True,
        height=height,
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_HIGH,
    )


def number_button(number: str, label: str, on_tap: Handler, *, name: str) -> ft.Control:
    """A number in words that opens the pad; `label` is for screen readers."""
    row = [digits(number, 22, C.ON_SURFACE), ft.Icon(ft.Icons.DIALPAD, size=22)]
    return tappable(
        ft.Row(list(row), spacing=12, tight=True),
        label,
        on_tap,
        name=name,
        padding=ft.Padding.symmetric(vertical=13, horizontal=14),
        border=ft.Border.all(1, C.OUTLINE),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )
