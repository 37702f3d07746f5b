"""Values that take points off: people type what they cost, without a sign."""

from typing import Any

from scorekeeper.rules import RuleSetError
from scorekeeper.rules.checks import rule_complaints
from scorekeeper.rules.structure import rule_set_from
from scorekeeper.rules.tree import Tree, leaf_paths, with_value


def costs_in(base: Tree, path: str, value: Any) -> frozenset[str]:
    """The paths at and below a path where the checks let no number above 0 stand."""
    tree = with_value(base, path, value)
    leaves = leaf_paths(value, path) if isinstance(value, dict) else [(path, value)]
    numbers = [where for where, one in leaves if one is None or type(one) is int]
    return frozenset(one for one in numbers if _allows(tree, one, -1) and not _allows(tree, one, 1))


def _allows(tree: Tree, path: str, value: int) -> bool:
    """Whether the checks have nothing against a value at a path."""
    try:
        found = rule_complaints(rule_set_from(with_value(tree, path, value), path))
    except RuleSetError:
        return False
    return path not in {complaint.path for complaint in found}
