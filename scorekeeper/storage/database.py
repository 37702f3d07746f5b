"""The tables of the store, with two additions to TinyDB: derived and ordered documents.

    database.table(PLAYERS).get(doc_id="p1")            TinyDB's methods, with uids for ids
    database.match_documents(DEALS, "m1")                      the deals of a match in their order
    with database.transaction():                        several tables, one line, one flush

The store keeps the changes of a match, and nothing else of it. Its set-up and its deals are derived
from them. A change names the `match`, its `number` in the match, and the `deal` that it is about;
without a deal it is about the set-up. `after` is the whole document from then on, and is missing if
the change deletes it. `before` is written only if it does not follow from earlier changes, for
example after damage to the file.
"""

from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import cast

from tinydb import TinyDB

from scorekeeper.storage import lines
from scorekeeper.storage.documents import Documents
from scorekeeper.storage.journal import JournalStorage
from scorekeeper.storage.lines import Doc, copy_value
from scorekeeper.storage.table import JournalTable

MATCHES = "matches"
DEALS = "deals"
CHANGES = "changes"
DRAFTS = "drafts"
PLAYERS = "players"
SETTINGS = "settings"
PROFILES = "profiles"
CONFIRMATIONS = "confirmations"
EVENINGS = "evenings"
SEASONS = "seasons"
ACCESS = "access"
CLUB_ROUNDS = "club_rounds"
CLUB_TABLES = "club_tables"
CLUB_LOG = "club_log"

OF_THE_CLUB = (EVENINGS, CLUB_ROUNDS, CLUB_TABLES, CLUB_LOG, SEASONS, ACCESS)
TABLES = (CHANGES, DRAFTS, PLAYERS, SETTINGS, PROFILES, CONFIRMATIONS, *OF_THE_CLUB)

DERIVED = (MATCHES, DEALS)
"""Tables derived from the changes. They are read like other tables, but never written."""

ORDER_FIELDS = {
    DEALS: ("match", "position"),
    CHANGES: ("match", "number"),
    CLUB_ROUNDS: ("evening", "number"),
    CLUB_TABLES: ("evening", "round"),
    CLUB_LOG: ("evening", "number"),
}
"""The fields with the owner of a document (a match or a session) and its position there."""

Position = tuple[float, str]
"""The position of a document among the documents of its owner, and its uid."""


class DerivedDocuments:
    """Keeps the order of the documents of matches and sessions, and derives set-ups and deals.

    The journal calls it for each change in memory, with the lock of the documents.
    """

    def __init__(self, documents: Documents) -> None:
        self._documents = documents
        self._positions: dict[str, defaultdict[str, list[Position]]] = {}
        """The documents of each owner in their order, by table and owner."""
        self._stale: dict[str, None] = {}
        """Matches whose documents have to be derived anew from all their changes."""
        documents.follower = self
        self.load()

    def load(self) -> None:
        """Read the order of all documents anew, and derive deals and matches from their changes."""
        self._documents.derived = {table: {} for table in DERIVED}
        self._positions = {table: defaultdict(list) for table in ORDER_FIELDS}
        for table, (owner, order) in ORDER_FIELDS.items():
            places = self._positions[table]
            for uid, document in self._documents.table(table).items():
                places[document.get(owner, "")].append((document.get(order, 0), uid))
            for of_owner in places.values():
                of_owner.sort()
        self._stale = dict.fromkeys(self._positions[CHANGES])
        self.complete()

    def replace(self, table: str, uid: str, before: Doc | None, after: Doc | None) -> None:
        """Update the order of a table for a document that is set, or deleted (`after` is None)."""
        if table not in ORDER_FIELDS:
            return
        owner, order = ORDER_FIELDS[table]
        places = self._positions[table]
        if before is not None:
            of_owner = places[before.get(owner, "")]
            del of_owner[bisect_left(of_owner, (before.get(order, 0), uid))]
        if after is not None:
            insort(places[after.get(owner, "")], (after.get(order, 0), uid))

    def derive(self, table: str, uid: str, before: Doc | None, after: Doc | None) -> None:
        """Apply a new last change of a match; for other changes note the match for `complete`."""
        if table != CHANGES:
            return
        change = after or before or {}
        match = change["match"]
        is_last = self._positions[CHANGES][match][-1:] == [(change["number"], uid)]
        if before is None and is_last and match not in self._stale:
            self._apply(change)
        else:
            self._stale[match] = None

    def complete(self) -> None:
        """Derive all documents of the noted matches anew, from all their changes."""
        if not self._stale:
            return
        stale = self._stale
        self._stale = {}
        for match in stale:
            for uid in self.uids(DEALS, match):
                self._documents.set(DEALS, uid, None)
            if match in self._documents.table(MATCHES):
                self._documents.set(MATCHES, match, None)
            for uid in self.uids(CHANGES, match):
                self._apply(self._documents.table(CHANGES)[uid])

    def discard_pending(self) -> None:
        """Forget the matches noted for `complete`, whose changes were undone."""
        self._stale = {}

    def uids(self, table: str, owner: str) -> list[str]:
        """Return the uids of the documents of a match or session, in their order."""
        return [uid for _, uid in self._positions[table].get(owner, ())]

    def last_uid(self, table: str, owner: str) -> str | None:
        """Return the uid of the last document of a match or session; None if it has none."""
        places = self._positions[table].get(owner)
        return places[-1][1] if places else None

    def owners(self, table: str) -> Iterable[str]:
        """Return the matches or sessions to which the documents of a table belong."""
        return self._positions[table]

    def _apply(self, change: Doc) -> None:
        """Set the document that a change is about to its state after the change."""
        deal = change.get("deal")
        if deal is None:
            self._documents.set(MATCHES, change["match"], change.get("after"))
        else:
            self._documents.set(DEALS, deal, change.get("after"))


