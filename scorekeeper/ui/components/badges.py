"""Small words on a fill."""

import flet as ft

from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.text import text
from scorekeeper.ui.theme import Face


def out_badge(word: str, side: int) -> ft.Container:
    """The word that marks the side that ended a deal."""
    mark = mark_of(side)
    return ft.Container(
        text(word, 11, Face.BOLD, mark.on_color),
        bgcolor=mark.color,
        border_radius=6,
        padding=ft.Padding.symmetric(vertical=2, horizontal=5),
    )
