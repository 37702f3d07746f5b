"""What a rule set says.

    book = rule_book(find_rule_set("Samba"))
    book.rules.target                      the plain values that the engine uses
    book.citations.of("target").refs       where each of them comes from

A rule set is one TOML file in `sets`: who it is, what it inherits from, and then only what
differs, every value with its reference. House rules are the same dotted paths on top
(`overlaid`), checked by the same code.
"""

from scorekeeper.rules.book import RuleBook, overlaid, rule_book, rule_set_ids
from scorekeeper.rules.catalogue import catalogue, find_rule_set
from scorekeeper.rules.errors import RuleSetError, UnknownRuleSetError
from scorekeeper.rules.model import RuleSet, RuleSetId

__all__ = [
    "RuleBook",
    "RuleSet",
    "RuleSetError",
    "RuleSetId",
    "UnknownRuleSetError",
    "catalogue",
    "find_rule_set",
    "overlaid",
    "rule_book",
    "rule_set_ids",
]
