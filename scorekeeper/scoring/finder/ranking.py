"""Which of two lay-downs is the better one: a total order for each way of preferring.

What is level in all numbers here is settled by `Draft.order`, so that one answer is left.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from scorekeeper.rules.canasta_types import bonus_of, types_by_id
from scorekeeper.scoring.finder.holding import Holding
from scorekeeper.scoring.finder.judge import SHORT, Grade, Judge, no_grade
from scorekeeper.scoring.finder.question import Preference, Question
from scorekeeper.scoring.finder.sweep import Keep, Limit, cheapest, dearest
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.tally import canasta_type

Rank = tuple[int, ...]
"""The lower, the better."""


class Sums(NamedTuple):
    """The numbers of a lay-down, the top card of the pile included."""

    cards: int
    wilds: int
    wild_points: int
    """What its twos and jokers are worth as cards."""
    value: int
    """What it counts."""
    marks: int

    def plus(self, other: "Sums", marks: int = 0) -> "Sums":
        """Two parts of a lay-down together, with more marks."""
        return Sums(
            self.cards + other.cards,
            self.wilds + other.wilds,
            self.wild_points + other.wild_points,
            self.value + other.value,
            self.marks | other.marks | marks,
        )


class Fewest:
    """The fewest cards first; what other orders change in this one stands below."""

    must_suffice = True
    """Whether only lay-downs that are enough come into question."""

    def grade(self, question: Question) -> Grade:
        """What the marks of a meld say beyond what it brings."""
        return no_grade

    def keep(self, question: Question) -> Keep:
        """What is worth carrying on, of lay-downs alike in their wild cards and marks."""
        return cheapest(question.required.points)

    def limits(self, question: Question, holding: Holding) -> Iterator[Limit]:
        """How far to look, one limit after the other; the last one leaves nothing out.

        Without sequences there is so little to look at that one look is the fastest.
        """
        cards, every = question.rules.canasta_min_cards, holding.cards
        while cards < every and question.rules.meld_rules.sequences:
            yield Limit(cards, holding.wilds, 0)
            cards += cards
        yield Limit(every, holding.wilds, 0)

    def is_settled(self, best: Sums, limit: Limit, grade: int, highest: int) -> bool:
        """Whether no lay-down beyond a limit can be better than the best one within it.

        `grade` is that of the best, `highest` is that of the best meld of the hand.
        """
        return best.cards <= limit.cards

    def rank(self, judge: Judge, sums: Sums) -> Rank:
        """The numbers by which a lay-down is compared, the weightiest first."""
        return sums.cards, sums.wilds, sums.wild_points, -sums.value


class FewestWilds(Fewest):
    """The fewest wild cards first: lay-downs without any are looked at before all others."""

    def limits(self, question: Question, holding: Holding) -> Iterator[Limit]:
        """See `Fewest.limits`."""
        for limit in super().limits(question, holding):
            yield limit._replace(wilds=0)
        yield Limit(holding.cards, holding.wilds, 0)

    def is_settled(self, best: Sums, limit: Limit, grade: int, highest: int) -> bool:
        """See `Fewest.is_settled`."""
        return not best.wilds and best.cards <= limit.cards

    def rank(self, judge: Judge, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return sums.wilds, sums.wild_points, sums.cards, -sums.value


class CanastaFirst(Fewest):
    """The canasta with the highest bonus first; one without a price is more than none."""

    def grade(self, question: Question) -> Grade:
        """See `Fewest.grade`."""
        rules = question.rules
        prices = {kind: bonus_of(rules, kind) or 0 for kind in types_by_id()}
        steps = sorted(set(prices.values()))

        def bonus(meld: Meld) -> int:
            kind = canasta_type(rules, meld)
            return 0 if kind is None else 1 + steps.index(prices[kind])

        return bonus

    def is_settled(self, best: Sums, limit: Limit, grade: int, highest: int) -> bool:
        """See `Fewest.is_settled`."""
        return grade == highest and best.cards <= limit.cards

    def rank(self, judge: Judge, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return -judge.grade_of(sums.marks), *super().rank(judge, sums)


class Value(Fewest):
    """The highest value first."""

    def keep(self, question: Question) -> Keep:
        """See `Fewest.keep`."""
        return dearest

    def limits(self, question: Question, holding: Holding) -> Iterator[Limit]:
        """See `Fewest.limits`."""
        yield Limit(holding.cards, holding.wilds, 0)

    def rank(self, judge: Judge, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return -sums.value, sums.cards, sums.wilds, sums.wild_points


class Nearest(Value):
    """The order of lay-downs where none is enough.

    First those that lack the fewest things besides points; then the one with the most cards of
    a canasta that is wanted; then the fewest points short; then as by value.
    """

    must_suffice = False

    def grade(self, question: Question) -> Grade:
        """The cards of a meld, if natural cards alone would make it the canasta wanted."""
        rules, need = question.rules, question.required.needs
        whole = rules.canasta_min_cards

        def towards(meld: Meld) -> int:
            kind = canasta_type(rules, replace(meld, naturals=max(meld.naturals, whole)))
            fits = kind is not None and need in types_by_id()[kind].satisfies
            return min(meld.cards, whole) if fits else 0

        return no_grade if need is None else towards

    def rank(self, judge: Judge, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        lacking = judge.lacking(sums.marks)
        short = max(judge.question.required.points - sums.value, 0) if SHORT in lacking else 0
        others = len(lacking - {SHORT})
        return others, -judge.grade_of(sums.marks), short, *super().rank(judge, sums)


RANKINGS: Mapping[Preference, Fewest] = {
    Preference.FEWEST: Fewest(),
    Preference.VALUE: Value(),
    Preference.WILDS: FewestWilds(),
    Preference.CANASTA: CanastaFirst(),
}
NEAREST = Nearest()
