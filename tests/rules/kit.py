"""Rule files and house rules written in the tests."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path
from scorekeeper.rules import (
    HouseRules,
    RuleBook,
    RuleSet,
    RuleSetError,
    RuleSetId,
    read_house_rules,
    rule_book,
    rule_set_ids,
)
from scorekeeper.rules.library import RuleLibrary
from scorekeeper.rules.loader import Citation, Dispute, read_rule_file

HEAD = """
id      = "kitchen"
name    = "Kitchen table"
family  = "classic"
origin  = "rule_book"
edition = 1
"""
CHILD = f'{HEAD}inherits = {{ from = "classic_4p", ref = "pagat" }}\n'
TARGET = '[target]\nvalue = 3000\nref = "pagat"\nstatus = "outside"\n'
FILE = "kitchen.toml"


def load_rule_file(body: str, head: str = CHILD) -> RuleBook:
    return RuleLibrary().resolve(read_rule_file(head + body, FILE), FILE)


def refusal(body: str, head: str = CHILD) -> list[str]:
    """All that the loader says against a file, each with its path."""
    with pytest.raises(RuleSetError) as refused:
        load_rule_file(body, head)
    assert refused.value.file == FILE
    assert str(refused.value).startswith(f"{FILE}: ")
    return [problem_with_path(Words(), problem) for problem in refused.value.problems]


def citations_and_disputes() -> Iterator[Citation | Dispute]:
    """Yield everything in the program's rule files that may have a note."""
    for set_id in rule_set_ids():
        for citation in rule_book(set_id).citations.by_path.values():
            yield citation
            yield from citation.disputes


@cache
def player_notes() -> Mapping[str, str]:
    """Return the notes that have translations, in English, by the id of these."""
    return {each.note_id: each.note for each in citations_and_disputes() if each.note_id}


Document = dict[str, Any]
HOUSE_FILE = "ours.json"
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
    return read_house_rules(json.dumps(house_file(base, rules=told)), HOUSE_FILE, RuleLibrary())


def agreed_values(values: Mapping[str, Any]) -> Document:
    """The rules of a file that a table agreed on: path to value."""
    return {path: {"value": value} | AGREED for path, value in values.items()}


def book_of(set_id: str) -> RuleBook:
    return rule_book(RuleSetId(set_id))


def rules_of(set_id: str) -> RuleSet:
    return book_of(set_id).rules
