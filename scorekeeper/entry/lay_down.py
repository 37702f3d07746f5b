"""Is this enough? The question as it is tapped: frozen, so that every tap gives a new one."""

from collections import Counter
from dataclasses import dataclass, replace

from scorekeeper.entry.tapped_meld import TappedMeld, tapped_meld
from scorekeeper.rules.cards import NATURALS, RED_THREE, WILDS, Card
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.scoring.finder import HeldCard, Preference
from scorekeeper.scoring.initial_meld import LayDown, Requirement, requirement
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.packs import cards_in_packs


@dataclass(frozen=True, slots=True, kw_only=True)
class LayDownForm:
    """What was tapped so far: for whom is asked, the cards, and the circumstances of the turn."""

    side: int | None = 0
    """The side of the running match that is asked for; None for the score typed below."""
    ruleset: RuleSetId | None = None
    """By which rules such a score is asked for; None while none were chosen."""
    score: int = 0
    deal_number: int = 1
    melds: tuple[TappedMeld, ...] = (TappedMeld(),)
    at: int = 0
    """The meld that cards are tapped into."""
    is_hand: bool = False
    """Whether the cards of a hand are tapped, to find what can be laid."""
    hand: tuple[HeldCard, ...] = ()
    suit: str | None = None
    """The suit of cards of the hand that are tapped next, where suits matter."""
    preference: Preference = Preference.FEWEST
    took_pile: bool = False
    awaits_top: bool = False
    """Whether the next card that is tapped is the one on top of the pile."""
    top: HeldCard | None = None
    concealed: bool = False
    """Whether the player goes out concealed in this turn."""

    @property
    def current(self) -> TappedMeld:
        """The meld that cards are tapped into."""
        return self.melds[self.at]

    @property
    def laid(self) -> tuple[Meld, ...]:
        """The melds in which there are cards."""
        return tuple(one.meld for one in self.melds if one.cards)

    @property
    def lay_down(self) -> LayDown:
        """What is to be judged."""
        return LayDown(
            melds=self.laid,
            took_pile=self.took_pile,
            top_card=None if self.top is None else self.top.card,
            concealed_going_out=self.concealed,
        )

    def required(self, rules: RuleSet) -> Requirement:
        """What the typed score, or the typed deal, needs by these rules."""
        return requirement(rules, score=self.score, deal_number=self.deal_number)

    def counts(self) -> Counter[Card]:
        """How many of each card are on the screen: in the melds, or in the hand."""
        if self.is_hand:
            return Counter(held.card for held in self.hand)
        return Counter(card for one in self.melds for card in one.cards)

    def is_off(self, rules: RuleSet, card: Card) -> bool:
        """Whether a card cannot be tapped: never melded, or the packs hold no more of it."""
        if card == RED_THREE or is_never_melded(rules, card):
            return True
        if self.awaits_top:
            return False
        limit = cards_in_packs(rules, card)
        if not self.is_hand:
            return self.counts()[card] >= limit
        top = self.top is not None and self.top.card == card
        held = self._held(rules, card)
        is_last = held.suit is not None and self.hand.count(held) >= rules.decks
        return is_last or self.counts()[card] + top >= limit

    # --- for whom

    def asked_for(self, side: int) -> "LayDownForm":
        """The form after a side of the match was chosen."""
        return replace(self, side=side)

    def asked_at(
        self,
        *,
        ruleset: RuleSetId | None = None,
        score: int | None = None,
        deal_number: int | None = None,
    ) -> "LayDownForm":
        """The form after rules, a score or a deal were typed; what is None stays as it was."""
        return replace(
            self,
            side=None,
            ruleset=ruleset or self.ruleset,
            score=self.score if score is None else score,
            deal_number=self.deal_number if deal_number is None else max(deal_number, 1),
        )

    # --- cards

    def tapped(self, rules: RuleSet, card: Card) -> "LayDownForm":
        """The form after a tap on a card of the grid.

        A card that the current meld cannot take goes to the meld of its rank, or begins one.
        """
        if self.is_off(rules, card):
            return self
        if self.awaits_top:
            return replace(self, top=self._held(rules, card), awaits_top=False)
        if self.is_hand:
            return replace(self, hand=(*self.hand, self._held(rules, card)))
        place = self._place_for(rules, card)
        melds = self.melds if place < len(self.melds) else (*self.melds, TappedMeld())
        return self._with(melds, place, melds[place].plus(card))

    def less(self, card: Card) -> "LayDownForm":
        """The form without one of a card: of the current meld, else of the last that has it."""
        if self.is_hand:
            held = next((one for one in reversed(self.hand) if one.card == card), None)
            return self if held is None else replace(self, hand=_without_last(self.hand, held))
        places = [place for place, one in enumerate(self.melds) if card in one.cards]
        if not places:
            return self
        place = self.at if self.at in places else places[-1]
        return self._with(self.melds, place, self.melds[place].less(card))

    def deleted(self) -> "LayDownForm":
        """The form without the card tapped last; an empty meld goes, and the one before it."""
        if self.is_hand:
            return replace(self, hand=self.hand[:-1])
        place = self.at if self.current.cards else max(self.at - 1, 0)
        cards = self.melds[place].cards
        if not cards:
            return self
        return self._with(self.melds, place, replace(self.melds[place], cards=cards[:-1]))

    def new_meld(self) -> "LayDownForm":
        """The form with an empty meld at the end, and cards tapped into it."""
        full = tuple(one for one in self.melds if one.cards)
        return replace(self, melds=(*full, TappedMeld()), at=len(full))

    def moved(self, place: int) -> "LayDownForm":
        """The form with cards tapped into another meld."""
        return self._with(self.melds, place, self.melds[place])

    def in_suit(self, suit: str) -> "LayDownForm":
        """The form after a suit was chosen, or let go if it was chosen already.

        It makes the current meld a sequence; of a hand it is the suit of the cards to come.
        """
        if self.is_hand or self.awaits_top:
            return replace(self, suit=None if suit == self.suit else suit)
        after = replace(self.current, suit=None if suit == self.current.suit else suit)
        return self._with(self.melds, self.at, after)

    def with_melds(self, melds: tuple[TappedMeld, ...]) -> "LayDownForm":
        """The form with these melds in place of its own."""
        melds = melds or (TappedMeld(),)
        return replace(self, melds=melds, at=len(melds) - 1, is_hand=False)

    def with_hand(self, hand: tuple[HeldCard, ...]) -> "LayDownForm":
        """The form with these cards in the hand."""
        return replace(self, hand=hand, is_hand=True)

    def using(self, melds: tuple[Meld, ...]) -> "LayDownForm":
        """The form with melds that were found in the hand."""
        return self.with_melds(tuple(tapped_meld(meld) for meld in melds))

    def cleared(self) -> "LayDownForm":
        """The form without cards and circumstances; for whom is asked stays.

        Where the hand is shown the melds stay as well.
        """
        bare = replace(self, hand=(), took_pile=False, awaits_top=False, top=None, concealed=False)
        return bare if self.is_hand else replace(bare, melds=(TappedMeld(),), at=0)

    # --- circumstances

    def turned_to_hand(self) -> "LayDownForm":
        """The form with a hand to tap; the cards that lie in the melds are in it already."""
        if self.hand:
            return replace(self, is_hand=True)
        held = tuple(
            HeldCard(card, one.suit if card in NATURALS else None)
            for one in self.melds
            for card in one.cards
        )
        if self.top in held:
            held = _without_last(held, self.top)
        return replace(self, is_hand=True, hand=held)

    def by_preference(self, preference: Preference) -> "LayDownForm":
        """The form with another way to choose among lay-downs that are enough."""
        return replace(self, preference=preference)

    def turned_to_melds(self) -> "LayDownForm":
        """The form with melds to tap."""
        return replace(self, is_hand=False)

    def with_pile(self) -> "LayDownForm":
        """The form with the pile taken, its top card to be tapped next; or not taken any more."""
        if self.took_pile:
            return replace(self, took_pile=False, awaits_top=False, top=None)
        return replace(self, took_pile=True, awaits_top=True)

    def with_top_asked(self) -> "LayDownForm":
        """The form in which the top card of the pile is tapped next."""
        return replace(self, took_pile=True, awaits_top=True)

    def turned_concealed(self) -> "LayDownForm":
        """The form with the player going out concealed, or not any more."""
        return replace(self, concealed=not self.concealed)

    # --- inside

    def _held(self, rules: RuleSet, card: Card) -> HeldCard:
        has_suit = card in NATURALS and rules.meld_rules.sequences
        return HeldCard(card, self.suit if has_suit else None)

    def _place_for(self, rules: RuleSet, card: Card) -> int:
        if self.current.takes(rules, card):
            return self.at
        same = [place for place, one in enumerate(self.melds) if one.is_group_of(card)]
        return same[-1] if same and card not in WILDS else len(self.melds)

    def _with(self, melds: tuple[TappedMeld, ...], place: int, meld: TappedMeld) -> "LayDownForm":
        """The form with another meld at a place, which is the current one then.

        Other melds in which there is no card are gone.
        """
        changed = [(at, meld if at == place else one) for at, one in enumerate(melds)]
        kept = [(at, one) for at, one in changed if one.cards or at == place]
        places = [at for at, _ in kept]
        return replace(self, melds=tuple(one for _, one in kept), at=places.index(place))


def is_never_melded(rules: RuleSet, card: Card) -> bool:
    """Whether a card is in no meld by these rules, whatever the turn."""
    is_natural = card in NATURALS or card in WILDS
    return not is_natural and (card == RED_THREE or rules.black_three.meld_when == "never")


def _without_last(hand: tuple[HeldCard, ...], held: HeldCard) -> tuple[HeldCard, ...]:
    place = len(hand) - 1 - hand[::-1].index(held)
    return (*hand[:place], *hand[place + 1 :])
