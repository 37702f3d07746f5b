"""View models of the clock of a round and of the clock of a break."""

from dataclasses import dataclass
from datetime import datetime
from math import ceil
from typing import Literal

from scorekeeper.club import clock as club_clock
from scorekeeper.club.model import Break, Evening, RoundClock, RoundLength, table_state
from scorekeeper.i18n import Words, times
from scorekeeper.view_models.countdown import MINUTE, Countdown, Reading, StopReason, clock_digits

ClockAction = Literal["start", "pause", "resume"]
"""What the button of a clock does."""

# --- reading a clock


@dataclass(frozen=True, slots=True)
class RoundCountdown:
    """The clock of a round, which counts down to the end of its playing time or last deal."""

    clock: RoundClock
    """When it was started and paused."""
    length: RoundLength
    """Length of the round with all minutes that were added."""

    def reading_at(self, now: datetime) -> Reading:
        """Return the reading of the clock at a time.

        Before the warning, the seconds run to the end of the playing time, not to the warning.
        """
        reading = club_clock.clock_state(self.length, self.seconds_passed(now) / MINUTE)
        stop_reason: StopReason = ""
        if self.clock.paused is not None:
            stop_reason = "paused"
        elif self.clock.since is None:
            stop_reason = "waiting"
        if reading.left is None:
            return Reading(reading.phase, None, stop_reason)

        minutes_left = reading.left
        if reading.phase == "playing":
            minutes_left += self.length.warning
        # Rounded before `ceil`, which would turn a floating-point error into an extra second.
        seconds_left = ceil(round(minutes_left * MINUTE, 3))
        return Reading(reading.phase, seconds_left, stop_reason)

    def seconds_passed(self, now: datetime) -> float:
        """Return the seconds that the clock has run."""
        return club_clock.time_played(self.clock, now).total_seconds()


@dataclass(frozen=True, slots=True)
class BreakCountdown:
    """The clock of a break, which counts down to its end."""

    ends: datetime

    def reading_at(self, now: datetime) -> Reading:
        """Return the reading of the clock at a time."""
        seconds_left = max(ceil((self.ends - now).total_seconds()), 0)
        return Reading("break" if seconds_left else "break_over", seconds_left)

    def seconds_passed(self, now: datetime) -> float:
        """Return the seconds since the end of the break; negative before it."""
        return (now - self.ends).total_seconds()


def round_countdown(clock: RoundClock | None, length: RoundLength) -> RoundCountdown | None:
    """Return the clock of a round; None if its length has no minutes, or no round has begun."""
    if clock is None or length.minutes is None:
        return None
    return RoundCountdown(clock, length)


def break_countdown(current: Break | None) -> BreakCountdown | None:
    """Return the clock of a break; None without a break."""
    if current is None:
        return None
    ends = club_clock.end_of(current)
    return None if ends is None else BreakCountdown(ends)


def evening_countdown(evening: Evening) -> Countdown | None:
    """Return the clock of the running round of a session, or of its break.

    None once all tables of the round are done, because the time no longer matters.
    """
    last = evening.rounds[-1] if evening.rounds else None
    if last is None or last.state != "running":
        return break_countdown(evening.current_break)
    if all(table_state(table) == "done" for table in last.tables):
        return None
    clock = club_clock.clock_of(last)
    return round_countdown(clock, club_clock.with_added_minutes(evening.plan.length, clock.added))


# --- texts


def clock_text(words: Words, reading: Reading, countdown: Countdown | None = None) -> str:
    """Return the reading of a clock as a sentence; for a break, with the time at which it ends."""
    if isinstance(countdown, BreakCountdown):
        ends = times.clock(words, countdown.ends.isoformat())
        return words.text("break-clock", phase=reading.phase, time=ends)
    ends = "none" if reading.seconds is None else "some"
    sentence = words.text(f"round-clock-{reading.phase}", minutes=reading.minutes, ends=ends)
    if reading.stop_reason:
        return f"{stop_text(words, reading)} · {sentence}"
    return sentence


def stop_text(words: Words, reading: Reading) -> str:
    """Return the reason why a clock does not run, such as "Paused"."""
    return words.text("round-clock-stands", why=reading.stop_reason)


@dataclass(frozen=True, slots=True)
class BriefClock:
    """The reading of a clock for a place with little room."""

    digits: str
    """The time that is left; empty once it is over."""
    remark: str
    """A word below the digits, or a sentence instead of them."""
    says: str
    """The reading as a sentence, for screen readers."""


def brief_clock(words: Words, reading: Reading, countdown: Countdown) -> BriefClock:
    """Return the reading of a clock as digits and a remark; only a remark without a time left."""
    says = clock_text(words, reading, countdown)
    if reading.seconds is None or reading.phase in {"over", "break_over"}:
        return BriefClock("", says, says)
    if reading.stop_reason:
        remark = stop_text(words, reading)
    elif reading.phase == "last_deal":
        remark = words.text("round-clock-beside", phase=reading.phase)
    else:
        remark = words.text("club-clock-left")
    return BriefClock(clock_digits(words, reading.seconds), remark, says)


def extra_time_text(words: Words, minutes: int) -> str:
    """Return added minutes with their sign, such as "+5 min"; a negative number was subtracted."""
    change = "more" if minutes > 0 else "less"
    return words.text("round-clock-minutes", minutes=abs(minutes), change=change)


# --- controls of the organiser


def clock_action(clock: RoundClock) -> ClockAction:
    """Return the action of a clock's button: start, pause or resume."""
    if clock.since is None:
        return "start"
    if clock.paused is None:
        return "pause"
    return "resume"
