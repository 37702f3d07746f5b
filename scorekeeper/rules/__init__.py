"""What a rule set says.

    book = rule_book(find_rule_set("Samba"))
    book.rules.target                      the plain values that the engine uses
    book.citations.of("target").refs       where each of them comes from

A rule set is one TOML file in `sets`: who it is, what it inherits from, and then only what
differs, every value with its reference. House rules are the same dotted paths on top
(`overlaid`), checked by the same code.

    read_house_rules(text, "ours.json")    the house rules of a file
    switches_for(book)                     what tables play differently, ready to be turned
    unconfirmed(book, confirmed)           what no source gives and no table has confirmed
    compared(book, other)                  two rule sets side by side
    use_rule_folders(folder)               rule files of one's own
"""

from scorekeeper.rules.book import RuleBook, overlaid, rule_book, rule_set_ids
from scorekeeper.rules.catalogue import (
    broken_rule_files,
    catalogue,
    find_rule_set,
    use_rule_folders,
)
from scorekeeper.rules.comparing import Compared, compared
from scorekeeper.rules.errors import RuleSetError, UnknownRuleSetError
from scorekeeper.rules.house import HouseRule, HouseRules, differences, house_text
from scorekeeper.rules.house_changes import with_rule, with_switch
from scorekeeper.rules.house_files import HouseRulesTooNewError, read_house_rules
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.rules.proposals import unconfirmed
from scorekeeper.rules.switch_files import Switch
from scorekeeper.rules.switches import switched, switches_for, turned

__all__ = [
    "Compared",
    "HouseRule",
    "HouseRules",
    "HouseRulesTooNewError",
    "RuleBook",
    "RuleSet",
    "RuleSetError",
    "RuleSetId",
    "Switch",
    "UnknownRuleSetError",
    "broken_rule_files",
    "catalogue",
    "compared",
    "differences",
    "find_rule_set",
    "house_text",
    "overlaid",
    "read_house_rules",
    "rule_book",
    "rule_set_ids",
    "switched",
    "switches_for",
    "turned",
    "unconfirmed",
    "use_rule_folders",
    "with_rule",
    "with_switch",
]
