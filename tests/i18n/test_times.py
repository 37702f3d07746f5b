"""Times in words."""

from datetime import UTC, date, datetime, timedelta

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.times import clock, day, day_and_clock, day_heading, elapsed_time
from scorekeeper.validation import parse_time

WORDS = Words()
NINE = "2026-11-21T21:12:40+01:00"


def test_the_clock_is_that_of_the_table_wherever_it_is_read() -> None:
    assert clock(WORDS, NINE) == "21:12"
    assert clock(WORDS, "2026-11-21T21:12:40-08:00") == "21:12"


def test_a_day_has_its_name() -> None:
    assert day(WORDS, NINE) == "Sat 21 Nov 2026"


def test_americans_read_the_time_in_twelve_hours_and_the_month_first() -> None:
    american = Words("en-US")
    assert clock(american, NINE) == "9:12 PM"
    assert day_and_clock(american, NINE, today=date(2026, 11, 22)) == "Sat, Nov 21, 2026, 9:12 PM"


def test_the_day_is_said_only_where_it_is_not_today() -> None:
    assert day_and_clock(WORDS, NINE, today=date(2026, 11, 21)) == "21:12"
    assert day_and_clock(WORDS, NINE, today=date(2026, 11, 22)) == "Sat 21 Nov 2026, 21:12"


@pytest.mark.parametrize(
    ("today", "heading"),
    [
        (date(2026, 11, 21), "Today"),
        (date(2026, 11, 22), "Yesterday"),
        (date(2026, 11, 30), "Saturday 21 November"),
        (date(2026, 12, 1), "November"),
        (date(2027, 1, 2), "November 2026"),
        (date(2026, 11, 20), "Saturday 21 November"),
    ],
)
def test_days_of_this_month_are_named_and_before_it_the_months(today: date, heading: str) -> None:
    assert day_heading(WORDS, NINE, today=today) == heading


def test_day_headings_of_last_week_across_months() -> None:
    assert day_heading(WORDS, "2026-10-29T20:00", today=date(2026, 11, 2)) == "Thursday 29 October"
    assert day_heading(WORDS, "2026-10-20T20:00", today=date(2026, 11, 2)) == "October"


@pytest.mark.parametrize(
    ("language", "heading", "month"),
    [
        ("de", "Samstag, 21. November", "November"),
        ("nl", "Zaterdag 21 november", "November"),
        ("it", "Sabato 21 novembre", "Novembre"),
        ("fi", "Lauantai 21. marraskuuta", "Marraskuu"),
        ("es", "Sábado 21 de noviembre", "Noviembre"),
        ("fr", "Samedi 21 novembre", "Novembre"),
        ("pt", "Sábado, 21 de novembro", "Novembro"),
        ("pt-PT", "Sábado, 21 de novembro", "Novembro"),
        ("en-US", "Saturday, November 21", "November"),
        ("sv", "Lördag 21 november", "November"),
    ],
)
def test_a_heading_begins_with_a_capital(language: str, heading: str, month: str) -> None:
    words = Words(language)
    assert day_heading(words, NINE, today=date(2026, 11, 24)) == heading
    assert day_heading(words, NINE, today=date(2026, 12, 9)) == month


@pytest.mark.parametrize("written", [None, "", "yesterday", "2026-13-45"])
def test_invalid_time_gives_no_text(written: str | None) -> None:
    assert parse_time(written) is None
    assert clock(WORDS, written) == day(WORDS, written) == ""
    assert elapsed_time(WORDS, written, now=datetime.now(UTC)) == ""


@pytest.mark.parametrize(
    ("ago", "said"),
    [
        (timedelta(seconds=59), "0 min"),
        (timedelta(minutes=12, seconds=30), "12 min"),
        (timedelta(hours=1, minutes=5), "1 h 5 min"),
        (timedelta(hours=23, minutes=59), "23 h 59 min"),
        (timedelta(days=1), ""),
        (-timedelta(minutes=3), "0 min"),
    ],
)
def test_how_long_ago_it_was_is_said_for_a_day(ago: timedelta, said: str) -> None:
    now = datetime(2026, 11, 21, 21, 0, tzinfo=UTC)
    assert elapsed_time(WORDS, (now - ago).isoformat(), now=now) == said


def test_a_time_without_a_zone_is_taken_to_be_here() -> None:
    now = datetime.fromisoformat("2026-11-21T21:30:00+01:00")
    assert elapsed_time(WORDS, "2026-11-21T21:20:00", now=now) == "10 min"
