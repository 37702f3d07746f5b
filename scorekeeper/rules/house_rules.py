"""House rules: the values that a table plays instead of those of a rule set.

    {"format": "scorekeeper-house-rules", "version": 1, "name": "Our Tuesdays",
     "base": "…", "rules": {"target": {"value": 7500, "ref": "table"}}}

Every change cites its origin: a `source#place`, `table` for an agreement of the table, or
`switch#<id>` for a switch. `read_house_rules` and `house_text` read and write the file,
`with_switch` and the other functions in `with_` return changed house rules.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, permutations
from typing import Any, NewType

from scorekeeper import validation
from scorekeeper.problem import Problem
from scorekeeper.rules.book import RuleBook, apply_changes, is_same_value
from scorekeeper.rules.bounds import bound_problems
from scorekeeper.rules.library import RuleLibrary
from scorekeeper.rules.loader import (
    Tree,
    has_path,
    is_overlapping,
    ref_problems,
    value_at,
    with_value,
)
from scorekeeper.rules.model import RuleSetError, RuleSetId, UnknownRuleSetError
from scorekeeper.rules.switches import SWITCH_MARK, Switch, changes_with_switch, find_switch
from scorekeeper.rules.validation import is_known_path, unknown_path_problem, value_problems

FORMAT = "scorekeeper-house-rules"
VERSION = 1
TABLE = "table"
"""The reference of a rule that has no other source than an agreement of the table."""

ProfileUid = NewType("ProfileUid", str)


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRule:
    """One value that a table plays instead of the rule set's own."""

    path: str
    value: Any
    refs: tuple[str, ...]
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """A named set of house rules on top of a rule set."""

    name: str
    book: RuleBook = field(repr=False)
    """The rule set that they change."""
    rules: tuple[HouseRule, ...] = ()
    uid: ProfileUid | None = None
    document: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """The document it was read from; its unknown fields are written again."""

    @property
    def base(self) -> RuleSetId:
        """The id of the rule set that they change."""
        return self.book.identity.id

    @property
    def changes(self) -> dict[str, Any]:
        """The changed values by path, as matches store them."""
        return {rule.path: rule.value for rule in self.rules}


def read_house_rules(text: str, file: str, library: RuleLibrary) -> HouseRules:
    """Return the house rules in a JSON text on a rule set of a library.

    `file` is the name of the text for messages. Raise `RuleSetError` with every problem.
    """
    with validation.file_problems(file, RuleSetError):
        document = validation.parse_json(text)
    return house_rules_from(document, file, library)


def house_rules_from(document: object, file: str, library: RuleLibrary) -> HouseRules:
    """Return the house rules in a document on a rule set of a library.

    `file` is its name in messages. Raise `RuleSetError` with every problem.
    """
    validation.check_format(document, FORMAT, VERSION, file, error=RuleSetError)
    converter = validation.plain_converter(forbid_unknown=False)
    with validation.file_problems(file, RuleSetError):
        written = validation.convert_document(converter, document, Written)
    try:
        book = library.find_book(written.base)
    except UnknownRuleSetError as error:
        raise RuleSetError(file, [error.problem("base")]) from error
    read = HouseRules(
        name=written.name,
        book=book,
        rules=tuple(
            HouseRule(path=path, value=rule.value, refs=refs_from(rule.ref), note=rule.note)
            for path, rule in written.rules.items()
        ),
        uid=written.uid,
        document=document if isinstance(document, dict) else {},
    )
    check_house_rules(read, file)
    return read


def check_house_rules(house: HouseRules, file: str) -> None:
    """Check that house rules have a name, cite sources for their changes, and can be played.

    Raise `RuleSetError` with every problem; `file` is their name in messages.
    """
    wrong: list[Problem] = []
    if not house.name.strip():
        wrong.append(Problem("name_needed", "name"))
    for rule in house.rules:
        wrong += _rule_problems(house.book, rule)
    for inner, outer in permutations(house.changes, 2):
        if inner.startswith(f"{outer}."):
            wrong.append(Problem("changed_around", f"rules.{inner}", {"rule": outer}))
    if not wrong:
        try:
            apply_changes(house.book.tree, house.changes, file)
        except RuleSetError as error:
            wrong += (problem.below("rules") for problem in error.problems)
    if wrong:
        raise RuleSetError(file, wrong)


def editing_problems(house: HouseRules) -> tuple[Problem, ...]:
    """Return the problems that prevent edited house rules from being saved, with their paths.

    These are the problems that `check_house_rules` finds or, without any, numbers out of bounds.
    """
    try:
        check_house_rules(house, house.name)
    except RuleSetError as error:
        return tuple(
            replace(each, path=each.path.removeprefix("rules.")) for each in error.problems
        )
    return tuple(bound_problems(tree_with(house), house.changes))


def house_document(house: HouseRules) -> dict[str, Any]:
    """Return house rules as a document; unknown fields of their earlier document are kept."""
    old = house.document
    document = {**old, "format": FORMAT, "version": VERSION, "name": house.name}
    if house.uid is not None or "uid" in old:
        document["uid"] = house.uid
    # Of a rule set with several names, the one in the file stays.
    if not house.book.identity.is_called(str(old.get("base"))):
        document["base"] = house.base
    written_before = old.get("rules", {})
    document["rules"] = {
        rule.path: _rule_document(rule, written_before.get(rule.path, {})) for rule in house.rules
    }
    return document


