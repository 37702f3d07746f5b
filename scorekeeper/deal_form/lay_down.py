"""The question of the lay-down screen, tapped card by card, and its answer.

`LayDownForm` holds what was tapped; it is frozen, and every tap returns a new one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from scorekeeper.deal_form.melds import (
    MeldAnswer,
    TappedMeld,
    TappedMelds,
    meld_answers,
    melds_found,
    melds_of,
)
from scorekeeper.meld_finder.question import Preference
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import NATURALS, RED_THREE, THREE, WILDS, Card, plain_threes, value_of
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.scoring import initial_meld, limits, notation
from scorekeeper.scoring.initial_meld import LayDown, Requirement, Verdict
from scorekeeper.scoring.meld import Meld, suited_cards
from scorekeeper.scoring.notation import HeldCard, beyond_packs, read_suited_hand

SHORT = "short_of_requirement"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayDownForm:
    """The cards tapped so far, the side, and the circumstances of the turn."""

    side: int | None = 0
    """The side of the running match; None for the score typed below."""
    ruleset: RuleSetId | None = None
    score: int = 0
    deal_number: int = 1
    melds: TappedMelds = field(default_factory=TappedMelds)
    is_hand: bool = False
    """True if the cards of a hand are tapped, to find what can be laid."""
    hand: tuple[HeldCard, ...] = ()
    suit: str | None = None
    """The suit of cards of the hand that are tapped next, where suits matter."""
    preference: Preference | None = None
    """The melds to find in a hand; None for `default_preference` of the requirement."""
    took_pile: bool = False
    awaits_top: bool = False
    """True if the next card that is tapped is the one on top of the pile."""
    top: HeldCard | None = None
    concealed: bool = False

    @property
    def lay_down(self) -> LayDown:
        return LayDown(
            melds=self.melds.laid,
            took_pile=self.took_pile,
            top_card=None if self.top is None else self.top.card,
            concealed_going_out=self.concealed,
        )

    @property
    def is_blank(self) -> bool:
        """True if no cards were tapped, and nothing is special about the turn."""
        return not (self.counts() or self.took_pile or self.concealed)

    def required(self, rules: RuleSet) -> Requirement:
        """Return the requirement for the typed score or the typed deal."""
        return initial_meld.requirement(rules, score=self.score, deal_number=self.deal_number)

    def counts(self) -> Counter[Card]:
        """Return the number of each card in the melds, or in the hand."""
        return Counter(held.card for held in self.hand) if self.is_hand else self.melds.counts()

    def is_off(self, rules: RuleSet, card: Card) -> bool:
        """Return True if a card cannot be tapped: never melded, or no more of it in the packs."""
        if is_never_melded(rules, card):
            return True
        if self.awaits_top:
            return False
        limit = limits.cards_in_packs(rules, card)
        if not self.is_hand:
            run = self.melds.current.suit if self.melds.current.takes(rules, card) else None
            runs = (meld for meld in self.melds.each if run and meld.suit == run)
            of_run = sum(meld.cards.count(card) for meld in runs)
            return self.counts()[card] >= limit or (card in NATURALS and of_run >= rules.decks)
        on_pile = (self.top,) if self.top is not None else ()
        held, all_held = self._held(rules, card), (*self.hand, *on_pile)
        of_suit = held.suit is not None and all_held.count(held) >= rules.decks
        return of_suit or [held_card.card for held_card in all_held].count(card) >= limit

    def for_typed_number(
        self,
        *,
        ruleset: RuleSetId | None = None,
        score: int | None = None,
        deal_number: int | None = None,
    ) -> "LayDownForm":
        """Return the form with other rules, another score or deal; None leaves them alone."""
        return replace(
            self,
            side=None,
            ruleset=ruleset or self.ruleset,
            score=self.score if score is None else score,
            deal_number=self.deal_number if deal_number is None else max(deal_number, 1),
        )

    def after_tap(self, rules: RuleSet, card: Card) -> "LayDownForm":
        """Return the form after a tap on a card of the grid; one that is off changes nothing."""
        if self.is_off(rules, card):
            return self
        if self.awaits_top:
            return replace(self, top=self._held(rules, card), awaits_top=False)
        if self.is_hand:
            return replace(self, hand=(*self.hand, self._held(rules, card)))
        return replace(self, melds=self.melds.after_tap(rules, card))

    def without_one(self, card: Card) -> "LayDownForm":
        if not self.is_hand:
            return replace(self, melds=self.melds.without_one(card))
        held = next((other for other in reversed(self.hand) if other.card == card), None)
        return self if held is None else replace(self, hand=_without_last(self.hand, held))

    def without_last_card(self) -> "LayDownForm":
        if self.is_hand:
            return replace(self, hand=self.hand[:-1])
        return replace(self, melds=self.melds.without_last_card())

    def in_suit(self, suit: str) -> "LayDownForm":
        """Return the form after a suit was chosen, or let go if it was chosen already.

        It makes the current meld a sequence; of a hand it is the suit of the cards to come.
        """
        if self.is_hand or self.awaits_top:
            return replace(self, suit=None if suit == self.suit else suit)
        return replace(self, melds=self.melds.in_suit(suit))

    def with_melds(self, melds: TappedMelds) -> "LayDownForm":
        return replace(self, melds=melds, is_hand=False)

    def with_found_melds(self, melds: tuple[Meld, ...]) -> "LayDownForm":
        """Return the form with melds that were found in the hand."""
        return self.with_melds(melds_found(melds))

    def without_cards(self) -> "LayDownForm":
        """Return the form without cards and circumstances; for whom is asked stays.

        Where the hand is shown the melds stay as well.
        """
        bare = replace(self, hand=(), took_pile=False, awaits_top=False, top=None, concealed=False)
        return bare if self.is_hand else replace(bare, melds=TappedMelds())

    def with_hand_shown(self) -> "LayDownForm":
        """Return the form for tapping a hand, with the cards of the melds in it."""
        if self.hand:
            return replace(self, is_hand=True)
        held = tuple(_held_in(self.melds.each))
        on_pile = next((card for card in held if self.top and card.card == self.top.card), None)
        hand = held if on_pile is None else _without_last(held, on_pile)
        return replace(self, hand=hand, is_hand=True)

    def with_pile_toggled(self) -> "LayDownForm":
        """Return the form with the pile taken, its top card tapped next; or no longer taken."""
        taken = not self.took_pile
        return replace(self, took_pile=taken, awaits_top=taken, top=None)

    def _held(self, rules: RuleSet, card: Card) -> HeldCard:
        has_suit = rules.meld_rules.sequences and card in suited_cards(rules)
        return HeldCard(card, self.suit if has_suit else None)


def is_never_melded(rules: RuleSet, card: Card) -> bool:
    """Return True if a card is in no meld by these rules, in any turn."""
    if card in NATURALS or card in WILDS or card == THREE:
        return False
    return card == RED_THREE or rules.black_three.meld_when == "never"


def _held_in(melds: Iterable[TappedMeld]) -> Iterator[HeldCard]:
    """Yield the cards of melds; those of a sequence have its suit."""
    for meld in melds:
        for card in meld.cards:
            yield HeldCard(card, meld.suit if card in (*NATURALS, THREE) else None)


def _without_last(hand: tuple[HeldCard, ...], held: HeldCard) -> tuple[HeldCard, ...]:
    place = len(hand) - 1 - hand[::-1].index(held)
    return (*hand[:place], *hand[place + 1 :])


# --- the answer


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The verdict on a lay-down, with the problems of each meld."""

    verdict: Verdict
    melds: tuple[MeldAnswer, ...]
    problems: tuple[Problem, ...]
    """Objections to the lay-down as a whole; those to a meld are in `melds`."""
    is_exempt: bool
    one_more: Card | None
    """The card of least value that would make the lay-down enough."""

    @property
    def is_allowed(self) -> bool:
        return not self.problems and not self.has_illegal_meld

    @property
    def has_illegal_meld(self) -> bool:
        return any(meld.problems for meld in self.melds)

    @property
    def short(self) -> int:
        missing = (problem.values["short"] for problem in self.problems if problem.code == SHORT)
        return next(missing, 0)

    @property
    def over(self) -> int:
        return max(0, self.verdict.value - self.verdict.requirement.points)


