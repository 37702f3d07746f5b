"""The order of lay-downs by a preference, and the parts of the search that depend on it."""

from collections.abc import Iterator
from typing import NamedTuple

from scorekeeper.meld_finder.holding import Holding
from scorekeeper.meld_finder.judge import (
    SHORT,
    TOP_UNUSED,
    Grade,
    Judge,
    bonus_grade,
    need_grade,
    no_grade,
)
from scorekeeper.meld_finder.question import Preference, Question
from scorekeeper.meld_finder.sweep import Cell, Entry, Limit

Rank = tuple[int, ...]
"""A sort key of lay-downs: the lower, the better."""


class Sums(NamedTuple):
    """The numbers of a lay-down, the top card of the pile included."""

    cards: int = 0
    wilds: int = 0
    wild_points: int = 0
    """The points of its twos and jokers, except of twos in their own place."""
    value: int = 0
    """Its value in points."""
    melds: int = 0
    marks: int = 0

    def plus(self, other: "Sums") -> "Sums":
        """Return the sums of two parts of a lay-down together; marks are united."""
        return Sums(
            self.cards + other.cards,
            self.wilds + other.wilds,
            self.wild_points + other.wild_points,
            self.value + other.value,
            self.melds + other.melds,
            self.marks | other.marks,
        )


class Ranking:
    """The order of lay-downs by a preference, as `Preference` describes it.

    Without a preference, the nearest to the requirement comes first: the fewest conditions unmet
    besides points, then the most cards of a required canasta, then the fewest points short, then
    as by VALUE.
    """

    def __init__(self, question: Question, preference: Preference | None) -> None:
        self.question = question
        self.preference = preference
        self.judge = Judge(question, self._grade())
        # The preferences that compare the value before the number of natural cards.
        is_wilds_alone = preference is Preference.WILDS and question.required.is_nothing
        self._is_value_first = preference in (None, Preference.VALUE) or is_wilds_alone

    def _grade(self) -> Grade:
        """Return the function that grades melds for the preference."""
        rules = self.question.rules
        if self.preference is None:
            return need_grade(rules, self.question.required.needs)
        if self.preference is Preference.CANASTA:
            return bonus_grade(rules)
        return no_grade

    def rank(self, sums: Sums) -> Rank:
        """Return the sort key of a lay-down by the preference; the best one has the least key."""
        wilds = (sums.wilds, sums.wild_points)
        match self.preference:
            case Preference.FEWEST:
                return sums.cards, *wilds, -sums.value, sums.melds
            case Preference.VALUE:
                return -sums.value, sums.cards, *wilds, sums.melds
            case Preference.WILDS if self._is_value_first:
                return *wilds, -sums.value, sums.cards, sums.melds
            case Preference.WILDS:
                return *wilds, sums.cards, -sums.value, sums.melds
            case Preference.CANASTA:
                grade = self.judge.grade_of(sums.marks)
                return -grade, sums.cards, *wilds, -sums.value, sums.melds
        return self._rank_of_nearness(sums)

    def _rank_of_nearness(self, sums: Sums) -> Rank:
        """Return the sort key of a lay-down; the nearest to the requirement has the least key."""
        wilds = (sums.wilds, sums.wild_points)
        lacking = self.judge.missing_codes(sums.marks)
        short = 0
        if SHORT in lacking:
            short = max(self.question.required.points - sums.value, 0)
        nearness = (len(lacking - {SHORT}), -self.judge.grade_of(sums.marks), short)
        return *nearness, -sums.value, sums.cards, *wilds, sums.melds

    def entries_to_keep(self, cell: Cell) -> list[Entry]:
        """Return the entries of a cell that may lead to the best lay-down, by natural cards.

        Others are dropped: they have no more points than an entry with fewer cards, or more cards
        than one with enough points. If the value comes first, only the entry with the most points
        is kept.
        """
        if self._is_value_first:
            return [max(cell.values(), key=lambda entry: (entry.points, -entry.naturals))]
        entries: list[Entry] = []
        for naturals in sorted(cell):
            if not entries or cell[naturals].points > entries[-1].points:
                entries.append(cell[naturals])
            if entries[-1].points >= self.question.required.points:
                break
        return entries

    def can_be_chosen(self, sums: Sums) -> bool:
        """Return True if a lay-down meets the requirement; without a preference, if it is legal."""
        if self.preference is None:
            return not self.is_hopeless(sums.marks) and not self.judge.is_barred(sums.marks)
        return self.judge.is_sufficient(sums.marks, sums.value)

    def is_hopeless(self, marks: int) -> bool:
        """Return True if no lay-down can qualify, given the marks of all melds together."""
        lacking = self.judge.missing_codes(marks)
        return TOP_UNUSED in lacking if self.preference is None else bool(lacking - {SHORT})

    def least_value(self, marks: int, best: Sums | None) -> int:
        """Return the least value in points of a lay-down that can be the best one.

        Args:
            marks: The marks of all melds together.
            best: The best lay-down so far.
        """
        points = 0
        if self.preference is not None and SHORT in self.judge.missing_codes(marks):
            points = self.question.required.points
        if self.preference is Preference.VALUE and best is not None:
            points = max(points, best.value)
        return points

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """Yield limits of the search, from narrow to wide; the last one excludes nothing.

        The search within a narrow limit is fast, and often nothing beyond it can be better. For
        VALUE, the narrow limit is groups alone; for other preferences, few cards, and for WILDS no
        wild cards. Without sequences the candidates are so few that only WILDS has a narrow limit.
        """
        everything = Limit(holding.cards, holding.wilds)
        prefers_wilds = self.preference is Preference.WILDS
        if self.preference is Preference.VALUE and holding.suited:
            yield everything._replace(sequences=False)
        elif self.preference is not None and not self._is_value_first and holding.suited:
            wilds = 0 if prefers_wilds else holding.wilds
            cards = self.question.rules.canasta_min_cards
            while cards < holding.cards:
                yield Limit(cards, wilds)
                cards *= 2
        if prefers_wilds:
            yield Limit(holding.cards, 0)
        yield everything

    def is_settled(self, best: Sums, limit: Limit, marks: int) -> bool:
        """Return True if nothing beyond a limit can be better than the best within it.

        Args:
            best: The best lay-down within the limit.
            limit: The limit.
            marks: The marks of all melds together.
        """
        if self.preference is Preference.WILDS and best.wilds:
            # A lay-down of more cards may need fewer wild cards.
            return False
        is_highest = self.judge.grade_of(best.marks) == self.judge.grade_of(marks)
        return is_highest and limit.sequences and best.cards <= limit.cards
