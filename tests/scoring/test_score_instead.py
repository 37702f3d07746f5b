"""What stands instead of a count: acaba, and whole hands that are laid at once."""

import pytest

from tests.scoring.kit import rules, score_of, side_rows

TABLE = {"melds": ["KKKKKKK"], "red_threes": 2, "cards_in_hand": "AA"}


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("caller", ("acaba", 1, 0, "acaba.caller")),
        ("opponent", ("acaba", 1, 1500, "acaba.opponents")),
    ],
)
def test_acaba_is_flat_whatever_lies_on_the_table(part: str, line: object) -> None:
    assert side_rows(rules("british"), **TABLE, acaba=part) == [line]


def test_a_total_with_its_base_is_two_lines() -> None:
    """The sheets of Hand & Foot have a column for books and bonuses, and one for cards."""
    assert side_rows(rules("hand_and_foot"), total=280, base=300) == [
        ("total_base", None, 300, None),
        ("total_cards", None, -20, None),
    ]


def test_three_alone_at_a_british_table_1500_for_each_but_the_caller() -> None:
    three = rules("british", {"sides.count": 3, "sides.size": 1})
    score = score_of(three, {"acaba": "opponent"}, {"acaba": "caller"}, {"acaba": "opponent"})
    assert (score.totals, score.problems) == ((1500, 0, 1500), ())


def test_acaba_of_the_caller_alone_pays_the_opponents() -> None:
    """They once got nothing, or what lay before them, until they were marked as well."""
    british = rules("british")
    for opponent in ({}, {"melds": ["KKKKKKK"]}, {"hand_card_points": 40}):
        score = score_of(british, {"acaba": "caller"}, opponent)
        assert (score.totals, score.problems) == ((0, 1500), ())
    gift = {"adjustment": {"points": 20}}
    assert score_of(british, {"acaba": "caller"}, gift).totals == (0, 1520)
    assert score_of(british, {"acaba": "caller"}, {"total": 700}).totals == (0, 700)
    three = rules("british", {"sides.count": 3, "sides.size": 1})
    assert score_of(three, {}, {"acaba": "caller"}, {}).totals == (1500, 0, 1500)


@pytest.mark.parametrize(
    ("rule_set", "hand", "points"),
    [
        ("modern_american", "straight", 3000),
        ("modern_american", "pairs_no_wilds", 2500),
        ("modern_american", "pairs_twos_sevens_aces", 2000),
        ("modern_american", "garbage", 2000),
        ("modern_american_cla", "garbage", 3000),
        ("modern_american_cla", "quads", 3500),
        ("modern_american_cla", "dream_hand_plus_5", 8500),
    ],
)
def test_a_special_hand_scores_its_points_and_nothing_else(
    rule_set: str, hand: str, points: int
) -> None:
    side = {"special_hand": hand, "red_threes": 1, "cards_in_hand": "AAA"}
    assert side_rows(rules(rule_set), **side) == [("special_hand", 1, points, "special_hands")]


def test_at_some_tables_the_rest_counts_besides() -> None:
    add = rules("modern_american", {"special_hands_mode": "add"})
    assert side_rows(add, special_hand="straight", cards_in_hand="KK") == [
        ("special_hand", 1, 3000, "special_hands"),
        ("cards_in_hand", 2, -20, "hand_cards"),
    ]


def test_a_special_hand_that_nobody_knows_leaves_the_count() -> None:
    assert side_rows(rules(), special_hand="straight", melds=["KKK"]) == [
        ("melded_cards", 3, 30, "card_values")
    ]


def test_an_adjustment_is_added_to_them_too() -> None:
    gift = {"points": 5, "reason": "dropped card"}
    assert side_rows(rules("british"), acaba="caller", adjustment=gift)[-1] == (
        "adjustment",
        None,
        5,
        None,
    )
    straight = side_rows(rules("modern_american"), special_hand="straight", adjustment=gift)
    assert [row[2] for row in straight] == [3000, 5]
