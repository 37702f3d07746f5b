"""Hands with suits where these are known, from which lay-downs are made.

`read_suited_hand` reads one; `holding_of` sorts it by ranks and suits.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
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
    Card,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.limits import cards_in_packs
from scorekeeper.scoring.meld import Meld, MeldKind, ranks_between, takes_pile
from scorekeeper.scoring.notation import (
    SUIT_LETTERS,
    SUIT_MARK,
    WRITTEN,
    in_token,
    no_suit,
    read_cards,
)
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
        cards = _read_token(token)
        if isinstance(cards, Problem):
            return cards
        hand.update(cards)
    return hand or Problem("empty_notation", values={"token": text})


def _read_token(token: str) -> tuple[HeldCard, ...] | Problem:
    head, mark, rest = token.upper().partition(SUIT_MARK)
    if mark and head not in SUIT_LETTERS:
        return no_suit(token, head)
    cards = read_cards(rest if mark else token)
    if isinstance(cards, Problem):
        return in_token(cards, token)
    suit = SUIT_LETTERS[head] if mark else None
    for card in cards:
        if suit is not None and suit not in SUITS_OF_THREES.get(card, SUITS):
            letter = WRITTEN[card].lower()
            values = {"token": token, "character": letter}
            return Problem("unknown_character", values=values)
    return tuple(HeldCard(card, suit if card in NATURALS else None) for card in cards)


def write_held_card(held: HeldCard) -> str:
    """Return a card as written in a hand: `K`, `*`, or with its suit `h:7`."""
    suit = "" if held.suit is None else held.suit[0] + SUIT_MARK
    return suit + WRITTEN[held.card]


def beyond_packs(rules: RuleSet, hand: Hand) -> Problem | None:
    """Return a problem for the first card of which the hand has more than the packs."""
    for held, count, most in _limits(rules, hand):
        if count > most:
            token = write_held_card(held) + WRITTEN[held.card] * (count - 1)
            card = write_held_card(held) if held.suit else held.card
            values = {"card": card, "count": count, "most": most, "token": token}
            return Problem("too_many_of_a_card", values=values)
    return None


def _limits(rules: RuleSet, hand: Hand) -> Iterator[tuple[HeldCard, int, int]]:
    ranks: Counter[Card] = Counter()
    for held, count in hand.items():
        ranks[held.card] += count
        if held.suit is not None:
            yield held, count, rules.decks
    for card, count in ranks.items():
        yield HeldCard(card), count, cards_in_packs(rules, card)


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
        for place, count in _naturals_in(meld).items():
            naturals[place] -= count
            if meld.suit is not None:
                suited[meld.suit][place] -= count
            elif PLACES[place] == top.card and top.suit in suited:
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
    if meld.low is not None and meld.high is not None:
        return meld.suit == held.suit and held.card in ranks_between(meld.low, meld.high)
    return meld.rank == held.card


def can_use(rules: RuleSet, meld: Meld, top: HeldCard) -> bool:
    """Return True if a top card that is not wild can be in a meld that takes the pile."""
    return can_have(meld, top) and takes_pile(rules, meld, top.card)


def _naturals_in(meld: Meld) -> Mapping[int, int]:
    if meld.kind is MeldKind.SEQUENCE and meld.low is not None and meld.high is not None:
        return {PLACES.index(rank): 1 for rank in ranks_between(meld.low, meld.high)}
    return {} if meld.rank is None else {PLACES.index(meld.rank): meld.naturals}
