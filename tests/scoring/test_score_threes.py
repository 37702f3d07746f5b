"""Threes: red ones by the table of the rule set and the side's sign, black ones in many roles."""

import pytest

from tests.scoring.kit import rules, side_rows

CLASSIC = rules()
RED = "red_three_values"
TABLED, CAPTURED = "black_three.tabled_values", "black_three.captured_values"


def threes(rule_set: str, **side: object) -> list[object]:
    return [row for row in side_rows(rules(rule_set), **side) if "three" in row[0]]


@pytest.mark.parametrize(
    ("rule_set", "values"),
    [
        ("classic_4p", [100, 200, 300, 800]),
        ("italian_house", [100, 200, 300, 500]),
        ("classic_6p", [100, 200, 300, 800, 1000, 1200]),
        ("samba", [100, 200, 300, 400, 500, 1000]),
        ("modern_american", [100, 300, 500, 1000]),
    ],
)
def test_so_many_red_threes_have_the_value_of_the_table(rule_set: str, values: list[int]) -> None:
    two = {"canastas": {"natural": 2}, "melded_card_points": 100}
    for count, points in enumerate(values, 1):
        assert threes(rule_set, **two, red_threes=count) == [("red_threes", count, points, RED)]


@pytest.mark.parametrize(
    ("rule_set", "side", "signs"),
    [
        ("classic_4p", {}, -1),
        ("classic_4p", {"opened": False, "hand_card_points": 90}, -1),
        ("classic_4p", {"opened": True}, 1),
        ("classic_4p", {"melds": ["555"]}, 1),
        ("classic_4p", {"melded_card_points": 15}, 1),
        ("classic_4p", {"went_out": True}, 1),
        ("cuban", {"melds": ["555"]}, 0),
        ("cuban", {"canastas": {"mixed": 1}}, 1),
        ("samba", {"canastas": {"mixed": 1}}, -1),
        ("samba", {"canastas": {"mixed": 2}}, 1),
        ("brazilian", {"canastas": {"mixed": 1}}, 1),
        ("modern_american", {"melds": ["555"]}, -1),
        ("modern_american", {"canastas": {"mixed": 1}}, 0),
        ("modern_american", {"canastas": {"mixed": 2}}, 1),
    ],
)
def test_the_side_has_to_earn_their_sign(
    rule_set: str, side: dict[str, object], signs: int
) -> None:
    (line,) = threes(rule_set, **side, red_threes=1)
    assert line == ("red_threes", 1, 100 * signs, RED)


@pytest.mark.parametrize(("melded", "points"), [("bbb", 15), ("bbbb", 500)])
def test_melded_black_threes_have_a_total_not_card_values(melded: str, points: int) -> None:
    """acanomas.com, Canasta: all four laid on going out are 500 points, not 520."""
    out = side_rows(rules("spanish"), melds=["KKKKKKK", melded], went_out=True)
    assert out == [
        ("melded_cards", 7, 70, "card_values"),
        ("natural_canasta", 1, 500, "canasta_bonus.natural"),
        ("black_threes", len(melded), points, TABLED),
        ("go_out", 1, 200, "go_out_bonus"),
    ]


def test_never_melded_black_threes_are_tabled_apart() -> None:
    assert threes("modern_american", canastas={"mixed": 2}, melds=["bbb"], black_threes=1) == [
        ("black_threes", 1, 100, TABLED)
    ]


def test_a_meld_that_only_costs_a_penalty_has_opened_all_the_same() -> None:
    assert threes("classic_4p", incomplete=["wild"], red_threes=2) == [("red_threes", 2, 200, RED)]


@pytest.mark.parametrize(("count", "points"), [(3, -300), (4, -400)])
def test_all_four_without_a_meld_may_have_a_price_of_their_own(count: int, points: int) -> None:
    house = rules(house={"red_three_all_four_without_meld": -400})
    rule = "red_three_all_four_without_meld" if count == 4 else RED
    assert side_rows(house, red_threes=count) == [("red_threes", count, points, rule)]


def test_all_four_with_a_meld_go_by_the_table_even_then() -> None:
    house = rules(house={"red_three_all_four_without_meld": -400})
    assert side_rows(house, red_threes=4, melded_card_points=50)[-1] == ("red_threes", 4, 800, RED)


def test_a_fifth_red_three_scores_as_four_beside_its_problem() -> None:
    assert threes("classic_4p", opened=True, red_threes=5) == [("red_threes", 5, 800, RED)]


