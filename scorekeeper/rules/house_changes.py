"""House rules with one thing changed: a value of its own, or a switch turned."""

from dataclasses import replace
from typing import Any

from scorekeeper.rules.book import rule_book
from scorekeeper.rules.house import TABLE, HouseRule, HouseRules
from scorekeeper.rules.switch_files import Switch
from scorekeeper.rules.switches import SWITCH_MARK, turned
from scorekeeper.rules.tree import has_path, value_at
from scorekeeper.rules.values import same_value


def with_rule(
    house: HouseRules, path: str, value: Any, *, ref: str = TABLE, note: str = ""
) -> HouseRules:
    """House rules with another value at a path; the rule set's own value takes the rule away.

    Nothing is checked yet: saving or `check_house_rules` does that.
    """
    tree = rule_book(house.base).tree
    rule = HouseRule(path=path, value=value, refs=(ref,), note=note)
    is_own = has_path(tree, path) and same_value(value_at(tree, path), value)
    others = [one for one in house.rules if one.path != path]
    return replace(house, rules=tuple(others if is_own else [*others, rule]))


def with_switch(house: HouseRules, switch: Switch, value: Any) -> HouseRules:
    """House rules with a switch turned to a value, and what belongs to it set or taken away.

    Raises `RuleSetError` for a value that the switch does not offer.
    """
    now = turned(rule_book(house.base), house.changes, switch, value)
    before = {rule.path: rule for rule in house.rules}
    cited = (f"{SWITCH_MARK}{switch.id}",)
    rules = (
        before[path]
        if path in before and same_value(before[path].value, set_to)
        else HouseRule(path=path, value=set_to, refs=cited)
        for path, set_to in now.items()
    )
    return replace(house, rules=tuple(rules))
