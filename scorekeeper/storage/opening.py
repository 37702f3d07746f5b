"""Opening the file of a journal: reading, judging, mending and upgrading it, no byte is lost."""

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from scorekeeper.storage import disk
from scorekeeper.storage.backups import Backup, Shelf, last_number
from scorekeeper.storage.disk import AppendOnly, refusals
from scorekeeper.storage.errors import (
    UNREADABLE,
    Finding,
    FindingKind,
    StoreCorruptError,
    StoreError,
    StoreMigrationError,
    StoreWriteError,
)
from scorekeeper.storage.lines import (
    META,
    NOTES,
    Change,
    Tables,
    copied,
    header_of,
    is_ours,
    is_too_new,
    line_of,
    looks_like_ours,
    migrated,
    new_header,
    newest,
    note_of,
    noted,
    notes_of,
    oldest_fitting,
    stored,
    text_of,
)
from scorekeeper.storage.reading import Reading, lines_for, read, read_together

LONGEST_BEGINNING = 300
"""Bytes; the first line of a journal is shorter, so a longer file had something saved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """An opened journal."""

    reading: Reading
    file: AppendOnly | None
    """None when nothing may be written."""
    too_new: bool
    findings: tuple[Finding, ...]
    notes: tuple[Finding, ...] = ()
    """The findings of earlier starts that nobody may have read."""


def opened(path: Path, *, at: str, read_only: bool) -> Opened:
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
    content = _content(path, must_exist=read_only)
    reading, faults = _judged(path, content, read(content, to_stay=not read_only))
    header, notes = header_of(reading.tables), notes_of(reading.tables, path.parent)
    if header is not None and is_too_new(header):
        seen = (*faults, _finding(FindingKind.TOO_NEW, reading))
        return Opened(reading=reading, file=None, too_new=True, findings=seen)
    if header is not None:
        schema = header["schema"]
    else:
        schema = oldest_fitting(reading.tables) if reading.good else newest()
    if read_only:
        older = _read_as_newest(reading, schema, path)
        return Opened(
            reading=reading, file=None, too_new=False, findings=faults + older, notes=notes
        )
    with refusals(path):
        disk.fresh_name(path).unlink(missing_ok=True)
        file = AppendOnly(path)
        try:
            faults = _mend(file, path, content, reading, faults=faults, schema=schema, at=at)
            older = _upgrade(file, path, reading, schema=schema, at=at)
        except BaseException:
            file.close()
            raise
    return Opened(reading=reading, file=file, too_new=False, findings=faults + older, notes=notes)


def upgraded(tables: Tables, *, schema: int, path: Path) -> Tables:
    """Return tables of an earlier schema in the newest one; the tables given are not changed.

    Unknown fields of the header stay. Raises StoreMigrationError for documents that a step
    cannot convert; `path` is for its text.
    """
    try:
        documents = {name: docs for name, docs in copied(tables).items() if name != META}
        newer = migrated(documents, schema=schema)
        fresh = {name: {key: stored(doc) for key, doc in newer[name].items()} for name in newer}
    except Exception as error:
        message = f"This store of an earlier version cannot be brought up to date: {path}"
        raise StoreMigrationError(message, path=path) from error
    header = new_header(newest())
    header[META] = {key: {**(header_of(tables) or {}), **doc} for key, doc in header[META].items()}
    return {META: {**tables.get(META, {}), **header[META]}, **fresh}


def difference(before: Tables, after: Tables) -> Change:
    """Return the change that makes `after` out of `before`."""
    drops: dict[str, list[str] | None] = {name: None for name in before if name not in after}
    puts: Tables = {}
    for name, docs in after.items():
        old = before.get(name, {})
        if gone := [key for key in old if key not in docs]:
            drops[name] = gone
        fresh = {key: doc for key, doc in docs.items() if _differs(old.get(key), doc)}
        if fresh or name not in before:
            puts[name] = fresh
    return Change(puts=puts, drops=drops)


def _differs(before: object, after: object) -> bool:
    """Compare as text: Python holds 1 and True to be equal, a reader of the file does not."""
    return before is None or text_of(before) != text_of(after)


def _content(path: Path, *, must_exist: bool) -> bytes:
    try:
        return path.read_bytes() if must_exist or path.exists() else b""
    except OSError as error:
        message = f"The store cannot be read ({error.strerror or error}): {path}"
        raise StoreError(message, path=path, reason=UNREADABLE) from error


def _judged(path: Path, content: bytes, reading: Reading) -> tuple[Reading, tuple[Finding, ...]]:
    """Return the readable part, of a damaged file with its backups, and the faults.

    Raises StoreCorruptError for a file that is none of ours.
    """
    header = header_of(reading.tables)
    if header is not None and is_ours(header) and is_too_new(header):
        return reading, _faults(reading)
    backups = Shelf(store=path).backups()
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
    reading = read_together(content, tuple(_contents(backups)))
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


def _contents(backups: Sequence[Backup]) -> Iterator[bytes]:
    for backup in backups:
        try:
            yield backup.path.read_bytes()
        except OSError:
            yield b""


def _read_as_newest(reading: Reading, schema: int, path: Path) -> tuple[Finding, ...]:
    """Upgrade older documents in memory only, and leave the file as it is."""
    if schema == newest():
        return ()
    reading.tables = upgraded(reading.tables, schema=schema, path=path)
    return (_finding(FindingKind.MIGRATED, reading),)


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
    schema: int,
    at: str,
) -> tuple[Finding, ...]:
    """Make the file fit to be appended to; return the faults with the files set aside."""
    is_behind = any(fault.kind is FindingKind.BEHIND for fault in faults)
    if reading.damaged:
        aside = disk.set_aside(path, content, kind="corrupt", at=at)
        faults = tuple(replace(fault, aside=aside) for fault in faults)
        _rebuild(file, path, reading, faults=faults, schema=schema, at=at)
    elif reading.torn:
        aside = disk.set_aside(path, reading.torn, kind="torn", at=at)
        faults = tuple(replace(fault, aside=aside) for fault in faults)
        _cut_off(file, path, content, reading, faults=faults, at=at)
    elif is_behind:
        with contextlib.suppress(StoreWriteError):  # then the next start says so again
            _rebuild(file, path, reading, faults=faults, schema=schema, at=at)
    elif reading.unended:
        file.append(b"\n")
    if META not in reading.tables:
        _begin(file, reading, schema=schema, at=at)
    return faults


def _cut_off(
    file: AppendOnly,
    path: Path,
    content: bytes,
    reading: Reading,
    *,
    faults: tuple[Finding, ...],
    at: str,
) -> None:
    """Cut the torn tail off and note that, in one step; on a full disk it is only cut off."""
    sound = content[: len(content) - len(reading.torn)]
    if header_of(reading.tables) is not None:
        notes = (*notes_of(reading.tables, path.parent), *faults)
        change = Change(puts={META: {NOTES: note_of(notes, path.parent)}})
        line = line_of(seq=reading.seq + 1, at=at, change=change)
        with contextlib.suppress(StoreWriteError):
            file.replace([sound, line])
            reading.entries += change.apply(reading.tables)
            reading.seq += 1
            return
    file.cut(len(sound))


def _upgrade(
    file: AppendOnly, path: Path, reading: Reading, *, schema: int, at: str
) -> tuple[Finding, ...]:
    """Bring an older store up to date with one line, after a copy of it is on the disk."""
    if schema == newest():
        return ()
    change = difference(reading.tables, upgraded(reading.tables, schema=schema, path=path))
    aside = disk.set_aside(path, path.read_bytes(), kind=f"schema-{schema}", at=at)
    file.append(line_of(seq=reading.seq + 1, at=at, change=change))
    reading.entries += change.apply(reading.tables)
    reading.seq += 1
    return (_finding(FindingKind.MIGRATED, reading, aside),)


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


def _begin(file: AppendOnly, reading: Reading, *, schema: int, at: str) -> None:
    """Write the first line of a journal."""
    header = Change(puts=new_header(schema))
    file.append(line_of(seq=reading.seq + 1, at=at, change=header))
    reading.entries += header.apply(reading.tables)
    reading.seq += 1
