"""TinyDB's storage on a journal: documents in memory, and one line of a file for each commit."""

import contextlib
import errno
import gc
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tinydb.storages import Storage

from scorekeeper.storage import disk, errors, header, lines, recovery
from scorekeeper.storage.disk import os_errors_as_store_errors
from scorekeeper.storage.documents import Documents, Transaction

if TYPE_CHECKING:
    from scorekeeper.storage.locks import Claim

WORTH_COMPACTING = 200  # entries below which a file is left alone: there is nothing to gain


def local_time() -> str:
    """Return the local time as ISO 8601 text with the offset from UTC."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def _claim_store(path: Path) -> "Claim | None":
    """Claim a store for this process.

    Returns None on platforms without other programs or without file locks.
    """
    if not disk.needs_lock():
        return None
    # A browser has no package of file locks.
    from scorekeeper.storage.locks import claim_store  # noqa: PLC0415

    return claim_store(path)


class JournalStorage(Storage):
    """The documents of a store, for one process and all its threads.

    `read` and `write` are TinyDB's interface for all documents at once. `update` changes single
    documents, in a time that does not depend on the size of the store; `JournalTable` uses it. All
    may be used in one `transaction`. Faults of the file that were mended are in `findings`.

    A store of a newer schema opens read-only, and so does one that cannot be written to.
    """

    def __init__(
        self,
        path: Path | str,
        *,
        now: Callable[[], str] = local_time,
        read_only: bool = False,
        unflushed: Collection[str] = (),
    ) -> None:
        """Open a store, or create it.

        Args:
            path: The file.
            now: Returns the time of a commit as text.
            read_only: True to write nothing and take no lock. The file has to exist; it may be in
                use, or be a copy.
            unflushed: Tables whose changes wait for the flush of the next other change.

        Raises:
            StoreBusyError: Another program has the store open.
            StoreCorruptError: The file is not ours.
            StoreError: It cannot be read.
            StoreWriteError: A new one cannot be written.
        """
        self.path = _resolve_path(Path(path))
        self.lock = threading.RLock()
        """Held by the thread that writes, also while it waits for the disk; never await inside.

        Hold it for a read and the write that depends on it.
        """
        self._now = now
        self._unflushed = frozenset(unflushed)
        self._freezes_documents = not read_only
        self._change: lines.Change | None = None  # the line of the transaction in progress
        self._has_failed_part = False  # true if a transaction inside that one has failed
        self._flushes_later = False  # true inside `one_flush`
        self._claim: Claim | None = None
        opened = self._open_file(read_only=read_only)
        self.documents = Documents(opened.reading.tables)
        """The documents in memory.

        A thread that holds `lock` may take their lock, and not the other way round.
        """
        self.findings = opened.findings
        """The findings on opening, the worst first, and since; empty when all was well."""
        self.on_finding: Callable[[errors.Finding], None] = lambda _: None
        """Called with each finding after the opening, on the thread that made it."""
        self.unread_findings = opened.unread_findings
        """The findings of earlier starts that may not have been read."""
        self.last = opened.reading.seq  # the number of the last line
        self._file = opened.file
        self._too_new = opened.too_new
        self._entries = opened.reading.entries
        self._has_long = opened.reading.has_long
        self._device = self.path.parent.stat().st_dev
        if self.read_only:
            self._release()

    def _open_file(self, *, read_only: bool) -> recovery.OpenFile:
        """Open the file for writing, or for reading if the system permits no writing."""
        if read_only:
            return recovery.open_file(self.path, at=self._now(), read_only=True)
        try:
            return self._claim_and_open()
        except errors.StoreWriteError as error:
            self._release()
            not_writable = errors.Finding(kind=errors.FindingKind.NOT_WRITABLE, answer=error.answer)
            with contextlib.suppress(errors.StoreError):
                opened = recovery.open_file(self.path, at=self._now(), read_only=True)
                if lines.has_documents(opened.reading.tables):
                    return replace(opened, findings=(not_writable, *opened.findings))
            error.reason = errors.NOT_BEGUN  # there is nothing to read either
            raise
        except BaseException:
            self._release()
            raise

    def _claim_and_open(self) -> recovery.OpenFile:
        """Lock the store and open its file for writing; raise StoreError."""
        folder = self.path.parent
        try:
            disk.make_folder(folder)
        except OSError as error:
            message = f"The folder of the store cannot be made ({error.strerror}): {folder}"
            raise errors.StoreWriteError(message, path=folder) from error
        self._claim = _claim_store(self.path)
        opened = recovery.open_file(self.path, at=self._now(), read_only=False)
        if self._claim is None and disk.needs_lock():
            finding = errors.Finding(kind=errors.FindingKind.NO_LOCKS)
            opened = replace(opened, findings=(*opened.findings, finding))
        return opened

    @property
    def tables(self) -> lines.Tables:
        """All documents by table and uid, to be read with the lock of `documents`."""
        return self.documents.tables

    @property
    def read_only(self) -> bool:
        """True if changes are refused: as asked, by a newer schema, or since a flush failed."""
        return self._file is None or self._file.broken

    @property
    def needs_compacting(self) -> bool:
        """True if the file has long lines, or more outdated entries than current ones."""
        return self._has_long or (self._entries >= WORTH_COMPACTING and self._is_half_outdated)

    @property
    def is_empty(self) -> bool:
        """True if there is no document except for the header."""
        return not lines.has_documents(self.tables)

    @property
    def header(self) -> lines.Doc:
        """A copy of the document with format, schema and app; empty when it was lost."""
        with self.documents.lock:
            return dict(header.header_of(self.tables) or {})

    @contextlib.contextmanager
    def transaction(self) -> Iterator[lines.Change]:
        """Save all changes of the block in one line and one flush, or none of them.

        Yields the change to be filled. An exception undoes all changes. A transaction inside
        another one is a part of it; if it fails, the outer one raises StoreError at its end. Only
        this thread sees the changes before they are on the disk: others read the earlier documents,
        and need not wait for the disk. Never await inside.
        """
        with self.lock:
            if self._change is not None:
                try:
                    yield self._change
                except BaseException:
                    self._has_failed_part = True
                    raise
                return

            self._refuse_if_read_only()
            self.restore_file()
            with self.documents.lock:
                change = lines.Change()
                self._change = change
                self._has_failed_part = False
                transaction = self.documents.begin_transaction()
                try:
                    yield change
                    self._refuse_if_part_failed()
                    self.documents.complete()
                finally:
                    self._change = None
                    self.documents.undo_transaction()
            if change.puts or change.drops:
                self._commit(change, transaction)

    @contextlib.contextmanager
    def one_flush(self) -> Iterator[None]:
        """Write a line for each transaction inside, and flush all of them once at the end.

        Other threads see these changes before they are on the disk. Use it only for documents that
        nobody uses before a later change. Raises StoreWriteError if the disk refuses.
        """
        with self.lock:
            self._flushes_later = True
            try:
                yield
            finally:
                self._flushes_later = False
            self.flush()

    def put(self, table: str, uid: str, document: Mapping[str, Any]) -> None:
        """Set a document; raise StoreDocumentError if reading it back would change it."""
        self.update(table, {uid: document})

    def update(
        self,
        table: str,
        documents: Mapping[str, Mapping[str, Any]],
        *,
        deleted: Iterable[str] = (),
    ) -> None:
        """Delete the documents with the uids `deleted`, then set `documents`, in one line.

        Raises StoreDocumentError, before anything has changed, if reading a document back would
        change it.
        """
        if table in self.documents.derived:
            message = f"The documents of {table} follow from others, and are not written"
            raise errors.StoreError(message, path=self.path)
        checked = {uid: _storable_document(uid, document) for uid, document in documents.items()}
        with self.transaction() as line:
            for uid in deleted:
                if uid in self.documents.table(table):
                    self.documents.set(table, uid, None)
                    line.delete(table, uid)
            for uid, document in checked.items():
                before = self.documents.table(table).get(uid)
                if before is None or lines.has_changed(before, document):
                    self.documents.set(table, uid, document)
                    line.set(table, uid, document)

    def read(self) -> dict[str, dict[str, Any]]:
        """Return copies of all documents by table and uid, for TinyDB."""
        with self.documents.lock:
            return {
                name: lines.copy_value(documents)
                for name, documents in self.tables.items()
                if name != lines.META and documents
            }

    def write(self, data: Mapping[str, Mapping[str, Any]]) -> None:
        """Replace all documents by `data`, for TinyDB; only differences are saved, in one line."""
        with self.transaction():
            for name in self.tables.keys() - {lines.META}:
                self.replace_table(name, data.get(name, {}))
            for name in data.keys() - self.tables.keys():
                self.replace_table(name, data[name])

    def replace_table(self, table: str, documents: Mapping[str, Mapping[str, Any]]) -> None:
        """Replace the documents of a table, by uid; only differences are saved, in one line."""
        with self.transaction():
            deleted = [uid for uid in self.documents.table(table) if uid not in documents]
            self.update(table, documents, deleted=deleted)

    def compact(self) -> bool:
        """Write the file anew if more than half of it is outdated; return True if it was.

        A file with a long line of several documents is written anew too. Make a backup before, in
        case the new file is damaged later. Raises StoreWriteError if the disk refuses (the old file
        stays), StoreReadOnlyError, and StoreError inside a transaction.
        """
        with self.lock:
            self._refuse_rewriting()
            is_worth_it = self._has_long or self._is_half_outdated
            if is_worth_it:
                self.restore_file()
                self._replace(self.tables)
            return is_worth_it

    def rewrite(self, rewrite: lines.Rewrite) -> None:
        """Write the file anew with the documents that `rewrite` returns.

        The new file has nothing of the old documents. Raises the errors of `compact`, and
        StoreDocumentError for a document that cannot be saved; then nothing has changed.
        """
        with self.lock:
            self._refuse_rewriting()
            self.restore_file()
            self._replace(lines.rewrite_tables(self.tables, rewrite))

    def mark_findings_read(self, *, is_answered: bool = False) -> None:
        """Record that the findings were read, so that later starts do not report them again.

        The finding that the store is behind a backup is reported until the user has answered
        (`is_answered`). If a program is killed before this call, the next start has its findings in
        `unread_findings`.
        """
        with self.lock:
            folder = self.path.parent
            unread = header.unread_findings(self.tables, folder)
            left = [finding for finding in unread if _is_behind(finding)]
            if left and not is_answered:
                self.put(lines.META, lines.UNREAD_FINDINGS, header.unread_document(left, folder))
            elif lines.UNREAD_FINDINGS in self.tables.get(lines.META, {}):
                self.update(lines.META, {}, deleted=[lines.UNREAD_FINDINGS])
            if is_answered:
                self.findings = _without_behind(self.findings)
                self.unread_findings = _without_behind(self.unread_findings)

    def keep_findings(self) -> None:
        """Record the findings, so that the next start reports them again; raises StoreError."""
        with self.lock:
            findings = dict.fromkeys((*self.unread_findings, *self.findings))
            lasting = [finding for finding in findings if finding.kind not in _KINDS_OF_THIS_START]
            if lasting:
                document = header.unread_document(lasting, self.path.parent)
                self.put(lines.META, lines.UNREAD_FINDINGS, document)

    def restore_file(self) -> bool:
        """Write the file anew if another program deleted or replaced it; return True if so.

        A file in its place is kept beside the store. Raises StoreWriteError.
        """
        with self.lock:
            if self._file is None or self._file.broken:
                return False
            if self._claim is not None and not self._claim.is_valid():
                self._claim_again(self._file)
            aside = None
            with os_errors_as_store_errors(self.path):
                if not self._file.is_replaced():
                    return False
                self._make_folder_again()
                if self.path.exists():
                    content = self.path.read_bytes()
                    aside = disk.write_aside_file(
                        self.path, content, kind=disk.REPLACED, at=self._now()
                    )
            kept = lines.live_entries(self.tables)
            finding = errors.Finding(kind=errors.FindingKind.TAKEN_AWAY, aside=aside, kept=kept)
            findings = (*self.findings, finding)
            unread = (*self.unread_findings, *findings)
            tables = header.with_unread_findings(self.tables, unread, self.path.parent)
            self._replace(tables, is_replaced=True)
            self.findings = findings
            self.on_finding(finding)
            return True

    def flush(self) -> None:
        """Flush the changes that wait for it; raise StoreWriteError."""
        with self.lock:
            if self._file is not None:
                self._file.flush()

    def close_unsettled(self) -> None:
        """Close the file and release its lock without marking the findings as read."""
        with self.lock:
            if self._file is not None:
                self._file.close()
            if self._freezes_documents:
                gc.unfreeze()  # also frees garbage that was frozen with the documents
            self._release()

    def close(self) -> None:
        """Mark the findings as read, close the file and release its lock; do nothing if closed.

        A file that was deleted or replaced is written anew first, and the next start reports that.
        Raises StoreWriteError if the file cannot be written.
        """
        try:
            if not self.restore_file():
                with contextlib.suppress(errors.StoreError):
                    self.mark_findings_read()
        finally:
            self.close_unsettled()

    @property
    def _is_half_outdated(self) -> bool:
        return self._entries > 2 * lines.live_entries(self.tables)

    def _refuse_if_part_failed(self) -> None:
        if self._has_failed_part:
            message = f"A part of this transaction failed, so nothing was saved: {self.path}"
            raise errors.StoreError(message, path=self.path)

    def _commit(self, change: lines.Change, transaction: Transaction) -> None:
        """Append a change to the file as one line, and then redo it in memory."""
        if self._file is None:
            return
        line = lines.line_of(seq=self.last + 1, at=self._now(), change=change)
        tables = (*change.puts, *change.drops)
        waits = self._flushes_later or self._unflushed.issuperset(tables)
        with self._close_if_interrupted():
            self._file.append(line, flushes=not waits)
            # Readers see the change only now. People act on a score that they see, so a power cut
            # must not take it back. The exceptions are tables that only their author reads
            # (`unflushed`), and documents without a use before a later change (`one_flush`).
            with self.documents.lock:
                self.documents.redo_transaction(transaction)
            self.last += 1
            self._entries += change.entries

    def _claim_again(self, file: disk.AppendOnly) -> None:
        """Lock the store anew after its lock file was deleted; raise StoreWriteError.

        If another program has opened the store meanwhile, the file is closed.
        """
        with os_errors_as_store_errors(self.path):
            self._make_folder_again()
        try:
            claim = _claim_store(self.path)
        except errors.StoreBusyError as error:
            file.close()
            message = f"Another program has opened the store: {self.path}"
            raise errors.StoreWriteError(message, path=self.path, reason=errors.CHANGED) from error
        self._release()
        self._claim = claim

    def _make_folder_again(self) -> None:
        """Make the folder of the store if it was deleted; raise OSError.

        It is not made on another disk, if the disk of the store was removed.
        """
        folder = self.path.parent
        if self.path.exists():
            return
        nearest = next(parent for parent in (folder, *folder.parents) if parent.exists())
        if nearest.stat().st_dev != self._device:
            raise FileNotFoundError(errno.ENOENT, "The disk of the store is gone", str(folder))
        disk.make_folder(folder)

    def _replace(self, tables: lines.Tables, *, is_replaced: bool = False) -> None:
        """Replace the file by one with a line for each document of `tables`; load other tables.

        Damage to one line then loses only one document.
        """
        if self._file is None:
            return
        with self._close_if_interrupted():
            content = lines.lines_for(tables, after=self.last, at=self._now())
            self._file.replace(content, is_replaced=is_replaced)
            if tables is not self.tables:
                self.documents.load(tables)
            self._entries = lines.live_entries(tables)
            self._has_long = False
            self.last += self._entries

    @contextlib.contextmanager
    def _close_if_interrupted(self) -> Iterator[None]:
        """Close the file if the block is interrupted, for example by KeyboardInterrupt.

        File and memory may differ then: the next line could repeat a number, and the next start
        would skip it.
        """
        try:
            yield
        except errors.StoreError:  # the disk refused; file and memory are unchanged
            raise
        except BaseException:
            if self._file is not None:
                self._file.close()
            raise

    def _refuse_if_read_only(self) -> None:
        """Raise StoreReadOnlyError, or StoreTooNewError, if nothing may be written."""
        if self._too_new:
            message = f"A newer Scorekeeper wrote this store; it can only be read: {self.path}"
            raise errors.StoreTooNewError(message, path=self.path)
        if self._file is None or self._file.broken:
            message = f"This store can only be read until it is opened again: {self.path}"
            raise errors.StoreReadOnlyError(message, path=self.path)

    def _refuse_rewriting(self) -> None:
        if self._change is not None:
            message = f"A store is not compacted inside a transaction: {self.path}"
            raise errors.StoreError(message, path=self.path)
        self._refuse_if_read_only()

    def _release(self) -> None:
        if self._claim is not None:
            self._claim.release()
            self._claim = None


_KINDS_OF_THIS_START = {
    errors.FindingKind.TOO_NEW,
    errors.FindingKind.NOT_WRITABLE,
    errors.FindingKind.NO_LOCKS,
}
"""Findings that the next start makes again, if they still apply."""


def _storable_document(uid: str, document: Mapping[str, Any]) -> lines.Doc:
    """Return the copy of a document to store under a uid; raise StoreDocumentError."""
    fresh = lines.storable_copy(dict(document))
    if fresh.get("uid", uid) != uid:
        raise errors.StoreDocumentError(f"A document with the uid {fresh['uid']!r} is not {uid!r}")
    return fresh


def _is_behind(finding: errors.Finding) -> bool:
    return finding.kind is errors.FindingKind.BEHIND


def _without_behind(findings: Iterable[errors.Finding]) -> tuple[errors.Finding, ...]:
    return tuple(finding for finding in findings if not _is_behind(finding))


def _resolve_path(path: Path) -> Path:
    """Return the path without links, as compaction replaces the file, not a link.

    Raises StoreError if the links lead nowhere.
    """
    try:
        with contextlib.suppress(FileNotFoundError, NotADirectoryError, PermissionError):
            path.stat()  # later versions of Python raise no error for a ring of links
        return path.resolve()
    except (OSError, RuntimeError) as error:
        message = f"The store cannot be read, its links lead nowhere: {path}"
        raise errors.StoreError(message, path=path, reason=errors.UNREADABLE) from error
