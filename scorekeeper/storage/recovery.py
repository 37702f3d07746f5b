"""Opening the file of a journal: judging, mending and upgrading it; no byte is lost."""

import contextlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from scorekeeper.storage import disk, errors, header, lines
from scorekeeper.storage.backups import Backup, BackupDirectory, last_number, number_in_name
from scorekeeper.storage.disk import AppendOnly, refusals
from scorekeeper.storage.lines import Change, Reading, read

_OF_BACKUPS = {errors.FindingKind.BEHIND, errors.FindingKind.BACKUP_DAMAGED}
LONGEST_BEGINNING = 300
"""Bytes; the first line of a journal is shorter, so a longer file had something saved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenFile:
    reading: Reading
    file: AppendOnly | None = None  # None when nothing may be written
    findings: tuple[errors.Finding, ...]
    too_new: bool = False
    notes: tuple[errors.Finding, ...] = ()
    """The findings of earlier starts that nobody may have read."""


def open_file(path: Path, *, at: str, read_only: bool) -> OpenFile:
    """Read a journal and make its file fit to be written to; `at` names the files set aside.

    A missing file is made. A torn tail is cut off and set aside; a damaged file is set aside as it
    is, and a new one made in one step of its good lines and those of its backups; one that ends
    before its newest backup gets a finding; one of an earlier schema is copied beside and brought
    up to date. Nothing is written with `read_only`, or to a store of a newer version.

    Raises StoreError when the file cannot be read, StoreCorruptError when it is not ours,
    StoreMigrationError, or StoreWriteError; each leaves it as it was, or mended.
    """
    try:
        if read_only:
            content = disk.read_store(path)
        else:
            content = path.read_bytes() if path.exists() else b""
    except OSError as error:
        message = f"The store cannot be read ({error.strerror or error}): {path}"
        raise errors.StoreError(message, path=path, reason=errors.UNREADABLE) from error
    reading, faults = _judged(path, content, read(content, to_stay=not read_only))
    head = header.header_of(reading.tables)
    notes = header.notes_of(reading.tables, path.parent)
    if head is not None and header.is_too_new(head):
        findings = (*faults, _finding(errors.FindingKind.TOO_NEW, reading))
        return OpenFile(reading=reading, too_new=True, findings=findings)
    is_old = header.schema_of(reading.tables) < header.SCHEMA
    if read_only:
        if is_old:  # in memory only
            reading.tables = header.upgraded_tables(reading.tables, path=path)
            faults += (_finding(errors.FindingKind.MIGRATED, reading),)
        return OpenFile(reading=reading, findings=faults, notes=notes)
    with refusals(path):
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
    return OpenFile(reading=reading, file=file, findings=mending.faults, notes=notes)


def _judged(
    path: Path, content: bytes, reading: Reading
) -> tuple[Reading, tuple[errors.Finding, ...]]:
    """Return the readable part, of a damaged file with its backups, and the faults."""
    head = header.header_of(reading.tables)
    if head is not None and header.is_ours(head) and header.is_too_new(head):
        return reading, _faults(reading)
    backups = BackupDirectory(store=path).backups()
    # A store that was never written anew begins with 1, so all numbers of its backups are its own.
    own = backups if reading.first <= 1 else backups[:1]
    further = _Further.of(own, reading.seq)
    if head is None and not reading.good and not lines.looks_like_ours(content):
        is_foreign = not any(map(_last_number, backups))
    else:
        is_foreign = head is not None and not header.is_ours(head)
    if is_foreign:
        message = f"This file is no store of Scorekeeper's; it was left as it is: {path}"
        raise errors.StoreCorruptError(message, path=path)
    is_lost = head is None and bool(reading.good or len(content) > LONGEST_BEGINNING)
    if is_lost:
        reading.bad = reading.bad or 1
        reading.torn = reading.torn if reading.good else b""  # no tail: it is all there was
    has_gap = reading.torn and (further.readable or further.damaged)
    if not (reading.damaged or is_lost or has_gap):
        return reading, _faults(reading, further)
    bad, torn = reading.bad, reading.torn
    contents = []
    for backup in backups:
        try:
            contents.append(disk.read_store(backup.path))
        except OSError:
            contents.append(b"")
    reading = lines.read_together(content, contents)
    reading.bad, reading.torn = max(bad, reading.bad), torn
    further = _Further.of(own, reading.seq)
    is_offered = 0 in reading.unused and _last_number(backups[0]) > 0
    return reading, _faults(reading, replace(further, readable=backups[0] if is_offered else None))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Further:
    """The backups that go further than a store."""

    readable: Backup | None = None  # the one that goes furthest, as far as it can be read
    damaged: Backup | None = None  # one whose name says that it once went further than all others
    missing: int = 0  # lines between these two, or between the store and the damaged one

    @classmethod
    def of(cls, backups: Iterable[Backup], last: int) -> "_Further":
        """Compare backups with the number of a store's last line.

        Only those are read that may go further: the names of the others say that they do not.
        """
        ends = {
            backup.path: _last_number(backup)
            for backup in backups
            if backup.last is None or backup.last > last
        }
        candidates = [backup for backup in backups if ends.get(backup.path, 0) > last]
        readable = max(candidates, key=lambda backup: ends[backup.path], default=None)
        reached = last if readable is None else ends[readable.path]
        promising = [backup for backup in backups if (backup.last or 0) > reached]
        damaged = max(promising, key=lambda backup: backup.last or 0, default=None)
        missing = 0 if damaged is None else (damaged.last or 0) - reached
        return cls(readable=readable, damaged=damaged, missing=missing)


def _last_number(backup: Backup) -> int:
    with contextlib.suppress(OSError):  # one that cannot be read is of no help
        return last_number(backup.path)
    return 0


def _faults(reading: Reading, further: _Further | None = None) -> tuple[errors.Finding, ...]:
    """Return the faults of a file, among them the backups that have, or had, more than it."""
    further = further or _Further()
    faults = []
    if reading.damaged:
        faults.append(_finding(errors.FindingKind.DAMAGED, reading))
    elif reading.torn:
        faults.append(_finding(errors.FindingKind.TORN, reading))
    if back := reading.put_back:
        kind = errors.FindingKind.PUT_BACK
        faults.append(errors.Finding(kind=kind, kept=back, dropped=reading.lacking))
    if further.readable is not None:
        more = max(_last_number(further.readable) - reading.seq, 0)
        fault = _finding(errors.FindingKind.BEHIND, reading)
        faults.append(replace(fault, dropped=more, backup=further.readable.path))
    if further.damaged is not None:
        kind = errors.FindingKind.BACKUP_DAMAGED
        aside = further.damaged.path
        faults.append(errors.Finding(kind=kind, aside=aside, dropped=further.missing))
    return tuple(faults)


def _finding(
    kind: errors.FindingKind, reading: Reading, aside: Path | None = None
) -> errors.Finding:
    return errors.Finding(kind=kind, aside=aside, kept=reading.good, dropped=reading.dropped)


@dataclass(slots=True)
class _Mending:
    """A file that is made fit to be appended to, and its faults with the files set aside."""

    path: Path
    file: AppendOnly
    reading: Reading
    faults: tuple[errors.Finding, ...]
    at: str

    def mend(self, content: bytes) -> None:
        reading, schema = self.reading, header.schema_of(self.reading.tables)
        if reading.damaged:
            self._set_aside(content, "corrupt")
            self._rebuild(schema)
        elif reading.torn:
            self._set_aside(reading.torn, "torn")
            sound = content[: -len(reading.torn)]
            if header.header_of(reading.tables) is None or not self._cut_and_noted(sound):
                self.file.cut(len(sound))
        elif any(fault.kind in _OF_BACKUPS for fault in self.faults):
            with contextlib.suppress(errors.StoreWriteError):  # then the next start says so again
                self._rebuild(schema)
        elif reading.unended:
            self.file.append(b"\n")
        if lines.META not in reading.tables:
            self._append(Change(puts=header.new_header(schema)))

    def upgrade(self) -> None:
        """Bring an earlier schema up to date with one line, after a copy is on the disk."""
        tables, kind = self.reading.tables, f"schema-{header.schema_of(self.reading.tables)}"
        newer = header.upgraded_tables(tables, path=self.path)
        aside = disk.set_aside(self.path, self.path.read_bytes(), kind=kind, at=self.at)
        self._append(header.difference(tables, newer))
        self.faults += (_finding(errors.FindingKind.MIGRATED, self.reading, aside),)

    def _set_aside(self, content: bytes, kind: str) -> None:
        aside = disk.set_aside(self.path, content, kind=kind, at=self.at)
        self.faults = tuple(
            fault if fault.aside else replace(fault, aside=aside) for fault in self.faults
        )

    def _notes(self) -> tuple[errors.Finding, ...]:
        return (*header.notes_of(self.reading.tables, self.path.parent), *self.faults)

    def _cut_and_noted(self, sound: bytes) -> bool:
        """Cut the torn tail off and note that, in one step; False where the disk is full."""
        note = header.note_of(self._notes(), self.path.parent)
        seq, change = self.reading.seq + 1, Change(puts={lines.META: {lines.NOTES: note}})
        line = lines.line_of(seq=seq, at=self.at, change=change)
        try:
            self.file.replace([sound, line])
        except errors.StoreWriteError:
            return False
        self.reading.add(seq, change, len(line))
        return True

    def _rebuild(self, schema: int) -> None:
        """Write what was read to a new file that takes the place of the old one, in one step.

        The findings go with it, so that a kill hides nothing. The numbers go on beyond those of
        every file, and where a backup has more one is left out: its lines and these are no one
        history.
        """
        reading = self.reading
        tables = header.with_notes(reading.tables, self._notes(), self.path.parent)
        if header.header_of(tables) is None:
            tables[lines.META] |= header.new_header(schema)[lines.META]
        after = reading.seq
        for fault in self.faults:
            if fault.backup is not None:
                after = max(after, last_number(fault.backup)) + 1
            if fault.kind is errors.FindingKind.BACKUP_DAMAGED and fault.aside is not None:
                after = max(after, number_in_name(fault.aside) or 0) + 1
        content = list(lines.lines_for(tables, after=after, at=self.at))
        self.file.replace(content)
        reading.tables, reading.has_long = tables, False
        reading.seq, reading.entries = after + len(content), len(content)

    def _append(self, change: Change) -> None:
        seq = self.reading.seq + 1
        line = lines.line_of(seq=seq, at=self.at, change=change)
        self.file.append(line)
        self.reading.add(seq, change, len(line))
