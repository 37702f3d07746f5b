"""The documents of the store by their own uid, each table by its name.

The changes of a match are all that is kept of it, and its documents follow from them. A change
names the `match`, its `number` in it, and the `deal` that it is about; without one it is about the
set-up. `after` is the whole document from then on; without one there is none any more. `before` is
written only where the changes before it say something else, as after a damage.
"""

from bisect import bisect_left, insort
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from tinydb import TinyDB
from tinydb.table import Table

from scorekeeper.storage import errors, journal, lines, migrations

MATCHES, DEALS, CHANGES = migrations.MATCHES, migrations.DEALS, migrations.CHANGES
DRAFTS, PLAYERS, SETTINGS = "drafts", "players", "settings"
PROFILES, CONFIRMATIONS = "profiles", "confirmations"
EVENINGS, SEASONS, ACCESS = "evenings", "seasons", "access"
CLUB_ROUNDS, CLUB_TABLES, CLUB_LOG = "club_rounds", "club_tables", "club_log"
OF_THE_CLUB = (EVENINGS, CLUB_ROUNDS, CLUB_TABLES, CLUB_LOG, SEASONS, ACCESS)
TABLES = (CHANGES, DRAFTS, PLAYERS, SETTINGS, PROFILES, CONFIRMATIONS, *OF_THE_CLUB)

DERIVED = (MATCHES, DEALS)
"""Tables that follow from the changes: they are read as others, and never written."""

PLACED_BY = {
    DEALS: ("match", "position"),
    CHANGES: ("match", "number"),
    CLUB_ROUNDS: ("evening", "number"),
    CLUB_TABLES: ("evening", "round"),
    CLUB_LOG: ("evening", "number"),
}
"""Tables whose documents belong to a match or an evening: the fields that name and order it."""


class _Table(Table):
    """A table that remembers no answers: what they are about is changed without it."""

    default_query_cache_capacity = 0


