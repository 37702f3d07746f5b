"""How many cards of each kind the packs of a rule set hold, and what they are worth."""

from functools import cache
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import types_by_id
from scorekeeper.rules.cards import (
    BLACK_SUITS,
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_SUITS,
    RED_THREE,
    SUITS,
    TWO,
    VALUED,
    Card,
)
from scorekeeper.rules.model import RuleSet


@remembered
def cards_in_packs(rules: RuleSet, card: Card) -> int:
    """How many of a card there are."""
    suits = {RED_THREE: RED_SUITS, BLACK_THREE: BLACK_SUITS}.get(card, SUITS)
    return rules.jokers if card == JOKER else len(suits) * rules.decks


@remembered
def points_in_packs(rules: RuleSet) -> int:
    """The card points of all cards together; red threes have none."""
    return sum(cards_in_packs(rules, card) * rules.card_values[card] for card in VALUED)


@remembered
def most_canastas(rules: RuleSet, kind: str) -> int:
    """Return the number of canastas of a type that the packs can hold at the very most."""
    canasta = types_by_id()[kind]
    twos, jokers = cards_in_packs(rules, TWO), cards_in_packs(rules, JOKER)
    if canasta.rank is not None:
        cards = cards_in_packs(rules, canasta.rank)
    elif canasta.kind in ("wild", "twos"):
        cards = twos if canasta.jokers and not canasta.jokers[-1] else twos + jokers
    else:
        cards = rules.total_cards
    most = cards // rules.canasta_min_cards
    takes = canasta.jokers[0] if canasta.jokers else 0
    return min(most, jokers // takes) if takes else most


class Supply(NamedTuple):
    """What canastas are made of: natural cards a rank, cards of a canasta."""

    a_rank: int
    canasta: int


@remembered
def wilds_needed(rules: RuleSet, natural: int, mixed: int) -> int | None:
    """The fewest wild cards that so many canastas take over all sides.

    None where the natural cards of all ranks are too few for them. A mixed canasta has one of
    them at least, and whatever else rules ask of it is not asked here.
    """
    supply = Supply(cards_in_packs(rules, NATURALS[0]), rules.canasta_min_cards)
    return _wilds_needed(supply, len(NATURALS), natural, mixed)


@cache
def _wilds_needed(supply: Supply, ranks: int, natural: int, mixed: int) -> int | None:
    """The same with only the last so many ranks."""
    if natural + mixed <= 0:
        return 0
    if not ranks:
        return None
    found = []
    for pure in range(min(natural, supply.a_rank // supply.canasta) + 1):
        left = supply.a_rank - pure * supply.canasta
        for dirty in range(min(mixed, left) + 1):
            rest = _wilds_needed(supply, ranks - 1, natural - pure, mixed - dirty)
            if rest is not None:
                found.append(rest + max(dirty, dirty * supply.canasta - left))
    return min(found, default=None)
