"""The documents in memory, and the changes of the transaction in progress."""

import itertools
import threading
from collections.abc import ItemsView, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from scorekeeper.storage.lines import Doc, Tables


class Follower(Protocol):
    """An observer of the documents that keeps their order and derives further documents.

    `derive` is called for new changes only, `replace` also when they are undone or repeated.
    """

    def load(self) -> None:
        """Compute everything anew: all documents were replaced."""

    def replace(self, table: str, uid: str, before: Doc | None, after: Doc | None) -> None:
        """Update the order of a table in which a document is set, deleted or put back."""

    def derive(self, table: str, uid: str, before: Doc | None, after: Doc | None) -> None:
        """Set the documents derived from a new change, now or later in `complete`."""

    def complete(self) -> None:
        """Set the derived documents that `derive` has left for later."""

    def discard_pending(self) -> None:
        """Forget the derived documents left for later: the transaction was undone."""


@dataclass(frozen=True, slots=True)
class DocumentChange:
    """A document that was set or deleted. None means that the document does not exist."""

    table: str
    uid: str
    before: Doc | None
    after: Doc | None
    order: dict[str, Doc] | None = None
    """The documents of the table before the first deletion; undoing restores their order."""


@dataclass(slots=True)
class Transaction:
    """The changes of a transaction, to be undone and repeated in memory."""

    changes: list[DocumentChange] = field(default_factory=list)
    shortened: set[str] = field(default_factory=set)  # tables of the journal with a deletion
    stamps_before: dict[str, int] = field(default_factory=dict)
    stamps_after: dict[str, int] = field(default_factory=dict)


class Documents:
    """All documents by table and uid, for one process and all its threads.

    A transaction changes the documents in memory at once, so that its own thread reads them as
    changed. While the line is written to the disk, `undo_transaction` takes the changes back, and
    `redo_transaction` repeats them afterwards. So other threads see only changes on the disk.
    """

    def __init__(self, tables: Tables) -> None:
        self.lock = threading.RLock()
        """Held while documents are read or changed, but never during a write to the disk."""
        self.tables = tables
        """The documents of the journal, to be read with `lock` and changed by `set` alone."""
        self.derived: Tables = {}
        """Documents computed from others, which are not in the journal."""
        self.follower: Follower | None = None
        self._transaction: Transaction | None = None
        self._ticks = itertools.count(1)
        self._stamps: dict[str, int] = {}
        """For each table the tick of its last change. No two states of a table share a tick."""

    def table(self, name: str) -> Mapping[str, Doc]:
        """Return the documents of a table; empty for an unknown one."""
        derived = self.derived.get(name)
        if derived is None:
            return self.tables.get(name, {})
        self.complete()
        return derived

    def stamp(self, name: str) -> int:
        """Return a number that changes with every change of a table."""
        return self._stamps.get(name, 0)

    def load(self, tables: Tables) -> None:
        """Replace all documents of the journal, and have the derived ones computed anew."""
        with self.lock:
            self.tables = tables
            tick = next(self._ticks)
            self._stamps = dict.fromkeys((*tables, *self._stamps), tick)
            if self.follower is not None:
                self.follower.load()

    def begin_transaction(self) -> Transaction:
        """Begin a transaction and return it; it collects all changes from now on."""
        self._transaction = Transaction(stamps_before=dict(self._stamps))
        return self._transaction

    def set(self, table: str, uid: str, after: Doc | None) -> None:
        """Set a document, or delete it if `after` is None; note it in the running transaction."""
        documents = self._tables_with(table).get(table, {})
        before = documents.get(uid)
        if self._transaction is not None:
            # A dict puts a restored key last, so undoing a deletion needs the old order.
            order = None
            shortened = self._transaction.shortened
            if after is None and table in self.tables and table not in shortened:
                shortened.add(table)
                order = dict(documents)
            self._transaction.changes.append(DocumentChange(table, uid, before, after, order))
        self._replace(table, uid, before, after)
        self._stamps[table] = next(self._ticks)
        if self.follower is not None:
            self.follower.derive(table, uid, before, after)

    def complete(self) -> None:
        """Set the derived documents that were left for later."""
        if self.follower is not None:
            self.follower.complete()

    def undo_transaction(self) -> None:
        """Undo all changes of the running transaction, and end it."""
        transaction = self._transaction
        if transaction is None:
            return
        self._transaction = None
        for change in reversed(transaction.changes):
            self._replace(change.table, change.uid, change.after, change.before)
            if change.order is not None:
                # Deleted documents came back as the last ones.
                documents = self.tables[change.table]
                documents.clear()
                documents.update(change.order)
        transaction.stamps_after = self._stamps
        self._stamps = transaction.stamps_before
        if self.follower is not None:
            self.follower.discard_pending()

    def redo_transaction(self, transaction: Transaction) -> None:
        """Repeat the changes of a transaction that was undone, once they are on the disk."""
        for change in transaction.changes:
            self._replace(change.table, change.uid, change.before, change.after)
        self._stamps = transaction.stamps_after

    def _replace(self, table: str, uid: str, before: Doc | None, after: Doc | None) -> None:
        """Set a document, or delete it if `after` is None, outside the transaction's changes."""
        if self.follower is not None:
            self.follower.replace(table, uid, before, after)
        documents = self._tables_with(table).setdefault(table, {})
        if after is None:
            documents.pop(uid, None)
        else:
            documents[uid] = after

    def _tables_with(self, name: str) -> Tables:
        """Return the derived or the saved tables, depending on where a table belongs."""
        return self.derived if name in self.derived else self.tables


class LiveTable(Mapping[str, Doc]):
    """The documents of a table as TinyDB reads them, without a copy of all.

    Each access takes the lock. A loop sees the documents of the moment when it began.
    """

    def __init__(self, documents: Documents, name: str) -> None:
        self._documents = documents
        self._name = name

    def __getitem__(self, uid: str) -> Doc:
        with self._documents.lock:
            return self._documents.table(self._name)[uid]

    def __iter__(self) -> Iterator[str]:
        with self._documents.lock:
            return iter(list(self._documents.table(self._name)))

    def __len__(self) -> int:
        with self._documents.lock:
            return len(self._documents.table(self._name))

    def items(self) -> ItemsView[str, Doc]:
        """Return the uids and documents of this moment."""
        with self._documents.lock:
            return dict(self._documents.table(self._name)).items()
