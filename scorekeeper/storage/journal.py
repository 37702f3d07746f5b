"""TinyDB's storage: documents in memory and in an append-only file, one line a commit.

`Ledger` holds what is saved, `Draft` and `Pending` the changes of a transaction laid over it, so
that they can be thrown away, and `JournalStorage` joins them for TinyDB.
"""

import contextlib
import gc
import threading
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from pathlib import Path
from typing import Any

from tinydb.storages import Storage

from scorekeeper.storage import disk
from scorekeeper.storage.disk import AppendOnly, claimed, refusals
from scorekeeper.storage.errors import (
    UNREADABLE,
    Finding,
    FindingKind,
    StoreDocumentError,
    StoreError,
    StoreReadOnlyError,
    StoreTooNewError,
)
from scorekeeper.storage.lines import (
    META,
    NOTES,
    Change,
    Doc,
    Documents,
    Tables,
    copied,
    header_of,
    line_of,
    live_entries,
    note_of,
    noted,
    notes_of,
    stored,
    text_of,
)
from scorekeeper.storage.opening import opened
from scorekeeper.storage.reading import Rewrite, lines_for, rewritten

WORTH_COMPACTING = 200
"""Entries below which a file is left alone: there is nothing to gain."""


class Ledger:
    """All documents as of the last commit; a change goes to the file first."""

    def __init__(self, path: Path, *, now: Callable[[], str], read_only: bool) -> None:
        """Open the file; raises what `opened` raises."""
        journal = opened(path, at=now(), read_only=read_only)
        self.tables: Tables = journal.reading.tables
        self.findings = journal.findings
        self._path = path
        self._now = now
        self._file = journal.file
        self._is_to_stay = not read_only
        self._too_new = journal.too_new
        self.notes = journal.notes
        self.seq = journal.reading.seq
        """The number of the last line."""
        self._entries = journal.reading.entries
        self._has_long = journal.reading.has_long

    @property
    def read_only(self) -> bool:
        """True if changes are refused, from the start or since the disk failed."""
        return self._file is None or self._file.broken

    def refuse_if_read_only(self) -> None:
        """Raise StoreReadOnlyError, or StoreTooNewError, when changes are refused."""
        if self._too_new:
            message = f"A newer Scorekeeper wrote this store; it can only be read: {self._path}"
            raise StoreTooNewError(message, path=self._path)
        if self.read_only:
            message = f"This store can only be read until it is opened again: {self._path}"
            raise StoreReadOnlyError(message, path=self._path)

    def commit(self, change: Change) -> None:
        """Save a change: to the disk, and only then in memory. No change writes nothing.

        Where the file was deleted, moved or replaced meanwhile, everything is written anew first.
        Raises StoreReadOnlyError or StoreWriteError; then nothing has changed.
        """
        if self._file is None or not change:
            return
        self._come_back()
        line = line_of(seq=self.seq + 1, at=self._now(), change=change)
        with _in_step(self._file):
            self._file.append(line)
            self.seq += 1
            self._entries += change.apply(self.tables)

    @property
    def is_untidy(self) -> bool:
        """True if the file is worth compacting."""
        return self._has_long or (self._entries >= WORTH_COMPACTING and self._is_half_dead)

    @property
    def _is_half_dead(self) -> bool:
        return self._entries > 2 * live_entries(self.tables)

    def compact(self) -> bool:
        """Write the file anew if more than half of it is dead; return True if it was.

        So it is too where a long line has several documents. Raises StoreReadOnlyError or
        StoreWriteError; then the old file goes on.
        """
        self.refuse_if_read_only()
        if not (self._has_long or self._is_half_dead):
            return False
        self._come_back()
        self._rewrite(self.tables)
        return True

    def rewrite(self, rewrite: Rewrite) -> None:
        """Rewrite every document, and leave no line with the contents of any before.

        Raises StoreReadOnlyError, StoreWriteError or StoreDocumentError; then all is as it was.
        """
        self.refuse_if_read_only()
        self._come_back()
        self._rewrite(rewritten(self.tables, rewrite))

    def answered(self) -> None:
        """Drop the findings of a store behind a backup."""
        self.findings = _without_behind(self.findings)
        self.notes = _without_behind(self.notes)

    def close(self) -> None:
        """Close the file; a second time does nothing."""
        if self._file is not None:
            self._file.close()
        if self._is_to_stay:
            gc.unfreeze()  # with the documents was frozen whatever was garbage at that moment

    def _come_back(self) -> None:
        """Write everything anew where the file is not the one of its name any more.

        A file in its place is set aside first, and a finding reports all of it.
        """
        if self._file is None or self._file.broken:
            return
        with refusals(self._path):
            if not self._file.is_gone():
                return
            aside = None
            if self._path.exists():
                content = self._path.read_bytes()
                aside = disk.set_aside(self._path, content, kind="replaced", at=self._now())
        lines = live_entries(self.tables)
        kind = FindingKind.TAKEN_AWAY
        finding = Finding(kind=kind, aside=aside, kept=lines, dropped=0)
        notes = (*self.notes, *self.findings, finding)
        self._rewrite(noted(self.tables, notes, self._path.parent), is_gone=True)
        self.findings += (finding,)

    def _rewrite(self, tables: Tables, *, is_gone: bool = False) -> None:
        """Write one line for each document, so that damage to a line takes no more than one."""
        if self._file is None:
            return
        with _in_step(self._file):
            lines = lines_for(tables, after=self.seq, at=self._now())
            self._file.replace(lines, is_gone=is_gone)
            self.tables = tables
            self._entries = live_entries(tables)
            self._has_long = False
            self.seq += self._entries


