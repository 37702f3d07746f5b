"""A canasta's name is found from its cards, and each name has its price."""

import pytest

from scorekeeper.scoring import SideDeal
from scorekeeper.scoring.meld import canasta_type, judged_melds
from scorekeeper.scoring.score import canastas_on_table, score_side
from tests.scoring.kit import melds, rules, side_rows

CLASSIC = rules()


@pytest.mark.parametrize(
    ("rule_set", "token", "name"),
    [
        ("classic_4p", "KKKKKKK", "natural"),
        ("classic_4p", "KKKKKK2", "mixed"),
        ("classic_4p", "KKKK22*", "mixed"),
        ("classic_4p", "KKKKKK", None),
        ("classic_4p", "7777777", "natural"),
        ("classic_4p", "AAAAAAA", "natural"),
        ("classic_4p", "66666662", "mixed"),
        ("classic_4p", "bbbb", None),
        ("modern_american", "7777777", "sevens"),
        ("modern_american", "AAAAAAA", "aces"),
        ("modern_american", "AAAAA22", "mixed"),
        ("modern_american", "2222222", "wild_all_twos"),
        ("modern_american", "222****", "wild_four_jokers"),
        ("modern_american", "2222***", "wild"),
        ("cuban", "222****", "wild_four_jokers"),
        ("uruguay_wild", "2222222", "wild"),
        ("uruguay_wild", "222****", "wild"),
        ("bolivian", "22222**", "wild"),
        ("bolivian", "2222222", "wild"),
        ("samba", "s:456789T", "sequence"),
        ("samba", "s:456789", None),
        ("italian_samba", "2222222", "twos_natural"),
        ("italian_samba", "22222**", "twos_mixed"),
    ],
)
def test_cards_have_the_name_that_the_rule_set_gives_them(
    rule_set: str, token: str, name: str | None
) -> None:
    (meld,) = judged_melds(rules(rule_set), melds(token))
    assert canasta_type(rules(rule_set), meld) == name


@pytest.mark.parametrize(
    ("rule_set", "kind", "points"),
    [
        ("classic_4p", "natural", 500),
        ("classic_4p", "mixed", 300),
        ("samba", "sequence", 1500),
        ("bolivian", "wild", 2500),
        ("brazilian", "wild", 2000),
        ("cuban", "wild_all_twos", 4000),
        ("cuban", "wild_four_jokers", 3000),
        ("cuban", "wild", 2000),
        ("modern_american", "wild_all_twos", 3000),
        ("modern_american", "wild_four_jokers", 2500),
        ("modern_american", "wild", 2000),
        ("modern_american", "sevens", 2500),
        ("modern_american", "aces", 2500),
    ],
)
def test_a_counted_canasta_has_its_price(rule_set: str, kind: str, points: int) -> None:
    expected = (f"{kind}_canasta", 2, 2 * points, f"canasta_bonus.{kind}")
    assert expected in side_rows(rules(rule_set), canastas={kind: 2}, melded_card_points=500)


PRICES = {"sevens": 1500, "sevens_mixed": 400, "aces_mixed": 600, "semi_natural": 350}
PRICED = {f"canasta_bonus.{kind}": points for kind, points in PRICES.items()}


@pytest.mark.parametrize(
    ("token", "name", "points"),
    [
        ("7777777", "sevens", 1500),
        ("77777**", "sevens_mixed", 400),
        ("AAAAAA2", "aces_mixed", 600),
        ("KKKKKK2", "mixed", 300),
        ("KKKKKKK2", "semi_natural", 350),
        ("KKKKKKK22", "mixed", 300),
        ("KKKKKKKK", "natural", 500),
    ],
)
def test_wild_canasta_is_priced_by_the_tables_own_price(token: str, name: str, points: int) -> None:
    """Wild cards in a canasta have a price where the table gives one."""
    priced = rules(house=PRICED)
    (meld,) = judged_melds(priced, melds(token))
    assert canasta_type(priced, meld) == name
    assert (f"{name}_canasta", 1, points, f"canasta_bonus.{name}") in side_rows(
        priced, melds=[token]
    )


@pytest.mark.parametrize(("kind", "points"), [("twos_natural", 3000), ("twos_mixed", 2000)])
def test_the_price_of_seven_twos_goes_only_to_the_side_that_goes_out(
    kind: str, points: int
) -> None:
    italian, side = rules("italian_samba"), {"canastas": {kind: 1}, "melded_card_points": 500}
    assert (f"{kind}_canasta", 1, 0, "bonuses_when_out") in side_rows(italian, **side)
    assert (f"{kind}_canasta", 1, points, f"canasta_bonus.{kind}") in side_rows(
        italian, **side, went_out=True
    )


def test_any_bonus_may_be_kept_for_the_side_that_goes_out() -> None:
    italian = rules("italian_samba", {"bonuses_when_out": ["natural", "five_natural"]})
    side = {"canastas": {"natural": 5}, "melded_card_points": 500}
    assert sum(points for _, _, points, _ in side_rows(italian, **side)) == 500
    assert sum(points for _, _, points, _ in side_rows(italian, **side, went_out=True)) == 5300


