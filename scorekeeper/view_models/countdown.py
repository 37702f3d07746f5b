"""Countdown clocks: their reading at a given time, and their digits."""

from dataclasses import dataclass
from datetime import datetime
from math import ceil
from typing import Literal, Protocol

from scorekeeper.i18n import Words

MINUTE = 60  # seconds
MAX_PAUSE = 30.0
"""Maximum seconds between readings, because the clock may be set or the device may sleep."""

Phase = Literal["playing", "warning", "last_deal", "over", "break", "break_over"]
StopReason = Literal["", "paused", "waiting"]
"""Why a clock does not run: it is paused or not started. Empty for a running clock."""

CALM_PHASES = frozenset[Phase](("playing", "break"))
"""Phases without need to hurry."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The state of a clock at one moment."""

    phase: Phase
    seconds: int | None
    """To the end of the playing time, of the last deal or of the break; None if nothing ends it."""
    stop_reason: StopReason = ""

    @property
    def minutes(self) -> int:
        """Minutes left, rounded up."""
        return ceil((self.seconds or 0) / MINUTE)

    @property
    def is_usual(self) -> bool:
        """True while the clock runs and there is no need to hurry."""
        return self.phase in CALM_PHASES and not self.stop_reason


class Countdown(Protocol):
    """A clock that counts down."""

    def reading_at(self, now: datetime) -> Reading:
        """Return the reading of the clock at a time."""
        ...

    def seconds_passed(self, now: datetime) -> float:
        """Return the seconds that the clock has run."""
        ...


def seconds_to_change(countdown: Countdown, now: datetime, *, interval: int) -> float:
    """Return the seconds until a clock shows another multiple of `interval` seconds."""
    if countdown.reading_at(now).stop_reason:
        return MAX_PAUSE
    return min(interval - countdown.seconds_passed(now) % interval, MAX_PAUSE)


def clock_digits(words: Words, seconds: int) -> str:
    """Return seconds as a clock shows them, such as "12:05"."""
    minutes, rest = divmod(seconds, MINUTE)
    return words.text("view-clock", big=minutes, small=f"{rest:02}")