def answer_of(rules: RuleSet, form: LayDownForm, required: Requirement) -> Answer:
    """Return the answer by the rules of the match or of the chosen rule set."""
    lay_down = form.lay_down
    verdict = initial_meld.verdict(rules, lay_down, required)
    problems = [problem for problem in verdict.problems if not problem.path]
    if not initial_meld.has_top_card(lay_down):
        problems.insert(0, Problem("top_card_not_melded", values={"card": lay_down.top_card}))

    def problems_of(number: int, _meld: Meld | None) -> Iterable[Problem]:
        start = f"melds[{number}]."
        return (problem for problem in verdict.problems if f"{problem.path}.".startswith(start))

    melds = meld_answers(rules, form.melds, problems_of)
    is_open = bool(problems) or any(meld.problems for meld in melds)
    return Answer(
        verdict=verdict,
        melds=melds,
        problems=tuple(problems),
        is_exempt=initial_meld.is_exempt(rules, lay_down),
        one_more=_one_more(rules, form, required) if is_open else None,
    )


def _one_more(rules: RuleSet, form: LayDownForm, required: Requirement) -> Card | None:
    """Return the card of least value that makes the melds enough, added to one of them, or None."""
    for card in sorted((*NATURALS, *WILDS), key=lambda card: value_of(rules, card)):
        for place, tapped in enumerate(form.melds.each):
            fits = card in WILDS or tapped.suit is not None or tapped.is_group_of(card)
            if not tapped.cards or not fits:
                continue
            lay_down = form.with_melds(form.melds.with_meld(place, tapped.with_card(card))).lay_down
            has_top = initial_meld.has_top_card(lay_down)
            if has_top and initial_meld.verdict(rules, lay_down, required).allowed:
                return card
    return None


