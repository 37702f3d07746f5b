"""The clock of a round by hand and by law: started, paused, lengthened; breaks between rounds."""

from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.club.clock import (
    Clock,
    add_minutes,
    add_table_minutes,
    begin_break,
    clock_of,
    clock_state,
    end_break,
    end_of,
    lengthen_break,
    pause_clock,
    start_clock,
    time_played,
    with_added_minutes,
)
from scorekeeper.club.model import Changed, Evening, Note, RoundLength, Score
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import close_round, draw_round, start_round
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.rules import RuleLibrary
from tests.club.kit import accepted, evening_of
from tests.support.problems import problem_codes

SEVEN = datetime.fromisoformat("2026-11-21T19:00:00+01:00")
TIMED = RoundLength(minutes=50, warning=10, overtime=5)
DRAWN = accepted(draw_round(evening_of(4, length=TIMED), Note("Olga", SEVEN.isoformat())))

Step = Callable[[Evening, Note], Changed]


def note(minutes: float) -> Note:
    """Olga at a time, in minutes after seven o'clock."""
    return Note("Olga", (SEVEN + timedelta(minutes=minutes)).isoformat())


RUNNING = accepted(start_round(DRAWN, note(0)))


def reading(evening: Evening, minutes: float, table: int = 1) -> Clock:
    """The clock at a table, so many minutes after seven o'clock."""
    played = evening.rounds[-1]
    current = clock_of(played)
    length = with_added_minutes(evening.plan.length, current.added + played.tables[table - 1].extra)
    past = time_played(current, SEVEN + timedelta(minutes=minutes))
    return clock_state(length, past.total_seconds() / 60)


def minutes_left(evening: Evening, minutes: float, table: int = 1) -> float:
    """The minutes to the end of the overtime, below 0 after it."""
    played = evening.rounds[-1]
    current = clock_of(played)
    length = with_added_minutes(evening.plan.length, current.added + played.tables[table - 1].extra)
    past = time_played(current, SEVEN + timedelta(minutes=minutes))
    return (length.minutes or 0) + (length.overtime or 0) - past.total_seconds() / 60


# --- an evening by hand


def test_clock_is_paused_and_given_five_more_minutes() -> None:
    # 19:12 alarm, 19:30 everybody is back, 19:31 five minutes for the trouble
    paused = accepted(pause_clock(RUNNING, note(12)))
    assert reading(paused, 12) == reading(paused, 29) == Clock("playing", 28.0)
    back = accepted(start_clock(paused, note(30)))
    assert reading(back, 30) == Clock("playing", 28.0)
    longer = accepted(add_minutes(back, 5, note(31)))
    assert reading(longer, 31) == Clock("playing", 32.0)
    assert reading(longer, 64) == Clock("warning", 9.0)
    assert reading(longer, 73) == Clock("last_deal", 5.0)
    assert reading(longer, 78) == Clock("over", 0.0)
    steps = [(entry.kind, entry.minutes) for entry in longer.log[2:]]
    assert steps == [("clock_paused", 0), ("clock_resumed", 0), ("minutes_added", 5)]


def test_the_clock_can_be_started_when_everybody_sits() -> None:
    waiting = accepted(start_round(DRAWN, note(0), with_clock=False))
    assert reading(waiting, 10) == Clock("playing", 40.0)
    started = accepted(start_clock(waiting, note(10)))
    assert reading(started, 30) == Clock("playing", 20.0)


def test_a_table_that_was_short_of_cards_gets_ten_minutes_of_its_own() -> None:
    evening = RUNNING
    for _ in range(2):
        evening = accepted(add_table_minutes(evening, 2, 5, note(20)))
    assert reading(evening, 52, table=1) == Clock("last_deal", 3.0)
    assert reading(evening, 52, table=2) == Clock("warning", 8.0)
    fewer = accepted(add_table_minutes(evening, 2, -5, note(53)))
    assert fewer.rounds[-1].tables[1].extra == 5
    assert [entry.table for entry in fewer.log[2:]] == [2, 2, 2]


