"""Who may see what of an evening without being its organiser: by codes, then by tokens.

A code stands on a table's card and in its picture. It opens the table of that number in each
running round, or the big screen. Whoever brings it is given a token of their own, once, of which
only the digest is kept; the code stays readable, since cards are printed again and an evening
moves to another computer. Organisers elsewhere have log-ins, which are kept in the same table.
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
from scorekeeper.services.club.evenings import EveningRepository, News, Newsroom
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import ACCESS, Database

Role = Literal["table", "screen"]
Doc = Mapping[str, Any]

DIGEST, CODE, LOGIN = "digest", "code", "login"
"""Fields that tell a visitor's document from that of a code, and of an organiser's log-in."""
HELD = "held"
"""The field of a visitor with the side that it speaks for, and the round in which it does."""
HERE = "here"
"""The field of a log-in at the server's own computer."""
CODE_BYTES, TOKEN_BYTES = 10, 32
"""Random bytes of each: 80 bits are 16 letters of base32."""
PHONES, SCREENS, MOST = 8, 20, 20
"""Visitors of a table, screens of an evening and log-ins at once; then the oldest is out."""
LASTS, LASTS_HERE, NOTED = timedelta(days=1), timedelta(days=30), timedelta(days=1)
"""How long a log-in elsewhere lasts, one here after its last use, and how often that is noted."""
OF_NO_EVENING = EveningUid("")


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    """Somebody who came with a code: a phone at a table, or a screen."""

    id: str
    role: Role
    evening: EveningUid
    table: int | None
    number: int
    """Counts up from 1 at each table; a number that is gone is not given again."""

    @property
    def mark(self) -> str:
        """What the log and the histories have for this visitor: see `author_of`."""
        return f"table-{self.table}-phone-{self.number}"


def code_document(evening: EveningUid, table: int | None, code: str, last: int) -> dict[str, Any]:
    """The document of a code; `last` is the number of the last visitor who came by it."""
    kept = {"uid": code_uid(evening, table), "evening": evening, "role": role_at(table)}
    return {**kept, "table": table, CODE: code, "last": last}


def visitor_document(visitor: Visitor, *, digest: str, at: str) -> dict[str, Any]:
    kept = {"uid": visitor.id, "evening": visitor.evening, "role": visitor.role}
    return {**kept, "table": visitor.table, "number": visitor.number, DIGEST: digest, "at": at}


def code_uid(evening: EveningUid, table: int | None) -> str:
    return f"{evening}-screen" if table is None else f"{evening}-table-{table}"


def role_at(table: int | None) -> Role:
    return "screen" if table is None else "table"


class AccessDocuments:
    """The codes, visitors and log-ins of a store, read anew once any was written."""

    def __init__(self, database: Database) -> None:
        self._database, self._stamp = database, -1
        self._all: Sequence[Doc] = ()

    def having(self, name: str) -> list[Doc]:
        """The documents with a field, in the order in which they came; never to be changed."""
        with self._database.alone():
            if (stamp := self._database.stamp(ACCESS)) != self._stamp:
                self._all, self._stamp = self._database.all(ACCESS), stamp
            return [kept for kept in self._all if name in kept]


@dataclass(frozen=True, slots=True)
class Pass:
    """What a code is exchanged for."""

    token: str
    """Told once: what a visitor is known by from now on."""
    visitor: Visitor