def test_red_three_left_in_hand_costs_500() -> None:
    assert side_rows(CLASSIC, melds=["KKK"], red_threes=3, red_threes_in_hand=1)[1:] == [
        ("red_threes", 3, 300, RED),
        ("red_threes_in_hand", 1, -500, "red_three_in_hand.points"),
    ]


@pytest.mark.parametrize(
    ("rule_set", "side", "lines"),
    [
        (
            "modern_american",
            {"red_threes": 1, "red_threes_in_hand": 1},
            [("red_threes", 2, -300, RED)],
        ),
        (
            "modern_american",
            {"canastas": {"mixed": 1}, "red_threes": 1, "red_threes_in_hand": 1},
            [("red_threes", 1, 0, RED)],
        ),
        ("modern_american", {"canastas": {"mixed": 1}, "black_threes_in_hand": 1}, []),
        (
            "modern_american_cla",
            {"canastas": {"mixed": 1}, "red_threes": 1, "red_threes_in_hand": 1},
            [("red_threes", 1, 0, RED), ("red_threes_in_hand", 1, -5, "red_three_in_hand.points")],
        ),
        (
            "modern_american",
            {"canastas": {"mixed": 2}, "red_threes": 1, "red_threes_in_hand": 1},
            [
                ("red_threes", 1, 100, RED),
                ("red_threes_in_hand", 1, -5, "red_three_in_hand.points"),
            ],
        ),
        (
            "modern_american",
            {"black_threes": 2, "black_threes_in_hand": 1},
            [("black_threes", 3, -500, TABLED)],
        ),
        (
            "modern_american",
            {"canastas": {"mixed": 2}, "black_threes": 3, "black_threes_in_hand": 1},
            [
                ("black_threes", 3, 500, TABLED),
                ("black_threes_in_hand", 1, -5, "black_three.in_hand"),
            ],
        ),
        (
            "modern_american_cla",
            {"red_threes_in_hand": 2, "black_threes_in_hand": 1},
            [
                ("black_threes_in_hand", 1, -5, "black_three.in_hand"),
                ("red_threes_in_hand", 2, -10, "red_three_in_hand.points"),
            ],
        ),
        (
            "hand_and_foot",
            {"red_threes_in_hand": 1, "black_threes_in_hand": 2},
            [
                ("black_threes_in_hand", 2, -10, "black_three.in_hand"),
                ("red_threes_in_hand", 1, -300, "red_three_in_hand.points"),
            ],
        ),
    ],
)
def test_threes_in_hand_cost_what_the_rule_set_says(
    rule_set: str, side: dict[str, object], lines: list[object]
) -> None:
    assert threes(rule_set, **side) == lines


@pytest.mark.parametrize(("count", "points"), [(1, 5), (2, 10), (3, 15), (4, 100)])
def test_captured_black_threes_of_cuban_have_no_sign(count: int, points: int) -> None:
    expected = [("captured_black_threes", count, points, CAPTURED)]
    assert threes("cuban", black_threes_captured=count) == expected
    assert threes("cuban", canastas={"mixed": 1}, black_threes_captured=count) == expected


def test_black_threes_melded_when_going_out_count_as_cards() -> None:
    assert side_rows(CLASSIC, melds=["KKKKKKK", "bbb"], went_out=True) == [
        ("melded_cards", 10, 85, "card_values"),
        ("natural_canasta", 1, 500, "canasta_bonus.natural"),
        ("go_out", 1, 100, "go_out_bonus"),
    ]


@pytest.mark.parametrize("field", ["black_threes", "black_threes_captured"])
def test_threes_unknown_to_a_rule_set_give_no_line(field: str) -> None:
    assert threes("classic_4p", **{field: 2}) == []


@pytest.mark.parametrize(
    ("canastas", "points"), [({}, -300), ({"natural": 1}, -300), ({"sevens": 1}, 300)]
)
def test_red_threes_may_count_for_the_side_with_a_canasta_of_sevens(
    canastas: dict[str, int], points: int
) -> None:
    by_sevens = {
        "red_three_sign.measure": "sevens",
        "red_three_sign.steps": [[0, -1], [1, 1]],
        "canasta_bonus.sevens": 1500,
    }
    lines = side_rows(rules("samba", by_sevens), canastas=canastas, red_threes=3)
    assert [row for row in lines if row[0] == "red_threes"] == [
        ("red_threes", 3, points, "red_three_values")
    ]
