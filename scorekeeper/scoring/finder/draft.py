"""A lay-down in the making: what lies in it is read off only where it matters."""

from dataclasses import dataclass

from scorekeeper.scoring.finder.choices import Choice
from scorekeeper.scoring.finder.pieces import Order, order_of
from scorekeeper.scoring.finder.sweep import Laid
from scorekeeper.scoring.finder.uses import Use
from scorekeeper.scoring.meld import Meld


@dataclass(frozen=True, slots=True)
class Draft:
    """The parts of a lay-down."""

    laid: Laid | None
    """Groups and sequences, their wild cards not told apart."""
    jokers: int
    """How many of these wild cards are jokers."""
    wild: Choice
    """The melds of wild cards."""
    use: Use | None

    def __lt__(self, other: "Draft") -> bool:
        """Whether it comes first in order where two lay-downs are level in all numbers."""
        return self.order() < other.order()

    def melds(self) -> tuple[Meld, ...]:
        """The melds in order, but the one that a use of the top card is first.

        `verdict` takes a top card that does not count out of the first meld that has it. Jokers
        go into the first melds in order that have room for them.
        """
        jokers, melds = self.jokers, []
        for meld in _melds_of(self.laid):
            here = min(jokers, meld.wilds)
            melds.append(meld._replace(twos=meld.wilds - here, jokers=here))
            jokers -= here
        melds += [piece.meld for piece in self.wild.pieces]
        first = () if self.use is None else (self.use.meld,)
        return *first, *sorted(melds, key=_told_order)

    def order(self) -> tuple[list[Order], Order]:
        """What settles a tie: the first meld in order that two lay-downs do not share.

        More jokers in a meld stand before fewer. Last, where all melds are the same: the one
        that is the use of the top card.
        """
        melds = self.melds()
        first = () if self.use is None else _told_order(melds[0])
        return sorted(map(_told_order, melds)), first


def _told_order(meld: Meld) -> Order:
    return *order_of(meld), -meld.jokers


def _melds_of(laid: Laid | None) -> list[Meld]:
    """The melds in order: what was laid last stands first."""
    melds = []
    while laid is not None:
        melds += [piece.meld for piece in laid.choice.pieces]
        laid = laid.before
    return melds
