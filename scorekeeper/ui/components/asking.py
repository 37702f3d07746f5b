"""A question that is asked once, before something that is not done by mistake."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face


def question(
    title: str, explained: str, answers: Sequence[ft.Control], on_dismiss: Handler
) -> ft.AlertDialog:
    """A dialog with a question, what will follow, and the answers one below the other."""
    return ft.AlertDialog(
        title=text(title, 20, Face.BOLD),
        content=ft.Column(
            [text(explained, 16, line=SENTENCE), ft.Container(height=8), *answers],
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        scrollable=True,
        on_dismiss=on_dismiss,
    )


def answer(
    label: str, on_tap: Handler, *, name: str, filled: bool = False, danger: bool = False
) -> ft.Control:
    """One answer of a question."""
    return button(label, on_tap, name=name, filled=filled, danger=danger)
