"""House rules: the values that a table plays instead of those of a rule set.

    {"format": "scorekeeper-house-rules", "version": 1, "name": "Our Tuesdays",
     "base": "…", "rules": {"target": {"value": 7500, "ref": "table"}}}

Every change cites its origin: a `source#place`, `table` for an agreement of the table, or
`switch#<id>` for a switch. `read_house_rules` and `house_text` read and write the file,
`with_switch` and the other functions in `with_` return changed house rules.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import permutations
from typing import Any, NewType

from cattrs import Converter

from scorekeeper.rules.book import (
    Compared,
    RuleBook,
    compared_values,
    find_rule_set,
    overlaid,
    rule_book,
    same_value,
)
from scorekeeper.rules.errors import RuleSetError, UnknownRuleSetError
from scorekeeper.rules.loader import Tree, has_path, ref_complaints, value_at, with_value
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.rules.switches import SWITCH_MARK, Switch, find_switch, turned
from scorekeeper.rules.validation import NO_PATH, is_known, value_complaints
from scorekeeper.typed import (
    Complaint,
    DocumentError,
    ExpectedError,
    json_from,
    strict_converter,
    structured,
)

FORMAT = "scorekeeper-house-rules"
VERSION = 1
TABLE = "table"
"""The reference of a rule that the table agreed on by itself."""

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
    base: RuleSetId
    rules: tuple[HouseRule, ...] = ()
    uid: ProfileUid | None = None
    document: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """The document it was read from; its unknown fields are written again."""

    @property
    def changes(self) -> dict[str, Any]:
        """The changed values by path, as matches store them."""
        return {rule.path: rule.value for rule in self.rules}


@dataclass(frozen=True, slots=True)
class HouseDifference:
    """A value that house rules change, and the rule that changes it."""

    compared: Compared
    """The path, the rule set's value `here`, the table's value `there`."""
    rule: HouseRule


class HouseRulesTooNewError(RuleSetError):
    """House rules were written by a newer version of this program."""


def read_house_rules(text: str, file: str) -> HouseRules:
    """Return the house rules in a JSON text; `file` is its name for messages.

    Raise `RuleSetError` with every complaint, `HouseRulesTooNewError` for a newer version.
    """
    try:
        document = json_from(text)
    except ExpectedError as error:
        raise RuleSetError(file, [Complaint("", str(error))]) from error
    return house_rules_from(document, file)


def house_rules_from(document: object, file: str) -> HouseRules:
    """Return the house rules in a document; raise what `read_house_rules` raises."""
    _check_version(document, file)
    try:
        written = structured(_converter(), document, Written)
        base = find_rule_set(written.base)
    except DocumentError as error:
        raise RuleSetError(file, error.complaints) from error
    except UnknownRuleSetError as error:
        raise RuleSetError(file, [Complaint("base", str(error))]) from error
    read = HouseRules(
        name=written.name,
        base=base,
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
    """Refuse house rules that change nothing, cite nothing, or cannot be played.

    Raise `RuleSetError` with every complaint; `file` is their name for messages.
    """
    wrong = [] if house.name.strip() else [Complaint("name", "a name is needed")]
    book = rule_book(house.base)
    for rule in house.rules:
        wrong += _refs_of(rule)
        wrong += _below(_misplaced(book, rule))
    for inner, outer in permutations(house.changes, 2):
        if inner.startswith(f"{outer}."):
            wrong.append(Complaint(f"rules.{inner}", f"{outer} is changed as a whole already"))
    if not wrong:
        try:
            overlaid(book.tree, house.changes, file)
        except RuleSetError as error:
            wrong += _below(error.complaints)
    if wrong:
        raise RuleSetError(file, wrong)


def house_document(house: HouseRules) -> dict[str, Any]:
    """Return house rules as a document; unknown fields of the one they were read from stay."""
    old = house.document
    known = {"format": FORMAT, "version": VERSION, "name": house.name}
    uid = {} if house.uid is None and "uid" not in old else {"uid": house.uid}
    rules = old.get("rules", {})
    return {
        **old,
        **known,
        **uid,
        "base": old["base"] if _is_base(old.get("base"), house.base) else house.base,
        "rules": {
            rule.path: _rule_document(rule, rules.get(rule.path, {})) for rule in house.rules
        },
    }


def house_text(house: HouseRules) -> str:
    """Return house rules as the text of their file."""
    return json.dumps(house_document(house), ensure_ascii=False, indent=2) + "\n"


def rules_with(house: HouseRules) -> tuple[Tree, RuleSet]:
    """Return the values in force with house rules; raise `RuleSetError` if they do not fit."""
    return overlaid(rule_book(house.base).tree, house.changes, house.name)


def differences(house: HouseRules) -> tuple[HouseDifference, ...]:
    """Return the values that house rules change, in the order of a rule file."""
    tree, _ = rules_with(house)
    changed = (
        value for value in compared_values(rule_book(house.base).tree, tree) if value.differs
    )
    return tuple(HouseDifference(value, _rule_about(house, value.path)) for value in changed)


def _rule_about(house: HouseRules, path: str) -> HouseRule:
    """Return the rule that changed a path: its own, that of a table around it, or within it."""
    return next(
        rule
        for rule in house.rules
        if f"{path}.".startswith(f"{rule.path}.") or rule.path.startswith(f"{path}.")
    )


def refs_from(ref: Any) -> tuple[str, ...]:
    """Return references written as a text or a list of texts; anything else is none."""
    if isinstance(ref, str):
        return (ref,) if ref.strip() else ()
    is_list = isinstance(ref, list) and all(isinstance(item, str) for item in ref)
    return tuple(ref) if is_list else ()


def _rule_document(rule: HouseRule, old: Mapping[str, Any]) -> dict[str, Any]:
    ref: Any = rule.refs[0] if len(rule.refs) == 1 else list(rule.refs)
    note = {"note": rule.note} if rule.note or "note" in old else {}
    same = "ref" in old and refs_from(old["ref"]) == rule.refs
    return {**old, "value": rule.value, "ref": old["ref"] if same else ref, **note}


def _is_base(written: Any, base: RuleSetId) -> bool:
    try:
        return isinstance(written, str) and find_rule_set(written) == base
    except UnknownRuleSetError:
        return False


def with_rule(
    house: HouseRules, path: str, value: Any, *, ref: str = TABLE, note: str = ""
) -> HouseRules:
    """Return house rules with another value at a path; the rule set's own value removes the rule.

    Nothing is checked yet: saving or `check_house_rules` does that.
    """
    tree = rule_book(house.base).tree
    rule = HouseRule(path=path, value=value, refs=(ref,), note=note)
    is_own = has_path(tree, path) and same_value(value_at(tree, path), value)
    others = [other for other in house.rules if other.path != path]
    return replace(house, rules=tuple(others if is_own else [*others, rule]))


def with_switch(house: HouseRules, switch: Switch, value: Any) -> HouseRules:
    """Return house rules with a switch set to a value, with the further paths that it sets.

    Raise `RuleSetError` for a value that the switch does not offer.
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


