"""Groups of certain ranks alone, natural ones, and groups that are never canastas."""

import pytest

from scorekeeper.scoring.checks import may_go_out, meld_problems
from scorekeeper.scoring.meld import canasta_type, judged_melds
from tests.scoring.kit import melds, problem_rows, rules, side_rows

ACES_AND_THREES = rules("burraco", {"meld_rules.group_ranks": ["3", "A"]})
NO_CANASTAS = rules(
    "buraco",
    {"meld_rules.groups": True, "meld_rules.group_canastas": False, "meld_rules.max_wilds": 0},
)


@pytest.mark.parametrize(
    ("token", "codes"),
    [
        ("AAA", []),
        ("AA*", []),
        ("rrb", []),
        ("bbb", []),
        ("KKK", ["no_groups_of_rank"]),
        ("KKKKKKK2", ["no_groups_of_rank"]),
        ("h:JQK", []),
        ("h:A2r", []),
    ],
)
def test_only_some_ranks_may_be_melded_as_groups(token: str, codes: list[str]) -> None:
    (meld,) = judged_melds(ACES_AND_THREES, melds(token))
    assert [problem.code for problem in meld_problems(ACES_AND_THREES, meld)] == codes


@pytest.mark.parametrize(
    ("token", "codes", "canasta"),
    [
        ("KKK", [], None),
        ("KKKKKKKK", [], None),
        ("KK2", ["too_many_wilds"], None),
        ("h:456789T", [], "natural"),
        ("h:45678*T", [], "mixed"),
    ],
)
def test_groups_may_be_natural_ones_and_no_canastas(
    token: str, codes: list[str], canasta: str | None
) -> None:
    (meld,) = judged_melds(NO_CANASTAS, melds(token))
    assert [problem.code for problem in meld_problems(NO_CANASTAS, meld)] == codes
    assert canasta_type(NO_CANASTAS, meld) == canasta


def test_group_that_is_no_canasta_gives_no_bonus_or_going_out() -> None:
    assert side_rows(NO_CANASTAS, melds=["KKKKKKK"]) == [("melded_cards", 7, 70, "card_values")]
    out = {"melds": ["KKKKKKK"], "went_out": True}
    held = {"hand_card_points": 10, "feet_untaken": 1}
    assert problem_rows(NO_CANASTAS, out, held) == [
        ("out_without_canastas", "sides[0].went_out", "unlikely")
    ]
    assert may_go_out(NO_CANASTAS, {"natural": 1})
