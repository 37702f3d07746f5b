"""From a hand to the best lay-down, or to what it lacks."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, SUITS, TWO
from scorekeeper.scoring.finder.holding import (
    Hand,
    HeldCard,
    beyond_packs,
    holding_of,
)
from scorekeeper.scoring.finder.question import Question
from scorekeeper.scoring.finder.ranking import NEAREST, RANKINGS
from scorekeeper.scoring.finder.search import Search
from scorekeeper.scoring.initial_meld import LayDown, Verdict, verdict
from scorekeeper.scoring.problem import Problem

ASKED_FOR: tuple[HeldCard, ...] = (
    *(HeldCard(card) for card in (*reversed(NATURALS), TWO, JOKER, BLACK_THREE)),
    *(HeldCard(card, suit) for card in reversed(NATURALS) for suit in SUITS),
)
"""The cards that could close a gap, in the order of a written hand, those of any suit first."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The best lay-down of a hand; where none is enough, the nearest and how far it falls short."""

    lay_down: LayDown
    """The melds in order, that with the top card of the pile first; none if nothing is legal."""
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
    search = Search(question, RANKINGS[question.preference])
    best = search.best(holding_of(held))
    if best is not None:
        laid = question.lay_down(best.draft.melds())
        return Finding(laid, verdict(question.rules, laid, question.required))
    return _short(held, question, search)


def _short(held: Counter[HeldCard], question: Question, search: Search) -> Finding:
    """The nearest lay-down of a hand that has none that is enough."""
    wide = Search(question, NEAREST)
    near = wide.best(holding_of(held))
    laid = question.lay_down(near.draft.melds() if near else ())
    longest = wide.judge.grade_of(near.sums.marks) if near else 0
    whole = question.rules.canasta_min_cards
    missing = 0 if question.required.needs is None else whole - longest
    closing = tuple(_closing(held, question, search))
    return Finding(laid, verdict(question.rules, laid, question.required), missing, closing)


def _closing(held: Counter[HeldCard], question: Question, search: Search) -> list[HeldCard]:
    """The cards of which one more is enough, by the lay-down that each would make possible."""
    ranks, sequences = {}, question.rules.meld_rules.sequences
    for card in ASKED_FOR:
        if HeldCard(card.card) in ranks or (card.suit and not sequences):
            continue
        more = held + Counter([card])
        if beyond_packs(question.rules, more) is None:
            best = search.best(holding_of(more))
            if best is not None:
                ranks[card] = best.rank
    return sorted(ranks, key=lambda card: ranks[card])
