"""All that is wrong with a reported deal, at once, each thing with a code and a place."""

from collections.abc import Callable, Iterator, Sequence

from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.check_out import OUT_CHECKS
from scorekeeper.scoring.check_packs import PACK_CHECKS
from scorekeeper.scoring.check_points import ODD_CHECKS, PARTY_POINT_CHECKS, SUM_CHECKS
from scorekeeper.scoring.check_side import PARTY_CHECKS, SIDE_CHECKS
from scorekeeper.scoring.parties import each_card_once, parties
from scorekeeper.scoring.problem import Grade, Problem, unlikely
from scorekeeper.scoring.record import Deal
from scorekeeper.scoring.tally import Tally, tally_of

DealCheck = Callable[[RuleSet, Sequence[Tally]], Iterator[Problem]]

NO_VALUE = "no_value"
"""Codes that begin so say that the rule set has no number for what was reported."""


def problems(rules: RuleSet, deal: Deal) -> tuple[Problem, ...]:
    """Everything wrong with a deal: what is impossible first, then what is unlikely."""
    tallies = [tally_of(rules, side) for side in deal.sides]
    found = list(_number_of_sides(rules, deal))
    together = parties(rules, deal, tallies)
    for party in together:
        for place in party.places:
            for side_check in SIDE_CHECKS:
                found += [p.below(f"sides[{place}]") for p in side_check(rules, tallies[place])]
        for party_check in (*PARTY_CHECKS, *PARTY_POINT_CHECKS):
            found += map(party.located, party_check(rules, party.tally))
    for out_check in OUT_CHECKS:
        found += out_check(rules, together)
    for deal_check in DEAL_CHECKS:
        found += deal_check(rules, tallies)
    once = each_card_once(rules, deal, tallies)
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


def _acaba(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    parts = [tally.side.acaba for tally in tallies]
    summed = any(tally.side.total is not None for tally in tallies)
    if not any(parts):
        return
    for place, tally in enumerate(tallies):
        where = f"sides[{place}].acaba"
        if not rules.acaba.enabled and tally.side.acaba:
            yield unlikely("acaba_not_played", where)
        if tally.side.went_out:
            yield Problem("acaba_and_out", f"sides[{place}].went_out")
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
        yield unlikely("nobody_out_nothing_in_hand", "sides")


DEAL_CHECKS: tuple[DealCheck, ...] = (
    _acaba,
    _special_hand,
    *ODD_CHECKS,
    _nobody_out,
)
CARD_CHECKS: tuple[DealCheck, ...] = (*PACK_CHECKS, *SUM_CHECKS)
