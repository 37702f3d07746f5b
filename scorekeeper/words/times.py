"""Times as people say them; what cannot be read as a time is left unsaid."""

from datetime import date, datetime

from babel.dates import format_datetime

from scorekeeper.words.words import Words

MINUTE, HOUR, DAY = 60, 3600, 86_400
"""In seconds."""


def moment(written: str | None) -> datetime | None:
    """The time that an ISO 8601 text means, or None where it means none."""
    try:
        return datetime.fromisoformat(written) if written else None
    except ValueError:
        return None


def clock(words: Words, written: str | None) -> str:
    """The time of day of an ISO 8601 text, as the clock at that table showed it: 21:12."""
    return _formatted(words, written, "pattern-time")


def day(words: Words, written: str | None) -> str:
    """The day of an ISO 8601 text: Sat 21 Nov 2026."""
    return _formatted(words, written, "pattern-day")


def day_and_clock(words: Words, written: str | None, *, today: date) -> str:
    """The time of day, with the day before it where that was not today."""
    then = moment(written)
    if then is None or then.date() == today:
        return clock(words, written)
    return words.text("day-and-time", day=day(words, written), time=clock(words, written))


def elapsed(words: Words, written: str | None, *, now: datetime) -> str:
    """How long ago something was: 12 min, 1 h 5 min; empty after a day, when nobody is waiting.

    `now` knows its time zone; a text without one is taken to be in it.
    """
    then = moment(written)
    if then is None:
        return ""
    then = then if then.tzinfo else then.replace(tzinfo=now.tzinfo)
    seconds = max(int((now - then).total_seconds()), 0)
    return "" if seconds >= DAY else lasted(words, seconds)


def lasted(words: Words, seconds: int) -> str:
    """How long something took, in whole minutes: 26 min, 1 h 26 min."""
    hours, minutes = seconds // HOUR, seconds % HOUR // MINUTE
    key = "elapsed-hours" if hours else "elapsed-minutes"
    return words.text(key, hours=hours, minutes=minutes)


def _formatted(words: Words, written: str | None, pattern: str) -> str:
    then = moment(written)
    return "" if then is None else format_datetime(then, words.text(pattern), locale=words.language)
