"""A side of a table on a line: its mark, its name, and a number."""

import flet as ft

from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.layout import LARGE_TEXT
from scorekeeper.ui.theme import Face

WIDTH = 130
"""Pixels of a number, at the usual size of text."""


def sided(side: int, name: str, number: ft.Control, *, scale: float) -> ft.Control:
    """The line; where text is large the number stands below the name."""
    mark = mark_of(side)
    told = ft.Row(
        [
            text(mark.symbol, 18, color=mark.color),
            ft.Container(text(name, 17, Face.MEDIUM, line=SENTENCE), expand=True),
        ],
        spacing=10,
    )
    if scale > LARGE_TEXT:
        below = ft.Row([ft.Container(expand=True), ft.Container(number, width=WIDTH * scale)])
        return ft.Column([told, below], spacing=4, tight=True)
    return ft.Row([ft.Container(told, expand=True), ft.Container(number, width=WIDTH)], spacing=10)
