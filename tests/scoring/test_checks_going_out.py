"""Who may go out, and what it earns."""

from typing import Any

import pytest

from scorekeeper.scoring.checks import may_go_out
from tests.scoring.kit import problem_rows, rules, side_rows

GO_OUT = "go_out_bonus"


@pytest.mark.parametrize(
    ("rule_set", "bonus"),
    [("classic_4p", 100), ("samba", 200), ("italian_samba", 300), ("hand_and_foot", 100)],
)
def test_going_out_earns_its_bonus(rule_set: str, bonus: int) -> None:
    assert ("go_out", 1, bonus, GO_OUT) in side_rows(rules(rule_set), went_out=True)


def test_going_out_concealed_earns_a_second_line() -> None:
    assert side_rows(rules(), melds=["KKKKKKK", "555"], went_out=True, concealed=True)[2:] == [
        ("go_out", 1, 100, GO_OUT),
        ("concealed_go_out", 1, 100, "concealed_go_out_extra"),
    ]


@pytest.mark.parametrize("rule_set", ["samba", "cuban", "italian_house", "modern_american"])
def test_concealed_earns_nothing_where_the_rule_set_has_no_such_bonus(rule_set: str) -> None:
    lines = side_rows(rules(rule_set), canastas={"natural": 2}, went_out=True, concealed=True)
    assert [row[0] for row in lines] == ["natural_canasta", "go_out"]


def test_concealed_without_being_out_earns_nothing() -> None:
    assert side_rows(rules(), concealed=True) == []


def test_when_nobody_is_out_there_is_no_bonus() -> None:
    assert side_rows(rules(), melds=["KKK"], cards_in_hand="A") == [
        ("melded_cards", 3, 30, "card_values"),
        ("cards_in_hand", 1, -20, "hand_cards"),
    ]


@pytest.mark.parametrize(
    ("rule_set", "canastas", "allowed"),
    [
        ("classic_4p", {}, False),
        ("classic_4p", {"mixed": 1}, True),
        ("classic_4p", {"natural": 0, "mixed": 0}, False),
        ("classic_2p", {"mixed": 1}, False),
        ("classic_2p", {"mixed": 1, "natural": 1}, True),
        ("bolivian", {"wild": 1, "natural": 1}, False),
        ("bolivian", {"sequence": 1, "natural": 1}, True),
        ("hand_and_foot", {"natural": 3, "mixed": 3}, False),
        ("hand_and_foot", {"natural": 3, "mixed": 4}, True),
        ("hand_and_foot", {"natural": 7}, False),
        ("hand_and_foot", {"sevens": 3, "mixed": 4}, True),
        ("hand_and_foot_solo", {"natural": 1, "mixed": 2}, True),
        ("italian_samba", {"natural": 1, "twos_natural": 1}, False),
        ("italian_samba", {"natural": 2, "twos_mixed": 1}, True),
        ("italian_samba", {"natural": 1, "wild_all_twos": 1}, False),
        ("modern_american_cla", {"wild_all_twos": 1, "sevens": 1}, True),
    ],
)
def test_going_out_takes_the_canastas_of_the_rule_set(
    rule_set: str, canastas: dict[str, int], allowed: bool
) -> None:
    """A wild canasta of twos once counted in Italian Samba: only plain `wild` was left out."""
    assert may_go_out(rules(rule_set), canastas) is allowed


@pytest.mark.parametrize(
    ("rule_set", "allowed"),
    [("classic_4p", True), ("italian_house", False), ("modern_american", False)],
)
def test_the_last_card_is_discarded_where_the_rule_set_wants_it(
    rule_set: str, allowed: bool
) -> None:
    assert may_go_out(rules(rule_set), {"natural": 2}, has_discard=False) is allowed
    assert may_go_out(rules(rule_set), {"natural": 2}, has_discard=True) is True


@pytest.mark.parametrize(
    ("canastas", "allowed"),
    [
        ({"natural": 1, "mixed": 1, "wild": 1, "sevens": 1}, True),
        ({"natural": 2, "mixed": 1, "wild": 1}, False),
        ({"mixed": 1, "wild": 1, "sevens": 1}, False),  # the sevens are no natural one besides
        ({"mixed": 1, "wild": 1, "sevens": 2}, True),
        ({"natural": 1, "mixed": 1, "wild_all_twos": 1, "sevens": 1}, True),
        ({"natural": 4}, False),
    ],
)
def test_a_contract_names_a_canasta_of_each_kind(canastas: dict[str, int], allowed: bool) -> None:
    contract = {"canastas": 4, "natural": 1, "mixed": 1, "wild": 1, "sevens": 1}
    house: dict[str, Any] = {f"go_out_requirement.{kind}": n for kind, n in contract.items()}
    house |= {
        "meld_rules.pure_wild": True,
        "canasta_bonus.wild": 1000,
        "canasta_bonus.sevens": 1500,
    }
    assert may_go_out(rules("hand_and_foot", house), canastas) is allowed


@pytest.mark.parametrize(
    ("canastas", "allowed"),
    [
        ({"natural": 1, "mixed": 1, "wild": 1, "sevens_mixed": 1}, True),
        ({"natural": 1, "wild": 1, "sevens_mixed": 1}, False),  # no mixed one besides
        ({"natural": 1, "wild": 1, "sevens_mixed": 2}, True),
        ({"wild": 1, "sevens": 1, "sevens_mixed": 2}, True),
        ({"wild": 1, "sevens": 2, "sevens_mixed": 1}, True),
        ({"mixed": 1, "wild": 1, "sevens": 1, "sevens_mixed": 1}, True),
        ({"mixed": 1, "wild": 1, "sevens_mixed": 2}, False),
    ],
)
def test_priced_sevens_canasta_with_wild_cards_allows_going_out(
    canastas: dict[str, int], allowed: bool
) -> None:
    """Sevens with wild cards are a canasta of sevens where they have a price."""
    assert may_go_out(rules("pennies_from_heaven"), canastas) is allowed


def test_a_pick_up_of_just_the_cards_to_be_dealt_earns_its_bonus() -> None:
    exact = rules("hand_and_foot", {"exact_pickup_bonus": 100})
    assert side_rows(exact, exact_pickups=2) == [("exact_pickups", 2, 200, "exact_pickup_bonus")]
    assert side_rows(rules("hand_and_foot"), exact_pickups=2) == []
    assert problem_rows(rules("hand_and_foot"), {"exact_pickups": 1, "went_out": True}, {}) == [
        ("no_value_exact_pickups", "sides[0].exact_pickups", "unlikely"),
        ("out_without_canastas", "sides[0].went_out", "unlikely"),
    ]
