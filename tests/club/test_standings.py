"""Tie-breaks one by one, dropped rounds, shared places: tables worked out by hand."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from scorekeeper.club.model import (
    Band,
    EntrantUid,
    Evening,
    MatchPoints,
    Score,
    TieBreak,
    seeded_order,
)
from scorekeeper.club.presets import scheme_of
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import arrange_round, draw_round, start_round
from scorekeeper.club.standings import standing
from tests.club.kit import (
    NOTE,
    accepted,
    enter_entrant,
    evening_of,
    play_round,
    play_with_scores,
    row_figures,
)

FINLAND = scheme_of("finland")
MEETS: Mapping[tuple[str, str], tuple[int, int]] = {
    ("A", "B"): (5000, 4000),
    ("B", "C"): (5000, 1000),
    ("C", "A"): (5000, 4900),
    ("A", "D"): (5000, 4500),
    ("B", "D"): (6000, 4500),
    ("C", "D"): (5500, 0),
}
"""A beats B, B beats C, C beats A, all three beat D: three level at four points."""


def three_level(*tie_breaks: TieBreak) -> Evening:
    figures = replace(FINLAND, tie_breaks=tie_breaks)
    evening = evening_of("ABCD", figures=figures, rounds=3)
    for _ in range(3):
        evening = play_with_scores(accepted(draw_round(evening, NOTE)), MEETS)
    return evening


@pytest.mark.parametrize(
    ("tie_break", "order"),
    [("difference", "BCAD"), ("card_points", "BACD"), ("highest_match", "BCAD")],
)
def test_a_figure_parts_those_who_are_level(tie_break: TieBreak, order: str) -> None:
    """A 14,900 (+1,400), B 15,000 (+4,500), C 11,500 (+1,600); highest 5,000, 6,000, 5,500."""
    rows = standing(three_level(tie_break))
    figures = {str(row.entrant): (row.card_points, row.difference) for row in rows}
    assert figures["A"] == (14900, 1400)
    assert figures["B"] == (15000, 4500)
    assert figures["C"] == (11500, 1600)
    assert "".join(row.entrant for row in rows) == order
    assert [row.tie_break for row in rows] == [None, tie_break, tie_break, None]


def test_a_win_and_two_defeats_are_before_two_draws_and_a_defeat() -> None:
    """E has won once, F has drawn twice: both have two points. G and H are level in all."""
    meets = {
        ("E", "F"): (5000, 4000),
        ("E", "G"): (3000, 5000),
        ("E", "H"): (3000, 5000),
        ("F", "G"): (4500, 4500),
        ("F", "H"): (4500, 4500),
        ("G", "H"): (4500, 4500),
    }
    evening = evening_of("EFGH", figures=replace(FINLAND, tie_breaks=("wins",)), rounds=3)
    for _ in range(3):
        evening = play_with_scores(accepted(draw_round(evening, NOTE)), meets)
    assert row_figures(standing(evening), "place", "points", "wins", "draws", "tie_break") == [
        ("G", 1, 4, 1, 2, None),
        ("H", 1, 4, 1, 2, None),
        ("E", 3, 2, 1, 0, None),
        ("F", 4, 2, 0, 2, "wins"),
    ]


def test_head_to_head_says_nothing_of_three_in_a_ring() -> None:
    rows = standing(three_level("head_to_head", "card_points"))
    assert [row.entrant for row in rows] == ["B", "A", "C", "D"]
    assert rows[1].tie_break == "card_points"


def test_head_to_head_puts_the_winner_of_the_match_first() -> None:
    """X and Y both win twice; Y has far more points, X has won their match."""
    meets = {
        ("X", "Y"): (5000, 4995),
        ("X", "Z"): (5000, 4995),
        ("X", "W"): (4000, 5000),
        ("Y", "Z"): (9000, 0),
        ("Y", "W"): (9000, 0),
        ("Z", "W"): (5000, 4000),
    }
    figures = replace(FINLAND, tie_breaks=("head_to_head", "difference"))
    evening = evening_of("XYZW", figures=figures, rounds=3)
    for _ in range(3):
        evening = play_with_scores(accepted(draw_round(evening, NOTE)), meets)
    assert row_figures(standing(evening), "points", "tie_break") == [
        ("X", 4, None),
        ("Y", 4, "head_to_head"),
        ("Z", 2, None),
        ("W", 2, "head_to_head"),
    ]


def test_head_to_head_waits_until_all_who_are_level_have_met() -> None:
    """After one round the winners have not met, so the next tie-break parts them."""
    evening = evening_of(
        "ABCD", figures=replace(FINLAND, tie_breaks=("head_to_head", "difference")), rounds=3
    )
    evening = play_with_scores(accepted(draw_round(evening, NOTE)), MEETS)
    assert {row.tie_break for row in standing(evening)} == {None, "difference"}


def test_head_to_head_says_nothing_where_not_all_have_met() -> None:
    """A, B and C have two points; A has beaten B, C has met neither. B's difference is best."""
    meets = {
        ("A", "B"): (5000, 4900),
        ("C", "D"): (5000, 4500),
        ("E", "F"): (4000, 4000),
        ("G", "H"): (4000, 4000),
        ("A", "E"): (1000, 5000),
        ("B", "F"): (9000, 1000),
        ("C", "G"): (4900, 5000),
        ("D", "H"): (1000, 5000),
    }
    figures = replace(FINLAND, tie_breaks=("head_to_head", "difference"))
    evening = evening_of("ABCDEFGH", figures=figures, movement="free", rounds=2)
    evening = play_with_scores(accepted(draw_round(evening, NOTE)), meets)
    second = [((EntrantUid(one),), (EntrantUid(other),)) for one, other in list(meets)[4:]]
    evening = play_with_scores(
        accepted(arrange_round(accepted(draw_round(evening, NOTE)), second, [], NOTE)), meets
    )
    level = [(row.entrant, row.difference) for row in standing(evening) if row.points == 2]
    assert level == [("B", 7900), ("C", 400), ("A", -3900)]


