"""The form of the Meld tab, and the answer to its question.

`LayDownForm` holds the tapped cards and the circumstances of the turn; it is frozen, and every tap
returns a new one. `answer_of` judges its melds. The melds of a hand are found by `meld_finder`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from scorekeeper.deal_form.melds import (
    MeldView,
    TappedMeld,
    TappedMelds,
    meld_views,
    melds_of,
    tapped_melds,
)
from scorekeeper.meld_finder.question import Preference
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import (
    NATURALS,
    RED_THREE,
    THREE,
    WILDS,
    Card,
    has_plain_threes,
    value_of,
)
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.scoring import initial_meld, limits, notation
from scorekeeper.scoring.initial_meld import LayDown, Requirement, Verdict
from scorekeeper.scoring.meld import Meld, suited_cards
from scorekeeper.scoring.notation import HeldCard, pack_problem, read_suited_hand

SHORT = "short_of_requirement"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayDownForm:
    """The cards tapped so far, the side, and the circumstances of the turn."""

    side: int | None = 0
    """The side of the running match; None for a typed score or deal number."""
    ruleset: RuleSetId | None = None
    score: int = 0
    deal_number: int = 1
    melds: TappedMelds = field(default_factory=TappedMelds)
    is_hand: bool = False
    """True if the cards of a hand are tapped, and its melds are to be found."""
    hand: tuple[HeldCard, ...] = ()
    suit: str | None = None
    """The suit of the next cards of the hand, if suits matter."""
    preference: Preference | None = None
    """The melds to find in a hand; None for `default_preference` of the requirement."""
    took_pile: bool = False
    awaits_top: bool = False
    """True if the next tapped card is the top card of the pile."""
    top: HeldCard | None = None
    concealed: bool = False

    @property
    def lay_down(self) -> LayDown:
        """The tapped melds as the side's first lay-down in this turn."""
        return LayDown(
            melds=self.melds.laid,
            took_pile=self.took_pile,
            top_card=None if self.top is None else self.top.card,
            concealed_going_out=self.concealed,
        )

    @property
    def is_blank(self) -> bool:
        """True if there are no cards, and nothing is special about the turn."""
        return not (self.counts() or self.took_pile or self.concealed)

    def requirement(self, rules: RuleSet) -> Requirement:
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
        if self.is_hand:
            return self._has_whole_hand_of(rules, card)
        return self._has_all_melded(rules, card)

    def _has_whole_hand_of(self, rules: RuleSet, card: Card) -> bool:
        """Return True if hand and pile have all cards of a rank, or all in the chosen suit."""
        held = list(self.hand)
        if self.top is not None:
            held.append(self.top)
        ranks = [held_card.card for held_card in held]
        if ranks.count(card) >= limits.cards_in_packs(rules, card):
            return True
        next_card = self._held_card(rules, card)
        return next_card.suit is not None and held.count(next_card) >= rules.decks

    def _has_all_melded(self, rules: RuleSet, card: Card) -> bool:
        """Return True if the melds have all cards of a rank, or all in the suit of a sequence."""
        if self.counts()[card] >= limits.cards_in_packs(rules, card):
            return True
        current = self.melds.current
        if card not in NATURALS or current.suit is None or not current.can_take(rules, card):
            return False
        sequences = [meld for meld in self.melds.each if meld.suit == current.suit]
        return sum(meld.cards.count(card) for meld in sequences) >= rules.decks

    def with_situation(
        self,
        *,
        ruleset: RuleSetId | None = None,
        score: int | None = None,
        deal_number: int | None = None,
    ) -> "LayDownForm":
        """Return the form with other rules, score or deal number, which is for no side of a match.

        None leaves a value unchanged. The number of the deal is at least 1.
        """
        return replace(
            self,
            side=None,
            ruleset=ruleset or self.ruleset,
            score=self.score if score is None else score,
            deal_number=self.deal_number if deal_number is None else max(deal_number, 1),
        )

    def after_tap(self, rules: RuleSet, card: Card) -> "LayDownForm":
        """Return the form with a tapped card in hand, melds or on the pile, unless it is off."""
        if self.is_off(rules, card):
            return self
        if self.awaits_top:
            return replace(self, top=self._held_card(rules, card), awaits_top=False)
        if self.is_hand:
            return replace(self, hand=(*self.hand, self._held_card(rules, card)))
        return replace(self, melds=self.melds.after_tap(rules, card))

    def without_card(self, card: Card) -> "LayDownForm":
        """Return the form without one of a card: the last one in the hand, or one in the melds."""
        if not self.is_hand:
            return replace(self, melds=self.melds.without_card(card))
        held = next((other for other in reversed(self.hand) if other.card == card), None)
        return self if held is None else replace(self, hand=_without_last(self.hand, held))

    def without_last_card(self) -> "LayDownForm":
        """Return the form without the card that was tapped last."""
        if self.is_hand:
            return replace(self, hand=self.hand[:-1])
        return replace(self, melds=self.melds.without_last_card())

    def with_suit_toggled(self, suit: str) -> "LayDownForm":
        """Return the form with a suit chosen, or without one if that suit was chosen already.

        Among melds, the current one becomes a sequence of the suit; in a hand, the next cards get
        the suit.
        """
        if self.is_hand or self.awaits_top:
            return replace(self, suit=None if suit == self.suit else suit)
        return replace(self, melds=self.melds.with_suit_toggled(suit))

    def with_melds(self, melds: TappedMelds) -> "LayDownForm":
        """Return the form with other melds, which are shown in place of the hand."""
        return replace(self, melds=melds, is_hand=False)

    def with_found_melds(self, melds: tuple[Meld, ...]) -> "LayDownForm":
        """Return the form with melds found in the hand."""
        return self.with_melds(tapped_melds(melds))

    def without_cards(self) -> "LayDownForm":
        """Return the form without cards and circumstances; side, score and rules stay.

        While the hand is shown, the melds stay too.
        """
        bare = replace(self, hand=(), took_pile=False, awaits_top=False, top=None, concealed=False)
        return bare if self.is_hand else replace(bare, melds=TappedMelds())

    def with_hand_shown(self) -> "LayDownForm":
        """Return the form that shows the hand; an empty hand gets the cards of the melds.

        The top card of the pile is not in the hand.
        """
        if self.hand:
            return replace(self, is_hand=True)
        hand = tuple(_held_in(self.melds.each))
        if self.top is not None:
            same_rank = [card for card in hand if card.card == self.top.card]
            if same_rank:
                hand = _without_last(hand, same_rank[0])
        return replace(self, hand=hand, is_hand=True)

    def with_pile_toggled(self) -> "LayDownForm":
        """Return the form with the pile taken or not; once taken, its top card is tapped next."""
        taken = not self.took_pile
        return replace(self, took_pile=taken, awaits_top=taken, top=None)

    def _held_card(self, rules: RuleSet, card: Card) -> HeldCard:
        """Return a card with the chosen suit, if that matters."""
        has_suit = rules.meld_rules.sequences and card in suited_cards(rules)
        return HeldCard(card, self.suit if has_suit else None)


