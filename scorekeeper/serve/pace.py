"""How often somebody may be wrong: at a card's code, and at the organiser's PIN.

Only what was wrong is counted: for an address, and for all together, as an address is changed in
a second. Beyond that a wrong answer takes its time; whoever is right waits for nobody.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from scorekeeper.serve.guard import plain_name

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Sleep = Callable[[float], Awaitable[object]]

PAUSE = 1.0
"""Seconds that a wrong try takes beyond the limits."""
_SITE = 64
"""Bits of an IPv6 address that one household or hotspot has for itself (RFC 4291)."""


class WrongTries:
    """The wrong tries of the last minute."""

    def __init__(self, *, each: int, together: int, sleep: Sleep = asyncio.sleep) -> None:
        """Take so many a minute from each address, and from all of them together."""
        self._each = RateLimitItemPerMinute(each)
        self._together = RateLimitItemPerMinute(together)
        self._kept = FixedWindowRateLimiter(MemoryStorage())
        self._sleep = sleep

    def are_used_up(self, address: str) -> bool:
        """Tell whether an address has made as many as it may."""
        return not self._kept.test(self._each, site_of(address))

    async def another(self, address: str) -> bool:
        """Count a wrong try; False, after a pause, where there were too many."""
        own = self._kept.hit(self._each, site_of(address))
        if self._kept.hit(self._together) and own:
            return True
        await self._sleep(PAUSE)
        return False


def site_of(address: str) -> str:
    """Name what shares a limit: an IPv4 address, or the network that an IPv6 address is from."""
    try:
        found = ip_address(plain_name(address))
    except ValueError:
        return address
    bits = found.max_prefixlen if found.version == 4 else _SITE  # noqa: PLR2004  IPv4
    return str(ip_network((found, bits), strict=False))
