"""What follows from a value is worked out once, and forgotten with it."""

import gc
from dataclasses import dataclass
from weakref import ref

import pytest

from scorekeeper import caching as memory
from scorekeeper.caching import cached_by_owner
from scorekeeper.rules import RuleSet, RuleSetId, apply_changes, rule_book, rule_set_ids
from scorekeeper.scoring import Deal, score_deal
from scorekeeper.scoring.notation import side_deal_from


@dataclass(frozen=True, weakref_slot=True, slots=True)
class Owner:
    points: int


def test_each_question_is_answered_once_for_each_owner() -> None:
    asked: list[tuple[int, int]] = []

    @cached_by_owner
    def times(owner: Owner, factor: int) -> int:
        asked.append((owner.points, factor))
        return owner.points * factor

    one, other = Owner(50), Owner(20)
    assert [times(one, 2), times(other, 2), times(one, 3), times(one, 2)] == [100, 40, 150, 100]
    assert asked == [(50, 2), (20, 2), (50, 3)]


def test_nothing_is_remembered_of_an_owner_that_is_gone() -> None:
    asked: list[int] = []

    @cached_by_owner
    def points(owner: Owner) -> int:
        asked.append(owner.points)
        return owner.points

    for number in range(100):  # many of them come to lie in the place of one before
        assert points(Owner(number)) == number
    assert asked == list(range(100))


def test_memory_is_not_filled_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MAX_CACHED_RESULTS", 3)
    asked: list[int] = []

    @cached_by_owner
    def same(owner: Owner, number: int) -> int:
        asked.append(number)
        return number

    owner = Owner(1)
    assert [same(owner, number) for number in (1, 2, 3, 4, 4, 1)] == [1, 2, 3, 4, 4, 1]
    assert asked == [1, 2, 3, 4, 1]


def test_a_failure_is_not_remembered() -> None:
    results: list[int | Exception] = [5, ZeroDivisionError()]

    @cached_by_owner
    def second_time(owner: Owner) -> int:
        result = results.pop()
        if isinstance(result, Exception):
            raise result
        return result

    owner = Owner(1)
    with pytest.raises(ZeroDivisionError):
        second_time(owner)
    assert second_time(owner) == 5


def test_a_rule_set_can_own_answers() -> None:
    rules = rule_book(RuleSetId("classic_4p")).rules
    assert cached_by_owner(lambda owner: owner.decks)(rules) == 2


@pytest.mark.thorough
def test_house_rule_set_is_freed_with_all_made_of_it() -> None:
    """No score may hold its rule set: every change of rules at a table makes a new one."""
    scored = {set_id: scored_by_house_rules(set_id) for set_id in rule_set_ids()}
    gc.collect()
    assert [set_id for set_id, rules in scored.items() if rules() is not None] == []


def scored_by_house_rules(set_id: RuleSetId) -> ref[RuleSet]:
    rules = apply_changes(rule_book(set_id).tree, {"go_out_bonus": 101}, "house")[1]
    sides = [{"melds": ["KKKKKKK!", "222"], "hands": ["777AAA*r"], "red_threes": 2}]
    sides += [{"canastas": {"mixed": 2}, "incomplete": ["wild"]}] * (rules.sides.count - 1)
    score = score_deal(rules, Deal(tuple(map(side_deal_from, sides))))
    assert score.totals
    assert score.problems
    return ref(rules)