def test_minutes_that_were_one_too_many_are_taken_back() -> None:
    twice = accepted(add_minutes(accepted(add_minutes(RUNNING, 5, note(1))), 5, note(1)))
    once = accepted(add_minutes(twice, -5, note(2)))
    assert reading(once, 10) == Clock("playing", 35.0)


def test_break_is_lengthened_and_ended_while_the_draw_goes_on() -> None:
    evening = RUNNING
    for table in (1, 2):
        evening = accepted(record_from_paper(evening, table, Score((5000, 3000)), note(40)))
    evening = accepted(begin_break(accepted(close_round(evening, note(41))), 15, note(45)))
    assert evening.current_break is not None
    assert end_of(evening.current_break) == SEVEN + timedelta(minutes=60)
    evening = accepted(lengthen_break(accepted(draw_round(evening, note(50))), 5, note(55)))
    assert evening.current_break is not None
    assert end_of(evening.current_break) == SEVEN + timedelta(minutes=65)
    assert accepted(end_break(evening, note(58))).current_break is None
    started = accepted(start_round(evening, note(66)))
    assert started.current_break is None, "the round has begun: nobody waits any more"
    assert reading(started, 66) == Clock("playing", 40.0)


def test_five_more_minutes_after_the_end_of_a_break_count_from_now() -> None:
    resting = accepted(begin_break(DRAWN, 15, note(0)))
    again = accepted(lengthen_break(resting, 5, note(20))).current_break
    assert again is not None
    assert end_of(again) == SEVEN + timedelta(minutes=25)


def closed_evening() -> Evening:
    evening = RUNNING
    for table in (1, 2):
        evening = accepted(record_from_paper(evening, table, Score((5000, 3000)), note(40)))
    return accepted(close_round(evening, note(41)))


@pytest.mark.parametrize(
    ("evening", "step", "code"),
    [
        (RUNNING, start_clock, "clock_runs"),
        (accepted(pause_clock(RUNNING, note(1))), pause_clock, "clock_stands"),
        (accepted(start_round(DRAWN, note(0), with_clock=False)), pause_clock, "clock_stands"),
        (DRAWN, start_clock, "no_round_running"),
        (DRAWN, pause_clock, "no_round_running"),
        (closed_evening(), lambda e, n: add_minutes(e, 5, n), "no_round_running"),
        (RUNNING, lambda e, n: add_minutes(e, -50, n), "no_minutes_left"),
        (RUNNING, lambda e, n: add_minutes(e, 10**9, n), "no_minutes_left"),
        (RUNNING, lambda e, n: add_table_minutes(e, 1, -5, n), "no_minutes_left"),
        (RUNNING, lambda e, n: add_table_minutes(e, 9, 5, n), "no_such_table"),
        (
            accepted(record_from_paper(RUNNING, 1, Score((5000, 0)), note(9))),
            lambda e, n: add_table_minutes(e, 1, 5, n),
            "has_a_result",
        ),
        (RUNNING, lambda e, n: begin_break(e, 15, n), "round_running"),
        (DRAWN, lambda e, n: begin_break(e, 0, n), "no_minutes_left"),
        (
            accepted(begin_break(DRAWN, 15, note(0))),
            lambda e, n: lengthen_break(e, -15, n),
            "no_minutes_left",
        ),
        (DRAWN, lambda e, n: lengthen_break(e, 5, n), "no_break"),
        (DRAWN, end_break, "no_break"),
    ],
)
def test_impossible_steps_of_the_clock_are_refused(evening: Evening, step: Step, code: str) -> None:
    assert problem_codes(step(evening, note(10))) == [code]


def test_a_round_without_a_time_limit_has_no_clock() -> None:
    untimed = evening_of(4, length=RoundLength(points=5000))
    running = accepted(start_round(accepted(draw_round(untimed, note(0))), note(0)))
    steps: list[Step] = [
        start_clock,
        pause_clock,
        lambda e, n: add_minutes(e, 5, n),
        lambda e, n: add_table_minutes(e, 1, 5, n),
    ]
    assert [problem_codes(step(running, note(1))) for step in steps] == [["no_time_limit"]] * 4