class Database:
    """Documents by their own `uid`; those of a match or an evening also in their order.

    Any thread may call it. A write is on the disk on return; documents given out are copies.
    """

    def __init__(self, path: Path, *, now: Callable[[], str], read_only: bool = False) -> None:
        self.db = TinyDB(path, storage=journal.JournalStorage, now=now, read_only=read_only)
        """The same documents for TinyDB's queries, but for those that follow from the changes."""
        self.db.table_class = _Table
        self.journal = cast("journal.JournalStorage", self.db.storage)
        """The file, for operations on the whole of it."""
        self.lock = self.journal.lock
        """Keeps other threads from writing, and from reading what is half done."""
        self._written = Counter[str]()
        self._index()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with self.journal.lock:
            try:
                with self.journal.transaction():
                    yield
            except BaseException:
                self._index()
                raise

    def get(self, table: str, uid: str) -> lines.Doc | None:
        with self.journal.lock:
            doc = self._documents(table).get(uid)
            return None if doc is None else lines.copied(doc)

    def all(self, table: str) -> list[lines.Doc]:
        with self.journal.lock:
            return [lines.copied(doc) for doc in self._documents(table).values()]

    def picked(self, table: str, *fields: str) -> list[lines.Doc]:
        """Return these fields alone of all documents of a table, None where one is lacking."""
        with self.journal.lock:
            docs = self._documents(table).values()
            return [{field: lines.copied(doc.get(field)) for field in fields} for doc in docs]

    def count(self, table: str) -> int:
        with self.journal.lock:
            return len(self._documents(table))

    def has(self, table: str, uid: str) -> bool:
        with self.journal.lock:
            return uid in self._documents(table)

    def stamp(self, *tables: str) -> int:
        """Return a number that differs once anything in these tables was written, or taken back."""
        with self.journal.lock:
            self._documents(MATCHES)  # worked out anew where that is due
            return sum(self._written[table] for table in tables)

    def of_match(self, table: str, match: str) -> list[lines.Doc]:
        """Return a match's deals by position, or its changes by number, with `before`."""
        documents: list[lines.Doc] = lines.copied(self._of(table, match))
        if table == CHANGES:
            known: dict[str | None, lines.Doc | None] = {}
            for change in documents:
                about = change.get("deal")
                before = change.pop("before", known.get(about))
                if before is not None:
                    change["before"] = lines.copied(before)
                known[about] = change.get("after")
        return documents

    def of_evening(self, table: str, evening: str) -> list[lines.Doc]:
        """Return an evening's rounds, tables by round and uid, or log entries, in their order."""
        documents: list[lines.Doc] = lines.copied(self._of(table, evening))
        return documents

    def last_of_match(self, table: str, match: str) -> lines.Doc | None:
        """Return the last of a match's deals or changes as it was written, or None without any."""
        docs = self._of(table, match, last=True)
        return lines.copied(docs[-1]) if docs else None

    def uids_of_match(self, table: str, match: str) -> list[str]:
        """Return the uids of a match's deals by position, or of its changes by number."""
        return [doc["uid"] for doc in self._of(table, match)]

    def has_of_match(self, table: str, match: str, field: str, value: object) -> bool:
        """True if a match's deal or change has this value in a field."""
        return any(doc.get(field) == value for doc in self._of(table, match))

    def match_uids(self) -> list[str]:
        """Return the uids of all matches, and those that changes belong to."""
        with self.journal.lock:
            return list(dict.fromkeys((*self._documents(MATCHES), *self._placed[CHANGES])))

    def put(self, table: str, document: Mapping[str, Any]) -> None:
        """Save a document in place of the one of the same `uid`, or as a new one."""
        uid = document["uid"]
        with self.transaction():
            if table in DERIVED:
                message = f"{table} follow from {CHANGES}, and are not written themselves"
                raise errors.StoreError(message)
            if table == CHANGES and "before" in document:
                document = self._without_before(document)
            doc_id = self._ids[table].get(uid)
            if doc_id is None:
                doc_id = str(self._next_ids[table])
                self._next_ids[table] += 1
            else:
                self._forget(table, uid)
            self._ids[table][uid] = doc_id
            self.journal.put(table, doc_id, document)
            fresh = self.journal.tables[table][doc_id]
            self._note(table, uid, fresh)
            if table != CHANGES or document["match"] in self._stale:
                return
            if self._placed[CHANGES][document["match"]][-1][1] == uid:
                self._apply(fresh)
            else:
                self._stale[document["match"]] = None

    def remove(self, table: str, uid: str) -> None:
        with self.transaction():
            if (doc_id := self._ids[table].pop(uid, None)) is not None:
                if table == CHANGES:
                    self._stale[self._docs[table][uid]["match"]] = None
                self._forget(table, uid)
                del self._docs[table][uid]
                self.journal.remove(table, doc_id)

    def become(self, table: str, documents: Iterable[Mapping[str, Any]]) -> None:
        """Replace the contents of a table by these documents; only differences are written."""
        wanted = {document["uid"]: document for document in documents}
        with self.transaction():
            for uid in [uid for uid in self._docs[table] if uid not in wanted]:
                self.remove(table, uid)
            for uid, document in wanted.items():
                if self.get(table, uid) != document:
                    self.put(table, document)

    def rewrite(self, rewrite: lines.Rewrite) -> None:
        """Replace every document by what `rewrite` returns, in a file written anew."""
        with self.journal.lock:
            try:
                self.journal.rewrite(rewrite)
            finally:
                self._index()

    def _index(self) -> None:
        self._ids: dict[str, dict[str, str]] = {}
        self._next_ids: dict[str, int] = {}
        self._docs: dict[str, dict[str, lines.Doc]] = {table: {} for table in DERIVED}
        self._placed: dict[str, defaultdict[str, list[tuple[float, str]]]]
        self._placed = {table: defaultdict(list) for table in PLACED_BY}
        self._stale: dict[str, None] = {}  # matches whose documents have to be worked out anew
        with self.journal.lock:
            self._written.update((*TABLES, *DERIVED))
            for table in TABLES:
                docs = self.journal.tables.get(table, {})
                self._ids[table] = {doc.get("uid", ""): doc_id for doc_id, doc in docs.items()}
                self._docs[table] = {doc.get("uid", ""): doc for doc in docs.values()}
                self._next_ids[table] = max(map(int, docs), default=0) + 1
                if table in PLACED_BY:
                    owner, order = PLACED_BY[table]
                    for uid, doc in self._docs[table].items():
                        self._placed[table][doc.get(owner, "")].append((doc.get(order, 0), uid))
                    for placed in self._placed[table].values():
                        placed.sort()
            self._stale = dict.fromkeys(self._placed[CHANGES])
            self._documents(MATCHES)

    def _documents(self, table: str) -> dict[str, lines.Doc]:
        if table not in DERIVED:
            return self._docs[table]
        for match in self._stale:
            for _, uid in self._placed[DEALS].pop(match, []):
                del self._docs[DEALS][uid]
            self._docs[MATCHES].pop(match, None)
            for _, uid in self._placed[CHANGES][match]:
                self._apply(self._docs[CHANGES][uid])
        self._stale.clear()
        return self._docs[table]

    def _of(self, table: str, owner: str, *, last: bool = False) -> list[lines.Doc]:
        with self.journal.lock:
            docs = self._documents(table)
            placed = self._placed[table].get(owner, [])
            return [docs[uid] for _, uid in (placed[-1:] if last else placed)]

    def _note(self, table: str, uid: str, document: lines.Doc) -> None:
        self._docs[table][uid] = document
        self._written[table] += 1
        if table in PLACED_BY:
            owner, order = PLACED_BY[table]
            insort(self._placed[table][document.get(owner, "")], (document.get(order, 0), uid))

    def _forget(self, table: str, uid: str) -> None:
        self._written[table] += 1
        if table in PLACED_BY:
            document, (owner, order) = self._docs[table][uid], PLACED_BY[table]
            placed = self._placed[table][document.get(owner, "")]
            del placed[bisect_left(placed, (document.get(order, 0), uid))]

    def _without_before(self, change: Mapping[str, Any]) -> Mapping[str, Any]:
        """Leave out what was before a change where that follows from the changes before it."""
        before = None
        for earlier in self._of(CHANGES, change["match"]):
            is_earlier = earlier["number"] < change["number"]
            if is_earlier and earlier.get("deal") == change.get("deal"):
                before = earlier.get("after")
        follows = before == change["before"]
        return {key: value for key, value in change.items() if key != "before" or not follows}

    def _apply(self, change: lines.Doc) -> None:
        deal, after = change.get("deal"), change.get("after")
        table, uid = (MATCHES, change["match"]) if deal is None else (DEALS, deal)
        if uid in self._docs[table]:
            self._forget(table, uid)
            if after is None:
                del self._docs[table][uid]
        if after is not None:
            self._note(table, uid, after)
