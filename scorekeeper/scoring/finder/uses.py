"""What the top card of a pile can be used for: it has to lie in one of the melds."""

from collections.abc import Iterator
from typing import NamedTuple

from scorekeeper.rules.cards import JOKER, TWO, WILDS
from scorekeeper.scoring.finder.holding import HeldCard, Holding, can_use
from scorekeeper.scoring.finder.judge import Worth
from scorekeeper.scoring.finder.pieces import Pieces
from scorekeeper.scoring.meld import Meld, MeldKind
from scorekeeper.scoring.pile import stops_pile


class Use(NamedTuple):
    """A meld with the top card of the pile in it."""

    meld: Meld
    worth: Worth
    """What it adds to a lay-down, the top card left out where that does not count."""


def uses(pieces: Pieces, holding: Holding, top: HeldCard) -> Iterator[Use]:
    """Every meld of a holding that takes the pile with its top card, which the holding has too."""
    if stops_pile(pieces.judge.question.rules, top.card):
        return
    for piece in pieces.every(holding):
        if top.card in WILDS or can_use(pieces.judge.question.rules, piece.meld, top):
            for meld in _told_apart(piece.meld, holding):
                if top.card not in WILDS or {TWO: meld.twos, JOKER: meld.jokers}[top.card]:
                    worth = pieces.judge.worth(meld, has_top=True)
                    if worth is not None:
                        yield Use(meld, worth)


def _told_apart(meld: Meld, holding: Holding) -> Iterator[Meld]:
    """A meld with each number of jokers among its wild cards that the holding allows."""
    if meld.kind is MeldKind.WILD:
        yield meld
        return
    for jokers in range(min(meld.wilds, holding.jokers) + 1):
        if meld.wilds - jokers <= holding.twos:
            yield meld._replace(twos=meld.wilds - jokers, jokers=jokers)
