"""The timer of a device at home."""

import json
from datetime import datetime, timedelta
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.view_models.timer import (
    TIMER,
    Timer,
    TimerAction,
    seconds_to_new_text,
    timer_of,
    timer_text,
)

START = datetime.fromisoformat("2026-11-21T20:00:00+01:00")


def after(minutes: float) -> datetime:
    return START + timedelta(minutes=minutes)


def running(minutes: int = 60) -> Timer:
    return Timer(minutes=minutes).after_action(TimerAction.START, START)


def test_timer_is_off_by_default() -> None:
    timer = timer_of({})
    assert not timer.is_on
    assert timer.minutes == 60
    assert timer.has_sound
    assert timer.actions(START) == (TimerAction.START,)


def test_phases_of_an_hour() -> None:
    timer = running()
    readings = [timer.reading_at(after(minutes)) for minutes in (0, 54.9, 55, 59.99, 60, 90)]
    phases = [reading.phase for reading in readings]
    assert phases == ["playing", "playing", "warning", "warning", "over", "over"]
    assert [reading.seconds for reading in readings] == [3600, 306, 300, 1, 0, 0]


@pytest.mark.parametrize(
    ("minutes", "warning"), [(5, 1), (10, 1), (15, 2), (30, 5), (60, 5), (300, 5)]
)
def test_short_timers_warn_later(minutes: int, warning: int) -> None:
    timer = running(minutes)
    assert timer.warning == warning
    assert timer.reading_at(after(minutes - warning - 0.1)).phase == "playing"
    assert timer.reading_at(after(minutes - warning)).phase == "warning"


def test_pause_does_not_count() -> None:
    paused = running().after_action(TimerAction.PAUSE, after(10))
    assert paused.reading_at(after(45)).seconds == 50 * 60
    assert paused.reading_at(after(45)).stop_reason == "paused"
    assert paused.actions(after(45)) == (TimerAction.RESUME, TimerAction.STOP)
    resumed = paused.after_action(TimerAction.RESUME, after(45))
    assert resumed.reading_at(after(55)).seconds == 40 * 60
    assert resumed.actions(after(55)) == (TimerAction.PAUSE, TimerAction.STOP)


def test_time_up_offers_the_next_and_the_end() -> None:
    timer = running(10)
    assert timer.actions(after(10)) == (TimerAction.AGAIN, TimerAction.STOP)
    again = timer.after_action(TimerAction.AGAIN, after(12))
    assert again.reading_at(after(12)).seconds == 600
    stopped = timer.after_action(TimerAction.STOP, after(12))
    assert (stopped.is_on, stopped.minutes) == (False, 10)


def test_minutes_are_added_and_taken_off() -> None:
    timer = running(30)
    assert timer.with_added_minutes(5, after(10)).reading_at(after(10)).minutes == 25
    assert timer.with_added_minutes(-5, after(10)).reading_at(after(10)).minutes == 15
    assert timer.can_extend(-5, after(24))
    assert not timer.can_extend(-5, after(25)), "no time would be left"
    assert not Timer(minutes=5).can_extend(-5, START)
    assert not Timer(minutes=300).can_extend(5, START)


def test_minutes_after_the_end_run_from_now() -> None:
    longer = running(10).with_added_minutes(5, after(30))
    assert longer.reading_at(after(30)).seconds == 300
    assert longer.reading_at(after(35)).phase == "over"


def test_clock_that_was_set_back_does_not_add_time() -> None:
    assert running().reading_at(after(-30)).seconds == 3600


# --- the setting


@pytest.mark.parametrize(
    "timer",
    [
        Timer(),
        Timer(minutes=15, has_sound=False),
        running(90),
        running(90).after_action(TimerAction.PAUSE, after(7)),
    ],
)
def test_setting_has_the_whole_timer(timer: Timer) -> None:
    stored = json.loads(json.dumps(timer.to_setting()))
    assert timer_of({TIMER: stored}) == timer


@pytest.mark.parametrize(
    "setting",
    [
        None,
        "soon",
        {},
        {"minutes": "60"},
        {"minutes": 0, "since": "2026-11-21T20:00:00+01:00"},
        {"minutes": 60, "since": "long ago"},
        {"minutes": 60, "paused": "2026-11-21T20:00:00+01:00"},
    ],
)
def test_setting_that_means_nothing_is_a_timer_that_is_off(setting: Any) -> None:
    timer = timer_of({TIMER: setting})
    assert not timer.is_on
    assert timer.reading_at(START).seconds == 3600


# --- texts


def test_text_has_minutes_and_then_seconds() -> None:
    timer = running()
    texts = [timer_text(Words(), timer, after(minutes)).time for minutes in (0, 0.5, 19, 55.5)]
    assert texts == ["60 min", "60 min", "41 min", "4:30"]


def test_text_for_screen_readers_has_the_state() -> None:
    timer = running()
    paused = timer.after_action(TimerAction.PAUSE, after(19))
    assert timer_text(Words(), timer, after(19)).says == "Timer, 41 min left"
    assert timer_text(Words(), paused, after(30)).says == "Timer paused, 41 min left"
    assert timer_text(Words(), timer, after(60)).says == "Timer: time’s up"


def test_text_changes_no_earlier_than_told() -> None:
    timer = running(5)
    now = START
    texts = []
    while timer.reading_at(now).phase != "over":
        texts.append(timer_text(Words(), timer, now).time)
        pause = seconds_to_new_text(timer, now)
        assert pause > 0
        almost = now + timedelta(seconds=pause - 0.001)
        assert timer_text(Words(), timer, almost).time == texts[-1]
        now += timedelta(seconds=pause)
    assert texts[-2:] == ["0:02", "0:01"]
    assert "2 min" in texts
    assert now == after(5)
