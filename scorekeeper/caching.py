"""Answers that follow from a value that lives long are computed once, and kept as long as it."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple
from weakref import ref

Owner = TypeVar("Owner")
T = TypeVar("T")
Asked = TypeVarTuple("Asked")

MOST_ANSWERS = 10_000
"""Answers kept of one function; the melds that people lay in a season are fewer."""


def cached_by_owner(work: Callable[[Owner, *Asked], T]) -> Callable[[Owner, *Asked], T]:
    """Cache what a function returns for an owner, such as a rule set, and for hashable values.

    An owner is known by its identity, and forgotten with its end: to compare all the values of a
    rule set would take longer than most of what is cached. An answer must not hold the owner, or
    that would never come to its end.
    """
    answers: dict[int, dict[object, T]] = {}
    owners: dict[int, ref[Owner]] = {}

    @wraps(work)
    def recalled(owner: Owner, *asked: *Asked) -> T:
        key = id(owner)
        try:
            return answers[key][asked]
        except KeyError:
            if key not in owners:
                answers[key] = {}
                owners[key] = ref(owner, lambda _: (answers.pop(key, None), owners.pop(key, None)))
            elif len(answers[key]) >= MOST_ANSWERS:
                answers[key].clear()
        answer = answers[key][asked] = work(owner, *asked)
        return answer

    return recalled
