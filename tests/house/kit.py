"""House rules as documents, and the values that two hands have written."""

import json
from collections.abc import Mapping
from typing import Any

from scorekeeper.rules import HouseRules, RuleBook, RuleSetId, read_house_rules, rule_book

Document = dict[str, Any]
FILE = "ours.json"
AGREED = {"ref": "table"}


def house_file(base: str = "classic_4p", **fields: Any) -> Document:
    """A file of house rules on a rule set; `fields` stand instead of the usual ones."""
    usual: Document = {
        "format": "scorekeeper-house-rules",
        "version": 1,
        "name": "Our Tuesdays",
        "base": base,
        "rules": {},
    }
    return usual | fields


def house(base: str = "classic_4p", **rules: Any) -> HouseRules:
    """House rules agreed at the table; a path is written with `__` for each dot."""
    told = {path.replace("__", "."): {"value": value} | AGREED for path, value in rules.items()}
    return read_house_rules(json.dumps(house_file(base, rules=told)), FILE)


def agreed(values: Mapping[str, Any]) -> Document:
    """The rules of a file that a table agreed on: path to value."""
    return {path: {"value": value} | AGREED for path, value in values.items()}


def book(set_id: str) -> RuleBook:
    """The rule book of an id."""
    return rule_book(RuleSetId(set_id))
