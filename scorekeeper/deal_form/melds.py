"""Melds typed by tapping cards: each tap adds a card, usually to the current meld."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from scorekeeper.problem import Problem
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    SUITS,
    THREE,
    TWO,
    WILDS,
    Card,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import (
    SUIT_THREES,
    Meld,
    MeldKind,
    canasta_type,
    card_points,
    indexed_melds,
    ranks_between,
)
from scorekeeper.scoring.notation import FROM_HAND, SUIT_MARK, WRITTEN, read_meld

ORDER: tuple[Card, ...] = (THREE, BLACK_THREE, RED_THREE, *NATURALS, TWO, JOKER)
"""The order of cards in a meld: low to high, then twos, then jokers."""


@dataclass(frozen=True, slots=True)
class TappedMeld:
    """Cards of one meld, in the order in which they were tapped."""

    cards: tuple[Card, ...] = ()
    suit: str | None = None
    """The suit of a sequence; None for a group or wild cards."""
    from_hand: bool = False
    """True if the whole meld comes from the hand at once, for which some rule sets pay more."""

    @property
    def sorted_cards(self) -> tuple[Card, ...]:
        """The cards in `ORDER`."""
        return tuple(sorted(self.cards, key=ORDER.index))

    @property
    def notation(self) -> str:
        """The cards as `scoring.notation` writes them, even if they are not a meld."""
        mark = "" if self.suit is None else self.suit[0].upper() + SUIT_MARK
        # Plain threes have no sign of their own; they are written as the three of a suit.
        three = SUIT_THREES[self.suit or SUITS[0]][0]
        cards = [three if card == THREE else card for card in self.sorted_cards]
        end = FROM_HAND if self.from_hand and self.cards else ""
        return mark + "".join(WRITTEN[card] for card in cards) + end

    @property
    def meld(self) -> Meld:
        """The meld of the cards; of kind jumble if they are no meld in any rule set.

        Raises:
            TypeError: If there are no cards.
        """
        meld = read_meld(self.notation)
        if isinstance(meld, Problem):
            raise TypeError(f"there is no meld without cards: {meld.code}")
        return meld

    def with_card(self, card: Card) -> "TappedMeld":
        return replace(self, cards=(*self.cards, card))

    def without_card(self, card: Card) -> "TappedMeld":
        """Return the meld without the last tapped one of a card."""
        place = len(self.cards) - 1 - self.cards[::-1].index(card)
        return replace(self, cards=(*self.cards[:place], *self.cards[place + 1 :]))

    def is_group_of(self, card: Card) -> bool:
        """Return True if its natural cards are of this rank alone."""
        return self.suit is None and self._naturals == {card}

    def can_take(self, rules: RuleSet, card: Card) -> bool:
        """Return True if a tap on a card probably adds it to this meld.

        Wild cards fit everywhere. A natural card fits a meld of its rank, any sequence, and wild
        cards that are not a meld by themselves yet.
        """
        if not self.cards or card in WILDS:
            return True
        if self.suit is not None:
            return card in NATURALS or card == THREE
        if self._naturals:
            return card in self._naturals
        may_be_wild_alone = rules.meld_rules.pure_wild or rules.meld_rules.twos_meldable
        return not may_be_wild_alone or len(self.cards) < rules.meld_rules.min_cards

    @property
    def _naturals(self) -> set[Card]:
        return {card for card in self.cards if card not in WILDS}


def tapped_meld(meld: Meld) -> TappedMeld:
    """Return a meld as if its cards had been tapped."""
    wilds = (TWO,) * meld.twos + (JOKER,) * meld.jokers
    if meld.kind is MeldKind.SEQUENCE and meld.low and meld.high:
        cards = (*ranks_between(meld.low, meld.high), *wilds)
        return TappedMeld(cards, meld.suit, from_hand=meld.from_hand)
    # A group has its rank; a sequence with gaps has a run instead.
    naturals = meld.run
    if meld.rank is not None:
        naturals = (meld.rank,) * meld.naturals
    return TappedMeld((*naturals, *meld.strays, *wilds), meld.suit, from_hand=meld.from_hand)


@dataclass(frozen=True, slots=True)
class TappedMelds:
    """Melds in the order in which they were begun; only the current one may be empty."""

    each: tuple[TappedMeld, ...] = (TappedMeld(),)
    at: int = 0
    """The index of the current meld."""

    @property
    def current(self) -> TappedMeld:
        """The meld that the next tapped card is added to."""
        return self.each[self.at]

    @property
    def is_last(self) -> bool:
        return self.at == len(self.each) - 1

    @property
    def laid(self) -> tuple[Meld, ...]:
        """The melds that have cards."""
        return tuple(meld.meld for meld in self.each if meld.cards)

    def counts(self) -> Counter[Card]:
        """Return the number of each card in all melds."""
        return Counter(card for meld in self.each for card in meld.cards)

    def after_tap(self, rules: RuleSet, card: Card) -> "TappedMelds":
        """Return the melds after a tap on a card.

        A card that the current meld does not take goes to the last meld of its rank, or begins one.
        """
        if self.current.can_take(rules, card):
            return self.with_meld(self.at, self.current.with_card(card))
        same_rank = [place for place, meld in enumerate(self.each) if meld.is_group_of(card)]
        if same_rank:
            place = same_rank[-1]
            return self.with_meld(place, self.each[place].with_card(card))
        melds = self.with_new_meld()
        return melds.with_meld(melds.at, melds.current.with_card(card))

    def without_card(self, card: Card) -> "TappedMelds":
        """Return the melds without one of a card, taken from the current meld if that has it.

        Otherwise it is taken from the last meld that has it.
        """
        places = [place for place, meld in enumerate(self.each) if card in meld.cards]
        if not places:
            return self
        place = self.at if self.at in places else places[-1]
        return self.with_meld(place, self.each[place].without_card(card))

    def without_last_card(self) -> "TappedMelds":
        """Return the melds without the last card of the current one.

        If the current one is empty, it is removed, with the last card of the previous one.
        """
        place = self.at if self.current.cards else max(self.at - 1, 0)
        cards = self.each[place].cards
        if not cards:
            return self
        return self.with_meld(place, replace(self.each[place], cards=cards[:-1]))

    def with_new_meld(self) -> "TappedMelds":
        """Return the melds with an empty current one at the end."""
        return melds_of((*(meld for meld in self.each if meld.cards), TappedMeld()))

    def with_current(self, place: int) -> "TappedMelds":
        """Return the melds with the one at a place as the current one; empty ones are removed."""
        return self.with_meld(place, self.each[place])

    def with_suit_toggled(self, suit: str) -> "TappedMelds":
        """Return the melds with the current one as a sequence of a suit.

        A sequence of that suit becomes a group.
        """
        suited = replace(self.current, suit=None if suit == self.current.suit else suit)
        return self.with_meld(self.at, suited)

    def with_from_hand_toggled(self) -> "TappedMelds":
        """Return the melds with the mark "whole from the hand" of the current one toggled."""
        return self.with_meld(self.at, replace(self.current, from_hand=not self.current.from_hand))

    def with_meld(self, place: int, meld: TappedMeld) -> "TappedMelds":
        """Return the melds with `meld` at a place, where it becomes the current one.

        Other empty melds are removed.
        """
        before = [other for other in self.each[:place] if other.cards]
        after = [other for other in self.each[place + 1 :] if other.cards]
        return TappedMelds((*before, meld, *after), len(before))


def melds_of(melds: Iterable[TappedMeld]) -> TappedMelds:
    """Return melds with the last one as the current one; without any, one empty meld."""
    each = tuple(melds) or (TappedMeld(),)
    return TappedMelds(each, len(each) - 1)


def tapped_melds(melds: Iterable[Meld]) -> TappedMelds:
    """Return melds as if their cards had been tapped."""
    return melds_of(tapped_meld(meld) for meld in melds)


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldView:
    """A tapped meld as shown: with its points, type of canasta, and problems."""

    place: int
    """Its index among all tapped melds."""
    tapped: TappedMeld
    points: int
    """The sum of the values of its own cards, even if the meld is not legal."""
    is_current: bool
    joins: bool
    """True if its cards join an earlier meld of their rank, and are judged there."""
    canasta: str | None
    """The type of canasta that it is, together with the melds that join it."""
    problems: tuple[Problem, ...]


def meld_views(
    rules: RuleSet, melds: TappedMelds, problems_of: Callable[[int, Meld | None], Iterable[Problem]]
) -> tuple[MeldView, ...]:
    """Return the view of each meld with cards, in their order.

    Args:
        rules: The rules.
        melds: The melds.
        problems_of: Returns the problems of a meld. It gets the number of the meld among those
            with cards, and the meld as judged, with those that join it; None if it joins another.
    """
    judged = dict(indexed_melds(rules, melds.laid))
    full = [(place, tapped) for place, tapped in enumerate(melds.each) if tapped.cards]
    return tuple(
        MeldView(
            place=place,
            tapped=tapped,
            points=card_points(rules, tapped.meld),
            is_current=place == melds.at,
            joins=number not in judged,
            canasta=canasta_type(rules, judged[number]) if number in judged else None,
            problems=tuple(problems_of(number, judged.get(number))),
        )
        for number, (place, tapped) in enumerate(full)
    )
