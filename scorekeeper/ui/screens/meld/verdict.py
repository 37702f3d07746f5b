"""The answer: a sign, a few words, why, and the value beside what is required."""

import flet as ft

from scorekeeper.ui.components.spoken import spoken, unspoken
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.screens.meld.sizes import Sizes
from scorekeeper.ui.screens.meld.telling import Told, Tone
from scorekeeper.ui.theme import Face

C = ft.Colors
COLORS = {
    Tone.OPEN: (C.SURFACE_CONTAINER_HIGH, C.ON_SURFACE),
    Tone.GOOD: (C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
    Tone.BAD: (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}
SIGNS = {
    Tone.OPEN: ft.Icons.HELP_OUTLINE,
    Tone.GOOD: ft.Icons.CHECK_CIRCLE,
    Tone.BAD: ft.Icons.CANCEL,
}
PADDING = 8
LARGEST_HEAD, LARGEST_VALUE = 32, 44
"""The most pixels of head and value, however large text is."""
NUMBERS, SHORT = 96, 9
"""Width of the numbers where their words are longer than so many letters."""


def verdict_panel(told: Told, sizes: Sizes) -> ft.Container:
    """The panel; it grows with what is to be said."""
    ground, ink = COLORS[told.tone]
    words = ft.Column(
        [
            text(told.head, sizes.at_most(sizes.head, LARGEST_HEAD), Face.BOLD, ink),
            *([text(told.why, 14, color=ink, line=SENTENCE)] if told.why else []),
        ],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    said = spoken(words, f"{told.head}. {told.why}".strip(), name="verdict", live=True, expand=True)
    icon = ft.Icons.HOURGLASS_TOP if told.is_stale else SIGNS[told.tone]
    least = ft.Container(width=0, height=sizes.verdict - 2 * PADDING)
    sign = unspoken(ft.Icon(icon, color=ink, size=sizes.sign))
    return ft.Container(
        ft.Row([least, sign, said, *_numbers(told, ink, sizes)], spacing=10),
        bgcolor=ground,
        border_radius=20,
        padding=ft.Padding.only(left=4, right=14, top=PADDING, bottom=PADDING),
    )


def _numbers(told: Told, ink: ft.ColorValue, sizes: Sizes) -> list[ft.Control]:
    if not told.value:
        return []
    value = digits(told.value, sizes.at_most(sizes.value, LARGEST_VALUE), ink)
    needed = text(told.needed, 15, Face.MEDIUM, ink, text_align=ft.TextAlign.CENTER)
    return [
        ft.Container(
            ft.Column(
                [
                    ft.Semantics(identifier="value", container=True, content=value),
                    ft.Semantics(identifier="requirement", container=True, content=needed),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=NUMBERS if sizes.is_large or len(told.needed) > SHORT else None,
        )
    ]
