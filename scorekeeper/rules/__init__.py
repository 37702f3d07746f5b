"""The rule sets of canasta: plain values, each with its source.

`RuleBook.rules` holds the plain values that the engine uses, `RuleBook.citations` the source of
each of them.

>>> book = rule_book(find_rule_set("Samba"))
>>> book.rules.target
10000
>>> book.citations.citation_at("target").refs[0]
'afrikaans-wikipedia#Samba'

A rule set is one TOML file in `sets`: its identity, the rule set that it inherits from, and then
only the values that differ, each with its reference. House rules are other values for the same
dotted paths (`apply_changes` puts them on top), checked by the same code.

>>> tree, rules = apply_changes(book.tree, {"target": 7500}, "our house")
>>> rules.target
7500

    read_house_rules(text, "ours.json", library)    the house rules of a file
    switches_for(book)                              common variations, ready to be chosen
    RuleLibrary(folder)                             the rule sets with those of further files

The functions `rule_book`, `catalogue`, `find_rule_set` and `rule_set_ids` know the rule sets of
the program only. Each `RuleLibrary` has its own state; no further rule sets are global.

The names in `__all__`, here and in `scorekeeper.scoring`, are the public interface of the
library. It follows semantic versions: a name, a parameter or a field goes or changes its meaning
only with a new major version, and before that works for at least one minor version with a
`DeprecationWarning` that names what to use instead. Until 1.0 a new minor version counts as a
major one. Any version may correct values of rule sets and their sources; a match keeps the values
by which it is played. Everything else of the package is internal.
"""

from scorekeeper.rules.book import RuleBook, apply_changes
from scorekeeper.rules.house_rules import HouseRules, read_house_rules
from scorekeeper.rules.library import RuleLibrary, catalogue, find_rule_set, rule_book, rule_set_ids
from scorekeeper.rules.model import RuleSet, RuleSetError, RuleSetId, UnknownRuleSetError
from scorekeeper.rules.switches import switches_for

__all__ = [
    "HouseRules",
    "RuleBook",
    "RuleLibrary",
    "RuleSet",
    "RuleSetError",
    "RuleSetId",
    "UnknownRuleSetError",
    "apply_changes",
    "catalogue",
    "find_rule_set",
    "read_house_rules",
    "rule_book",
    "rule_set_ids",
    "switches_for",
]
