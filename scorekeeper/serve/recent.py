"""What the store said a moment ago, so that it is not asked again at every message."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

GOOD_FOR = 2.0
"""Seconds; whoever revokes something says so, and then nothing of this is believed any more."""

_MOST = 2000

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Answers that were found lately; what was not found is asked for again each time.

    A question to the store waits while somebody's deal is on its way to the disk.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing."""
        self._clock = clock
        self._kept: dict[Key, tuple[float, Value]] = {}

    def get(self, key: Key, ask: Callable[[], Value | None]) -> Value | None:
        """Give the answer to a question, asked anew where it is too old."""
        now = self._clock()
        kept = self._kept.get(key)
        if kept is not None and kept[0] > now:
            return kept[1]
        found = ask()
        if found is None:
            self._kept.pop(key, None)
        else:
            if len(self._kept) >= _MOST:
                self._kept = {}
            self._kept[key] = (now + GOOD_FOR, found)
        return found

    def clear(self) -> None:
        """Believe nothing of it any more."""
        self._kept = {}
