"""So many canastas have at least and at most so many card points: checked by brute force."""

from functools import cache
from typing import Any

import pytest

from scorekeeper.rules import apply_changes, rule_book
from scorekeeper.rules.model import RuleSetId
from scorekeeper.scoring.limits import least_points, most_points, points_in_packs, wilds_needed
from tests.scoring import brute_force
from tests.scoring.brute_force import Held
from tests.scoring.kit import rules

ONE_PACK = {"decks": 1, "jokers": 2, "total_cards": 54, "red_three_values": [0, 100, 200]}
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "classic": ("classic_4p", {}),
    "three packs": ("classic_6p", {}),
    "no black threes": ("italian_house", {}),
    "wilds not above naturals": ("spruce", {}),
    "wilds below naturals": ("classic_4p", {"meld_rules.wild_vs_natural": "lt"}),
    "any number of wilds": ("classic_4p", {"meld_rules.max_wilds": None, **ONE_PACK}),
    "six jokers": ("classic_4p", {"jokers": 6, "total_cards": 110}),
    "seven cards at most": ("classic_4p", {"meld_rules.max_cards": 7}),
    "wild melds": ("uruguay_wild", {}),
    "cuban": ("cuban", {}),
    "two wilds at most": ("modern_american", {}),
    "five packs": ("hand_and_foot", {}),
}


@cache
def by_brute_force(game: str) -> dict[Held, int]:
    set_id, house = GAMES[game]
    return brute_force.table_of(apply_changes(rule_book(RuleSetId(set_id)).tree, house, "house")[0])


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_the_most_points_are_those_that_trying_everything_finds(game: str) -> None:
    """Without a limit of wild cards the most was once too low, and true reports were refused."""
    set_id, house = GAMES[game]
    values, rule_set = apply_changes(rule_book(RuleSetId(set_id)).tree, house, "house")
    wild_too = range(2) if values["meld_rules"]["pure_wild"] else range(1)
    for held in (Held(n, m, w) for n in range(9) for m in range(7) for w in wild_too):
        counted = {"natural": held.natural, "mixed": held.mixed, "wild": held.wilds}
        expected = brute_force.most_points(values, by_brute_force(game), held)
        assert most_points(rule_set, counted) == expected, counted


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("canastas", "most"),
    [({}, 920), ({"natural": 1}, 960), ({"mixed": 1}, 975), ({"natural": 12}, None)],
)
def test_the_classic_numbers(canastas: dict[str, int], most: int | None) -> None:
    """Nothing at all: six of each rank (600), or five and a wild card, and so on, and 4 × 5."""
    table = by_brute_force("classic")
    held = Held(canastas.get("natural", 0), canastas.get("mixed", 0), 0)
    values = rule_book(RuleSetId("classic_4p")).tree
    assert most_points(rules(), canastas) == brute_force.most_points(values, table, held) == most


@pytest.mark.parametrize("rule_set", ["samba", "bolivian", "italian_samba"])
def test_packs_alone_limit_points_of_ranks_in_many_melds(rule_set: str) -> None:
    values = rules(rule_set)
    assert most_points(values, {"natural": 1}) == points_in_packs(values) == 1770


@pytest.mark.parametrize(
    ("rule_set", "kind", "least"),
    [
        ("classic_4p", "natural", 35),
        ("classic_4p", "mixed", 50),
        ("samba", "sequence", 50),
        ("bolivian", "wild", 140),
        ("modern_american", "wild_all_twos", 140),
        ("modern_american", "wild_four_jokers", 260),
        ("modern_american", "sevens", 35),
        ("modern_american", "aces", 140),
        ("italian_samba", "twos_natural", 140),
        ("italian_samba", "twos_mixed", 170),
    ],
)
def test_a_canasta_of_each_type_has_at_least_so_many_points(
    rule_set: str, kind: str, least: int
) -> None:
    assert least_points(rules(rule_set), {kind: 1}) == least
    assert least_points(rules(rule_set), {kind: 3}) == 3 * least


@pytest.mark.parametrize(
    ("decks", "points"), [(2, 1180), (3, 1770), (4, 2360), (5, 2950), (6, 3540), (7, 4130)]
)
def test_a_pack_has_590_card_points(decks: int, points: int) -> None:
    more = {"decks": decks, "jokers": 2 * decks, "total_cards": 54 * decks}
    assert points_in_packs(rules("hand_and_foot", more)) == points


def test_with_three_jokers_a_pack_it_has_640() -> None:
    assert points_in_packs(rules(house={"jokers": 6, "total_cards": 110})) == 1280


@pytest.mark.parametrize(
    ("natural", "mixed", "wilds"),
    [
        (0, 0, 0),
        (11, 0, 0),
        (12, 0, None),
        (0, 1, 1),
        (0, 11, 11),
        (0, 12, 16),
        (0, 22, 66),
        (0, 23, 73),
        (10, 1, 1),
        (10, 2, 6),
        (10, 3, 12),
        (11, 1, 6),
        (0, 89, None),
    ],
)
def test_wild_cards_needed_for_natural_and_mixed_canastas(
    natural: int, mixed: int, wilds: int | None
) -> None:
    """Eight cards a rank: two mixed canastas of a rank take three wild cards each.

    One of a single king and six wild cards is against the rules and can be laid all the same.
    """
    assert wilds_needed(rules(), natural, mixed) == wilds


def test_three_packs_allow_natural_and_mixed_canasta_of_a_rank() -> None:
    assert wilds_needed(rules("classic_6p"), 11, 11) == 22
    assert wilds_needed(rules("classic_6p"), 11, 12) == 29


def test_least_points_of_a_sequence_too_short_for_a_canasta() -> None:
    """A canasta is longer than any sequence here."""
    long = rules("samba", {"canasta_min_cards": 12})
    assert least_points(long, {"sequence": 1}) == 0


@pytest.mark.parametrize(
    ("canastas", "most"),
    [
        ({}, 920),
        ({"natural": 1}, 960),
        ({"mixed": 1}, 975),
        ({"natural": 11}, 820),
        ({"mixed": 8}, 1150),
        ({"mixed": 11}, 1180),
        ({"natural": 3, "mixed": 8}, 1180),
        ({"natural": 12}, None),
        ({"natural": 5, "mixed": 6}, 1180),
        ({"natural": 6, "mixed": 6}, None),
    ],
)
def test_no_more_wild_cards_are_used_than_there_are(
    canastas: dict[str, int], most: int | None
) -> None:
    assert most_points(rules(), canastas) == most
