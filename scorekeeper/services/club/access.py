"""Access of phones, big screens and organisers: codes, visitors, owners and log-ins.

A code is printed on the card of a table, as text and as a QR code, or posted in the hall for the
whole session. It lets a phone or a big screen in, which becomes a visitor and receives a token,
once. The store has only the digest of the token. The code itself is stored as text, because cards
are printed again and a session can move to another computer. The log-ins of organisers at other
computers are in the same table of the store.

A phone chooses its owner once and is at the owner's table from then on. If the owner has a phone
already, the second one asks for consent, which the first phone or the organiser gives. Phones that
were imported with the file of a session count only after they have connected here: at another
address every phone is a new visitor, and the old one is not there to consent.
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
from scorekeeper.services.club.evenings import ClubEvents, Evenings
from scorekeeper.services.events import EveningChanged
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage import StoreError
from scorekeeper.storage.database import ACCESS, Database

Role = Literal["table", "screen"]
Doc = Mapping[str, Any]

DIGEST = "digest"
"""Field that only the documents of visitors have: the digest of the token."""
CODE = "code"
"""Field that only the documents of codes have: the code as text."""
LOGIN = "login"
"""Field that only the documents of organisers' log-ins have: the digest of the token."""
OWNER = "owner"
"""Field of a visitor: the entrant to whom the phone belongs."""
WANTS = "wants"
"""Field of a visitor: the owner that the phone asks for."""
ARRIVED = "arrived"
"""Field of a visitor: the last round and table at which the owner reported to have arrived."""
MOVED = "moved"
"""Field of a visitor: true if it was imported and has not connected since."""
HERE = "here"
"""Field of a log-in: true at the computer of the server itself."""

HALL = 0  # the table number of the code for the whole session, and of its visitors
BIG_SCREEN = None  # in place of a table number: the code for a big screen
CODE_BYTES = 10  # random bytes; these 80 bits are 16 letters of base32
TOKEN_BYTES = 32  # random bytes

MAX_PHONES_OF_TABLE = 8  # visitors by the code of one table
MAX_PHONES_OF_HALL = 300  # visitors by the code of the whole session
MAX_SCREENS = 20  # big screens of a session
MAX_LOGINS = 20  # log-ins at a time; a new one ends the oldest

LOGIN_LIFETIME = timedelta(days=1)  # after its last use
LOCAL_LOGIN_LIFETIME = timedelta(days=30)  # at the computer of the server itself
USE_INTERVAL = timedelta(days=1)  # the time of the last use is stored at most this often

OF_NO_EVENING = EveningUid("")
"""In place of a session's uid, in documents and events that are about no single session."""


class NoRoomError(ScorekeeperError):
    """A code has its maximum number of visitors, and none of them may be revoked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visitor:
    """A phone or a big screen that was let in."""

    id: str
    role: Role
    evening: EveningUid
    table: int | None  # `HALL` for the code of the session; None for a big screen
    number: int  # counts up from 1 at each table; never used again
    owner: Owner | None = None
    wants: Owner | None = None  # the owner that it asks for
    arrived: tuple[int, int] | None = None  # the round and table of the last reported arrival

    @property
    def mark(self) -> str:
        """The visitor as an author in logs and histories; `author_of` parses it."""
        return f"table-{self.table}-phone-{self.number}"


def place_document(uid: str, evening: EveningUid, table: int | None, **more: Any) -> dict[str, Any]:
    """Return the document of a code or visitor of a table; None is for big screens."""
    role: Role = "screen" if table is None else "table"
    return {"uid": uid, "evening": evening, "role": role, "table": table, **more}


def code_uid(evening: EveningUid, table: int | None) -> str:
    """Return the uid of the document of a table's code; None is for big screens."""
    return f"{evening}-screen" if table is None else f"{evening}-table-{table}"


@dataclass(frozen=True, slots=True)
class EveningPhones:
    """The visitors of a session, computed once for all phones that read them."""

    visitors: tuple[Visitor, ...]  # the oldest first
    owners: Mapping[str, Owner]  # by visitor id, the oldest phone first
    settled_owners: frozenset[Owner]  # the owners of phones that are not `moved`
    moved: frozenset[str]  # ids of phones that were imported, and have not connected here yet


