"""Small words on a fill."""

import flet as ft

from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.text import text
from scorekeeper.ui.theme import Face

SIZE, CAPITAL, EDGE = 11, 0.68, 5
"""Of the word, the width of a bold capital as a part of it, and the room beside the word."""


def badge_width(word: str, *, scale: float) -> float:
    """The pixels that a badge takes at most; `scale` is that of text."""
    return len(word) * CAPITAL * SIZE * scale + 2 * EDGE


def out_badge(word: str, side: int) -> ft.Container:
    """The word that marks the side that ended a deal."""
    mark = mark_of(side)
    return ft.Container(
        text(word, SIZE, Face.BOLD, mark.on_color),
        bgcolor=mark.color,
        border_radius=6,
        padding=ft.Padding.symmetric(vertical=2, horizontal=EDGE),
    )
