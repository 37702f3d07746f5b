"""The documents of the store by their own uid, each table by its name."""

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, cast

from tinydb import TinyDB
from tinydb.table import Table

from scorekeeper.storage.journal import JournalStorage
from scorekeeper.storage.lines import Doc, copied
from scorekeeper.storage.reading import Rewrite

MATCHES, DEALS, CHANGES = "matches", "deals", "changes"
DRAFTS, PLAYERS, SETTINGS = "drafts", "players", "settings"
PROFILES, CONFIRMATIONS = "profiles", "confirmations"
EVENINGS, SEASONS, ACCESS = "evenings", "seasons", "access"
CLUB_ROUNDS, CLUB_TABLES, CLUB_LOG = "club_rounds", "club_tables", "club_log"
OF_THE_CLUB = (EVENINGS, CLUB_ROUNDS, CLUB_TABLES, CLUB_LOG, SEASONS, ACCESS)
"""Tables of evenings of several tables."""

TABLES = (
    *(MATCHES, DEALS, CHANGES, DRAFTS, PLAYERS, SETTINGS, PROFILES, CONFIRMATIONS),
    *OF_THE_CLUB,
)
OWNER = {
    DEALS: "match",
    CHANGES: "match",
    CLUB_ROUNDS: "evening",
    CLUB_TABLES: "evening",
    CLUB_LOG: "evening",
}
"""Tables whose documents belong to a match or an evening, and the field that names it."""

ORDERED_BY = {
    DEALS: "position",
    CHANGES: "number",
    CLUB_ROUNDS: "number",
    CLUB_TABLES: "round",
    CLUB_LOG: "number",
}
"""The field that orders the documents of one match or evening."""


class _Table(Table):
    """A table that remembers no answers: what they are about is changed without it."""

    default_query_cache_capacity = 0


