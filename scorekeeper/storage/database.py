"""The store as the rest of the program uses it: a TinyDB, and an archive of documents by uid."""

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import RLock
from typing import Any, TypeAlias, cast

from tinydb import TinyDB
from tinydb.queries import QueryLike
from tinydb.table import Document, Table

from scorekeeper.storage.disk import PRIVATE_FOLDER
from scorekeeper.storage.errors import Finding, StoreError, StoreWriteError
from scorekeeper.storage.journal import JournalStorage, Updated
from scorekeeper.storage.lines import META, Doc, Tables, copied
from scorekeeper.storage.reading import Rewrite

Fields: TypeAlias = Mapping[str, Any] | Callable[[MutableMapping[str, Any]], None]


class JournalTable(Table):
    """A table of a journal. It hands out copies, and every method is safe in threads.

    There is no query cache: TinyDB's hands the same documents out twice, and one table in
    memory is searched fast enough. `cache_size` is taken and has no effect.
    """

    @property
    def _journal(self) -> JournalStorage:
        return cast("JournalStorage", self._storage)

    @property  # type: ignore[override]
    def _next_id(self) -> int | None:
        return self._journal.next_ids.get(self._name)

    @_next_id.setter
    def _next_id(self, doc_id: int | None) -> None:
        # Kept by the storage, so that a rollback takes it back and two tables of one name agree.
        self._journal.next_ids[self._name] = doc_id

    def insert(self, document: Mapping[str, Any]) -> int:
        """Insert a document, in one commit, and return its id."""
        with self._journal.lock:
            return super().insert(document)

    def insert_multiple(self, documents: Iterable[Mapping[str, Any]]) -> list[int]:
        """Insert documents, all in one commit, and return their ids."""
        with self._journal.lock:
            return super().insert_multiple(documents)

    def update(
        self,
        fields: Fields,
        cond: QueryLike | None = None,
        doc_ids: Iterable[int] | None = None,
    ) -> list[int]:
        """Set fields of the documents that match, in one commit, and return their ids."""
        with self._journal.lock:
            if doc_ids is None and cond is not None:
                doc_ids = self._matching(cond)
            return super().update(fields, None, doc_ids)

    def update_multiple(self, updates: Iterable[tuple[Fields, QueryLike]]) -> list[int]:
        """Set fields for several conditions, all in one commit, and return the ids updated."""
        with self._journal.lock:
            return super().update_multiple(updates)

    def upsert(self, document: Mapping[str, Any], cond: QueryLike | None = None) -> list[int]:
        """Update the documents that match, or insert this one, in one commit; return the ids."""
        with self._journal.together():
            return super().upsert(document, cond)

    def remove(
        self, cond: QueryLike | None = None, doc_ids: Iterable[int] | None = None
    ) -> list[int]:
        """Remove the documents that match, in one commit, and return their ids."""
        with self._journal.lock:
            if doc_ids is None and cond is not None:
                doc_ids = self._matching(cond)
            return super().remove(None, doc_ids)

    def truncate(self) -> None:
        """Remove all documents; the table stays."""
        with self._journal.lock:
            super().truncate()

    def search(self, cond: QueryLike) -> list[Document]:
        """Return copies of the documents that match."""
        with self._journal.lock:
            matching = [(key, doc) for key, doc in self._read_table().items() if cond(doc)]
        return [self._handed_out(key, doc) for key, doc in matching]

    def get(
        self,
        cond: QueryLike | None = None,
        doc_id: int | None = None,
        doc_ids: list[int] | None = None,
    ) -> Any:
        """Return a copy of one document by condition or id or None, or of those of some ids."""
        stock: Any = super()  # whose overloads have no name for "any of these"
        with self._journal.lock:
            match = stock.get(cond, doc_id, doc_ids)
        if isinstance(match, list):
            return [self._handed_out(doc.doc_id, doc) for doc in match]
        return None if match is None else self._handed_out(match.doc_id, match)

    def count(self, cond: QueryLike) -> int:
        """Count the documents that match."""
        with self._journal.lock:
            return len(self._matching(cond))

    def __len__(self) -> int:
        with self._journal.lock:
            return len(self._read_table())

    def __iter__(self) -> Iterator[Document]:
        """Iterate over copies of the documents, as they were when this was called."""
        with self._journal.lock:
            items = list(self._read_table().items())
        return (self._handed_out(key, doc) for key, doc in items)

    def picked(self, *fields: str) -> list[tuple[Any, ...]]:
        """Return id and these fields of each document, None for a field that it lacks.

        Nothing else of a document is copied, so an index of a whole table is made quickly.
        """
        with self._journal.lock:
            return [
                (int(key), *(copied(doc.get(field)) for field in fields))
                for key, doc in self._read_table().items()
            ]

    def _matching(self, cond: QueryLike) -> list[int]:
        return [int(key) for key, doc in self._read_table().items() if cond(doc)]

    def _handed_out(self, key: str | int, doc: Mapping[str, Any]) -> Document:
        return self.document_class(copied(doc), self.document_id_class(key))

    def _read_table(self) -> Mapping[str, Doc]:  # type: ignore[override]
        return self._journal.view(self._name)

    def _update_table(self, updater: Callable[[Updated], None]) -> None:  # type: ignore[override]
        self._journal.change(self._name, updater)


