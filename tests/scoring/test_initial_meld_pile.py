"""What takes the pile in the turn of a side's first melds.

Afrikaans, Dutch and German article: against a side without melds the pile is frozen, so that its
top card needs two natural cards of its rank from the hand; nobody takes a pile with a black three
on top, and none with a wild card. Italian house rules: the top card only has to be melded at once.
Modern American: the pair may have been melded first. How Stuff Works on samba: the top card begins
no sequence.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from scorekeeper.rules import rule_set_ids
from scorekeeper.rules.cards import NATURALS, Card
from scorekeeper.scoring import LayDown, requirement, verdict
from scorekeeper.scoring.meld import opening_pile_condition
from tests.scoring.kit import melds, rules

FREE = {"initial_meld_exceptions.pile_frozen": False, "table_rules.pile_needs": "any"}
NO_WILD = FREE | {"table_rules.pile_needs": "no_wild"}
CLASSIC, ITALIAN = "classic_4p", "italian_house"


def pile_codes(
    rule_set: str, text: str, top: str, house: Mapping[str, Any] | None = None, **how: bool
) -> list[str]:
    """Return the codes against taking the pile with this card on top for these melds."""
    values = rules(rule_set, house or {})
    laid = LayDown(melds=melds(text), took_pile=True, top_card=Card(top), **how)
    problems = verdict(values, laid, requirement(values)).problems
    return [problem.code for problem in problems if problem.code.startswith("pile_")]


PAIR, STOPPED = ["pile_takes_natural_pair"], ["pile_stopped"]


@pytest.mark.parametrize(
    ("rule_set", "text", "top", "codes"),
    [
        (CLASSIC, "KKK AAA", "K", []),
        (CLASSIC, "KKK2 AAA", "K", []),
        (CLASSIC, "KK2 AAA", "K", PAIR),
        (CLASSIC, "KK2* AAA", "K", PAIR),
        (CLASSIC, "KK K AAA", "K", []),
        (CLASSIC, "KKK AA2", "2", STOPPED),
        (CLASSIC, "KKK AA*", "JOKER", STOPPED),
        (ITALIAN, "KK2 AAA", "K", []),
        (ITALIAN, "KKK AA2", "2", []),
        ("modern_american", "KKK2 AAA", "K", []),
        ("modern_american", "KK2 AAA", "K", PAIR),
        ("hand_and_foot", "KK2 AAA", "K", PAIR),
        ("cuban", "KKK 22*", "2", STOPPED),
        ("samba", "h:567 AAA", "7", PAIR),
        ("samba", "h:567 777", "7", []),
        ("samba", "KK2 KKK", "K", []),
    ],
)
def test_a_side_without_melds_takes_the_pile_with_a_natural_pair(
    rule_set: str, text: str, top: str, codes: list[str]
) -> None:
    assert pile_codes(rule_set, text, top) == codes


def test_a_black_three_stops_no_pile_where_threes_are_as_all_others() -> None:
    assert pile_codes("burraco", "bbr", "3b") == []
    assert pile_codes("tranca", "456", "3b") == STOPPED


@pytest.mark.parametrize(
    ("rule_set", "needed"),
    [
        (CLASSIC, "natural_pair"),
        ("samba", "natural_pair"),
        ("hand_and_foot", "natural_pair"),
        (ITALIAN, "any"),
        ("tranca", "top_card"),
        ("burraco", "nothing"),
        ("buraco", "nothing"),
        ("biriba", "nothing"),
    ],
)
def test_one_document_and_games_with_a_free_pile_ask_for_no_pair(
    rule_set: str, needed: str
) -> None:
    assert opening_pile_condition(rules(rule_set)) == needed


@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_three_natural_cards_of_its_rank_take_the_pile(rule_set: str) -> None:
    values = rules(rule_set)
    for card in NATURALS:
        letter = "T" if card == "10" else card
        if values.initial_meld_exceptions.pile_allowed and values.meld_rules.groups:
            assert pile_codes(rule_set, letter * 3, card) == []


@pytest.mark.parametrize("rule_set", [CLASSIC, "cuban", "samba"])
def test_a_black_three_on_top_stops_everybody(rule_set: str) -> None:
    """Even one who goes out and could lay three of them."""
    out = {"concealed_going_out": True}
    assert pile_codes(rule_set, "KKKKKKK bbb", "3b", FREE, **out) == STOPPED


@pytest.mark.parametrize(
    ("text", "top", "codes"),
    [
        ("KK2 AAA", "K", ["pile_takes_no_wild"]),
        ("KKK AA2", "K", []),
        ("KKK2 AAA", "K", ["pile_takes_no_wild"]),
        ("AAA KK2", "2", ["pile_takes_no_wild"]),
    ],
)
def test_some_tables_take_no_pile_with_wild_cards(text: str, top: str, codes: list[str]) -> None:
    assert pile_codes(CLASSIC, text, top, NO_WILD) == codes
    assert pile_codes(CLASSIC, text, top, FREE) == []


def test_top_card_goes_into_the_meld_that_takes_the_pile() -> None:
    """It once was taken out of the first one, which then counted nothing."""
    house = {"initial_meld_exceptions.top_discard_counts": False}
    values = rules("samba", house)
    laid = LayDown(melds=melds("h:567 7777"), took_pile=True, top_card=Card("7"))
    assert verdict(values, laid, requirement(values, score=-5)).value == 15 + 15


def test_uncounted_top_card_leaves_wild_card_without_naturals() -> None:
    """Natural cards only, and the top card does not count: K 2 is left, which counts nothing."""
    house = FREE | {
        "initial_meld_exceptions.top_discard_counts": False,
        "initial_meld_exceptions.naturals_only": True,
    }
    values = rules(CLASSIC, house)
    laid = LayDown(melds=melds("AAA KK2"), took_pile=True, top_card=Card("K"))
    found = verdict(values, laid, requirement(values))
    assert (found.value, [one.code for one in found.problems]) == (60, ["naturals_only"])
