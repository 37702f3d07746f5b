"""TinyDB's storage, kept in memory and in an append-only file, one line a commit."""

import contextlib
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tinydb.storages import Storage

from scorekeeper.store.documents import Doc, copied
from scorekeeper.store.drafts import Draft, Updated
from scorekeeper.store.errors import UNREADABLE, StoreError
from scorekeeper.store.findings import Finding, FindingKind
from scorekeeper.store.header import META, NOTES, header_of, note_of, notes_of
from scorekeeper.store.ledger import Ledger
from scorekeeper.store.lock import claimed
from scorekeeper.store.pending import Pending
from scorekeeper.store.rewriting import Rewrite


class JournalStorage(Storage):
    """The store as TinyDB sees it, with transactions, for one process and all its threads."""

    def __init__(self, path: Path, *, now: Callable[[], str], read_only: bool = False) -> None:
        """Open a journal; see `open_journal`."""
        path = _resolved(Path(path))
        self.path = path
        self.lock = threading.RLock()
        self.next_ids: dict[str, int | None] = {}
        """The id that a table gives out next; None: one more than its highest."""
        self._pending: Pending | None = None
        self._claim = None if read_only else claimed(path)
        try:
            self._ledger = Ledger(path, now=now, read_only=read_only)
        except BaseException:
            self._release()
            raise
        if self._ledger.read_only:
            self._release()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Give what was found on opening, and since."""
        return self._ledger.findings

    @property
    def notes(self) -> tuple[Finding, ...]:
        """Give what earlier starts have found, and nobody may have read."""
        return self._ledger.notes

    @property
    def last(self) -> int:
        """Give the number of the last line."""
        return self._ledger.seq

    @property
    def is_untidy(self) -> bool:
        """Say whether the file is worth compacting."""
        return self._ledger.is_untidy

    @property
    def read_only(self) -> bool:
        """Say whether changes are refused."""
        return self._ledger.read_only

    @property
    def header(self) -> Doc:
        """Copy the document that says format, schema and app; empty when it was lost."""
        with self.lock:
            return dict(header_of(self._ledger.tables) or {})

    def names(self) -> set[str]:
        """Give the names of the tables, the header's not among them."""
        with self.lock:
            names = self._pending.names() if self._pending else set(self._ledger.tables)
            return names - {META}

    def view(self, name: str) -> Mapping[str, Doc]:
        """Give the documents of a table by id: to be read under the lock, never to be changed."""
        return self._pending.view(name) if self._pending else self._ledger.tables.get(name, {})

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Make all changes inside one line, or none of them; see `Journal.transaction`."""
        with self.lock:
            if self._pending is None:
                with self._outermost():
                    yield
                return
            try:
                yield
            except BaseException:
                self._pending.doomed = True
                raise

    @contextlib.contextmanager
    def together(self) -> Iterator[Pending]:
        """Give the transaction under way, or one for what is done inside; see `transaction`.

        Unlike there, a failure inside does not take down the transaction under way.
        """
        with self.lock:
            if self._pending is not None:
                yield self._pending
                return
            self._ledger.refuse_if_read_only()
            self._pending = pending = Pending(self._ledger.tables)
            try:
                yield pending
                self._save(pending)
            finally:
                self._pending = None

    def change(self, name: str, updater: Callable[[Updated], None]) -> None:
        """Let `updater` change a table, in the transaction under way or in one of its own.

        What the updater raises undoes what the updater did, and no more.
        """
        with self.together() as pending:
            draft = Draft(pending.view(name))
            updater(Updated(draft))
            draft.settle()
            pending.merge(name, draft)

    def drop(self, *names: str) -> None:
        """Take tables out with all that is in them; one that is not there is no error."""
        with self.together() as pending:
            for name in names:
                pending.drop(name)
                self.next_ids.pop(name, None)

    def compact(self) -> bool:
        """Write the file anew when more than half of it is dead; see `Journal.compact`."""
        with self.lock:
            self._refuse_in_transaction()
            return self._ledger.compact()

    def rewrite(self, rewrite: Rewrite) -> None:
        """Write the file anew with other documents; see `Journal.rewrite`."""
        with self.lock:
            self._refuse_in_transaction()
            self._ledger.rewrite(rewrite)

    def read(self) -> dict[str, dict[str, Any]]:
        """Copy everything, as TinyDB's own Table wants it; JournalTable never asks for it."""
        with self.lock:
            return {
                name: {doc_id: copied(doc) for doc_id, doc in self.view(name).items()}
                for name in self.names()
            }

    def write(self, data: Mapping[str, Mapping[str, Any]]) -> None:
        """Make everything be `data`, for TinyDB's own Table; only what differs is saved."""
        with self.transaction():
            self.drop(*sorted(self.names() - data.keys()))
            for name, docs in data.items():
                self.change(name, _become(docs))

    def settle(self, *, is_answered: bool = False) -> None:
        """Note that findings were read, so that no later start says them again.

        A store that is behind a backup asks until that `is_answered`.
        """
        with self.lock:
            left = [
                finding
                for finding in notes_of(self._ledger.tables, self.path.parent)
                if finding.kind is FindingKind.BEHIND and not is_answered
            ]
            note = note_of(left, self.path.parent) if left else None
            if self._ledger.tables.get(META, {}).get(NOTES) != note:
                self.change(META, _noting(note))
            if is_answered:
                self._ledger.answered()

    def let_go(self) -> None:
        """Let go of the file and of the claim to it, and leave what was found to be read."""
        with self.lock:
            self._ledger.close()
            self._release()

    def close(self) -> None:
        """Let go of the file and of the claim to it; a second time does nothing."""
        try:
            with contextlib.suppress(StoreError):
                self.settle()
        finally:
            self.let_go()

    @contextlib.contextmanager
    def _outermost(self) -> Iterator[None]:
        """Begin a transaction and end it, one way or the other."""
        next_ids = dict(self.next_ids)
        try:
            with self.together():
                yield
        except BaseException:
            self.next_ids = next_ids
            raise

    def _save(self, pending: Pending) -> None:
        if pending.doomed:
            message = f"A part of this transaction failed, so nothing was saved: {self.path}"
            raise StoreError(message, path=self.path)
        self._ledger.commit(pending.change())

    def _refuse_in_transaction(self) -> None:
        if self._pending is not None:
            message = f"A store is not compacted inside a transaction: {self.path}"
            raise StoreError(message, path=self.path)

    def _release(self) -> None:
        if self._claim is not None:
            self._claim.release()
            self._claim = None


def _become(docs: Mapping[str, Mapping[str, Any]]) -> Callable[[Updated], None]:
    """Give the updater that makes a table hold `docs` and nothing else."""

    def updater(table: Updated) -> None:
        for doc_id in [doc_id for doc_id in table if str(doc_id) not in docs]:
            del table[doc_id]
        for key, doc in docs.items():
            content = table[int(key)] if int(key) in table else table.setdefault(int(key), {})
            content.clear()
            content.update(doc)

    return updater


def _noting(note: Doc | None) -> Callable[[Updated], None]:
    """Give the updater that keeps findings, or none."""

    def updater(table: Updated) -> None:
        if note is None:
            table.pop(int(NOTES), None)
        else:
            table[int(NOTES)] = note

    return updater


def _resolved(path: Path) -> Path:
    """Follow links: what compaction replaces must be the file, not a link."""
    try:
        with contextlib.suppress(FileNotFoundError, NotADirectoryError, PermissionError):
            path.stat()  # later versions of Python resolve a ring of links without a word
        return path.resolve()
    except (OSError, RuntimeError) as error:
        message = f"The store cannot be read, its links lead nowhere: {path}"
        raise StoreError(message, path=path, reason=UNREADABLE) from error
