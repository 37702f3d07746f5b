"""A knock-out: who goes on, who rests in its first round, and the places at its end."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.club.entrants import add_entrant, check_in, check_out
from scorekeeper.club.model import (
    EntrantUid,
    Evening,
    Member,
    MemberUid,
    Score,
    Table,
    change_plan,
    plan_problems,
)
from scorekeeper.club.results import correct_result, record_from_paper, record_walkover
from scorekeeper.club.rounds import (
    arrange_round,
    change_places,
    close_round,
    draw_of,
    draw_round,
    repeat_problems,
    start_round,
)
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.club.standings import exit_round, standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import NOTE, WHY, accepted, evening_of, plan_of, play_round, row_figures
from tests.support.problems import problem_codes

FIRST = (5000, 1000)
LEVEL = (3000, 3000)


def seeded_evening(names: str, **plan: Any) -> Evening:
    """An evening of players alone against each other, the strongest first."""
    plan = {"form": "individuals", "ruleset": "classic_2p", "rounds": 1, **plan}
    evening = evening_of(0, movement="knockout", **plan)
    for name in names:
        member = Member(MemberUid(f"m{name}"), name)
        evening = accepted(add_entrant(evening, EntrantUid(name), [member]))
    ranked = (replace(entrant, rank=rank) for rank, entrant in enumerate(evening.entrants, 1))
    return replace(evening, entrants=tuple(ranked))


def draw_next_round(evening: Evening) -> Evening:
    return accepted(draw_round(evening, NOTE))


def meetings(evening: Evening) -> list[str]:
    return ["-".join("".join(side) for side in m) for m in draw_of(evening.rounds[-1]).meetings]


def won(evening: Evening, wins: Callable[[Table], int] = lambda _: 0) -> Evening:
    """The drawn round played; `wins` gives the side that wins a table, usually the stronger."""
    evening = accepted(start_round(evening, NOTE))
    for table in evening.rounds[-1].tables:
        points = FIRST if wins(table) == 0 else FIRST[::-1]
        evening = accepted(record_from_paper(evening, table.number, Score(points), NOTE))
    return accepted(close_round(evening, NOTE))


def test_knockout_seeds_first_and_second_for_the_final() -> None:
    evening = draw_next_round(seeded_evening("ABCDEFGH"))
    assert meetings(evening) == ["A-H", "B-G", "C-F", "D-E"]
    assert evening.plan.rounds == 3
    evening = draw_next_round(won(evening))
    assert meetings(evening) == ["A-D", "B-C"]
    evening = draw_next_round(won(evening))
    assert meetings(evening) == ["A-B"]
    evening = won(evening)
    assert evening.is_over
    assert problem_codes(draw_round(evening, NOTE)) == ["all_rounds_played"]


def test_knockout_upset_winner_takes_the_stronger_place() -> None:
    """H beats A and then meets whoever wins D against E."""
    evening = draw_next_round(
        won(draw_next_round(seeded_evening("ABCDEFGH")), lambda table: int(table.number == 1))
    )
    assert meetings(evening) == ["H-D", "B-C"]


def test_knockout_byes_go_to_the_strongest() -> None:
    evening = draw_next_round(seeded_evening("ABCDE"))
    assert (meetings(evening), evening.rounds[0].byes) == (["D-E"], ("A", "B", "C"))
    assert evening.plan.rounds == 3
    assert repeat_problems(evening, 1) == ()
    evening = draw_next_round(won(evening))
    assert (meetings(evening), evening.rounds[1].byes) == (["A-D", "B-C"], ())


def test_without_places_of_an_earlier_evening_it_is_drawn_by_lot() -> None:
    orders = set()
    for seed in "abcdef":
        plan = {"form": "individuals", "ruleset": "classic_2p", "movement": "knockout"}
        orders.add(tuple(meetings(draw_next_round(evening_of("ABCD", seed=seed, **plan)))))
    assert len(orders) > 1


def test_knockout_places_are_shared_by_losers_of_a_round() -> None:
    evening = seeded_evening("ABCDEFGH")
    for _ in range(3):
        evening = won(draw_next_round(evening))
    assert [(row.entrant, row.place, row.is_shared) for row in standing(evening)] == [
        ("A", 1, False),
        ("B", 2, False),
        ("C", 3, True),
        ("D", 3, True),
        ("E", 5, True),
        ("F", 5, True),
        ("G", 5, True),
        ("H", 5, True),
    ]


def test_knockout_loser_is_out_once_the_round_is_closed() -> None:
    evening = draw_next_round(seeded_evening("ABCD"))
    assert meetings(evening) == ["A-D", "B-C"]
    running = accepted(start_round(evening, NOTE))
    running = accepted(record_from_paper(running, 1, Score(FIRST), NOTE))
    assert exit_round(running, EntrantUid("D")) is None, "the result may still be put right"
    evening = won(draw_next_round(won(evening)))
    assert [exit_round(evening, EntrantUid(uid)) for uid in "ABCD"] == [None, 2, 1, 1]


def test_knockout_double_walkover_puts_both_out() -> None:
    evening = accepted(start_round(draw_next_round(seeded_evening("ABCD")), NOTE))
    evening = accepted(record_walkover(evening, 1, (0, 1), NOTE))
    evening = accepted(
        close_round(accepted(record_from_paper(evening, 2, Score(FIRST), NOTE)), NOTE)
    )
    assert [exit_round(evening, EntrantUid(uid)) for uid in "ABCD"] == [1, None, 1, 1]


def test_of_any_other_movement_nobody_is_out() -> None:
    evening = play_round(evening_of(4), lambda *_: FIRST)
    assert [exit_round(evening, entrant.uid) for entrant in evening.entrants] == [None] * 4


def test_points_do_not_help_who_is_out() -> None:
    """D loses by ten points, with more of them than anybody else has."""
    evening = accepted(start_round(draw_next_round(seeded_evening("ABCD")), NOTE))
    for table, points in ((1, (8010, 8000)), (2, (100, 50))):
        evening = accepted(record_from_paper(evening, table, Score(points), NOTE))
    evening = accepted(close_round(evening, NOTE))
    assert row_figures(standing(evening), "place") == [("A", 1), ("B", 1), ("C", 3), ("D", 3)]


def test_a_drawn_match_waits_for_the_organiser_to_name_the_winner() -> None:
    evening = accepted(start_round(draw_next_round(seeded_evening("ABCD")), NOTE))
    for table, points in ((1, LEVEL), (2, FIRST)):
        evening = accepted(record_from_paper(evening, table, Score(points), NOTE))
    problems = close_round(evening, NOTE)
    assert problem_codes(problems) == ["nobody_has_won"]
    assert isinstance(problems, tuple)
    assert problems[0].values == {"table": 1}
    evening = accepted(correct_result(evening, 1, 1, Score(LEVEL, winner=1), WHY))
    assert meetings(draw_next_round(accepted(close_round(evening, NOTE)))) == ["D-B"]


def test_knockout_double_walkover_gives_the_strongest_a_bye() -> None:
    evening = accepted(start_round(draw_next_round(seeded_evening("ABCDEFGH")), NOTE))
    evening = accepted(record_walkover(evening, 1, (0, 1), NOTE))
    for table in (2, 3, 4):
        evening = accepted(record_from_paper(evening, table, Score(FIRST), NOTE))
    evening = draw_next_round(accepted(close_round(evening, NOTE)))
    assert (meetings(evening), evening.rounds[1].byes) == (["C-D"], ("B",))
    assert evening.plan.rounds == 3


def test_knockout_draws_no_leavers_and_no_latecomers() -> None:
    evening = won(draw_next_round(seeded_evening("ABCD")))
    evening = accepted(check_out(evening, EntrantUid("D")))
    evening = accepted(check_in(evening, EntrantUid("D")))
    evening = accepted(add_entrant(evening, EntrantUid("Z"), [Member(MemberUid("z"), "Z")]))
    assert meetings(draw_next_round(evening)) == ["A-B"]
    evening = accepted(check_out(evening, EntrantUid("B")))
    assert problem_codes(draw_round(evening, NOTE)) == ["all_rounds_played"]


def test_the_drawn_round_is_changed_by_hand_among_those_still_in() -> None:
    evening = draw_next_round(won(draw_next_round(seeded_evening("ABCDEFGH"))))
    swapped = accepted(change_places(evening, EntrantUid("D"), EntrantUid("C"), NOTE))
    assert meetings(swapped) == ["A-C", "B-D"]
    out = accepted(check_out(evening, EntrantUid("H")))
    assert problem_codes(change_places(out, EntrantUid("D"), EntrantUid("E"), NOTE)) == [
        "not_there",
        "seated_nowhere",
    ]
    same = accepted(arrange_round(evening, draw_of(evening.rounds[1]).meetings, (), NOTE))
    assert same.rounds == evening.rounds


def test_teams_go_on_by_matches_and_then_by_card_points() -> None:
    evening = evening_of("ABCD", form="teams", movement="knockout")
    evening = accepted(start_round(draw_next_round(evening), NOTE))
    first, second = (
        [table.number for table in evening.rounds[0].tables if table.sides[0].entrants == (uid,)]
        for uid in dict.fromkeys(table.sides[0].entrants[0] for table in evening.rounds[0].tables)
    )
    strong = evening.rounds[0].tables[0].sides[0].entrants
    other = evening.rounds[0].tables[-1].sides[1].entrants
    scores = {first[0]: (5000, 0), first[1]: (0, 4000), second[0]: (10, 5), second[1]: (0, 9000)}
    for table, points in scores.items():
        evening = accepted(record_from_paper(evening, table, Score(points), NOTE))
    evening = draw_next_round(accepted(close_round(evening, NOTE)))
    (final,) = draw_of(evening.rounds[1]).meetings
    assert final == (strong, other)


def test_knockout_begins_only_with_the_evening() -> None:
    """A knockout neither begins nor ends in the middle of an evening."""
    evening = play_round(evening_of(4, rounds=3), lambda *_: FIRST)
    plan = replace(evening.plan, movement="knockout")
    assert problem_codes(change_plan(evening, plan, RuleLibrary())) == ["has_begun"]
    evening = draw_next_round(seeded_evening("ABCD"))
    assert problem_codes(
        change_plan(evening, replace(evening.plan, movement="free"), RuleLibrary())
    ) == ["has_begun"]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"form": "individuals"}, "draw_needs_fixed_sides"),
        ({"ruleset": "hand_and_foot", "house_rules": {"sides.count": 3}}, "draw_needs_fixed_sides"),
    ],
)
def test_a_knockout_needs_two_sides_that_stay_together(plan: dict[str, Any], code: str) -> None:
    assert code in problem_codes(plan_problems(plan_of(movement="knockout", **plan), RuleLibrary()))


@given(
    count=st.integers(2, 160),
    seed=st.text("abc", max_size=3),
    chance=st.randoms(use_true_random=False),
)
@settings(max_examples=6)
def test_every_round_halves_those_still_in_and_one_is_left(
    count: int, seed: str, chance: Any
) -> None:
    evening = evening_of(count, movement="knockout", rounds=1, seed=seed)
    still_in = {entrant.uid for entrant in evening.entrants}
    number = 0
    while not evening.is_over:
        evening = draw_next_round(evening)
        again = draw_round(replace(evening, rounds=evening.rounds[:-1]), NOTE)
        assert accepted(again).rounds == evening.rounds
        last = draw_of(evening.rounds[-1])
        at_tables = [uid for meeting in last.meetings for side in meeting for uid in side]
        assert sorted([*at_tables, *last.byes]) == sorted(still_in)
        assert not last.byes or number == 0
        number += 1
        evening = won(evening, lambda _: chance.randint(0, 1))
        rows = standing(evening)
        still_in = {row.entrant for row in rows if row.place == 1}
        assert len(still_in) & (len(still_in) - 1) == 0
    assert len(still_in) == 1
    assert number == (count - 1).bit_length() == evening.plan.rounds
    assert read_evening(evening_document(evening), "evening.json", RuleLibrary()) == evening