def test_clock_of_a_round_without_one_runs_since_its_start() -> None:
    document: dict[str, Any] = evening_document(RUNNING)
    assert "clock" not in document["rounds"][0], "as an earlier version wrote it"
    assert reading(read_evening(document, "old.json", RuleLibrary()), 42) == Clock("warning", 8.0)


# --- laws


def by_chance(steps: list[tuple[str, float]]) -> list[tuple[float, str, Evening]]:
    """The evenings after each step, at its minute; what is refused changes nothing."""
    verbs: dict[str, Step] = {
        "pause": pause_clock,
        "start": start_clock,
        "more": lambda e, n: add_minutes(e, 5, n),
        "less": lambda e, n: add_minutes(e, -5, n),
        "extra": lambda e, n: add_table_minutes(e, 1, 5, n),
    }
    evening, at = RUNNING, 0.0
    course = [(at, "", evening)]
    for name, wait in steps:
        at += wait
        changed = verbs[name](evening, note(at))
        evening = changed if isinstance(changed, Evening) else evening
        course.append((at, name if isinstance(changed, Evening) else "", evening))
    return course


WAITS = st.integers(0, 3600).map(lambda seconds: seconds / 60)
STEPS = st.lists(
    st.tuples(st.sampled_from(["pause", "start", "more", "less", "extra"]), WAITS), max_size=12
)


@given(STEPS, WAITS)
def test_the_time_left_grows_by_added_minutes_alone(
    steps: list[tuple[str, float]], wait: float
) -> None:
    course = by_chance(steps)
    for (_, _, before), (at, name, after) in pairwise(course):
        gained = {"more": 5, "less": -5, "extra": 5}.get(name, 0)
        assert minutes_left(after, at) == pytest.approx(minutes_left(before, at) + gained)
        assert minutes_left(after, at + wait) <= minutes_left(after, at)
    at, _, last = course[-1]
    is_paused = clock_of(last.rounds[-1]).paused is not None
    assert minutes_left(last, at + wait) == pytest.approx(
        minutes_left(last, at) - (0 if is_paused else wait)
    )


@given(STEPS, WAITS, WAITS)
def test_a_pause_of_any_length_changes_nothing_of_the_time_left(
    steps: list[tuple[str, float]], wait: float, pause: float
) -> None:
    at, _, evening = by_chance([*steps, ("start", 0.0)])[-1]
    paused = accepted(pause_clock(evening, note(at)))
    assert minutes_left(paused, at + pause) == pytest.approx(minutes_left(evening, at))
    back = accepted(start_clock(paused, note(at + pause)))
    assert minutes_left(back, at + pause + wait) == pytest.approx(minutes_left(evening, at + wait))


@given(STEPS, WAITS)
def test_a_file_shows_the_same_time(steps: list[tuple[str, float]], wait: float) -> None:
    at, _, evening = by_chance(steps)[-1]
    again = read_evening(evening_document(evening), "evening.json", RuleLibrary())
    assert again == evening
    assert reading(again, at + wait) == reading(evening, at + wait)


@given(st.integers(-60, 60))
def test_a_clock_that_is_set_while_it_is_paused_takes_nothing_away(minutes: int) -> None:
    paused = accepted(pause_clock(RUNNING, note(20)))
    back = accepted(start_clock(paused, note(20 + minutes)))
    assert minutes_left(back, 20 + minutes) == pytest.approx(minutes_left(RUNNING, 20))


def test_times_without_a_zone_are_of_this_computer() -> None:
    local = Note("Olga", "2026-11-21T19:00:00")
    evening = accepted(start_round(DRAWN, local))
    now = datetime(2026, 11, 21, 19, 30).astimezone()
    assert time_played(clock_of(evening.rounds[-1]), now) == timedelta(minutes=30)
