"""A hand by rank and suit, as the search uses it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    SUITS,
    THREE,
    TWO,
    WILDS,
    Card,
    has_plain_threes,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import LONG_RUN, Meld, cards_of, run_order
from scorekeeper.scoring.notation import HeldCard, SuitedHand

PLACES: tuple[Card, ...] = LONG_RUN
"""The places of natural cards in melds, low to high: ace, two, three, four and so on to the ace.

Aces are counted at the highest place. The two lowest places exist only in sequences, and only in
rule sets with a low ace.
"""
LOW_ACE = 0
THREES = PLACES.index(THREE)
ACES = len(PLACES) - 1
LOWEST_GROUP = THREES
"""The lowest place of a group."""
PLACE_OF: Mapping[Card, int] = {
    **{card: place for place, card in enumerate(PLACES)},
    BLACK_THREE: THREES,
}
"""The place of each card; of an ace the highest one."""


def run_places(rules: RuleSet) -> range:
    """Return the places that cards of a sequence may have."""
    order = run_order(rules)
    if order == LONG_RUN:
        return range(len(PLACES))
    return range(PLACE_OF[order[0]], PLACE_OF[order[-1]] + 1)


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand by rank and suit; red threes are left out, unless threes are plain cards."""

    naturals: tuple[int, ...]
    """The number of cards at each place of `PLACES`, of any suit. At the place of the two these
    are the twos of which the suit is known, which may lie in their own place."""
    suited: Mapping[str, tuple[int, ...]]
    """The same by suit, for the suits in which sequences are possible."""
    twos: int
    """All twos, those at their place too: each of them may be a wild card instead."""
    jokers: int

    @property
    def wilds(self) -> int:
        """The number of cards that may be wild."""
        return self.twos + self.jokers

    @property
    def cards(self) -> int:
        """The number of cards that may fit into a meld."""
        return sum(self.naturals[LOWEST_GROUP:]) + self.wilds

    def without_meld(self, meld: Meld, top: HeldCard) -> "Holding":
        """Return the rest of the hand without a meld that contains the top card of the pile."""
        naturals = list(self.naturals)
        suited = {suit: list(counts) for suit, counts in self.suited.items()}
        twos = self.twos - meld.twos
        for card, count in natural_cards(meld).items():
            place = PLACE_OF[card]
            naturals[place] -= count
            if card == TWO:
                twos -= count
            if meld.suit is not None:
                suited[meld.suit][place] -= count
            elif card == top.card and top.suit in suited:
                # The other cards of the group may be of any suit.
                suited[top.suit][place] -= 1
        return replace(
            self,
            naturals=tuple(naturals),
            suited={suit: tuple(counts) for suit, counts in suited.items()},
            twos=twos,
            jokers=self.jokers - meld.jokers,
        )


def natural_cards(meld: Meld) -> Counter[Card]:
    """Return the natural cards of a meld, including twos in their own place.

    The meld must not be one of wild cards.
    """
    if meld.run:
        return Counter(meld.run)
    return Counter({card: n for card, n in cards_of(meld).items() if card not in WILDS})


def normalized_hand(rules: RuleSet, hand: SuitedHand) -> Counter[HeldCard]:
    """Return a hand with equal cards under one name.

    Plain threes of both colours become `THREE`. A two or a three loses its suit in rule sets in
    which it has no place in a sequence.
    """
    held: Counter[HeldCard] = Counter()
    for card, count in hand.items():
        held[normalized_card(rules, card)] += count
    return +held


def normalized_card(rules: RuleSet, held: HeldCard) -> HeldCard:
    """Return a card under the name that `normalized_hand` gives it."""
    card = held.card
    if card in (BLACK_THREE, RED_THREE) and has_plain_threes(rules):
        card = THREE
    keeps_suit = card in NATURALS or card in run_order(rules)
    return HeldCard(card, held.suit if keeps_suit else None)


def holding_of(hand: SuitedHand) -> Holding:
    """Return a normalized hand counted by place and suit; cards without a place are left out."""
    ranks: Counter[Card] = Counter()
    for held, count in hand.items():
        ranks[held.card] += count
    naturals = [0] * len(PLACES)
    suited: dict[str, list[int]] = {suit: [0] * len(PLACES) for suit in SUITS}
    for held, count in hand.items():
        place = PLACE_OF.get(held.card)
        if place is None or (held.card == TWO and held.suit is None):
            continue
        naturals[place] += count
        if held.suit is not None:
            suited[held.suit][place] += count
    return Holding(
        naturals=tuple(naturals),
        suited={suit: tuple(counts) for suit, counts in suited.items()},
        twos=ranks[TWO],
        jokers=ranks[JOKER],
    )
