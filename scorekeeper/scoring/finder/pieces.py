"""The melds that can be made of a holding, with all wild cards alike, each judged once."""

from collections.abc import Callable, Iterable
from itertools import product
from typing import NamedTuple

from scorekeeper.rules.cards import BLACK_THREE, NATURALS, SUITS, TWO, Card
from scorekeeper.scoring.finder.holding import PLACES
from scorekeeper.scoring.finder.judge import Judge
from scorekeeper.scoring.meld import Meld, MeldKind, group, ranks_between

Order = tuple[int, ...]


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
        self._known: dict[tuple[object, ...], Piece | None] = {}
        self._lists: dict[tuple[object, ...], list[Piece]] = {}

    def groups(self, rank: Card, naturals: int, wilds: int) -> list[Piece]:
        """All groups of a rank with at most so many natural and wild cards."""
        counts = product(range(1, naturals + 1), range(wilds + 1))
        return self._legal(group, ((rank, *count) for count in counts))

    def sequences(self, suit: str, low: Card, length: int, wilds: int) -> list[Piece]:
        """All sequences from a card up with at most so many natural and wild cards."""
        if not self.judge.question.rules.meld_rules.sequences:
            return []
        start = NATURALS.index(low)
        highs = NATURALS[start : start + length]
        return self._legal(sequence, product((suit,), (low,), highs, range(wilds + 1)))

    def wild(self, twos: int, jokers: int) -> list[Piece]:
        """All melds of wild cards with at most so many twos and jokers."""
        counts = product(range(twos + 1), range(jokers + 1))
        return self._legal(wild_cards, (count for count in counts if any(count)))

    def _legal(
        self, make: Callable[..., Meld], shapes: Iterable[tuple[object, ...]]
    ) -> list[Piece]:
        found = []
        for shape in shapes:
            key = (make, *shape)
            if key not in self._known:
                self._known[key] = self._judged(make(*shape))
            piece = self._known[key]
            if piece is not None:
                found.append(piece)
        return sorted(found)

    def _judged(self, meld: Meld) -> Piece | None:
        worth = self.judge.worth(meld)
        if worth is None:
            return None
        if meld.kind is MeldKind.WILD:
            return Piece(order_of(meld), meld, worth.kind, meld.twos, meld.jokers, 0, worth.marks)
        points = worth.points - meld.wilds * self.judge.question.rules.card_values[TWO]
        return Piece(order_of(meld), meld, worth.kind, meld.naturals, meld.wilds, points, worth.marks)


def sequence(suit: str, low: Card, high: Card, wilds: int) -> Meld:
    """A sequence of a suit from low to high."""
    naturals = len(ranks_between(low, high))
    return Meld(
        kind=MeldKind.SEQUENCE, suit=suit, low=low, high=high, naturals=naturals, twos=wilds
    )


def wild_cards(twos: int, jokers: int) -> Meld:
    """A meld of wild cards."""
    return Meld(kind=MeldKind.WILD, twos=twos, jokers=jokers)
