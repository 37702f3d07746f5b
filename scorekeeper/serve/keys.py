"""Who was let in: one-time links and the cookies that they were exchanged for.

Only digests are kept, and only in memory: when the server ends, so does every key.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def _is_among(digest: bytes, known: set[bytes]) -> bool:
    """Compare with every known digest, in the same time wherever it differs."""
    matches = [hmac.compare_digest(digest, one) for one in known]
    return any(matches)


class Keys:
    """The links still to be used and the browsers that hold a cookie."""

    def __init__(self) -> None:
        """Begin with no link and nobody inside."""
        self._links: set[bytes] = set()
        self._cookies: set[bytes] = set()

    def new_link(self) -> str:
        """Make the token of a link that lets one browser in, once."""
        token = secrets.token_urlsafe(32)
        self._links.add(_digest(token))
        return token

    def exchange(self, token: str) -> str | None:
        """Spend a link's token for a cookie's value; None where no unused link has it."""
        digest = _digest(token)
        if not _is_among(digest, self._links):
            return None
        self._links.discard(digest)
        return self.admit()

    def admit(self) -> str:
        """Make a cookie's value for a browser that has shown by other means whose it is."""
        cookie = secrets.token_urlsafe(32)
        self._cookies.add(_digest(cookie))
        return cookie

    def opens(self, cookie: str) -> bool:
        """Tell whether a cookie's value was given out by this server."""
        return _is_among(_digest(cookie), self._cookies)
