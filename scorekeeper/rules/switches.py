"""Switches: common variations of a rule, ready to be chosen in a rule set.

for switch in switches_for(book):
    [option.value for option in switch.options]     the rule set's own value first
    switch_changes(book, switch, value)                   path → value, further paths included

They are listed in `switches.toml`; those that fit a rule set follow from its values.
`unconfirmed_paths` lists the values that no source gives and no table has confirmed.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, NewType

from scorekeeper.caching import cached_by_owner
from scorekeeper.problem import Problem
from scorekeeper.rules.book import RuleBook, apply_changes, is_same_value
from scorekeeper.rules.loader import (
    Tree,
    has_path,
    is_overlapping,
    leaf_paths,
    parse_toml,
    ref_problems,
    sources,
    value_at,
)
from scorekeeper.rules.model import RuleSetError, RuleSetId
from scorekeeper.rules.validation import is_known_path, value_problems
from scorekeeper.validation import convert_document, file_problems, short_text, strict_converter

SwitchId = NewType("SwitchId", str)
Affects = Literal["score", "legality", "initial_meld", "go_out", "match", "limits", "text"]
Refs = Annotated[tuple[str, ...], "a single one may be a bare text"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """A condition on a rule set: about the value of a path, or by a named kind of game."""

    path: str = ""
    any_of: tuple[Any, ...] = ()
    none_of: tuple[Any, ...] = ()
    absent: bool | None = None
    kind: str = ""
    other_than: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One value that a switch offers."""

    value: Any = None
    absent: bool = False
    """True if the option means that there is no such rule."""
    id: str = ""
    """Its name in the catalogue of texts, if the value alone is not clear."""
    brings: Mapping[str, Any] = field(default_factory=dict)
    """Values of further paths that are set together with it."""
    ask: tuple[str, ...] = ()
    """The paths in `brings` with a value that has no source."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """A rule that varies from table to table, with its usual values."""

    id: SwitchId
    path: str
    affects: Affects
    ref: Refs = ()
    options: tuple[Option, ...] = ()
    free: bool = False
    """True if any other value of the rule's type is allowed, too."""
    fits: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """Rule sets that differ in a disputed rule: a table settles it by the choice of one of them."""

    rule_sets: tuple[RuleSetId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Idle:
    """The paths of values that have no effect while all conditions in `when` hold."""

    paths: tuple[str, ...]
    when: tuple[Condition, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchFile:
    """The contents of `switches.toml`."""

    kinds: Mapping[str, tuple[Condition, ...]] = field(default_factory=dict)
    switch: tuple[Switch, ...] = ()
    form: tuple[Form, ...] = ()
    idle: tuple[Idle, ...] = ()


FILE = "switches.toml"

SWITCH_MARK = "switch#"
"""The beginning of a reference to a switch; its id follows."""


def named_values(book: RuleBook, path: str) -> tuple[Any, ...]:
    """Return the values for a path: the rule set's own, then those of its disputes and switches.

    Repeated values are left out, and so is None, which means that there is no such rule.
    """
    values = [value_at(book.tree, path)]
    values += [
        dispute.value
        for dispute in book.citations.citation_at(path).disputes
        if dispute.path == path
    ]
    for switch in switches_for(book):
        if switch.path == path:
            values += [option.value for option in switch.options]
    return tuple(dict.fromkeys(value for value in values if value is not None))


def switches_for(book: RuleBook) -> tuple[Switch, ...]:
    """Return the switches that fit a rule set, with its own value as their first option.

    An option that does not fit the rest of the rule set is left out, and so is a switch without
    another option, unless it is free. If several switches for one path fit the rule set, only the
    first of them is returned.
    """
    offered: dict[str, Switch] = {}
    for switch in _fitting_switches(book):
        if switch.path in offered:
            continue
        own = value_at(book.tree, switch.path)
        options = [_find_option(switch, own) or Option(value=own)]
        options += (
            option
            for option in switch.options
            if not is_same_value(option.value, own) and _is_playable(book, switch, option)
        )
        if switch.free or options[1:]:
            offered[switch.path] = replace(switch, options=tuple(options))
    return tuple(offered.values())


def switch_changes(book: RuleBook, switch: Switch, value: Any) -> dict[str, Any]:
    """Return the changes that setting a switch to a value makes, path to value.

    Return an empty dict for the rule set's own value. Raise `RuleSetError` for a value that
    the switch does not offer, or that does not fit the rest of the rule set.
    """
    if is_same_value(value, value_at(book.tree, switch.path)):
        return {}
    option = _find_option(switch, value)
    if option is None and not switch.free:
        raise RuleSetError(switch.id, [Problem("value_not_offered", switch.path)])
    option = option or Option(value=value)
    changes = {switch.path: option.value, **option.brings}
    apply_changes(book.tree, changes, switch.id)
    return changes


def changes_with_switch(
    book: RuleBook, changes: Mapping[str, Any], switch: Switch, value: Any
) -> dict[str, Any]:
    """Return the changes of house rules after a switch is set to a value, path to value.

    `changes` are the changes before; the values of the switch's previous option are removed.
    Raise what `switch_changes` raises.
    """
    now = switch_changes(book, switch, value)
    before = option_in_use(changes, switch)
    replaced = {switch.path}
    if before is not None:
        replaced.update(before.brings)
    others = {path: value for path, value in changes.items() if path not in replaced}
    return {**others, **now}


def option_in_use(changes: Mapping[str, Any], switch: Switch) -> Option | None:
    """Return the option of a switch that house rules use; None if they use none of its options."""
    if switch.path not in changes:
        return None
    return _find_option(switch, changes[switch.path])


def unconfirmed_paths(
    book: RuleBook, confirmed: Mapping[str, Any], changes: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """Return the paths of proposed values that the table has not confirmed.

    `confirmed` maps paths to the values that the table has confirmed; a path whose value has
    changed since is returned again. `changes` are the house rules in use, path to value. They
    count as confirmed, except values without a source that a switch has set.
    """
    tree, asked = values_to_confirm(book, changes or {})
    return tuple(
        path
        for path in asked
        if path not in confirmed or not is_same_value(confirmed[path], value_at(tree, path))
    )


def values_to_confirm(book: RuleBook, changes: Mapping[str, Any]) -> tuple[Tree, tuple[str, ...]]:
    """Return the values in force, and the paths of the values that a table should confirm.

    These values have no source, and no house rule changes them, except a switch that sets them
    without a source. Values that another value switches off are left out.
    """
    if not changes:
        return book.tree, _effective_unsourced_paths(book)
    tree, _ = apply_changes(book.tree, changes, book.identity.id)
    proposed = (
        path
        for path in _unsourced_paths(book)
        if not any(is_overlapping(path, changed) for changed in changes)
    )
    paths = dict.fromkeys((*proposed, *unsourced_switch_paths(book, changes)))
    idle = idle_paths(tree)
    return tree, tuple(path for path in paths if has_path(tree, path) and path not in idle)


def unsourced_switch_paths(book: RuleBook, changes: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the paths that switches in use have set to a value without a source.

    Paths to which the table has since given another value are left out.
    """
    used = (option_in_use(changes, switch) for switch in _fitting_switches(book))
    asked = (
        path
        for option in used
        if option
        for path in option.ask
        if is_same_value(changes.get(path), option.brings[path])
    )
    return tuple(dict.fromkeys(asked))


def idle_paths(tree: Tree) -> frozenset[str]:
    """Return the paths of the values that other values of the same rules switch off.

    >>> from scorekeeper.rules import find_rule_set, rule_book
    >>> "meld_rules.one_meld_per_rank" in idle_paths(rule_book(find_rule_set("buraco")).tree)
    True
    """
    return frozenset(
        path
        for idle in switch_file().idle
        if all(_is_condition_met(tree, condition) for condition in idle.when)
        for path in idle.paths
    )


def other_forms(book: RuleBook) -> tuple[RuleSetId, ...]:
    """Return the rule sets that settle a disputed rule of this one in another way; may be empty."""
    mine = (form for form in switch_file().form if book.identity.id in form.rule_sets)
    others = (other for form in mine for other in form.rule_sets if other != book.identity.id)
    return tuple(dict.fromkeys(others))


@cache
def switch_file() -> SwitchFile:
    """Return the contents of `switches.toml`; raise `RuleSetError` if it is broken."""
    text = (files("scorekeeper.rules") / FILE).read_text("utf-8")
    return read_switches(text, FILE)


def find_switch(switch_id: str) -> Switch | None:
    """Return the switch with an id, with all options in the file; None if there is none."""
    return next((switch for switch in switch_file().switch if switch.id == switch_id), None)


def read_switches(text: str, file: str) -> SwitchFile:
    """Return the switches in a TOML text; `file` is its name for messages.

    Raise `RuleSetError` with every problem: broken TOML, an unknown key or path, a value of
    the wrong kind, a missing reference, an empty condition.
    """
    converter = strict_converter()

    def refs(value: Any, _: Any) -> tuple[str, ...]:
        every = [value] if isinstance(value, str) else value
        return converter.structure(every, tuple[str, ...])

    converter.register_structure_hook_func(lambda kind: kind is Refs, refs)
    with file_problems(file, RuleSetError):
        read = convert_document(converter, parse_toml(text, file), SwitchFile)
    wrong = list(_file_content_problems(read))
    if wrong:
        raise RuleSetError(file, wrong)
    return read


def _file_content_problems(read: SwitchFile) -> Iterator[Problem]:
    """Yield the problems of the contents of a file of switches."""
    for name, conditions in read.kinds.items():
        for number, condition in enumerate(conditions):
            yield from _condition_problems(condition, f"kinds.{name}[{number}]", {})
    for number, switch in enumerate(read.switch):
        yield from _switch_problems(switch, f"switch[{number}]", read.kinds)
    for number, idle in enumerate(read.idle):
        for path in idle.paths:
            if not is_known_path(path):
                yield Problem("unknown_rule", f"idle[{number}].paths", {"rule": path})
        for place, condition in enumerate(idle.when):
            yield from _condition_problems(condition, f"idle[{number}].when[{place}]", read.kinds)
    for name, times in Counter(switch.id for switch in read.switch).items():
        if times > 1:
            yield Problem("name_twice", "switch", {"name": name})


def _switch_problems(switch: Switch, where: str, kinds: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield the problems of a switch at the path `where`; conditions may name one of `kinds`."""
    yield from ref_problems(where, switch.ref, sources())
    if not switch.options and not switch.free:
        yield Problem("missing_field", f"{where}.options", {"field": "options"})
    if not is_known_path(switch.path):
        yield Problem("unknown_rule", f"{where}.path", {"rule": switch.path})
        return
    for number, option in enumerate(switch.options):
        place = f"{where}.options[{number}]"
        if (option.value is None) is not option.absent:
            yield Problem("value_or_absent", place)
        for path, value in ((switch.path, option.value), *option.brings.items()):
            yield from (wrong.below(place) for wrong in value_problems(path, value))
        for path in option.ask:
            if path not in option.brings:
                values = {"allowed": (*option.brings,), "value": short_text(path)}
                yield Problem("not_offered", f"{place}.ask", values)
    for number, condition in enumerate(switch.fits):
        yield from _condition_problems(condition, f"{where}.fits[{number}]", kinds)


def _condition_problems(
    condition: Condition, where: str, kinds: Mapping[str, Any]
) -> Iterator[Problem]:
    """Yield the problems of a condition at the path `where`; it must have exactly one clause."""
    about_path = (condition.any_of, condition.none_of, condition.absent is not None)
    about_kind = (condition.kind, condition.other_than)
    is_one_clause = sum(bool(clause) for clause in (*about_path, *about_kind)) == 1
    if not is_one_clause or bool(condition.path) == any(about_kind):
        fields = "any_of, none_of, absent, kind"
        yield Problem("missing_field", where, {"field": fields})
        return
    for name in about_kind:
        if name and name not in kinds:
            values = {"allowed": (*kinds,), "value": short_text(name)}
            yield Problem("not_offered", where, values)
    if condition.path and not is_known_path(condition.path):
        yield Problem("unknown_rule", f"{where}.path", {"rule": condition.path})
        return
    for value in (*condition.any_of, *condition.none_of):
        wrong = value_problems(condition.path, value)
        yield from (problem.below(where) for problem in wrong)


def _fitting_switches(book: RuleBook) -> Iterator[Switch]:
    """Yield the switches whose path and conditions fit a rule set, with all their options."""
    for switch in switch_file().switch:
        if has_path(book.tree, switch.path) and all(
            _is_condition_met(book.tree, c) for c in switch.fits
        ):
            yield switch


def _is_condition_met(tree: Tree, condition: Condition) -> bool:
    """Return True if the values of a rule set meet a condition."""
    kinds = switch_file().kinds
    if condition.kind:
        return all(_is_condition_met(tree, part) for part in kinds[condition.kind])
    if condition.other_than:
        return not all(_is_condition_met(tree, part) for part in kinds[condition.other_than])
    value = value_at(tree, condition.path) if has_path(tree, condition.path) else None
    if condition.absent is not None:
        return (value is None) == condition.absent
    if condition.any_of:
        return any(is_same_value(value, allowed) for allowed in condition.any_of)
    return not any(is_same_value(value, excluded) for excluded in condition.none_of)


def _find_option(switch: Switch, value: Any) -> Option | None:
    return next((option for option in switch.options if is_same_value(option.value, value)), None)


def _is_playable(book: RuleBook, switch: Switch, option: Option) -> bool:
    """Return True if a rule set can be played with an option of a switch."""
    try:
        apply_changes(book.tree, {switch.path: option.value, **option.brings}, switch.id)
    except RuleSetError:
        return False
    return True


@cached_by_owner
def _effective_unsourced_paths(book: RuleBook) -> tuple[str, ...]:
    """Return the paths of values in effect without a source, cached for redraws of screens."""
    idle = idle_paths(book.tree)
    return tuple(path for path in _unsourced_paths(book) if path not in idle)


@cached_by_owner
def _unsourced_paths(book: RuleBook) -> tuple[str, ...]:
    """Return the paths of a rule book's values without a source, used or not."""
    citation_at = book.citations.citation_at
    paths = (path for path, _ in leaf_paths(book.tree))
    return tuple(path for path in paths if citation_at(path).status == "proposed")
