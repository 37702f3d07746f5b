"""What a side that is behind has to do: enough, and nothing that is worth less would be."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.match.catch_up import (
    CatchUp,
    Way,
    catch_ups,
    cheapest_catch_up,
    possible_ways,
    side_deal,
)
from scorekeeper.rules import catalogue
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import Deal, SideDeal, score_deal
from tests.match.kit import by_totals, match, stand
from tests.rules.kit import rules_of

RULE_SETS = [book.id for book in catalogue()]
FAR = 20_000


def score_way(rules: RuleSet, way: Way) -> int:
    """Score the poorest deal of a way as any other; the rules must allow it."""
    others = (SideDeal(),) * (rules.sides.count - 1)
    score = score_deal(rules, Deal((side_deal(rules, way), *others)))
    assert {problem.code for problem in score.problems} <= {"nobody_out_nothing_in_hand"}
    return score.totals[0]


@cache
def all_scored(name: str) -> list[int]:
    return [score_way(rules_of(name), way) for way in possible_ways(rules_of(name))]


@pytest.mark.thorough
@given(name=st.sampled_from(RULE_SETS), behind=st.integers(1, FAR))
def test_catch_up_names_the_cheapest_way_that_is_enough(name: str, behind: int) -> None:
    found = cheapest_catch_up(rules_of(name), behind)
    assert found is not None
    brings = score_way(rules_of(name), found.way)
    assert brings * found.deals >= behind
    less = [points for points in all_scored(name) if points < brings]
    assert not any(points * found.deals >= behind for points in less)


@pytest.mark.thorough
@given(name=st.sampled_from(RULE_SETS), behind=st.integers(1, FAR))
def test_catch_up_takes_as_few_deals_as_possible(name: str, behind: int) -> None:
    found = cheapest_catch_up(rules_of(name), behind)
    assert found is not None
    best = max(all_scored(name))
    assert best * (found.deals - 1) < behind <= best * found.deals


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_way_is_a_deal_that_can_be_and_is_worth_what_it_says(name: str) -> None:
    known = possible_ways(rules_of(name))
    assert known
    assert all_scored(name) == [way.worth for way in known]


def test_catch_up_1240_in_classic_takes_three_canastas() -> None:
    """500 + 2 × 300 + 100, and 3 × 45 card points that such canastas hold at least."""
    found = cheapest_catch_up(rules_of("classic_4p"), 1240)
    assert found == CatchUp(behind=1240, deals=1, way=Way({"natural": 1, "mixed": 2}, True, 1335))


def test_catch_up_goes_out_only_with_a_samba_in_bolivian() -> None:
    rules = rules_of("bolivian")
    assert all(way.canastas.get("sequence") for way in possible_ways(rules) if way.out)


def test_a_house_rule_for_natural_canastas_changes_what_is_named() -> None:
    usual = rules_of("classic_4p")
    dear = replace(usual, canasta_bonus=replace(usual.canasta_bonus, natural=1200))
    found = cheapest_catch_up(dear, 1240)
    assert found is not None
    assert found.way.canastas == {"natural": 1}


def test_the_leader_and_a_level_side_have_nothing_to_catch_up() -> None:
    rules = rules_of("classic_4p")
    ahead = catch_ups(rules, stand(deals=by_totals((1600, 360))))
    assert [one and one.behind for one in ahead] == [None, 1240]
    assert catch_ups(rules, stand(deals=by_totals((500, 500)))) == (None, None)


def test_after_the_match_nobody_is_told_what_to_do() -> None:
    over = stand(deals=by_totals((5100, 300)))
    assert catch_ups(match().rules, over) == (None, None)


@pytest.mark.parametrize("asked", ["natural", "mixed", "canastas"])
def test_a_way_goes_out_however_many_canastas_of_each_kind_that_takes(asked: str) -> None:
    """Two natural and two mixed ones are four: fewer were thought of where the sum was not."""
    rules = rules_of("classic_4p")
    wanted: dict[str, Any] = {"canastas": 0, "natural": 0, "mixed": 0, "sequence": 0, asked: 4}
    strict = replace(rules, go_out_requirement=replace(rules.go_out_requirement, **wanted))
    assert any(way.out for way in possible_ways(strict))
    both = replace(strict.go_out_requirement, canastas=0, natural=2, mixed=2)
    found = [way for way in possible_ways(replace(rules, go_out_requirement=both)) if way.out]
    assert {sum(way.canastas.values()) for way in found} >= {4}
    assert all(way.canastas["natural"] >= 2 <= way.canastas["mixed"] for way in found)
