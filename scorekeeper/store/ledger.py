"""What is saved: the documents in memory, and the file that says the same."""

import contextlib
import gc
from collections.abc import Callable, Iterator
from pathlib import Path

from scorekeeper.store import disk
from scorekeeper.store.appending import AppendOnly, refusals
from scorekeeper.store.changes import Change, Tables, live_entries
from scorekeeper.store.errors import (
    StoreError,
    StoreReadOnlyError,
    StoreTooNewError,
)
from scorekeeper.store.findings import Finding, FindingKind
from scorekeeper.store.header import noted
from scorekeeper.store.lines import line_of
from scorekeeper.store.opening import opened
from scorekeeper.store.rewriting import Rewrite, lines_for, rewritten

WORTH_COMPACTING = 200
"""Entries below which a file is left alone: there is nothing to gain."""


class Ledger:
    """All documents as of the last commit, and the way in which they change: file first."""

    def __init__(self, path: Path, *, now: Callable[[], str], read_only: bool) -> None:
        """Open the file; raises what `opened` raises."""
        found = opened(path, at=now(), read_only=read_only)
        self.tables: Tables = found.reading.tables
        self.findings = found.findings
        self._path = path
        self._now = now
        self._file = found.file
        self._is_to_stay = not read_only
        self._too_new = found.too_new
        self.notes = found.notes
        self.seq = found.reading.seq
        """The number of the last line."""
        self._entries = found.reading.entries
        self._has_long = found.reading.has_long

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
        """Return whether the file is worth compacting."""
        return self._has_long or (self._entries >= WORTH_COMPACTING and self._is_half_dead)

    @property
    def _is_half_dead(self) -> bool:
        return self._entries > 2 * live_entries(self.tables)

    def compact(self) -> bool:
        """Write the file anew when more than half of it is dead; gives whether it was.

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
        """Have every document rewritten, and no line left that says what any said before.

        Raises StoreReadOnlyError, StoreWriteError or StoreDocumentError; then all is as it was.
        """
        self.refuse_if_read_only()
        self._come_back()
        self._rewrite(rewritten(self.tables, rewrite))

    def answered(self) -> None:
        """Say no more that the store is behind a backup."""
        self.findings = _without_behind(self.findings)
        self.notes = _without_behind(self.notes)

    def close(self) -> None:
        """Let go of the file; a second time does nothing."""
        if self._file is not None:
            self._file.close()
        if self._is_to_stay:
            gc.unfreeze()  # with the documents was frozen whatever was garbage at that moment

    def _come_back(self) -> None:
        """Write everything anew where the file is not the one of its name any more.

        What is found in its place is set aside first. All of it is told as a finding.
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
        """Have a line for each document, so that no more than one hangs on any line."""
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
