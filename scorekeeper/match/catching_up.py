"""What a side that is behind has to do: canastas and going out that are worth the difference.

The ways are made from the rule set alone: its types of canastas, what each must hold at least,
what going out asks for and brings. Red threes are luck, so none of them is counted on.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from scorekeeper.match.progress import Progress
from scorekeeper.remembered import remembered
from scorekeeper.rules.cards import bonus_of, canasta_types
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.checks import least_points, may_go_out
from scorekeeper.scoring.deal import Deal, SideDeal, has_lone_hands
from scorekeeper.scoring.score import score_deal, score_side

NOBODY_OUT = "nobody_out_nothing_in_hand"
BEYOND = 2
"""Canastas that a side may have in a good deal beyond those that going out asks for."""


@dataclass(frozen=True, slots=True)
class Way:
    """Canastas by type, and whether the side goes out with them."""

    canastas: Mapping[str, int]
    out: bool
    worth: int
    """The fewest points that a deal like this can bring."""

    @property
    def parts(self) -> int:
        """How many things have to be done."""
        return sum(self.canastas.values()) + self.out


@dataclass(frozen=True, slots=True, kw_only=True)
class CatchUp:
    """What brings a side level: in each of so many deals the same."""

    behind: int
    """Points between the side and the one that leads."""
    deals: int
    way: Way


def catching_up(rules: RuleSet, behind: int) -> CatchUp | None:
    """The way to make up so many points that is worth least of all that are worth enough.

    In one deal if there is such a way, else in the fewest deals. None for a side that is not
    behind, and where a rule set has no canasta that brings anything.
    """
    known, best = _thinkable(rules), _best(rules)
    if behind <= 0 or best is None:
        return None
    deals = -(-behind // best.worth)
    share = -(-behind // deals)
    way = next(way for way in known if way.worth >= share and _is_possible(rules, way))
    return CatchUp(behind=behind, deals=deals, way=way)


def catching_up_of(rules: RuleSet, stand: Progress) -> tuple[CatchUp | None, ...]:
    """What each side of a match has to do; None for whoever leads, and once it is over."""
    if stand.outcome.over:
        return (None,) * len(stand.totals)
    top = max(stand.totals)
    return tuple(catching_up(rules, top - total) for total in stand.totals)


def ways(rules: RuleSet) -> tuple[Way, ...]:
    """All ways that the packs allow, the one that is worth least first."""
    return tuple(way for way in _thinkable(rules) if _is_possible(rules, way))


def side_deal(rules: RuleSet, way: Way) -> SideDeal:
    """The poorest deal that a side can have played in this way."""
    points = least_points(rules, way.canastas) if rules.canasta_cards_count else None
    return SideDeal(
        canastas=way.canastas,
        melded_card_points=points,
        went_out=way.out,
        lone=has_lone_hands(rules),
    )


@remembered
def _best(rules: RuleSet) -> Way | None:
    """The way that is worth most."""
    possible = (way for way in reversed(_thinkable(rules)) if _is_possible(rules, way))
    return next(possible, None)


def _is_possible(rules: RuleSet, way: Way) -> bool:
    """Return whether the rules and the packs allow such a deal, with so many canastas."""
    others = (SideDeal(),) * (rules.sides.count - 1)
    found = score_deal(rules, Deal((side_deal(rules, way), *others))).problems
    return {problem.code for problem in found} <= {NOBODY_OUT}


@remembered
def _thinkable(rules: RuleSet) -> tuple[Way, ...]:
    """Every way of so many canastas, the one that is worth least first."""
    kinds = [
        one.id
        for one in canasta_types().type
        if one.counts_as is None and bonus_of(rules, one.id) is not None
    ]
    asked = rules.go_out_requirement
    most = max(asked.canastas, asked.natural + asked.mixed + asked.sequence) + BEYOND
    found = (
        way
        for count in range(1, most + 1)
        for chosen in combinations_with_replacement(kinds, count)
        for way in _ways_with(rules, Counter(chosen))
    )
    return tuple(sorted(found, key=lambda way: (way.worth, way.parts)))


def _ways_with(rules: RuleSet, canastas: Mapping[str, int]) -> Iterator[Way]:
    """These canastas alone, and going out with them; what brings nothing is no way."""
    outs = (False, True) if may_go_out(rules, canastas) else (False,)
    for out in outs:
        way = Way(canastas, out, 0)
        worth = score_side(rules, side_deal(rules, way)).total
        if worth > 0:
            yield replace(way, worth=worth)
