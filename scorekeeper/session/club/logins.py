"""Organisers at other computers: who came in with the PIN stays in for a day, or is logged out.

Of a token only the digest is kept, beside those of visitors and for no evening.
"""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from hmac import compare_digest

from scorekeeper.club import EveningUid
from scorekeeper.session.club.doors import Doors
from scorekeeper.session.club.news import News, Newsroom
from scorekeeper.session.club.visitors import LOGIN, Doc
from scorekeeper.session.desk import Desk
from scorekeeper.store.archive import ACCESS

TOKEN_BYTES = 32
LASTS = timedelta(days=1)
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

    def begin(self) -> str:
        """Log a computer in; gives the token that it is known by from now on, once."""
        token = urlsafe_b64encode(self.new_secret(TOKEN_BYTES)).rstrip(b"=").decode()
        kept = {"uid": self.desk.new_uid(), "evening": OF_NO_EVENING, "role": "organiser"}
        with self.desk.together():
            for one in [one for one in self._all() if not self._lasts(one)]:
                self.desk.archive.remove(ACCESS, one["uid"])
            for one in self._all()[: -MOST + 1]:
                self.desk.archive.remove(ACCESS, one["uid"])
            self.desk.archive.put(
                ACCESS, {**kept, "table": None, LOGIN: _digest(token), "at": self.desk.now()}
            )
            self._tell()
        return token

    def of_token(self, token: str) -> str | None:
        """The log-in of a token; None where it is none, or not any more."""
        digest, found = _digest(token), None
        for kept in self._all():
            if compare_digest(kept[LOGIN], digest):
                found = kept
        return found["uid"] if found and self._lasts(found) else None

    def all(self) -> tuple[str, ...]:
        """Every log-in that still lasts, the oldest first."""
        return tuple(kept["uid"] for kept in self._all() if self._lasts(kept))

    def end(self, *logins: str) -> None:
        """Log computers out."""
        with self.desk.together():
            for kept in self._all():
                if kept["uid"] in logins:
                    self.desk.archive.remove(ACCESS, kept["uid"])
            self._tell()

    def _all(self) -> list[Doc]:
        return [kept for kept in self.doors.all() if LOGIN in kept]

    def _lasts(self, kept: Doc) -> bool:
        return datetime.fromisoformat(self.desk.now()) - datetime.fromisoformat(kept["at"]) < LASTS

    def _tell(self) -> None:
        self.newsroom.tell(News(OF_NO_EVENING, None, None, "access"))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
