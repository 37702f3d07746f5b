"""Rule files written in the tests: a good head, and what is put under it."""

import pytest

from scorekeeper.rules import RuleBook, RuleSetError
from scorekeeper.rules.book import resolve
from scorekeeper.rules.loader import read_rule_file

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


def loaded(body: str, head: str = CHILD) -> RuleBook:
    """The rule book of a file with this body."""
    return resolve(read_rule_file(head + body, FILE), FILE)


def refusal(body: str, head: str = CHILD) -> list[str]:
    """All that the loader says against a file, each with its path."""
    with pytest.raises(RuleSetError) as refused:
        loaded(body, head)
    assert refused.value.file == FILE
    assert str(refused.value).startswith(f"{FILE}: ")
    return [str(complaint) for complaint in refused.value.complaints]