class Journal(TinyDB):
    """A TinyDB whose every change is one line on the disk; made by `open_journal`."""

    table_class = JournalTable
    default_storage_class = JournalStorage  # type: ignore[assignment]

    @property
    def _journal(self) -> JournalStorage:
        return cast("JournalStorage", self._storage)

    @property
    def path(self) -> Path:
        """The file, links followed."""
        return self._journal.path

    @property
    def lock(self) -> RLock:
        """The lock to hold round a read and the write that depends on it.

        Never await while holding it: tasks of one thread do not lock each other out.
        """
        return self._journal.lock

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings on opening, the worst first, and since; empty when all was well."""
        return self._journal.findings

    @property
    def notes(self) -> tuple[Finding, ...]:
        """The findings of earlier starts that nobody may have read."""
        return self._journal.notes

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._journal.last

    @property
    def is_untidy(self) -> bool:
        """True if the file is worth compacting."""
        return self._journal.is_untidy

    @property
    def read_only(self) -> bool:
        """True if changes are refused: as asked, by a newer schema, or since a flush failed."""
        return self._journal.read_only

    @property
    def header(self) -> Doc:
        """A copy of the document with format, schema (a whole number) and app (a version)."""
        return self._journal.header

    def transaction(self) -> AbstractContextManager[None]:
        """Make all changes of all tables inside one line and one flush, or none of them.

        An exception takes everything back, memory included. A transaction inside another
        belongs to it; when it fails, the outer one cannot succeed any more and raises
        StoreError at its end. Other threads wait; never await inside.
        """
        return self._journal.transaction()

    def compact(self) -> bool:
        """Write the file anew if more than half of it is dead; return True if it was.

        A backup should be made before: what a damage takes from the new file it still has.
        Raises StoreWriteError when the disk refuses (the old file goes on), StoreReadOnlyError,
        and StoreError inside a transaction.
        """
        return self._journal.compact()

    def rewrite(self, rewrite: Rewrite) -> None:
        """Write the file anew, each document as `rewrite` returns it for its table's name.

        Nothing of the documents before is left in the file. It is one step: the
        old file stands or the new one. Raises what `compact` raises, and StoreDocumentError for
        what cannot be saved; then all is as it was.
        """
        self._journal.rewrite(rewrite)

    def settle(self, *, is_answered: bool = False) -> None:
        """Record that the findings were read, so that no later start reports them again.

        A store behind a backup is reported until it `is_answered`. An orderly `close` settles too;
        a kill does not, and then a later start has the findings in `notes`.
        """
        self._journal.settle(is_answered=is_answered)

    def let_go(self) -> None:
        """Close the file, and leave the findings to a later start."""
        self._journal.let_go()

    def documents(self) -> Tables:
        """Return copies of all documents, by table and id."""
        return self._journal.read()

    def table(self, name: str, **kwargs: Any) -> JournalTable:
        """Return the table of this name; there is one object for all threads."""
        with self._journal.lock:
            return cast("JournalTable", super().table(name, **kwargs))

    def tables(self) -> set[str]:
        """Return the names of all tables but the header's."""
        return self._journal.names()

    def drop_tables(self) -> None:
        """Drop all tables in one commit; the header stays."""
        with self._journal.lock:
            self._journal.drop(*self._journal.names())
            self._tables.clear()

    def drop_table(self, name: str) -> None:
        """Drop a table; one that is not there is no error, the header's is."""
        if name == META:
            message = f"A store does not work without its table {META}: {self.path}"
            raise StoreError(message, path=self.path)
        with self._journal.lock:
            self._journal.drop(name)
            self._tables.pop(name, None)


