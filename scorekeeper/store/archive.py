"""The tables of the program: matches, evenings and what belongs to them, house rules, settings."""

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any, cast

from tinydb.table import Document

from scorekeeper.store.database import Journal

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

Doc = dict[str, Any]
Placed = tuple[float, str]


class Archive:
    """Documents by their own `uid`; what belongs to a match or an evening also in its order.

    Every call is safe from any thread. A write is on the disk when the call returns.
    """

    def __init__(self, journal: Journal) -> None:
        """Index the documents of an open journal."""
        self._journal = journal
        self._written = Counter[str]()
        self._index()

    @property
    def journal(self) -> Journal:
        """Give the journal, for what is about the file and not about a document."""
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

    def get(self, table: str, uid: str) -> Doc | None:
        """Give a copy of the document of this uid, or None."""
        with self._journal.lock:
            doc_id = self._ids[table].get(uid)
            found = None if doc_id is None else self._journal.table(table).get(doc_id=doc_id)
            return None if found is None else dict(cast("Document", found))

    def all(self, table: str) -> list[Doc]:
        """Give copies of all documents of a table, in the order in which they came."""
        with self._journal.lock:
            return [dict(document) for document in self._journal.table(table)]

    def picked(self, table: str, *fields: str) -> list[Doc]:
        """Give copies of these fields of all documents of a table, None where one has not got it.

        Nothing else of a document is copied, so that many long ones are looked through quickly.
        """
        with self._journal.lock:
            found = self._journal.table(table).picked(*fields)
        return [dict(zip(fields, values, strict=True)) for _, *values in found]

    def has(self, table: str, uid: str) -> bool:
        """Say whether there is a document of this uid."""
        with self._journal.lock:
            return uid in self._ids[table]

    def stamp(self, *tables: str) -> int:
        """Give a number that is another one once anything in these tables was written.

        What was taken back counts as written too, so what is worked out from documents may be
        kept with the stamp that they had.
        """
        return sum(self._written[table] for table in tables)

    def of_match(self, table: str, match: str) -> list[Doc]:
        """Give copies of a match's deals by position, or of its changes by number."""
        return self._of(table, match)

    def of_evening(self, table: str, evening: str) -> list[Doc]:
        """Give copies of an evening's rounds, tables or log entries, in their order.

        Tables come round by round, within one by their uid.
        """
        return self._of(table, evening)

    def last_of_match(self, table: str, match: str) -> Doc | None:
        """Give the last of a match's deals or changes, or None where there is none."""
        with self._journal.lock:
            placed = self._placed[table].get(match)
            return self.get(table, placed[-1][1]) if placed else None

    def match_uids(self) -> list[str]:
        """Give the uids of all matches, and those that deals and changes belong to."""
        with self._journal.lock:
            named = (uid for table in (DEALS, CHANGES) for uid in self._placed[table])
            return list(dict.fromkeys((*self._ids[MATCHES], *named)))

    def put(self, table: str, document: Mapping[str, Any]) -> None:
        """Keep a document in place of the one of the same `uid`, or as a new one."""
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
        """Make a table hold these documents and no others; what is the same is not written."""
        wanted = {document["uid"]: document for document in documents}
        with self.transaction():
            for uid in [uid for uid in self._ids[table] if uid not in wanted]:
                self.remove(table, uid)
            for uid, document in wanted.items():
                if self.get(table, uid) != document:
                    self.put(table, document)

    def rewrite(self, rewrite: Callable[[str, Doc], Doc]) -> None:
        """Have every document as `rewrite` gives it for its table, under the same uid and place.

        The file is written anew in one step and says nothing any more of what was there before.
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

    def _of(self, table: str, owner: str) -> list[Doc]:
        with self._journal.lock:
            placed = self._placed[table].get(owner, [])
            found = (self.get(table, uid) for _, uid in placed)
            return [document for document in found if document is not None]

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
    def replace(old: Doc) -> None:
        old.clear()
        old.update(document)

    return replace
