"""Ways to catch up: numbers of canastas with which a trailing side draws level.

A way to catch up is made from the rule set alone: its types of canastas, the fewest cards in each,
and the conditions and the bonus of going out. Red threes are luck and not counted on.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from scorekeeper.caching import cached_by_owner
from scorekeeper.match.progress import Progress
from scorekeeper.rules.cards import bonus_of, canasta_types
from scorekeeper.rules.model import LONE_HAND, RuleSet
from scorekeeper.scoring.checks import may_go_out
from scorekeeper.scoring.deal import Deal, SideDeal
from scorekeeper.scoring.limits import least_points
from scorekeeper.scoring.score import score_deal, score_side

MAX_EXTRA_CANASTAS = 2
"""The canastas of a very good deal beyond those that going out requires."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a deal: canastas by type, and whether the side goes out."""

    canastas: Mapping[str, int]
    out: bool
    worth: int
    """The fewest points that a deal like this can bring."""

    @property
    def parts(self) -> int:
        """The number of canastas, plus one for going out."""
        return sum(self.canastas.values()) + self.out


@dataclass(frozen=True, slots=True, kw_only=True)
class CatchUp:
    """A way to draw level, played in each of a number of deals."""

    behind: int
    """Points between the side and the leader."""
    deals: int
    way: Way


def cheapest_catch_up(rules: RuleSet, behind: int) -> CatchUp | None:
    """Return the cheapest way to make up the points by which a side is behind.

    It takes one deal if possible, else the fewest deals. Return None for a side that is not
    behind, and if no canasta of the rule set brings points.
    """
    best_way = _best_way(rules)
    if behind <= 0 or best_way is None:
        return None

    # Both divisions round up.
    deals = -(-behind // best_way.worth)
    points_per_deal = -(-behind // deals)

    sufficient = (way for way in _candidate_ways(rules) if way.worth >= points_per_deal)
    way = next(way for way in sufficient if _is_possible(rules, way))
    return CatchUp(behind=behind, deals=deals, way=way)


def catch_ups(rules: RuleSet, progress: Progress) -> tuple[CatchUp | None, ...]:
    """Return the cheapest way to catch up for each side of a match.

    It is None for leaders, and for all sides after the end of the match.
    """
    if progress.outcome.over:
        return (None,) * len(progress.totals)
    highest = max(progress.totals)
    return tuple(cheapest_catch_up(rules, highest - total) for total in progress.totals)


def possible_ways(rules: RuleSet) -> tuple[Way, ...]:
    """Return all ways for which the packs have enough cards, in ascending order of worth."""
    return tuple(way for way in _candidate_ways(rules) if _is_possible(rules, way))


def side_deal(rules: RuleSet, way: Way) -> SideDeal:
    """Return the report of a side that plays a deal in a way, with the fewest card points."""
    points = least_points(rules, way.canastas) if rules.canasta_cards_count else None
    return SideDeal(
        canastas=way.canastas,
        melded_card_points=points,
        went_out=way.out,
        lone=rules.sides.kind == LONE_HAND,
    )


@cached_by_owner
def _best_way(rules: RuleSet) -> Way | None:
    """Return the possible way with the highest worth; None if there is none."""
    # From the best candidate on: checking whether one is possible is slow.
    for way in reversed(_candidate_ways(rules)):
        if _is_possible(rules, way):
            return way
    return None


def _is_possible(rules: RuleSet, way: Way) -> bool:
    other_sides = (SideDeal(),) * (rules.sides.count - 1)
    problems = score_deal(rules, Deal((side_deal(rules, way), *other_sides))).problems
    # If the side does not go out, the cards left in hand are missing from this deal.
    return {problem.code for problem in problems} <= {"nobody_out_nothing_in_hand"}


@cached_by_owner
def _candidate_ways(rules: RuleSet) -> tuple[Way, ...]:
    """Return all ways with a realistic number of canastas, in ascending order of worth.

    The packs may have too few cards for some of them.
    """
    kinds = [
        canasta.id
        for canasta in canasta_types().type
        if canasta.counts_as is None and bonus_of(rules, canasta.id) is not None
    ]
    needed = rules.go_out_requirement
    needed_count = max(needed.canastas, sum(needed.kinds.values()))

    candidates = []
    for count in range(1, needed_count + MAX_EXTRA_CANASTAS + 1):
        for chosen_kinds in combinations_with_replacement(kinds, count):
            canastas = Counter(chosen_kinds)
            candidates.append(_priced_way(rules, canastas, out=False))
            if may_go_out(rules, canastas):
                candidates.append(_priced_way(rules, canastas, out=True))

    worthwhile = [way for way in candidates if way.worth > 0]
    return tuple(sorted(worthwhile, key=lambda way: (way.worth, way.parts)))


def _priced_way(rules: RuleSet, canastas: Mapping[str, int], *, out: bool) -> Way:
    way = Way(canastas, out, worth=0)
    worth = score_side(rules, side_deal(rules, way)).total
    return replace(way, worth=worth)
