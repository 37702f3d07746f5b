"""Caches of results that last as long as the value on which they depend, such as a rule set."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple
from weakref import ref

Owner = TypeVar("Owner")
T = TypeVar("T")
Args = TypeVarTuple("Args")

MAX_CACHED_RESULTS = 10_000
"""Maximum number of results per function and owner; the different melds of a season are fewer.

When it is reached, the results of that owner are dropped.
"""


def cached_by_owner(function: Callable[[Owner, *Args], T]) -> Callable[[Owner, *Args], T]:
    """Cache the results of a function by the identity of its first argument, the owner.

    The owner, such as a rule set, is not compared or hashed: that would take longer than most of
    the cached functions. Its results are dropped when it is garbage-collected, so a result must
    not refer to it. The other arguments must be hashable.
    """
    results: dict[int, dict[object, T]] = {}
    owners: dict[int, ref[Owner]] = {}

    @wraps(function)
    def cached(owner: Owner, *args: *Args) -> T:
        key = id(owner)
        try:
            return results[key][args]
        except KeyError:
            if key not in owners:
                results[key] = {}
                owners[key] = ref(owner, lambda _: (results.pop(key, None), owners.pop(key, None)))
            elif len(results[key]) >= MAX_CACHED_RESULTS:
                results[key].clear()
        result = results[key][args] = function(owner, *args)
        return result

    return cached
