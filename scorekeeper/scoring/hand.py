"""Hands with suits where these are known, from which lay-downs are made.

`read_suited_hand` reads one; `holding_of` sorts it by ranks and suits.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from scorekeeper.rules.cards import (
    BLACK_SUITS,
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_SUITS,
    RED_THREE,
    SUITS,
    TWO,
    WILDS,
    Card,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.limits import cards_in_packs
from scorekeeper.scoring.meld import Meld, MeldKind, cards_of, takes_pile
from scorekeeper.scoring.notation import SUIT_MARK, WRITTEN, read_token
from scorekeeper.scoring.problem import Problem

PLACES: tuple[Card, ...] = (BLACK_THREE, *NATURALS)
"""The ranks of groups, low to high."""

SUITS_OF_THREES = {BLACK_THREE: BLACK_SUITS, RED_THREE: RED_SUITS}


class HeldCard(NamedTuple):
    """A card in a hand. Without a suit it fits into groups, but into no sequence."""

    card: Card
    suit: str | None = None


Hand = Mapping[HeldCard, int]
"""The number of each card."""


def read_suited_hand(text: str) -> Counter[HeldCard] | Problem:
    """Return the cards of a hand such as `AKK h:4567 s:9`, or the problem in it.

    A token that begins with a suit gives the suit of its ranks. Wild cards never have one: no rule
    needs it.
    """
    hand: Counter[HeldCard] = Counter()
    for token in text.split():
        read = read_token(token, token)
        if isinstance(read, Problem):
            return read
        suit, cards = read
        for card in cards:
            if suit is not None and suit not in SUITS_OF_THREES.get(card, SUITS):
                values = {"token": token, "character": WRITTEN[card].lower()}
                return Problem("unknown_character", values=values)
            hand[HeldCard(card, suit if card in NATURALS else None)] += 1
    return hand or Problem("empty_notation", values={"token": text})


def write_held_card(held: HeldCard) -> str:
    """Return a card as written in a hand: `K`, `*`, or with its suit `h:7`."""
    suit = "" if held.suit is None else held.suit[0] + SUIT_MARK
    return suit + WRITTEN[held.card]


def beyond_packs(rules: RuleSet, hand: Hand) -> Problem | None:
    """Return a problem for the first card of which the hand has more than the packs."""
    ranks: Counter[HeldCard] = Counter()
    for held, count in hand.items():
        ranks[HeldCard(held.card)] += count
    suited = ((held, count) for held, count in hand.items() if held.suit is not None)
    for held, count in (*suited, *ranks.items()):
        most = rules.decks if held.suit else cards_in_packs(rules, held.card)
        if count > most:
            token = write_held_card(held) + WRITTEN[held.card] * (count - 1)
            card = write_held_card(held) if held.suit else held.card
            values = {"card": card, "count": count, "most": most, "token": token}
            return Problem("too_many_of_a_card", values=values)
    return None


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand sorted for melds; red threes are left out."""

    naturals: tuple[int, ...]
    """The number of cards of each rank in `PLACES`, of any suit."""
    suited: Mapping[str, tuple[int, ...]]
    """The same by suit, for the suits in which sequences are possible."""
    twos: int
    jokers: int

    @property
    def wilds(self) -> int:
        """The number of wild cards."""
        return self.twos + self.jokers

    @property
    def cards(self) -> int:
        """The number of cards that may fit into a meld."""
        return sum(self.naturals) + self.wilds

    def without(self, meld: Meld, top: HeldCard) -> "Holding":
        """Return the rest of the hand without a meld that has the top card of the pile in it."""
        naturals, suited = list(self.naturals), {s: list(n) for s, n in self.suited.items()}
        for card, count in cards_of(meld).items():
            if card in WILDS or card not in PLACES:
                continue
            place = PLACES.index(card)
            naturals[place] -= count
            if meld.suit is not None:
                suited[meld.suit][place] -= count
            elif card == top.card and top.suit in suited:
                suited[top.suit][place] -= 1  # any others will do for the rest of the group
        return replace(
            self,
            naturals=tuple(naturals),
            suited={suit: tuple(counts) for suit, counts in suited.items()},
            twos=self.twos - meld.twos,
            jokers=self.jokers - meld.jokers,
        )


def holding_of(hand: Hand) -> Holding:
    """Return a hand sorted by ranks and suits."""
    naturals: Counter[Card] = Counter()
    for held, count in hand.items():
        naturals[held.card] += count
    return Holding(
        naturals=tuple(naturals[card] for card in PLACES),
        suited={s: tuple(hand.get(HeldCard(c, s), 0) for c in PLACES) for s in SUITS},
        twos=naturals[TWO],
        jokers=naturals[JOKER],
    )


def can_have(meld: Meld, held: HeldCard) -> bool:
    """Return True if a card that is not wild can be one of the cards of a meld."""
    if meld.kind is MeldKind.SEQUENCE:
        return meld.suit == held.suit and held.card in cards_of(meld)
    return meld.rank == held.card


def can_use(rules: RuleSet, meld: Meld, top: HeldCard) -> bool:
    """Return True if a top card that is not wild can be in a meld that takes the pile."""
    return can_have(meld, top) and takes_pile(rules, meld, top.card)