class AccessDocuments:
    """A cache of the codes, visitors and log-ins, refreshed when any of them was written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._stamp = -1
        self._all: Sequence[Doc] = ()
        self._phones: dict[str, EveningPhones] = {}

    def phones(self, evening: EveningUid) -> EveningPhones:
        """Return the visitors of a session and their owners, from a cache if possible."""
        with self._database.documents_lock:
            docs = self.list_with_field("evening")
            if evening not in self._phones:
                self._phones[evening] = _evening_phones(
                    [doc for doc in docs if doc["evening"] == evening]
                )
            return self._phones[evening]

    def list_with_field(self, name: str) -> list[Doc]:
        """Return the documents that have a field, the oldest first, which must not be changed."""
        with self._database.documents_lock:
            stamp = self._database.stamp(ACCESS)
            if stamp != self._stamp:
                self._all = self._database.table(ACCESS).all()
                self._stamp = stamp
                self._phones = {}
            return [doc for doc in self._all if name in doc]


def _evening_phones(docs: Sequence[Doc]) -> EveningPhones:
    """Return the phones of a session from the stored documents of its access."""
    owners = {doc["uid"]: Owner(**doc[OWNER]) for doc in docs if OWNER in doc}
    moved = frozenset(doc["uid"] for doc in docs if MOVED in doc)
    return EveningPhones(
        visitors=tuple(_visitor(doc) for doc in docs if DIGEST in doc),
        owners=owners,
        settled_owners=frozenset(owner for uid, owner in owners.items() if uid not in moved),
        moved=moved,
    )


@dataclass(frozen=True, slots=True)
class Pass:
    """The visitor that a code was exchanged for, and its token, which is not stored."""

    token: str
    visitor: Visitor


class Access:
    """Actions on codes and visitors. A revoked visitor loses access at once."""

    def __init__(
        self,
        work: UnitOfWork,
        evenings: Evenings,
        club_events: ClubEvents,
        documents: AccessDocuments,
    ) -> None:
        self.work = work
        self.evenings = evenings
        self.club_events = club_events
        self.documents = documents
        # Ticks order the last use of visitors; a clock could be set back.
        self._ticks = count()
        self._last_used: dict[str, int] = {}  # ticks by visitor id
        self._connected = Counter[str]()  # number of open pages by visitor id
        self.disconnected_at: dict[
            str, str
        ] = {}  # when the last page of a phone was lost, as ISO 8601 text

    def ensure_code(self, evening: EveningUid, table: int | None) -> str:
        """Return the code of a table, or of the big screens for None; create a missing code."""
        return self.ensure_codes(evening, [table])[table]

    def ensure_codes(
        self, evening: EveningUid, tables: Iterable[int | None]
    ) -> dict[int | None, str]:
        """Return the codes of tables, by table; create missing codes in one transaction."""
        self.evenings.head(evening)
        wanted = tuple(tables)
        codes = self._stored_codes(evening, wanted)
        if len(codes) == len(set(wanted)):
            return codes  # without the lock for writing, which is held during waits for the disk
        with self.work.database.transaction():
            # Read again, because another thread may have created some codes.
            codes = self._stored_codes(evening, wanted)
            self._remove_visitors_of_past_evenings(evening)
            return {
                table: codes.get(table) or self._create_code(evening, table) for table in wanted
            }

    def _stored_codes(
        self, evening: EveningUid, tables: Iterable[int | None]
    ) -> dict[int | None, str]:
        """Return the stored codes of a session by table; None is the big screen."""
        database = self.work.database
        with database.documents_lock:
            docs = {
                table: database.table(ACCESS).get(doc_id=code_uid(evening, table))
                for table in tables
            }
        return {table: doc[CODE] for table, doc in docs.items() if doc}

    def replace_code(self, evening: EveningUid, table: int | None) -> str:
        """Replace and return the code of a table or of the big screens; revoke its visitors."""
        self.evenings.head(evening)
        with self.work.transaction():
            for visitor in self._visitors_at(evening, table):
                self._remove(visitor)
            code = self._create_code(evening, table)
            self.club_events.publish(EveningChanged(evening, None, table, "access"))
        return code

    def is_valid_code(self, code: str) -> bool:
        """Return True if phones or screens can join with a code now."""
        return self._code_document(code) is not None

    def is_code_of_own_evening(self, visitor: str, code: str) -> bool:
        """Return True if a visitor has an owner, and `code` is a phone code of their session."""
        doc = self._code_document(code)
        known = self.visitor_by_id(visitor)
        if doc is None or known is None or known.owner is None or doc["table"] is None:
            return False
        return bool(doc["evening"] == known.evening)

    def exchange(self, code: str, connected: Collection[str] = ()) -> Pass | None:
        """Store a new visitor with a code, and return their token; None if the code is not valid.

        A code is no longer valid after it was replaced or its session deleted; codes of phones
        also after the last round was closed. If the code has its maximum number of visitors, one
        of them is revoked to make room: the visitor whose last use is longest ago, but a phone
        that waits for consent only if there is no other. Visitors that have an owner or are
        `connected` stay.

        Raises:
            NoRoomError: No visitor of the code may be revoked.
        """
        with self.work.transaction():
            doc = self._code_document(code)
            if doc is None:
                return None
            evening = EveningUid(doc["evening"])
            table = doc["table"]
            number = doc["last"] + 1
            for connected_id in connected:
                self.visitor_by_id(connected_id)  # notes the use
            self._make_room(evening, table, connected)

            token = new_token(self.work.new_secret)
            uid = self.work.new_uid()
            fields = {DIGEST: digest_of(token), "at": self.work.now()}
            visitor = place_document(uid, evening, table, number=number, **fields)
            self.work.table(ACCESS).put(visitor)
            self.work.table(ACCESS).update({"last": number}, doc_ids=[doc["uid"]])
            self.club_events.publish(EveningChanged(evening, None, table, "access"))
            self._note_use(uid)
            return Pass(token, _visitor(visitor))

    def _make_room(
        self, evening: EveningUid, table: int | None, connected: Collection[str]
    ) -> None:
        """Revoke visitors until there is room for another; raise `NoRoomError` if too many stay."""
        if table is None:
            most = MAX_SCREENS
        elif table == HALL:
            most = MAX_PHONES_OF_HALL
        else:
            most = MAX_PHONES_OF_TABLE
        visitors = self._visitors_at(evening, table)
        too_many = len(visitors) - most + 1
        if too_many <= 0:
            return
        away = [doc for doc in visitors if OWNER not in doc and doc["uid"] not in connected]
        if len(away) < too_many:
            raise NoRoomError(evening, table)
        away.sort(key=lambda doc: (WANTS in doc, self._last_used.get(doc["uid"], -1)))
        for doc in away[:too_many]:
            self.revoke(doc["uid"])

    def visitor(self, token: str) -> Visitor | None:
        """Return the visitor with a token, and record the use; None for an unknown token."""
        docs = self.documents.list_with_field(DIGEST)
        return self._present_visitor(find_by_secret(docs, DIGEST, digest_of(token)))

    def visitor_by_id(self, visitor: str) -> Visitor | None:
        """Return a visitor by id, and record the use; None if the visitor was revoked."""
        return self._present_visitor(self._document(visitor))

    def visitors(self, evening: EveningUid) -> tuple[Visitor, ...]:
        """Return all visitors of a session, the oldest first."""
        return self.documents.phones(evening).visitors

    def revoke(self, visitor: str) -> bool:
        """End the access of a visitor; return False if there is none with this id."""
        with self.work.transaction():
            doc = self._document(visitor)
            if doc is None:
                return False
            self._remove(doc)
            self.club_events.publish(
                EveningChanged(EveningUid(doc["evening"]), None, doc["table"], "access")
            )
        return True

    # --- owners of phones

    def owners(self, evening: EveningUid) -> Mapping[str, Owner]:
        """Return the owners of the phones of a session by visitor id."""
        return self.documents.phones(evening).owners

    def owners_with_phone(self, evening: EveningUid) -> frozenset[Owner]:
        """Return the owners of phones, without phones that were imported and never connected."""
        phones = self.documents.phones(evening)
        back = (uid for uid in phones.moved if uid in phones.owners and self.is_connected(uid))
        return phones.settled_owners.union(phones.owners[uid] for uid in back)

    def request_owner(self, visitor: str, owner: Owner) -> bool:
        """Give a phone an owner and return True, or store its request and return False.

        The owner's other phones must consent, except phones that were left behind, which lose
        their owner.
        """
        with self.work.transaction():
            doc = self._document(visitor)
            if doc is None:
                return False
            others = [uid for uid in self._phones_of(doc, owner) if uid != visitor]
            if all(self._is_left_behind(other) for other in others):
                self._set_owner(doc, owner)
                for other in others:
                    self.release(other)
                return True
            self.work.table(ACCESS).update({WANTS: asdict(owner)}, doc_ids=[visitor])
            self._publish_phones(doc, *others)
            return False

    def allow(self, visitor: str, *, instead: bool = False) -> bool:
        """Give a phone the owner that it has requested; return False if it has no request.

        The owner's other phones keep their owner, unless this phone replaces them (`instead`).
        """
        with self.work.transaction():
            doc = self._document(visitor)
            if doc is None or WANTS not in doc:
                return False
            owner = Owner(**doc[WANTS])
            others = self._phones_of(doc, owner)
            self._set_owner(doc, owner)
            for other in others:
                if instead:
                    self.release(other)
                self._publish_phones(doc, other)
        return True

    def withdraw_request(self, visitor: str) -> None:
        """Remove a phone's request for an owner; do nothing if it has no request."""
        with self.work.transaction():
            doc = self._document(visitor)
            if doc is not None and WANTS in doc:
                self.work.table(ACCESS).put(without(doc, WANTS))
                self._publish_phones(doc, *self._phones_of(doc, Owner(**doc[WANTS])))

    def release(self, visitor: str) -> None:
        """Remove the owner of a phone, which then has to choose an owner.

        If this was the last phone of the owner, the first phone that waits for the owner gets it.
        """
        with self.work.transaction():
            doc = self._document(visitor)
            if doc is not None and OWNER in doc:
                self.work.table(ACCESS).put(without(doc, OWNER, ARRIVED))
                self._publish_phones(doc)
                self._pass_owner_on(doc)

    def record_arrival(self, visitor: str, number: int, table: int) -> None:
        """Store that the owner of a phone is at a table for round `number`."""
        with self.work.transaction():
            doc = self._document(visitor)
            if doc is None:
                return
            self.work.table(ACCESS).update({ARRIVED: [number, table]}, doc_ids=[visitor])
            evening = EveningUid(doc["evening"])
            self.club_events.publish(
                EveningChanged(evening, number, table, "phone", visitor=visitor)
            )

    def arrivals(self, evening: EveningUid, number: int) -> frozenset[tuple[Owner, int]]:
        """Return the owner and the table number of each recorded arrival for round `number`."""
        return frozenset(
            (phone.owner, phone.arrived[1])
            for phone in self.visitors(evening)
            if phone.owner and phone.arrived and phone.arrived[0] == number
        )

    def connect(self, visitor: Visitor) -> Callable[[], None]:
        """Count an open page of a phone, and publish that the phone is connected.

        Returns the function to call when the page is lost; further calls of it do nothing.
        """
        self._connected[visitor.id] += 1
        self._unmark_moved(visitor.id)
        event = EveningChanged(visitor.evening, kind="phone", visitor=visitor.id)
        self.club_events.publish(event)
        is_counted = True

        def disconnect() -> None:
            nonlocal is_counted
            if is_counted:
                is_counted = False
                self._connected[visitor.id] -= 1
                self.disconnected_at[visitor.id] = self.work.now()
                self.club_events.publish(event)

        return disconnect

    def is_connected(self, visitor: str) -> bool:
        """Return True if the visitor has an open page."""
        return self._connected[visitor] > 0

    def _unmark_moved(self, visitor: str) -> None:
        """Remove the mark of an imported phone once it has connected to this server."""
        # If the store fails, the next change of the phone or its next page stores it.
        with suppress(StoreError):
            doc = self._document(visitor)
            if doc is not None and MOVED in doc:
                self.work.table(ACCESS).put(without(doc, MOVED))

    def _is_left_behind(self, visitor: str) -> bool:
        """Return True if a phone was imported and has never connected."""
        doc = self._document(visitor)
        return doc is not None and MOVED in doc and not self.is_connected(visitor)

    def _phones_of(self, doc: Doc, owner: Owner) -> list[str]:
        """Return the ids of an owner's phones in the session of a visitor."""
        owners = self.owners(EveningUid(doc["evening"]))
        return [uid for uid, other in owners.items() if other == owner]

    def _set_owner(self, doc: Doc, owner: Owner) -> None:
        """Store the owner of a phone and publish the change; pass a former owner on."""
        self.work.table(ACCESS).put({**without(doc, WANTS, ARRIVED), OWNER: asdict(owner)})
        self._publish_phones(doc)
        if doc.get(OWNER) not in (None, asdict(owner)):
            self._pass_owner_on(doc)

    def _pass_owner_on(self, doc: Doc) -> None:
        """Give the former owner of a phone to the first phone that asks for it.

        Does nothing if the owner has another phone.
        """
        owner = Owner(**doc[OWNER])
        if self._phones_of(doc, owner):
            return
        for other in self.documents.list_with_field(WANTS):
            if other["evening"] == doc["evening"] and other[WANTS] == doc[OWNER]:
                self._set_owner(other, owner)
                return

    def _publish_phones(self, doc: Doc, *others: str) -> None:
        """Publish that a visitor, and others by id, have changed."""
        evening = EveningUid(doc["evening"])
        for visitor in (doc["uid"], *others):
            self.club_events.publish(EveningChanged(evening, kind="phone", visitor=visitor))

    def _document(self, visitor: str) -> Doc | None:
        doc = self.work.table(ACCESS).get(doc_id=visitor)
        return doc if doc and DIGEST in doc else None

    def _visitors_at(self, evening: EveningUid, table: int | None) -> list[Doc]:
        docs = self.documents.list_with_field(DIGEST)
        return [doc for doc in docs if doc["evening"] == evening and doc["table"] == table]

    def _remove_visitors_of_past_evenings(self, current: EveningUid) -> None:
        """Remove the visitors of all sessions that are over, except the current session."""
        visitors = self.documents.list_with_field(DIGEST)
        others = {EveningUid(doc["evening"]) for doc in visitors} - {current}
        over = {evening for evening in others if self._is_over(evening)}
        for doc in visitors:
            if doc["evening"] in over:
                self._remove(doc)

    def _create_code(self, evening: EveningUid, table: int | None) -> str:
        """Store and return a new code in place of an old one; visitor numbers are not reused."""
        uid = code_uid(evening, table)
        last = (self.work.table(ACCESS).get(doc_id=uid) or {}).get("last", 0)
        code = b32encode(self.work.new_secret(CODE_BYTES)).decode().lower()
        document = place_document(uid, evening, table, code=code, last=last)
        self.work.table(ACCESS).put(document)
        return code

    def _code_document(self, code: str) -> Doc | None:
        """Return the stored document of a code; None if the code is not valid."""
        doc = find_by_secret(self.documents.list_with_field(CODE), CODE, code.strip().lower())
        if doc is None:
            return None
        evening = EveningUid(doc["evening"])
        is_screen = doc["table"] is None
        is_open = self.evenings.has(evening) if is_screen else not self._is_over(evening)
        return doc if is_open else None

    def _is_over(self, evening: EveningUid) -> bool:
        """Return True if all rounds are closed, or the session is deleted or unreadable."""
        with suppress(ScorekeeperError):
            return self.evenings.open(evening).is_over
        return True

    def _remove(self, doc: Doc) -> None:
        """Remove a visitor from the store, and pass the owner of a phone on."""
        self.work.table(ACCESS).remove(doc_ids=[doc["uid"]])
        self._last_used.pop(doc["uid"], None)
        if OWNER in doc:
            self._pass_owner_on(doc)

    def _present_visitor(self, doc: Doc | None) -> Visitor | None:
        """Return the visitor of a document, and record the use; None without a session."""
        if doc is None or not self.evenings.has(EveningUid(doc["evening"])):
            return None
        self._note_use(doc["uid"])
        return _visitor(doc)

    def _note_use(self, visitor: str) -> None:
        self._last_used[visitor] = next(self._ticks)


