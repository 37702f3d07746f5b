"""Times of day, days, months and durations in words.

Times are ISO 8601 texts, as they are stored. They are shown in the time zone that they contain,
as a clock at the table showed them.
"""

from datetime import date, datetime, timedelta

from babel.dates import format_datetime

from scorekeeper.i18n.messages import Words, capitalized
from scorekeeper.validation import parse_time

MINUTE = 60  # seconds
HOUR = 60 * MINUTE
DAY = 24 * HOUR
WEEK = timedelta(days=7)


def clock(words: Words, written: str | None) -> str:
    """Return the time of day of a moment: 21:12; empty for a text that is no time."""
    return _format_time(words, written, "pattern-time")


def day(words: Words, written: str | None) -> str:
    """Return the day of a moment: Sat 21 Nov 2026; empty for a text that is no time."""
    return _format_time(words, written, "pattern-day")


def day_of_month(words: Words, written: str | None) -> str:
    """Return the day of a moment without its year: Sat 21 Nov; empty for a text that is no time."""
    return _format_time(words, written, "pattern-day-of-month")


def month(words: Words, written: str | None) -> str:
    """Return the month of a moment with its year: March 2026; empty for a text that is no time."""
    return capitalized(_format_time(words, written, "pattern-month-of-year"))


def day_number(words: Words, written: str | None) -> str:
    """Return the number of the day in its month: 21."""
    then = parse_time(written)
    return "" if then is None else words.number(then.day)


def short_month(words: Words, written: str | None) -> str:
    """Return the abbreviated month of a moment: Nov; empty for a text that is no time."""
    return _format_time(words, written, "pattern-short-month")


def day_and_clock(words: Words, written: str | None, *, today: date) -> str:
    """Return the day and the time of day of a moment, or only the time if the day is today."""
    then = parse_time(written)
    if then is None or then.date() == today:
        return clock(words, written)
    return words.text("day-and-time", day=day(words, written), time=clock(words, written))


def is_grouped_by_month(then: date, *, today: date) -> bool:
    """Return True for a day that is neither in this month nor in the last week."""
    is_this_month = (then.year, then.month) == (today.year, today.month)
    is_last_week = timedelta() <= today - then < WEEK
    return not is_this_month and not is_last_week


def day_heading(words: Words, written: str | None, *, today: date) -> str:
    """Return the heading above a time in a list: Today, Thursday 19 November, October.

    Days of this month and of the last week have a heading each; earlier days share the heading of
    their month. Empty without a valid time.
    """
    then = parse_time(written)
    if then is None:
        return ""

    days_ago = (today - then.date()).days
    if days_ago == 0:
        return words.text("days-today")
    if days_ago == 1:
        return words.text("days-yesterday")

    if not is_grouped_by_month(then.date(), today=today):
        pattern = "pattern-weekday"
    elif then.year == today.year:
        pattern = "pattern-month"
    else:
        pattern = "pattern-month-of-year"
    return capitalized(_format_time(words, written, pattern))


def elapsed_time(words: Words, written: str | None, *, now: datetime) -> str:
    """Return the time since a moment: 12 min, 1 h 5 min; empty after a day, or if it is unknown.

    `now` has a time zone, which also applies to a moment written without one.
    """
    then = parse_time(written)
    if then is None:
        return ""
    if then.tzinfo is None:
        then = then.replace(tzinfo=now.tzinfo)
    seconds = max(int((now - then).total_seconds()), 0)
    if seconds >= DAY:
        return ""
    return duration(words, seconds)


def duration(words: Words, seconds: int) -> str:
    """Return a duration in whole minutes: 26 min, 1 h 26 min."""
    hours = seconds // HOUR
    minutes = seconds % HOUR // MINUTE
    unit = "hours" if hours else "minutes"
    return words.text(f"elapsed-{unit}", hours=hours, minutes=minutes)


def _format_time(words: Words, written: str | None, pattern_key: str) -> str:
    """Return a time by a pattern of the catalogue; empty for a text that is no time."""
    then = parse_time(written)
    if then is None:
        return ""
    return format_datetime(then, words.text(pattern_key), locale=words.locale)
