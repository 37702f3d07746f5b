"""The rule sets of canasta: plain values, each with its source.

    book = rule_book(find_rule_set("Samba"))
    book.rules.target                      the plain values that the engine uses
    book.citations.of("target").refs       the source of each of them

A rule set is one TOML file in `sets`: its identity, the rule set that it inherits from, and then
only the values that differ, each with its reference. House rules are the same dotted paths on top
(`overlaid`), checked by the same code.

    read_house_rules(text, "ours.json")    the house rules of a file
    switches_for(book)                     common variations, ready to be chosen
    unconfirmed(book, confirmed)           values without a source that no table has confirmed
    use_rule_folders(folder)               additional rule files
"""

from scorekeeper.rules.book import (
    RuleBook,
    broken_rule_files,
    catalogue,
    find_rule_set,
    overlaid,
    rule_book,
    rule_set_ids,
    use_rule_folders,
)
from scorekeeper.rules.house_rules import HouseRules, read_house_rules
from scorekeeper.rules.model import RuleSet, RuleSetError, RuleSetId, UnknownRuleSetError
from scorekeeper.rules.switches import switches_for

__all__ = [
    "HouseRules",
    "RuleBook",
    "RuleSet",
    "RuleSetError",
    "RuleSetId",
    "UnknownRuleSetError",
    "broken_rule_files",
    "catalogue",
    "find_rule_set",
    "overlaid",
    "read_house_rules",
    "rule_book",
    "rule_set_ids",
    "switches_for",
    "use_rule_folders",
]
