"""What Modern American and Brazilian tables take off for melds left short and cards held back."""

from typing import Any

import pytest

from tests.scoring.kit import Document, rows, rules, score_of, side_rows

MODERN = "modern_american"


def penalty_rows(rule_set: str, house: dict[str, Any] | None = None, **side: Any) -> list[object]:
    lines = side_rows(rules(rule_set, house or {}), **side)
    return [row for row in lines if row[0] in ("incomplete", "held")]


SEVENS = ("incomplete", 1, -2500, "penalties.incomplete_sevens")
ACES = ("incomplete", 1, -2500, "penalties.incomplete_aces")
WILD = ("incomplete", 1, -2000, "penalties.incomplete_wild")
SHORT = ("incomplete", 1, -1000, "penalties.short_sequence")


@pytest.mark.parametrize(
    ("rule_set", "token", "lines"),
    [
        (MODERN, "77777", [SEVENS]),
        (MODERN, "7777777", []),
        (MODERN, "AAA", [ACES]),
        (MODERN, "AAAA2", []),
        (MODERN, "222**", [WILD]),
        (MODERN, "22****", [WILD]),
        (MODERN, "222****", []),
        (MODERN, "KKK", []),
        ("classic_4p", "777", []),
        ("brazilian", "s:456", [SHORT]),
        ("brazilian", "s:45678", [SHORT]),
        ("brazilian", "s:456789", []),
        ("samba", "s:456", []),
    ],
)
def test_a_meld_left_short_costs_what_the_rule_set_says(
    rule_set: str, token: str, lines: list[object]
) -> None:
    assert penalty_rows(rule_set, melds=["KKKKKKK", token]) == lines


@pytest.mark.parametrize(
    ("kind", "line"), [("sevens", SEVENS), ("aces", ACES), ("wild", WILD)], ids=lambda x: str(x)[:6]
)
def test_incomplete_canasta_penalty_may_be_counted_instead(kind: str, line: object) -> None:
    assert penalty_rows(MODERN, incomplete=[kind], canastas={"natural": 1}) == [line]


def test_each_of_several_is_charged() -> None:
    twice = ("incomplete", 2, -2000, "penalties.short_sequence")
    assert penalty_rows("brazilian", melds=["s:456", "h:789T"]) == [twice]
    assert penalty_rows("brazilian", incomplete=["sequence", "sequence"]) == [twice]


def test_all_four_jokers_in_a_short_wild_meld_may_cost_more() -> None:
    house = {"penalties.incomplete_wild_with_four_jokers": -2500}
    dearer = ("incomplete", 1, -2500, "penalties.incomplete_wild_with_four_jokers")
    assert penalty_rows(MODERN, house, melds=["22****"]) == [dearer]
    assert penalty_rows(MODERN, house, melds=["222***"]) == [WILD]
    assert penalty_rows(MODERN, house, incomplete=["wild_with_four_jokers"]) == [dearer]
    assert penalty_rows(MODERN, incomplete=["wild_with_four_jokers"]) == [WILD]


def test_a_shorter_limit_for_short_sequences_is_a_house_rule() -> None:
    house = {"penalties.short_sequence.max_len": 4}
    assert penalty_rows("brazilian", house, melds=["s:45678"]) == []
    assert penalty_rows("brazilian", house, melds=["s:4567"]) == [SHORT]


HELD_SEVENS = ("held", 1, -1500, "penalties.held_sevens_3plus")
HELD_ACES = ("held", 1, -1500, "penalties.held_aces_3plus")


@pytest.mark.parametrize(
    ("hands", "lines"),
    [
        (["777", "A"], [HELD_SEVENS]),
        (["77", "7"], []),
        (["AAA", "AAAA"], [("held", 2, -3000, "penalties.held_aces_3plus")]),
        (["777AAA", {}], [HELD_SEVENS, HELD_ACES]),
    ],
)
def test_three_sevens_or_aces_held_are_charged_to_each_player(
    hands: list[object], lines: list[object]
) -> None:
    assert penalty_rows(MODERN, hands=hands, canastas={"natural": 1}) == lines


def test_the_hand_of_a_whole_side_is_taken_as_one() -> None:
    assert penalty_rows(MODERN, cards_in_hand={"7": 3}, canastas={"natural": 1}) == [HELD_SEVENS]


def test_players_who_hold_them_may_be_counted() -> None:
    counted = penalty_rows(MODERN, held=["sevens", "aces", "sevens"], canastas={"natural": 1})
    assert counted == [("held", 2, -3000, "penalties.held_sevens_3plus"), HELD_ACES]


def test_nobody_is_charged_for_it_elsewhere() -> None:
    assert (
        penalty_rows("classic_4p", hands=["777AAA", "AAA"], held=["aces"], incomplete=["wild"])
        == []
    )


def test_a_foot_that_was_not_taken_costs_its_price() -> None:
    burraco = rules("hand_and_foot", {"penalties.foot_untaken": -100})
    assert side_rows(burraco, feet_untaken=1, hand_card_points=60) == [
        ("cards_in_hand", None, -60, "hand_cards"),
        ("feet_untaken", 1, -100, "penalties.foot_untaken"),
    ]
    assert side_rows(rules("hand_and_foot"), feet_untaken=1) == []


ONLY_IF_ANOTHER_TOOK = {"penalties.foot_untaken_when": "another_side_took"}


def foot_points(house: Document, *untaken: int) -> list[int]:
    """The points of each side that has cards worth 10 in hand, by its feet that were not taken."""
    sides = [{"feet_untaken": count, "hand_card_points": 10} for count in untaken]
    return [total + 10 for total in score_of(rules("burraco", house), *sides).totals]


def test_a_foot_may_cost_nothing_unless_another_side_took_its_own() -> None:
    """The code of FIBUR of January 2026: only if at least one side took its pozzetto."""
    assert foot_points({}, 1, 1) == [-100, -100]
    assert foot_points(ONLY_IF_ANOTHER_TOOK, 1, 1) == [0, 0]
    assert foot_points(ONLY_IF_ANOTHER_TOOK, 1, 0) == [-100, 0]
    assert foot_points(ONLY_IF_ANOTHER_TOOK, 0, 0) == [0, 0]


def test_a_foot_that_costs_nothing_has_a_line_with_the_reason() -> None:
    both = {"feet_untaken": 1, "hand_card_points": 10}
    first, _ = score_of(rules("burraco", ONLY_IF_ANOTHER_TOOK), both, both).sides
    assert rows(first)[-1] == ("feet_untaken", 1, 0, "penalties.foot_untaken_when")