def tree_with(house: HouseRules) -> Tree:
    """Return the values with house rules on top, unchecked."""
    tree = rule_book(house.base).tree
    for rule in house.rules:
        tree = with_value(tree, rule.path, rule.value)
    return tree


def rules_about(house: HouseRules, path: str) -> tuple[HouseRule, ...]:
    """Return the house rules that change a path, something in it, or a table around it."""
    return tuple(rule for rule in house.rules if _overlap(rule.path, path))


def with_value_at(
    house: HouseRules, path: str, value: Any, *, refs: tuple[str, ...] = (TABLE,)
) -> HouseRules:
    """Return house rules with another value at a path; the rule set's own value removes it.

    A rule for a table around the path keeps its other values. The note stays.
    """
    above = next((rule for rule in house.rules if path.startswith(f"{rule.path}.")), None)
    if above is not None:
        inner = path.removeprefix(f"{above.path}.")
        return with_value_at(house, above.path, with_value(above.value, inner, value), refs=refs)
    tree = rule_book(house.base).tree
    note = next((rule.note for rule in house.rules if rule.path == path), "")
    others = [other for other in house.rules if not _overlap(other.path, path)]
    if same_value(value_at(tree, path), value):
        return replace(house, rules=tuple(others))
    rule = HouseRule(path=path, value=value, refs=refs, note=note)
    return replace(house, rules=(*others, rule))


def with_own_value(house: HouseRules, path: str) -> HouseRules:
    """Return house rules without a change at a path; raise KeyError for an unknown path."""
    return with_value_at(house, path, value_at(rule_book(house.base).tree, path))


def with_note(house: HouseRules, path: str, note: str) -> HouseRules:
    """Return house rules with another note on the changes at a path."""
    rules = (
        replace(rule, note=note) if _overlap(rule.path, path) else rule for rule in house.rules
    )
    return replace(house, rules=tuple(rules))


def _overlap(path: str, other_path: str) -> bool:
    return f"{path}.".startswith(f"{other_path}.") or f"{other_path}.".startswith(f"{path}.")


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


@cache
def _converter() -> Converter:
    return strict_converter(forbid_unknown=False)


def _check_version(document: object, file: str) -> None:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RuleSetError(file, [Complaint("format", f'"{FORMAT}" should stand here')])
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise RuleSetError(file, [Complaint("version", f"{VERSION} should stand here")])
    if version > VERSION:
        raise HouseRulesTooNewError(
            file, [Complaint("version", f"{version} is newer than {VERSION}: update this program")]
        )


def _refs_of(rule: HouseRule) -> Iterator[Complaint]:
    where = f"rules.{rule.path}"
    if not rule.refs:
        what = f'"{TABLE}", "{SWITCH_MARK}" and its id, or "source#place" is needed'
        yield Complaint(f"{where}.ref", what)
    for ref in rule.refs:
        if ref.startswith(SWITCH_MARK):
            yield from _switch_of(rule, ref.removeprefix(SWITCH_MARK), f"{where}.ref")
        else:
            yield from ref_complaints(where, (ref,))


def _switch_of(rule: HouseRule, switch_id: str, where: str) -> Iterator[Complaint]:
    switch = find_switch(switch_id)
    if switch is None:
        yield Complaint(where, f"there is no switch {switch_id}")
        return
    paths = {switch.path, *(path for option in switch.options for path in option.brings)}
    if rule.path not in paths:
        yield Complaint(where, f"the switch {switch_id} does not set this path")


def _misplaced(book: RuleBook, rule: HouseRule) -> Iterator[Complaint]:
    if not is_known(rule.path):
        yield Complaint(rule.path, NO_PATH)
    elif not has_path(book.tree, rule.path):
        above = rule.path.rpartition(".")[0]
        yield Complaint(rule.path, f"this rule set has no such rule: change {above} as a whole")
    else:
        yield from value_complaints(rule.path, rule.value)


def _below(complaints: Iterable[Complaint]) -> list[Complaint]:
    return [Complaint(f"rules.{complaint.path}", complaint.expected) for complaint in complaints]
