"""How far a meld goes towards a canasta: what tells lay-downs apart besides sums."""

from collections.abc import Callable

from scorekeeper.rules.canasta_types import bonus_of, types_by_id
from scorekeeper.rules.model import Need, RuleSet
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.worth import canasta_type

Grade = Callable[[Meld], int]
"""A number from 0, nothing at all, in steps of 1."""


def no_grade(meld: Meld) -> int:
    """The grade of all melds where no canasta is looked for."""
    return 0


def bonus_grade(rules: RuleSet) -> Grade:
    """Canastas by their bonus; one without a price is still more than none."""
    prices = {kind: bonus_of(rules, kind) or 0 for kind in types_by_id()}
    steps = sorted(set(prices.values()))

    def grade(meld: Meld) -> int:
        kind = canasta_type(rules, meld)
        return 0 if kind is None else 1 + steps.index(prices[kind])

    return grade


def need_grade(rules: RuleSet, need: Need | None) -> Grade:
    """Melds by their cards, if with more natural cards they were the canasta that is wanted."""
    whole = rules.canasta_min_cards

    def grade(meld: Meld) -> int:
        kind = canasta_type(rules, meld._replace(naturals=max(meld.naturals, whole)))
        fits = kind is not None and need in types_by_id()[kind].satisfies
        return min(meld.cards, whole) if fits else 0

    return grade if need else no_grade