@pytest.mark.parametrize(
    ("rule_set", "kind", "plainer"),
    [
        ("classic_4p", "sevens", "natural"),
        ("samba", "aces", "natural"),
        ("bolivian", "wild_all_twos", "wild"),
        ("uruguay_wild", "wild_four_jokers", "wild"),
    ],
)
def test_unpriced_canasta_type_has_the_plainer_types_price(
    rule_set: str, kind: str, plainer: str
) -> None:
    """A name without a price of its own has that of the plainer one."""
    table = {"melded_card_points": 300}
    of_both = side_rows(rules(rule_set), canastas={kind: 1, plainer: 1}, **table)
    assert of_both == side_rows(rules(rule_set), canastas={plainer: 2}, **table)


def test_each_name_is_a_line_and_cards_and_counts_add_up() -> None:
    modern = rules("modern_american")
    assert side_rows(modern, melds=["7777777", "KKKKK22"], canastas={"natural": 1, "wild": 1}) == [
        ("melded_cards", 14, 125, "card_values"),
        ("wild_canasta", 1, 2000, "canasta_bonus.wild"),
        ("sevens_canasta", 1, 2500, "canasta_bonus.sevens"),
        ("natural_canasta", 1, 500, "canasta_bonus.natural"),
        ("mixed_canasta", 1, 300, "canasta_bonus.mixed"),
    ]


def test_two_melds_of_a_rank_make_one_canasta_in_classic() -> None:
    """Two melds of a rank are one canasta where a side has one meld a rank."""
    assert side_rows(CLASSIC, melds=["KKKK", "KKK"]) == [
        ("melded_cards", 7, 70, "card_values"),
        ("natural_canasta", 1, 500, "canasta_bonus.natural"),
    ]


def test_two_melds_of_a_rank_stay_apart_in_samba() -> None:
    assert side_rows(rules("samba"), melds=["KKKK", "KKK"]) == [
        ("melded_cards", 7, 70, "card_values")
    ]


def test_a_wild_card_on_a_natural_canasta_makes_it_mixed() -> None:
    assert side_rows(CLASSIC, melds=["QQQQQQQ", "Q2"])[1:] == [
        ("mixed_canasta", 1, 300, "canasta_bonus.mixed")
    ]


FROM_HAND = ["KKKKKKK!", "QQQQQ2*!", "444"]


@pytest.mark.parametrize(
    ("house", "extra"),
    [
        ({"concealed_canasta": {"mode": "none", "amount": 0}}, []),
        (
            {"concealed_canasta": {"mode": "add", "amount": 100}},
            [("concealed_canasta", 2, 200, "concealed_canasta")],
        ),
        (
            {"concealed_canasta": {"mode": "multiply", "amount": 2}},
            [("concealed_canasta", 2, 800, "concealed_canasta")],
        ),
    ],
)
def test_a_canasta_from_the_hand_earns_nothing_or_more_or_double(
    house: dict[str, object], extra: list[object]
) -> None:
    assert side_rows(rules(house=house), melds=FROM_HAND) == [
        ("melded_cards", 17, 70 + 120 + 15, "card_values"),
        ("natural_canasta", 1, 500, "canasta_bonus.natural"),
        ("mixed_canasta", 1, 300, "canasta_bonus.mixed"),
        *extra,
    ]


def test_canastas_from_the_hand_may_be_counted_too() -> None:
    counted = {"canastas": {"natural": 2, "mixed": 1}, "hand_canastas": {"natural": 1}}
    assert side_rows(rules("dutch_house"), **counted, melded_card_points=200) == [
        ("melded_cards", None, 200, "card_values"),
        ("natural_canasta", 2, 1000, "canasta_bonus.natural"),
        ("mixed_canasta", 1, 300, "canasta_bonus.mixed"),
        ("concealed_canasta", 1, 500, "concealed_canasta"),
    ]


def test_a_short_meld_from_the_hand_is_no_canasta_from_the_hand() -> None:
    spruce = rules("spruce")
    in_parts = side_rows(spruce, melds=["KKKK!", "KKK!"])
    assert [row[0] for row in in_parts] == ["melded_cards", "natural_canasta"]
    and_one_more = side_rows(spruce, melds=["KKKKKKK!", "K"])
    assert and_one_more[-1] == ("concealed_canasta", 1, 100, "concealed_canasta")


EXTRA = {
    "extra_canasta_bonuses": [
        {"id": "five_natural", "points": 2000, "when": {"natural": [5]}},
        {"id": "one_of_each", "points": 250, "when": {"natural": [1, 2], "mixed": [1]}},
        {"id": "six", "points": 1, "when": {"any": [6, 6]}},
    ]
}


