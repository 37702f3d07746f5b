"""The clock of the round, as large as the top of the picture lets it be."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.round_clock import Reading, RoundTime, told, use_clock
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
MINUTE = 60
SECOND = 1
BESIDE_WORDS = 0.85
"""Of the size: how large the digits are over a sentence."""
INKS = {
    "playing": (None, C.ON_SURFACE),
    "warning": (C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "last_deal": (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
    "over": (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}
"""Ground and ink of each phase; the sentence below says the same without them."""


@component
def BigClock(time: RoundTime, words: Words, size: float, line: float) -> Any:
    """Minutes and seconds, and below them what they mean once the end is near."""
    reading: Reading = use_clock(time, lambda found: found, every=SECOND)
    ground, ink = INKS[reading.phase]
    said = told(words, reading)
    parts: list[ft.Control] = []
    if reading.seconds is not None:
        room = size if reading.phase == "playing" else size * BESIDE_WORDS
        parts.append(digits(shown(words, reading.seconds), room, ink))
    if reading.phase != "playing":
        parts.append(text(said, line, Face.BOLD, ink, text_align=ft.TextAlign.CENTER))
    box = ft.Container(
        ft.Column(
            parts,
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=ground,
        border_radius=line / 2,
        padding=ft.Padding.symmetric(horizontal=line),
    )
    return spoken(box, said, name="clock")


def shown(words: Words, seconds: int) -> str:
    """Seconds as a clock shows them: 12:05."""
    minutes, left = divmod(seconds, MINUTE)
    return words.text("view-clock", big=minutes, small=f"{left:02}")
