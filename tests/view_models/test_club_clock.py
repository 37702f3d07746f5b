"""The clock of a round and of a break: what they say from the first minute to after the last."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from scorekeeper.club.model import Break, RoundClock, RoundLength
from scorekeeper.i18n import Words
from scorekeeper.view_models.club_clock import (
    RoundCountdown,
    break_countdown,
    clock_text,
    round_countdown,
)
from scorekeeper.view_models.countdown import MAX_PAUSE, Reading, seconds_to_change

BEGAN = "2026-11-21T19:00:00+01:00"
STARTED = datetime.fromisoformat(BEGAN)
CLOCK = RoundClock(since=BEGAN)
NEVADA = RoundLength(minutes=50, warning=10, overtime=5)


def countdown_of(length: RoundLength = NEVADA) -> RoundCountdown:
    countdown = round_countdown(CLOCK, length)
    assert countdown is not None
    return countdown


def after(minutes: float, length: RoundLength = NEVADA) -> Reading:
    return countdown_of(length).reading_at(STARTED + timedelta(minutes=minutes))


@pytest.mark.parametrize(
    ("minutes", "seconds", "said"),
    [
        (-21, 3000, "50 minutes left"),
        (0, 3000, "50 minutes left"),
        (39.9, 606, "11 minutes left"),
        (40.5, 570, "Last 10 minutes"),
        (49.5, 30, "Last minute"),
        (50.5, 270, "Time’s up: finish this deal within 5 minutes"),
        (54.5, 30, "Time’s up: finish this deal within 1 minute"),
        (55, 0, "Time’s up: stop and count the cards"),
        (500, 0, "Time’s up: stop and count the cards"),
    ],
)
def test_club_clock_counts_down_warns_and_gives_overtime(
    minutes: float, seconds: int, said: str
) -> None:
    reading = after(minutes)
    assert reading.seconds == seconds
    assert clock_text(Words(), reading) == said


def test_club_clock_without_overtime_says_finish_this_deal() -> None:
    reading = after(70, RoundLength(minutes=50, overtime=None))
    assert reading == Reading("last_deal", None)
    assert clock_text(Words(), reading) == "Time’s up: finish this deal"


def test_a_round_without_minutes_or_before_its_beginning_has_no_clock() -> None:
    assert round_countdown(CLOCK, RoundLength(points=5000)) is None
    assert round_countdown(None, NEVADA) is None


def test_club_clock_is_redrawn_when_its_text_changes() -> None:
    countdown = countdown_of()
    at = STARTED + timedelta(seconds=70.25)
    assert seconds_to_change(countdown, at, interval=1) == pytest.approx(0.75)
    assert seconds_to_change(countdown, at, interval=60) == 30.0, (
        "a clock that was set is noticed soon"
    )
    assert seconds_to_change(countdown, at + timedelta(seconds=40), interval=60) == pytest.approx(
        9.75
    )


def test_a_time_without_a_zone_is_one_of_here() -> None:
    countdown = round_countdown(RoundClock(since="2026-11-21T19:00:00"), NEVADA)
    assert countdown is not None
    assert countdown.reading_at(datetime(2026, 11, 21, 19, 45).astimezone()).phase == "warning"


def test_paused_club_clock_keeps_what_is_left_without_redraws() -> None:
    countdown = RoundCountdown(replace(CLOCK, paused="2026-11-21T19:12:00+01:00"), NEVADA)
    at = STARTED + timedelta(hours=2)
    assert countdown.reading_at(at) == Reading("playing", 38 * 60, "paused")
    assert clock_text(Words(), countdown.reading_at(at)) == "Paused · 38 minutes left"
    assert seconds_to_change(countdown, at, interval=1) == MAX_PAUSE


def test_a_clock_that_was_not_started_has_all_of_its_time() -> None:
    countdown = RoundCountdown(RoundClock(), NEVADA)
    reading = countdown.reading_at(STARTED)
    assert reading == Reading("playing", 3000, "waiting")
    assert clock_text(Words(), reading) == "Clock not started · 50 minutes left"


@pytest.mark.parametrize(
    ("minutes", "seconds", "said"),
    [
        (0, 900, "Break until 19:15"),
        (14.5, 30, "Break until 19:15"),
        (15, 0, "The break is over"),
        (40, 0, "The break is over"),
    ],
)
def test_a_break_says_when_it_ends(minutes: float, seconds: int, said: str) -> None:
    countdown = break_countdown(Break(began=BEGAN, minutes=15))
    assert countdown is not None
    reading = countdown.reading_at(STARTED + timedelta(minutes=minutes))
    assert reading.seconds == seconds
    assert clock_text(Words(), reading, countdown) == said


def test_a_break_is_looked_at_again_at_its_end() -> None:
    countdown = break_countdown(Break(began=BEGAN, minutes=15))
    assert countdown is not None
    assert seconds_to_change(
        countdown, STARTED + timedelta(minutes=14.75), interval=60
    ) == pytest.approx(15)


def test_there_is_no_break_where_none_began() -> None:
    assert break_countdown(None) is None
    assert break_countdown(Break(began="soon", minutes=15)) is None
