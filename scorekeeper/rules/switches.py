"""Switches: what tables play differently, ready to be turned on in a rule set.

for switch in switches_for(book):
    [option.value for option in switch.options]     the rule set's own value first
    switched(book, switch, value)                   path → value, further paths included

What they are stands in `switches.toml`; which of them fit a rule set follows from its values.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from scorekeeper.rules.book import RuleBook, overlaid
from scorekeeper.rules.errors import RuleSetError
from scorekeeper.rules.model import RuleSetId
from scorekeeper.rules.switch_files import (
    Condition,
    Option,
    Switch,
    SwitchFile,
    read_switches,
)
from scorekeeper.rules.tree import Tree, has_path, value_at
from scorekeeper.rules.values import same_value
from scorekeeper.typed import Complaint

FILE = "switches.toml"
SWITCH_MARK = "switch#"
"""What a reference to a switch begins with; the id of the switch follows."""


@cache
def switch_file() -> SwitchFile:
    """Everything in `switches.toml`; raises `RuleSetError` where it is broken."""
    text = (files("scorekeeper.rules") / FILE).read_text("utf-8")
    return read_switches(text, FILE)


def find_switch(switch_id: str) -> Switch | None:
    """The switch of an id, as the file has it, whatever rule set it fits."""
    return next((one for one in switch_file().switch if one.id == switch_id), None)


def switches_for(book: RuleBook) -> tuple[Switch, ...]:
    """The switches that fit a rule set, with the rule set's own value as their first option.

    A value that does not go with the rest of the rule set is left out (`misfits` tells why),
    and so is a switch that is left without a choice.
    """
    fitting = (_offered(book, switch) for switch in _fitting(book))
    return tuple(one for one in fitting if one.free or one.options[1:])


def misfits(book: RuleBook) -> tuple[Complaint, ...]:
    """What keeps values of the fitting switches from going with the rest of a rule set."""
    return tuple(
        Complaint(f"{switch.id}.{complaint.path}", complaint.expected)
        for switch in _fitting(book)
        for option in switch.options
        for complaint in _misfit(book, switch, option)
    )


def switched(book: RuleBook, switch: Switch, value: Any) -> dict[str, Any]:
    """What a switch turned to a value changes: path to value, further paths included.

    Nothing where the rule set says so anyway. Raises `RuleSetError` for a value that the
    switch does not offer, or that does not go with the rest of the rule set.
    """
    if same_value(value, _own(book, switch)):
        return {}
    option = _option(switch, value)
    if option is None and not switch.free:
        raise RuleSetError(switch.id, [Complaint(switch.path, "this value is not offered")])
    changes = _changes(switch, option or Option(value=value))
    overlaid(book.tree, changes, switch.id)
    return changes


def turned(
    book: RuleBook, changes: Mapping[str, Any], switch: Switch, value: Any
) -> dict[str, Any]:
    """House rules with a switch turned: what it set before goes, what it sets now comes.

    `changes` are the house rules so far, path to value. Raises what `switched` raises.
    """
    now = switched(book, switch, value)
    before = option_in_use(changes, switch)
    gone = {switch.path, *(before.brings if before else ())}
    return {**{path: kept for path, kept in changes.items() if path not in gone}, **now}


def option_in_use(changes: Mapping[str, Any], switch: Switch) -> Option | None:
    """The option that house rules have taken of a switch, or None where they have not used it."""
    return _option(switch, changes[switch.path]) if switch.path in changes else None


def asked_paths(book: RuleBook, changes: Mapping[str, Any]) -> tuple[str, ...]:
    """The paths that switches in use have set to a value which no source gives.

    Not those to which the table has given another value than the switch did: it has said so.
    """
    used = (option_in_use(changes, switch) for switch in _fitting(book))
    asked = (
        path
        for option in used
        if option
        for path in option.ask
        if same_value(changes.get(path), option.brings[path])
    )
    return tuple(dict.fromkeys(asked))


def other_forms(book: RuleBook) -> tuple[RuleSetId, ...]:
    """The rule sets that settle a disagreement about this one by being chosen instead of it."""
    mine = (form for form in switch_file().form if book.identity.id in form.rule_sets)
    others = (one for form in mine for one in form.rule_sets if one != book.identity.id)
    return tuple(dict.fromkeys(others))


def _fitting(book: RuleBook) -> Iterator[Switch]:
    for switch in switch_file().switch:
        if has_path(book.tree, switch.path) and all(_holds(book.tree, c) for c in switch.fits):
            yield switch


def _holds(tree: Tree, condition: Condition) -> bool:
    kinds = switch_file().kinds
    if condition.kind:
        return all(_holds(tree, one) for one in kinds[condition.kind])
    if condition.other_than:
        return not all(_holds(tree, one) for one in kinds[condition.other_than])
    value = value_at(tree, condition.path) if has_path(tree, condition.path) else None
    if condition.absent is not None:
        return (value is None) == condition.absent
    if condition.any_of:
        return any(same_value(value, one) for one in condition.any_of)
    return not any(same_value(value, one) for one in condition.none_of)


def _offered(book: RuleBook, switch: Switch) -> Switch:
    own = _own(book, switch)
    first = _option(switch, own) or Option(value=own)
    others = (
        option
        for option in switch.options
        if not same_value(option.value, own) and not any(_misfit(book, switch, option))
    )
    return replace(switch, options=(first, *others))


def _own(book: RuleBook, switch: Switch) -> Any:
    return value_at(book.tree, switch.path)


def _option(switch: Switch, value: Any) -> Option | None:
    return next((one for one in switch.options if same_value(one.value, value)), None)


def _changes(switch: Switch, option: Option) -> dict[str, Any]:
    return {switch.path: option.value, **option.brings}


def _misfit(book: RuleBook, switch: Switch, option: Option) -> Iterator[Complaint]:
    if same_value(option.value, _own(book, switch)):
        return
    try:
        overlaid(book.tree, _changes(switch, option), switch.id)
    except RuleSetError as error:
        yield from error.complaints
