"""The course of a match on paper: where its lines, its marks and its last totals stand."""

from itertools import pairwise

from scorekeeper.i18n import Words
from scorekeeper.match.colors import COLORS
from scorekeeper.services import Session
from scorekeeper.ui.widgets.score_chart import (
    MIN_LABEL_DISTANCE,
    ChartGeometry,
    chart_canvas,
    chart_geometry,
)
from scorekeeper.view_models.charts import band_starts, score_course
from tests.ui.device import FOUR, record_match
from tests.ui.matches import record_evening

BANDS = (1500, 3000)


def course(
    *totals: tuple[int, ...], height: float = 200, target: int | None = None
) -> ChartGeometry:
    return ChartGeometry(totals, 360, height, BANDS, target)


def test_lines_begin_at_the_left_and_end_before_the_last_totals() -> None:
    drawn = course((0, 400, 1600), (0, -200, 300))
    first, *_, last = drawn.line(0)
    assert first == (drawn.left, drawn.y(0))
    assert last == (drawn.right, drawn.y(1600))
    assert drawn.y(-200) < drawn.bottom


def test_thin_lines_stand_where_another_initial_meld_is_required() -> None:
    assert course((0, 4000), (0, 100)).grid_totals() == [0, 1500, 3000]
    assert course((0, 5400), (0, 100), target=5000).grid_totals() == [0, 1500, 3000]


def test_the_line_of_the_target_has_no_other_near_it() -> None:
    assert course((0, 3200), (0, 100), target=3100).grid_totals() == [0, 1500]


def test_a_match_that_reached_no_band_has_round_totals() -> None:
    drawn = course((0, 900), (0, -300))
    assert {0, 200, 400, 600, 800, -200} >= set(drawn.grid_totals()) >= {0}
    ends = sorted(map(drawn.y, drawn.grid_totals()))
    assert all(below - above >= MIN_LABEL_DISTANCE for above, below in pairwise(ends))


def test_last_totals_that_are_near_do_not_stand_on_each_other() -> None:
    labels = course((0, 990), (0, 1000), (0, 995)).label_positions(20)
    assert all(below - above >= 20 for above, below in pairwise(sorted(labels)))
    assert labels[1] < labels[2] < labels[0]


def test_the_numbers_of_the_deals_stand_apart_in_large_text() -> None:
    totals = tuple(range(0, 1000, 100))
    assert list(ChartGeometry((totals,), 360, 200).numbered_deals()) == [*range(1, 10)]
    assert list(ChartGeometry((totals,), 280, 200, scale=1.5).numbered_deals()) == [2, 4, 6, 8]
    assert list(ChartGeometry((totals,), 60, 200).numbered_deals()) == [9]


def test_sides_differ_by_their_markers(session: Session) -> None:
    opened = session.matches.open(record_evening(session, 3))
    course = score_course(Words(), opened)
    canvas = chart_canvas(Words(), chart_geometry(course, 360, 200, scale=1), course.colors)
    kinds = [type(shape).__name__ for shape in canvas.shapes]
    assert kinds.count("Circle") == 2 * 3, "a ring on paper after each deal of the second side"
    assert kinds.count("Path") == 2 + 3, "two lines, and a diamond after each deal of the first"


def test_six_sides_have_six_markers() -> None:
    totals = tuple((0, 100 * side) for side in range(6))
    shapes = chart_canvas(Words(), ChartGeometry(totals, 360, 200), COLORS).shapes
    kinds = [type(shape).__name__ for shape in shapes]
    assert kinds.count("Circle") == 2, "the ring of the second side"
    assert kinds.count("Path") == 6 + 5, "a line each, three filled markers, and a hollow diamond"


def test_a_match_without_a_deal_can_be_drawn(session: Session) -> None:
    opened = session.matches.open(record_match(session, FOUR))
    course = score_course(Words(), opened)
    geometry = chart_geometry(course, 360, 200, scale=2)
    assert chart_canvas(Words(), geometry, course.colors).shapes
    assert band_starts(opened.match.rules) == BANDS
