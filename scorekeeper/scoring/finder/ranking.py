"""Which of two lay-downs is the better one: a total order for each way of preferring.

Each order ends in the fewest melds. What is level even then is settled by `Draft.order`, so that
one answer is left.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scorekeeper.scoring.finder.grades import Grade, bonus_grade, need_grade, no_grade
from scorekeeper.scoring.finder.holding import Holding
from scorekeeper.scoring.finder.judge import SHORT, TOP_UNUSED, Judge
from scorekeeper.scoring.finder.question import Preference, Question
from scorekeeper.scoring.finder.sweep import Keep, Limit, cheapest, dearest

Rank = tuple[int, ...]
"""The lower, the better."""


class Sums(NamedTuple):
    """The numbers of a lay-down, the top card of the pile included."""

    cards: int = 0
    wilds: int = 0
    wild_points: int = 0
    """What its twos and jokers are worth as cards."""
    value: int = 0
    """What it counts."""
    melds: int = 0
    marks: int = 0

    def plus(self, other: "Sums") -> "Sums":
        """Two parts of a lay-down together."""
        return Sums(
            self.cards + other.cards,
            self.wilds + other.wilds,
            self.wild_points + other.wild_points,
            self.value + other.value,
            self.melds + other.melds,
            self.marks | other.marks,
        )


class Fewest:
    """The fewest cards; then the fewest wild cards, of the least points; the highest value."""

    must_be_enough = True
    by_value = False
    """Whether no lay-down of a lower value can be better."""

    def __init__(self, question: Question) -> None:
        """Judge melds by a question."""
        self.question = question
        self.judge = Judge(question, self.grade())

    def grade(self) -> Grade:
        """By what canastas, or melds on the way to one, are told apart."""
        return no_grade

    def keep(self) -> Keep:
        """What is worth carrying on, of lay-downs alike in their wild cards and marks."""
        return cheapest(self.question.required.points)

    def rank(self, sums: Sums) -> Rank:
        """The numbers by which a lay-down is compared, the weightiest first."""
        return sums.cards, sums.wilds, sums.wild_points, -sums.value, sums.melds

    def comes_in(self, sums: Sums) -> bool:
        """Whether a lay-down comes into question."""
        return self.judge.suffices(sums.marks, sums.value)

    def is_vain(self, marks: int) -> bool:
        """Whether nothing comes into question where these are the marks of all melds."""
        return bool(self.judge.lacking(marks) - {SHORT})

    def points_asked(self, marks: int, best: Sums | None) -> int:
        """The least value that comes into question beside the best lay-down so far.

        `marks` are those of all melds.
        """
        asks = self.must_be_enough and SHORT in self.judge.lacking(marks)
        points = self.question.required.points if asks else 0
        return max(points, best.value) if self.by_value and best is not None else points

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """How far to look, one limit after the other; the last one leaves nothing out.

        Without sequences there is so little to look at that one look is the fastest.
        """
        cards = self.question.rules.canasta_min_cards
        while cards < holding.cards and holding.suited:
            yield Limit(cards, holding.wilds)
            cards += cards
        yield Limit(holding.cards, holding.wilds)

    def is_settled(self, best: Sums, limit: Limit, marks: int) -> bool:
        """Whether nothing beyond a limit can be better than the best lay-down within it.

        `marks` are those of all melds.
        """
        highest = self.judge.grade_of(marks)
        is_highest = self.judge.grade_of(best.marks) == highest
        return is_highest and limit.sequences and best.cards <= limit.cards


class FewestWilds(Fewest):
    """The fewest wild cards, of the least points; then the fewest cards; the highest value."""

    def rank(self, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return sums.wilds, sums.wild_points, sums.cards, -sums.value, sums.melds

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """See `Fewest.limits`: lay-downs without wild cards first."""
        for limit in super().limits(holding):
            yield limit._replace(wilds=0)
        yield Limit(holding.cards, holding.wilds)

    def is_settled(self, best: Sums, limit: Limit, marks: int) -> bool:
        """See `Fewest.is_settled`."""
        return not best.wilds and super().is_settled(best, limit, marks)


class CanastaFirst(Fewest):
    """The canasta with the highest bonus, any before none; then as by the fewest cards."""

    def grade(self) -> Grade:
        """See `Fewest.grade`."""
        return bonus_grade(self.question.rules)

    def rank(self, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return -self.judge.grade_of(sums.marks), *super().rank(sums)


class Value(Fewest):
    """The highest value; then the fewest cards; the fewest wild cards, of the least points."""

    by_value = True

    def keep(self) -> Keep:
        """See `Fewest.keep`."""
        return dearest

    def rank(self, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return -sums.value, sums.cards, sums.wilds, sums.wild_points, sums.melds

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """See `Fewest.limits`: groups alone first."""
        if holding.suited:
            yield Limit(holding.cards, holding.wilds, sequences=False)
        yield Limit(holding.cards, holding.wilds)


class Nearest(Fewest):
    """The order where nothing is enough.

    First those that lack the fewest things besides points; then the one with the most cards of
    a canasta that is wanted; then the fewest points short; then as by value.
    """

    must_be_enough = False

    def grade(self) -> Grade:
        """See `Fewest.grade`."""
        return need_grade(self.question.rules, self.question.required.needs)

    def keep(self) -> Keep:
        """See `Fewest.keep`."""
        return dearest

    def rank(self, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        lacking, required = self.judge.lacking(sums.marks), self.question.required
        short = max(required.points - sums.value, 0) if SHORT in lacking else 0
        towards = len(lacking - {SHORT}), -self.judge.grade_of(sums.marks), short
        return *towards, -sums.value, sums.cards, sums.wilds, sums.wild_points, sums.melds

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """See `Fewest.limits`."""
        yield Limit(holding.cards, holding.wilds)

    def comes_in(self, sums: Sums) -> bool:
        """See `Fewest.comes_in`."""
        return not self.is_vain(sums.marks) and not self.judge.is_barred(sums.marks)

    def is_vain(self, marks: int) -> bool:
        """See `Fewest.is_vain`: all that has to be is that the top card is used."""
        return TOP_UNUSED in self.judge.lacking(marks)


RANKINGS: Mapping[Preference, type[Fewest]] = {
    Preference.FEWEST: Fewest,
    Preference.VALUE: Value,
    Preference.WILDS: FewestWilds,
    Preference.CANASTA: CanastaFirst,
}
