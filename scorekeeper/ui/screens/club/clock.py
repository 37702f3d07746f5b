"""The clock of the round above the tables: what is left, then that the deal is finished."""

from typing import Any

import flet as ft

from scorekeeper.club import Evening
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.round_clock import Reading, RoundTime, round_time, told, use_clock
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.theme import Face

C = ft.Colors
MINUTE, SECOND = 60, 1
INKS: dict[str, tuple[ft.ColorValue, ft.ColorValue]] = {
    "playing": (C.SECONDARY_CONTAINER, C.ON_SECONDARY_CONTAINER),
    "warning": (C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "last_deal": (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
    "over": (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}
"""Ground and ink of each phase; the sentence says the same."""


def round_clock(evening: Evening) -> ft.Control | None:
    """The clock of the running round; None where nothing but points or deals ends it."""
    if not evening.rounds or evening.rounds[-1].state != "running":
        return None
    time = round_time(evening.rounds[-1].started, evening.plan.length)
    return None if time is None else ClockCard(time, key="clock")


@component
def ClockCard(time: RoundTime) -> Any:
    """The digits, and what they mean beside them, or below them where that has no room."""
    words = use_state().words
    reading: Reading = use_clock(time, lambda found: found, every=SECOND)
    ground, ink = INKS[reading.phase]
    said = told(words, reading)
    parts: list[ft.Control] = []
    if reading.seconds is not None and reading.phase != "over":
        minutes, left = divmod(reading.seconds, MINUTE)
        shown = words.text("view-clock", big=minutes, small=f"{left:02}")
        parts.append(digits(shown, 28, ink))
    parts.append(text(said, 15, Face.MEDIUM, ink, line=SENTENCE))
    icon = ft.Icon(ft.Icons.TIMER_OUTLINED, color=ink, size=26)
    beside = ft.Row(
        parts,
        wrap=True,
        spacing=10,
        run_spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        ft.Row([icon, beside], spacing=10),
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=18,
        bgcolor=ground,
    )
    return spoken(box, said, name="clock")
