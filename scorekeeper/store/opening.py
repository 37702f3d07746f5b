"""Open the file of a journal: read it, judge it, and mend it without losing a byte."""

from dataclasses import dataclass, replace
from pathlib import Path

from scorekeeper.store import disk
from scorekeeper.store.appending import AppendOnly, refusals
from scorekeeper.store.changes import Change
from scorekeeper.store.documents import Doc
from scorekeeper.store.errors import UNREADABLE, StoreCorruptError, StoreError
from scorekeeper.store.findings import Finding, FindingKind
from scorekeeper.store.header import META, header_of, is_ours, is_too_new, new_header
from scorekeeper.store.lines import line_of, looks_like_ours
from scorekeeper.store.migrations import newest, oldest_fitting
from scorekeeper.store.reading import Reading, read
from scorekeeper.store.rewriting import lines_for
from scorekeeper.store.upgrading import difference, upgraded

LONGEST_BEGINNING = 300
"""Bytes; the first line of a journal is shorter, so more than that was told to be saved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """An opened journal."""

    reading: Reading
    file: AppendOnly | None
    """None when nothing may be written."""
    too_new: bool
    findings: tuple[Finding, ...]


def opened(path: Path, *, at: str, read_only: bool) -> Opened:
    """Read a journal and make its file fit to be written to; the moment `at` names what is kept.

    A file that is not there is made. A torn tail is cut off and kept beside; a damaged file
    is kept beside as it is, and a new one made of its good lines; one of an earlier schema is
    copied beside and brought up to date. Nothing at all is written with `read_only`, or when
    a newer version of the program wrote the store.

    Raises StoreError when the file cannot be read, StoreCorruptError when it is not ours,
    StoreMigrationError when it cannot be brought up to date, StoreWriteError when it cannot
    be written to; each leaves it as it was, or mended.
    """
    content = _content(path, must_exist=read_only)
    reading = read(content, to_stay=not read_only)
    header = _header(path, content, reading)
    faults = _faults(reading)
    if header is not None and is_too_new(header):
        seen = (*faults, _finding(FindingKind.TOO_NEW, reading))
        return Opened(reading=reading, file=None, too_new=True, findings=seen)
    schema = header["schema"] if header else _schema_without_header(reading)
    if read_only:
        older = _read_as_newest(reading, schema, path)
        return Opened(reading=reading, file=None, too_new=False, findings=faults + older)
    with refusals(path):
        disk.fresh_name(path).unlink(missing_ok=True)
        file = AppendOnly(path)
        try:
            aside = _mend(file, path, content, reading, schema=schema, at=at)
            older = _upgrade(file, path, reading, schema=schema, at=at)
        except BaseException:
            file.close()
            raise
    mended = tuple(replace(fault, aside=aside) for fault in faults)
    return Opened(reading=reading, file=file, too_new=False, findings=mended + older)


def _content(path: Path, *, must_exist: bool) -> bytes:
    try:
        return path.read_bytes() if must_exist or path.exists() else b""
    except OSError as error:
        message = f"The store cannot be read ({error.strerror or error}): {path}"
        raise StoreError(message, path=path, reason=UNREADABLE) from error


def _header(path: Path, content: bytes, reading: Reading) -> Doc | None:
    """Give the header; a lost one is a damage, and another's raises StoreCorruptError."""
    header = header_of(reading.tables)
    foreign = not is_ours(header) if header is not None else not reading.kept
    if foreign and not (header is None and looks_like_ours(content)):
        message = f"This file is no store of Scorekeeper's; it was left as it is: {path}"
        raise StoreCorruptError(message, path=path)
    if header is None and (reading.kept or len(content) > LONGEST_BEGINNING):
        reading.damaged = True
        reading.bad = reading.bad or 1
        reading.torn = reading.torn if reading.kept else b""  # no tail: it is all there was
    return header


def _schema_without_header(reading: Reading) -> int:
    return oldest_fitting(reading.tables) if reading.kept else newest()


def _read_as_newest(reading: Reading, schema: int, path: Path) -> tuple[Finding, ...]:
    """Have older documents as the newest schema has them in memory, and the file as it is."""
    if schema == newest():
        return ()
    reading.tables = upgraded(reading.tables, schema=schema, path=path)
    return (_finding(FindingKind.MIGRATED, reading),)


def _faults(reading: Reading) -> tuple[Finding, ...]:
    """Give what is wrong with the bytes of the file."""
    if reading.damaged:
        return (_finding(FindingKind.DAMAGED, reading),)
    return (_finding(FindingKind.TORN, reading),) if reading.torn else ()


def _finding(kind: FindingKind, reading: Reading, aside: Path | None = None) -> Finding:
    return Finding(kind=kind, aside=aside, kept=reading.kept, dropped=reading.dropped)


def _mend(
    file: AppendOnly, path: Path, content: bytes, reading: Reading, *, schema: int, at: str
) -> Path | None:
    """Leave the file fit to be appended to; gives what was set aside."""
    aside = None
    if reading.damaged:
        aside = disk.set_aside(path, content, kind="corrupt", at=at)
        _rebuild(file, reading, schema=schema, at=at)
    elif reading.torn:
        aside = disk.set_aside(path, reading.torn, kind="torn", at=at)
        file.cut(len(content) - len(reading.torn))
    elif reading.unended:
        file.append(b"\n")
    if META not in reading.tables:
        _begin(file, reading, schema=schema, at=at)
    return aside


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


def _rebuild(file: AppendOnly, reading: Reading, *, schema: int, at: str) -> None:
    """Write what was read to a new file that takes the place of the old one."""
    if META not in reading.tables:
        Change(puts=new_header(schema)).apply(reading.tables)
    lines = list(lines_for(reading.tables, after=reading.seq, at=at))
    file.replace(lines)
    reading.seq += len(lines)
    reading.entries = len(lines)


def _begin(file: AppendOnly, reading: Reading, *, schema: int, at: str) -> None:
    """Write the first line of a journal."""
    header = Change(puts=new_header(schema))
    file.append(line_of(seq=reading.seq + 1, at=at, change=header))
    reading.entries += header.apply(reading.tables)
    reading.seq += 1
