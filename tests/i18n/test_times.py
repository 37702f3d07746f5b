"""Times in words."""

from datetime import UTC, date, datetime, timedelta

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import clock, day, day_and_clock, elapsed, moment

WORDS = Words()
NINE = "2026-11-21T21:12:40+01:00"


def test_the_clock_is_that_of_the_table_wherever_it_is_read() -> None:
    assert clock(WORDS, NINE) == "21:12"
    assert clock(WORDS, "2026-11-21T21:12:40-08:00") == "21:12"


def test_a_day_has_its_name() -> None:
    assert day(WORDS, NINE) == "Sat 21 Nov 2026"


def test_the_day_is_said_only_where_it_is_not_today() -> None:
    assert day_and_clock(WORDS, NINE, today=date(2026, 11, 21)) == "21:12"
    assert day_and_clock(WORDS, NINE, today=date(2026, 11, 22)) == "Sat 21 Nov 2026, 21:12"


@pytest.mark.parametrize("written", [None, "", "yesterday", "2026-13-45"])
def test_what_is_no_time_is_left_unsaid(written: str | None) -> None:
    assert moment(written) is None
    assert clock(WORDS, written) == day(WORDS, written) == ""
    assert elapsed(WORDS, written, now=datetime.now(UTC)) == ""


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
    assert elapsed(WORDS, (now - ago).isoformat(), now=now) == said


def test_a_time_without_a_zone_is_taken_to_be_here() -> None:
    now = datetime.fromisoformat("2026-11-21T21:30:00+01:00")
    assert elapsed(WORDS, "2026-11-21T21:20:00", now=now) == "10 min"