def test_the_lot_is_the_same_each_time_and_another_for_another_seed() -> None:
    evening = evening_of(8, figures=replace(FINLAND, tie_breaks=("lot",)), rounds=1)
    evening = play_round(evening, lambda *_: (5000, 5000))
    order = [row.entrant for row in standing(evening)]
    assert order == list(seeded_order(order, evening.plan.lot))
    assert [row.place for row in standing(evening)] == list(range(1, 9))
    other = replace(evening, plan=replace(evening.plan, lot=evening.plan.seed))
    assert [row.entrant for row in standing(other)] != order


@pytest.mark.parametrize("scheme", ["finland", "wins", "total", "burraco_3", "burraco_4"])
def test_before_the_first_result_nobody_has_a_place(scheme: str) -> None:
    """All stand as they were entered, through the draw and the start, and whoever rests."""
    evening = evening_of("DBECA", scheme=scheme)
    drawn = accepted(draw_round(evening, NOTE))
    for at in (evening, drawn, accepted(start_round(drawn, NOTE))):
        rows = standing(at)
        assert "".join(row.entrant for row in rows) == "DBECA"
        assert {(row.place, row.is_shared, row.tie_break) for row in rows} == {(None, False, None)}
        assert not any(row.is_in_top(5) for row in rows)


def test_the_first_result_gives_places() -> None:
    evening = accepted(start_round(accepted(draw_round(evening_of("DBCA"), NOTE)), NOTE))
    evening = accepted(record_from_paper(evening, 1, Score((5000, 4000)), NOTE))
    (winner,), (loser,) = (side.entrants for side in evening.rounds[0].tables[0].sides)
    rows = standing(evening)
    assert [row.place for row in rows] == [1, 2, 2, 4]
    assert (rows[0].entrant, rows[-1].entrant) == (winner, loser)
    assert [row.is_in_top(3) for row in rows] == [True, False, False, False]


def test_a_place_is_not_won_by_lot_before_something_is_played() -> None:
    """C and D have drawn without a win, the others have not played: only the lot could part all."""
    figures = replace(scheme_of("wins"), tie_breaks=("lot",))
    evening = accepted(
        start_round(accepted(draw_round(evening_of("ABCDEF", figures=figures), NOTE)), NOTE)
    )
    evening = accepted(record_from_paper(evening, 2, Score((5000, 5000)), NOTE))
    played_by = {side.entrants[0] for side in evening.rounds[0].tables[1].sides}
    rows = standing(evening)
    assert [row.place for row in rows] == [1, 2, 3, 3, 3, 3]
    assert {row.entrant for row in rows[:2]} == played_by
    assert [row.is_shared for row in rows] == [False, False, True, True, True, True]


