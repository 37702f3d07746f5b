"""The sheet for cards in writing, for those who would rather type."""

from collections.abc import Callable

import flet as ft

from scorekeeper.entry.written import written
from scorekeeper.ui.components.choices import complaint, remark
from scorekeeper.ui.components.menu import bottom_sheet
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.screens.meld.telling import problem_told
from scorekeeper.ui.theme import SYMBOLS, Face

EDGE = 16


def use_notation(kit: Kit) -> Callable[[], None]:
    """Have the sheet in a component; gives the call that opens it."""
    typed, set_typed = ft.use_state("")
    wrong, set_wrong = ft.use_state("")
    is_open, set_open = ft.use_state(False)

    def open_sheet() -> None:
        set_typed(written(kit.form))
        set_wrong("")
        set_open(True)

    def change(text: str) -> None:
        set_typed(text)
        set_wrong("")

    def done() -> None:
        problem = kit.taps.write_down(typed) if typed.strip() else kit.taps.clear()
        set_wrong(problem_told(kit.words, problem) if problem else "")
        set_open(problem is not None)

    sheet = _sheet(kit, typed, wrong, change, done, lambda: set_open(False)) if is_open else None
    ft.use_dialog(sheet)
    return open_sheet


def _sheet(
    kit: Kit,
    typed: str,
    wrong: str,
    change: Callable[[str], None],
    done: Callable[[], None],
    left: Callable[[], None],
) -> ft.BottomSheet:
    words, asks = kit.words, "hand" if kit.form.is_hand else "melds"
    label = words.text("meld-notation-label", asks=asks)
    rows: list[ft.Control] = [
        _field(label, typed, change, done),
        *([complaint(wrong, name="notation-wrong")] if wrong else []),
        remark(words.text("meld-notation-hint", asks=asks)),
        button(words.text("meld-notation-done"), done, filled=True, name="notation-done"),
    ]
    shown = [ft.Container(row, padding=ft.Padding.only(EDGE, 0, EDGE, 12)) for row in rows]
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
