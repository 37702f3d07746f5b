"""Clocks that go on by themselves: the time since something, and the time of a round."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from math import ceil
from typing import TYPE_CHECKING, Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.validation import moment

if TYPE_CHECKING:  # a match at home needs nothing of a club
    from scorekeeper.club.model import Phase, RoundLength

MINUTE = 60
LONGEST_SLEEP = 30.0
"""Seconds: a clock that was set, or a machine that slept, is noticed after these at the latest."""


def now() -> datetime:
    return datetime.now().astimezone()


def is_open(page: ft.Page) -> bool:
    """Return False for a page whose session has expired: it never comes back."""
    ends = page.session.expires_at
    return ends is None or ends > datetime.now(UTC)


def use_ticks(
    look: Callable[[], Any], pause: Callable[[], float] | None, started: object = None
) -> Any:
    """Draw a component again whenever `look` returns another value; return the value of now.

    It is called after each `pause` in seconds, or only now where there is none. `started` names
    the clock: another one is followed anew.
    """
    page, value = ft.context.page, look()
    _, show = ft.use_state(value)

    async def tick() -> None:
        while pause is not None and is_open(page):
            await asyncio.sleep(pause())
            show(look())

    ft.use_effect(tick, [started], cleanup=lambda: None)  # which cancels the task
    return value


# --- the clock of a round


@dataclass(frozen=True, slots=True)
class Reading:
    """The hands of a clock: seconds to the end of the playing time, or of the overtime."""

    phase: "Phase"
    seconds: int | None
    """None where nothing ends it."""

    @property
    def minutes(self) -> int:
        """The minutes that are left, the last begun one counted."""
        return ceil((self.seconds or 0) / MINUTE)


@dataclass(frozen=True, slots=True)
class RoundTime:
    """The beginning of a round, and how long it is to last."""

    started: datetime
    length: "RoundLength"

    def at(self, now: datetime) -> Reading:
        """Read the clock at a time; until the warning the whole playing time counts."""
        from scorekeeper.club.model import clock  # noqa: PLC0415 - see above

        seconds = max((now - self.started).total_seconds(), 0)  # clocks differ, and are set
        reading = clock(self.length, seconds / MINUTE)
        if reading.left is None:
            return Reading(reading.phase, None)
        left = reading.left + (self.length.warning if reading.phase == "playing" else 0)
        return Reading(reading.phase, ceil(round(left * MINUTE, 3)))


def round_time(started: str | None, length: "RoundLength") -> RoundTime | None:
    """The time of a round that began then, as ISO 8601 text; None for one without a clock."""
    began = moment(started)
    if began is None or length.minutes is None:
        return None
    return RoundTime(began if began.tzinfo else began.astimezone(), length)


def clock_text(words: Words, reading: Reading) -> str:
    ends = "none" if reading.seconds is None else "some"
    return words.text(f"round-clock-{reading.phase}", minutes=reading.minutes, ends=ends)


def clock_face(words: Words, seconds: int) -> str:
    """Seconds as a clock shows them: 12:05."""
    minutes, rest = divmod(seconds, MINUTE)
    return words.text("view-clock", big=minutes, small=f"{rest:02}")


def clock_colors(
    reading: Reading, usual: tuple[ft.ColorValue | None, ft.ColorValue]
) -> tuple[ft.ColorValue | None, ft.ColorValue]:
    """Ground and ink of a phase; the `usual` ones while nobody has to hurry."""
    if reading.phase == "playing":
        return usual
    if reading.phase == "warning":
        return ft.Colors.TERTIARY_CONTAINER, ft.Colors.ON_TERTIARY_CONTAINER
    return ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER


def timer_icon(
    reading: Reading, ground: ft.ColorValue | None, ink: ft.ColorValue, *, size: float = 22
) -> ft.Icon:
    """The picture before the time of a round, of brass while nobody has to hurry."""
    icon = TIMERS.get(reading.phase, ft.Icons.TIMER_OUTLINED)
    return ft.Icon(icon, size=size, color=ft.Colors.PRIMARY if ground is None else ink)


TIMERS = {"last_deal": ft.Icons.NOTIFICATIONS_ACTIVE, "over": ft.Icons.TIMER_OFF_OUTLINED}


def use_clock(
    time: RoundTime | None, look: Callable[[Reading], Any], *, every: int, late: float = 0.0
) -> Any:
    """Draw a component again whenever `look` returns another value for the clock of a round.

    It is called when `every` so many seconds are over, `late` by a little, so that many pages are
    not drawn in the same moment.
    """
    if time is None:
        return use_ticks(lambda: None, None)
    return use_ticks(
        lambda: look(time.at(now())), lambda: until_next(time, now(), every=every) + late, time
    )


def until_next(time: RoundTime, at: datetime, *, every: int) -> float:
    """Return the seconds until the clock shows another number of so many seconds."""
    passed = (at - time.started).total_seconds()
    return min(every - passed % every, LONGEST_SLEEP)