class Database:
    """The documents of a store, for all threads of one process.

    A write is on the disk on return, and results are copies.
    """

    def __init__(self, path: Path, *, now: Callable[[], str], read_only: bool = False) -> None:
        self.db = TinyDB(
            path,
            storage=JournalStorage,
            now=now,
            read_only=read_only,
            unflushed=[DRAFTS],  # a tap need not wait for the disk
        )
        self.db.table_class = JournalTable  # type: ignore[assignment]
        self.journal = cast("JournalStorage", self.db.storage)
        """The file, for operations on the whole of it."""
        self.lock = self.journal.lock
        """Keeps other threads from writing; held for a read and the write that depends on it."""
        self.documents_lock = self.journal.documents.lock
        """Keeps the documents unchanged between two reads, and never waits for the disk.

        A thread that holds it must not write.
        """
        self._derived = DerivedDocuments(self.journal.documents)

    def transaction(self) -> AbstractContextManager[object]:
        """Save all changes of a `with` block in one line, or none of them."""
        return self.journal.transaction()

    def table(self, name: str) -> JournalTable:
        """Return a table with TinyDB's methods."""
        return cast("JournalTable", self.db.table(name))

    def select_fields(self, table: str, *fields: str) -> list[Doc]:
        """Return `fields` of all documents of a table, with None for a missing field."""
        with self.documents_lock:
            documents = self._documents(table).values()
            return [{field: copy_value(doc.get(field)) for field in fields} for doc in documents]

    def stamp(self, *tables: str) -> int:
        """Return a number that changes with every change of the tables."""
        with self.documents_lock:
            self.journal.documents.complete()
            return max(self.journal.documents.stamp(table) for table in tables)

    def match_documents(self, table: str, match: str) -> list[Doc]:
        """Return a match's deals by position, or its changes by number, with `before`."""
        documents = self._in_order(table, match)
        if table == CHANGES:
            _add_before(documents)
        return documents

    def evening_documents(self, table: str, evening: str) -> list[Doc]:
        """Return a session's rounds, tables by round and uid, or log entries, in their order."""
        return self._in_order(table, evening)

    def last_document(self, table: str, match: str) -> Doc | None:
        """Return the last of a match's deals or changes as it was written; None if it has none."""
        with self.documents_lock:
            documents = self._documents(table)
            uid = self._derived.last_uid(table, match)
            return None if uid is None else _copy_of(documents[uid])

    def uids_of_match(self, table: str, match: str) -> list[str]:
        """Return the uids of a match's deals by position, or of its changes by number."""
        with self.documents_lock:
            self.journal.documents.complete()
            return self._derived.uids(table, match)

    def has_match_value(self, table: str, match: str, field: str, value: object) -> bool:
        """Return True if a match's deal or change has this value in a field."""
        with self.documents_lock:
            documents = self._documents(table)
            uids = self._derived.uids(table, match)
            return any(documents[uid].get(field) == value for uid in uids)

    def match_uids(self) -> list[str]:
        """Return the uids of all matches, also of deleted ones that still have changes."""
        with self.documents_lock:
            matches = self._documents(MATCHES)
            return list(dict.fromkeys((*matches, *self._derived.owners(CHANGES))))

    def put_change(self, change: Mapping[str, object]) -> None:
        """Save a change of a match, without its `before` if earlier changes give the same."""
        with self.transaction():
            document = dict(change)
            if "before" in change and self._before(change) == change["before"]:
                del document["before"]
            self.table(CHANGES).put(document)

    def replace_documents(self, table: str, documents: Iterable[Mapping[str, object]]) -> None:
        """Replace the documents of a table; only differences are written."""
        wanted = {str(document["uid"]): document for document in documents}
        self.journal.replace_table(table, wanted)

    def rewrite(self, rewrite: lines.Rewrite) -> None:
        """Write the file anew with every document replaced by the result of `rewrite`."""
        self.journal.rewrite(rewrite)

    def _documents(self, table: str) -> Mapping[str, Doc]:
        self.journal.documents.complete()  # the order is derived too
        return self.journal.documents.table(table)

    def _in_order(self, table: str, owner: str) -> list[Doc]:
        with self.documents_lock:
            documents = self._documents(table)
            in_order = [documents[uid] for uid in self._derived.uids(table, owner)]
        return [_copy_of(document) for document in in_order]

    def _before(self, change: Mapping[str, object]) -> Doc | None:
        """Return the state of a document after its latest change before `change`, or None."""
        changes = self.journal.documents.table(CHANGES)
        for uid in reversed(self._derived.uids(CHANGES, str(change["match"]))):
            earlier = changes[uid]
            is_earlier = earlier["number"] < change["number"]
            if is_earlier and earlier.get("deal") == change.get("deal"):
                return earlier.get("after")
        return None


def _add_before(changes: list[Doc]) -> None:
    """Add a missing `before` to the ordered changes of a match: the state before the change."""
    known: dict[str | None, Doc | None] = {}
    for change in changes:
        deal = change.get("deal")
        before = change.pop("before", known.get(deal))
        if before is not None:
            change["before"] = copy_value(before)
        known[deal] = change.get("after")


def _copy_of(document: Doc) -> Doc:
    copy: Doc = copy_value(document)
    return copy
