"""What is saved: the documents in memory, and the file that says the same."""

import contextlib
import gc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from scorekeeper.store.appending import AppendOnly
from scorekeeper.store.changes import Change, Tables, live_entries
from scorekeeper.store.errors import (
    StoreError,
    StoreReadOnlyError,
    StoreTooNewError,
    StoreWriteError,
)
from scorekeeper.store.findings import Finding, FindingKind
from scorekeeper.store.lines import line_of
from scorekeeper.store.opening import opened
from scorekeeper.store.rewriting import Rewrite, lines_for, rewritten

WORTH_COMPACTING = 200
"""Entries below which a start leaves the file alone: there is nothing to gain."""


class Ledger:
    """All documents as of the last commit, and the way in which they change: file first."""

    def __init__(self, path: Path, *, now: Callable[[], str], read_only: bool) -> None:
        """Open the file, and compact it when that is worth it; raises what `opened` raises."""
        found = opened(path, at=now(), read_only=read_only)
        self.tables: Tables = found.reading.tables
        self.findings = found.findings
        self._path = path
        self._now = now
        self._file = found.file
        self._is_to_stay = not read_only
        self._too_new = found.too_new
        self._seq = found.reading.seq
        self._entries = found.reading.entries
        if self._file is not None and found.reading.has_long:
            self.findings += self._at_start(partial(self._rewrite, self.tables))
        elif self._file is not None and self._entries >= WORTH_COMPACTING:
            self.findings += self._at_start(self.compact)

    @property
    def read_only(self) -> bool:
        """Say whether changes are refused, from the start or since the disk failed."""
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

        Raises StoreReadOnlyError or StoreWriteError; then nothing has changed.
        """
        if self._file is None or not change:
            return
        line = line_of(seq=self._seq + 1, at=self._now(), change=change)
        with _in_step(self._file):
            self._file.append(line)
            self._seq += 1
            self._entries += change.apply(self.tables)

    def compact(self) -> bool:
        """Write the file anew when more than half of it is dead; gives whether it was.

        Raises StoreReadOnlyError or StoreWriteError; then the old file goes on.
        """
        self.refuse_if_read_only()
        if self._entries <= 2 * live_entries(self.tables):
            return False
        self._rewrite(self.tables)
        return True

    def rewrite(self, rewrite: Rewrite) -> None:
        """Have every document rewritten, and no line left that says what any said before.

        Raises StoreReadOnlyError, StoreWriteError or StoreDocumentError; then all is as it was.
        """
        self.refuse_if_read_only()
        self._rewrite(rewritten(self.tables, rewrite))

    def close(self) -> None:
        """Let go of the file; a second time does nothing."""
        if self._file is not None:
            self._file.close()
        if self._is_to_stay:
            gc.unfreeze()  # with the documents was frozen whatever was garbage at that moment

    def _rewrite(self, tables: Tables) -> None:
        """Have a line for each document, so that no more than one hangs on any line."""
        if self._file is None:
            return
        with _in_step(self._file):
            self._file.replace(lines_for(tables, after=self._seq, at=self._now()))
            self.tables = tables
            self._entries = live_entries(tables)
            self._seq += self._entries

    def _at_start(self, tidy: Callable[[], object]) -> tuple[Finding, ...]:
        lines = self._entries
        try:
            tidy()
        except StoreWriteError:
            kind = FindingKind.NOT_COMPACTED
            return (Finding(kind=kind, aside=None, kept=lines, dropped=0),)
        return ()


@contextlib.contextmanager
def _in_step(file: AppendOnly) -> Iterator[None]:
    """Let go of the file when an interruption may have parted it from memory.

    The next line would carry a number that is taken, and no start would count it.
    """
    try:
        yield
    except StoreError:  # the disk refused, and both are as they were
        raise
    except BaseException:
        file.close()
        raise