def test_shared_place_leaves_the_next_one_out() -> None:
    evening = evening_of(4, figures=replace(FINLAND, tie_breaks=("difference",)), rounds=1)
    rows = standing(play_round(evening, lambda *_: (5000, 4000)))
    assert [(row.place, row.is_shared) for row in rows] == [
        (1, True),
        (1, True),
        (3, True),
        (3, True),
    ]


def test_the_worst_round_of_everybody_is_dropped() -> None:
    """A: 2, 2, 0 points: the lost one goes. D: 0, 0, 0: the one with the worst difference."""
    evening = three_level("card_points")
    evening = replace(evening, plan=replace(evening.plan, drop_worst=1))
    rows = {str(row.entrant): row for row in standing(evening)}
    assert [rows[uid].points for uid in ("A", "B", "C", "D")] == [4, 4, 4, 0]
    assert rows["A"].card_points == 5000 + 5000
    [dropped] = rows["D"].dropped
    assert (dropped.gain.card_points, dropped.gain.difference) == (0, -5500)
    assert rows["D"].losses == 2


def test_nothing_is_dropped_of_a_round_that_still_runs() -> None:
    evening = play_round(evening_of("AB", rounds=3, drop_worst=1), lambda *_: (5000, 0))
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    evening = accepted(record_from_paper(evening, 1, Score((5000, 0)), NOTE))
    assert [row.dropped for row in standing(evening)] == [(), ()]
    assert sum(row.points for row in standing(evening)) == 4


def test_missed_round_is_the_worst_and_one_always_counts() -> None:
    """A round that was missed is the worst and one round always counts."""
    figures = replace(scheme_of("total"), missed="nothing")
    evening = evening_of("AB", rounds=3, drop_worst=1, figures=figures)
    evening = play_round(evening, lambda *_: (-100, -200))
    assert all(row.dropped == () for row in standing(evening))
    evening = play_round(enter_entrant(enter_entrant(evening, "C"), "D"), lambda *_: (-300, -400))
    rows = {str(row.entrant): row for row in standing(evening)}
    assert rows["C"].dropped == rows["D"].dropped == ()
    assert {len(rows[uid].dropped) for uid in ("A", "B")} == {1}
    assert max(rows["A"].points, rows["B"].points) == -100


def test_figures_may_be_changed_for_an_evening() -> None:
    """Three points for a win; victory points of one's own."""
    three = replace(FINLAND, match_points=MatchPoints(3, 1, 0))
    assert standing(play_round(evening_of(2, figures=three), lambda *_: (5000, 0)))[0].points == 3
    own = replace(
        scheme_of("burraco_3"), bands=(Band(0, 5, 5), Band(1000, 7, 3), Band(None, 10, 0))
    )
    rows = standing(play_round(evening_of(2, figures=own), lambda *_: (5000, 4000)))
    assert [row.points for row in rows] == [7, 3]


def test_table_of_three_measures_each_by_the_best_other() -> None:
    evening = evening_of(
        7, form="individuals", movement="rotating", ruleset="british", threes="british", rounds=1
    )
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    four, three = sorted(evening.rounds[0].tables, key=lambda table: len(table.sides))
    evening = accepted(record_from_paper(evening, four.number, Score((5000, 4000)), NOTE))
    evening = accepted(record_from_paper(evening, three.number, Score((3000, 5200, 4100)), NOTE))
    rows = {str(row.entrant): row for row in standing(evening)}
    uids = [side.entrants[0] for side in three.sides]
    assert [rows[uid].points for uid in uids] == [0, 2, 0]
    assert [rows[uid].difference for uid in uids] == [-2200, 1100, -1100]
    assert [rows[uid].points for uid in four.sides[0].entrants] == [2, 2]


def test_a_drawn_round_counts_nothing_before_it_has_started() -> None:
    evening = play_round(evening_of("ABC", scheme="wins"), lambda *_: (5000, 0))
    drawn = accepted(draw_round(evening, NOTE))
    assert standing(drawn) == standing(evening)
    assert sum(row.byes for row in standing(accepted(start_round(drawn, NOTE)))) == 2
