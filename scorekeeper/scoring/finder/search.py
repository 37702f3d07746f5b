"""The best lay-down of a holding, out of all that there are."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from scorekeeper.rules.cards import JOKER, TWO
from scorekeeper.scoring.finder.choices import Choices
from scorekeeper.scoring.finder.draft import Draft
from scorekeeper.scoring.finder.holding import Holding
from scorekeeper.scoring.finder.judge import SHORT, Judge
from scorekeeper.scoring.finder.pieces import Pieces
from scorekeeper.scoring.finder.question import Question
from scorekeeper.scoring.finder.ranking import Fewest, Rank, Sums
from scorekeeper.scoring.finder.sweep import Limit, Table, sweep
from scorekeeper.scoring.finder.uses import Use, every_piece, uses

NOTHING_LAID = Sums(0, 0, 0, 0, 0)
Scored = tuple[Sums, Draft]
Uses = Sequence[Use | None]
"""What can be done with the top card; one None where there is none."""


class Best(NamedTuple):
    """The best lay-down by a ranking."""

    rank: Rank
    sums: Sums
    draft: Draft


class Search:
    """Looks through holdings for the answer to one question.

    What it has judged for one holding it knows for the next.
    """

    def __init__(self, question: Question, ranking: Fewest) -> None:
        """`ranking` says what is best."""
        self.question, self.ranking = question, ranking
        self.judge = Judge(question, ranking.grade(question))
        self.choices = Choices(Pieces(self.judge))
        self.keep = ranking.keep(question)

    def best(self, holding: Holding) -> Best | None:
        """The best lay-down of a holding, the top card in it; None where none qualifies.

        Small lay-downs are looked at first, others only where these could be better.
        """
        top = self.question.top
        used = [None] if top is None else list(uses(self.choices.pieces, holding, top))
        marks = self._all_marks(holding, used)
        if self.ranking.must_suffice and self.judge.lacking(marks) - {SHORT}:
            return None
        best, highest = None, self.judge.grade_of(marks)
        least = self._least_points(holding, used, marks)
        for limit in self.ranking.limits(self.question, holding):
            best = self._best_within(limit._replace(points=least), holding, used)
            if best is not None:
                grade = self.judge.grade_of(best.sums.marks)
                if self.ranking.is_settled(best.sums, limit, grade, highest):
                    break
        return best

    def _all_marks(self, holding: Holding, used: Uses) -> int:
        """The marks that all melds of a holding could leave together."""
        marks = 0
        for piece in every_piece(self.choices.pieces, holding):
            marks |= piece.marks
        for use in used:
            marks |= 0 if use is None else use.worth.marks
        return marks

    def _least_points(self, holding: Holding, used: Uses, marks: int) -> int:
        """What natural cards must count at least beside all wild cards and the best use."""
        if not self.ranking.must_suffice or SHORT not in self.judge.lacking(marks):
            return 0
        most = max((use.worth.points for use in used if use is not None), default=0)
        wild = self._wild(holding.twos, holding.jokers).value
        return self.question.required.points - most - wild

    def _best_within(self, limit: Limit, holding: Holding, used: Uses) -> Best | None:
        best: Best | None = None
        for sums, draft in self._drafts(limit, holding, used):
            if self.ranking.must_suffice and not self.judge.suffices(sums.marks, sums.value):
                continue
            rank = self.ranking.rank(self.judge, sums)
            if best is None or rank < best.rank:
                best = Best(rank, sums, draft)
            elif rank == best.rank and draft.order() < best.draft.order():
                best = Best(rank, sums, draft)
        return best

    def _drafts(self, limit: Limit, holding: Holding, used: Uses) -> Iterator[Scored]:
        top, tables = self.question.top, dict[tuple[object, ...], Table]()
        for use in used:
            rest, closed = holding, None
            if use is not None and top is not None:
                rest = holding.without(use.meld, top)
                closed = None if self.choices.several else use.meld.rank
            key = closed, rest.naturals, tuple(rest.suited.values())
            if key not in tables:
                # With all wild cards: uses that differ in these alone share a table.
                whole = replace(rest, twos=holding.twos, jokers=holding.jokers)
                tables[key] = sweep(self.choices, whole, limit, self.keep, closed)
            yield from self._beside(use, rest, tables[key])

    def _beside(self, use: Use | None, rest: Holding, table: Table) -> Iterator[Scored]:
        """Everything that lies beside a use of the top card, or beside none."""
        start = NOTHING_LAID if use is None else self._used(use)
        closed = None if use is None or self.choices.several else use.worth.kind
        for wild in self.choices.wild(rest.twos, rest.jokers, closed):
            twos, jokers = rest.twos - wild.naturals, rest.jokers - wild.wilds
            for (wilds, marks), entries in table.items():
                # So many of the wild cards in groups and sequences can be jokers:
                for told in range(max(0, wilds - twos), min(jokers, wilds) + 1):
                    beside = self._wild(wilds - told + wild.naturals, told + wild.wilds)
                    base = start.plus(beside, marks | wild.marks)
                    for entry in entries:
                        sums = base.plus(Sums(entry.naturals, 0, 0, entry.points, 0))
                        yield sums, Draft(entry.laid, told, wild, use)

    def _used(self, use: Use) -> Sums:
        wild = self._wild(use.meld.twos, use.meld.jokers)
        points, marks = use.worth.points, use.worth.marks
        return Sums(use.meld.cards, wild.wilds, wild.wild_points, points, marks)

    def _wild(self, twos: int, jokers: int) -> Sums:
        values = self.question.rules.card_values
        points = twos * values[TWO] + jokers * values[JOKER]
        return Sums(twos + jokers, twos + jokers, points, points, 0)
