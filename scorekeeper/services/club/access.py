"""Codes, the visitors who came by them, and the log-ins of organisers at other computers.

A code stands on a table's card and in its picture, or on the wall for the whole evening. It lets
a phone in, or the big screen. Whoever brings it is given a token of their own, once, of which
only the digest is kept; the code stays readable, since cards are printed again and an evening
moves to another computer. Log-ins are kept in the same table of the store.

A phone says once to whom it belongs, and is at the table of its owner from then on. While an owner
has a phone, another one may only ask for that: the organiser or the phone itself says yes. A phone
that came in the file of another computer keeps nobody from that until it has been here itself: at
another address it is a new phone, and has no old one to say yes.
"""

import hashlib
from base64 import b32encode, urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from hmac import compare_digest
from itertools import count
from typing import Any, Literal

from scorekeeper.club.model import EveningUid
from scorekeeper.club.phones import Owner
from scorekeeper.errors import ScorekeeperError
from scorekeeper.services.club.evenings import Evenings, Newsroom
from scorekeeper.services.events import EveningChanged
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage import StoreError
from scorekeeper.storage.database import ACCESS, Database

Role = Literal["table", "screen"]
Doc = Mapping[str, Any]

DIGEST, CODE, LOGIN = "digest", "code", "login"
"""Fields that tell a visitor's document from that of a code, and of an organiser's log-in."""
OWNER, WANTS = "owner", "wants"
"""Fields of a visitor with whom it belongs to, and with whom it asks to belong to."""
ARRIVED = "arrived"
"""The field of a visitor with the last round and table at which its owner has arrived."""
MOVED = "moved"
"""The field of a visitor who came in the file of another computer and was not here since."""
HALL = 0
"""In the place of a table: the code for the whole evening, and those who came by it."""
HERE = "here"  # the field of a log-in at the server's own computer
CODE_BYTES, TOKEN_BYTES = 10, 32  # random bytes of each: 80 bits are 16 letters of base32
PHONES, IN_HALL, SCREENS, MOST = 8, 300, 20, 20
"""Visitors by the card of a table and by the code of an evening, screens of an evening, and
log-ins at once. An older login ends for a new one; `Access.exchange` says who leaves for whom."""
LASTS, LASTS_HERE, NOTED = timedelta(days=1), timedelta(days=30), timedelta(days=1)
"""Ends of a log-in elsewhere and of one here after its last use, and the time between two notes."""
OF_NO_EVENING = EveningUid("")


