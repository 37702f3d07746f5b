"""From a hand to the best lay-down, or to what it lacks."""

from collections import Counter
from dataclasses import dataclass

from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, SUITS, TWO
from scorekeeper.scoring.finder.holding import (
    Hand,
    HeldCard,
    beyond_packs,
    holding_of,
)
from scorekeeper.scoring.finder.question import Question
from scorekeeper.scoring.finder.ranking import RANKINGS, Nearest, Rank
from scorekeeper.scoring.finder.search import Search
from scorekeeper.scoring.initial_meld import LayDown, Verdict, verdict
from scorekeeper.scoring.problem import Problem

ANY_SUIT = tuple(HeldCard(card) for card in (*reversed(NATURALS), TWO, JOKER, BLACK_THREE))
ASKED_FOR = (*ANY_SUIT, *(HeldCard(card, suit) for card in reversed(NATURALS) for suit in SUITS))
"""The cards that could close a gap, in the order of a written hand, those of any suit first."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The best lay-down of a hand; where none is enough, the nearest and how far it falls short."""

    lay_down: LayDown
    """The melds in order, first the one that loses a top card that does not count. None where
    nothing is legal, or the top card fits into nothing."""
    verdict: Verdict
    """Its value, and all that speaks against it."""
    missing_cards: int = 0
    """How many cards its longest meld lacks of the canasta that is needed."""
    closing: tuple[HeldCard, ...] = ()
    """Cards of which one more would be enough, the best first; with a suit where it has to be
    of that suit."""

    @property
    def found(self) -> bool:
        """Whether the requirement is met."""
        return self.verdict.allowed


def find_lay_down(hand: Hand, question: Question) -> Finding | Problem:
    """The best lay-down of a hand by the preference of a question.

    Where the hand has nothing that is enough: the nearest lay-down (`ranking.nearest`), and which
    single card more would do. A hand of no cards, or with the top card of the pile one of more
    cards than the packs hold, is a problem. The answer is exact, and the same for the same cards
    in whatever order.
    """
    held = Counter({card: count for card, count in hand.items() if count > 0})
    if not held:
        return Problem("empty_notation", values={"token": ""})
    if question.top is not None:
        held[question.top] += 1
    if too_many := beyond_packs(question.rules, held):
        return too_many
    search = Search(RANKINGS[question.preference](question))
    best = search.best(holding_of(held))
    if best is not None:
        laid = question.lay_down(best.draft.melds())
        return Finding(laid, verdict(question.rules, laid, question.required))
    return _short(held, question, search)


def _short(held: Counter[HeldCard], question: Question, search: Search) -> Finding:
    """The nearest lay-down of a hand that has none that is enough."""
    wide = Search(Nearest(question))
    near = wide.best(holding_of(held))
    laid = question.lay_down(near.draft.melds() if near else ())
    found = verdict(question.rules, laid, question.required)
    missing, closing = 0, tuple(_closing(held, question, search))
    if any(problem.code == f"needs_{question.required.needs}" for problem in found.problems):
        longest = wide.judge.grade_of(near.sums.marks) if near else 0
        missing = question.rules.canasta_min_cards - longest
    return Finding(laid, found, missing, closing)


def _closing(held: Counter[HeldCard], question: Question, search: Search) -> list[HeldCard]:
    """The cards of which one more is enough, by the lay-down that each would make possible."""
    ranks: dict[HeldCard, Rank] = {}
    for card in ASKED_FOR if question.rules.meld_rules.sequences else ANY_SUIT:
        more = held + Counter([card])
        if HeldCard(card.card) not in ranks and beyond_packs(question.rules, more) is None:
            holding = holding_of(more)
            if card.suit is None or search.has_sequence_with(holding, card):
                best = search.best(holding)
                if best is not None:
                    ranks[card] = best.rank
    return sorted(ranks, key=lambda card: ranks[card])
