"""Clocks that go on by themselves: the time since something, of a round, and of a break."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from math import ceil
from typing import TYPE_CHECKING, Any, Literal

import flet as ft

from scorekeeper.i18n import Words, messages
from scorekeeper.ui.connection import is_open

if TYPE_CHECKING:  # a match at home needs nothing of a club
    from scorekeeper.club.model import Break, RoundClock, RoundLength

MINUTE = 60
LONGEST_SLEEP = 30.0
"""Seconds: a clock that was set, or a machine that slept, is noticed after these at the latest."""


def now() -> datetime:
    return datetime.now().astimezone()


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


# --- the clock of a round, and of a break


Phase = Literal["playing", "warning", "last_deal", "over", "break", "break_over"]


@dataclass(frozen=True, slots=True)
class Reading:
    """The hands of a clock: seconds to the end of the playing time, the overtime or the break."""

    phase: Phase
    seconds: int | None
    """None where nothing ends it."""
    stands: Literal["", "paused", "waiting"] = ""
    """The reason why it does not run: it is paused, or waits to be started."""

    @property
    def minutes(self) -> int:
        """The minutes that are left, the last begun one counted."""
        return ceil((self.seconds or 0) / MINUTE)


@dataclass(frozen=True, slots=True)
class RoundTime:
    """The clock of a round, and how long the round is to last with all minutes that were added."""

    clock: "RoundClock"
    length: "RoundLength"

    def at(self, now: datetime) -> Reading:
        """Read the clock at a time; until the warning the whole playing time counts."""
        from scorekeeper.club.clock import clock, time_played  # noqa: PLC0415 - see above

        reading = clock(self.length, time_played(self.clock, now).total_seconds() / MINUTE)
        stands: Literal["", "paused", "waiting"] = "waiting" if self.clock.since is None else ""
        if self.clock.paused is not None:
            stands = "paused"
        if reading.left is None:
            return Reading(reading.phase, None, stands)
        left = reading.left + (self.length.warning if reading.phase == "playing" else 0)
        return Reading(reading.phase, ceil(round(left * MINUTE, 3)), stands)

    def passed(self, now: datetime) -> float:
        """The seconds that it has run."""
        from scorekeeper.club.clock import time_played  # noqa: PLC0415 - see above

        return time_played(self.clock, now).total_seconds()


@dataclass(frozen=True, slots=True)
class BreakTime:
    ends: datetime

    def at(self, now: datetime) -> Reading:
        """Read the seconds that are left of the break."""
        left = max(ceil((self.ends - now).total_seconds()), 0)
        return Reading("break" if left else "break_over", left)

    def passed(self, now: datetime) -> float:
        """The seconds since its end, below 0 before it."""
        return (now - self.ends).total_seconds()


Time = RoundTime | BreakTime


def round_time(clock: "RoundClock | None", length: "RoundLength") -> RoundTime | None:
    return None if clock is None or length.minutes is None else RoundTime(clock, length)


def break_time(current: "Break | None") -> BreakTime | None:
    from scorekeeper.club.clock import end_of  # noqa: PLC0415 - see above

    ends = None if current is None else end_of(current)
    return None if ends is None else BreakTime(ends)


def clock_text(words: Words, reading: Reading, time: Time | None = None) -> str:
    """The state of a clock in words; the `time` of a break says when that ends."""
    if isinstance(time, BreakTime):
        ends = messages.clock(words, time.ends.isoformat())
        return words.text("break-clock", phase=reading.phase, time=ends)
    ends = "none" if reading.seconds is None else "some"
    label = words.text(f"round-clock-{reading.phase}", minutes=reading.minutes, ends=ends)
    return f"{stand_text(words, reading)} · {label}" if reading.stands else label


def stand_text(words: Words, reading: Reading) -> str:
    """The reason why a clock does not run: Paused."""
    return words.text("round-clock-stands", why=reading.stands)


def clock_face(words: Words, seconds: int) -> str:
    """Seconds as a clock shows them: 12:05."""
    minutes, rest = divmod(seconds, MINUTE)
    return words.text("view-clock", big=minutes, small=f"{rest:02}")


def clock_colors(
    reading: Reading, usual: tuple[ft.ColorValue | None, ft.ColorValue]
) -> tuple[ft.ColorValue | None, ft.ColorValue]:
    """Ground and ink of a phase; the `usual` ones while nobody has to hurry."""
    if reading.phase in {"playing", "break"}:
        return usual
    if reading.phase in {"warning", "break_over"}:
        return ft.Colors.TERTIARY_CONTAINER, ft.Colors.ON_TERTIARY_CONTAINER
    return ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER


def timer_icon(
    reading: Reading, ground: ft.ColorValue | None, ink: ft.ColorValue, *, size: float = 22
) -> ft.Icon:
    """The picture before the time of a round, of brass while nobody has to hurry."""
    icon = TIMERS.get(reading.stands or reading.phase, ft.Icons.TIMER_OUTLINED)
    return ft.Icon(icon, size=size, color=ft.Colors.PRIMARY if ground is None else ink)


TIMERS = {
    "last_deal": ft.Icons.NOTIFICATIONS_ACTIVE,
    "over": ft.Icons.TIMER_OFF_OUTLINED,
    "break": ft.Icons.LOCAL_CAFE_OUTLINED,
    "break_over": ft.Icons.NOTIFICATIONS_ACTIVE,
    "paused": ft.Icons.PAUSE_CIRCLE_OUTLINE,
}


def use_clock(
    time: Time | None, look: Callable[[Reading], Any], *, every: int, late: float = 0.0
) -> Any:
    """Draw a component again whenever `look` returns another value for the clock.

    It is called when `every` so many seconds are over, `late` by a little, so that many pages are
    not drawn in the same moment.
    """
    if time is None:
        return use_ticks(lambda: None, None)
    return use_ticks(
        lambda: look(time.at(now())), lambda: until_next(time, now(), every=every) + late, time
    )


def until_next(time: Time, at: datetime, *, every: int) -> float:
    """Return the seconds until the clock shows another number of so many seconds."""
    if time.at(at).stands:
        return LONGEST_SLEEP
    return min(every - time.passed(at) % every, LONGEST_SLEEP)
