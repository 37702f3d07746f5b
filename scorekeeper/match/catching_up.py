"""Ways for a side that is behind to catch up: canastas, and going out.

The ways are made from the rule set alone: its types of canastas, the least cards in each, and the
conditions and bonus of going out. Red threes are luck and not counted on.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain, combinations_with_replacement

from scorekeeper.caching import cached_by_owner
from scorekeeper.match.progress import Progress
from scorekeeper.rules.cards import bonus_of, canasta_types
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.checks import may_go_out
from scorekeeper.scoring.deal import Deal, SideDeal, has_lone_hands
from scorekeeper.scoring.limits import least_points
from scorekeeper.scoring.score import score_deal, score_side

NOBODY_OUT = "nobody_out_nothing_in_hand"
BEYOND = 2
"""The number of canastas in a good deal beyond those that going out requires."""


@dataclass(frozen=True, slots=True)
class Way:
    """Canastas by type, and whether the side goes out with them."""

    canastas: Mapping[str, int]
    out: bool
    worth: int
    """The fewest points that a deal like this can bring."""

    @property
    def parts(self) -> int:
        """The number of canastas, and one for going out."""
        return sum(self.canastas.values()) + self.out


@dataclass(frozen=True, slots=True, kw_only=True)
class CatchUp:
    """A way to draw level: the same in each of a number of deals."""

    behind: int
    """Points between the side and the leader."""
    deals: int
    way: Way


def catching_up(rules: RuleSet, behind: int) -> CatchUp | None:
    """Return the way to make up a number of points that is worth least but enough.

    It takes one deal if possible, else the fewest deals. Return None for a side that is not
    behind, and if no canasta of the rule set brings anything.
    """
    candidates, best = _thinkable(rules), _best(rules)
    if behind <= 0 or best is None:
        return None
    deals = -(-behind // best.worth)
    share = -(-behind // deals)
    way = next(way for way in candidates if way.worth >= share and _is_possible(rules, way))
    return CatchUp(behind=behind, deals=deals, way=way)


def catching_up_of(rules: RuleSet, stand: Progress) -> tuple[CatchUp | None, ...]:
    """Return the way for each side of a match; None for leaders, and once the match is over."""
    if stand.outcome.over:
        return (None,) * len(stand.totals)
    top = max(stand.totals)
    return tuple(catching_up(rules, top - total) for total in stand.totals)


def ways(rules: RuleSet) -> tuple[Way, ...]:
    """Return all ways that the packs allow, in ascending order of worth."""
    return tuple(way for way in _thinkable(rules) if _is_possible(rules, way))


def side_deal(rules: RuleSet, way: Way) -> SideDeal:
    """Return the poorest deal of a side that is played in a way."""
    points = least_points(rules, way.canastas) if rules.canasta_cards_count else None
    return SideDeal(
        canastas=way.canastas,
        melded_card_points=points,
        went_out=way.out,
        lone=has_lone_hands(rules),
    )


@cached_by_owner
def _best(rules: RuleSet) -> Way | None:
    """Return the way that is worth most."""
    possible = (way for way in reversed(_thinkable(rules)) if _is_possible(rules, way))
    return next(possible, None)


def _is_possible(rules: RuleSet, way: Way) -> bool:
    others = (SideDeal(),) * (rules.sides.count - 1)
    problems = score_deal(rules, Deal((side_deal(rules, way), *others))).problems
    return {problem.code for problem in problems} <= {NOBODY_OUT}


@cached_by_owner
def _thinkable(rules: RuleSet) -> tuple[Way, ...]:
    """Return every way with few enough canastas, in ascending order of worth."""
    kinds = [
        canasta.id
        for canasta in canasta_types().type
        if canasta.counts_as is None and bonus_of(rules, canasta.id) is not None
    ]
    requirement = rules.go_out_requirement
    most = (
        max(requirement.canastas, requirement.natural + requirement.mixed + requirement.sequence)
        + BEYOND
    )
    counts = range(1, most + 1)
    candidates = []
    for chosen in chain(*(combinations_with_replacement(kinds, count) for count in counts)):
        canastas = Counter(chosen)
        for out in (False, True) if may_go_out(rules, canastas) else (False,):
            way = Way(canastas, out, 0)
            worth = score_side(rules, side_deal(rules, way)).total
            if worth > 0:
                candidates.append(replace(way, worth=worth))
    return tuple(sorted(candidates, key=lambda way: (way.worth, way.parts)))
