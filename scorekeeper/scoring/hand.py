"""The cards that a lay-down is made from: a hand, with suits where they are known."""

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
from scorekeeper.scoring.legality import cards_in_packs
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
"""What groups are made of, low to high."""

SUITS_OF_THREES = {BLACK_THREE: BLACK_SUITS, RED_THREE: RED_SUITS}


class HeldCard(NamedTuple):
    """A card in a hand. Without a suit it goes into groups, but into no sequence."""

    card: Card
    suit: str | None = None


Hand = Mapping[HeldCard, int]
"""How many of each card are held."""


def read_suited_hand(text: str) -> Counter[HeldCard] | Problem:
    """The cards of a hand such as `AKK h:4567 s:9`, or what cannot be read in it.

    A token that begins with a suit says the suit of its ranks. Wild cards have none anywhere:
    no rule asks for it.
    """
    held: Counter[HeldCard] = Counter()
    for token in text.split():
        cards = _read_token(token)
        if isinstance(cards, Problem):
            return cards
        held.update(cards)
    return held or Problem("empty_notation", values={"token": text})


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
    """A card as a hand is written: `K`, `*`, or with its suit `h:7`."""
    suit = "" if held.suit is None else held.suit[0] + SUIT_MARK
    return suit + WRITTEN[held.card]


def beyond_packs(rules: RuleSet, hand: Hand) -> Problem | None:
    """The first card of which the hand has more than the packs of a rule set, as a problem."""
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
    """A hand by what its cards are good for; red threes are good for no meld."""

    naturals: tuple[int, ...]
    """How many cards of each place of `PLACES`, of whatever suit."""
    suited: Mapping[str, tuple[int, ...]]
    """How many of them by suit, for the suits that matter: what sequences may use."""
    twos: int
    jokers: int

    @property
    def wilds(self) -> int:
        """The number of wild cards."""
        return self.twos + self.jokers

    @property
    def cards(self) -> int:
        """The number of cards that may be good for a meld."""
        return sum(self.naturals) + self.wilds

    def without(self, meld: Meld, top: HeldCard) -> "Holding":
        """What is left beside a meld that has the top card of the pile in it."""
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
    """A hand sorted by places and suits."""
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
    """Return True if a card that is not wild may be one of the cards of a meld."""
    if meld.low is not None and meld.high is not None:
        return meld.suit == held.suit and held.card in ranks_between(meld.low, meld.high)
    return meld.rank == held.card


def can_use(rules: RuleSet, meld: Meld, top: HeldCard) -> bool:
    """True if a top card of the pile that is not wild may be melded so, and takes the pile."""
    return can_have(meld, top) and takes_pile(rules, meld, top.card)


def _naturals_in(meld: Meld) -> Mapping[int, int]:
    if meld.kind is MeldKind.SEQUENCE and meld.low is not None and meld.high is not None:
        return {PLACES.index(rank): 1 for rank in ranks_between(meld.low, meld.high)}
    return {} if meld.rank is None else {PLACES.index(meld.rank): meld.naturals}
