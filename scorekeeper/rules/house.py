"""House rules: a rule set, and the values that a table plays instead of its own.

    {"format": "scorekeeper-house-rules", "version": 1, "name": "Our Tuesdays",
     "base": "…", "rules": {"target": {"value": 7500, "ref": "table"}}}

Every change says where it comes from: a `source#place`, `table` for what the table agreed, or
`switch#<id>` for one of the ready switches.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NewType

from scorekeeper.rules.book import overlaid, rule_book
from scorekeeper.rules.catalogue import find_rule_set
from scorekeeper.rules.comparing import Compared, compared_values
from scorekeeper.rules.errors import UnknownRuleSetError
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.rules.tree import Tree

FORMAT = "scorekeeper-house-rules"
VERSION = 1
TABLE = "table"
"""The reference of what a table agreed on by itself."""

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
    """What it was read from: fields that nobody knows are written again."""

    @property
    def changes(self) -> dict[str, Any]:
        """The house rules as matches keep them: path to value."""
        return {rule.path: rule.value for rule in self.rules}


@dataclass(frozen=True, slots=True)
class HouseDifference:
    """One value that house rules make another, and why."""

    compared: Compared
    """The path, the rule set's value `here`, the table's value `there`."""
    rule: HouseRule


def house_document(house: HouseRules) -> dict[str, Any]:
    """House rules as their file spells them; what they were read from stays as it was."""
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
    """House rules as the text of their file."""
    return json.dumps(house_document(house), ensure_ascii=False, indent=2) + "\n"


def rules_with(house: HouseRules) -> tuple[Tree, RuleSet]:
    """The values in force with house rules; `RuleSetError` where they no longer fit."""
    return overlaid(rule_book(house.base).tree, house.changes, house.name)


def differences(house: HouseRules) -> tuple[HouseDifference, ...]:
    """What house rules make another than in their rule set, in the order of a rule file."""
    tree, _ = rules_with(house)
    found = (one for one in compared_values(rule_book(house.base).tree, tree) if one.differs)
    return tuple(HouseDifference(one, _rule_about(house, one.path)) for one in found)


def _rule_about(house: HouseRules, path: str) -> HouseRule:
    """The rule that changed a path, told for it, for what holds it or for what it holds."""
    return next(
        rule
        for rule in house.rules
        if f"{path}.".startswith(f"{rule.path}.") or rule.path.startswith(f"{path}.")
    )


def refs_from(ref: Any) -> tuple[str, ...]:
    """References as they are written: a text, or a list of texts; anything else is none."""
    if isinstance(ref, str):
        return (ref,) if ref.strip() else ()
    is_list = isinstance(ref, list) and all(isinstance(one, str) for one in ref)
    return tuple(ref) if is_list else ()


def _rule_document(rule: HouseRule, old: Mapping[str, Any]) -> dict[str, Any]:
    ref: Any = rule.refs[0] if len(rule.refs) == 1 else list(rule.refs)
    note = {"note": rule.note} if rule.note or "note" in old else {}
    same = "ref" in old and refs_from(old["ref"]) == rule.refs
    return {**old, "value": rule.value, "ref": old["ref"] if same else ref, **note}


def _is_base(written: Any, base: RuleSetId) -> bool:
    """Whether a file names this rule set, by its id or by another of its names."""
    try:
        return isinstance(written, str) and find_rule_set(written) == base
    except UnknownRuleSetError:
        return False
