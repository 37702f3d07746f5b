"""What no source gives: values that a table should confirm once before it plays by them."""

from collections.abc import Mapping
from typing import Any

from scorekeeper.rules.book import RuleBook, overlaid
from scorekeeper.rules.model import RuleSetId
from scorekeeper.rules.switches import asked_paths
from scorekeeper.rules.tree import Tree, has_path, leaf_paths, value_at
from scorekeeper.rules.values import same_value

_known: dict[RuleSetId, tuple[RuleBook, tuple[str, ...]]] = {}
"""What was found in a book before."""


def unconfirmed(
    book: RuleBook, confirmed: Mapping[str, Any], changes: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """The paths whose value is a proposal that the table has not confirmed, in the file's order.

    `confirmed` are the values that it has: path to value; a path whose value has become another
    since is asked again. `changes` are the house rules in use: what they set was agreed at the
    table, but for what a switch brought along that no source gives.
    """
    tree, asked = asked_values(book, changes or {})
    return tuple(
        path
        for path in asked
        if path not in confirmed or not same_value(confirmed[path], value_at(tree, path))
    )


def asked_values(book: RuleBook, changes: Mapping[str, Any]) -> tuple[Tree, tuple[str, ...]]:
    """The values in force, and the paths among them that rest on no source."""
    if not changes:
        return book.tree, _proposed(book)
    tree, _ = overlaid(book.tree, changes, book.identity.id)
    proposed = (path for path in _proposed(book) if not _is_set(path, changes))
    found = dict.fromkeys((*proposed, *asked_paths(book, changes)))
    return tree, tuple(path for path in found if has_path(tree, path))


def _proposed(book: RuleBook) -> tuple[str, ...]:
    """The paths of a book that rest on no source; screens ask for them at every redraw."""
    known = _known.get(book.identity.id)
    if known is None or known[0] is not book:
        of = book.citations.of
        paths = (path for path, _ in leaf_paths(book.tree) if of(path).status == "proposed")
        known = _known[book.identity.id] = (book, tuple(paths))
    return known[1]


def _is_set(path: str, changes: Mapping[str, Any]) -> bool:
    """Whether house rules set a path, what holds it, or what it holds."""
    return any(
        f"{path}.".startswith(f"{one}.") or f"{one}.".startswith(f"{path}.") for one in changes
    )
