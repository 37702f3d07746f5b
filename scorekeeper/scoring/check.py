"""All that is wrong with a reported deal, at once, each thing with a code and a place."""

from collections.abc import Callable, Iterator, Sequence

from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.check_packs import PACK_CHECKS
from scorekeeper.scoring.check_points import POINT_CHECKS, SUM_CHECKS
from scorekeeper.scoring.check_side import LONE_HAND, SIDE_CHECKS
from scorekeeper.scoring.problem import Grade, Problem
from scorekeeper.scoring.record import Deal, SideDeal
from scorekeeper.scoring.tally import Tally, tally_of

DealCheck = Callable[[RuleSet, Sequence[Tally]], Iterator[Problem]]

NO_VALUE = "no_value"
"""Codes that begin so say that the rule set has no number for what was reported."""


def problems(rules: RuleSet, deal: Deal, tallies: Sequence[Tally]) -> tuple[Problem, ...]:
    """Everything wrong with a deal: what is impossible first, then what is unlikely.

    `tallies` are those of the deal's sides, in the same order.
    """
    found = list(_number_of_sides(rules, deal))
    for place, tally in enumerate(tallies):
        for side_check in SIDE_CHECKS:
            found += [p.below(f"sides[{place}]") for p in side_check(rules, tally)]
    for deal_check in DEAL_CHECKS:
        found += deal_check(rules, tallies)
    once = _each_card_once(rules, tallies)
    for card_check in CARD_CHECKS:
        found += card_check(rules, once)
    return tuple(sorted(found, key=lambda problem: problem.grade is Grade.UNLIKELY))


def is_scorable(found: Sequence[Problem]) -> bool:
    """Whether the rule set has a number for everything that was reported."""
    return not any(problem.code.startswith(NO_VALUE) for problem in found)


def _number_of_sides(rules: RuleSet, deal: Deal) -> Iterator[Problem]:
    if len(deal.sides) != rules.sides.count:
        values = {"count": len(deal.sides), "right": rules.sides.count}
        yield Problem("wrong_number_of_sides", "sides", values)


def _partners(rules: RuleSet, tallies: Sequence[Tally]) -> list[int]:
    """The sides that play together against a lone hand: both report what they have together."""
    lone = [place for place, tally in enumerate(tallies) if tally.side.lone]
    if rules.sides.kind != LONE_HAND or len(lone) != 1:
        return []
    return [place for place in range(len(tallies)) if place not in lone]


def _each_card_once(rules: RuleSet, tallies: Sequence[Tally]) -> list[Tally]:
    """What the sides have, but of partners only the first; red threes are everybody's own."""
    once = list(tallies)
    for place in _partners(rules, tallies)[1:]:
        side = tallies[place].side
        once[place] = tally_of(rules, SideDeal(red_threes=side.red_threes))
    return once


def _one_side_out(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    out = [place for place, tally in enumerate(tallies) if tally.side.went_out]
    if out == _partners(rules, tallies):
        return
    for place in out[1:]:
        yield Problem("two_sides_out", f"sides[{place}].went_out", {"first": out[0]})


def _acaba(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    parts = [tally.side.acaba for tally in tallies]
    summed = any(tally.side.total is not None for tally in tallies)
    if not any(parts):
        return
    for place, tally in enumerate(tallies):
        where = f"sides[{place}].acaba"
        if not rules.acaba.enabled and tally.side.acaba:
            yield Problem("acaba_not_played", where)
        if tally.side.went_out:
            yield Problem("acaba_and_out", f"sides[{place}].went_out")
        if tally.side.acaba is None and tally.side.total is None and len(tallies) > 1:
            yield Problem("acaba_for_all_sides", where)
    missing = "caller" not in parts and len(tallies) > 1 and not summed
    if parts.count("caller") > 1 or missing:
        yield Problem("acaba_one_caller", "sides", {"count": parts.count("caller")})


def _special_hand(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    special = [place for place, tally in enumerate(tallies) if tally.side.special_hand]
    out = [place for place, tally in enumerate(tallies) if tally.side.went_out]
    for place in special[1:]:
        yield Problem("two_special_hands", f"sides[{place}].special_hand", {"first": special[0]})
    for place in out:
        if special and place not in special:
            yield Problem("special_hand_ended_the_deal", f"sides[{place}].went_out")


def _nobody_out(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """Nobody out is normal when the stock was used up, but then cards are left in hands."""
    ended = any(t.side.went_out or t.side.acaba or t.side.special_hand for t in tallies)
    counted = [t for t in tallies if t.side.total is None]
    left = any(t.in_hand_points or t.red_threes_in_hand or t.black_threes_in_hand for t in counted)
    if counted and not ended and not left:
        yield Problem("nobody_out_nothing_in_hand", "sides", grade=Grade.UNLIKELY)


DEAL_CHECKS: tuple[DealCheck, ...] = (
    _one_side_out,
    _acaba,
    _special_hand,
    *POINT_CHECKS,
    _nobody_out,
)
CARD_CHECKS: tuple[DealCheck, ...] = (*PACK_CHECKS, *SUM_CHECKS)