class NoRoomError(ScorekeeperError):
    """A code has all the visitors that it may have, and none of them may be put out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    id: str
    role: Role
    evening: EveningUid
    table: int | None
    number: int  # counts up from 1 at each table; a number that is gone is not given again
    owner: Owner | None = None
    wants: Owner | None = None
    arrived: tuple[int, int] | None = None

    @property
    def mark(self) -> str:
        """The author of what this visitor does, in logs and histories: see `author_of`."""
        return f"table-{self.table}-phone-{self.number}"


def place_document(uid: str, evening: EveningUid, table: int | None, **more: Any) -> dict[str, Any]:
    """The document of a code or a visitor of a table, or for None of the screens."""
    role: Role = "screen" if table is None else "table"
    return {"uid": uid, "evening": evening, "role": role, "table": table, **more}


def code_uid(evening: EveningUid, table: int | None) -> str:
    return f"{evening}-screen" if table is None else f"{evening}-table-{table}"


class AccessDocuments:
    """The codes, visitors and log-ins of a store, read anew once any was written."""

    def __init__(self, database: Database) -> None:
        self._database, self._stamp = database, -1
        self._all: Sequence[Doc] = ()
        self._owners: dict[str, dict[str, Owner]] = {}

    def owners(self, evening: EveningUid) -> Mapping[str, Owner]:
        """To whom the phones of an evening belong, by their ids, in the order they came."""
        with self._database.documents_lock:
            docs = self.with_field(OWNER)
            if evening not in self._owners:
                ours = (doc for doc in docs if doc["evening"] == evening)
                self._owners[evening] = {doc["uid"]: Owner(**doc[OWNER]) for doc in ours}
            return self._owners[evening]

    def with_field(self, name: str) -> list[Doc]:
        """The documents with a field, in the order in which they came; never to be changed."""
        with self._database.documents_lock:
            if (stamp := self._database.stamp(ACCESS)) != self._stamp:
                self._all, self._stamp = self._database.all(ACCESS), stamp
                self._owners = {}
            return [doc for doc in self._all if name in doc]


@dataclass(frozen=True, slots=True)
class Pass:
    """The token and the visitor that a code is exchanged for; the token is told only once."""

    token: str
    visitor: Visitor


class Access:
    """The verbs for codes and visitors; what is revoked is refused from that moment."""

    def __init__(
        self, work: UnitOfWork, evenings: Evenings, newsroom: Newsroom, documents: AccessDocuments
    ) -> None:
        self.work, self.evenings, self.newsroom = work, evenings, newsroom
        self.documents, self._ticks = documents, count()
        self._used: dict[str, int] = {}  # the ticks at which visitors were seen last
        self._connected = Counter[str]()  # pages of each phone
        self.disconnected_at: dict[
            str, str
        ] = {}  # when the last page of a phone was lost, as ISO 8601 text

    def code(self, evening: EveningUid, table: int | None) -> str:
        """The code of a table, or for None that of the screens; made when first asked for."""
        return self.codes(evening, [table])[table]

    def codes(self, evening: EveningUid, tables: Iterable[int | None]) -> dict[int | None, str]:
        """The codes of some tables; those that are new are made in one change of the store."""
        self.evenings.head(evening)
        database = self.work.database
        with database.lock:
            docs = {table: database.get(ACCESS, code_uid(evening, table)) for table in tables}
            codes = {table: doc[CODE] for table, doc in docs.items() if doc}
            if len(codes) < len(docs):
                with database.transaction():
                    self._remove_visitors_of_past_evenings(evening)
                    codes = {t: codes.get(t) or self._make(evening, t) for t in docs}
        return codes

    def new_code(self, evening: EveningUid, table: int | None) -> str:
        """Another code for a table or the screens; the old one and all who came by it are out."""
        self.evenings.head(evening)
        with self.work.transaction():
            for visitor in self._visitors_at(evening, table):
                self._remove(visitor)
            code = self._make(evening, table)
            self.newsroom.publish(EveningChanged(evening, None, table, "access"))
        return code

    def is_valid_code(self, code: str) -> bool:
        """Return True if a code would let somebody in now; nothing is changed."""
        return self._of_code(code) is not None

    def is_code_of_own_evening(self, visitor: str, code: str) -> bool:
        """Return True if a code is a phone's of the evening at which this one has its owner."""
        doc, known = self._of_code(code), self.by_id(visitor)
        if doc is None or known is None or known.owner is None or doc["table"] is None:
            return False
        return bool(doc["evening"] == known.evening)

    def exchange(self, code: str, connected: Collection[str] = ()) -> Pass | None:
        """Exchange a code for a new visitor; None where it opens nothing.

        A code opens nothing once it is revoked or its evening deleted, and for phones once all
        rounds are closed. If the code has all the visitors that it may have, the visitor who has
        been away for longest is put out, last those who wait for consent. Visitors who belong to
        somebody or are `connected` stay, however many others come. `NoRoomError` if all do.
        """
        with self.work.transaction():
            doc = self._of_code(code)
            if doc is None:
                return None
            evening, table, number = EveningUid(doc["evening"]), doc["table"], doc["last"] + 1
            for uid in connected:
                self.by_id(uid)  # notes that it was seen
            self._make_room(evening, table, connected)
            token = new_token(self.work.new_secret)
            uid, fields = self.work.new_uid(), {DIGEST: digest_of(token), "at": self.work.now()}
            visitor = place_document(uid, evening, table, number=number, **fields)
            self.work.database.put(ACCESS, visitor)
            self.work.database.put(ACCESS, {**doc, "last": number})
            self.newsroom.publish(EveningChanged(evening, None, table, "access"))
            self._used[uid] = next(self._ticks)
            return Pass(token, _visitor(visitor))

    def _make_room(
        self, evening: EveningUid, table: int | None, connected: Collection[str]
    ) -> None:
        """Put visitors out until there is room for one more; NoRoomError where there is none."""
        if table is None:
            most = SCREENS
        elif table == HALL:
            most = IN_HALL
        else:
            most = PHONES
        visitors = self._visitors_at(evening, table)
        too_many = len(visitors) - most + 1
        if too_many <= 0:
            return
        away = [doc for doc in visitors if OWNER not in doc and doc["uid"] not in connected]
        if len(away) < too_many:
            raise NoRoomError(evening, table)
        away.sort(key=lambda doc: (WANTS in doc, self._used.get(doc["uid"], -1)))
        for doc in away[:too_many]:
            self.revoke(doc["uid"])

    def visitor(self, token: str) -> Visitor | None:
        """The visitor with a token; None where it is nobody's, or not any more."""
        return self._seen(with_secret(self.documents.with_field(DIGEST), DIGEST, digest_of(token)))

    def by_id(self, visitor: str) -> Visitor | None:
        return self._seen(self._document(visitor))

    def visitors(self, evening: EveningUid) -> tuple[Visitor, ...]:
        docs = self.documents.with_field(DIGEST)
        return tuple(_visitor(doc) for doc in docs if doc["evening"] == evening)

    def revoke(self, visitor: str) -> bool:
        """Let a visitor in no more; returns False if there was none of that id."""
        with self.work.transaction():
            if (doc := self._document(visitor)) is None:
                return False
            self._remove(doc)
            self.newsroom.publish(
                EveningChanged(EveningUid(doc["evening"]), None, doc["table"], "access")
            )
        return True

    # --- whose a phone is

    def owners(self, evening: EveningUid) -> Mapping[str, Owner]:
        return self.documents.owners(evening)

    def owners_with_phone(self, evening: EveningUid) -> frozenset[Owner]:
        """The owners who have a phone that was here, not only one in the file of an evening."""
        owners = self.owners(evening)
        return frozenset(owner for uid, owner in owners.items() if not self._is_left_behind(uid))

    def request_owner(self, visitor: str, owner: Owner) -> bool:
        """Let a phone belong to an owner; False where it can only ask, since another one does."""
        with self.work.transaction():
            doc = self._document(visitor)
            if doc is None:
                return False
            others = [uid for uid in self._phones_of(doc, owner) if uid != visitor]
            if all(map(self._is_left_behind, others)):
                self._bind(doc, owner)
                for other in others:
                    self.release(other)
                return True
            self.work.database.put(ACCESS, {**doc, WANTS: asdict(owner)})
            self._tell(doc, *others)
            return False

    def allow(self, visitor: str, *, instead: bool = False) -> bool:
        """Give a phone what it asks for, beside those that have it, or `instead` of them."""
        with self.work.transaction():
            doc = self._document(visitor)
            if doc is None or WANTS not in doc:
                return False
            owner = Owner(**doc[WANTS])
            others = self._phones_of(doc, owner)
            self._bind(doc, owner)
            for other in others:
                if instead:
                    self.release(other)
                self._tell(doc, other)
        return True

    def withdraw_request(self, visitor: str) -> None:
        """Let a phone ask for nothing any more: it was refused, or thought better of it."""
        with self.work.transaction():
            if (doc := self._document(visitor)) is not None and WANTS in doc:
                self.work.database.put(ACCESS, without(doc, WANTS))
                self._tell(doc, *self._phones_of(doc, Owner(**doc[WANTS])))

    def release(self, visitor: str) -> None:
        """Let a phone belong to nobody: it is asked anew. Who waits for its owner gets that."""
        with self.work.transaction():
            if (doc := self._document(visitor)) is not None and OWNER in doc:
                self.work.database.put(ACCESS, without(doc, OWNER, ARRIVED))
                self._tell(doc)
                self._pass_on(doc)

    def arrive(self, visitor: str, number: int, table: int) -> None:
        """Note that the owner of a phone has come to a table for a round."""
        with self.work.transaction():
            if (doc := self._document(visitor)) is not None:
                self.work.database.put(ACCESS, {**doc, ARRIVED: [number, table]})
                self.newsroom.publish(
                    EveningChanged(
                        EveningUid(doc["evening"]), number, table, "phone", visitor=visitor
                    )
                )

    def arrivals(self, evening: EveningUid, number: int) -> frozenset[tuple[Owner, int]]:
        """Return the owners who have come for a round, each with the table, as their phones say."""
        return frozenset(
            (phone.owner, phone.arrived[1])
            for phone in self.visitors(evening)
            if phone.owner and phone.arrived and phone.arrived[0] == number
        )

    def connect(self, visitor: Visitor) -> Callable[[], None]:
        """Note that a page of a phone is connected; gives the call for when it is lost."""
        self._connected[visitor.id] += 1
        self._note_here(visitor.id)
        news = EveningChanged(visitor.evening, kind="phone", visitor=visitor.id)
        self.newsroom.publish(news)
        is_there = True

        def lost() -> None:
            nonlocal is_there
            if is_there:
                is_there = False
                self._connected[visitor.id] -= 1
                self.disconnected_at[visitor.id] = self.work.now()
                self.newsroom.publish(news)

        return lost

    def is_connected(self, visitor: str) -> bool:
        return self._connected[visitor] > 0

    def _note_here(self, visitor: str) -> None:
        """Note that a phone that came in a file has come itself."""
        with suppress(StoreError):  # it is noted at the next change of the phone, or the next page
            doc = self._document(visitor)
            if doc is not None and MOVED in doc:
                self.work.database.put(ACCESS, without(doc, MOVED))

    def _is_left_behind(self, visitor: str) -> bool:
        """Return True if a phone came in a file and was never here."""
        doc = self._document(visitor)
        return doc is not None and MOVED in doc and not self.is_connected(visitor)

    def _phones_of(self, doc: Doc, owner: Owner) -> list[str]:
        owners = self.owners(EveningUid(doc["evening"]))
        return [uid for uid, other in owners.items() if other == owner]

    def _bind(self, doc: Doc, owner: Owner) -> None:
        self.work.database.put(ACCESS, {**without(doc, WANTS, ARRIVED), OWNER: asdict(owner)})
        self._tell(doc)
        if doc.get(OWNER) not in (None, asdict(owner)):
            self._pass_on(doc)

    def _pass_on(self, doc: Doc) -> None:
        """Give the owner that a phone had to the one that waits for it first, if nobody has it."""
        if self._phones_of(doc, Owner(**doc[OWNER])):
            return
        for other in self.documents.with_field(WANTS):
            if (other["evening"], other[WANTS]) == (doc["evening"], doc[OWNER]):
                self._bind(other, Owner(**doc[OWNER]))
                return

    def _tell(self, doc: Doc, *others: str) -> None:
        evening = EveningUid(doc["evening"])
        news = (EveningChanged(evening, kind="phone", visitor=uid) for uid in (doc["uid"], *others))
        self.newsroom.publish(*news)

    def _document(self, visitor: str) -> Doc | None:
        doc = self.work.database.get(ACCESS, visitor)
        return doc if doc and DIGEST in doc else None

    def _visitors_at(self, evening: EveningUid, table: int | None) -> list[Doc]:
        docs, place = self.documents.with_field(DIGEST), (evening, table)
        return [doc for doc in docs if (doc["evening"], doc["table"]) == place]

    def _remove_visitors_of_past_evenings(self, present: EveningUid) -> None:
        visitors = self.documents.with_field(DIGEST)
        others = {EveningUid(doc["evening"]) for doc in visitors} - {present}
        over = {evening for evening in others if self._is_over(evening)}
        for doc in visitors:
            if doc["evening"] in over:
                self._remove(doc)

    def _make(self, evening: EveningUid, table: int | None) -> str:
        uid = code_uid(evening, table)
        last = (self.work.database.get(ACCESS, uid) or {}).get("last", 0)
        code = b32encode(self.work.new_secret(CODE_BYTES)).decode().lower()
        document = place_document(uid, evening, table, code=code, last=last)
        self.work.database.put(ACCESS, document)
        return code

    def _of_code(self, code: str) -> Doc | None:
        doc = with_secret(self.documents.with_field(CODE), CODE, code.strip().lower())
        if doc is None:
            return None
        evening = EveningUid(doc["evening"])
        is_screen = doc["table"] is None
        is_open = self.evenings.has(evening) if is_screen else not self._is_over(evening)
        return doc if is_open else None

    def _is_over(self, evening: EveningUid) -> bool:
        """Return True if all rounds are closed, or the evening is gone or cannot be read."""
        with suppress(ScorekeeperError):
            return self.evenings.open(evening).is_over
        return True

    def _remove(self, doc: Doc) -> None:
        self.work.database.remove(ACCESS, doc["uid"])
        self._used.pop(doc["uid"], None)
        if OWNER in doc:
            self._pass_on(doc)

    def _seen(self, doc: Doc | None) -> Visitor | None:
        if doc is None or not self.evenings.has(EveningUid(doc["evening"])):
            return None
        self._used[doc["uid"]] = next(self._ticks)
        return _visitor(doc)


