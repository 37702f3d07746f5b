"""The clock of a round: started, paused, lengthened; and the breaks between rounds."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from scorekeeper.club import model
from scorekeeper.club.model import Break, Changed, Evening, Note, Round, RoundClock, RoundLength
from scorekeeper.club.results import running_table, with_table
from scorekeeper.validation import LARGEST, moment

Phase = Literal["playing", "warning", "last_deal", "over"]


@dataclass(frozen=True, slots=True)
class Clock:
    """The state of the clock of a round."""

    phase: Phase
    left: float | None
    """Minutes to the end of the phase that runs, or None where nothing ends it."""


def clock(length: RoundLength, played: float) -> Clock:
    """The clock of a round that has been played for some minutes, pauses taken off.

    After its minutes the tables finish the deal, for the overtime at most; then the cards on the
    table count plus and those in hand minus, as they lie.

    >>> clock(RoundLength(minutes=50, warning=10), 42.0)
    Clock(phase='warning', left=8.0)
    """
    if length.minutes is None:
        return Clock("playing", None)
    left = length.minutes - played
    if left > length.warning:
        return Clock("playing", left - length.warning)
    if left > 0:
        return Clock("warning", left)
    if length.overtime is None:
        return Clock("last_deal", None)
    if left + length.overtime > 0:
        return Clock("last_deal", left + length.overtime)
    return Clock("over", 0.0)


def clock_of(played: Round) -> RoundClock:
    """The clock of a round, also of one that was started before clocks were kept."""
    return played.clock or RoundClock(since=played.started)


def with_added_minutes(length: RoundLength, minutes: int) -> RoundLength:
    """A length with more minutes, or fewer; one without minutes stays as it is."""
    if length.minutes is None:
        return length
    return replace(length, minutes=length.minutes + minutes)


def time_played(clock: RoundClock, now: datetime) -> timedelta:
    """The time that a clock has run, pauses taken off; none before its start.

    `now` knows its time zone, as do all times here; a text without one is of this computer's.
    """
    since = parse_time(clock.since)
    if since is None:
        return timedelta()
    return max((parse_time(clock.paused) or now) - since, timedelta())  # clocks differ, and are set


def end_of(current: Break) -> datetime | None:
    """The time when a break ends, None where its beginning is no time."""
    began = parse_time(current.began)
    return None if began is None else began + timedelta(minutes=current.minutes)


def parse_time(written: str | None) -> datetime | None:
    """The time that an ISO 8601 text means, with a time zone; None where it means none."""
    at = moment(written)
    return at if at is None or at.tzinfo else at.astimezone()


# --- what the organizer does


def start_clock(evening: Evening, note: Note) -> Changed:
    """Start the clock of the running round, or let it go on after a pause.

    Problems: no round is running, it has no minutes, the clock runs already.
    """
    running = _with_minutes(evening)
    if isinstance(running, tuple):
        return running
    before = clock_of(running)
    now = parse_time(note.at)
    since = parse_time(before.since)
    paused = parse_time(before.paused)
    if since is None or now is None:
        started = replace(running, clock=replace(before, since=note.at, paused=None))
        return evening.with_round(started, "clock_started", note)
    if paused is None:
        return model.refusal("clock_runs", "rounds")
    later = (since + (now - paused)).isoformat()
    going_on = replace(running, clock=replace(before, since=later, paused=None))
    return evening.with_round(going_on, "clock_resumed", note)


def pause_clock(evening: Evening, note: Note) -> Changed:
    """Pause the clock of the running round; problems are as for `start_clock`."""
    running = _with_minutes(evening)
    if isinstance(running, tuple):
        return running
    before = clock_of(running)
    if parse_time(before.since) is None or parse_time(before.paused) is not None:
        return model.refusal("clock_stands", "rounds")
    paused = replace(running, clock=replace(before, paused=note.at))
    return evening.with_round(paused, "clock_paused", note)


def add_minutes(evening: Evening, minutes: int, note: Note) -> Changed:
    """Let all tables of the running round play some minutes longer, below 0 shorter.

    Problems: no round is running, it has no minutes, or none would be left of it.
    """
    running = _with_minutes(evening)
    if isinstance(running, tuple):
        return running
    before = clock_of(running)
    after = replace(before, added=before.added + minutes)
    whole = with_added_minutes(evening.plan.length, after.added).minutes or 0
    if not 0 < whole <= LARGEST:
        return model.refusal("no_minutes_left", "rounds")
    longer = replace(running, clock=after)
    return evening.with_round(longer, "minutes_added", note, minutes=minutes)


def add_table_minutes(evening: Evening, number: int, minutes: int, note: Note) -> Changed:
    """Let one table of the running round play some minutes longer than the others.

    Minutes below 0 take some of these back. Problems: no round is running, it has no minutes,
    there is no such table, it has its result, or it would play shorter than the others.
    """
    running = _with_minutes(evening)
    table = running_table(evening, number)
    if isinstance(running, tuple):
        return running
    if isinstance(table, tuple):
        return table
    extra = table.extra + minutes
    if not 0 <= extra <= LARGEST:
        return model.refusal("no_minutes_left", f"tables[{number}]")
    longer = replace(table, extra=extra)
    return with_table(evening, longer, "table_minutes_added", note, minutes=minutes)


def begin_break(evening: Evening, minutes: int, note: Note) -> Changed:
    """Begin a break of some minutes, in place of one that has not ended.

    Problems: a round is running, or the break would have no minutes.
    """
    if evening.last_round("running"):
        return model.refusal("round_running", "current_break", round=len(evening.rounds))
    return _at_rest(evening, Break(began=note.at, minutes=minutes), "break_started", note)


def lengthen_break(evening: Evening, minutes: int, note: Note) -> Changed:
    """Let the break last some minutes longer, below 0 shorter; from now on if its time is up.

    Problems: there is no break, or none would be left of it.
    """
    current = evening.current_break
    now = parse_time(note.at)
    if current is None:
        return model.refusal("no_break", "current_break")
    end = end_of(current)
    longer = replace(current, minutes=current.minutes + minutes)
    if minutes > 0 and now is not None and (end is None or end < now):
        longer = Break(began=note.at, minutes=minutes)
    return _at_rest(evening, longer, "break_changed", note)


def end_break(evening: Evening, note: Note) -> Changed:
    """End the break, whether its time is up or not; there is a problem where there is none."""
    if evening.current_break is None:
        return model.refusal("no_break", "current_break")
    after = replace(evening, current_break=None)
    return after.with_log_entry("break_ended", note, len(evening.rounds))


def _with_minutes(evening: Evening) -> Round | model.Problems:
    """The running round, if it has a time limit; else the reason for there being none."""
    running = evening.last_round("running")
    if running is not None and evening.plan.length.minutes is None:
        return model.refusal("no_time_limit", "plan.length.minutes")
    return running or model.refusal("no_round_running", "rounds")


def _at_rest(evening: Evening, after: Break, kind: model.BreakStep, note: Note) -> Changed:
    if not 0 < after.minutes <= LARGEST:
        return model.refusal("no_minutes_left", "current_break")
    begun = replace(evening, current_break=after)
    return begun.with_log_entry(kind, note, len(evening.rounds), minutes=after.minutes)
