"""Clocks that count down on a page: their ticks, icon and colours."""

from collections.abc import Callable
from typing import TypeVar

import flet as ft

from scorekeeper.ui import kit
from scorekeeper.ui.widgets.clock import now, use_ticks
from scorekeeper.view_models.countdown import (
    CALM_PHASES,
    Countdown,
    Phase,
    Reading,
    StopReason,
    seconds_to_change,
)

ValueT = TypeVar("ValueT")

ICONS: dict[Phase | StopReason, kit.Icon] = {
    "last_deal": kit.Icon.BELL,
    "over": kit.Icon.TIMER,
    "break": kit.Icon.CUP,
    "break_over": kit.Icon.BELL,
    "paused": kit.Icon.PAUSE,
}
"""Icons of phases and stopped clocks; all others have that of a timer."""


def use_clock(
    countdown: Countdown, select: Callable[[Reading], ValueT], *, interval: int, delay: float = 0.0
) -> ValueT:
    """Return a part of the reading of a clock, and redraw the component when it changes (a hook).

    Args:
        countdown: The clock.
        select: Returns the part.
        interval: Seconds between two readings.
        delay: Seconds by which the redraws are late, so that many pages are not drawn at once.
    """

    def read() -> ValueT:
        return select(countdown.reading_at(now()))

    def pause() -> float:
        return seconds_to_change(countdown, now(), interval=interval) + delay

    return use_ticks(read, pause, countdown)


def clock_colors(
    reading: Reading, usual: tuple[ft.ColorValue | None, ft.ColorValue]
) -> tuple[ft.ColorValue | None, ft.ColorValue]:
    """Return background and text colour of a clock; the `usual` ones in a calm phase."""
    if reading.phase in CALM_PHASES:
        return usual
    if reading.phase in {"warning", "break_over"}:
        return ft.Colors.TERTIARY_CONTAINER, ft.Colors.ON_TERTIARY_CONTAINER
    return ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER


def timer_icon(
    reading: Reading,
    bgcolor: ft.ColorValue | None,
    color: ft.ColorValue,
    *,
    size: float = 22,
) -> ft.Control:
    """Return the icon of a clock, in `color` on a background, else in the main colour."""
    icon = ICONS.get(reading.stop_reason or reading.phase, kit.Icon.TIMER)
    return kit.icon(icon, size=size, color=ft.Colors.PRIMARY if bgcolor is None else color)
