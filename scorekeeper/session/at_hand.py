"""Values that were worked out once, given again for as long as they still hold."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 100
"""How many are kept: more than a club has tables."""


class AtHand(Generic[K, V]):
    """The values made last, each with a stamp of what it was made from.

    They are never changed, so any number of threads may have the same one.
    """

    def __init__(self, most: int = MOST) -> None:
        """Keep at most so many; the one that was made longest ago goes first."""
        self._most = most
        self._kept: dict[K, tuple[Hashable, V]] = {}

    def get(self, key: K, stamp: Hashable, make: Callable[[], V]) -> V:
        """The value of a key, made anew where its stamp is another by now."""
        known = self._kept.get(key)
        if known is not None and known[0] == stamp:
            return known[1]
        made = make()
        self._kept.pop(key, None)
        self._kept[key] = (stamp, made)
        for oldest in list(self._kept)[: -self._most]:
            self._kept.pop(oldest, None)
        return made
