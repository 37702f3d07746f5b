"""The best lay-down of a holding, out of all that there are."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from scorekeeper.rules.cards import JOKER, TWO
from scorekeeper.scoring.finder.choices import Choices
from scorekeeper.scoring.finder.draft import Draft
from scorekeeper.scoring.finder.holding import PLACES, HeldCard, Holding, can_have
from scorekeeper.scoring.finder.pieces import Pieces
from scorekeeper.scoring.finder.ranking import Fewest, Rank, Sums
from scorekeeper.scoring.finder.sweep import Entry, Limit, Table, sweep
from scorekeeper.scoring.finder.uses import Use, uses
from scorekeeper.scoring.meld import MeldKind

Scored = tuple[Sums, Draft]
Uses = Sequence[Use | None]
"""What can be done with a top card that does not count like others; else one None."""


class Best(NamedTuple):
    """The best lay-down by a ranking."""

    rank: Rank
    sums: Sums
    draft: Draft


class Search:
    """Looks through holdings for the answer to one question.

    What it has judged for one holding it knows for the next.
    """

    def __init__(self, ranking: Fewest) -> None:
        """`ranking` says what is best."""
        self.ranking, self.question, self.judge = ranking, ranking.question, ranking.judge
        self.choices = Choices(Pieces(self.judge))

    def best(self, holding: Holding) -> Best | None:
        """The best lay-down of a holding, the top card in it; None where none qualifies.

        Small lay-downs are looked at first, others only where these could be better.
        """
        holding = self.choices.pieces.suits_that_matter(holding)
        used = list(self._uses(holding))
        marks = self._all_marks(holding, used)
        beside, best = self._points_beside(holding, used), None
        for limit in () if self.ranking.is_vain(marks) else self.ranking.limits(holding):
            asked = self.ranking.points_asked(marks, best and best.sums)
            within = limit._replace(points=asked - beside)
            best = self._best_within(within, holding, used)
            if best is not None and self.ranking.is_settled(best.sums, limit, marks):
                break
        return best

    def has_sequence_with(self, holding: Holding, held: HeldCard) -> bool:
        """Whether a card of a holding fits into any sequence of its suit."""
        suit, pieces = held.suit or "", self.choices.pieces
        begun = (pieces.sequences(holding, suit, place) for place in range(len(PLACES)))
        return any(can_have(piece.meld, held) for found in begun for piece in found)

    def _uses(self, holding: Holding) -> Iterator[Use | None]:
        top = self.question.top
        if top is None or self.question.top_counts:
            yield None
        else:
            yield from uses(self.choices.pieces, holding, top)

    def _all_marks(self, holding: Holding, used: Uses) -> int:
        """The marks that all melds of a holding could leave together."""
        marks = 0
        for piece in self.choices.pieces.every(holding):
            marks |= piece.marks
        for use in used:
            marks |= 0 if use is None else use.worth.marks
        return marks

    def _points_beside(self, holding: Holding, used: Uses) -> int:
        """The most that wild cards and a use of the top card can count."""
        most = max((use.worth.points for use in used if use is not None), default=0)
        return most + self._wild(holding.twos, holding.jokers).value

    def _best_within(self, limit: Limit, holding: Holding, used: Uses) -> Best | None:
        best: Best | None = None
        for sums, draft in self._drafts(limit, holding, used):
            if self.ranking.comes_in(sums):
                rank = self.ranking.rank(sums)
                if best is None or rank < best.rank or (rank == best.rank and draft < best.draft):
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
                tables[key] = sweep(self.choices, whole, limit, self.ranking.keep(), closed)
            yield from self._beside(use, rest, tables[key])

    def _beside(self, use: Use | None, rest: Holding, table: Table) -> Iterator[Scored]:
        """Everything that lies beside a use of the top card, or beside none."""
        start = Sums() if use is None else self._used(use)
        closed = None if use is None or self.choices.several else use.worth.kind
        canasta = self.question.rules.canasta_min_cards
        first = self.question.rules.meld_rules.wild_meld_first
        for wild in self.choices.wild(rest.twos, rest.jokers, closed):
            twos, jokers = rest.twos - wild.naturals, rest.jokers - wild.wilds
            claims_all = first and any(
                piece.kind is MeldKind.WILD and piece.meld.cards < canasta for piece in wild.pieces
            )
            if claims_all and use is not None and use.meld.wilds:
                continue
            for (wilds, marks), entries in table.items():
                if claims_all and wilds:
                    continue
                # So many of the wild cards in groups and sequences can be jokers:
                for told in range(max(0, wilds - twos), min(jokers, wilds) + 1):
                    beside = self._wild(wilds - told + wild.naturals, told + wild.wilds)
                    more = beside._replace(melds=len(wild.pieces), marks=marks | wild.marks)
                    base = start.plus(more)
                    for entry in entries:
                        sums = base.plus(_sums_of(entry))
                        yield sums, Draft(entry.laid, told, wild, use)

    def _used(self, use: Use) -> Sums:
        sums = self._wild(use.meld.twos, use.meld.jokers)
        return sums._replace(
            cards=use.meld.cards, value=use.worth.points, melds=1, marks=use.worth.marks
        )

    def _wild(self, twos: int, jokers: int) -> Sums:
        values = self.question.rules.card_values
        points = twos * values[TWO] + jokers * values[JOKER]
        return Sums(twos + jokers, twos + jokers, points, points)


def _sums_of(entry: Entry) -> Sums:
    return Sums(cards=entry.naturals, value=entry.points, melds=entry.melds)
