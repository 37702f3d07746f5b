"""Opening the file of a journal: judging, mending and upgrading it; no byte is lost."""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from scorekeeper.storage import disk
from scorekeeper.storage.backups import Backup, BackupDirectory, last_number
from scorekeeper.storage.disk import AppendOnly, refusals
from scorekeeper.storage.errors import (
    UNREADABLE,
    Finding,
    FindingKind,
    StoreCorruptError,
    StoreError,
    StoreWriteError,
)
from scorekeeper.storage.lines import Change, line_of, looks_like_ours
from scorekeeper.storage.migrations import (
    META,
    NOTES,
    difference,
    header_of,
    is_ours,
    is_too_new,
    new_header,
    newest,
    note_of,
    noted,
    notes_of,
    schema_of,
    upgraded,
)
from scorekeeper.storage.reading import LONG, Reading, lines_for, read, read_together

LONGEST_BEGINNING = 300
"""Bytes; the first line of a journal is shorter, so a longer file had something saved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenFile:
    """The file of a journal, and what it holds."""

    reading: Reading
    file: AppendOnly | None
    """None when nothing may be written."""
    findings: tuple[Finding, ...]
    too_new: bool = False
    notes: tuple[Finding, ...] = ()
    """The findings of earlier starts that nobody may have read."""


def open_file(path: Path, *, at: str, read_only: bool) -> OpenFile:
    """Read a journal and make its file fit to be written to; `at` names the files set aside.

    A missing file is made. A torn tail is cut off and set aside; a damaged file is set aside
    as it is, and a new one made of its good lines and those of its backups, in one step; one
    that ends before its newest backup gets a finding; one of an earlier schema is copied beside
    and brought up to date. Nothing at all is written with `read_only`, or when
    a newer version of the program wrote the store.

    Raises StoreError when the file cannot be read, StoreCorruptError when it is not ours,
    StoreMigrationError when it cannot be brought up to date, StoreWriteError when it cannot
    be written to; each leaves it as it was, or mended.
    """
    try:
        content = path.read_bytes() if read_only or path.exists() else b""
    except OSError as error:
        message = f"The store cannot be read ({error.strerror or error}): {path}"
        raise StoreError(message, path=path, reason=UNREADABLE) from error
    reading, faults = _judged(path, content, read(content, to_stay=not read_only))
    header, notes = header_of(reading.tables), notes_of(reading.tables, path.parent)
    if header is not None and is_too_new(header):
        seen = (*faults, _finding(FindingKind.TOO_NEW, reading))
        return OpenFile(reading=reading, file=None, too_new=True, findings=seen)
    is_old = schema_of(reading.tables) < newest()
    if read_only:
        if is_old:  # in memory only
            reading.tables = upgraded(reading.tables, path=path)
            faults += (_finding(FindingKind.MIGRATED, reading),)
        return OpenFile(reading=reading, file=None, findings=faults, notes=notes)
    with refusals(path):
        disk.fresh_name(path).unlink(missing_ok=True)
        file = AppendOnly(path)
        try:
            faults = _mend(file, path, content, reading, faults=faults, at=at)
            if is_old:  # one line, after a copy is on the disk
                newer = upgraded(reading.tables, path=path)
                schema = f"schema-{schema_of(reading.tables)}"
                aside = disk.set_aside(path, path.read_bytes(), kind=schema, at=at)
                _append(file, reading, difference(reading.tables, newer), at=at)
                faults += (_finding(FindingKind.MIGRATED, reading, aside),)
        except BaseException:
            file.close()
            raise
    return OpenFile(reading=reading, file=file, findings=faults, notes=notes)


def _judged(path: Path, content: bytes, reading: Reading) -> tuple[Reading, tuple[Finding, ...]]:
    """Return the readable part, of a damaged file with its backups, and the faults.

    Raises StoreCorruptError for a file that is none of ours.
    """
    header = header_of(reading.tables)
    if header is not None and is_ours(header) and is_too_new(header):
        return reading, _faults(reading)
    backups = BackupDirectory(store=path).backups()
    # A store that was never written anew begins with 1, so all numbers of its backups are its own.
    ahead = _ahead(backups if reading.first <= 1 else backups[:1], reading.seq)
    if header is None and not reading.good and not looks_like_ours(content):
        is_foreign = not any(map(_last_number, backups))
    else:
        is_foreign = header is not None and not is_ours(header)
    if is_foreign:
        message = f"This file is no store of Scorekeeper's; it was left as it is: {path}"
        raise StoreCorruptError(message, path=path)
    is_lost = header is None and bool(reading.good or len(content) > LONGEST_BEGINNING)
    if is_lost:
        reading.bad = reading.bad or 1
        reading.torn = reading.torn if reading.good else b""  # no tail: it is all there was
    if not (reading.damaged or is_lost or (ahead and reading.torn)):
        return reading, _faults(reading, ahead)
    bad, torn = reading.bad, reading.torn
    contents = []
    for backup in backups:
        try:
            contents.append(backup.path.read_bytes())
        except OSError:
            contents.append(b"")
    reading = read_together(content, contents)
    reading.bad, reading.torn = max(bad, reading.bad), torn
    is_offered = 0 in reading.unused and _last_number(backups[0]) > 0
    return reading, _faults(reading, backups[0] if is_offered else None)


def _ahead(backups: Sequence[Backup], seq: int) -> Backup | None:
    """Return the backup that goes on furthest behind the last number of a store."""
    furthest = max(backups, key=_last_number, default=None)
    return furthest if furthest is not None and _last_number(furthest) > seq else None


def _last_number(backup: Backup) -> int:
    with contextlib.suppress(OSError):  # one that cannot be read is of no help
        return last_number(backup.path)
    return 0


def _faults(reading: Reading, ahead: Backup | None = None) -> tuple[Finding, ...]:
    """Return the faults of a file, among them the backup that has more than it."""
    faults: list[Finding] = []
    if reading.damaged:
        faults.append(_finding(FindingKind.DAMAGED, reading))
    elif reading.torn:
        faults.append(_finding(FindingKind.TORN, reading))
    if reading.put_back:
        back, lacking = reading.put_back, reading.lacking
        kind = FindingKind.PUT_BACK
        faults.append(Finding(kind=kind, aside=None, kept=back, dropped=lacking))
    if ahead is not None:
        more = max(_last_number(ahead) - reading.seq, 0)
        fault = _finding(FindingKind.BEHIND, reading)
        faults.append(replace(fault, dropped=more, backup=ahead.path))
    return tuple(faults)


def _finding(kind: FindingKind, reading: Reading, aside: Path | None = None) -> Finding:
    return Finding(kind=kind, aside=aside, kept=reading.good, dropped=reading.dropped)


def _mend(
    file: AppendOnly,
    path: Path,
    content: bytes,
    reading: Reading,
    *,
    faults: tuple[Finding, ...],
    at: str,
) -> tuple[Finding, ...]:
    """Make the file fit to be appended to; return the faults with the files set aside."""
    schema = schema_of(reading.tables)
    if reading.damaged:
        aside = disk.set_aside(path, content, kind="corrupt", at=at)
        faults = tuple(replace(fault, aside=aside) for fault in faults)
        _rebuild(file, path, reading, faults=faults, schema=schema, at=at)
    elif reading.torn:
        aside = disk.set_aside(path, reading.torn, kind="torn", at=at)
        faults = tuple(replace(fault, aside=aside) for fault in faults)
        sound = content[: len(content) - len(reading.torn)]
        if header_of(reading.tables) is None or not _cut_and_noted(
            file, path, sound, reading, faults=faults, at=at
        ):
            file.cut(len(sound))
    elif any(fault.kind is FindingKind.BEHIND for fault in faults):
        with contextlib.suppress(StoreWriteError):  # then the next start says so again
            _rebuild(file, path, reading, faults=faults, schema=schema, at=at)
    elif reading.unended:
        file.append(b"\n")
    if META not in reading.tables:
        _append(file, reading, Change(puts=new_header(schema)), at=at)
    return faults


def _cut_and_noted(
    file: AppendOnly,
    path: Path,
    sound: bytes,
    reading: Reading,
    *,
    faults: tuple[Finding, ...],
    at: str,
) -> bool:
    """Cut the torn tail off and note that, in one step; False where the disk is full."""
    notes = note_of((*notes_of(reading.tables, path.parent), *faults), path.parent)
    change = Change(puts={META: {NOTES: notes}})
    try:
        file.replace([sound, line_of(seq=reading.seq + 1, at=at, change=change)])
    except StoreWriteError:
        return False
    _count(reading, change)
    return True


def _rebuild(
    file: AppendOnly,
    path: Path,
    reading: Reading,
    *,
    faults: tuple[Finding, ...],
    schema: int,
    at: str,
) -> None:
    """Write what was read to a new file that takes the place of the old one, in one step.

    The findings are written with it, so that a kill right afterwards hides nothing. The numbers
    go on beyond those of every file that there is. Where a backup has more, one is left out: its
    lines and these are never taken for one history.
    """
    notes = (*notes_of(reading.tables, path.parent), *faults)
    tables = noted(reading.tables, notes, path.parent)
    if header_of(tables) is None:
        tables[META] |= new_header(schema)[META]
    after = reading.seq
    for fault in faults:
        if fault.backup is not None:
            after = max(after, last_number(fault.backup)) + 1
    lines = list(lines_for(tables, after=after, at=at))
    file.replace(lines)
    reading.tables = tables
    reading.seq = after + len(lines)
    reading.entries = len(lines)
    reading.has_long = False


def _append(file: AppendOnly, reading: Reading, change: Change, *, at: str) -> None:
    line = line_of(seq=reading.seq + 1, at=at, change=change)
    file.append(line)
    _count(reading, change)
    reading.has_long = reading.has_long or (change.entries > 1 and len(line) > LONG)


def _count(reading: Reading, change: Change) -> None:
    change.apply(reading.tables)
    reading.entries += change.entries
    reading.seq += 1
