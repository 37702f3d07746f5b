"""The melds that can be made of a holding, with all wild cards alike, each judged once."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product, takewhile
from typing import Any, NamedTuple

from scorekeeper.rules.cards import BLACK_THREE, NATURALS, SUITS, TWO, Card
from scorekeeper.scoring.finder.holding import PLACES, Holding
from scorekeeper.scoring.finder.judge import Judge
from scorekeeper.scoring.meld import Meld, MeldKind, group, ranks_between

Order = tuple[int, ...]
Asked = tuple[Any, ...]
"""What makes a meld, and of what."""


class Piece(NamedTuple):
    """A meld that may be laid.

    In a group or sequence all wild cards stand as twos: no rule asks for jokers there, and which
    of them are jokers is settled last. In a meld of wild cards `naturals` counts its twos and
    `wilds` its jokers.
    """

    order: Order
    meld: Meld
    kind: MeldKind
    """The kind as which a rule set sees it."""
    naturals: int
    wilds: int
    points: int
    """What its natural cards count; in a meld of wild cards nothing."""
    marks: int


def order_of(meld: Meld) -> Order:
    """Where a meld stands in a lay-down: from aces down, a sequence at its lowest card.

    Groups stand before sequences, more natural cards before fewer, then fewer wild cards before
    more; melds of wild cards last, more twos before fewer.
    """
    if meld.kind is MeldKind.WILD:
        return (1, 0, 0, -meld.twos, meld.jokers)
    rank = meld.rank or meld.low or BLACK_THREE
    form = (0, 0) if meld.suit is None else (1, SUITS.index(meld.suit))
    return (-PLACES.index(rank), *form, -meld.naturals, meld.wilds)


class Pieces:
    """The pieces by the cards that they take. What was judged once is remembered."""

    def __init__(self, judge: Judge) -> None:
        """Nothing is judged before it is asked for."""
        self.judge = judge
        self._known: dict[Asked, Piece | None] = {}
        self._lists: dict[Asked, list[Piece]] = {}

    def groups(self, rank: Card, naturals: int, wilds: int) -> list[Piece]:
        """All groups of a rank with at most so many natural and wild cards."""
        counts = product((rank,), range(1, naturals + 1), range(wilds + 1))
        return self._legal((group, rank, naturals, wilds), counts)

    def sequences(self, holding: Holding, suit: str, place: int) -> list[Piece]:
        """All sequences of a suit from a place up."""
        length = len(list(takewhile(bool, holding.suited[suit][place:])))
        low, wilds = PLACES[place], holding.wilds
        if not length or low not in NATURALS:
            return []
        highs = PLACES[place : place + length]
        shapes = product((suit,), (low,), highs, range(wilds + 1))
        return self._legal((sequence, suit, low, length, wilds), shapes)

    def wild(self, twos: int, jokers: int) -> list[Piece]:
        """All melds of wild cards with at most so many twos and jokers."""
        counts = product(range(twos + 1), range(jokers + 1))
        return self._legal((wild_cards, twos, jokers), (one for one in counts if any(one)))

    def every(self, holding: Holding) -> Iterator[Piece]:
        """Every meld that can be made of a holding."""
        for rank, naturals in zip(PLACES, holding.naturals, strict=True):
            yield from self.groups(rank, naturals, holding.wilds)
        for suit in holding.suited:
            for place in range(len(PLACES)):
                yield from self.sequences(holding, suit, place)
        yield from self.wild(holding.twos, holding.jokers)

    def suits_that_matter(self, holding: Holding) -> Holding:
        """The holding with the suits of those cards alone that could lie in a sequence."""
        if not self.judge.question.rules.meld_rules.sequences:
            return replace(holding, suited={})
        places = range(len(PLACES))
        suited = {
            suit: counts
            for suit, counts in holding.suited.items()
            if any(self.sequences(holding, suit, place) for place in places)
        }
        return replace(holding, suited=suited)

    def _legal(self, asked: Asked, shapes: Iterable[tuple[Any, ...]]) -> list[Piece]:
        """The legal ones among melds of some shapes, in order; remembered by what was asked."""
        if asked not in self._lists:
            found = (self._piece((asked[0], *shape)) for shape in shapes)
            self._lists[asked] = sorted(piece for piece in found if piece is not None)
        return self._lists[asked]

    def _piece(self, shape: Asked) -> Piece | None:
        if shape not in self._known:
            make, *of = shape
            self._known[shape] = self._judged(make(*of))
        return self._known[shape]

    def _judged(self, meld: Meld) -> Piece | None:
        worth = self.judge.worth(meld)
        if worth is None:
            return None
        if meld.kind is MeldKind.WILD:
            return Piece(order_of(meld), meld, worth.kind, meld.twos, meld.jokers, 0, worth.marks)
        points = worth.points - meld.wilds * self.judge.question.rules.card_values[TWO]
        return Piece(
            order_of(meld), meld, worth.kind, meld.naturals, meld.wilds, points, worth.marks
        )


def sequence(suit: str, low: Card, high: Card, wilds: int) -> Meld:
    """A sequence of a suit from low to high."""
    naturals = len(ranks_between(low, high))
    return Meld(
        kind=MeldKind.SEQUENCE, suit=suit, low=low, high=high, naturals=naturals, twos=wilds
    )


def wild_cards(twos: int, jokers: int) -> Meld:
    """A meld of wild cards."""
    return Meld(kind=MeldKind.WILD, twos=twos, jokers=jokers)