@dataclass(frozen=True, slots=True)
class Logins:
    """The verbs for log-ins; one that is ended is refused from that moment."""

    work: UnitOfWork
    newsroom: Newsroom
    documents: AccessDocuments

    def begin(self, *, here: bool = False) -> str:
        """Log a computer in, `here` the server's own, or another; gives its new token, once."""
        token, uid = new_token(self.work.new_secret), self.work.new_uid()
        with self.work.transaction():
            logins = self.documents.with_field(LOGIN)
            lasting = [doc for doc in logins if self._lasts(doc)]
            alike = [doc for doc in lasting if (HERE in doc) == here]
            for doc in logins:
                if doc not in lasting or doc in alike[: -MOST + 1]:
                    self.work.database.remove(ACCESS, doc["uid"])
            login = {"uid": uid, "evening": OF_NO_EVENING, "role": "organiser", "table": None}
            login |= {LOGIN: digest_of(token), "at": self.work.now()}
            self.work.database.put(ACCESS, {**login, HERE: True} if here else login)
            self.newsroom.publish(EveningChanged(OF_NO_EVENING, kind="access"))
        return token

    def of_token(self, token: str) -> str | None:
        login = self._of_token(token, here=False)
        return login["uid"] if login else None

    def is_here(self, token: str) -> bool:
        return self._of_token(token, here=True) is not None

    def use(self, token: str) -> None:
        """Note, at most once a day, that a browser of the server's own computer is used."""
        login = self._of_token(token, here=True)
        if login is not None and self._age(login) >= NOTED:
            self.work.database.put(ACCESS, {**login, "at": self.work.now()})

    def active_logins(self) -> tuple[str, ...]:
        """Every log-in elsewhere that still lasts, the oldest first."""
        docs = self.documents.with_field(LOGIN)
        return tuple(doc["uid"] for doc in docs if HERE not in doc and self._lasts(doc))

    def end(self, *logins: str) -> None:
        with self.work.transaction():
            for doc in self.documents.with_field(LOGIN):
                if HERE not in doc and doc["uid"] in logins:
                    self.work.database.remove(ACCESS, doc["uid"])
            self.newsroom.publish(EveningChanged(OF_NO_EVENING, kind="access"))

    def _of_token(self, token: str, *, here: bool) -> Doc | None:
        docs = [doc for doc in self.documents.with_field(LOGIN) if (HERE in doc) == here]
        login = with_secret(docs, LOGIN, digest_of(token))
        return login if login and self._lasts(login) else None

    def _lasts(self, login: Doc) -> bool:
        return self._age(login) < (LASTS_HERE if HERE in login else LASTS)

    def _age(self, login: Doc) -> timedelta:
        return datetime.fromisoformat(self.work.now()) - datetime.fromisoformat(login["at"])


def _visitor(doc: Doc) -> Visitor:
    place = {name: doc[name] for name in ("role", "table", "number")}
    return Visitor(
        id=doc["uid"],
        evening=EveningUid(doc["evening"]),
        owner=Owner(**doc[OWNER]) if OWNER in doc else None,
        wants=Owner(**doc[WANTS]) if WANTS in doc else None,
        arrived=(doc[ARRIVED][0], doc[ARRIVED][1]) if ARRIVED in doc else None,
        **place,
    )


def with_secret(documents: Sequence[Doc], name: str, secret: str) -> Doc | None:
    """The document with a secret; all are looked at, so that the time taken tells nothing."""
    given, match = secret.encode(errors="replace"), None
    for doc in documents:
        if compare_digest(doc[name].encode(), given):
            match = doc
    return match


def new_token(new_secret: Callable[[int], bytes]) -> str:
    return urlsafe_b64encode(new_secret(TOKEN_BYTES)).rstrip(b"=").decode()


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
