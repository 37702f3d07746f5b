"""Combinations of melds of one rank, or of one suit, that can be laid together."""

from collections.abc import Iterator, Sequence
from operator import sub
from typing import NamedTuple

from scorekeeper.meld_finder.holding import LOWEST_GROUP
from scorekeeper.meld_finder.pieces import Order, Piece, Pieces
from scorekeeper.scoring.meld import MeldKind

END: Order = (2,)
"""The end of `Choice.order`. It is greater than the sort key of any meld, so that a choice with one
more meld at the same place comes first."""


class Choice(NamedTuple):
    """Pieces that are laid together, in order, with their sums."""

    order: tuple[Order, ...]
    """The sort keys of the pieces, then `END`."""
    pieces: tuple[Piece, ...]
    naturals: int
    wilds: int
    placed_twos: int
    points: int
    marks: int
    """The marks of all pieces, or-ed: the bits of the requirements that they meet."""

    def with_piece(self, piece: Piece) -> "Choice":
        """Return the choice with one more piece; it must not come before the others in order."""
        return Choice(
            order=(*self.order[:-1], piece.order, END),
            pieces=(*self.pieces, piece),
            naturals=self.naturals + piece.naturals,
            wilds=self.wilds + piece.wilds,
            placed_twos=self.placed_twos + piece.placed_twos,
            points=self.points + piece.points,
            marks=self.marks | piece.marks,
        )

    def is_before(self, other: "Choice") -> bool:
        """Return True if it is preferred to a choice of the same cards.

        Fewer melds are preferred, then the lower order.
        """
        return (len(self.pieces), self.order) < (len(other.pieces), other.order)

    def key(self, *, several_per_rank: bool) -> tuple[object, ...]:
        """Return a key; of several choices with the same key only the preferred one is kept."""
        kinds = () if several_per_rank else tuple(piece.kind for piece in self.pieces)
        return self.naturals, self.wilds, self.marks, kinds


NOTHING = Choice(order=(END,), pieces=(), naturals=0, wilds=0, placed_twos=0, points=0, marks=0)


class Choices:
    """The choices for given numbers of cards, cached."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.several_per_rank = not pieces.judge.question.rules.meld_rules.one_meld_per_rank
        self._known: dict[tuple[int, int, int], tuple[Choice, ...]] = {}

    def groups_at(self, place: int, naturals: int, wilds: int) -> tuple[Choice, ...]:
        """Return all combinations of groups of the rank at a place of `PLACES`.

        All groups of a combination have at most `naturals` natural and `wilds` wild cards together.
        A place that has no groups gives only the empty combination.
        """
        if place < LOWEST_GROUP:
            return (NOTHING,)
        key = place, naturals, wilds
        if key not in self._known:
            pieces = self.pieces.groups(place, naturals, wilds)
            self._known[key] = combinations_of(
                pieces, naturals, wilds, several_per_rank=self.several_per_rank
            )
        return self._known[key]

    def wild_melds(
        self, twos: int, jokers: int, closed_kind: MeldKind | None
    ) -> tuple[Choice, ...]:
        """Return all combinations of melds of wild cards, none of the kind `closed_kind`.

        `twos` and `jokers` are the most cards that they may have together. `naturals` of such a
        choice are its twos, `wilds` its jokers.
        """
        pieces = self.pieces.wild_melds(twos, jokers)
        open_pieces = [piece for piece in pieces if piece.kind is not closed_kind]
        return combinations_of(open_pieces, twos, jokers, several_per_rank=self.several_per_rank)


def combinations_of(
    pieces: Sequence[Piece], naturals: int, wilds: int, *, several_per_rank: bool
) -> tuple[Choice, ...]:
    """Return all combinations of pieces with at most `naturals` natural and `wilds` wild cards.

    The pieces are in order. Without `several_per_rank` there is at most one piece of each kind. Of
    choices that are equal in cards, marks and kinds only the preferred one is returned.
    """
    best = {NOTHING.key(several_per_rank=several_per_rank): NOTHING}
    for piece in pieces:
        combinations = list(best.values())
        for before in combinations:
            has_kind = any(other.kind is piece.kind for other in before.pieces)
            if has_kind and not several_per_rank:
                continue
            after = before.with_piece(piece)
            if after.naturals > naturals or after.wilds > wilds:
                continue
            key = after.key(several_per_rank=several_per_rank)
            other = best.get(key)
            if other is None or after.is_before(other):
                best[key] = after
                # The inner loop comes to this one too: a piece may be laid more than once.
                combinations.append(after)
    return tuple(best.values())


def sequence_combinations(
    pieces: Sequence[Piece], free: Sequence[int], before: Choice = NOTHING
) -> Iterator[Choice]:
    """Yield `before`, and `before` with each combination of sequences for which cards are free.

    Args:
        pieces: The sequences that begin at a place, in order.
        free: The number of free cards of the suit at that place and at those above.
        before: The choice to begin with.
    """
    yield before
    for number, piece in enumerate(pieces):
        still_free = [*map(sub, free, piece.claim), *free[len(piece.claim) :]]
        if min(still_free) >= 0:
            # The same sequence may be laid twice, so it is among the next ones.
            yield from sequence_combinations(pieces[number:], still_free, before.with_piece(piece))
