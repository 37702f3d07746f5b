"""What the top card of a pile can be used for: it has to lie in one of the melds."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import NamedTuple

from scorekeeper.rules.cards import JOKER, NATURALS, SUITS, TWO, WILDS, Card
from scorekeeper.scoring.finder.holding import PLACES, HeldCard, Holding
from scorekeeper.scoring.finder.judge import Worth
from scorekeeper.scoring.finder.pieces import Piece, Pieces
from scorekeeper.scoring.meld import Meld, MeldKind, ranks_between


class Use(NamedTuple):
    """A meld with the top card of the pile in it, and what it adds to a lay-down."""

    meld: Meld
    worth: Worth


def uses(pieces: Pieces, holding: Holding, top: HeldCard) -> Iterator[Use]:
    """Every meld of a holding that has the top card in it; the holding has that card too."""
    found = every_piece(pieces, holding) if top.card in WILDS else _of_rank(pieces, holding, top)
    for piece in found:
        for meld in _told_apart(piece.meld, holding):
            if top.card not in WILDS or {TWO: meld.twos, JOKER: meld.jokers}[top.card]:
                worth = pieces.judge.worth(meld, has_top=True)
                if worth is not None:
                    yield Use(meld, worth)


def _of_rank(pieces: Pieces, holding: Holding, top: HeldCard) -> Iterator[Piece]:
    if top.card in PLACES:
        yield from _groups(pieces, holding, top.card)
    if top.suit is not None:
        for piece in _sequences(pieces, holding, top.suit):
            low, high = piece.meld.low, piece.meld.high
            if low is not None and high is not None and top.card in ranks_between(low, high):
                yield piece


def every_piece(pieces: Pieces, holding: Holding) -> Iterator[Piece]:
    """Every meld that can be made of a holding."""
    for rank in PLACES:
        yield from _groups(pieces, holding, rank)
    for suit in SUITS:
        yield from _sequences(pieces, holding, suit)
    yield from pieces.wild(holding.twos, holding.jokers)


def _groups(pieces: Pieces, holding: Holding, rank: Card) -> list[Piece]:
    return pieces.groups(rank, holding.naturals[PLACES.index(rank)], holding.wilds)


def _sequences(pieces: Pieces, holding: Holding, suit: str) -> Iterator[Piece]:
    for low in NATURALS:
        held = holding.suited[suit][PLACES.index(low) :]
        length = len(list(takewhile(bool, held)))
        yield from pieces.sequences(suit, low, length, holding.wilds)


def _told_apart(meld: Meld, holding: Holding) -> Iterator[Meld]:
    """A meld with each number of jokers among its wild cards that the holding allows."""
    if meld.kind is MeldKind.WILD:
        yield meld
        return
    for jokers in range(min(meld.wilds, holding.jokers) + 1):
        if meld.wilds - jokers <= holding.twos:
            yield replace(meld, twos=meld.wilds - jokers, jokers=jokers)
