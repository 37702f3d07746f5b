"""House rules value by value: what stands at a path, another value there, the own one again.

A rule is changed where a rule book tells it, whether a file changed it there, in a part of it,
or in what holds it. Nothing is checked here: saving or `check_house_rules` does that.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from scorekeeper.rules.book import rule_book
from scorekeeper.rules.house import TABLE, HouseRule, HouseRules
from scorekeeper.rules.tree import Tree, value_at, with_value
from scorekeeper.rules.values import same_value


def tree_with(house: HouseRules) -> Tree:
    """The values with house rules on top, whether or not they go together."""
    tree = rule_book(house.base).tree
    for rule in house.rules:
        tree = with_value(tree, rule.path, rule.value)
    return tree


def rules_about(house: HouseRules, path: str) -> tuple[HouseRule, ...]:
    """The house rules that change a path, something in it, or what holds it."""
    return tuple(rule for rule in house.rules if _overlap(rule.path, path))


def with_value_at(
    house: HouseRules, path: str, value: Any, *, refs: tuple[str, ...] = (TABLE,)
) -> HouseRules:
    """House rules with another value at a path; the rule set's own value takes the change away.

    A rule that changes more than this path keeps the rest of what it says. The note stays.
    """
    above = next((one for one in house.rules if path.startswith(f"{one.path}.")), None)
    if above is not None:
        inner = path.removeprefix(f"{above.path}.")
        return with_value_at(house, above.path, with_value(above.value, inner, value), refs=refs)
    tree = rule_book(house.base).tree
    note = next((one.note for one in house.rules if one.path == path), "")
    others = [one for one in house.rules if not _overlap(one.path, path)]
    if same_value(value_at(tree, path), value):
        return replace(house, rules=tuple(others))
    rule = HouseRule(path=path, value=value, refs=refs, note=note)
    return replace(house, rules=(*others, rule))


def with_own_value(house: HouseRules, path: str) -> HouseRules:
    """House rules that leave a path as the rule set has it; KeyError for an unknown path."""
    return with_value_at(house, path, value_at(rule_book(house.base).tree, path))


def with_note(house: HouseRules, path: str, note: str) -> HouseRules:
    """House rules with another reason written beside the changes at a path."""
    return replace(house, rules=tuple(_noted(house, path, note)))


def _noted(house: HouseRules, path: str, note: str) -> Iterator[HouseRule]:
    for rule in house.rules:
        yield replace(rule, note=note) if _overlap(rule.path, path) else rule


def _overlap(one: str, other: str) -> bool:
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")