def is_never_melded(rules: RuleSet, card: Card) -> bool:
    """Return True if a card cannot be in any meld by these rules, in any turn."""
    if card in NATURALS or card in WILDS or card == THREE:
        return False
    return card == RED_THREE or rules.black_three.meld_when == "never"


def _held_in(melds: Iterable[TappedMeld]) -> Iterator[HeldCard]:
    """Yield the cards of melds; those of a sequence have its suit."""
    for meld in melds:
        for card in meld.cards:
            yield HeldCard(card, meld.suit if card in (*NATURALS, THREE) else None)


def _without_last(hand: tuple[HeldCard, ...], held: HeldCard) -> tuple[HeldCard, ...]:
    """Return a hand without the last one of a card."""
    place = len(hand) - 1 - hand[::-1].index(held)
    return (*hand[:place], *hand[place + 1 :])


# --- the answer


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The verdict on a lay-down, with the problems of each meld."""

    verdict: Verdict
    melds: tuple[MeldView, ...]
    problems: tuple[Problem, ...]
    """The problems of the lay-down as a whole; those of single melds are in `melds`."""
    is_exempt: bool
    """True if there is no requirement in this turn."""
    one_more: Card | None
    """The card of least value that would make the lay-down enough; None if no single card would."""

    @property
    def is_allowed(self) -> bool:
        """True if the melds may be laid."""
        return not self.problems and not self.has_illegal_meld

    @property
    def has_illegal_meld(self) -> bool:
        """True if a meld has a problem of its own."""
        return any(meld.problems for meld in self.melds)

    @property
    def missing_points(self) -> int:
        """The points that are missing; 0 if there are enough."""
        missing = (problem.values["short"] for problem in self.problems if problem.code == SHORT)
        return next(missing, 0)

    @property
    def surplus_points(self) -> int:
        """The points above the requirement; 0 if there are none."""
        return max(0, self.verdict.value - self.verdict.requirement.points)


def answer_of(rules: RuleSet, form: LayDownForm, required: Requirement) -> Answer:
    """Return the answer for the melds of a form: verdict, melds, problems and a missing card."""
    lay_down = form.lay_down
    verdict = initial_meld.verdict(rules, lay_down, required)
    problems = [problem for problem in verdict.problems if not problem.path]
    if not initial_meld.has_top_card(lay_down):
        problems.insert(0, Problem("top_card_not_melded", values={"card": lay_down.top_card}))

    def problems_of(number: int, _meld: Meld | None) -> Iterable[Problem]:
        start = f"melds[{number}]."
        return (problem for problem in verdict.problems if f"{problem.path}.".startswith(start))

    melds = meld_views(rules, form.melds, problems_of)
    has_problems = bool(problems) or any(meld.problems for meld in melds)
    return Answer(
        verdict=verdict,
        melds=melds,
        problems=tuple(problems),
        is_exempt=initial_meld.is_exempt(rules, lay_down),
        one_more=_completing_card(rules, form, required) if has_problems else None,
    )


def _completing_card(rules: RuleSet, form: LayDownForm, required: Requirement) -> Card | None:
    """Return the card of least value that, added to one of the melds, meets the requirement.

    Return None if no single card does.
    """
    for card in sorted((*NATURALS, *WILDS), key=lambda card: value_of(rules, card)):
        for index, tapped in enumerate(form.melds.each):
            fits = card in WILDS or tapped.suit is not None or tapped.is_group_of(card)
            if not tapped.cards or not fits:
                continue
            lay_down = form.with_melds(form.melds.with_meld(index, tapped.with_card(card))).lay_down
            has_top = initial_meld.has_top_card(lay_down)
            if has_top and initial_meld.verdict(rules, lay_down, required).allowed:
                return card
    return None


# --- in writing


def notation_of(form: LayDownForm) -> str:
    """Return the notation of the melds of a form, or of the hand if the form shows that."""
    if not form.is_hand:
        return " ".join(meld.notation for meld in form.melds.each if meld.cards)
    by_suit: dict[str | None, list[Card]] = {}
    for held in form.hand:
        by_suit.setdefault(held.suit, []).append(held.card)
    return " ".join(TappedMeld(tuple(cards), suit).notation for suit, cards in by_suit.items())


def with_written_cards(rules: RuleSet, form: LayDownForm, text: str) -> LayDownForm | Problem:
    """Return the form with the cards written in `text` in place of its hand or melds.

    Return a problem if the text cannot be read, or has more cards than the packs.
    """
    if form.is_hand:
        return _with_written_hand(rules, form, text)
    return _with_written_melds(rules, form, text)


def _with_written_hand(rules: RuleSet, form: LayDownForm, text: str) -> LayDownForm | Problem:
    """Return the form with the hand written in `text`, or a problem; see `with_written_cards`."""
    hand = read_suited_hand(text, plain_threes=has_plain_threes(rules), suited=suited_cards(rules))
    if isinstance(hand, Problem):
        return hand
    too_many = pack_problem(rules, hand)
    if too_many is not None:
        return too_many
    return replace(form, hand=tuple(hand.elements()))


def _with_written_melds(rules: RuleSet, form: LayDownForm, text: str) -> LayDownForm | Problem:
    """Return the form with the melds written in `text`, or a problem; see `with_written_cards`."""
    are_threes_plain = has_plain_threes(rules)
    melds = notation.read_melds(text, plain_threes=are_threes_plain)
    if isinstance(melds, Problem):
        return melds
    tapped = []
    for token in text.split():
        bare = token.upper().removesuffix(notation.FROM_HAND)
        read = notation.read_token(bare, token, plain_threes=are_threes_plain)
        if isinstance(read, Problem):
            return read
        suit, cards = read
        tapped.append(TappedMeld(cards, suit, from_hand=token.endswith(notation.FROM_HAND)))
    too_many = pack_problem(rules, Counter(_held_in(tapped)))
    if too_many is not None:
        return too_many
    return form.with_melds(melds_of(tapped))
