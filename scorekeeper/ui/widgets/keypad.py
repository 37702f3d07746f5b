"""The keypad: the app's own keys, with which all numbers are typed, and a sheet that has one."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.motion import Touch, feel
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets import dialogs
from scorekeeper.ui.widgets.buttons import Handler, button, identified, stacked, tappable

C = ft.Colors
SPACE = 6
LARGEST = 34
"""The most pixels of a digit, however large text is."""
ENTERS = ("Enter", "Numpad Enter")


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
    begun: bool = False
    """True if a key was pressed: the first digit replaces what was there."""

    def typed(self, digit: str) -> "Asked":
        """Return the number after a digit; one that is too long stays as it is."""
        before = str(abs(self.value)) if self.begun and self.value else ""
        sign = -1 if self.begun and self.value < 0 else 1
        value = sign * int(before + digit) if len(before) < 6 else self.value
        return replace(self, value=value, begun=True)

    def deleted(self) -> "Asked":
        left = int(str(abs(self.value))[:-1] or 0)
        return replace(self, value=-left if self.value < 0 else left, begun=True)

    def with_other_sign(self) -> "Asked":
        return replace(self, value=-self.value, begun=True)


def use_number_pad(state: State) -> Callable[[Asked], None]:
    """Put a sheet with a keypad into a component; return the call that opens it."""
    nothing: Any = None
    asked, ask = ft.use_state(nothing)

    def done() -> None:
        asked.on_done(asked.value)
        ask(None)

    ft.use_dialog(asked and _sheet(state, asked, ask, done))
    return ask


def _sheet(
    state: State, asked: Asked, ask: Callable[[Any], None], done: Callable[[], None]
) -> ft.BottomSheet:
    words = state.words

    def change(edited: Callable[[Asked], Asked]) -> None:
        ask(lambda now: now and edited(now))

    sign = KeypadKey(
        name="pad-sign",
        label=words.text("pad-sign"),
        on_tap=lambda: change(Asked.with_other_sign),
        content="±",
    )
    delete = delete_key(words.text("pad-delete"), lambda: change(Asked.deleted), name="pad-delete")
    keys = keypad(
        state,
        lambda digit: change(lambda now: now.typed(digit)),
        sign if asked.signed else None,
        delete,
        height=48 if state.layout.height < 450 else 56,  # as low as a finger allows
        prefix="pad",
    )
    number = TypedNumber(words.number(asked.value), partial(_type, asked, ask, done), key="typed")
    title = text(asked.title, 18, Face.BOLD, expand=True)
    heading = ft.Row([title, number])
    finish = button(words.text("pad-done"), done, filled=True, name="pad-done")
    # without a scroll, which would take the whole screen
    top = ft.Container(heading, padding=ft.Padding(8, 0, 8, 0))
    padding = ft.Padding.only(left=12, top=14, right=12, bottom=12)
    parts = stacked(top, keys, finish, spacing=6)
    return dialogs.sheet(parts, lambda: ask(None), padding=padding)


@component
def TypedNumber(number: str, pressed: Callable[[str], None]) -> Any:
    """The number on the sheet; while it is there the keyboard types it.

    Enter is for the control that Tab led to.
    """
    has_walked = ft.use_ref(False)

    def heard(event: ft.KeyboardEvent) -> None:
        if event.ctrl or event.meta or event.alt:
            return
        if event.key == "Tab":
            has_walked.current = True
        elif event.key not in ENTERS or not has_walked.current:
            has_walked.current = False
            pressed(event.key)

    use_stack_entry(use_state().keyboard.listeners, heard)
    return identified("pad-number", digits(number, 32, C.ON_SURFACE))


def _type(asked: Asked, ask: Callable[[Any], None], done: Callable[[], None], key: str) -> None:
    """Do what a key of the keyboard stands for on the sheet; others do nothing."""
    digit = key.removeprefix("Numpad ")
    if len(digit) == 1 and digit in "0123456789":
        ask(lambda now: now and now.typed(digit))
    elif key in ("Backspace", "Delete"):
        ask(lambda now: now and now.deleted())
    elif key in ("-", "Numpad Subtract") and asked.signed:
        ask(lambda now: now and now.with_other_sign())
    elif key in ENTERS:
        done()
    elif key == "Escape":
        ask(None)


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
