"""Melds that are tapped card by card, one of them the current one."""

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
    placed_melds,
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
    """The suit of a sequence; None for cards of one rank."""
    from_hand: bool = False
    """True if it is laid whole from the hand, which earns more as a canasta in some rule sets."""

    @property
    def sorted_cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they lie."""
        return tuple(sorted(self.cards, key=ORDER.index))

    @property
    def notation(self) -> str:
        """The token of the cards, even if they are not a meld."""
        mark = "" if self.suit is None else self.suit[0].upper() + SUIT_MARK
        end = FROM_HAND if self.from_hand and self.cards else ""
        three = SUIT_THREES[self.suit or SUITS[0]][0]
        return mark + "".join(WRITTEN[three if c == THREE else c] for c in self.sorted_cards) + end

    @property
    def meld(self) -> Meld:
        """The meld of the cards; of kind jumble if they are no meld in any rule set."""
        meld = read_meld(self.notation)
        if isinstance(meld, Problem):
            raise TypeError(f"there is no meld without cards: {meld.code}")
        return meld

    def with_card(self, card: Card) -> "TappedMeld":
        return replace(self, cards=(*self.cards, card))

    def without_one(self, card: Card) -> "TappedMeld":
        """Return the meld with one of a card less, the one that was tapped last."""
        place = len(self.cards) - 1 - self.cards[::-1].index(card)
        return replace(self, cards=(*self.cards[:place], *self.cards[place + 1 :]))

    def is_group_of(self, card: Card) -> bool:
        """Return True if natural cards of this rank lie in it, and no others."""
        return self.suit is None and self._naturals == {card}

    def takes(self, rules: RuleSet, card: Card) -> bool:
        """Return True if a card may be meant for this meld."""
        if not self.cards or card in WILDS:
            return True
        if self.suit is not None:
            return card in NATURALS or card == THREE
        alone = rules.meld_rules.pure_wild or rules.meld_rules.twos_meldable
        if not self._naturals:
            return not alone or len(self.cards) < rules.meld_rules.min_cards
        return card in self._naturals

    @property
    def _naturals(self) -> set[Card]:
        return {card for card in self.cards if card not in WILDS}


def tapped_meld(meld: Meld) -> TappedMeld:
    wilds = (TWO,) * meld.twos + (JOKER,) * meld.jokers
    if meld.kind is MeldKind.SEQUENCE and meld.low and meld.high:
        cards = (*ranks_between(meld.low, meld.high), *wilds)
        return TappedMeld(cards, meld.suit, from_hand=meld.from_hand)
    naturals = meld.run
    if meld.rank is not None:
        naturals = (meld.rank,) * meld.naturals
    return TappedMeld((*naturals, *meld.strays, *wilds), meld.suit, from_hand=meld.from_hand)


@dataclass(frozen=True, slots=True)
class TappedMelds:
    """Melds in the order in which they were begun; only the current one may be empty."""

    each: tuple[TappedMeld, ...] = (TappedMeld(),)
    at: int = 0
    """The meld that cards are tapped into."""

    @property
    def current(self) -> TappedMeld:
        return self.each[self.at]

    @property
    def is_last(self) -> bool:
        return self.at == len(self.each) - 1

    @property
    def laid(self) -> tuple[Meld, ...]:
        return tuple(meld.meld for meld in self.each if meld.cards)

    def counts(self) -> Counter[Card]:
        return Counter(card for meld in self.each for card in meld.cards)

    def after_tap(self, rules: RuleSet, card: Card) -> "TappedMelds":
        """Return the melds after a tap on a card.

        A card that the current meld cannot take goes to the meld of its rank, or begins one.
        """
        if self.current.takes(rules, card):
            return self.with_meld(self.at, self.current.with_card(card))
        same = [place for place, meld in enumerate(self.each) if meld.is_group_of(card)]
        melds = self if same else self.with_new_meld()
        place = same[-1] if same else melds.at
        return melds.with_meld(place, melds.each[place].with_card(card))

    def without_one(self, card: Card) -> "TappedMelds":
        """Return the melds without one of a card: of the current meld, or the last that has it."""
        places = [place for place, meld in enumerate(self.each) if card in meld.cards]
        if not places:
            return self
        place = self.at if self.at in places else places[-1]
        return self.with_meld(place, self.each[place].without_one(card))

    def without_last_card(self) -> "TappedMelds":
        """Return the melds without the last card of the current one.

        If that is empty, it is gone, and so is the last card of the one before.
        """
        place = self.at if self.current.cards else max(self.at - 1, 0)
        cards = self.each[place].cards
        if not cards:
            return self
        return self.with_meld(place, replace(self.each[place], cards=cards[:-1]))

    def with_new_meld(self) -> "TappedMelds":
        """Return the melds with an empty one at the end, which becomes the current one."""
        return melds_of((*(meld for meld in self.each if meld.cards), TappedMeld()))

    def with_current(self, place: int) -> "TappedMelds":
        """Return the melds with another current one."""
        return self.with_meld(place, self.each[place])

    def in_suit(self, suit: str) -> "TappedMelds":
        """Return the melds with the current one as a sequence of a suit.

        If it was a sequence of that suit already, it becomes a group.
        """
        suited = replace(self.current, suit=None if suit == self.current.suit else suit)
        return self.with_meld(self.at, suited)

    def with_from_hand_toggled(self) -> "TappedMelds":
        """Return the melds with the current one laid whole from the hand, or not, if it was."""
        return self.with_meld(self.at, replace(self.current, from_hand=not self.current.from_hand))

    def with_meld(self, place: int, meld: TappedMeld) -> "TappedMelds":
        """Return the melds with another one at a place: the current one. Other empty ones go."""
        before = [other for other in self.each[:place] if other.cards]
        after = [other for other in self.each[place + 1 :] if other.cards]
        return TappedMelds((*before, meld, *after), len(before))


def melds_of(melds: Iterable[TappedMeld]) -> TappedMelds:
    """Return melds of which the last is the current one."""
    each = tuple(melds) or (TappedMeld(),)
    return TappedMelds(each, len(each) - 1)


def melds_found(melds: Iterable[Meld]) -> TappedMelds:
    return melds_of(tapped_meld(meld) for meld in melds)


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldAnswer:
    """One of the melds that were tapped, and what it is."""

    place: int
    tapped: TappedMeld
    points: int
    """The values of its own cards, whether they count or not."""
    is_current: bool
    joins: bool
    """True if its cards lie with an earlier meld of their rank, and are judged there."""
    canasta: str | None
    """The type of canasta that it is, with what lies with it."""
    problems: tuple[Problem, ...]


def meld_answers(
    rules: RuleSet, melds: TappedMelds, problems_of: Callable[[int, Meld | None], Iterable[Problem]]
) -> tuple[MeldAnswer, ...]:
    """Return an answer for each meld with cards.

    `problems_of` gives the problems of a meld by its number among them; the meld has with it
    what lies with it, and is None where it lies with another.
    """
    judged = dict(placed_melds(rules, melds.laid))
    full = [(place, tapped) for place, tapped in enumerate(melds.each) if tapped.cards]
    return tuple(
        MeldAnswer(
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
