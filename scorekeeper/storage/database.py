"""The documents of the store by their own uid, each table by its name.

The changes of a match are all that is kept of it, and its documents follow from them. A change
names the `match`, its `number` in it, and the `deal` that it is about; without one it is about the
set-up. `after` is the whole document from then on; without one there is none any more. `before` is
written only where the changes before it say something else, as after a damage.
"""

import itertools
from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

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


class _Step(NamedTuple):
    """A document that was set, changed or deleted."""

    table: str
    uid: str
    doc_id: str | None  # its id in the journal; None for one that follows from changes
    before: lines.Doc | None
    after: lines.Doc | None


class _Index:
    """The documents in memory by their uid, those of a match or an evening also in their order.

    To be used under the `documents_lock` of the journal. The journal calls `begin`, `hide` and
    `show`, so that a transaction is seen by others once it is on the disk.
    """

    def __init__(self, store: journal.JournalStorage) -> None:
        self._store = store
        self._ticks = itertools.count(1)
        self._written: dict[str, int] = {}
        """The tick at which each table was written last; no two states of a table share one."""
        self._steps: list[_Step] | None = None  # those of the transaction under way
        self._before: dict[str, int] = {}  # the ticks before it
        self._after: tuple[dict[str, int], dict[str, None]] = ({}, {})
        """The ticks and the stale matches at its end."""
        self.load()

    def load(self) -> None:
        """Read all documents of the journal anew."""
        with self._store.documents_lock:
            self._written = dict.fromkeys((*TABLES, *DERIVED), next(self._ticks))
            self.ids: dict[str, dict[str, str]] = {}
            """The id in the journal of each document of a table."""
            self._next_ids: dict[str, int] = {}
            self._docs: dict[str, dict[str, lines.Doc]] = {table: {} for table in DERIVED}
            self._placed: dict[str, defaultdict[str, list[tuple[float, str]]]]
            self._placed = {table: defaultdict(list) for table in PLACED_BY}
            for table in TABLES:
                docs = self._store.tables.get(table, {})
                self.ids[table] = {doc.get("uid", ""): doc_id for doc_id, doc in docs.items()}
                self._docs[table] = {doc.get("uid", ""): doc for doc in docs.values()}
                self._next_ids[table] = max(map(int, docs), default=0) + 1
                if table in PLACED_BY:
                    owner, order = PLACED_BY[table]
                    for uid, doc in self._docs[table].items():
                        self._placed[table][doc.get(owner, "")].append((doc.get(order, 0), uid))
                    for placed in self._placed[table].values():
                        placed.sort()
            # Matches whose documents have to be worked out anew.
            self._stale: dict[str, None] = dict.fromkeys(self._placed[CHANGES])
            self.documents(MATCHES)

    def documents(self, table: str) -> dict[str, lines.Doc]:
        if table not in DERIVED:
            return self._docs[table]
        for match in self._stale:
            for _, uid in list(self._placed[DEALS][match]):
                self._set(DEALS, uid, None)
            self._set(MATCHES, match, None)
            for _, uid in self._placed[CHANGES][match]:
                self._apply(self._docs[CHANGES][uid])
        self._stale = {}
        return self._docs[table]

    def of(self, table: str, owner: str, *, last: bool = False) -> list[lines.Doc]:
        docs = self.documents(table)
        placed = self._placed[table].get(owner, [])
        return [docs[uid] for _, uid in (placed[-1:] if last else placed)]

    def owners(self, table: str) -> Iterable[str]:
        """Return the matches or evenings to which the documents of a table belong."""
        return self._placed[table]

    def stamp(self, tables: Iterable[str]) -> int:
        self.documents(MATCHES)  # worked out anew where that is due
        return max(self._written[table] for table in tables)

    def new_id(self, table: str) -> str:
        doc_id = self._next_ids[table]
        self._next_ids[table] += 1
        return str(doc_id)

    def put(self, table: str, uid: str, doc_id: str, document: lines.Doc) -> None:
        """Set a document, and those that follow from it."""
        self._set(table, uid, document, doc_id)
        if table != CHANGES or document["match"] in self._stale:
            return
        _, last = self._placed[CHANGES][document["match"]][-1]
        if last == uid:
            self._apply(document)
        else:
            self._stale[document["match"]] = None

    def remove(self, table: str, uid: str) -> None:
        """Delete a document, and those that follow from it."""
        if table == CHANGES:
            self._stale[self._docs[table][uid]["match"]] = None
        self._set(table, uid, None, self.ids[table][uid])

    def begin(self) -> None:
        """Note all steps from now on: a transaction begins."""
        self.documents(MATCHES)  # so that none is stale in the state to which `hide` goes back
        self._steps = []
        self._before = dict(self._written)

    def hide(self) -> None:
        """Go back to the state before the transaction."""
        steps = self._steps or []
        for step in reversed(steps):
            self._replace(step.table, step.uid, step.doc_id, step.after, step.before)
            if step.doc_id is not None and step.before is None:
                self._next_ids[step.table] = int(step.doc_id)
        for table in {step.table for step in steps if step.doc_id and step.after is None}:
            # What was deleted is the last in its table now, and not where it was.
            docs = self._store.tables.get(table, {})
            self._docs[table] = {doc.get("uid", ""): doc for doc in docs.values()}
        self._after = self._written, self._stale
        self._written, self._stale = self._before, {}

    def show(self) -> None:
        """Go on to the state at the end of the transaction."""
        for step in self._steps or []:
            self._replace(step.table, step.uid, step.doc_id, step.before, step.after)
            if step.doc_id is not None and step.before is None:
                self._next_ids[step.table] = int(step.doc_id) + 1
        self._written, self._stale = self._after
        self._steps = None

    def _set(
        self, table: str, uid: str, after: lines.Doc | None, doc_id: str | None = None
    ) -> None:
        """Set a document or, for None, delete it, and note how to go back."""
        before = self._docs[table].get(uid)
        if self._steps is not None:
            self._steps.append(_Step(table, uid, doc_id, before, after))
        self._replace(table, uid, doc_id, before, after)
        self._written[table] = next(self._ticks)

    def _replace(
        self,
        table: str,
        uid: str,
        doc_id: str | None,
        before: lines.Doc | None,
        after: lines.Doc | None,
    ) -> None:
        docs = self._docs[table]
        if table in PLACED_BY:
            owner, order = PLACED_BY[table]
            if before is not None:
                placed = self._placed[table][before.get(owner, "")]
                del placed[bisect_left(placed, (before.get(order, 0), uid))]
            if after is not None:
                insort(self._placed[table][after.get(owner, "")], (after.get(order, 0), uid))
        if after is None:
            docs.pop(uid, None)
            self.ids.get(table, {}).pop(uid, None)
        else:
            docs[uid] = after
            if doc_id is not None:
                self.ids[table][uid] = doc_id

    def _apply(self, change: lines.Doc) -> None:
        """Set the document that follows from a change, the last one of its match or deal."""
        deal, after = change.get("deal"), change.get("after")
        if deal is None:
            self._set(MATCHES, change["match"], after)
        else:
            self._set(DEALS, deal, after)


