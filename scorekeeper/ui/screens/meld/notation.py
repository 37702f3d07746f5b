"""The sheet for cards in writing, for those who would rather type."""

from collections.abc import Callable
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


def use_notation(kit: Kit) -> Callable[[], None]:
    """Have the sheet in a component; gives the call that opens it."""
    is_open, set_open = ft.use_state(False)
    wrong, set_wrong = ft.use_state("")
    drawn: Any = ft.use_ref()

    def open_sheet() -> None:
        drawn.current = None
        set_wrong("")
        set_open(True)

    def done() -> None:
        problem = kit.taps.write_down(drawn.current.value or "")
        set_wrong(problem_told(kit.words, problem) if problem else "")
        set_open(problem is not None)

    sheet = None
    if is_open:
        # drawn with what stands in it: the text of an event may be older, and would undo it
        typed = written(kit.form) if drawn.current is None else drawn.current.value
        drawn.current = _field(kit, typed, done)
        sheet = _sheet(kit, drawn.current, wrong, done, lambda: set_open(False))
    ft.use_dialog(sheet)
    return open_sheet


def _sheet(
    kit: Kit,
    field: ft.TextField,
    wrong: str,
    done: Callable[[], None],
    left: Callable[[], None],
) -> ft.BottomSheet:
    words = kit.words
    rows: list[ft.Control] = [
        ft.Semantics(identifier="notation-field", container=True, content=field),
        *([complaint(wrong, name="notation-wrong")] if wrong else []),
        remark(words.text("meld-notation-hint", asks=_asks(kit))),
        button(words.text("meld-notation-done"), done, filled=True, name="notation-done"),
    ]
    padding = ft.Padding.only(left=EDGE, right=EDGE, bottom=12)
    shown = [ft.Container(row, padding=padding) for row in rows]
    return bottom_sheet(kit.taps.state, words.text("meld-notation"), shown, left)


def _asks(kit: Kit) -> str:
    return "hand" if kit.form.is_hand else "melds"


def _field(kit: Kit, typed: str, done: Callable[[], None]) -> ft.TextField:
    style = ft.TextStyle(
        size=20,
        font_family=Face.REGULAR,
        font_family_fallback=[SYMBOLS],
        color=ft.Colors.ON_SURFACE,
    )
    return ft.TextField(
        label=kit.words.text("meld-notation-label", asks=_asks(kit)),
        value=typed,
        text_style=style,
        autofocus=True,
        autocorrect=False,
        enable_suggestions=False,
        capitalization=ft.TextCapitalization.CHARACTERS,
        on_change=lambda: None,  # so that the client tells what is typed
        on_submit=done,
    )