@dataclass(frozen=True, slots=True)
class Logins:
    """Actions on organisers' log-ins. One that is ended has no access from that moment."""

    work: UnitOfWork
    club_events: ClubEvents
    documents: AccessDocuments

    def begin(self, *, here: bool = False) -> str:
        """Log a computer in and return its token, which is not stored.

        `here` is True for the computer of the server itself. Expired log-ins are removed, and the
        oldest log-in of the same kind if there are too many.
        """
        token = new_token(self.work.new_secret)
        uid = self.work.new_uid()
        with self.work.transaction():
            logins = self.documents.list_with_field(LOGIN)
            active = [doc for doc in logins if self._is_active(doc)]
            same_kind = [doc for doc in active if (HERE in doc) == here]
            surplus = same_kind[: -MAX_LOGINS + 1]
            ended = [doc["uid"] for doc in logins if doc not in active or doc in surplus]
            self.work.table(ACCESS).remove(doc_ids=ended)

            login: dict[str, Any] = {
                "uid": uid,
                "evening": OF_NO_EVENING,
                "role": "organiser",
                "table": None,
                LOGIN: digest_of(token),
                "at": self.work.now(),
            }
            if here:
                login[HERE] = True
            self.work.table(ACCESS).put(login)
            self.club_events.publish(EveningChanged(OF_NO_EVENING, kind="access"))
        return token

    def login_of(self, token: str) -> str | None:
        """Return the uid of the active log-in of another computer; None if there is none."""
        login = self._active_login(token, here=False)
        return login["uid"] if login else None

    def is_here(self, token: str) -> bool:
        """Return True if a token is of an active log-in at the computer of the server."""
        return self._active_login(token, here=True) is not None

    def note_use(self, token: str) -> None:
        """Store, at most once a day, that a log-in at the computer of the server is used."""
        login = self._active_login(token, here=True)
        if login is not None and self._age(login) >= USE_INTERVAL:
            self.work.table(ACCESS).update({"at": self.work.now()}, doc_ids=[login["uid"]])

    def active_logins(self) -> tuple[str, ...]:
        """Return the uids of all active log-ins at other computers, the oldest first."""
        docs = self.documents.list_with_field(LOGIN)
        return tuple(doc["uid"] for doc in docs if HERE not in doc and self._is_active(doc))

    def end(self, *logins: str) -> None:
        """End log-ins at other computers by uid; unknown uids are ignored."""
        with self.work.transaction():
            known = self.documents.list_with_field(LOGIN)
            ended = [doc["uid"] for doc in known if HERE not in doc and doc["uid"] in logins]
            self.work.table(ACCESS).remove(doc_ids=ended)
            self.club_events.publish(EveningChanged(OF_NO_EVENING, kind="access"))

    def _active_login(self, token: str, *, here: bool) -> Doc | None:
        """Return the document of an active log-in with a token, here or at other computers."""
        docs = [doc for doc in self.documents.list_with_field(LOGIN) if (HERE in doc) == here]
        login = find_by_secret(docs, LOGIN, digest_of(token))
        return login if login and self._is_active(login) else None

    def _is_active(self, login: Doc) -> bool:
        lifetime = LOCAL_LOGIN_LIFETIME if HERE in login else LOGIN_LIFETIME
        return self._age(login) < lifetime

    def _age(self, login: Doc) -> timedelta:
        return datetime.fromisoformat(self.work.now()) - datetime.fromisoformat(login["at"])


