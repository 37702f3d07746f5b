"""Card points that the packs, or so many canastas, cannot have; and sums that look wrong."""

from collections.abc import Iterator, Sequence
from math import gcd

from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.limits import least_points, most_points
from scorekeeper.scoring.packs import points_in_packs
from scorekeeper.scoring.problem import Problem, unlikely
from scorekeeper.scoring.record import SideDeal
from scorekeeper.scoring.tally import Tally

POINTS = "melded_card_points"


def _all_cards(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """All sides together cannot have more card points than the packs."""
    counted = [t.melded_points + t.in_hand_points for t in tallies]
    if not rules.canasta_cards_count:
        counted = [
            p + least_points(rules, t.canastas) for p, t in zip(counted, tallies, strict=True)
        ]
    most = points_in_packs(rules)
    if sum(counted) > most:
        last = max(place for place, points in enumerate(counted) if points)
        field = POINTS if tallies[last].melded_points else "hand_card_points"
        yield Problem(
            "too_many_points", f"sides[{last}].{field}", {"points": sum(counted), "most": most}
        )


def _points_of_canastas(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    """The canastas of a side set a least and a most for its card points on the table.

    The most is that of legal melds; and the least does not hold at a table that counts the
    cards in canastas not at all. So neither is impossible.
    """
    side = tally.side
    if side.total is not None or side.acaba or side.special_hand or side.melds:
        return
    most = most_points(rules, tally.canastas)
    if most is None:
        values = {"count": tally.canasta_count, "by": "rules"}
        yield unlikely("too_many_canastas", "canastas", values)
        return
    least = least_points(rules, tally.canastas) if rules.canasta_cards_count else 0
    values = {"points": tally.melded_points, "count": tally.canasta_count}
    if tally.melded_points < least:
        yield unlikely("too_few_points_for_canastas", POINTS, {**values, "least": least})
    elif tally.melded_points > most:
        yield unlikely("too_many_points_for_canastas", POINTS, {**values, "most": most})


def _odd(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """Every card value is a multiple of one step, so a sum that is none was misread."""
    step = gcd(*rules.card_values.values())
    for place, tally in enumerate(tallies):
        for field, points in _sums(tally.side).items():
            if points % step:
                values = {"points": points, "step": step}
                yield unlikely("odd_points", f"sides[{place}].{field}", values)


def _sums(side: SideDeal) -> dict[str, int]:
    given = {
        POINTS: side.melded_card_points,
        "hand_card_points": side.hand_card_points,
        "total": side.total,
    }
    return {field: points for field, points in given.items() if points is not None}


SUM_CHECKS = (_all_cards,)
ODD_CHECKS = (_odd,)
PARTY_POINT_CHECKS = (_points_of_canastas,)
