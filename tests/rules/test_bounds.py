"""Bounds of the numbers in house rules: slips of the finger are found, no known rules refused."""

from typing import Any

import pytest

from scorekeeper.rules import HouseRules, RuleLibrary, RuleSetId, house_rules, rule_book
from scorekeeper.rules.bounds import bound_file, bound_problems
from scorekeeper.rules.house_rules import editing_problems, with_value_at
from scorekeeper.rules.library import rule_set_ids
from scorekeeper.rules.loader import leaf_paths, value_at
from scorekeeper.rules.switches import switches_for

CLASSIC = RuleSetId("classic_4p")
BANDS = "initial_meld.bands"


def problems(path: str, value: Any, set_id: str = "classic_4p") -> list[tuple[str, str]]:
    house = HouseRules(name="Ours", book=rule_book(RuleSetId(set_id)))
    found = editing_problems(with_value_at(house, path, value))
    return [(problem.code, problem.path) for problem in found]


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("canasta_bonus.natural", 999_999, "at_most"),
        ("canasta_bonus.natural", 507, "multiple_needed"),
        ("canasta_bonus.natural", 0, "less_than_mixed"),
        ("canasta_bonus.mixed", 600, "more_than_natural"),
        ("canasta_min_cards", 99, "at_most"),
        ("target", 5, "at_least"),
        ("go_out_bonus", 101, "multiple_needed"),
        ("card_values.JOKER", 5000, "at_most"),
    ],
)
def test_mistyped_house_rule_is_refused(path: str, value: int, code: str) -> None:
    assert problems(path, value) == [(code, path)]


def test_bound_of_table_names_its_row() -> None:
    bands = [{"points": 50}, {"from": 1500, "points": 9000}]
    assert problems(BANDS, bands) == [("at_most", f"{BANDS}[1].points")]


@pytest.mark.parametrize(("start", "rows"), [(4000, [1]), (2000, [1, 2]), (-5000, [])])
def test_row_out_of_order_is_marked_itself(start: int, rows: list[int]) -> None:
    """The row after the changed one was marked, out of sight below it."""
    bands = list(value_at(rule_book(CLASSIC).tree, BANDS))
    bands[1] = {**bands[1], "from": start}
    assert problems(BANDS, bands) == [("rows_ascend", f"{BANDS}[{row}].from") for row in rows]


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_bounds_refuse_no_rule_set_and_no_switch(set_id: RuleSetId) -> None:
    book = rule_book(set_id)
    assert list(bound_problems(book.tree, dict(leaf_paths(book.tree)))) == []
    for switch in switches_for(book):
        for option in switch.options:
            house = HouseRules(name="Ours", book=book)
            turned = house_rules.with_switch(house, switch, option.value)
            assert editing_problems(turned) == ()


def test_files_with_numbers_out_of_bounds_can_be_read() -> None:
    house = with_value_at(HouseRules(name="Ours", book=rule_book(CLASSIC)), "go_out_bonus", 101)
    assert (
        house_rules.read_house_rules(house_rules.house_text(house), "ours", RuleLibrary()).rules
        == house.rules
    )


def test_bounds_name_paths_that_exist() -> None:
    trees = [rule_book(set_id).tree for set_id in rule_set_ids()]
    known = {path for tree in trees for path, _ in leaf_paths(tree)}
    plain = [p for bound in bound_file().bound for p in bound.paths if "*" not in p]
    rows = ("special_hands.points", "extra_canasta_bonuses.points", f"{BANDS}.points")
    missing = set(plain) - known - {*rows, f"{BANDS}.from"}
    assert missing == set()