def open_journal(path: Path, *, now: Callable[[], str], read_only: bool = False) -> Journal:
    """Open the store at `path`, or make one there with the folders it needs.

    `now` returns the time of a commit as text, saved as it is; with a second's precision, like
    2026-05-01T20:15:00Z, it costs 20 bytes a save. `read_only` writes nothing, takes no lock
    and needs the file to be there, so it may look at a store that is in use.

    Faults of the file that were mended are in `findings` of the journal.

    Raises StoreBusyError at once when the store is open elsewhere, StoreCorruptError when
    the file is none of ours, StoreError when it cannot be read, StoreWriteError when it
    cannot be written to. A store of a newer schema opens read-only.
    """
    if not read_only:
        try:
            path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        except OSError as error:
            message = f"The folder of the store cannot be made ({error.strerror}): {path.parent}"
            raise StoreWriteError(message, path=path.parent) from error
    return Journal(path, now=now, read_only=read_only)


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
ORDERED_BY = {
    DEALS: "position",
    CHANGES: "number",
    CLUB_ROUNDS: "number",
    CLUB_TABLES: "round",
    CLUB_LOG: "number",
}
"""Tables whose documents belong to a match or an evening, and the field that orders them."""

OWNER = {
    DEALS: "match",
    CHANGES: "match",
    CLUB_ROUNDS: "evening",
    CLUB_TABLES: "evening",
    CLUB_LOG: "evening",
}
"""The field of these documents that names the match or the evening."""

ArchiveDoc = dict[str, Any]
Placed = tuple[float, str]


