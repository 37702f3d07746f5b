"""The record screen by keyboard: numbers as they are typed, Enter to go on, Ctrl+S to save.

Chips and buttons are reached by Tab and tapped by Space, as everywhere; after a Tab, Enter is
theirs too, until the next digit.
"""

from collections.abc import Awaitable

import flet as ft

from scorekeeper.entry import Form, Key, Mode, Place
from scorekeeper.entry.sums import PLUS, TIMES
from scorekeeper.ui.keyboard import use_keyboard
from scorekeeper.ui.screens.record.pencil import Pencil
from scorekeeper.ui.state import State

DIGITS = {f"{pad}{digit}": digit for pad in ("", "Numpad ") for digit in "0123456789"}
OPERATORS = {"+": PLUS, "Numpad Add": PLUS} | dict.fromkeys(("*", "X", "Numpad Multiply"), TIMES)
MINUSES = frozenset(("-", "Numpad Subtract"))
DELETES = frozenset(("Backspace", "Delete"))
ENTERS = frozenset(("Enter", "Numpad Enter"))
SAVES = frozenset(("S", *ENTERS))
TURNS = {"Arrow Left": -1, "Arrow Right": 1}
NEXT, BEFORE, TAB, LEAVE = "Arrow Down", "Arrow Up", "Tab", "Escape"


class Typist:
    """What a keyboard does to the form, from the opening of the screen to its end."""

    def __init__(self, pencil: Pencil) -> None:
        """Type with a pencil."""
        self._pencil = pencil
        self._walks = False
        """Whether Tab was pressed since the last digit, so that Enter is for what it led to."""

    def __call__(self, event: ft.KeyboardEvent) -> Awaitable[None] | None:
        """Do what a key stands for; others do nothing here."""
        if event.ctrl or event.meta:
            return self._pencil.save() if event.key in SAVES else None
        if event.alt:
            return None
        if event.key == TAB:
            self._walks = True
        elif event.key == LEAVE:
            return self._pencil.leave()
        elif event.key in TURNS:
            self._turn(TURNS[event.key])
        elif event.key in ENTERS and self._walks:
            return None
        else:
            self._type(event.key)
        return None

    def _type(self, key: str) -> None:
        """A key of the keypad, or a move from field to field."""
        pencil = self._pencil
        if (pressed := key_of(key, pencil.form)) is not None:
            self._walks = False
            pencil.press(pressed)
        elif key == BEFORE:
            pencil.move(place_before(pencil.form))

    def _turn(self, by: int) -> None:
        """To the side beside this one, if there is one."""
        side = self._pencil.form.side + by
        if 0 <= side < len(self._pencil.form.sides):
            self._pencil.open_side(side)


def key_of(key: str, form: Form) -> str | None:
    """The key of the keypad that a key of the keyboard stands for; None where it is none.

    Only totals have a sign, and only they are never multiplied.
    """
    is_totals = form.mode is Mode.TOTALS
    if key in DIGITS:
        return DIGITS[key]
    if key in OPERATORS:
        operator = OPERATORS[key]
        return None if is_totals and operator == TIMES else operator
    if key in MINUSES:
        return Key.SIGN if is_totals else None
    if key in DELETES:
        return Key.DELETE
    return Key.NEXT if key in ENTERS or key == NEXT else None


def place_before(form: Form) -> Place:
    """The field that leads to the one that is typed into."""
    place, fields = form.next_place, 2 * len(form.sides)
    for _ in range(fields):
        after = form.moved(place).next_place
        if after == form.at:
            break
        place = after
    return place


def use_typist(state: State, pencil: Pencil, *, is_covered: bool) -> None:
    """Type with the keyboard while the form is shown and nothing covers it."""
    typist: Typist = ft.use_memo(lambda: Typist(pencil), [])
    use_keyboard(state.keyboard, None if is_covered or pencil.is_asked else typist)
