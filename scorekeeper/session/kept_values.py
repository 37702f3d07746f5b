"""The values in force in a match, as it keeps them from its beginning."""

import contextlib
from collections.abc import Mapping
from typing import Any

from scorekeeper.rules import (
    RuleSet,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    overlaid,
    rule_book,
)
from scorekeeper.rules.book import keep_values
from scorekeeper.rules.structure import rule_set_from
from scorekeeper.rules.tree import Tree, has_path, leaf_paths, value_at, with_value


def kept_rules(kept: Mapping[str, Any]) -> RuleSet:
    """The values in force in a kept match."""
    return rule_set_from(kept_values(kept), kept["uid"])


def kept_values(kept: Mapping[str, Any]) -> Tree:
    """The same as plain data; where the rule file is gone they stand in for it."""
    ruleset = RuleSetId(kept["ruleset"])
    try:
        return filled_in(kept["values"], ruleset)
    except (RuleSetError, UnknownRuleSetError):
        keep_values(ruleset, kept["values"])
        return filled_in(kept["values"], ruleset)


def filled_in(values: Mapping[str, Any], ruleset: RuleSetId) -> Tree:
    """Values of an earlier time, with what is new in the app since as it is there."""
    tree: Tree = dict(values)
    for path, value in leaf_paths(rule_book(ruleset).tree):
        if not has_path(tree, path):
            tree = with_value(tree, path, value)
    return tree


def changed_rules(kept: Mapping[str, Any]) -> list[str]:
    """Paths whose value in the app is another today than when the match began."""
    tree = rule_book(RuleSetId(kept["ruleset"])).tree
    with contextlib.suppress(RuleSetError):  # house rules of another edition may not fit this one
        tree, _ = overlaid(tree, kept["house_rules"], "house_rules")
    return [
        path
        for path, value in leaf_paths(tree)
        if not has_path(kept["values"], path) or value_at(kept["values"], path) != value
    ]
