"""The clock of a round, which starts, pauses and is extended; and breaks between rounds.

Each action of the organiser returns the changed session, or a tuple of the problems for which it
was not done.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from scorekeeper.club import model
from scorekeeper.club.model import Break, Changed, Evening, Note, Round, RoundClock, RoundLength
from scorekeeper.club.results import running_table, with_table
from scorekeeper.validation import LARGEST_NUMBER, parse_time_with_zone

Phase = Literal["playing", "warning", "last_deal", "over"]


@dataclass(frozen=True, slots=True)
class Clock:
    """The state of the clock of a round."""

    phase: Phase
    left: float | None
    """Minutes to the end of the current phase; None if it has no end."""


def clock_state(length: RoundLength, played: float) -> Clock:
    """Return the state of the clock of a round that was played for `played` minutes.

    Pauses are not included. When the minutes of the round are over, the tables finish the current
    deal within the overtime; then the cards are counted as in an unfinished deal.

    >>> clock_state(RoundLength(minutes=50, warning=10), 42.0)
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


def clock_of(timed_round: Round) -> RoundClock:
    """Return the clock of a round; one that runs from its start if none is stored."""
    return timed_round.clock or RoundClock(since=timed_round.started)


def with_added_minutes(length: RoundLength, minutes: int) -> RoundLength:
    """Return the length of a round with minutes added; unchanged if it has no time limit."""
    if length.minutes is None:
        return length
    return replace(length, minutes=length.minutes + minutes)


def time_played(clock: RoundClock, now: datetime) -> timedelta:
    """Return the time that a clock has run, without pauses; 0 before its start.

    `now` must have a time zone.
    """
    since = parse_time_with_zone(clock.since)
    if since is None:
        return timedelta()
    until = parse_time_with_zone(clock.paused) or now
    # Never negative, even if the clock of a computer was set back.
    return max(until - since, timedelta())


def end_of(current: Break) -> datetime | None:
    """Return the end of a break; None if its beginning is not a valid time."""
    began = parse_time_with_zone(current.began)
    return None if began is None else began + timedelta(minutes=current.minutes)


# --- actions of the organiser


def start_clock(evening: Evening, note: Note) -> Changed:
    """Return the session with the clock of the running round started, or resumed after a pause.

    Problems: no round is running, it has no time limit, or the clock runs already.
    """
    running = _timed_round(evening)
    if isinstance(running, tuple):
        return running
    before = clock_of(running)
    now = parse_time_with_zone(note.at)
    since = parse_time_with_zone(before.since)
    paused = parse_time_with_zone(before.paused)
    if since is None or now is None:
        started = replace(running, clock=replace(before, since=note.at, paused=None))
        return evening.with_round(started, "clock_started", note)
    if paused is None:
        return model.refusal("clock_runs", "rounds")
    # Move the start by the length of the pause, so that the time since the start has no pauses.
    moved_start = (since + (now - paused)).isoformat()
    resumed = replace(running, clock=replace(before, since=moved_start, paused=None))
    return evening.with_round(resumed, "clock_resumed", note)


def pause_clock(evening: Evening, note: Note) -> Changed:
    """Return the session with the clock of the running round paused.

    Problems: no round is running, it has no time limit, or the clock does not run.
    """
    running = _timed_round(evening)
    if isinstance(running, tuple):
        return running
    before = clock_of(running)
    if (
        parse_time_with_zone(before.since) is None
        or parse_time_with_zone(before.paused) is not None
    ):
        return model.refusal("clock_stands", "rounds")
    paused = replace(running, clock=replace(before, paused=note.at))
    return evening.with_round(paused, "clock_paused", note)


def add_minutes(evening: Evening, minutes: int, note: Note) -> Changed:
    """Return the session with the running round extended for all tables.

    Negative minutes shorten the round. Problems: no round is running, it has no time limit, or no
    time would be left.
    """
    running = _timed_round(evening)
    if isinstance(running, tuple):
        return running
    before = clock_of(running)
    after = replace(before, added=before.added + minutes)
    total_minutes = with_added_minutes(evening.plan.length, after.added).minutes or 0
    if not 0 < total_minutes <= LARGEST_NUMBER:
        return model.refusal("no_minutes_left", "rounds")
    longer = replace(running, clock=after)
    return evening.with_round(longer, "minutes_added", note, minutes=minutes)


def add_table_minutes(evening: Evening, number: int, minutes: int, note: Note) -> Changed:
    """Return the session with the running round extended for one table.

    Negative minutes reduce an earlier extension. Problems: no round is running, it has no time
    limit, there is no such table, it has its result, or it would end before the other tables.
    """
    running = _timed_round(evening)
    table = running_table(evening, number)
    if isinstance(running, tuple):
        return running
    if isinstance(table, tuple):
        return table
    extra = table.extra + minutes
    if not 0 <= extra <= LARGEST_NUMBER:
        return model.refusal("no_minutes_left", f"tables[{number}]")
    longer = replace(table, extra=extra)
    return with_table(evening, longer, "table_minutes_added", note, minutes=minutes)


def begin_break(evening: Evening, minutes: int, note: Note) -> Changed:
    """Return the session with a break that begins at the time of the note.

    It replaces a break that has not ended. Problems: a round is running, or the number of minutes
    is not possible.
    """
    if evening.last_round("running"):
        return model.refusal("round_running", "current_break", round=len(evening.rounds))
    return _with_break(evening, Break(began=note.at, minutes=minutes), "break_started", note)


def lengthen_break(evening: Evening, minutes: int, note: Note) -> Changed:
    """Return the session with its break extended; negative minutes shorten the break.

    After its end, the break begins again. Problems: there is no break, or no time would be left.
    """
    current = evening.current_break
    now = parse_time_with_zone(note.at)
    if current is None:
        return model.refusal("no_break", "current_break")
    end = end_of(current)
    longer = replace(current, minutes=current.minutes + minutes)
    if minutes > 0 and now is not None and (end is None or end < now):
        longer = Break(began=note.at, minutes=minutes)
    return _with_break(evening, longer, "break_changed", note)


def end_break(evening: Evening, note: Note) -> Changed:
    """Return the session with its break ended, even before its time is up.

    Problems: there is no break.
    """
    if evening.current_break is None:
        return model.refusal("no_break", "current_break")
    after = replace(evening, current_break=None)
    return after.with_log_entry("break_ended", note, len(evening.rounds))


def _timed_round(evening: Evening) -> Round | model.Problems:
    """Return the running round if it has a time limit, otherwise the problem."""
    running = evening.last_round("running")
    if running is not None and evening.plan.length.minutes is None:
        return model.refusal("no_time_limit", "plan.length.minutes")
    return running or model.refusal("no_round_running", "rounds")


def _with_break(evening: Evening, after: Break, kind: model.BreakStep, note: Note) -> Changed:
    """Return the session in a break, with a log entry; a problem for an impossible length."""
    if not 0 < after.minutes <= LARGEST_NUMBER:
        return model.refusal("no_minutes_left", "current_break")
    begun = replace(evening, current_break=after)
    return begun.with_log_entry(kind, note, len(evening.rounds), minutes=after.minutes)
