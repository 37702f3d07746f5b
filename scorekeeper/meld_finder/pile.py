"""The melds that can take the pile: those with its top card in them."""

from collections.abc import Iterator
from typing import NamedTuple

from scorekeeper.meld_finder.holding import Holding
from scorekeeper.meld_finder.judge import Worth, can_use
from scorekeeper.meld_finder.pieces import Pieces, placed_twos
from scorekeeper.rules.cards import JOKER, TWO, WILDS
from scorekeeper.scoring.meld import Meld, MeldKind, is_pile_stopped
from scorekeeper.scoring.notation import HeldCard


class Use(NamedTuple):
    """A meld with the top card of the pile in it."""

    meld: Meld
    worth: Worth
    """Its worth for a lay-down, without the top card if that does not count."""


def pile_uses(pieces: Pieces, holding: Holding, top: HeldCard) -> Iterator[Use]:
    """Yield every meld of a holding, the top card included, that takes the pile with it."""
    rules = pieces.judge.question.rules
    if is_pile_stopped(rules, top.card):
        return
    for piece in pieces.all_pieces(holding):
        is_natural = can_use(rules, piece.meld, top)
        if not is_natural and top.card not in WILDS:
            continue
        for meld in _with_jokers(piece.meld, holding):
            if is_natural or _has_wild(meld, top):
                worth = pieces.judge.worth(meld, has_top=True)
                if worth is not None:
                    yield Use(meld, worth)


def _has_wild(meld: Meld, top: HeldCard) -> bool:
    """Return True if a top card can be one of the wild cards of a meld."""
    counts = {TWO: meld.twos, JOKER: meld.jokers}
    return counts.get(top.card, 0) > 0


def _with_jokers(meld: Meld, holding: Holding) -> Iterator[Meld]:
    """Yield a meld with each number of jokers among its wild cards that the holding allows."""
    if meld.kind is MeldKind.WILD:
        yield meld
        return
    free_twos = holding.twos - placed_twos(meld)
    for jokers in range(min(meld.wilds, holding.jokers) + 1):
        twos = meld.wilds - jokers
        if twos <= free_twos:
            yield meld._replace(twos=twos, jokers=jokers)
