"""Cards on the table count for a side, cards left in hand against it."""

import pytest

from scorekeeper.rules import rule_set_ids
from scorekeeper.rules.cards import JOKER, value_of
from tests.scoring.kit import rules, score_of, side_rows

CLASSIC = rules()
VALUES = {"*": 50, "2": 20, "A": 20, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 10, "8": 10}
LOW = {"7": 5, "6": 5, "5": 5, "4": 5}
CLASSIC_VALUES = VALUES | LOW
OTHER_VALUES = {
    "samba": CLASSIC_VALUES,
    "burraco": CLASSIC_VALUES | {"*": 30, "A": 15},
    "buraco": CLASSIC_VALUES | {"*": 20, "2": 10, "A": 15},
    "biriba": CLASSIC_VALUES | {"*": 20, "2": 10, "A": 15},
    "tranca": dict.fromkeys((*VALUES.keys() - {"*"}, *LOW), 10),
}
NAMES = {"*": JOKER, "T": "10"}
"""Cards whose name in a rule file is not their letter."""
TWO_CANASTAS = {"canastas": {"mixed": 2}, "melded_card_points": 100}


@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_each_card_has_its_value_in_hand(rule_set: str) -> None:
    values = rules(rule_set).card_values
    for card in CLASSIC_VALUES:
        points = values.get(NAMES.get(card, card))
        if points is None:
            assert (card, rules(rule_set).jokers) == ("*", 0)
            continue
        lines = side_rows(rules(rule_set), **TWO_CANASTAS, cards_in_hand=card * 2)
        assert ("cards_in_hand", 2, -2 * points, "hand_cards") in lines


@pytest.mark.parametrize("rule_set", ["classic_4p", *OTHER_VALUES])
def test_values_of_cards_are_those_of_the_sources(rule_set: str) -> None:
    values = rules(rule_set).card_values
    for card, points in OTHER_VALUES.get(rule_set, CLASSIC_VALUES).items():
        assert values[NAMES.get(card, card)] == points


def test_card_without_a_value_is_worth_0() -> None:
    without_jokers = rules(next(s for s in rule_set_ids() if not rules(s).jokers))
    assert value_of(without_jokers, JOKER) == 0


def test_nothing_at_all_is_no_line() -> None:
    assert side_rows(CLASSIC) == []


def test_the_cards_of_all_melds_are_one_line() -> None:
    assert side_rows(CLASSIC, melds=["555", "KKKK", "AA2*"]) == [
        ("melded_cards", 11, 15 + 40 + 110, "card_values")
    ]


def test_partners_hands_are_one_line_with_the_number_of_cards() -> None:
    assert side_rows(CLASSIC, melds=["KKK"], hands=["AK5", {"JOKER": 1}, {}]) == [
        ("melded_cards", 3, 30, "card_values"),
        ("cards_in_hand", 4, -85, "hand_cards"),
    ]


def test_a_hand_by_rank_says_the_same_as_one_in_notation() -> None:
    by_rank = {"A": 2, "10": 1, "T": 1, "2": 1, "JOKER": 1, "3b": 1, "3r": 1}
    assert side_rows(CLASSIC, cards_in_hand=by_rank) == side_rows(
        CLASSIC, cards_in_hand="aa10t2*br"
    )


def test_points_that_were_only_counted_have_no_number_of_cards() -> None:
    assert side_rows(CLASSIC, melded_card_points=145, hand_card_points=60) == [
        ("melded_cards", None, 145, "card_values"),
        ("cards_in_hand", None, -60, "hand_cards"),
    ]


def test_threes_in_hand_stand_apart_from_the_other_cards() -> None:
    assert side_rows(CLASSIC, melds=["KKK"], cards_in_hand="Kbbr") == [
        ("melded_cards", 3, 30, "card_values"),
        ("cards_in_hand", 1, -10, "hand_cards"),
        ("black_threes_in_hand", 2, -10, "black_three.in_hand"),
        ("red_threes_in_hand", 1, -500, "red_three_in_hand.points"),
    ]


def test_card_points_inside_canastas_may_be_switched_off() -> None:
    bonus_only = rules(house={"canasta_cards_count": False})
    assert side_rows(bonus_only, melds=["KKKKKKK", "444"]) == [
        ("melded_cards", 3, 15, "card_values"),
        ("natural_canasta", 1, 500, "canasta_bonus.natural"),
    ]


def test_melds_without_a_canasta_count_against_modern_american() -> None:
    modern = rules("modern_american")
    assert side_rows(modern, melds=["KKK", "AA2"]) == [
        ("melded_cards", 6, -90, "melded_cards_negative_without_canasta")
    ]
    assert side_rows(modern, melds=["KKKKKKK", "QQQ"])[0] == (
        "melded_cards",
        10,
        100,
        "card_values",
    )


def test_a_count_below_0_adds_and_takes_nothing() -> None:
    below = {"melded_card_points": -90, "hand_card_points": -30, "red_threes": -1}
    assert side_rows(CLASSIC, **below, canastas={"natural": -1}, cards_in_hand={"K": -2}) == []
    assert side_rows(CLASSIC, melds=[{"rank": "K", "naturals": 3, "twos": -1}]) == [
        ("melded_cards", 2, 30, "card_values")
    ]


def test_the_table_may_give_and_take_points_with_a_reason() -> None:
    assert side_rows(CLASSIC, melds=["555"], adjustment={"points": -50, "reason": "late"}) == [
        ("melded_cards", 3, 15, "card_values"),
        ("adjustment", None, -50, None),
    ]


def test_the_total_of_the_table_stands_instead_of_every_count() -> None:
    side = {"total": -225, "melds": ["KKKKKKK"], "red_threes": 2, "went_out": True}
    assert side_rows(CLASSIC, **side) == [("total", None, -225, None)]
    assert side_rows(CLASSIC, **side, adjustment={"points": 25}) == [
        ("total", None, -225, None),
        ("adjustment", None, 25, None),
    ]


def test_the_sides_of_a_deal_may_be_told_in_three_depths() -> None:
    score = score_of(
        rules("classic_3p"),
        {"melds": ["KKKKKKK", "555"], "red_threes": 1, "went_out": True},
        {"canastas": {"mixed": 1}, "melded_card_points": 145, "hand_card_points": 60},
        {"total": 85},
    )
    assert score.totals == (785, 385, 85)
    assert score.problems == ()


def test_cards_and_counts_of_one_side_add_up() -> None:
    """Threes counted apart were once taken off the number of cards in hand: it said -1."""
    side = {"melds": ["KKKKKKK"], "canastas": {"mixed": 1}, "cards_in_hand": "A5"}
    counted = {"red_threes_in_hand": 1, "black_threes_in_hand": 2}
    assert side_rows(CLASSIC, **side, **counted) == [
        ("melded_cards", 7, 70, "card_values"),
        ("natural_canasta", 1, 500, "canasta_bonus.natural"),
        ("mixed_canasta", 1, 300, "canasta_bonus.mixed"),
        ("cards_in_hand", 2, -25, "hand_cards"),
        ("black_threes_in_hand", 2, -10, "black_three.in_hand"),
        ("red_threes_in_hand", 1, -500, "red_three_in_hand.points"),
    ]
