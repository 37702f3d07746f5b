"""The values in force in a match, as it keeps them from its beginning.

They are worked out once for all matches that have written the same: a rule set that is one and
the same remembers what its deals score, and every save looks at it.
"""

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from scorekeeper.rules import (
    RuleBook,
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
from scorekeeper.session.at_hand import AtHand


@dataclass(frozen=True, slots=True)
class InForce:
    """What follows from the values that a match has written, and from its rule set today."""

    book: RuleBook
    tree: Tree
    """All values as plain data: nobody may change them."""
    rules: RuleSet
    changed: tuple[str, ...]
    """Paths whose value in the app is another today than when the match began."""


_known: AtHand[tuple[str, str], InForce] = AtHand()


def kept_rules(kept: Mapping[str, Any]) -> RuleSet:
    """The values in force in a kept match."""
    return in_force(kept).rules


def in_force(kept: Mapping[str, Any]) -> InForce:
    """The values of a kept match; where the rule file is gone they stand in for it."""
    ruleset = RuleSetId(kept["ruleset"])
    try:
        book = rule_book(ruleset)
    except (RuleSetError, UnknownRuleSetError):
        keep_values(ruleset, kept["values"])
        book = rule_book(ruleset)
    written = json.dumps([kept["values"], kept["house_rules"]])
    # The book is kept with what follows from it, so no other can come to have its id.
    return _known.get((ruleset, written), id(book), partial(_worked_out, kept, book))


def _worked_out(kept: Mapping[str, Any], book: RuleBook) -> InForce:
    tree = filled_in(kept["values"], RuleSetId(kept["ruleset"]))
    changed = tuple(_changed(kept, book.tree))
    return InForce(book, tree, rule_set_from(tree, kept["uid"]), changed)


def filled_in(values: Mapping[str, Any], ruleset: RuleSetId) -> Tree:
    """Values of an earlier time, with what is new in the app since as it is there."""
    tree: Tree = dict(values)
    for path, value in leaf_paths(rule_book(ruleset).tree):
        if not has_path(tree, path):
            tree = with_value(tree, path, value)
    return tree


def _changed(kept: Mapping[str, Any], today: Tree) -> list[str]:
    with contextlib.suppress(RuleSetError):  # house rules of another edition may not fit this one
        today, _ = overlaid(today, kept["house_rules"], "house_rules")
    return [
        path
        for path, value in leaf_paths(today)
        if not has_path(kept["values"], path) or value_at(kept["values"], path) != value
    ]
