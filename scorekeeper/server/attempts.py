"""Limits on wrong codes and PINs, and the PIN with which an organiser logs in.

Wrong attempts are counted by address, so that a guesser does not lock others out, and together, so
that many addresses cannot guess faster.
"""

import asyncio
import hmac
import re
import secrets
from collections.abc import Awaitable, Callable
from enum import Enum, auto
from ipaddress import IPv4Address, ip_address, ip_network

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from scorekeeper.server import security

PAUSE = 1.0  # seconds by which a wrong attempt beyond the limits is delayed
PIN_DIGITS = 12
PIN_GROUP = 4  # digits that are written together
MAX_PIN_ATTEMPTS = 5  # wrong ones in a minute from one address
MAX_ALL_PIN_ATTEMPTS = 100  # wrong ones in a minute from all addresses together
IGNORED_IN_PIN = re.compile("[ \t\r\n\u00a0-]")
"""Characters that people type between the digits of a PIN."""


class AttemptLimiter:
    """Counts the wrong attempts of the last minute."""

    def __init__(
        self,
        *,
        each: int,
        together: int,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Allow `each` wrong attempts a minute from one address, `together` from all of them."""
        self._each = RateLimitItemPerMinute(each)
        self._together = RateLimitItemPerMinute(together)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._sleep = sleep

    def is_exhausted(self, address: str) -> bool:
        """Return True if an address has no wrong attempts left in this minute."""
        return not self._limiter.test(self._each, network_of(address))

    async def count(self, address: str) -> bool:
        """Count a wrong attempt; return False, after a pause, if there were too many."""
        is_within_own = self._limiter.hit(self._each, network_of(address))
        is_within_all = self._limiter.hit(self._together)
        if is_within_own and is_within_all:
            return True
        await self._sleep(PAUSE)
        return False


def network_of(address: str) -> str:
    """Return the key by which attempts are limited: an IPv4 address, or the network of an IPv6 one.

    A text that is no address is returned unchanged.
    """
    try:
        ip = ip_address(security.plain_name(address))
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return str(ip)
    # The first 64 bits of an IPv6 address belong to one household or hotspot (RFC 4291).
    return str(ip_network((ip, 64), strict=False))


class Verdict(Enum):
    """The result of an attempt to log in with a PIN."""

    RIGHT = auto()
    WRONG = auto()
    TOO_OFTEN = auto()
    """The PIN was not checked, or it was one of too many wrong ones."""


def draw_pin() -> str:
    """Return a random PIN; it may begin with zeros."""
    return f"{secrets.randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}"


def format_pin(pin: str) -> str:
    """Return a PIN with spaces between groups of digits."""
    starts = range(0, len(pin), PIN_GROUP)
    return " ".join(pin[start : start + PIN_GROUP] for start in starts)


class Pin:
    """The organiser's PIN, with the limit of wrong attempts."""

    def __init__(self, digits: str, *, attempts: AttemptLimiter | None = None) -> None:
        self._digits = digits.encode()
        self._attempts = attempts or AttemptLimiter(
            each=MAX_PIN_ATTEMPTS, together=MAX_ALL_PIN_ATTEMPTS
        )

    async def check(self, typed: str, *, address: str) -> Verdict:
        """Return the verdict on a typed PIN, and count a wrong attempt.

        Only wrong attempts from the same address block the right PIN; any number of wrong attempts
        from other addresses does not.
        """
        if self._attempts.is_exhausted(address):
            return Verdict.TOO_OFTEN
        digits = IGNORED_IN_PIN.sub("", typed).encode("utf-8", "surrogatepass")
        if hmac.compare_digest(digits, self._digits):
            return Verdict.RIGHT
        if await self._attempts.count(address):
            return Verdict.WRONG
        return Verdict.TOO_OFTEN
