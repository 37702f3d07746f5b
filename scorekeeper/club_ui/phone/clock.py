"""The clock of a round or a break on a phone; it counts minutes."""

from dataclasses import replace
from zlib import crc32

import flet as ft

from scorekeeper.club_ui.phone.parts import announcement
from scorekeeper.club_ui.phone.state import PhoneState
from scorekeeper.i18n import Words
from scorekeeper.ui.controls import Container, Row, Semantics
from scorekeeper.ui.hooks import component
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.countdown import clock_colors, timer_icon, use_clock
from scorekeeper.view_models.club_clock import (
    BreakCountdown,
    RoundCountdown,
    break_countdown,
    clock_text,
    round_countdown,
)
from scorekeeper.view_models.countdown import MINUTE, Countdown, Reading

MAX_DELAY_TENTHS = 50  # tenths of a second


def table_countdown(state: PhoneState) -> Countdown | None:
    """Return the clock of the round, or of the break once the table has its result.

    Returns None if there is no clock.
    """
    view = state.view
    if view is None:
        return None
    if view.state in {"waiting", "closed", "done"}:
        return break_countdown(view.current_break)
    return round_countdown(view.clock, view.length)


def waiting_countdown(state: PhoneState) -> Countdown | None:
    """Return the clock for a phone without a table: of the running round, or of the break.

    Returns None if there is no clock.
    """
    view = state.view
    if view is None:
        return None
    if view.is_running:
        return round_countdown(view.clock, view.length)
    return break_countdown(view.current_break)


def redraw_delay(device: str) -> float:
    """Return the delay of a phone's clock, in seconds: constant for the phone, and less than 5.

    The delays prevent all phones in a room from being redrawn at once.

    Args:
        device: Id of the phone.
    """
    return crc32(device.encode()) % MAX_DELAY_TENTHS / 10


def clock_part(state: PhoneState, countdown: Countdown | None) -> list[ft.Control]:
    """Return the component that shows a clock on a page of the table; an empty list for None."""
    if isinstance(countdown, RoundCountdown):
        extra = state.view.extra if state.view else 0
        return [RoundClock(countdown, extra, state.words, state.device, key="clock")]
    if isinstance(countdown, BreakCountdown):
        return [BreakClock(countdown, state.words, state.device, key="break")]
    return []


@component
def RoundClock(countdown: RoundCountdown, extra: int, words: Words, device: str) -> ft.Control:
    """Clock with the remaining time of a round and the extra minutes of the table.

    Args:
        countdown: The clock.
        extra: Minutes that this table may play longer than the others.
        words: The language.
        device: Id of the phone, which decides its delay.
    """
    reading = use_clock(countdown, _without_seconds, interval=MINUTE, delay=redraw_delay(device))
    bgcolor, color = clock_colors(reading, (None, ft.Colors.ON_SURFACE))
    sentence = clock_text(words, reading, countdown)
    if extra:
        sentence += f" · {words.text('round-clock-extra', minutes=extra)}"

    is_usual = bgcolor is None and not reading.stop_reason
    face = Face.MEDIUM if is_usual else Face.BOLD
    line = Semantics(
        identifier="clock",
        container=True,
        live_region=None if is_usual else True,
        expand=True,
        content=text(sentence, 17, face, color, line_height=SENTENCE_LINE_HEIGHT),
    )
    row = Row([timer_icon(reading, bgcolor, color), line], spacing=8)
    padding = ft.Padding.symmetric(vertical=6, horizontal=12)
    return Container(row, bgcolor=bgcolor, border_radius=14, padding=padding)


def _without_seconds(reading: Reading) -> Reading:
    """Return a reading without its seconds, so that a phone is redrawn once a minute."""
    if reading.seconds is None:
        return reading
    return replace(reading, seconds=reading.minutes * MINUTE)


@component
def BreakClock(countdown: BreakCountdown, words: Words, device: str) -> ft.Control:
    """Clock of the break between two rounds, redrawn once a minute.

    Args:
        countdown: The clock.
        words: The language.
        device: Id of the phone; see `redraw_delay`.
    """
    reading = use_clock(
        countdown, lambda reading: reading, interval=MINUTE, delay=redraw_delay(device)
    )
    return announcement(clock_text(words, reading, countdown), 22, Face.BOLD, id="break")