def _visitor(doc: Doc) -> Visitor:
    """Return the visitor whose stored document is `doc`."""
    owner = doc.get(OWNER)
    wants = doc.get(WANTS)
    arrived = doc.get(ARRIVED)
    return Visitor(
        id=doc["uid"],
        role=doc["role"],
        evening=EveningUid(doc["evening"]),
        table=doc["table"],
        number=doc["number"],
        owner=Owner(**owner) if owner else None,
        wants=Owner(**wants) if wants else None,
        arrived=(arrived[0], arrived[1]) if arrived else None,
    )


def find_by_secret(documents: Sequence[Doc], name: str, secret: str) -> Doc | None:
    """Return the document whose field `name` has the value `secret`; None if there is none.

    Every document is compared, in constant time, so that the duration reveals nothing about the
    secrets.
    """
    given = secret.encode(errors="replace")
    found = None
    for doc in documents:
        if compare_digest(doc[name].encode(), given):
            found = doc
    return found


def new_token(new_secret: Callable[[int], bytes]) -> str:
    """Return a new random token, in URL-safe characters."""
    return urlsafe_b64encode(new_secret(TOKEN_BYTES)).rstrip(b"=").decode()


def digest_of(token: str) -> str:
    """Return the SHA-256 digest of a token, in hexadecimal."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
