"""Where the lines and labels of the chart run."""

from itertools import pairwise

import pytest

from scorekeeper.ui.widgets.score_chart import ChartGeometry, grid_step

FOUR_DEALS = ((0, 400, 1040, 815, 1600), (0, 400, 225, 865, 985))
APART = 20


def course(*totals: tuple[int, ...], height: float = 120) -> ChartGeometry:
    return ChartGeometry(totals, 300, height)


def test_chart_line_runs_left_to_right_and_higher_is_up() -> None:
    points = course(*FOUR_DEALS).line(0)
    assert [x for x, _ in points] == pytest.approx([46, 95, 144, 193, 242])
    assert points[4][1] == 12, "the highest total of all"
    assert points[0][1] == 89.5, "nothing at all"


def test_the_thin_lines_stand_for_round_totals_nothing_among_them() -> None:
    assert course(*FOUR_DEALS).grid_totals() == [0, 500, 1000, 1500]
    assert course((0, -290, 395), (0, 720, 1585)).grid_totals() == [0, 1000]
    assert course((0, -1250), (0, -90)).grid_totals() == [0, -500, -1000]


def test_chart_has_thin_lines_at_initial_meld_bands() -> None:
    drawn = ChartGeometry(FOUR_DEALS, 300, 300, band_starts=(1500, 3000), target=5000)
    assert drawn.grid_totals() == [0, 1500, 3000]


@pytest.mark.parametrize(
    ("spread", "step"), [(0, 1), (4, 1), (5, 2), (1600, 500), (9000, 5000), (30000, 10000)]
)
def test_a_step_goes_into_the_spread_four_times_at_most(spread: int, step: int) -> None:
    assert grid_step(spread, 4) == step


def test_a_low_chart_has_fewer_thin_lines() -> None:
    assert course(*FOUR_DEALS, height=64).grid_totals() == [0]


@pytest.mark.parametrize(
    "ends",
    [
        (1600, 985),
        (1000, 990),
        (990, 1000),
        (0, 0),
        (5, 5, 5),
        (-225, 1345, 1340),
        (0, 10, 20, 3000),
    ],
)
def test_labels_never_stand_on_each_other_nor_outside(ends: tuple[int, ...]) -> None:
    drawn = course(*((0, end) for end in ends))
    places = sorted(drawn.label_positions(APART))
    assert all(b - a >= APART - 0.01 for a, b in pairwise(places))
    assert places[0] >= APART / 2 - 0.01
    assert places[-1] <= drawn.height - APART / 2 + 0.01


def test_the_label_of_the_side_that_leads_stands_highest() -> None:
    first, second = course((0, 990), (0, 1000)).label_positions(APART)
    assert second < first


def test_a_label_with_room_stands_beside_the_end_of_its_line() -> None:
    drawn = course(*FOUR_DEALS, height=400)
    assert drawn.label_positions(APART)[1] == drawn.y(985)
