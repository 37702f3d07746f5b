"""When two plain values of a rule set say the same, whoever wrote them."""

from collections.abc import Mapping
from typing import Any


def same_value(one: Any, other: Any) -> bool:
    """Whether two values mean the same.

    A field of an object that is null is one that is not there, as in the first row of a table
    that is open below; true is never 1.
    """
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return all(same_value(one.get(key), other.get(key)) for key in {*one, *other})
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same_value, one, other))
    return type(one) is type(other) and bool(one == other)
