"""How often somebody may guess, whoever it is: codes, and the organiser's PIN.

A server cannot tell one guesser from another; an address is changed in a second. So what is
counted here is counted for all of them together, and never for those who were let in already.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Clock = Callable[[], float]
    Sleep = Callable[[float], Awaitable[object]]


class Tries:
    """So many tries in any span of so many seconds, and not one more."""

    def __init__(self, most: int, *, within: float = 60.0, clock: Clock = time.monotonic) -> None:
        """Allow `most` tries `within` seconds."""
        self._most, self._within, self._clock = most, within, clock
        self._made: deque[float] = deque()

    def take(self) -> bool:
        """Count a try that is made now; False where it may not be made."""
        now = self._clock()
        while self._made and self._made[0] <= now - self._within:
            self._made.popleft()
        if len(self._made) >= self._most:
            return False
        self._made.append(now)
        return True


class Pace:
    """One try every so often after a first few; who comes too fast waits in a queue.

    A try that turns out right is given back: an evening's phones do not slow each other.
    """

    def __init__(
        self,
        *,
        every: float,
        at_once: int,
        longest: float,
        clock: Clock = time.monotonic,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        """Let `at_once` tries through, then one `every` seconds; nobody waits over `longest`."""
        self._every, self._room, self._longest = every, every * (at_once - 1), longest
        self._clock, self._sleep = clock, sleep
        self._busy_until = 0.0

    async def turn(self) -> bool:
        """Wait until a try may be made; False, at once, where that would take too long."""
        now = self._clock()
        begin = max(self._busy_until, now)
        wait = begin - self._room - now
        if wait > self._longest:
            return False
        self._busy_until = begin + self._every
        if wait > 0:
            await self._sleep(wait)
        return True

    def give_back(self) -> None:
        """Undo the cost of a try that was right."""
        self._busy_until -= self._every
