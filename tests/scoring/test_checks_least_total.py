"""The fewest points of a side that goes out, beside what the scorer gives for its poorest deal."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.rules.book import tree_for
from scorekeeper.rules.cards import RED_THREE, bonus_of, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.rules.validation import rule_set_from
from scorekeeper.scoring import Deal, SideDeal, score_deal
from scorekeeper.scoring.checks import least_total_out
from scorekeeper.scoring.limits import cards_in_packs, points_in_packs

GOING_OUT = ("out_without_canastas", "out_over_short_meld")
TOO_LOW = "total_too_low_for_out"
TOO_FEW_POINTS = "too_few_points_for_canastas"


def played_rules() -> Iterator[Any]:
    """Yield the rules of each rule set for each number of players."""
    for set_id in rule_set_ids():
        book = rule_book(RuleSetId(set_id))
        for players in book.rules.players:
            yield pytest.param(
                rule_set_from(tree_for(book, players), set_id), id=f"{set_id}-{players}"
            )


PLAYED_RULES = tuple(played_rules())


def poorest_sides(rules: RuleSet) -> Iterator[SideDeal]:
    """Yield sides that went out with no more canastas than needed, and with the fewest points."""
    kinds = [kind for kind in types_by_id() if bonus_of(rules, kind) is not None]
    count = max(rules.go_out_requirement.canastas, sum(rules.go_out_requirement.kinds.values()))
    for chosen in combinations_with_replacement(kinds, count):
        side = SideDeal(canastas=Counter(chosen), melded_card_points=0, went_out=True, opened=True)
        problems = problems_of(rules, side)
        if not any(code in problems for code in GOING_OUT):
            least = problems.get(TOO_FEW_POINTS, {}).get("least", 0)
            yield SideDeal(canastas=side.canastas, melded_card_points=least, went_out=True)
    for hand in rules.special_hands:
        yield SideDeal(special_hand=hand.id, went_out=True)


def problems_of(rules: RuleSet, side: SideDeal) -> dict[str, Any]:
    """Return the values of the problems of a side, by code."""
    problems = score_deal(rules, deal_with(rules, side)).problems
    return {
        problem.code: problem.values for problem in problems if problem.path.startswith("sides[0]")
    }


def cost_of_all_cards(rules: RuleSet) -> int:
    """Return the points that a side loses if its players hold all cards of the packs."""
    held = SideDeal(
        canastas={"natural": 1},
        hand_card_points=points_in_packs(rules),
        red_threes_in_hand=cards_in_packs(rules, RED_THREE),
        feet_untaken=rules.sides.size,
    )
    nothing = SideDeal(canastas={"natural": 1})
    scores = [score_deal(rules, deal_with(rules, side)).totals[0] for side in (held, nothing)]
    return scores[1] - scores[0]


def test_partners_with_dear_canastas_have_a_least_total() -> None:
    """Of five canastas with 11,795 points, partners lose 3,540 by cards and 6,000 by red threes."""
    assert least_total_out(rule_book(RuleSetId("hand_knee_and_foot")).rules) == 2255


def deal_with(rules: RuleSet, side: SideDeal) -> Deal:
    others = (SideDeal(hand_card_points=100),) * (rules.sides.count - 1)
    return Deal((side, *others))


@pytest.mark.parametrize("rules", PLAYED_RULES)
def test_least_total_is_the_score_of_the_poorest_side(rules: RuleSet) -> None:
    """Partners may lose points by all other cards; of a lone hand 0 is expected."""
    scores = [score_deal(rules, deal_with(rules, side)).totals[0] for side in poorest_sides(rules)]
    least = least_total_out(rules)
    assert min(scores) > 0
    if rules.sides.kind == "lone_hand":
        assert least == 0
    elif rules.sides.size == 1:
        assert least == min(scores)
    else:
        assert least == max(0, min(scores) - cost_of_all_cards(rules))


@pytest.mark.parametrize("rules", PLAYED_RULES)
def test_a_lower_total_is_asked_about(rules: RuleSet) -> None:
    least = least_total_out(rules)
    assert TOO_LOW not in problems_of(rules, SideDeal(total=least, went_out=True))
    assert TOO_LOW in problems_of(rules, SideDeal(total=least - 10, went_out=True))
    assert TOO_LOW not in problems_of(rules, SideDeal(total=least - 10))
