"""The organiser's browsers, over restarts of the server: those of its own computer, and others.

Who came in with the PIN from another computer stays in for a day, or is logged out. A browser of
the server's own computer stays in for as long as it is used. Of a token only the digest is kept,
beside those of visitors and for no evening.
"""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from hmac import compare_digest
from typing import Any

from scorekeeper.club import EveningUid
from scorekeeper.session.club.doors import Doors
from scorekeeper.session.club.news import News, Newsroom
from scorekeeper.session.club.visitors import LOGIN, Doc
from scorekeeper.session.desk import Desk
from scorekeeper.store.archive import ACCESS

TOKEN_BYTES = 32
LASTS, LASTS_HERE, NOTED = timedelta(days=1), timedelta(days=30), timedelta(days=1)
"""How long a log-in elsewhere lasts, one here after its last use, and how often that is noted."""
HERE = "here"
"""The field of a log-in at the server's own computer."""
MOST = 20
"""Computers that are logged in at once; then the oldest is out."""
OF_NO_EVENING = EveningUid("")


@dataclass(frozen=True, slots=True)
class Logins:
    """The verbs for log-ins; one that is ended is refused from that moment."""

    desk: Desk
    newsroom: Newsroom
    new_secret: Callable[[int], bytes]
    """Gives so many random bytes."""
    doors: Doors

    def begin(self, *, here: bool = False) -> str:
        """Log a computer in; gives the token that it is known by from now on, once.

        With `here` it is a browser of the server's own computer. Raises `StoreError` where it
        cannot be saved.
        """
        token = urlsafe_b64encode(self.new_secret(TOKEN_BYTES)).rstrip(b"=").decode()
        kept: dict[str, Any] = {
            "uid": self.desk.new_uid(),
            "evening": OF_NO_EVENING,
            "role": "organiser",
        }
        with self.desk.together():
            over = [*self._all(), *self._all(here=True)]
            for one in [one for one in over if not self._lasts(one)]:
                self.desk.archive.remove(ACCESS, one["uid"])
            for one in self._all(here=here)[: -MOST + 1]:
                self.desk.archive.remove(ACCESS, one["uid"])
            kept |= {"table": None, LOGIN: _digest(token), "at": self.desk.now()}
            self.desk.archive.put(ACCESS, {**kept, HERE: True} if here else kept)
            self._tell()
        return token

    def of_token(self, token: str) -> str | None:
        """The log-in elsewhere of a token; None where it is none, or not any more."""
        found = self._found(token, here=False)
        return found["uid"] if found else None

    def is_here(self, token: str) -> bool:
        """Whether a token is that of a browser of the server's own computer."""
        return self._found(token, here=True) is not None

    def use(self, token: str) -> None:
        """Note, at most once a day, that a browser of the server's own computer is used.

        Raises `StoreError` where that cannot be saved.
        """
        kept, now = self._found(token, here=True), self.desk.now()
        if kept is not None and _since(kept, now) >= NOTED:
            self.desk.archive.put(ACCESS, {**kept, "at": now})

    def all(self) -> tuple[str, ...]:
        """Every log-in elsewhere that still lasts, the oldest first."""
        return tuple(kept["uid"] for kept in self._all() if self._lasts(kept))

    def end(self, *logins: str) -> None:
        """Log computers out."""
        with self.desk.together():
            for kept in self._all():
                if kept["uid"] in logins:
                    self.desk.archive.remove(ACCESS, kept["uid"])
            self._tell()

    def _all(self, *, here: bool = False) -> list[Doc]:
        return [kept for kept in self.doors.all() if LOGIN in kept and (HERE in kept) == here]

    def _found(self, token: str, *, here: bool) -> Doc | None:
        """The log-in of a token; all are looked at, whichever it is."""
        digest, found = _digest(token), None
        for kept in self._all(here=here):
            if compare_digest(kept[LOGIN], digest):
                found = kept
        return found if found and self._lasts(found) else None

    def _lasts(self, kept: Doc) -> bool:
        return _since(kept, self.desk.now()) < (LASTS_HERE if HERE in kept else LASTS)

    def _tell(self) -> None:
        self.newsroom.tell(News(OF_NO_EVENING, None, None, "access"))


def _since(kept: Doc, now: str) -> timedelta:
    return datetime.fromisoformat(now) - datetime.fromisoformat(kept["at"])


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
