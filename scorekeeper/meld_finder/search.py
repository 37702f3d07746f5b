"""The search for the best lay-down of a holding by a ranking."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from scorekeeper.meld_finder.choices import Choice, Choices
from scorekeeper.meld_finder.holding import PLACE_OF, Holding
from scorekeeper.meld_finder.pieces import Order, Pieces, order_of
from scorekeeper.meld_finder.pile import Use, pile_uses
from scorekeeper.meld_finder.ranking import Rank, Ranking, Sums
from scorekeeper.meld_finder.sweep import Laid, Limit, Table, sweep
from scorekeeper.rules.cards import BLACK_THREE, JOKER, THREE, TWO, value_of
from scorekeeper.scoring.meld import Meld, MeldKind, group


@dataclass(frozen=True, slots=True)
class Draft:
    """The parts of a lay-down."""

    laid: Laid | None
    """Groups and sequences, with all wild cards alike."""
    jokers: int
    """The number of jokers among these wild cards."""
    wild: Choice
    """The melds of wild cards."""
    use: Use | None
    """The meld that takes the pile, if the top card does not count like any other."""

    def melds(self) -> tuple[Meld, ...]:
        """Return the melds in order; the meld that takes the pile comes first.

        `verdict` takes a top card that does not count out of the first meld that has it. Jokers
        go into the first melds in order that have room for them.
        """
        jokers = self.jokers
        melds = []
        for meld in _melds_of(self.laid):
            here = min(jokers, meld.wilds)
            melds.append(meld._replace(twos=meld.wilds - here, jokers=here))
            jokers -= here
        melds += [piece.meld for piece in self.wild.pieces]
        melds.sort(key=_order_with_jokers)
        if self.use is not None:
            melds.insert(0, self.use.meld)
        return tuple(_as_reported(meld) for meld in melds)

    def order(self) -> tuple[list[Order], Order]:
        """Return the sort key for ties: the melds in order.

        More jokers in a meld come before fewer. The last key, if all melds are equal, is the meld
        that uses the top card.
        """
        melds = self.melds()
        first = () if self.use is None else _order_with_jokers(melds[0])
        return sorted(_order_with_jokers(meld) for meld in melds), first


def _order_with_jokers(meld: Meld) -> Order:
    return *order_of(meld), -meld.jokers


def _melds_of(laid: Laid | None) -> list[Meld]:
    """Return the melds in order: the choice made last comes first."""
    melds = []
    while laid is not None:
        melds += [piece.meld for piece in laid.choice.pieces]
        laid = laid.before
    return melds


def _as_reported(meld: Meld) -> Meld:
    """Return a meld as `read_meld` would: plain threes are written as black ones."""
    if meld.rank != THREE:
        return meld
    return group(BLACK_THREE, meld.naturals, meld.twos, meld.jokers)


class Best(NamedTuple):
    """The best lay-down by a ranking."""

    rank: Rank
    sums: Sums
    draft: Draft


Uses = Sequence[Use | None]
"""The possible uses of a top card that does not count like others; else a single None."""


class Search:
    """A search in holdings for the answer to one question; judgements are cached."""

    def __init__(self, ranking: Ranking) -> None:
        self.ranking = ranking
        self.question = ranking.question
        self.judge = ranking.judge
        self.choices = Choices(Pieces(self.judge))

    def best(self, holding: Holding) -> Best | None:
        """Return the best lay-down of a holding, including the top card; None if none qualifies.

        Narrow limits are searched first, wider ones only if they could give a better one.
        """
        holding = self.choices.pieces.with_possible_suits(holding)
        possible_uses = self._uses(holding)
        marks = self._all_marks(holding, possible_uses)
        if self.ranking.is_hopeless(marks):
            return None

        # Every wild card and the best use of the top card may come to the natural cards.
        points_beside = self._wild_sums(holding.twos, holding.jokers).value
        points_beside += max((use.worth.points for use in possible_uses if use), default=0)
        best = None
        for limit in self.ranking.limits(holding):
            least_value = self.ranking.least_value(marks, None if best is None else best.sums)
            within = limit._replace(points=least_value - points_beside)
            best = self._best_within(within, holding, possible_uses)
            if best is not None and self.ranking.is_settled(best.sums, limit, marks):
                break
        return best

    def _uses(self, holding: Holding) -> Uses:
        top = self.question.top
        if top is None or self.question.is_top_counted:
            return [None]
        return list(pile_uses(self.choices.pieces, holding, top))

    def _all_marks(self, holding: Holding, possible_uses: Uses) -> int:
        """Return the marks of all melds and uses together: the most that a lay-down can have."""
        marks = 0
        for piece in self.choices.pieces.all_pieces(holding):
            marks |= piece.marks
        for use in possible_uses:
            if use is not None:
                marks |= use.worth.marks
        return marks

    def _best_within(self, limit: Limit, holding: Holding, possible_uses: Uses) -> Best | None:
        """Return the best lay-down within a limit; None if none qualifies."""
        best: Best | None = None
        for sums, draft in self._drafts(limit, holding, possible_uses):
            if not self.ranking.can_be_chosen(sums):
                continue
            rank = self.ranking.rank(sums)
            # The order is compared only where it decides, because it takes long.
            if (
                best is None
                or rank < best.rank
                or (rank == best.rank and draft.order() < best.draft.order())
            ):
                best = Best(rank, sums, draft)
        return best

    def _drafts(
        self, limit: Limit, holding: Holding, possible_uses: Uses
    ) -> Iterator[tuple[Sums, Draft]]:
        """Yield the lay-downs within a limit that may be the best one."""
        top = self.question.top
        tables: dict[tuple[object, ...], Table] = {}
        for use in possible_uses:
            rest = holding
            closed_place = None
            if use is not None and top is not None:
                rest = holding.without_meld(use.meld, top)
                if not self.choices.several_per_rank and use.meld.rank is not None:
                    closed_place = PLACE_OF[use.meld.rank]
            key = closed_place, rest.naturals, tuple(rest.suited.values())
            if key not in tables:
                # With all wild cards: uses that differ in these alone share a table.
                with_all_wilds = replace(rest, twos=holding.twos, jokers=holding.jokers)
                keep = self.ranking.entries_to_keep
                tables[key] = sweep(self.choices, with_all_wilds, limit, keep, closed_place)
            yield from self._with_wild_cards(use, rest, tables[key])

    def _with_wild_cards(
        self, use: Use | None, rest: Holding, table: Table
    ) -> Iterator[tuple[Sums, Draft]]:
        """Yield the lay-downs of a table with a use of the top card, or with none.

        Each is combined with every choice of melds of wild cards, and with every number of jokers
        among the wild cards of its groups and sequences.
        """
        start = self._use_sums(use)
        closed_kind = None
        if use is not None and not self.choices.several_per_rank:
            closed_kind = use.worth.kind
        for wild in self.choices.wild_melds(rest.twos, rest.jokers, closed_kind):
            takes_all_wilds = self._must_take_all_wilds(wild)
            if takes_all_wilds and use is not None and use.meld.wilds:
                continue
            for spent, entries in table.items():
                if takes_all_wilds and spent.wilds:
                    continue
                twos = rest.twos - wild.naturals - spent.placed_twos
                jokers = rest.jokers - wild.wilds
                # The range is empty if there are fewer wild cards than the lay-down needs.
                fewest_jokers = max(0, spent.wilds - twos)
                for laid_jokers in range(fewest_jokers, min(jokers, spent.wilds) + 1):
                    laid_twos = spent.wilds - laid_jokers
                    wilds = self._wild_sums(laid_twos + wild.naturals, laid_jokers + wild.wilds)
                    marks = spent.marks | wild.marks
                    base = start.plus(wilds._replace(melds=len(wild.pieces), marks=marks))
                    for entry in entries:
                        naturals = Sums(cards=entry.naturals, value=entry.points, melds=entry.melds)
                        yield base.plus(naturals), Draft(entry.laid, laid_jokers, wild, use)

    def _use_sums(self, use: Use | None) -> Sums:
        """Return the sums of the meld of a use; all are 0 if `use` is None."""
        if use is None:
            return Sums()
        return self._wild_sums(use.meld.twos, use.meld.jokers)._replace(
            cards=use.meld.cards,
            value=use.worth.points,
            melds=1,
            marks=use.worth.marks,
        )

    def _must_take_all_wilds(self, wild: Choice) -> bool:
        """Return True if a short meld of wild cards leaves none for other melds."""
        rules = self.question.rules
        return rules.meld_rules.wild_meld_first and any(
            piece.kind is MeldKind.WILD and piece.meld.cards < rules.canasta_min_cards
            for piece in wild.pieces
        )

    def _wild_sums(self, twos: int, jokers: int) -> Sums:
        rules = self.question.rules
        points = twos * value_of(rules, TWO) + jokers * value_of(rules, JOKER)
        cards = twos + jokers
        return Sums(cards=cards, wilds=cards, wild_points=points, value=points)