class Database:
    """Documents by their own `uid`; those of a match or an evening also in their order.

    Every call is safe from any thread. A write is on the disk when the call returns. Documents
    that are given out are copies.
    """

    def __init__(self, path: Path, *, now: Callable[[], str], read_only: bool = False) -> None:
        """Open the store at `path`, as `JournalStorage` does."""
        self.db = TinyDB(path, storage=JournalStorage, now=now, read_only=read_only)
        """The same documents for TinyDB's queries."""
        self.db.table_class = _Table
        self.journal = cast("JournalStorage", self.db.storage)
        """The file, for operations on the whole of it."""
        self._written = Counter[str]()
        self._index()

    def alone(self) -> AbstractContextManager[bool]:
        """Keep other threads from writing, and from reading what is half done."""
        return self.journal.lock

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Make all writes inside together, or none of them."""
        with self.journal.lock:
            try:
                with self.journal.transaction():
                    yield
            except BaseException:
                self._index()
                raise

    def get(self, table: str, uid: str) -> Doc | None:
        """Return the document of this uid, or None."""
        with self.journal.lock:
            doc_id = self._ids[table].get(uid)
            return None if doc_id is None else copied(self.journal.tables[table][doc_id])

    def all(self, table: str) -> list[Doc]:
        """Return all documents of a table, in the order in which they came."""
        with self.journal.lock:
            return [copied(doc) for doc in self.journal.tables.get(table, {}).values()]

    def picked(self, table: str, *fields: str) -> list[Doc]:
        """Return these fields of all documents of a table, None where one is lacking.

        Nothing else of a document is copied, so that many long ones are looked through quickly.
        """
        with self.journal.lock:
            docs = self.journal.tables.get(table, {}).values()
            return [{field: copied(doc.get(field)) for field in fields} for doc in docs]

    def count(self, table: str) -> int:
        """Count the documents of a table."""
        with self.journal.lock:
            return len(self._ids[table])

    def has(self, table: str, uid: str) -> bool:
        """True if there is a document of this uid."""
        with self.journal.lock:
            return uid in self._ids[table]

    def stamp(self, *tables: str) -> int:
        """Return a number that differs once anything in these tables was written.

        A rolled-back write counts too, so that results worked out from documents may be cached
        with the stamp that they had.
        """
        return sum(self._written[table] for table in tables)

    def of_match(self, table: str, match: str) -> list[Doc]:
        """Return a match's deals by position, or its changes by number."""
        return self._of(table, match)

    def of_evening(self, table: str, evening: str) -> list[Doc]:
        """Return an evening's rounds, tables or log entries, in their order.

        Tables come round by round, within one by their uid.
        """
        return self._of(table, evening)

    def last_of_match(self, table: str, match: str) -> Doc | None:
        """Return the last of a match's deals or changes, or None where there is none."""
        with self.journal.lock:
            placed = self._placed[table].get(match)
            return self.get(table, placed[-1][1]) if placed else None

    def match_uids(self) -> list[str]:
        """Return the uids of all matches, and those that deals and changes belong to."""
        with self.journal.lock:
            named = (uid for table in (DEALS, CHANGES) for uid in self._placed[table])
            return list(dict.fromkeys((*self._ids[MATCHES], *named)))

    def put(self, table: str, document: Mapping[str, Any]) -> None:
        """Save a document in place of the one of the same `uid`, or as a new one."""
        uid = document["uid"]
        with self.transaction():
            doc_id = self._ids[table].get(uid)
            if doc_id is None:
                doc_id = str(self._next_ids[table])
            else:
                self._forget(table, uid)
            self.journal.put(table, doc_id, document)
            self._note(table, doc_id, document)

    def remove(self, table: str, uid: str) -> None:
        """Remove the document of this uid; one that is not there is no error."""
        with self.transaction():
            doc_id = self._ids[table].get(uid)
            if doc_id is not None:
                self._forget(table, uid)
                self.journal.remove(table, doc_id)

    def become(self, table: str, documents: Iterable[Mapping[str, Any]]) -> None:
        """Replace the contents of a table by these documents; only differences are written."""
        wanted = {document["uid"]: document for document in documents}
        with self.transaction():
            for uid in [uid for uid in self._ids[table] if uid not in wanted]:
                self.remove(table, uid)
            for uid, document in wanted.items():
                if self.get(table, uid) != document:
                    self.put(table, document)

    def rewrite(self, rewrite: Rewrite) -> None:
        """Replace every document by what `rewrite` returns, under the same uid and place.

        The file is written anew in one step and holds nothing of the documents before.
        Raises StoreError; then all is as it was.
        """
        with self.journal.lock:
            try:
                self.journal.rewrite(rewrite)
            finally:
                self._index()

    def _index(self) -> None:
        self._ids: dict[str, dict[str, str]] = {table: {} for table in TABLES}
        self._next_ids = dict.fromkeys(TABLES, 1)
        self._placed: dict[str, dict[str, list[tuple[float, str]]]] = {table: {} for table in OWNER}
        with self.journal.lock:
            for table in TABLES:
                self._written[table] += 1
                for doc_id, document in self.journal.tables.get(table, {}).items():
                    self._note(table, doc_id, document)

    def _of(self, table: str, owner: str) -> list[Doc]:
        with self.journal.lock:
            docs, ids = self.journal.tables.get(table, {}), self._ids[table]
            return [copied(docs[ids[uid]]) for _, uid in self._placed[table].get(owner, [])]

    def _note(self, table: str, doc_id: str, document: Mapping[str, Any]) -> None:
        uid = document.get("uid", "")
        self._ids[table][uid] = doc_id
        self._next_ids[table] = max(self._next_ids[table], int(doc_id) + 1)
        self._written[table] += 1
        if table in OWNER:
            insort(self._placed_with(table, document), (_place(table, document), uid))

    def _forget(self, table: str, uid: str) -> None:
        doc_id = self._ids[table].pop(uid)
        self._written[table] += 1
        if table in OWNER:
            document = self.journal.tables[table][doc_id]
            placed = self._placed_with(table, document)
            del placed[bisect_left(placed, (_place(table, document), uid))]

    def _placed_with(self, table: str, document: Mapping[str, Any]) -> list[tuple[float, str]]:
        """Return the documents of the same match or evening, in their order."""
        return self._placed[table].setdefault(document.get(OWNER[table], ""), [])


def _place(table: str, document: Mapping[str, Any]) -> float:
    place: float = document.get(ORDERED_BY[table], 0)
    return place