@dataclass(frozen=True, slots=True)
class Access:
    """The verbs for codes and visitors; what is revoked is refused from that moment."""

    work: UnitOfWork
    repository: EveningRepository
    newsroom: Newsroom
    new_secret: Callable[[int], bytes]
    documents: AccessDocuments
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
        self.repository.head(evening)
        database = self.work.database
        with database.alone():
            kept = {table: database.get(ACCESS, code_uid(evening, table)) for table in tables}
            if None in kept.values():
                with database.transaction():
                    self._forget_the_old(evening)
                    return {
                        table: one[CODE] if one else self._make(evening, table)
                        for table, one in kept.items()
                    }
        return {table: one[CODE] for table, one in kept.items() if one}

    def new_code(self, evening: EveningUid, table: int | None) -> str:
        """Another code for a table or the screens; the old one and all who came by it are out."""
        self.repository.head(evening)
        with self.work.transaction():
            for kept in self._visitors_at(evening, table):
                self._remove(kept)
            code = self._make(evening, table)
            self.newsroom.tell(News(evening, None, table, "access"))
        return code

    def opens(self, code: str) -> bool:
        """Return True if a code would let somebody in now; nothing is changed."""
        return self._of_code(code) is not None

    def exchange(self, code: str) -> Pass | None:
        """Let somebody in who has a code; None where it opens nothing.

        A code opens nothing once it is revoked or its evening deleted, and that of a table
        once all rounds are closed. Where a table has all the phones that it may have, the one
        that was away for longest is out.
        """
        with self.work.transaction():
            kept = self._of_code(code)
            if kept is None:
                return None
            evening, table = EveningUid(kept["evening"]), kept["table"]
            here = [doc["uid"] for doc in self._visitors_at(evening, table)]
            here.sort(key=lambda uid: self.used.get(uid, -1))
            for uid in here[: max(len(here) - (SCREENS if table is None else PHONES) + 1, 0)]:
                self.revoke(uid)
            token, number = _token(self.new_secret), kept["last"] + 1
            visitor = Visitor(
                id=self.work.new_uid(),
                role=kept["role"],
                evening=evening,
                table=table,
                number=number,
            )
            document = visitor_document(visitor, digest=_digest(token), at=self.work.now())
            self.work.database.put(ACCESS, document)
            self.work.database.put(ACCESS, {**kept, "last": number})
            self.newsroom.tell(News(evening, None, table, "access"))
            self.used[visitor.id] = next(self.ticks)
            return Pass(token, visitor)

    def visitor(self, token: str) -> Visitor | None:
        """Who has a token; None where it is nobody, or not any more."""
        return self._seen(_found(self.documents.having(DIGEST), DIGEST, _digest(token)))

    def by_id(self, visitor: str) -> Visitor | None:
        """The visitor of an id; None where there is none, or not any more."""
        return self._seen(self._kept(visitor))

    def visitors(self, evening: EveningUid) -> tuple[Visitor, ...]:
        kept = self.documents.having(DIGEST)
        return tuple(_visitor(doc) for doc in kept if doc["evening"] == evening)

    def revoke(self, visitor: str) -> bool:
        """Let a visitor in no more; says whether there was one of that id."""
        with self.work.transaction():
            if (kept := self._kept(visitor)) is None:
                return False
            self._remove(kept)
            self.newsroom.tell(News(EveningUid(kept["evening"]), None, kept["table"], "access"))
        return True

    def held(self, evening: EveningUid, table: int | None, number: int) -> dict[str, int]:
        """The sides of a table that phones speak for in a round, by the ids of the visitors."""
        here = ((doc["uid"], doc.get(HELD) or {}) for doc in self._visitors_at(evening, table))
        return {uid: held["side"] for uid, held in here if held.get("round") == number}

    def hold(self, visitor: str, number: int, side: int) -> None:
        """Have a visitor speak for a side of its table in a round; nobody who is gone."""
        with self.work.transaction():
            if (kept := self._kept(visitor)) is not None:
                self.work.database.put(ACCESS, {**kept, HELD: {"round": number, "side": side}})
                evening = EveningUid(kept["evening"])
                self.newsroom.tell(News(evening, number, kept["table"], "table"))

    def _kept(self, visitor: str) -> Doc | None:
        kept = self.work.database.get(ACCESS, visitor)
        return kept if kept and DIGEST in kept else None

    def _visitors_at(self, evening: EveningUid, table: int | None) -> list[Doc]:
        visitors = self.documents.having(DIGEST)
        return [
            visitor
            for visitor in visitors
            if (visitor["evening"], visitor["table"]) == (evening, table)
        ]

    def _forget_the_old(self, evening: EveningUid) -> None:
        """Let go of who came to other evenings that are over: nobody asks for them any more."""
        visitors = self.documents.having(DIGEST)
        others = {EveningUid(kept["evening"]) for kept in visitors} - {evening}
        over = {other for other in others if self._is_over(other)}
        for kept in visitors:
            if kept["evening"] in over:
                self._remove(kept)

    def _make(self, evening: EveningUid, table: int | None) -> str:
        before = self.work.database.get(ACCESS, code_uid(evening, table)) or {}
        code = b32encode(self.new_secret(CODE_BYTES)).decode().lower()
        document = code_document(evening, table, code, before.get("last", 0))
        self.work.database.put(ACCESS, document)
        return code

    def _of_code(self, code: str) -> Doc | None:
        kept = _found(self.documents.having(CODE), CODE, code.strip().lower())
        if kept is None:
            return None
        evening = EveningUid(kept["evening"])
        is_open = (
            self.repository.has(evening) if kept["table"] is None else not self._is_over(evening)
        )
        return kept if is_open else None

    def _is_over(self, evening: EveningUid) -> bool:
        """Return True if all rounds are closed, or the evening is gone or cannot be read."""
        with suppress(ScorekeeperError):
            return self.repository.open(evening).is_over
        return True

    def _remove(self, kept: Doc) -> None:
        self.work.database.remove(ACCESS, kept["uid"])
        self.used.pop(kept["uid"], None)

    def _seen(self, kept: Doc | None) -> Visitor | None:
        if kept is None or not self.repository.has(EveningUid(kept["evening"])):
            return None
        self.used[kept["uid"]] = next(self.ticks)
        return _visitor(kept)


