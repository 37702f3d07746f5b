"""Axes of bar charts."""

import pytest

from scorekeeper.view_models.axis import Bar, percent_axis, round_axis


def labels(values: list[float], *, is_whole: bool = True) -> list[str]:
    axis = round_axis(values, lambda value: f"{value:g}", is_whole=is_whole)
    return [tick.label for tick in axis.ticks]


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([486, 561], ["0", "200", "400", "600"]),
        ([7.1, 6.4], ["0", "5", "10"]),
        ([1032, 627], ["0", "500", "1000", "1500"]),
        ([410], ["0", "100", "200", "300", "400", "500"]),
        ([1000], ["0", "500", "1000"]),
        ([2480, 1930], ["0", "1000", "2000", "3000"]),
        ([1], ["0", "1"]),
        ([2], ["0", "1", "2"]),
        ([0, 0], ["0", "1"]),
        ([], ["0", "1"]),
        ([-290, 500], ["-500", "0", "500"]),
        ([-290, 100], ["-300", "-200", "-100", "0", "100"]),
        ([-45, -30], ["-50", "-40", "-30", "-20", "-10", "0"]),
    ],
)
def test_axis_ends_at_a_round_number(values: list[float], ticks: list[str]) -> None:
    assert labels(values) == ticks


def test_axis_of_small_values_has_parts_of_one() -> None:
    assert labels([0.7, 1.2], is_whole=False) == ["0", "0.5", "1", "1.5"]


def test_percentages_always_end_at_100() -> None:
    axis = percent_axis(lambda share: f"{100 * share:g}", steps=2)
    assert [tick.label for tick in axis.ticks] == ["0", "50", "100"]
    assert axis.bar(0.41) == Bar(0, 0.41)
    assert axis.bar(None) == Bar(0, 0)


def test_bars_of_negative_values_end_at_zero() -> None:
    axis = round_axis([-100, 100], str)
    assert axis.bar(-100) == Bar(0, 0.5)
    assert axis.bar(100) == Bar(0.5, 1)
