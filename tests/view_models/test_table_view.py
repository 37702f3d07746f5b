"""View model of the table view: places and clocks."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.times import duration
from scorekeeper.match import Match
from scorekeeper.view_models.table_view import (
    ClockSpan,
    Facing,
    deal_clock,
    places_of,
    quarter_turns,
    seconds_to_next_minute,
    session_clock,
)
from tests.match.kit import by_totals, match

NOW = datetime.fromisoformat("2026-11-21T21:00:00+01:00")


@pytest.mark.parametrize("facing", list(Facing))
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("upright", [True, False])
def test_every_side_has_one_place(facing: Facing, count: int, upright: bool) -> None:
    places = places_of(count, facing, is_upright=upright)
    assert sorted(side for group in places.groups for side in group) == list(range(count))
    assert places.column_count * places.row_count >= count


def test_unknown_setting_turns_sides_across() -> None:
    assert Facing.from_setting("diagonal") is Facing.ACROSS
    assert Facing.from_setting("flat") is Facing.FLAT


def test_ways_to_turn_follow_each_other_in_a_circle() -> None:
    assert [way.next for way in Facing] == [Facing.ASIDE, Facing.FLAT, Facing.ACROSS]


def test_far_sides_are_turned_to_the_other_edge() -> None:
    assert [quarter_turns(side, 3, Facing.ACROSS) for side in range(3)] == [0, 2, 2]
    assert [quarter_turns(side, 2, Facing.ASIDE) for side in range(2)] == [1, 3]


# --- the clocks


def saved_at(*times: str, started: str = "2026-11-21T19:00:00+01:00", **fields: Any) -> Match:
    deals = by_totals(*[(100, 200)] * len(times))
    for deal, time in zip(deals, times, strict=True):
        deal["at"] = time
    return match(deals=deals, started=started, **fields)


def test_deal_clock_counts_from_the_last_save() -> None:
    """The clock of the evening counts from its start."""
    running = saved_at("2026-11-21T19:12:00+01:00", "2026-11-21T20:52:55+01:00")
    deal, whole = (look(running, now=NOW, is_over=False) for look in (deal_clock, session_clock))
    assert deal is not None
    assert whole is not None
    assert duration(Words(), deal.seconds(NOW)) == "7 min"
    assert duration(Words(), whole.seconds(NOW)) == "2 h 0 min"


def test_a_match_of_last_week_has_an_evening_of_its_own_today() -> None:
    resumed = saved_at(
        "2026-11-14T20:00:00+01:00",
        "2026-11-21T20:10:00+01:00",
        "2026-11-21T20:25:00+01:00",
        started="2026-11-14T19:00:00+01:00",
    )
    whole = session_clock(resumed, now=NOW, is_over=False)
    assert whole == ClockSpan(datetime.fromisoformat("2026-11-21T20:10:00+01:00"))


def test_nobody_waits_since_yesterday() -> None:
    old = saved_at("2026-11-20T20:00:00+01:00", started="2026-11-20T19:00:00+01:00")
    assert deal_clock(old, now=NOW, is_over=False) is None
    assert session_clock(old, now=NOW, is_over=False) is None


def test_the_session_clock_stops_with_the_match() -> None:
    over = saved_at("2026-11-21T20:30:00+01:00")
    stopped = session_clock(over, now=NOW, is_over=True)
    assert stopped is not None
    assert duration(Words(), stopped.seconds(NOW)) == "1 h 30 min"
    assert deal_clock(over, now=NOW, is_over=True) is None


def test_a_time_that_cannot_be_read_is_left_out() -> None:
    assert deal_clock(saved_at("soon", started="earlier"), now=NOW, is_over=False) is None


def test_a_clock_is_looked_at_again_when_another_minute_is_over() -> None:
    since = ClockSpan(NOW - timedelta(seconds=61.25))
    assert seconds_to_next_minute(since, NOW) == pytest.approx(58.75)