@pytest.mark.parametrize(
    ("canastas", "points"),
    [
        ({"natural": 4}, []),
        ({"natural": 5}, [2000]),
        ({"natural": 4, "sevens": 1}, [2000]),
        ({"natural": 1, "mixed": 1}, [250]),
        ({"natural": 3, "mixed": 1}, []),
        ({"natural": 6}, [2000, 1]),
        ({"mixed": 6}, [1]),
        ({"mixed": 7}, []),
    ],
)
def test_collections_of_canastas_earn_their_bonus(
    canastas: dict[str, int], points: list[int]
) -> None:
    lines = side_rows(rules(house=EXTRA), canastas=canastas, melded_card_points=400)
    assert [row for row in lines if row[0] == "extra_bonus"] == [
        ("extra_bonus", 1, each, "extra_canasta_bonuses") for each in points
    ]


@pytest.mark.parametrize(("count", "won"), [(6, []), (7, [5000]), (8, [5000])])
def test_seven_canastas_bring_5000_where_the_table_plays_so(count: int, won: list[int]) -> None:
    seven = rules(house={"seven_canastas_auto_win.enabled": True})
    lines = side_rows(seven, canastas={"mixed": count - 3, "natural": 3}, melded_card_points=500)
    assert [row for row in lines if row[0] == "seven_canastas"] == [
        ("seven_canastas", 1, each, "seven_canastas_auto_win.points") for each in won
    ]
    assert ("seven_canastas", 1, 5000, "x") not in side_rows(CLASSIC, canastas={"mixed": count})


def test_seven_canastas_replace_the_deals_score() -> None:
    """Afrikaans *Variasies*: 5,000 points and the match, whatever else lies there."""
    house = {"seven_canastas_auto_win.enabled": True, "seven_canastas_auto_win.mode": "replace"}
    side = {"canastas": {"mixed": 7}, "melded_card_points": 420, "red_threes": 2, "went_out": True}
    assert side_rows(rules(house=house), **side) == [
        ("seven_canastas", 1, 5000, "seven_canastas_auto_win.points")
    ]
    fewer = side | {"canastas": {"mixed": 6}}
    assert sum(points for _, _, points, _ in side_rows(rules(house=house), **fewer)) == 2520


@pytest.mark.parametrize(
    ("rule_set", "canastas", "stacks"),
    [
        ("burraco", {"natural": 1, "semi_natural": 1}, {"natural": 1, "semi_natural": 1}),
        ("buraco", {"suit_ace_to_ace": 1, "natural": 1}, {"natural": 1, "suit_ace_to_ace": 1}),
        ("buraco", {"suit_mixed": 1, "mixed": 2}, {"mixed": 3}),
        ("samba", {"sequence": 2, "mixed": 1}, {"mixed": 1, "sequence": 2}),
        ("modern_american", {"sevens": 1, "wild_all_twos": 1}, {"natural": 1, "wild": 1}),
        ("hand_knee_and_foot", {"fives": 1}, {"natural": 1}),
        ("italian_samba", {"twos_mixed": 1}, {"mixed": 1}),
    ],
)
def test_every_canasta_lies_in_a_stack(
    rule_set: str, canastas: dict[str, int], stacks: dict[str, int]
) -> None:
    """Semi-clean canastas and long sequences had no stack on the score cards."""
    score = score_side(rules(rule_set), SideDeal(canastas=canastas, melded_card_points=700))
    assert list(canastas_on_table([score]).items()) == list(stacks.items())
    assert canastas_on_table([score, score]) == {kind: 2 * n for kind, n in stacks.items()}


EIGHT = {"canasta_bonus.rank_whole": 250, "canasta_bonus.rank_mixed": 200}
"""Super burraco of Feburit and FGB; the price with a wild card is that of a program."""


@pytest.mark.parametrize(
    ("token", "name", "points"),
    [
        ("KKKKKKK", "natural", 200),
        ("KKKKKKKK", "rank_whole", 250),
        ("KKKKKKKK2", "rank_mixed", 200),
        ("KKKKKKK2", "semi_natural", 150),
        ("h:456789TJ", "natural", 200),  # eight cards, but not equal
        ("h:456789TJ*", "semi_natural", 150),
    ],
)
def test_eight_equal_cards_may_be_a_canasta_of_their_own(
    token: str, name: str, points: int
) -> None:
    priced = rules("burraco", EIGHT)
    (meld,) = judged_melds(priced, melds(token))
    assert canasta_type(priced, meld) == name
    assert (f"{name}_canasta", 1, points, f"canasta_bonus.{name}") in side_rows(
        priced, melds=[token]
    )


def test_eight_equal_cards_are_as_any_other_without_a_price() -> None:
    (meld,) = judged_melds(rules("burraco"), melds("KKKKKKKK"))
    assert canasta_type(rules("burraco"), meld) == "natural"
    counted = side_rows(rules("burraco"), canastas={"rank_whole": 1}, melded_card_points=80)
    assert ("natural_canasta", 1, 200, "canasta_bonus.natural") in counted