class Database:
    """Documents by their own `uid`; those of a match or an evening also in their order.

    Any thread may call it. A write is on the disk on return; documents given out are copies.
    """

    def __init__(self, path: Path, *, now: Callable[[], str], read_only: bool = False) -> None:
        self.db = TinyDB(
            path,
            storage=journal.JournalStorage,
            now=now,
            read_only=read_only,
            unflushed=[DRAFTS],  # a tap need not wait for the disk
        )
        """The same documents for TinyDB's queries, but for those that follow from the changes."""
        self.db.table_class = _Table
        self.journal = cast("journal.JournalStorage", self.db.storage)
        """The file, for operations on the whole of it."""
        self.lock = self.journal.lock
        """Keeps other threads from writing; held round a read and the write that depends on it."""
        self.documents_lock = self.journal.documents_lock
        """Keeps documents as they are between two reads, and never waits for the disk.

        Who holds it must not write.
        """
        self._index = _Index(self.journal)
        self.journal.index = self._index

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with self.journal.transaction():
            yield

    def get(self, table: str, uid: str) -> lines.Doc | None:
        with self.documents_lock:
            doc = self._documents(table).get(uid)
            return None if doc is None else lines.copied(doc)

    def all(self, table: str) -> list[lines.Doc]:
        with self.documents_lock:
            return [lines.copied(doc) for doc in self._documents(table).values()]

    def picked(self, table: str, *fields: str) -> list[lines.Doc]:
        """Return these fields alone of all documents of a table, None where one is lacking."""
        with self.documents_lock:
            docs = self._documents(table).values()
            return [{field: lines.copied(doc.get(field)) for field in fields} for doc in docs]

    def count(self, table: str) -> int:
        with self.documents_lock:
            return len(self._documents(table))

    def has(self, table: str, uid: str) -> bool:
        with self.documents_lock:
            return uid in self._documents(table)

    def stamp(self, *tables: str) -> int:
        """Return a number that differs once anything in these tables was written, or taken back."""
        with self.documents_lock:
            return self._index.stamp(tables)

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
        with self.documents_lock:
            return list(dict.fromkeys((*self._documents(MATCHES), *self._index.owners(CHANGES))))

    def put(self, table: str, document: Mapping[str, Any]) -> None:
        """Save a document in place of the one of the same `uid`, or as a new one."""
        uid = document["uid"]
        with self.transaction():
            if table in DERIVED:
                message = f"{table} follow from {CHANGES}, and are not written themselves"
                raise errors.StoreError(message)
            if table == CHANGES and "before" in document:
                document = self._without_before(document)
            doc_id = self._index.ids[table].get(uid) or self._index.new_id(table)
            self.journal.put(table, doc_id, document)
            self._index.put(table, uid, doc_id, self.journal.tables[table][doc_id])

    def remove(self, table: str, uid: str) -> None:
        with self.transaction():
            doc_id = self._index.ids[table].get(uid)
            if doc_id is not None:
                self._index.remove(table, uid)
                self.journal.remove(table, doc_id)

    def become(self, table: str, documents: Iterable[Mapping[str, Any]]) -> None:
        """Replace the contents of a table by these documents; only differences are written."""
        wanted = {document["uid"]: document for document in documents}
        with self.transaction():
            for uid in [uid for uid in self._documents(table) if uid not in wanted]:
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
                self._index.load()

    def _documents(self, table: str) -> dict[str, lines.Doc]:
        return self._index.documents(table)

    def _of(self, table: str, owner: str, *, last: bool = False) -> list[lines.Doc]:
        with self.documents_lock:
            return self._index.of(table, owner, last=last)

    def _without_before(self, change: Mapping[str, Any]) -> Mapping[str, Any]:
        """Leave out what was before a change where that follows from the changes before it."""
        before = None
        for earlier in self._of(CHANGES, change["match"]):
            is_earlier = earlier["number"] < change["number"]
            if is_earlier and earlier.get("deal") == change.get("deal"):
                before = earlier.get("after")
        follows = before == change["before"]
        return {key: value for key, value in change.items() if key != "before" or not follows}
