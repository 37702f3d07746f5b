"""Who was let in: one-time links and the cookies that they were exchanged for.

Only digests are kept. Links end with the server; so do cookies, unless a store keeps them.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
from typing import TYPE_CHECKING, Protocol

from scorekeeper.errors import ScorekeeperError

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

_log = logging.getLogger(__name__)


class Logins(Protocol):
    """The browsers of this computer that a store knows as the organiser's, by a token each."""

    def begin(self, *, here: bool = False) -> str:
        """Give the token of a new one; raises StoreError where it cannot be saved."""
        ...

    def is_here(self, token: str) -> bool:
        """Tell whether a token is good."""
        ...

    def use(self, token: str) -> None:
        """Note that a token is used; raises StoreError where that cannot be saved."""
        ...


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def _is_among(digest: bytes, known: AbstractSet[bytes]) -> bool:
    """Compare with every known digest, in the same time wherever it differs."""
    matches = [hmac.compare_digest(digest, one) for one in known]
    return any(matches)


class Keys:
    """The links still to be used and the browsers that hold a cookie."""

    def __init__(self, logins: Logins | None = None) -> None:
        """Begin with no link; with `logins` whoever held a cookie before holds it still."""
        self._links: set[bytes] = set()
        self._cookies: set[bytes] = set()
        self._logins = logins

    def new_link(self) -> str:
        """Make the token of a link that lets one browser in, once."""
        token = secrets.token_urlsafe(32)
        self._links.add(_digest(token))
        return token

    def spend(self, token: str) -> bool:
        """Spend a link's token; tells whether there was an unused link of it."""
        digest = _digest(token)
        if not _is_among(digest, self._links):
            return False
        self._links.discard(digest)
        return True

    def exchange(self, token: str) -> str | None:
        """Spend a link's token for a cookie's value; None where no unused link has it."""
        return self.admit() if self.spend(token) else None

    def admit(self) -> str:
        """Make a cookie's value for a browser that has shown whose it is.

        It waits for the disk where a store keeps it. Where the store refuses, the cookie is good
        until the server ends.
        """
        if self._logins is not None:
            try:
                return self._logins.begin(here=True)
            except ScorekeeperError as error:
                _log.warning("The organiser's log-in is not kept: %s", error)
        cookie = secrets.token_urlsafe(32)
        self._cookies.add(_digest(cookie))
        return cookie

    def opens(self, cookie: str) -> bool:
        """Tell whether a cookie's value is good: given out by this server, or one before it."""
        if _is_among(_digest(cookie), self._cookies):
            return True
        return self._logins is not None and self._logins.is_here(cookie)

    def use(self, cookie: str) -> None:
        """Note that a cookie is used, so that it stays good; may wait for the disk."""
        if self._logins is not None:
            try:
                self._logins.use(cookie)
            except ScorekeeperError as error:
                _log.warning("The use of an organiser's log-in is not noted: %s", error)