class Archive:
    """Documents by their own `uid`; those of a match or an evening also in their order.

    Every call is safe from any thread. A write is on the disk when the call returns.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._written = Counter[str]()
        self._index()

    @property
    def journal(self) -> Journal:
        """The journal, for operations on the whole file."""
        return self._journal

    def alone(self) -> AbstractContextManager[bool]:
        """Keep other threads from writing, and from reading what is half done."""
        return self._journal.lock

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Make all writes inside together, or none of them."""
        with self._journal.lock:
            try:
                with self._journal.transaction():
                    yield
            except BaseException:
                self._index()
                raise

    def get(self, table: str, uid: str) -> ArchiveDoc | None:
        """Return a copy of the document of this uid, or None."""
        with self._journal.lock:
            doc_id = self._ids[table].get(uid)
            document = None if doc_id is None else self._journal.table(table).get(doc_id=doc_id)
            return None if document is None else dict(cast("Document", document))

    def all(self, table: str) -> list[ArchiveDoc]:
        """Return copies of all documents of a table, in the order in which they came."""
        with self._journal.lock:
            return [dict(document) for document in self._journal.table(table)]

    def picked(self, table: str, *fields: str) -> list[ArchiveDoc]:
        """Return copies of these fields of all documents of a table, None where one is lacking.

        Nothing else of a document is copied, so that many long ones are looked through quickly.
        """
        with self._journal.lock:
            rows = self._journal.table(table).picked(*fields)
        return [dict(zip(fields, values, strict=True)) for _, *values in rows]

    def has(self, table: str, uid: str) -> bool:
        """True if there is a document of this uid."""
        with self._journal.lock:
            return uid in self._ids[table]

    def stamp(self, *tables: str) -> int:
        """Return a number that differs once anything in these tables was written.

        A rolled-back write counts too, so that results worked out from documents may be cached
        with the stamp that they had.
        """
        return sum(self._written[table] for table in tables)

    def of_match(self, table: str, match: str) -> list[ArchiveDoc]:
        """Return copies of a match's deals by position, or of its changes by number."""
        return self._of(table, match)

    def of_evening(self, table: str, evening: str) -> list[ArchiveDoc]:
        """Return copies of an evening's rounds, tables or log entries, in their order.

        Tables come round by round, within one by their uid.
        """
        return self._of(table, evening)

    def last_of_match(self, table: str, match: str) -> ArchiveDoc | None:
        """Return the last of a match's deals or changes, or None where there is none."""
        with self._journal.lock:
            placed = self._placed[table].get(match)
            return self.get(table, placed[-1][1]) if placed else None

    def match_uids(self) -> list[str]:
        """Return the uids of all matches, and those that deals and changes belong to."""
        with self._journal.lock:
            named = (uid for table in (DEALS, CHANGES) for uid in self._placed[table])
            return list(dict.fromkeys((*self._ids[MATCHES], *named)))

    def put(self, table: str, document: Mapping[str, Any]) -> None:
        """Save a document in place of the one of the same `uid`, or as a new one."""
        uid = document["uid"]
        with self.transaction():
            doc_id = self._ids[table].get(uid)
            if doc_id is None:
                doc_id = self._journal.table(table).insert(document)
            else:
                self._forget(table, uid)
                self._journal.table(table).update(_replacing(document), doc_ids=[doc_id])
            owner = document.get(OWNER.get(table, ""), "")
            self._note(table, doc_id, uid, owner, document.get(ORDERED_BY.get(table, ""), 0))

    def remove(self, table: str, uid: str) -> None:
        """Remove the document of this uid; one that is not there is no error."""
        with self.transaction():
            doc_id = self._ids[table].get(uid)
            if doc_id is not None:
                self._forget(table, uid)
                self._journal.table(table).remove(doc_ids=[doc_id])

    def become(self, table: str, documents: Iterable[Mapping[str, Any]]) -> None:
        """Replace the contents of a table by these documents; only differences are written."""
        wanted = {document["uid"]: document for document in documents}
        with self.transaction():
            for uid in [uid for uid in self._ids[table] if uid not in wanted]:
                self.remove(table, uid)
            for uid, document in wanted.items():
                if self.get(table, uid) != document:
                    self.put(table, document)

    def rewrite(self, rewrite: Callable[[str, ArchiveDoc], ArchiveDoc]) -> None:
        """Replace every document by what `rewrite` returns, under the same uid and place.

        The file is written anew in one step and holds nothing of the documents before.
        Raises StoreError; then all is as it was.
        """
        with self._journal.lock:
            try:
                self._journal.rewrite(rewrite)
            finally:
                self._index()

    def _index(self) -> None:
        self._ids: dict[str, dict[str, int]] = {table: {} for table in TABLES}
        self._placed: dict[str, dict[str, list[Placed]]] = {table: {} for table in ORDERED_BY}
        with self._journal.lock:
            for table in TABLES:
                self._written[table] += 1
                fields = ("uid", OWNER.get(table, "uid"), ORDERED_BY.get(table, "uid"))
                for doc_id, uid, owner, place in self._journal.table(table).picked(*fields):
                    self._note(table, doc_id, uid, owner, place)

    def _of(self, table: str, owner: str) -> list[ArchiveDoc]:
        with self._journal.lock:
            placed = self._placed[table].get(owner, [])
            documents = (self.get(table, uid) for _, uid in placed)
            return [document for document in documents if document is not None]

    def _note(self, table: str, doc_id: int, uid: str, owner: str, place: float) -> None:
        self._ids[table][uid] = doc_id
        self._written[table] += 1
        if table in ORDERED_BY:
            insort(self._placed[table].setdefault(owner, []), (place, uid))

    def _forget(self, table: str, uid: str) -> None:
        if table in ORDERED_BY and (old := self.get(table, uid)) is not None:
            placed = self._placed[table][old[OWNER[table]]]
            del placed[bisect_left(placed, (old[ORDERED_BY[table]], uid))]
        del self._ids[table][uid]
        self._written[table] += 1


def _replacing(document: Mapping[str, Any]) -> Any:
    def replace(old: ArchiveDoc) -> None:
        old.clear()
        old.update(document)

    return replace
