"""What follows from a value that lives long is worked out once, and remembered as long."""

from collections.abc import Callable
from functools import cache, wraps
from typing import TypeVar, TypeVarTuple, cast
from weakref import ref

Owner = TypeVar("Owner")
T = TypeVar("T")
Asked = TypeVarTuple("Asked")

MOST_ANSWERS = 10_000
"""Answers kept of one function; the melds that people lay in a season are fewer."""


def kept(work: Callable[[*Asked], T]) -> Callable[[*Asked], T]:
    """Keep what a function gives for hashable values, until there are too many: then begin anew.

    An `lru_cache` would drop the oldest answer alone, but to know which that is it moves every
    answer that it gives; with answers as small as a line of a score one feels that.
    """

    @cache
    def answer(*asked: *Asked) -> T:
        if answer.cache_info().currsize >= MOST_ANSWERS:
            answer.cache_clear()
        return work(*asked)

    return cast("Callable[[*Asked], T]", answer)


def remembered(work: Callable[[Owner, *Asked], T]) -> Callable[[Owner, *Asked], T]:
    """Keep what a function gives for an owner, such as a rule set, and for hashable values.

    An owner is known by which one it is, and forgotten with its end: to compare all the values
    of a rule set would take longer than most of what is remembered. An answer must not hold the
    owner, or that would never come to its end.
    """
    of_owner: dict[int, tuple[ref[Owner], dict[object, T]]] = {}

    def answers_for(owner: Owner) -> dict[object, T]:
        place = id(owner)
        of_owner[place] = ref(owner, lambda _: of_owner.pop(place, None)), {}
        return of_owner[place][1]

    @wraps(work)
    def recalled(owner: Owner, *asked: *Asked) -> T:
        found = of_owner.get(id(owner))
        answers = answers_for(owner) if found is None else found[1]
        try:
            return answers[asked]
        except KeyError:
            if len(answers) >= MOST_ANSWERS:
                answers.clear()
            answers[asked] = answer = work(owner, *asked)
            return answer

    return recalled
