"""The sheet for cards in writing, for those who would rather type."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.entry.written import written
from scorekeeper.ui.components.choices import complaint, remark
from scorekeeper.ui.components.menu import bottom_sheet
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.screens.meld.telling import problem_told
from scorekeeper.ui.theme import SYMBOLS, Face

EDGE = 16


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed, and what cannot be read in it."""

    text: str = ""
    wrong: str = ""


def use_notation(kit: Kit) -> Callable[[], None]:
    """Have the sheet in a component; gives the call that opens it."""
    nothing: Any = None
    typed, set_typed = ft.use_state(nothing)

    def done() -> None:
        problem = kit.taps.write_down(typed.text)
        wrong = problem and problem_told(kit.words, problem)
        set_typed(Typed(typed.text, wrong) if wrong else None)

    def change(text: str) -> None:
        set_typed(Typed(text))

    ft.use_dialog(typed and _sheet(kit, typed, change, done, lambda: set_typed(None)))
    return lambda: set_typed(Typed(written(kit.form)))


def _sheet(
    kit: Kit,
    typed: Typed,
    change: Callable[[str], None],
    done: Callable[[], None],
    left: Callable[[], None],
) -> ft.BottomSheet:
    words, asks = kit.words, "hand" if kit.form.is_hand else "melds"
    label = words.text("meld-notation-label", asks=asks)
    rows: list[ft.Control] = [
        _field(label, typed.text, change, done),
        *([complaint(typed.wrong, name="notation-wrong")] if typed.wrong else []),
        remark(words.text("meld-notation-hint", asks=asks)),
        button(words.text("meld-notation-done"), done, filled=True, name="notation-done"),
    ]
    shown = [
        ft.Container(row, padding=ft.Padding.only(left=EDGE, right=EDGE, bottom=12)) for row in rows
    ]
    return bottom_sheet(kit.taps.state, words.text("meld-notation"), shown, left)


def _field(
    label: str, typed: str, change: Callable[[str], None], done: Callable[[], None]
) -> ft.Semantics:
    style = ft.TextStyle(
        size=20,
        font_family=Face.REGULAR,
        font_family_fallback=[SYMBOLS],
        color=ft.Colors.ON_SURFACE,
    )
    return ft.Semantics(
        identifier="notation-field",
        container=True,
        content=ft.TextField(
            label=label,
            value=typed,
            text_style=style,
            autofocus=True,
            autocorrect=False,
            enable_suggestions=False,
            capitalization=ft.TextCapitalization.CHARACTERS,
            on_change=lambda e: change(e.control.value or ""),
            on_submit=done,
        ),
    )
