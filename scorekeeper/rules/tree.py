"""Plain nested values of a rule set, addressed by dotted paths such as `canasta_bonus.wild`."""

from collections.abc import Iterator, Mapping
from typing import Any

Tree = dict[str, Any]


def value_at(tree: Mapping[str, Any], path: str) -> Any:
    """The value at a dotted path; KeyError where there is none."""
    here: Any = tree
    for step in path.split("."):
        if not isinstance(here, Mapping):
            raise KeyError(path)
        here = here[step]
    return here


def has_path(tree: Mapping[str, Any], path: str) -> bool:
    """Whether a dotted path leads to a value, None included."""
    try:
        value_at(tree, path)
    except KeyError:
        return False
    return True


def with_value(tree: Mapping[str, Any], path: str, value: Any) -> Tree:
    """A tree like the given one with another value at a path; the given one stays as it is."""
    step, _, rest = path.partition(".")
    if not rest:
        return {**tree, step: value}
    inner = tree.get(step)
    return {**tree, step: with_value(inner if isinstance(inner, Mapping) else {}, rest, value)}


def leaf_paths(tree: Mapping[str, Any], below: str = "") -> Iterator[tuple[str, Any]]:
    """Every path that holds no further table, with its value, in the order of the tree.

    A table of dotted paths (as `by_players` holds them) is a value and is not entered.
    """
    for step, value in tree.items():
        path = f"{below}.{step}" if below else step
        if isinstance(value, Mapping) and value and not any("." in key for key in value):
            yield from leaf_paths(value, path)
        else:
            yield path, value
