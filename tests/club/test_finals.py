"""Evenings that begin with those who go on from another one, and with points of theirs."""

from dataclasses import replace

import pytest

from scorekeeper.club.entrants import check_out
from scorekeeper.club.finals import Qualification, candidates, enter_qualifiers, set_carried_points
from scorekeeper.club.model import EntrantUid, Evening, EveningUid, Form, Movement, new_evening
from scorekeeper.club.rounds import draw_of, draw_round
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.club.standings import standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import NOTE, accepted, evening_of, plan_of, play_round, row_figures
from tests.support.problems import problem_codes


def earlier(count: int = 8, **plan: object) -> Evening:
    """An evening after one round by card points, the table with the higher number the better."""
    evening = evening_of(count, scheme="total", rounds=1, **plan)
    return play_round(evening, lambda _, table: (1000 * table, 100 * table))


def final(
    before: Evening,
    *,
    first: int = 1,
    last: int | None = None,
    share: int = 0,
    form: Form = "pairs",
    movement: Movement = "knockout",
) -> Evening:
    new = accepted(
        new_evening(
            EveningUid("final"), plan_of(form=form, movement=movement, rounds=3), RuleLibrary()
        )
    )
    places = Qualification(evening=before.uid, first=first, last=last, share=share)
    return accepted(enter_qualifiers(new, before, places))


def test_the_first_four_play_a_knockout_first_against_fourth() -> None:
    before = earlier()
    order = [row.entrant for row in standing(before)]
    evening = accepted(draw_round(final(before, last=4), NOTE))
    assert draw_of(evening.rounds[0]).meetings == (
        ((order[0],), (order[3],)),
        ((order[1],), (order[2],)),
    )
    assert [entrant.rank for entrant in evening.entrants] == [1, 2, 3, 4]


def test_both_halves_are_sections_of_their_own() -> None:
    before = earlier()
    order = candidates(before)
    upper, lower = final(before, last=4), final(before, first=5)
    assert tuple(entrant.uid for entrant in (*upper.entrants, *lower.entrants)) == order


@pytest.mark.parametrize("movement", ["by_standing", "danish"])
def test_final_is_drawn_by_places_of_the_earlier_evening(
    movement: Movement,
) -> None:
    before = earlier()
    order = [row.entrant for row in standing(before)]
    evening = accepted(draw_round(final(before, movement=movement), NOTE))
    assert [uid for one in draw_of(evening.rounds[0]).meetings for (uid,) in one] == order


@pytest.mark.parametrize(
    ("points", "share", "carried"),
    [
        (4000, 0, 0),
        (4000, 50, 2000),
        (4000, 100, 4000),
        (5, 50, 3),
        (-5, 50, -3),
        (1, 49, 0),
    ],
)
def test_a_share_of_the_points_is_rounded_to_whole_ones(
    points: int, share: int, carried: int
) -> None:
    before = evening_of(2, scheme="total", rounds=1)
    before = play_round(before, lambda *_: (points, -9000))
    assert final(before, share=share).entrants[0].carried == carried


def test_carried_over_points_are_a_line_from_the_start() -> None:
    """What is carried over is a line of its own and counts from the start."""
    before = earlier(4)
    evening = final(before, share=10, movement="round_robin")
    evening = replace(evening, plan=replace(evening.plan, scheme=before.plan.scheme))
    order = [row.entrant for row in standing(before)]
    assert row_figures(standing(evening), "points", "place") == [
        (order[0], 200, None),
        (order[1], 100, None),
        (order[2], 20, None),
        (order[3], 10, None),
    ]
    evening = play_round(evening, lambda *_: (500, 500))
    for row in standing(evening):
        assert [(line.gain.outcome, line.round) for line in row.lines] == [
            ("carried", None),
            ("drawn", 1),
        ]
        assert row.points == sum(line.gain.points for line in row.lines)
        assert row.card_points == 500
    assert row_figures(standing(evening), "points", "place") == [
        (order[0], 700, 1),
        (order[1], 600, 2),
        (order[2], 520, 3),
        (order[3], 510, 4),
    ]


def test_the_worst_round_is_left_out_but_never_what_was_carried_over() -> None:
    evening = final(earlier(4), share=100, movement="round_robin")
    evening = replace(evening, plan=replace(evening.plan, drop_worst=1, rounds=2))
    for _ in range(2):
        evening = play_round(evening, lambda *_: (5000, 0))
    for row in standing(evening):
        assert "carried" in [line.gain.outcome for line in row.lines]
        assert len(row.dropped) == 1


def test_the_points_can_be_changed_until_the_first_round_is_drawn() -> None:
    evening = final(earlier(4), share=100)
    uid = evening.entrants[0].uid
    assert accepted(set_carried_points(evening, uid, -5)).entrants[0].carried == -5
    assert problem_codes(set_carried_points(evening, EntrantUid("nobody"), 1)) == [
        "no_such_entrant"
    ]
    assert problem_codes(set_carried_points(accepted(draw_round(evening, NOTE)), uid, 1)) == [
        "has_begun"
    ]


def test_qualifier_that_left_is_followed_by_the_next_place() -> None:
    before = earlier(4)
    order = candidates(before)
    left = accepted(check_out(before, order[1]))
    going = final(left, last=3)
    assert tuple(entrant.uid for entrant in going.entrants) == (order[0], order[2], order[3])


def test_qualifying_for_a_final_is_refused_with_reasons() -> None:
    before, new = earlier(4), evening_of(0, form="individuals", movement="by_lot")
    places = Qualification(evening=before.uid)
    assert problem_codes(enter_qualifiers(new, before, places)) == ["wrong_number_of_members"]
    beyond = Qualification(evening=before.uid, first=5)
    assert problem_codes(enter_qualifiers(evening_of(0), before, beyond)) == ["nobody_goes_on"]
    unplayed = evening_of(4)
    assert problem_codes(enter_qualifiers(evening_of(0), unplayed, places)) == ["nobody_goes_on"]


def test_carried_over_points_are_written_and_read() -> None:
    evening = final(earlier(4), share=100)
    assert read_evening(evening_document(evening), "evening.json", RuleLibrary()) == evening
