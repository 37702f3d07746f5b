"""The clock of the round on a phone: minutes, a warning, and what to do when time is up."""

from typing import Any
from zlib import crc32

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.round_clock import Reading, RoundTime, round_time, told, use_clock
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
MINUTE = 60
SPREAD = 5
"""Seconds over which the phones of a club are drawn anew when a minute is over."""
LOOKS = {
    "playing": (ft.Icons.TIMER_OUTLINED, C.SURFACE_CONTAINER, C.ON_SURFACE),
    "warning": (ft.Icons.TIMER_OUTLINED, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "last_deal": (ft.Icons.NOTIFICATIONS_ACTIVE, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
    "over": (ft.Icons.TIMER_OFF_OUTLINED, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}
"""Picture, ground and ink of each phase."""


def time_of(state: PhoneState) -> RoundTime | None:
    """The clock of the running round at this table; None without one, or once it is done."""
    view = state.view
    if view is None or view.state in {"waiting", "closed", "done"}:
        return None
    return round_time(view.started, view.length)


def late(device: str) -> float:
    """By how many seconds a phone is drawn later than others, the same ones each time."""
    return crc32(device.encode()) % (SPREAD * 10) / 10


def use_time_up(state: PhoneState) -> bool:
    """Whether the time of the round is up; the component is drawn again when it is."""
    found = use_clock(time_of(state), _is_up, every=MINUTE, late=late(state.device))
    return bool(found)


@component
def RoundClock(time: RoundTime, words: Words, device: str) -> Any:
    """The line below the title."""
    reading: Reading = use_clock(time, _in_minutes, every=MINUTE, late=late(device))
    icon, ground, ink = LOOKS[reading.phase]
    said = told(words, reading)
    face = Face.MEDIUM if reading.phase == "playing" else Face.BOLD
    shown = text(said, 17, face, ink, line=SENTENCE)
    return ft.Container(
        ft.Row(
            [
                ft.Icon(icon, size=22, color=ink),
                spoken(shown, said, name="clock", live=reading.phase != "playing", expand=True),
            ],
            spacing=8,
        ),
        bgcolor=ground,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=6, horizontal=12),
    )


def _is_up(reading: Reading) -> bool:
    return reading.phase in {"last_deal", "over"}


def _in_minutes(reading: Reading) -> Reading:
    """The clock as a phone shows it: seconds are of no concern."""
    seconds = None if reading.seconds is None else reading.minutes * MINUTE
    return Reading(reading.phase, seconds)
