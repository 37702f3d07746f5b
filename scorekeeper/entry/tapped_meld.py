"""One meld as it is tapped, card by card."""

from dataclasses import dataclass, replace

from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    TWO,
    WILDS,
    Card,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, MeldKind, ranks_between
from scorekeeper.scoring.notation import FROM_HAND, SUIT_MARK, WRITTEN, read_meld
from scorekeeper.scoring.problem import Problem

ORDER: tuple[Card, ...] = (BLACK_THREE, RED_THREE, *NATURALS, TWO, JOKER)
"""In which cards lie in a meld: low to high, then twos, then jokers."""


@dataclass(frozen=True, slots=True)
class TappedMeld:
    """Cards that are to lie together, in the order in which they were tapped."""

    cards: tuple[Card, ...] = ()
    suit: str | None = None
    """The suit of a sequence; None for cards of one rank."""
    from_hand: bool = False
    """Whether it is laid whole from the hand, which earns more as a canasta in some rule sets."""

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards in the order in which they lie."""
        return tuple(sorted(self.cards, key=ORDER.index))

    @property
    def written(self) -> str:
        """The token of the cards, whether they are a meld or not."""
        mark = "" if self.suit is None else self.suit[0].upper() + SUIT_MARK
        end = FROM_HAND if self.from_hand and self.cards else ""
        return mark + "".join(WRITTEN[card] for card in self.shown) + end

    @property
    def meld(self) -> Meld:
        """What the cards are; of kind jumble where they are no meld in any rule set."""
        meld = read_meld(self.written)
        if isinstance(meld, Problem):
            raise TypeError(f"there is no meld without cards: {meld.code}")
        return meld

    def plus(self, card: Card) -> "TappedMeld":
        """The meld with one card more."""
        return replace(self, cards=(*self.cards, card))

    def less(self, card: Card) -> "TappedMeld":
        """The meld with one of a card less, the one that was tapped last."""
        place = len(self.cards) - 1 - self.cards[::-1].index(card)
        return replace(self, cards=(*self.cards[:place], *self.cards[place + 1 :]))

    def is_group_of(self, card: Card) -> bool:
        """Whether natural cards of this rank lie in it, and no others."""
        return self.suit is None and self._naturals == {card}

    def takes(self, rules: RuleSet, card: Card) -> bool:
        """Whether a card may be meant for this meld."""
        if not self.cards or card in WILDS:
            return True
        if self.suit is not None:
            return card in NATURALS
        alone = rules.meld_rules.pure_wild or rules.meld_rules.twos_meldable
        if not self._naturals:
            return not alone or len(self.cards) < rules.meld_rules.min_cards
        return card in self._naturals

    @property
    def _naturals(self) -> set[Card]:
        return {card for card in self.cards if card not in WILDS}


def tapped_meld(meld: Meld) -> TappedMeld:
    """A meld card by card."""
    wilds = (TWO,) * meld.twos + (JOKER,) * meld.jokers
    if meld.kind is MeldKind.SEQUENCE and meld.low and meld.high:
        cards = (*ranks_between(meld.low, meld.high), *wilds)
        return TappedMeld(cards, meld.suit, from_hand=meld.from_hand)
    naturals = (meld.rank,) * meld.naturals if meld.rank else ()
    return TappedMeld((*naturals, *meld.strays, *wilds), meld.suit, from_hand=meld.from_hand)
