"""Cards that lie together on the table, as people report them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, TWO, Card
from scorekeeper.rules.model import RuleSet


class MeldKind(StrEnum):
    """What a meld sets out to be."""

    GROUP = "group"
    SEQUENCE = "sequence"
    WILD = "wild"
    TWOS = "twos"
    BLACK_THREES = "black_threes"
    JUMBLE = "jumble"
    """Cards that are no meld in any rule set: two ranks, a gap, red threes."""


class Meld(NamedTuple):
    """One meld by the number of its cards; `twos` and `jokers` are its wild cards.

    `rank` is that of a group; `suit`, `low` and `high` are those of a sequence, whose natural
    cards are the ranks from low to high. In a meld of twos the twos are its natural cards.
    """

    kind: MeldKind
    rank: Card | None = None
    naturals: int = 0
    twos: int = 0
    jokers: int = 0
    suit: str | None = None
    low: Card | None = None
    high: Card | None = None
    from_hand: bool = False
    """The whole canasta was laid from the hand at once."""
    strays: tuple[Card, ...] = ()
    """The cards of a jumble; `suit` is the one that was said of them."""

    @property
    def wilds(self) -> int:
        """The number of wild cards in it."""
        return self.twos + self.jokers

    @property
    def cards(self) -> int:
        """The number of cards in it."""
        return self.naturals + self.wilds + len(self.strays)


def group(rank: Card, naturals: int, twos: int = 0, jokers: int = 0) -> Meld:
    """A meld of one rank; black threes and twos come out as the kinds of meld that they are."""
    kind = {BLACK_THREE: MeldKind.BLACK_THREES, TWO: MeldKind.TWOS}.get(rank, MeldKind.GROUP)
    return Meld(kind=kind, rank=rank, naturals=naturals, twos=twos, jokers=jokers)


def ranks_between(low: Card, high: Card) -> tuple[Card, ...]:
    """The ranks of a sequence from low to high; empty where high lies below low."""
    return NATURALS[NATURALS.index(low) : NATURALS.index(high) + 1]


def card_points(rules: RuleSet, meld: Meld) -> int:
    """The card values of all cards of a meld, in points, whether it is legal or not.

    A count below 0 counts nothing.
    """
    return points_of_cards(rules.card_values, meld)


def points_of_cards(values: Mapping[str, int], meld: Meld) -> int:
    """The same by a table of card values."""
    points = max(meld.twos, 0) * values[TWO] + max(meld.jokers, 0) * values[JOKER]
    if meld.kind is MeldKind.SEQUENCE and meld.low is not None and meld.high is not None:
        return points + sum(values[rank] for rank in ranks_between(meld.low, meld.high))
    if meld.rank is not None:
        points += max(meld.naturals, 0) * values[meld.rank]
    return points + sum(values.get(card, 0) for card in meld.strays)
