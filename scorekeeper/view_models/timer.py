"""The timer of a device at home: a countdown for a deal or for the evening, and its texts."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from math import ceil
from typing import Any

from scorekeeper.i18n import Words
from scorekeeper.validation import parse_time_with_zone
from scorekeeper.view_models.countdown import (
    MAX_PAUSE,
    MINUTE,
    Phase,
    Reading,
    StopReason,
    clock_digits,
)

TIMER = "timer"
"""Setting of a device: its timer, as `Timer.to_setting` writes it."""

USUAL_MINUTES = 60
MINUTES_STEP = 5
MIN_MINUTES = 5
MAX_MINUTES = 300
MINUTES_OFFERED = (10, 30, 60, 90)

WARNING_SHARE = 6
"""The warning takes 1/`WARNING_SHARE` of the time, but at most `MAX_WARNING` minutes."""
MAX_WARNING = 5  # minutes


class TimerAction(StrEnum):
    """Action of a timer button; the value is the suffix of its message key."""

    START = "start"
    PAUSE = "pause"
    RESUME = "resume"
    AGAIN = "again"
    STOP = "stop"


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """A countdown that can be paused and extended. All times have a time zone."""

    minutes: int = USUAL_MINUTES
    """The whole length."""
    has_sound: bool = True
    since: datetime | None = None
    """The start time, moved forward by the length of each pause; None while the timer is off."""
    paused: datetime | None = None
    """The time since which it is paused; None while it runs."""

    @property
    def is_on(self) -> bool:
        """True from the start until the timer is stopped, even after its time is up."""
        return self.since is not None

    @property
    def warning(self) -> int:
        """The length of the warning before the end, in minutes."""
        return max(1, min(MAX_WARNING, self.minutes // WARNING_SHARE))

    def seconds_passed(self, now: datetime) -> float:
        """Return the seconds that the timer has run, without pauses; 0 if it is off."""
        if self.since is None:
            return 0.0
        # Never negative, even if the clock of the device was set back.
        return max(((self.paused or now) - self.since).total_seconds(), 0.0)

    def reading_at(self, now: datetime) -> Reading:
        """Return the reading of the timer at a time."""
        left = ceil(round(self.minutes * MINUTE - self.seconds_passed(now), 3))
        phase: Phase = "playing"
        if left <= 0:
            phase = "over"
        elif left <= self.warning * MINUTE:
            phase = "warning"
        stop_reason: StopReason = ""
        if self.since is None:
            stop_reason = "waiting"
        elif self.paused is not None and phase != "over":
            stop_reason = "paused"
        return Reading(phase, max(left, 0), stop_reason)

    # --- actions

    def after_action(self, action: "TimerAction", now: datetime) -> "Timer":
        """Return the timer after an action."""
        match action:
            case TimerAction.START | TimerAction.AGAIN:
                return replace(self, since=now, paused=None)
            case TimerAction.PAUSE:
                return replace(self, paused=now)
            case TimerAction.RESUME:
                return self._resumed(now)
            case TimerAction.STOP:
                return replace(self, since=None, paused=None)

    def _resumed(self, now: datetime) -> "Timer":
        if self.since is None or self.paused is None:
            return self
        return replace(self, since=self.since + (now - self.paused), paused=None)

    def with_added_minutes(self, minutes: int, now: datetime) -> "Timer":
        """Return the timer with minutes added, or removed if the number is negative.

        If its time is up, it restarts and runs for the added minutes.
        """
        since = self.since
        if since is not None and self.reading_at(now).phase == "over":
            since = now - timedelta(minutes=self.minutes)
        return replace(self, minutes=self.minutes + minutes, since=since)

    def can_extend(self, minutes: int, now: datetime) -> bool:
        """Return True if these minutes can be added, or removed with time still left."""
        if not MIN_MINUTES <= self.minutes + minutes <= MAX_MINUTES:
            return False
        reading = self.reading_at(now)
        return minutes > 0 or (reading.seconds or 0) > -minutes * MINUTE

    def actions(self, now: datetime) -> tuple[TimerAction, ...]:
        """Return the available actions, the most likely first."""
        if not self.is_on:
            return (TimerAction.START,)
        reading = self.reading_at(now)
        if reading.phase == "over":
            return (TimerAction.AGAIN, TimerAction.STOP)
        if reading.stop_reason:
            return (TimerAction.RESUME, TimerAction.STOP)
        return (TimerAction.PAUSE, TimerAction.STOP)

    # --- the setting

    def to_setting(self) -> dict[str, Any]:
        """Return the timer as plain data for the settings of the device."""
        return {
            "minutes": self.minutes,
            "sound": self.has_sound,
            "since": self.since and self.since.isoformat(),
            "paused": self.paused and self.paused.isoformat(),
        }


def timer_of(settings: Mapping[str, Any]) -> Timer:
    """Return the timer stored in the settings of a device; by default, a timer that is off."""
    match settings.get(TIMER):
        case {"minutes": int(minutes), **rest} if MIN_MINUTES <= minutes <= MAX_MINUTES:
            since = _time(rest.get("since"))
            return Timer(
                minutes=minutes,
                has_sound=rest.get("sound") is not False,
                since=since,
                paused=_time(rest.get("paused")) if since else None,
            )
    return Timer()


def _time(written: object) -> datetime | None:
    """Return a stored time with its time zone; None if it is not valid."""
    return parse_time_with_zone(written) if isinstance(written, str) else None


# --- texts


@dataclass(frozen=True, slots=True)
class TimerText:
    """The reading of a timer on the table."""

    reading: Reading
    """Without seconds while there is much time left."""
    time: str
    says: str


def timer_text(words: Words, timer: Timer, now: datetime) -> TimerText:
    """Return the time left, in minutes, or in seconds during the warning."""
    reading = timer.reading_at(now)
    minutes = words.text("timer-minutes", minutes=reading.minutes)
    time = minutes
    if reading.phase == "playing":
        reading = replace(reading, seconds=reading.minutes * MINUTE)
    elif reading.phase == "warning":
        time = clock_digits(words, reading.seconds or 0)
    state = reading.stop_reason or reading.phase
    return TimerText(reading, time, words.text("timer-said", state=state, time=minutes))


def seconds_to_new_text(timer: Timer, now: datetime) -> float:
    """Return the seconds until `timer_text` may change."""
    reading = timer.reading_at(now)
    if reading.stop_reason or reading.phase == "over":
        return MAX_PAUSE
    interval = 1 if reading.phase == "warning" else MINUTE
    # A remainder of 0 means that a whole interval is left.
    return min(interval - timer.seconds_passed(now) % interval, MAX_PAUSE)
