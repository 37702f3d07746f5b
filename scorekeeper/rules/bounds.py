"""Bounds of the numbers in house rules, from `bounds.toml`, to find mistyped numbers.

bound_problems(tree, {"canasta_bonus.natural": 999_999})       one problem: more than the most

Only edited house rules are checked for them. Values in files and matches are checked in
`validation`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from scorekeeper.problem import Problem
from scorekeeper.rules.loader import Tree, has_path, is_table, parse_toml, value_at
from scorekeeper.rules.model import RuleSetError
from scorekeeper.rules.validation import is_known_path
from scorekeeper.validation import convert_document, file_problems, strict_converter

FILE = "bounds.toml"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """The limits of the numbers at some paths; None means no limit.

    `paths` are patterns for `fnmatch`. A number must be a multiple of `step`.
    """

    paths: tuple[str, ...]
    least: int | None = None
    most: int | None = None
    step: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """The paths of two bonuses, of which `mixed` must not be greater than `natural`."""

    natural: str
    mixed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundFile:
    """The contents of `bounds.toml`."""

    bound: tuple[Bound, ...] = ()
    order: tuple[Order, ...] = ()


@cache
def bound_file() -> BoundFile:
    """Return the contents of `bounds.toml`; raise `RuleSetError` if it is broken."""
    text = (files("scorekeeper.rules") / FILE).read_text("utf-8")
    with file_problems(FILE, RuleSetError):
        read = convert_document(strict_converter(), parse_toml(text, FILE), BoundFile)
    paths = [path for order in read.order for path in (order.natural, order.mixed)]
    unknown = [path for path in paths if not is_known_path(path)]
    if unknown:
        wrong = [Problem("unknown_rule", "order", {"rule": path}) for path in unknown]
        raise RuleSetError(FILE, wrong)
    return read


def bound_problems(tree: Tree, changes: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield a problem for each changed number out of its bounds or greater than another one may be.

    `changes` maps dotted paths to values, `tree` has all values in force, including the changes.
    """
    for path, value in changes.items():
        for where, rule, number in _numbers(value, path, path):
            yield from _number_problems(where, rule, number)
    for order in bound_file().order:
        yield from _order_problems(tree, changes, order)


def _numbers(value: Any, where: str, rule: str) -> Iterator[tuple[str, str, int]]:
    """Yield each integer in a value, after its path with row numbers and its path without them."""
    if is_table(value):
        for key, inner in value.items():
            yield from _numbers(inner, f"{where}.{key}", f"{rule}.{key}")
    elif isinstance(value, list | tuple):
        for row, inner in enumerate(value):
            yield from _numbers(inner, f"{where}[{row}]", rule)
    elif type(value) is int:
        yield where, rule, value


def _number_problems(where: str, rule: str, number: int) -> Iterator[Problem]:
    """Yield a problem for each bound that a number violates.

    `where` is its path with row numbers, `rule` its path without them.
    """
    for bound in bound_file().bound:
        if not any(fnmatchcase(rule, pattern) for pattern in bound.paths):
            continue
        if bound.least is not None and number < bound.least:
            yield Problem("at_least", where, {"least": bound.least})
        elif bound.most is not None and number > bound.most:
            yield Problem("at_most", where, {"most": bound.most})
        elif number % bound.step:
            yield Problem("multiple_needed", where, {"step": bound.step})


def _order_problems(tree: Tree, changes: Mapping[str, Any], order: Order) -> Iterator[Problem]:
    """Yield a problem if changes make the mixed bonus of `order` greater than its natural one."""
    changed = [
        path
        for path in (order.natural, order.mixed)
        if any(f"{path}.".startswith(f"{change}.") for change in changes)
    ]
    natural, mixed = (
        value_at(tree, path) if has_path(tree, path) else None
        for path in (order.natural, order.mixed)
    )
    if not changed or natural is None or mixed is None or mixed <= natural:
        return
    # the problem is reported at the number that was changed
    if order.mixed in changed:
        yield Problem("more_than_natural", order.mixed, {"most": natural})
    else:
        yield Problem("less_than_mixed", order.natural, {"least": mixed})