def _rule_document(rule: HouseRule, before: Mapping[str, Any]) -> dict[str, Any]:
    """Return a house rule as a document.

    `before` is the document it was read from. Its unknown fields and the spelling of unchanged
    references are kept.
    """
    document = {**before, "value": rule.value}
    if "ref" not in before or refs_from(before["ref"]) != rule.refs:
        document["ref"] = list(rule.refs)
        if len(rule.refs) == 1:
            document["ref"] = rule.refs[0]
    if rule.note or "note" in before:
        document["note"] = rule.note
    return document


def house_text(house: HouseRules) -> str:
    """Return house rules as the text of their file."""
    return json.dumps(house_document(house), ensure_ascii=False, indent=2) + "\n"


def refs_from(ref: Any) -> tuple[str, ...]:
    """Return the references in `ref`, a text or a list of texts; none for anything else."""
    if isinstance(ref, str) and ref.strip():
        return (ref,)
    if isinstance(ref, list) and all(isinstance(item, str) for item in ref):
        return tuple(ref)
    return ()


def with_switch(house: HouseRules, switch: Switch, value: Any) -> HouseRules:
    """Return house rules with a switch set to a value and the other values that this option sets.

    Raise `RuleSetError` for a value that the switch does not offer.
    """
    now = changes_with_switch(house.book, house.changes, switch, value)
    before = {rule.path: rule for rule in house.rules}
    cited = (f"{SWITCH_MARK}{switch.id}",)
    rules = []
    for path, set_to in now.items():
        rule = before.get(path)
        if rule is None or not is_same_value(rule.value, set_to):
            rule = HouseRule(path=path, value=set_to, refs=cited)
        rules.append(rule)
    return replace(house, rules=tuple(rules))


def tree_with(house: HouseRules) -> Tree:
    """Return the values of the rule set changed by the house rules, without checking them."""
    tree = house.book.tree
    for rule in house.rules:
        tree = with_value(tree, rule.path, rule.value)
    return tree


def rules_about(house: HouseRules, path: str) -> tuple[HouseRule, ...]:
    """Return the house rules that change a path, a value in it, or a table that contains it."""
    return tuple(rule for rule in house.rules if is_overlapping(rule.path, path))


def with_value_at(
    house: HouseRules, path: str, value: Any, *, refs: tuple[str, ...] = (TABLE,)
) -> HouseRules:
    """Return house rules with another value at a path; the rule set's own value removes the change.

    If a house rule changes a table that contains the path, its other values are kept. The note of
    a house rule is kept, too.
    """
    above = next((rule for rule in house.rules if path.startswith(f"{rule.path}.")), None)
    if above is not None:
        inner = path.removeprefix(f"{above.path}.")
        return with_value_at(house, above.path, with_value(above.value, inner, value), refs=refs)
    note = next((rule.note for rule in house.rules if rule.path == path), "")
    others = [other for other in house.rules if not is_overlapping(other.path, path)]
    if is_same_value(value_at(house.book.tree, path), value):
        return replace(house, rules=tuple(others))
    rule = HouseRule(path=path, value=value, refs=refs, note=note)
    return replace(house, rules=(*others, rule))


def with_default_value(house: HouseRules, path: str) -> HouseRules:
    """Return house rules with the rule set's own value at a path.

    Raise KeyError for an unknown path.
    """
    return with_value_at(house, path, value_at(house.book.tree, path))


def with_note(house: HouseRules, path: str, note: str) -> HouseRules:
    """Return house rules with another note on the changes at a path."""
    rules = (
        replace(rule, note=note) if is_overlapping(rule.path, path) else rule
        for rule in house.rules
    )
    return replace(house, rules=tuple(rules))


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenRule:
    """A house rule in the file."""

    value: Any
    ref: Any = None
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A file of house rules."""

    name: str
    base: str
    rules: Mapping[str, WrittenRule]
    uid: ProfileUid | None = None


def _rule_problems(book: RuleBook, rule: HouseRule) -> Iterator[Problem]:
    """Yield a problem for missing or invalid references, an unknown path, and an invalid value."""
    where = f"rules.{rule.path}"
    if not rule.refs:
        yield Problem("reference_needed", f"{where}.ref")
    for ref in rule.refs:
        if not ref.startswith(SWITCH_MARK):
            yield from ref_problems(where, (ref,), book.sources)
            continue
        switch_id = ref.removeprefix(SWITCH_MARK)
        switch = find_switch(switch_id)
        if switch is None:
            yield Problem("unknown_switch", f"{where}.ref", {"switch": switch_id})
        elif rule.path not in {switch.path, *chain(*(o.brings for o in switch.options))}:
            yield Problem("switch_of_another", f"{where}.ref", {"switch": switch_id})
    if not is_known_path(rule.path):
        yield unknown_path_problem(rule.path).below("rules")
    elif not has_path(book.tree, rule.path):
        yield Problem("change_whole", where, {"rule": rule.path.rpartition(".")[0]})
    else:
        yield from (p.below("rules") for p in value_problems(rule.path, rule.value))
