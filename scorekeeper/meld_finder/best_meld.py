"""The best lay-down of a hand: the melds that fulfil a requirement by a preference.

    hand = read_suited_hand("AAA KK2 h:4567")       with suits for sequences
    question = Question(rules=rules, required=requirement(rules, score=1600))
    best = find_lay_down(hand, question)
    best.lay_down.melds, best.verdict               the best one, as `verdict` judges it
    best.completing_cards                           if none is enough: one more of these is

`Preference` defines which lay-down is the best.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from scorekeeper.meld_finder.holding import (
    LOW_ACE,
    PLACES,
    Holding,
    holding_of,
    normalized_card,
    normalized_hand,
    run_places,
)
from scorekeeper.meld_finder.judge import can_have
from scorekeeper.meld_finder.pieces import Pieces
from scorekeeper.meld_finder.question import Question
from scorekeeper.meld_finder.ranking import Rank, Ranking
from scorekeeper.meld_finder.search import Search
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    SUITS,
    THREE,
    TWO,
    has_plain_threes,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.initial_meld import LayDown, Verdict, verdict
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import HeldCard, SuitedHand, pack_problem


@dataclass(frozen=True, slots=True)
class BestMeld:
    """The best lay-down of a hand; if none meets the requirement, the nearest and its shortfall."""

    lay_down: LayDown
    """The melds in order; none if nothing is legal, or if the top card fits into no meld.

    If the top card does not count, its meld is the first: `verdict` takes the card out of the first
    meld that has it.
    """
    verdict: Verdict
    """The value of the lay-down, and its problems."""
    missing_cards: int = 0
    """The number of cards that its longest meld lacks of the required canasta."""
    completing_cards: tuple[HeldCard, ...] = ()
    """Cards of which one more would meet the requirement, the best first.

    A card has a suit only if the suit matters.
    """

    @property
    def is_enough(self) -> bool:
        """True if the requirement is met."""
        return self.verdict.allowed


def find_lay_down(hand: SuitedHand, question: Question) -> BestMeld | Problem:
    """Return the best lay-down of a hand by the preference of a question.

    If no lay-down meets the requirement, return the nearest one, with the single cards that would
    complete it. Return a problem for an empty hand, and for a card that the hand and the top card
    of the pile have more often than the packs. The answer is exact, and independent of the order
    of the cards.

    A card without a suit fits into groups only; a two without a suit is a wild card only.
    """
    held = +Counter(hand)
    if not held:
        return Problem("empty_notation", values={"token": ""})
    if question.top is not None:
        held[question.top] += 1
    too_many = pack_problem(question.rules, held)
    if too_many is not None:
        return too_many

    held = normalized_hand(question.rules, held)
    if question.top is not None:
        question = replace(question, top=normalized_card(question.rules, question.top))
    search = Search(Ranking(question, question.preference))
    best = search.best(holding_of(held))
    if best is None:
        return _nearest_lay_down(held, question, search)
    lay_down = question.lay_down(best.draft.melds())
    return BestMeld(lay_down, verdict(question.rules, lay_down, question.required))


def _nearest_lay_down(held: Counter[HeldCard], question: Question, search: Search) -> BestMeld:
    """Return the lay-down nearest to the requirement, which no lay-down of the hand meets."""
    # Without a preference, lay-downs are ordered by how near they are to the requirement.
    by_nearness = Search(Ranking(question, None))
    nearest = by_nearness.best(holding_of(held))
    melds: tuple[Meld, ...] = ()
    longest = 0
    if nearest is not None:
        melds = nearest.draft.melds()
        longest = by_nearness.judge.grade_of(nearest.sums.marks)

    lay_down = question.lay_down(melds)
    judgement = verdict(question.rules, lay_down, question.required)
    # The requirement may name a canasta, which the longest meld could become.
    missing_cards = 0
    if any(problem.code == f"needs_{question.required.needs}" for problem in judgement.problems):
        missing_cards = question.rules.canasta_min_cards - longest
    completing_cards = tuple(_completing_cards(held, question, search))
    return BestMeld(lay_down, judgement, missing_cards, completing_cards)


def _completing_cards(
    held: Counter[HeldCard], question: Question, search: Search
) -> list[HeldCard]:
    """Return the cards one of which would meet the requirement, that of the best lay-down first."""
    ranks: dict[HeldCard, Rank] = {}
    for card in _cards_to_try(question.rules):
        any_suit_is_enough = HeldCard(card.card) in ranks
        more = held + Counter([card])
        if any_suit_is_enough or pack_problem(question.rules, more) is not None:
            continue
        holding = holding_of(more)
        if card.suit is not None and not _fits_sequence(search.choices.pieces, holding, card):
            continue
        best = search.best(holding)
        if best is not None:
            ranks[card] = best.rank
    return sorted(ranks, key=lambda card: ranks[card])


def _cards_to_try(rules: RuleSet) -> Iterator[HeldCard]:
    """Yield the cards that could be missing, in the order of a written hand.

    Those without a suit come first: if one of them is enough, its suits need not be tried.
    """
    three = THREE if has_plain_threes(rules) else BLACK_THREE
    for rank in (*reversed(NATURALS), TWO, JOKER, three):
        yield HeldCard(rank)
    if not rules.meld_rules.sequences:
        return
    for place in reversed(run_places(rules)):
        if place != LOW_ACE:
            for suit in SUITS:
                yield HeldCard(PLACES[place], suit)


def _fits_sequence(pieces: Pieces, holding: Holding, card: HeldCard) -> bool:
    """Return True if a sequence of a holding can contain a card, which needs a suit for it."""
    if card.suit is None:
        return False
    return any(
        can_have(piece.meld, card)
        for place in range(len(PLACES))
        for piece in pieces.sequences(holding, card.suit, place)
    )
