"""Open the file of a journal: assess, mend and upgrade it. No byte is lost."""

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from scorekeeper.storage import disk, errors, header, lines
from scorekeeper.storage.backups import Backup, BackupDirectory, last_commit_number, number_in_name
from scorekeeper.storage.disk import AppendOnly, os_errors_as_store_errors
from scorekeeper.storage.errors import Finding, FindingKind
from scorekeeper.storage.lines import Change
from scorekeeper.storage.reading import Reading, read_journal, read_together

_BACKUP_KINDS = {FindingKind.BEHIND, FindingKind.BACKUP_DAMAGED}

MAX_FIRST_LINE = 300
"""Bytes; the first line of a journal is shorter, so a longer file had something saved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenFile:
    """A journal that was read and, unless it is only read, can be written to."""

    reading: Reading
    file: AppendOnly | None = None  # None if nothing may be written
    findings: tuple[Finding, ...]
    too_new: bool = False
    unread_findings: tuple[Finding, ...] = ()
    """The findings of earlier starts that may not have been read."""


def open_file(path: Path, *, at: str, read_only: bool) -> OpenFile:
    """Read a journal and mend its file, so that lines can be appended.

    - A missing file is created.
    - A torn tail is cut off and kept in a file beside the store.
    - A damaged file is kept beside the store, and replaced in one step by a new file of its good
      lines and of the good lines of its backups.
    - A file that ends before its newest backup gets a finding.
    - A file of an earlier schema is copied and then upgraded.

    Nothing is written with `read_only`, or to a store of a newer version.

    Args:
        path: The file.
        at: The time, for the names of the files beside the store.
        read_only: True if the file may only be read.

    Raises:
        StoreError: The file cannot be read.
        StoreCorruptError: It is not ours.
        StoreMigrationError: It cannot be upgraded.
        StoreWriteError: The disk refuses.

    After each error the file is as before, or mended.
    """
    content = _read_file(path, read_only=read_only)
    reading = read_journal(content, freeze=not read_only)
    reading, faults = _assess(path, content, reading)
    head = header.header_of(reading.tables)
    unread = header.unread_findings(reading.tables, path.parent)
    if head is not None and header.is_too_new(head):
        findings = (*faults, _finding(FindingKind.TOO_NEW, reading))
        return OpenFile(reading=reading, too_new=True, findings=findings)

    is_old = header.schema_of(reading.tables) < header.SCHEMA
    if read_only:
        if is_old:  # in memory only
            reading.tables = header.upgraded_tables(reading.tables, path=path)
            faults += (_finding(FindingKind.MIGRATED, reading),)
        return OpenFile(reading=reading, findings=faults, unread_findings=unread)

    with os_errors_as_store_errors(path):
        disk.fresh_name(path).unlink(missing_ok=True)
        file = AppendOnly(path)
        try:
            file.refuse_other_size(len(content))
            mending = _Mending(path, file, reading, faults, at)
            mending.mend(content)
            if is_old:
                mending.upgrade()
        except BaseException:
            file.close()
            raise
    return OpenFile(reading=reading, file=file, findings=mending.faults, unread_findings=unread)


def _read_file(path: Path, *, read_only: bool) -> bytes:
    """Return the bytes of a journal, none if a store to be written is missing.

    Raises StoreError.
    """
    try:
        if read_only:
            return disk.read_store(path)
        return path.read_bytes() if path.exists() else b""
    except OSError as error:
        message = f"The store cannot be read ({error.strerror or error}): {path}"
        raise errors.StoreError(message, path=path, reason=errors.UNREADABLE) from error


def _assess(path: Path, content: bytes, reading: Reading) -> tuple[Reading, tuple[Finding, ...]]:
    """Return the readable part of a file and its faults; a damaged file is read with its backups.

    Raises StoreCorruptError if the file is not ours.
    """
    head = header.header_of(reading.tables)
    if head is not None and header.is_ours(head) and header.is_too_new(head):
        return reading, _faults(reading)
    backups = BackupDirectory(store=path).backups()
    if _is_foreign(content, reading, backups):
        message = f"This file is no store of Scorekeeper's; it was left as it is: {path}"
        raise errors.StoreCorruptError(message, path=path)

    # A store that was never written anew begins with 1, so all numbers of its backups are its own.
    own_backups = backups if reading.first <= 1 else backups[:1]
    ahead = _BackupsAhead.find(own_backups, reading.seq)
    is_header_lost = head is None and bool(reading.good or len(content) > MAX_FIRST_LINE)
    if is_header_lost:
        reading.bad = reading.bad or 1
        if not reading.good:
            reading.torn = b""  # it is not a tail, but everything that there was
    has_gap = bool(reading.torn) and (ahead.readable is not None or ahead.damaged is not None)
    if not (reading.damaged or is_header_lost or has_gap):
        return reading, _faults(reading, ahead)

    together = read_together(content, _contents_of(backups))
    together.bad = max(reading.bad, together.bad)
    together.torn = reading.torn
    ahead = _BackupsAhead.find(own_backups, together.seq)
    # The newest backup is of another history, so its changes can only be restored as a whole.
    is_newest_unused = 0 in together.unused and _last_number(backups[0]) > 0
    ahead = replace(ahead, readable=backups[0] if is_newest_unused else None)
    return together, _faults(together, ahead)


def _is_foreign(content: bytes, reading: Reading, backups: Iterable[Backup]) -> bool:
    """Return True if a file is from another program: it has no sign of a store, and no backups."""
    head = header.header_of(reading.tables)
    if head is not None:
        return not header.is_ours(head)
    if reading.good or lines.may_be_ours(content):
        return False
    return not any(map(_last_number, backups))


def _contents_of(backups: Iterable[Backup]) -> list[bytes]:
    """Return the bytes of backups; empty bytes for a backup that cannot be read."""
    contents = []
    for backup in backups:
        try:
            contents.append(disk.read_store(backup.path))
        except OSError:
            contents.append(b"")
    return contents


@dataclass(frozen=True, slots=True, kw_only=True)
class _BackupsAhead:
    """The backups that go further than a store."""

    readable: Backup | None = None  # the one that goes furthest, as far as it can be read
    damaged: Backup | None = None  # a cut-off one with the highest last number in its name
    missing: int = 0  # lines between these two, or between the store and the damaged one

    @classmethod
    def find(cls, backups: Sequence[Backup], last: int) -> "_BackupsAhead":
        """Find the backups with lines after `last`, the number of a store's last line.

        Backups whose names have no higher number are not read.
        """
        ends: dict[Path, int] = {}
        candidates = []
        for backup in backups:
            if backup.last is not None and backup.last <= last:
                continue
            ends[backup.path] = _last_number(backup)
            if ends[backup.path] > last:
                candidates.append(backup)
        readable = max(candidates, key=lambda backup: ends[backup.path], default=None)
        reached = last if readable is None else ends[readable.path]

        promising = [backup for backup in backups if (backup.last or 0) > reached]
        damaged = max(promising, key=lambda backup: backup.last or 0, default=None)
        missing = 0 if damaged is None else (damaged.last or 0) - reached
        return cls(readable=readable, damaged=damaged, missing=missing)


def _last_number(backup: Backup) -> int:
    with contextlib.suppress(OSError):  # an unreadable backup is of no help
        return last_commit_number(backup.path)
    return 0


def _faults(reading: Reading, ahead: _BackupsAhead | None = None) -> tuple[Finding, ...]:
    """Return findings for the faults of a file, and for backups with lines that it lacks."""
    ahead = ahead or _BackupsAhead()
    faults = []
    if reading.damaged:
        faults.append(_finding(FindingKind.DAMAGED, reading))
    elif reading.torn:
        faults.append(_finding(FindingKind.TORN, reading))
    if reading.put_back:
        put_back = Finding(
            kind=FindingKind.PUT_BACK, kept=reading.put_back, dropped=reading.lacking
        )
        faults.append(put_back)
    if ahead.readable is not None:
        more = max(_last_number(ahead.readable) - reading.seq, 0)
        behind = _finding(FindingKind.BEHIND, reading)
        faults.append(replace(behind, dropped=more, backup=ahead.readable.path))
    if ahead.damaged is not None:
        damaged = Finding(
            kind=FindingKind.BACKUP_DAMAGED, aside=ahead.damaged.path, dropped=ahead.missing
        )
        faults.append(damaged)
    return tuple(faults)


def _finding(kind: FindingKind, reading: Reading, aside: Path | None = None) -> Finding:
    return Finding(kind=kind, aside=aside, kept=reading.good, dropped=reading.dropped)


@dataclass(slots=True)
class _Mending:
    """Makes a file fit to be appended to, and adds the files set aside to its faults."""

    path: Path
    file: AppendOnly
    reading: Reading
    faults: tuple[Finding, ...]
    at: str

    def mend(self, content: bytes) -> None:
        """Repair the file, which contains `content`; keep damaged bytes in a file beside it."""
        reading = self.reading
        schema = header.schema_of(reading.tables)
        if reading.damaged:
            self._write_aside(content, "corrupt")
            self._rebuild(schema)
        elif reading.torn:
            self._write_aside(reading.torn, "torn")
            sound = content[: -len(reading.torn)]
            if header.header_of(reading.tables) is None or not self._cut_and_note(sound):
                self.file.cut(len(sound))
        elif any(fault.kind in _BACKUP_KINDS for fault in self.faults):
            with contextlib.suppress(errors.StoreWriteError):  # then the next start reports it
                self._rebuild(schema)
        elif reading.unended:
            self.file.append(b"\n")
        if lines.META not in reading.tables:
            self._append(Change(puts=header.new_header(schema)))

    def upgrade(self) -> None:
        """Append the line that upgrades an earlier schema, and add a finding.

        A copy of the file is on the disk before.
        """
        tables = self.reading.tables
        kind = f"schema-{header.schema_of(tables)}"
        newer = header.upgraded_tables(tables, path=self.path)
        aside = disk.write_aside_file(self.path, self.path.read_bytes(), kind=kind, at=self.at)
        self._append(header.difference(tables, newer))
        self.faults += (_finding(FindingKind.MIGRATED, self.reading, aside),)

    def _write_aside(self, content: bytes, kind: str) -> None:
        aside = disk.write_aside_file(self.path, content, kind=kind, at=self.at)
        self.faults = tuple(
            fault if fault.aside else replace(fault, aside=aside) for fault in self.faults
        )

    def _unread_findings(self) -> tuple[Finding, ...]:
        return (*header.unread_findings(self.reading.tables, self.path.parent), *self.faults)

    def _cut_and_note(self, sound: bytes) -> bool:
        """Replace the torn tail by a line with the findings; return False if the disk refuses."""
        note = header.unread_document(self._unread_findings(), self.path.parent)
        change = Change(puts={lines.META: {lines.UNREAD_FINDINGS: note}})
        seq = self.reading.seq + 1
        line = lines.line_of(seq=seq, at=self.at, change=change)
        try:
            self.file.replace([sound, line])
        except errors.StoreWriteError:
            return False
        self.reading.add(seq, change, len(line))
        return True

    def _rebuild(self, schema: int) -> None:
        """Write the tables that were read to a new file, which replaces the old one in one step.

        The new file has the findings too, so that the next start reports them if this process is
        killed. `reading` describes the new file afterwards.

        The line numbers are higher than those in the old file and in every backup. If a backup has
        more lines than the old file, one number is skipped, so that no line of the new file seems
        to follow the last line of that backup.
        """
        reading = self.reading
        tables = header.with_unread_findings(
            reading.tables, self._unread_findings(), self.path.parent
        )
        if header.header_of(tables) is None:
            tables[lines.META] |= header.new_header(schema)[lines.META]
        after = reading.seq
        for fault in self.faults:
            if fault.backup is not None:
                after = max(after, last_commit_number(fault.backup)) + 1
            if fault.kind is FindingKind.BACKUP_DAMAGED and fault.aside is not None:
                after = max(after, number_in_name(fault.aside) or 0) + 1
        content = list(lines.lines_for(tables, after=after, at=self.at))
        self.file.replace(content)
        reading.tables = tables
        reading.has_long = False
        reading.seq = after + len(content)
        reading.entries = len(content)

    def _append(self, change: Change) -> None:
        seq = self.reading.seq + 1
        line = lines.line_of(seq=seq, at=self.at, change=change)
        self.file.append(line)
        self.reading.add(seq, change, len(line))
