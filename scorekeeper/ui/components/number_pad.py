"""A sheet with the app's own keys for one number."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.ui.components.tap import Handler, button, tappable
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors
ROWS = ("789", "456", "123")
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
    """Whether a key was pressed: the first digit replaces what was there."""

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
        return _key(shown, on_tap, height, name=name, says=says)

    def digit_key(digit: str) -> ft.Control:
        return key(digit, press(lambda now: now.typed(digit)))

    rows: list[ft.Control] = [_row([digit_key(digit) for digit in row]) for row in ROWS]
    sign: ft.Control = ft.Container(expand=True)
    if asked.signed:
        sign = key("±", press(Asked.turned), "pad-sign", words.text("pad-sign"))
    delete = key("⌫", press(Asked.deleted), "pad-delete", words.text("pad-delete"))
    rows.append(_row([sign, digit_key("0"), delete]))
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


def _row(keys: list[ft.Control]) -> ft.Row:
    return ft.Row(keys, spacing=6)


def _key(shown: str, on_tap: Handler, height: float, *, name: str, says: str) -> ft.Control:
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
