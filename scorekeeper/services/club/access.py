"""Who may see what of an evening without being its organiser: by codes, then by tokens.

A code stands on a table's card and in its picture. It opens the table of that number in each
running round, or the big screen. Whoever brings it is given a token of their own, once, of which
only the digest is kept; the code stays readable, since cards are printed again and an evening
moves to another computer. Chance comes from outside.
"""

import hashlib
from base64 import b32encode, urlsafe_b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from hmac import compare_digest
from itertools import count
from typing import Any, Literal

from scorekeeper.club import EveningUid
from scorekeeper.errors import ScorekeeperError
from scorekeeper.services.club.evenings import Cabinet, News, Newsroom
from scorekeeper.services.transactions import Desk
from scorekeeper.storage.database import ACCESS, Database

Role = Literal["table", "screen"]
Doc = Mapping[str, Any]

DIGEST, CODE, LOGIN = "digest", "code", "login"
"""Fields that tell a visitor's document from that of a code, and of an organiser's log-in."""

HELD = "held"
"""The field of a visitor with the side that it speaks for, and the round in which it does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    """Somebody who came with a code: a phone at a table, or a screen."""

    id: str
    role: Role
    evening: EveningUid
    table: int | None
    """The number of the table; None for a screen."""
    number: int
    """Counts up from 1 at each table; a number that is gone is not given again."""

    @property
    def mark(self) -> str:
        """What the log and the histories have for this visitor: see `authors`."""
        return f"table-{self.table}-phone-{self.number}"


def visitor_from(kept: Doc) -> Visitor:
    """The visitor of a document."""
    return Visitor(
        id=kept["uid"],
        role=kept["role"],
        evening=EveningUid(kept["evening"]),
        table=kept["table"],
        number=kept["number"],
    )


def visitor_document(visitor: Visitor, *, digest: str, at: str) -> dict[str, Any]:
    """The document of a visitor whose token has this digest, since some time."""
    return {
        "uid": visitor.id,
        "evening": visitor.evening,
        "role": visitor.role,
        "table": visitor.table,
        "number": visitor.number,
        DIGEST: digest,
        "at": at,
    }


def door(evening: EveningUid, table: int | None) -> str:
    """The uid of the document with the code of a table, or of the screens for None."""
    return f"{evening}-screen" if table is None else f"{evening}-table-{table}"


def same_door(kept: Doc, evening: EveningUid, table: int | None) -> bool:
    """True if a document of a code or a visitor is about this table, or about the screens."""
    return (kept["evening"], kept["table"]) == (evening, table)


class Doors:
    """What was read once is given again until anything of it was written; never to be changed."""

    def __init__(self, archive: Database) -> None:
        """Read the documents of an archive when they are first asked for."""
        self._archive = archive
        self._stamp = -1
        self._all: Sequence[Doc] = ()

    def all(self) -> Sequence[Doc]:
        """Every code and every visitor, in the order in which they came."""
        with self._archive.alone():
            stamp = self._archive.stamp(ACCESS)
            if stamp != self._stamp:
                self._all = tuple(self._archive.all(ACCESS))
                self._stamp = stamp
            return self._all

    def visitors(self) -> list[Doc]:
        """Every visitor."""
        return [kept for kept in self.all() if DIGEST in kept]

    def visitors_at(self, evening: EveningUid, table: int | None) -> list[Doc]:
        """The visitors of a table, or for None the screens of an evening."""
        return [kept for kept in self.visitors() if same_door(kept, evening, table)]


CODE_BYTES, TOKEN_BYTES = 10, 32
"""Random bytes of each: 80 bits are 16 letters of base32."""

PHONES, SCREENS = 8, 20
"""How many visitors a table has at once, and how many screens an evening has."""


@dataclass(frozen=True, slots=True)
class Pass:
    """What a code is exchanged for."""

    token: str
    """Told once: what a visitor is known by from now on."""
    visitor: Visitor


@dataclass(frozen=True, slots=True)
class Access:
    """The verbs for codes and visitors; what is revoked is refused from that moment."""

    desk: Desk
    cabinet: Cabinet
    newsroom: Newsroom
    new_secret: Callable[[int], bytes]
    """Gives so many random bytes."""
    doors: Doors
    used: dict[str, int] = field(default_factory=dict, repr=False)
    """When visitors were seen last, by a number that counts up; forgotten at a restart."""
    ticks: "count[int]" = field(default_factory=count, repr=False)

    def code(self, evening: EveningUid, table: int | None) -> str:
        """The code of a table, or for None that of the screens; made when first asked for."""
        return self.codes(evening, [table])[table]

    def codes(self, evening: EveningUid, tables: Iterable[int | None]) -> dict[int | None, str]:
        """The codes of some tables, those that are new in one change of the store.

        Raises `UnknownEveningError`, and `StoreError` where a new one cannot be saved.
        """
        self.cabinet.head(evening)
        found: dict[int | None, str] = {}
        with self.desk.archive.alone():
            missing = []
            for table in tables:
                kept = self.desk.archive.get(ACCESS, door(evening, table))
                found[table] = kept[CODE] if kept else ""
                missing += [] if kept else [table]
            if missing:
                with self.desk.archive.transaction():
                    self._forget_the_old(evening)
                    found |= {table: self._make(evening, table) for table in missing}
        return found

    def new_code(self, evening: EveningUid, table: int | None) -> str:
        """Another code for a table or the screens; the old one and all who came by it are out."""
        self.cabinet.head(evening)
        with self.desk.together():
            for kept in self.doors.visitors_at(evening, table):
                self._remove(visitor_from(kept))
            code = self._make(evening, table)
            self.newsroom.tell(News(evening, None, table, "access"))
        return code

    def opens(self, code: str) -> bool:
        """Return True if a code would let somebody in now; nothing is changed."""
        kept = self._of_code(code)
        return kept is not None and self._opens(kept)

    def exchange(self, code: str) -> Pass | None:
        """Let somebody in who has a code; None where it opens nothing.

        A code opens nothing once it is revoked or its evening deleted, and that of a table
        once all rounds are closed. Where a table has all the phones that it may have, the one
        that was away for longest is out.
        """
        with self.desk.together():
            kept = self._of_code(code)
            if kept is None or not self._opens(kept):
                return None
            self._make_room(EveningUid(kept["evening"]), kept["table"])
            return self._let_in(kept)

    def visitor(self, token: str) -> Visitor | None:
        """Who has a token; None where it is nobody, or not any more."""
        digest, found = _digest(token), None
        for kept in self.doors.visitors():
            if compare_digest(kept[DIGEST], digest):
                found = kept
        return self._seen(found)

    def by_id(self, visitor: str) -> Visitor | None:
        """The visitor of an id; None where there is none, or not any more."""
        kept = self.desk.archive.get(ACCESS, visitor)
        return self._seen(kept if kept and DIGEST in kept else None)

    def visitors(self, evening: EveningUid) -> tuple[Visitor, ...]:
        """Everybody who may come in now, in the order in which they came."""
        kept = (one for one in self.doors.visitors() if one["evening"] == evening)
        return tuple(visitor_from(one) for one in kept)

    def revoke(self, visitor: str) -> bool:
        """Let a visitor in no more; says whether there was one of that id."""
        with self.desk.together():
            kept = self.desk.archive.get(ACCESS, visitor)
            if kept is None or DIGEST not in kept:
                return False
            self._remove(visitor_from(kept))
            self.newsroom.tell(News(EveningUid(kept["evening"]), None, kept["table"], "access"))
        return True

    def held(self, evening: EveningUid, table: int | None, number: int) -> dict[str, int]:
        """The sides of a table that phones speak for in a round, by the ids of the visitors."""
        here = self.doors.visitors_at(evening, table)
        kept = ((one["uid"], one.get(HELD) or {}) for one in here)
        return {uid: held["side"] for uid, held in kept if held.get("round") == number}

    def hold(self, visitor: str, number: int, side: int) -> None:
        """Have a visitor speak for a side of its table in a round; nobody who is gone."""
        with self.desk.together():
            kept = self.desk.archive.get(ACCESS, visitor)
            if kept is None or DIGEST not in kept:
                return
            self.desk.archive.put(ACCESS, {**kept, HELD: {"round": number, "side": side}})
            self.newsroom.tell(News(EveningUid(kept["evening"]), number, kept["table"], "table"))

    def _forget_the_old(self, evening: EveningUid) -> None:
        """Let go of who came to other evenings that are over: nobody asks for them any more."""
        others = {EveningUid(kept["evening"]) for kept in self.doors.visitors()} - {evening}
        over = {one for one in others if self._is_over(one)}
        for kept in self.doors.visitors():
            if kept["evening"] in over:
                self._remove(visitor_from(kept))

    def _make(self, evening: EveningUid, table: int | None) -> str:
        """A new code; the numbers of its visitors go on where those of the old one ended."""
        before = self.desk.archive.get(ACCESS, door(evening, table)) or {}
        code = b32encode(self.new_secret(CODE_BYTES)).decode().lower()
        role = "screen" if table is None else "table"
        said = {"evening": evening, "role": role, "table": table, CODE: code}
        document = {"uid": door(evening, table), **said, "last": before.get("last", 0)}
        self.desk.archive.put(ACCESS, document)
        return code

    def _of_code(self, code: str) -> Doc | None:
        """The document of a code; all codes are looked at, whichever it is."""
        given, found = code.strip().lower().encode(errors="replace"), None
        for kept in self.doors.all():
            if CODE in kept and compare_digest(kept[CODE].encode(), given):
                found = kept
        return found

    def _opens(self, kept: Doc) -> bool:
        """Return True if the code of a document opens anything now."""
        evening = EveningUid(kept["evening"])
        if kept["table"] is None:
            return self.cabinet.has(evening)
        return not self._is_over(evening)

    def _is_over(self, evening: EveningUid) -> bool:
        """Return True if all rounds are closed, or the evening is gone or cannot be read."""
        with suppress(ScorekeeperError):
            return self.cabinet.open(evening).is_over
        return True

    def _make_room(self, evening: EveningUid, table: int | None) -> None:
        room = SCREENS if table is None else PHONES
        here = [one["uid"] for one in self.doors.visitors_at(evening, table)]
        away_longest = sorted(here, key=lambda uid: self.used.get(uid, -1))
        for uid in away_longest[: max(len(here) - room + 1, 0)]:
            self.revoke(uid)

    def _let_in(self, kept: Doc) -> Pass:
        token = urlsafe_b64encode(self.new_secret(TOKEN_BYTES)).rstrip(b"=").decode()
        number = kept["last"] + 1
        visitor = Visitor(
            id=self.desk.new_uid(),
            role=kept["role"],
            evening=EveningUid(kept["evening"]),
            table=kept["table"],
            number=number,
        )
        document = visitor_document(visitor, digest=_digest(token), at=self.desk.now())
        self.desk.archive.put(ACCESS, document)
        self.desk.archive.put(ACCESS, {**kept, "last": number})
        self.newsroom.tell(News(visitor.evening, None, visitor.table, "access"))
        self.used[visitor.id] = next(self.ticks)
        return Pass(token, visitor)

    def _remove(self, visitor: Visitor) -> None:
        self.desk.archive.remove(ACCESS, visitor.id)
        self.used.pop(visitor.id, None)

    def _seen(self, kept: Doc | None) -> Visitor | None:
        if kept is None or not self.cabinet.has(EveningUid(kept["evening"])):
            return None
        self.used[kept["uid"]] = next(self.ticks)
        return visitor_from(kept)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


LOGINS_TOKEN_BYTES = 32
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
        token = urlsafe_b64encode(self.new_secret(LOGINS_TOKEN_BYTES)).rstrip(b"=").decode()
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
            kept |= {"table": None, LOGIN: _logins_digest(token), "at": self.desk.now()}
            self.desk.archive.put(ACCESS, {**kept, HERE: True} if here else kept)
            self._tell()
        return token

    def of_token(self, token: str) -> str | None:
        """The log-in elsewhere of a token; None where it is none, or not any more."""
        found = self._found(token, here=False)
        return found["uid"] if found else None

    def is_here(self, token: str) -> bool:
        """Return True if a token is that of a browser of the server's own computer."""
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
        digest, found = _logins_digest(token), None
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


def _logins_digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