# --- in writing


def notation_of(form: LayDownForm) -> str:
    """Return the notation of the melds, or of the cards of the hand."""
    if not form.is_hand:
        return " ".join(meld.notation for meld in form.melds.each if meld.cards)
    by_suit: dict[str | None, list[Card]] = {}
    for held in form.hand:
        by_suit.setdefault(held.suit, []).append(held.card)
    return " ".join(TappedMeld(tuple(cards), suit).notation for suit, cards in by_suit.items())


def with_written_cards(rules: RuleSet, form: LayDownForm, text: str) -> LayDownForm | Problem:
    """Return the form with the cards of a text in place of its own.

    What cannot be read is a problem, and so are more cards than the packs of the rules hold.
    """
    has_plain_threes = plain_threes(rules)
    if form.is_hand:
        hand = read_suited_hand(text, plain_threes=has_plain_threes, suited=suited_cards(rules))
        if isinstance(hand, Problem):
            return hand
        return beyond_packs(rules, hand) or replace(form, hand=tuple(hand.elements()))
    melds = notation.read_melds(text, plain_threes=has_plain_threes)
    if isinstance(melds, Problem):
        return melds
    tapped = []
    for token in text.split():
        bare = token.upper().removesuffix(notation.FROM_HAND)
        read = notation.read_token(bare, token, plain_threes=has_plain_threes)
        if isinstance(read, Problem):
            return read
        suit, cards = read
        tapped.append(TappedMeld(cards, suit, from_hand=token.endswith(notation.FROM_HAND)))
    return beyond_packs(rules, Counter(_held_in(tapped))) or form.with_melds(melds_of(tapped))
