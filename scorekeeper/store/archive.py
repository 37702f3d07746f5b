"""The tables of the program: matches and what belongs to them, house rules, settings."""

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, cast

from tinydb.table import Document

from scorekeeper.store.database import Journal

MATCHES, DEALS, CHANGES = "matches", "deals", "changes"
DRAFTS, PLAYERS, SETTINGS = "drafts", "players", "settings"
PROFILES, CONFIRMATIONS = "profiles", "confirmations"
TABLES = (MATCHES, DEALS, CHANGES, DRAFTS, PLAYERS, SETTINGS, PROFILES, CONFIRMATIONS)
ORDERED_BY = {DEALS: "position", CHANGES: "number"}
"""Tables whose documents belong to a match, and the field that puts them in order."""

Doc = dict[str, Any]
Placed = tuple[float, str]


class Archive:
    """Documents by their own `uid`; deals and changes also match by match, in order.

    Every call is safe from any thread. A write is on the disk when the call returns.
    """

    def __init__(self, journal: Journal) -> None:
        """Index the documents of an open journal."""
        self._journal = journal
        self._index()

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

    def of_match(self, table: str, match: str) -> list[Doc]:
        """Give copies of a match's deals by position, or of its changes by number."""
        with self._journal.lock:
            placed = self._placed[table].get(match, [])
            found = (self.get(table, uid) for _, uid in placed)
            return [document for document in found if document is not None]

    def last_of_match(self, table: str, match: str) -> Doc | None:
        """Give the last of a match's deals or changes, or None where there is none."""
        with self._journal.lock:
            placed = self._placed[table].get(match)
            return self.get(table, placed[-1][1]) if placed else None

    def match_uids(self) -> list[str]:
        """Give the uids of all matches, and those that deals and changes belong to."""
        with self._journal.lock:
            named = (uid for table in ORDERED_BY for uid in self._placed[table])
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
            match, place = document.get("match", ""), document.get(ORDERED_BY.get(table, ""), 0)
            self._note(table, doc_id, uid, match, place)

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

    def _index(self) -> None:
        self._ids: dict[str, dict[str, int]] = {table: {} for table in TABLES}
        self._placed: dict[str, dict[str, list[Placed]]] = {table: {} for table in ORDERED_BY}
        with self._journal.lock:
            for table in TABLES:
                fields = ("uid", "match", ORDERED_BY.get(table, "uid"))
                for doc_id, uid, match, place in self._journal.table(table).picked(*fields):
                    self._note(table, doc_id, uid, match, place)

    def _note(self, table: str, doc_id: int, uid: str, match: str, place: float) -> None:
        self._ids[table][uid] = doc_id
        if table in ORDERED_BY:
            insort(self._placed[table].setdefault(match, []), (place, uid))

    def _forget(self, table: str, uid: str) -> None:
        if table in ORDERED_BY and (old := self.get(table, uid)) is not None:
            placed = self._placed[table][old["match"]]
            del placed[bisect_left(placed, (old[ORDERED_BY[table]], uid))]
        del self._ids[table][uid]


def _replacing(document: Mapping[str, Any]) -> Any:
    def replace(old: Doc) -> None:
        old.clear()
        old.update(document)

    return replace
