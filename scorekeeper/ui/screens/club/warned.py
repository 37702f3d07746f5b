"""What is unlikely but allowed, beside what it is about."""

import flet as ft

from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face

C = ft.Colors


def warning(said: str, *, name: str) -> ft.Control:
    """A sentence with a picture, on a ground of its own."""
    ink = C.ON_TERTIARY_CONTAINER
    shown = ft.Row(
        [
            ft.Icon(ft.Icons.REPEAT, color=ink, size=18),
            ft.Container(text(said, 14, Face.MEDIUM, ink, line=SENTENCE), expand=True),
        ],
        spacing=8,
    )
    box = ft.Container(
        shown,
        padding=ft.Padding.symmetric(vertical=6, horizontal=10),
        border_radius=10,
        bgcolor=C.TERTIARY_CONTAINER,
    )
    return spoken(box, said, name=name)
