"""Open the file of a journal: read it, judge it, and mend it without losing a byte."""

from dataclasses import dataclass, replace
from pathlib import Path

from scorekeeper.store import disk
from scorekeeper.store.appending import AppendOnly, refusals
from scorekeeper.store.changes import Change
from scorekeeper.store.documents import Doc
from scorekeeper.store.errors import StoreCorruptError, StoreError
from scorekeeper.store.findings import Finding, FindingKind
from scorekeeper.store.header import META, header_of, is_ours, is_too_new, new_header
from scorekeeper.store.lines import line_of, looks_like_ours
from scorekeeper.store.reading import Reading, read
from scorekeeper.store.rewriting import lines_for


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
    is kept beside as it is, and a new one made of its good lines. Nothing at all is written
    with `read_only`, or when a newer version of the program wrote the store.

    Raises StoreError when the file cannot be read, StoreCorruptError when it is not ours,
    StoreWriteError when it cannot be written to; each leaves it as it was.
    """
    content = _content(path, must_exist=read_only)
    reading = read(content)
    header = _header(path, content, reading)
    too_new = header is not None and is_too_new(header)
    seen = _findings(reading, too_new=too_new)
    if read_only or too_new:
        return Opened(reading=reading, file=None, too_new=too_new, findings=seen)
    with refusals(path):
        disk.fresh_name(path).unlink(missing_ok=True)
        file = AppendOnly(path)
        try:
            aside = _mend(file, path, content, reading, at=at)
        except BaseException:
            file.close()
            raise
    mended = tuple(replace(finding, aside=aside) for finding in seen)
    return Opened(reading=reading, file=file, too_new=False, findings=mended)


def _content(path: Path, *, must_exist: bool) -> bytes:
    try:
        return path.read_bytes() if must_exist or path.exists() else b""
    except OSError as error:
        message = f"The store cannot be read ({error.strerror or error}): {path}"
        raise StoreError(message) from error


def _header(path: Path, content: bytes, reading: Reading) -> Doc | None:
    """Give the header; a lost one is a damage, and another's raises StoreCorruptError."""
    header = header_of(reading.tables)
    foreign = not is_ours(header) if header is not None else not reading.kept
    if foreign and not (header is None and looks_like_ours(content)):
        message = f"This file is no store of Scorekeeper's; it was left as it is: {path}"
        raise StoreCorruptError(message)
    if header is None and reading.kept:
        reading.damaged = True
        reading.bad = reading.bad or 1
    return header


def _findings(reading: Reading, *, too_new: bool) -> tuple[Finding, ...]:
    kinds: list[FindingKind] = []
    if reading.damaged:
        kinds.append(FindingKind.DAMAGED)
    elif reading.torn:
        kinds.append(FindingKind.TORN)
    if too_new:
        kinds.append(FindingKind.TOO_NEW)
    return tuple(
        Finding(kind=kind, aside=None, kept=reading.kept, dropped=reading.dropped) for kind in kinds
    )


def _mend(
    file: AppendOnly, path: Path, content: bytes, reading: Reading, *, at: str
) -> Path | None:
    """Leave the file fit to be appended to; gives what was set aside."""
    aside = None
    if reading.damaged:
        aside = disk.set_aside(path, content, kind="corrupt", at=at)
        _rebuild(file, reading, at=at)
    elif reading.torn:
        aside = disk.set_aside(path, reading.torn, kind="torn", at=at)
        file.cut(len(content) - len(reading.torn))
    elif reading.unended:
        file.append(b"\n")
    if META not in reading.tables:
        _begin(file, reading, at=at)
    return aside


def _rebuild(file: AppendOnly, reading: Reading, *, at: str) -> None:
    """Write what was read to a new file that takes the place of the old one."""
    if META not in reading.tables:
        Change(puts=new_header()).apply(reading.tables)
    lines = list(lines_for(reading.tables, after=reading.seq, at=at))
    file.replace(lines)
    reading.seq += len(lines)
    reading.entries = len(lines)


def _begin(file: AppendOnly, reading: Reading, *, at: str) -> None:
    """Write the first line of a journal."""
    header = Change(puts=new_header())
    file.append(line_of(seq=reading.seq + 1, at=at, change=header))
    reading.entries += header.apply(reading.tables)
    reading.seq += 1
