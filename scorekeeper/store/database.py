"""The store as the rest of the program uses it: a TinyDB with transactions."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from threading import RLock
from typing import Any, cast

from tinydb import TinyDB

from scorekeeper.store.changes import Tables
from scorekeeper.store.disk import PRIVATE_FOLDER
from scorekeeper.store.documents import Doc
from scorekeeper.store.errors import StoreError, StoreWriteError
from scorekeeper.store.findings import Finding
from scorekeeper.store.header import META
from scorekeeper.store.journal import JournalStorage
from scorekeeper.store.rewriting import Rewrite
from scorekeeper.store.table import JournalTable


class Journal(TinyDB):
    """A TinyDB whose every change is one line on the disk; made by `open_journal`."""

    table_class = JournalTable
    default_storage_class = JournalStorage  # type: ignore[assignment]

    @property
    def _journal(self) -> JournalStorage:
        return cast("JournalStorage", self._storage)

    @property
    def path(self) -> Path:
        """Give the file, links followed."""
        return self._journal.path

    @property
    def lock(self) -> RLock:
        """Give the lock to hold round a read and the write that depends on it.

        Never await while holding it: tasks of one thread do not lock each other out.
        """
        return self._journal.lock

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Give what was found on opening, the worst first, and since; empty when all was well."""
        return self._journal.findings

    @property
    def notes(self) -> tuple[Finding, ...]:
        """Give what earlier starts have found, and nobody may have read."""
        return self._journal.notes

    @property
    def last(self) -> int:
        """Give the number of the last line."""
        return self._journal.last

    @property
    def is_untidy(self) -> bool:
        """Say whether the file is worth compacting."""
        return self._journal.is_untidy

    @property
    def read_only(self) -> bool:
        """Say whether changes are refused: as asked, by a newer schema, or since a flush failed."""
        return self._journal.read_only

    @property
    def header(self) -> Doc:
        """Copy the document that says format, schema (a whole number) and app (a version)."""
        return self._journal.header

    def transaction(self) -> AbstractContextManager[None]:
        """Make all changes of all tables inside one line and one flush, or none of them.

        An exception takes everything back, memory included. A transaction inside another
        belongs to it; when it fails, the outer one cannot succeed any more and raises
        StoreError at its end. Other threads wait; never await inside.
        """
        return self._journal.transaction()

    def compact(self) -> bool:
        """Write the file anew when more than half of it is dead; gives whether it was.

        A backup should be made before: what a damage takes from the new file it still has.
        Raises StoreWriteError when the disk refuses (the old file goes on), StoreReadOnlyError,
        and StoreError inside a transaction.
        """
        return self._journal.compact()

    def rewrite(self, rewrite: Rewrite) -> None:
        """Write the file anew, each document as `rewrite` gives it for its table's name.

        Nothing is left in the file of what the documents said before. It is one step: the
        old file stands or the new one. Raises what `compact` raises, and StoreDocumentError for
        what cannot be saved; then all is as it was.
        """
        self._journal.rewrite(rewrite)

    def settle(self, *, is_answered: bool = False) -> None:
        """Note that the findings were read, so that no later start says them again.

        That the store is behind a backup is said until it `is_answered`. An orderly `close` does
        this too; a kill does not, and then a later start says them in `notes`.
        """
        self._journal.settle(is_answered=is_answered)

    def let_go(self) -> None:
        """Let go of the file, and leave what was found to be read by a later start."""
        self._journal.let_go()

    def documents(self) -> Tables:
        """Copy all documents, by table and id."""
        return self._journal.read()

    def table(self, name: str, **kwargs: Any) -> JournalTable:
        """Give the table of this name; there is one object for all threads."""
        with self._journal.lock:
            return cast("JournalTable", super().table(name, **kwargs))

    def tables(self) -> set[str]:
        """Give the names of all tables but the header's."""
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

    `now` gives the time of a commit as text, kept as it is; with a second's precision, like
    2026-05-01T20:15:00Z, it costs 20 bytes a save. `read_only` writes nothing, takes no lock
    and needs the file to be there, so it may look at a store that is in use.

    What was wrong with the file, and was mended, is in `findings` of what is returned.

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
