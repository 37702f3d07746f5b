"""What can be laid of one rank, or begun in one suit: several pieces at once, or none."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorekeeper.rules.cards import Card
from scorekeeper.scoring.finder.pieces import Order, Piece, Pieces
from scorekeeper.scoring.meld import MeldKind

END: Order = (2,)
"""Behind every order: who lays one more meld at a place comes before who does not."""


class Choice(NamedTuple):
    """Pieces that are laid together, in order, and what they are together."""

    order: tuple[Order, ...]
    pieces: tuple[Piece, ...]
    naturals: int
    wilds: int
    points: int
    marks: int

    def and_also(self, piece: Piece) -> "Choice":
        """The same with one more piece, which does not stand before the others."""
        return Choice(
            (*self.order[:-1], piece.order, END),
            (*self.pieces, piece),
            self.naturals + piece.naturals,
            self.wilds + piece.wilds,
            self.points + piece.points,
            self.marks | piece.marks,
        )

    def comes_before(self, other: "Choice") -> bool:
        """Whether it is to be preferred to one of the same cards: fewer melds, then by order."""
        return (len(self.pieces), self.order) < (len(other.pieces), other.order)

    def key(self, *, several: bool) -> tuple[object, ...]:
        """What another choice must be alike in to be as good."""
        kinds = () if several else tuple(piece.kind for piece in self.pieces)
        return self.naturals, self.wilds, self.marks, kinds


NOTHING = Choice((END,), (), 0, 0, 0, 0)


class Choices:
    """The choices by the cards that are there for them. What was asked once is remembered."""

    def __init__(self, pieces: Pieces) -> None:
        """Nothing is put together before it is asked for."""
        self.pieces = pieces
        self.several = not pieces.judge.question.rules.meld_rules.one_meld_per_rank
        self._known: dict[tuple[Card, int, int], tuple[Choice, ...]] = {}

    def of_rank(self, rank: Card, naturals: int, wilds: int) -> tuple[Choice, ...]:
        """All groups that can be laid at once of a rank."""
        key = rank, naturals, wilds
        if key not in self._known:
            pieces = self.pieces.groups(rank, naturals, wilds)
            self._known[key] = put_together(pieces, naturals, wilds, several=self.several)
        return self._known[key]

    def wild(self, twos: int, jokers: int, closed: MeldKind | None) -> tuple[Choice, ...]:
        """All melds of wild cards that can be laid at once, none of the kind `closed`.

        `naturals` of such a choice are its twos, `wilds` its jokers.
        """
        pieces = [piece for piece in self.pieces.wild(twos, jokers) if piece.kind is not closed]
        return put_together(pieces, twos, jokers, several=self.several)


def put_together(
    pieces: Sequence[Piece], naturals: int, wilds: int, *, several: bool
) -> tuple[Choice, ...]:
    """All that can be laid of ordered pieces with so many cards, one of a kind unless `several`.

    Of choices that are alike in cards, marks and kinds only the preferred one is given.
    """
    found = {NOTHING.key(several=several): NOTHING}
    for piece in pieces:
        begun = list(found.values())
        for before in begun:
            if not several and any(other.kind is piece.kind for other in before.pieces):
                continue
            after = before.and_also(piece)
            if after.naturals > naturals or after.wilds > wilds:
                continue
            other = found.get(after.key(several=several))
            if other is None or after.comes_before(other):
                found[after.key(several=several)] = after
                begun.append(after)  # where there may be several: the same piece once more
    return tuple(found.values())


def side_by_side(
    pieces: Sequence[Piece], free: Sequence[int], before: Choice = NOTHING
) -> Iterator[Choice]:
    """What has been begun, and that with each further sequence for which cards are free."""
    yield before
    for place, piece in enumerate(pieces):
        left = [count - (above < piece.naturals) for above, count in enumerate(free)]
        if min(left) >= 0:
            yield from side_by_side(pieces[place:], left, before.and_also(piece))