@dataclass(frozen=True, slots=True)
class Logins:
    """The verbs for log-ins; one that is ended is refused from that moment."""

    work: UnitOfWork
    newsroom: Newsroom
    new_secret: Callable[[int], bytes]
    documents: AccessDocuments

    def begin(self, *, here: bool = False) -> str:
        """Log a computer in; gives the token that it is known by from now on, once.

        With `here` it is a browser of the server's own computer. Raises `StoreError` where it
        cannot be saved.
        """
        token, uid = _token(self.new_secret), self.work.new_uid()
        with self.work.transaction():
            logins = self.documents.having(LOGIN)
            lasting = [doc for doc in logins if self._lasts(doc)]
            kept_on = [doc for doc in lasting if (HERE in doc) != here]
            kept_on += [doc for doc in lasting if (HERE in doc) == here][-MOST + 1 :]
            for one in logins:
                if one not in kept_on:
                    self.work.database.remove(ACCESS, one["uid"])
            kept = {"uid": uid, "evening": OF_NO_EVENING, "role": "organiser", "table": None}
            kept |= {LOGIN: _digest(token), "at": self.work.now()}
            self.work.database.put(ACCESS, {**kept, HERE: True} if here else kept)
            self.newsroom.tell(News(OF_NO_EVENING, None, None, "access"))
        return token

    def of_token(self, token: str) -> str | None:
        found = self._found(token, here=False)
        return found["uid"] if found else None

    def is_here(self, token: str) -> bool:
        return self._found(token, here=True) is not None

    def use(self, token: str) -> None:
        """Note, at most once a day, that a browser of the server's own computer is used.

        Raises `StoreError` where that cannot be saved.
        """
        kept = self._found(token, here=True)
        if kept is not None and self._age(kept) >= NOTED:
            self.work.database.put(ACCESS, {**kept, "at": self.work.now()})

    def all(self) -> tuple[str, ...]:
        """Every log-in elsewhere that still lasts, the oldest first."""
        kept = self.documents.having(LOGIN)
        return tuple(doc["uid"] for doc in kept if HERE not in doc and self._lasts(doc))

    def end(self, *logins: str) -> None:
        with self.work.transaction():
            for kept in self.documents.having(LOGIN):
                if HERE not in kept and kept["uid"] in logins:
                    self.work.database.remove(ACCESS, kept["uid"])
            self.newsroom.tell(News(OF_NO_EVENING, None, None, "access"))

    def _found(self, token: str, *, here: bool) -> Doc | None:
        kept = [doc for doc in self.documents.having(LOGIN) if (HERE in doc) == here]
        found = _found(kept, LOGIN, _digest(token))
        return found if found and self._lasts(found) else None

    def _lasts(self, kept: Doc) -> bool:
        return self._age(kept) < (LASTS_HERE if HERE in kept else LASTS)

    def _age(self, kept: Doc) -> timedelta:
        return datetime.fromisoformat(self.work.now()) - datetime.fromisoformat(kept["at"])


def _visitor(kept: Doc) -> Visitor:
    return Visitor(
        id=kept["uid"],
        role=kept["role"],
        evening=EveningUid(kept["evening"]),
        table=kept["table"],
        number=kept["number"],
    )


def _found(documents: Sequence[Doc], name: str, wanted: str) -> Doc | None:
    """The document with a secret; all are looked at, so that the time taken tells nothing."""
    given, found = wanted.encode(errors="replace"), None
    for kept in documents:
        if compare_digest(kept[name].encode(), given):
            found = kept
    return found


def _token(new_secret: Callable[[int], bytes]) -> str:
    return urlsafe_b64encode(new_secret(TOKEN_BYTES)).rstrip(b"=").decode()


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