def _without_behind(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    return tuple(finding for finding in findings if finding.kind is not FindingKind.BEHIND)


@contextlib.contextmanager
def _in_step(file: AppendOnly) -> Iterator[None]:
    """Close the file when an interruption may have parted it from memory.

    The next line would carry a number that is taken, and no start would count it.
    """
    try:
        yield
    except StoreError:  # the disk refused, and both are as they were
        raise
    except BaseException:
        file.close()
        raise


class Draft(MutableMapping[str, Doc]):
    """The next state of one table by id, and the changes that lead there from `base`.

    `gone` are ids of the base that were deleted; `puts` are documents that were set. An id
    in both was deleted and set again, so it comes last, as in any dict.
    """

    def __init__(self, base: Mapping[str, Doc]) -> None:
        """Begin with no changes to `base`, which is read and never written."""
        self._base = base
        self._touched: set[str] = set()
        self.puts: Documents = {}
        self.gone: dict[str, None] = {}

    def __getitem__(self, doc_id: str) -> Doc:
        """Return a document to be read, not to be changed."""
        if doc_id in self.puts:
            return self.puts[doc_id]
        if doc_id in self.gone:
            raise KeyError(doc_id)
        return self._base[doc_id]

    def __setitem__(self, doc_id: str, doc: Doc) -> None:
        """Put a document in its place, or behind the others when it is new."""
        self._touched.discard(doc_id)
        self.puts[doc_id] = doc

    def __delitem__(self, doc_id: str) -> None:
        if doc_id not in self:
            raise KeyError(doc_id)
        self.puts.pop(doc_id, None)
        self._touched.discard(doc_id)
        if doc_id in self._base:
            self.gone[doc_id] = None

    def __contains__(self, doc_id: object) -> bool:
        return doc_id in self.puts or (doc_id not in self.gone and doc_id in self._base)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the ids in the order of a dict with the same history."""
        yield from (doc_id for doc_id in self._base if doc_id not in self.gone)
        yield from (doc_id for doc_id in self.puts if self._is_last(doc_id))

    def __len__(self) -> int:
        added = sum(1 for doc_id in self.puts if self._is_last(doc_id))
        return len(self._base) - len(self.gone) + added

    def clear(self) -> None:
        """Take all documents out."""
        self.puts.clear()
        self._touched.clear()
        self.gone = dict.fromkeys(self._base)

    def touched(self, doc_id: str) -> Doc:
        """Return a document that may be changed in place: a copy, made on the first call."""
        if doc_id not in self.puts:
            self.puts[doc_id] = copied(self[doc_id])
            self._touched.add(doc_id)
        return self.puts[doc_id]

    def settle(self) -> None:
        """Turn all puts into what the disk will give back, and forget touches without a change.

        Raises StoreDocumentError for what cannot be saved.
        """
        settled = {doc_id: stored(doc) for doc_id, doc in self.puts.items()}
        for doc_id in self._touched:
            # Compared as text: Python holds 1 and True to be equal, a reader of the file does not.
            if text_of(settled[doc_id]) == text_of(self._base[doc_id]):
                del settled[doc_id]
        self.puts = settled
        self._touched.clear()

    def _is_last(self, doc_id: str) -> bool:
        return doc_id in self.gone or doc_id not in self._base


class Updated(MutableMapping[int, Doc]):
    """The draft of a table as TinyDB's own updating functions want it: by whole numbers."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def __getitem__(self, doc_id: int) -> Doc:
        """Return a document that may be changed in place."""
        return self._draft.touched(str(doc_id))

    def __setitem__(self, doc_id: int, doc: Doc) -> None:
        """Set a document; StoreDocumentError when the id is no whole number."""
        if type(doc_id) is not int:
            message = f"A document's id must be a whole number, not {doc_id!r}"
            raise StoreDocumentError(message)
        self._draft[str(doc_id)] = doc

    def __delitem__(self, doc_id: int) -> None:
        del self._draft[str(doc_id)]

    def __contains__(self, doc_id: object) -> bool:
        return isinstance(doc_id, int) and str(doc_id) in self._draft

    def __iter__(self) -> Iterator[int]:
        return map(int, self._draft)

    def __len__(self) -> int:
        return len(self._draft)

    def clear(self) -> None:
        """Take all documents out."""
        self._draft.clear()


class Pending:
    """The changes of one transaction so far, table by table, over what is saved."""

    def __init__(self, saved: Tables) -> None:
        """Begin with no changes to `saved`, which is read and never written."""
        self._saved = saved
        self._drafts: dict[str, Draft] = {}
        self._dropped: dict[str, None] = {}
        self.doomed = False
        """True once a part of the transaction failed: then nothing of it may be saved."""

    def names(self) -> set[str]:
        """Return the names of the tables."""
        return (self._saved.keys() - self._dropped.keys()) | self._drafts.keys()

    def view(self, name: str) -> Mapping[str, Doc]:
        """Return the documents of a table to be read; a table that does not exist is empty."""
        if name in self._drafts:
            return self._drafts[name]
        return {} if name in self._dropped else self._saved.get(name, {})

    def merge(self, name: str, draft: Draft) -> None:
        """Take over the changes of a draft of `view(name)`; the table exists from now on."""
        mine = self._drafts.setdefault(name, Draft(self.view(name)))
        for doc_id in draft.gone:
            mine.pop(doc_id, None)
        mine.update(draft.puts)

    def drop(self, name: str) -> None:
        """Take a table out with all that is in it."""
        self._drafts.pop(name, None)
        if name in self._saved:
            self._dropped[name] = None

    def change(self) -> Change:
        """Return all of it as one change."""
        drops: dict[str, list[str] | None] = dict.fromkeys(self._dropped)
        drops |= {name: list(draft.gone) for name, draft in self._drafts.items() if draft.gone}
        puts = {
            name: draft.puts
            for name, draft in self._drafts.items()
            if draft.puts or name not in self._saved or name in self._dropped
        }
        return Change(puts=puts, drops=drops)


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
        """The findings on opening, and since."""
        return self._ledger.findings

    @property
    def notes(self) -> tuple[Finding, ...]:
        """The findings of earlier starts that nobody may have read."""
        return self._ledger.notes

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._ledger.seq

    @property
    def is_untidy(self) -> bool:
        """True if the file is worth compacting."""
        return self._ledger.is_untidy

    @property
    def read_only(self) -> bool:
        """True if changes are refused."""
        return self._ledger.read_only

    @property
    def header(self) -> Doc:
        """A copy of the document with format, schema and app; empty when it was lost."""
        with self.lock:
            return dict(header_of(self._ledger.tables) or {})

    def names(self) -> set[str]:
        """Return the names of the tables, without the header's."""
        with self.lock:
            names = self._pending.names() if self._pending else set(self._ledger.tables)
            return names - {META}

    def view(self, name: str) -> Mapping[str, Doc]:
        """Return the documents of a table by id: to be read under the lock, never to be changed."""
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
        """Yield the transaction under way, or one for what is done inside; see `transaction`.

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

        An exception of the updater undoes its own changes, and no more.
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
        """Return copies of everything, for TinyDB's own Table; JournalTable never asks for it."""
        with self.lock:
            return {
                name: {doc_id: copied(doc) for doc_id, doc in self.view(name).items()}
                for name in self.names()
            }

    def write(self, data: Mapping[str, Mapping[str, Any]]) -> None:
        """Replace everything by `data`, for TinyDB's own Table; only differences are saved."""
        with self.transaction():
            self.drop(*sorted(self.names() - data.keys()))
            for name, docs in data.items():
                self.change(name, _become(docs))

    def settle(self, *, is_answered: bool = False) -> None:
        """Record that findings were read, so that no later start reports them again.

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
        """Close the file and release the claim to it, and leave the findings for a later start."""
        with self.lock:
            self._ledger.close()
            self._release()

    def close(self) -> None:
        """Settle, close the file and release the claim to it; a second time does nothing."""
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
    """Return the updater that makes a table hold `docs` and nothing else."""

    def updater(table: Updated) -> None:
        for doc_id in [doc_id for doc_id in table if str(doc_id) not in docs]:
            del table[doc_id]
        for key, doc in docs.items():
            content = table[int(key)] if int(key) in table else table.setdefault(int(key), {})
            content.clear()
            content.update(doc)

    return updater


def _noting(note: Doc | None) -> Callable[[Updated], None]:
    """Return the updater that saves the note of findings, or removes it."""

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
