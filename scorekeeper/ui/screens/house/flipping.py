"""Turning ready switches in house rules, and which of their values do not go with the rest."""

from typing import Any

from scorekeeper.rules import HouseRules, RuleSetError, Switch, rule_book, switches_for, with_switch
from scorekeeper.rules.house_files import check_house_rules
from scorekeeper.rules.house_values import tree_with, with_own_value
from scorekeeper.rules.switch_files import Option
from scorekeeper.rules.switches import switch_file
from scorekeeper.rules.tree import value_at
from scorekeeper.rules.values import same_value
from scorekeeper.typed import Complaint


def chosen_option(house: HouseRules, switch: Switch) -> Option | None:
    """The value of a switch that is played; None for one that the switch does not offer."""
    value = value_at(tree_with(house), switch.path)
    return next((one for one in switch.options if same_value(one.value, value)), None)


def flipped(house: HouseRules, switch: Switch, value: Any) -> HouseRules:
    """House rules with a switch turned; changes of parts of what it sets make room for it."""
    paths = {switch.path, *(path for option in switch.options for path in option.brings)}
    for rule in house.rules:
        if rule.path not in paths and any(_within(rule.path, path) for path in paths):
            house = with_own_value(house, rule.path)
    return with_switch(house, switch, value)


def misfits(
    house: HouseRules, switch: Switch, value: Any, known: tuple[Complaint, ...]
) -> tuple[Complaint, ...]:
    """What would be wrong with a value of a switch beside the table's other changes.

    What is `known` to be wrong already is no fault of the switch.
    """
    try:
        found = complaints(flipped(house, switch, value))
    except RuleSetError as error:
        found = error.complaints
    return tuple(one for one in found if one not in known)


def other_switches(house: HouseRules) -> tuple[Switch, ...]:
    """Switches of other games, one for each value that no switch of this game is about."""
    mine = {switch.path for switch in switches_for(rule_book(house.base))}
    others = {switch.path: switch for switch in reversed(switch_file().switch)}
    return tuple(s for s in reversed(others.values()) if s.path not in mine)


def complaints(house: HouseRules) -> tuple[Complaint, ...]:
    """Why house rules cannot be played; nothing where they can."""
    try:
        check_house_rules(house, house.name)
    except RuleSetError as error:
        return error.complaints
    return ()


def _within(path: str, above: str) -> bool:
    return path.startswith(f"{above}.")
