"""Backups of the store: of the last starts that changed something, and one a week.

A journal only grows, so a copy of its bytes is a store of that moment. The copies are gzip files
in a folder beside it, `backups/scores-000007-20261121T193000_1042.jsonl.gz`. The name has a number
that counts up, since a clock may be wrong; the time; and the number of the last line, which shows
whether the copy was cut off later. The comment in the gzip header has the reason for the copy.
Copies of earlier versions are not compressed.

Files with an earlier state of the store are read and rewritten here too.
"""

import contextlib
import re
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import BinaryIO, Literal, get_args

from scorekeeper.storage import disk, errors, header, lines
from scorekeeper.storage.disk import os_errors_as_store_errors
from scorekeeper.storage.lines import Rewrite, rewrite_tables
from scorekeeper.storage.reading import Reading, read_journal

FOLDER = "backups"
PACKED = ".gz"
STARTS = 5  # starts that changed something, of which the copies are kept
Reason = Literal["automatic", "hand", "import", "restore", "erase"]
"""Why a copy was made: before an import, before a restore, after a person was forgotten, …"""
REASONS: tuple[Reason, ...] = get_args(Reason)
WEEKS = 4  # weeks before these starts, of each of which one copy is kept
_NAME = re.compile(r"-(\d{6})-(\w*?)_(\d+)$")
_STAMP = "%Y%m%dT%H%M%S"
_CHUNK = 1 << 20
_TRAILER = 8  # bytes at the end of a gzip file: CRC-32 and length of the content

_LAST_LINE = 1 << 16  # bytes at the end of a journal in which its last line is looked for first


@dataclass(frozen=True, slots=True, kw_only=True)
class Backup:
    """A copy of the store."""

    path: Path
    number: int  # a number counting up from 1; 0 for a copy made before any start could make one
    at: datetime | None  # the local time at which it was made; None if the name has no valid time
    size: int  # bytes
    last: int | None = None  # the number of the last line, as the name says; None for another file
    reason: str = ""  # why it was made, one of REASONS; empty for a copy of an earlier version


@dataclass(frozen=True, slots=True, kw_only=True)
class BackupDirectory:
    """The folder with the backups of a store."""

    store: Path
    """The file of the store."""

    @property
    def folder(self) -> Path:
        """The folder of the backups, which need not exist yet."""
        return self.store.parent / FOLDER

    def backups(self) -> tuple[Backup, ...]:
        """Return the copies, the newest first; unreadable files are left out."""
        copies = []
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f"{self.store.stem}-*"):
                backup = self._backup(path)
                if backup is not None:
                    copies.append(backup)
        return tuple(sorted(copies, key=lambda copy: (copy.number, copy.last or 0), reverse=True))

    def current_backup(self) -> Backup | None:
        """Return the newest copy if the store has not changed since; otherwise None."""
        newest = next(iter(self.backups()), None)
        if newest is None or _fingerprint(newest.path) != _fingerprint(self.store):
            return None
        return newest

    def make(
        self,
        *,
        at: str,
        spare: int | None = -1,
        is_early: bool = False,
        reason: Reason = "automatic",
    ) -> Backup | None:
        """Copy the store, and delete the copies that are no longer needed.

        The caller makes sure that nothing is written to the store meanwhile.

        Args:
            at: The time of the copy.
            spare: Copies up to this number are not deleted; None keeps them all.
            is_early: True for a copy with the number 0, made before the next start.
            reason: The reason for the copy.

        Returns:
            The copy; None if the newest one is the same.

        Raises:
            StoreWriteError: The disk refuses; the copies are unchanged.
        """
        with os_errors_as_store_errors(self.folder):
            if self.current_backup() is not None:
                return None
            known = self.backups()
            number = 0
            if not is_early:
                number = known[0].number + 1 if known else 1
            made = self._write_copy(number, at, reason)
            if spare is not None:
                self._delete_all_but(backups_to_keep((made, *known), spare=spare))
        return made

    def renew(self, backup: Backup, *, at: str = "") -> Backup:
        """Replace a copy by a newer one of the same number; return the new copy.

        Without `at` the new copy has the time of the old one. Raises StoreWriteError; then the old
        copy stays.
        """
        if not at and backup.at is not None:
            at = backup.at.isoformat()
        with os_errors_as_store_errors(self.folder):
            made = self._write_copy(backup.number, at, backup.reason)
            if made.path != backup.path:
                backup.path.unlink(missing_ok=True)
        return made

    def _backup(self, path: Path) -> Backup | None:
        """Return the copy in a file; None for another kind of file, or an unreadable one."""
        name = path.name.removesuffix(PACKED)
        parts = _NAME.search(name.removesuffix(self.store.suffix))
        if parts is None or not name.endswith(self.store.suffix):
            return None
        try:
            size = path.stat().st_size
            reason = disk.gzip_comment(path)
        except OSError:  # it was deleted meanwhile, or is a broken link
            return None
        return Backup(
            path=path,
            number=int(parts[1]),
            at=_parse_time(parts[2]),
            size=size,
            last=int(parts[3]),
            reason=reason,
        )

    def _delete_all_but(self, keepers: Iterable[Backup]) -> None:
        """Delete all copies except `keepers`, and all unfinished copies."""
        paths = {keeper.path for keeper in keepers}
        for backup in self.backups():
            if backup.path not in paths:
                backup.path.unlink(missing_ok=True)
        for unfinished in self.folder.glob(f"{self.store.stem}-*.new"):
            unfinished.unlink(missing_ok=True)

    def _write_copy(self, number: int, at: str, reason: str) -> Backup:
        """Write a copy of the store as a gzip file; return it. Raise OSError."""
        disk.make_folder(self.folder)
        moment = _parse_time(at)
        stamp = moment.strftime(_STAMP) if moment else ""
        last = last_commit_number(self.store)
        name = f"{self.store.stem}-{number:06}-{stamp}_{last}{self.store.suffix}{PACKED}"
        path = self.folder / name
        with self.store.open("rb") as file:
            disk.write_over(path, disk.compress(_chunks(file), reason))
        size = path.stat().st_size
        return Backup(path=path, number=number, at=moment, size=size, last=last, reason=reason)


def _chunks(file: BinaryIO) -> Iterator[bytes]:
    return iter(partial(file.read, _CHUNK), b"")


def _fingerprint(path: Path) -> bytes:
    """Return CRC-32 and length (8 bytes) of a store, or of a gzip copy's content; raise OSError."""
    with path.open("rb") as file:
        if path.name.endswith(PACKED):
            file.seek(max(path.stat().st_size - _TRAILER, 0))
            return file.read()
        crc = 0
        length = 0
        for chunk in _chunks(file):
            crc = zlib.crc32(chunk, crc)
            length += len(chunk)
    return crc.to_bytes(4, "little") + (length & 0xFFFFFFFF).to_bytes(4, "little")


def number_in_name(path: Path) -> int | None:
    """Return the number of the last line in the name of a backup; None for another name."""
    stem, _, _ = path.name.partition(".")
    parts = _NAME.search(stem)
    return None if parts is None else int(parts[3])


def last_commit_number(path: Path) -> int:
    """Return the number of the last sound commit in a store or copy, or 0; raise OSError."""
    with path.open("rb") as file:
        file.seek(max(path.stat().st_size - _LAST_LINE, 0))
        tail = file.read().splitlines()
    for line in reversed(tail):
        if lines.is_sound(line):
            commit = lines.parse_lines([line])[0]
            if lines.is_commit(commit):
                return int(commit["seq"])
    return read_journal(disk.read_store(path)).seq


def backups_to_keep(backups: Iterable[Backup], *, spare: int = -1) -> tuple[Backup, ...]:
    """Return the copies to keep: the STARTS newest, then one each of WEEKS earlier weeks.

    Copies up to the number `spare` are kept in addition. An early copy, with the number 0, is kept
    only until there is another one.
    """
    newest_first = sorted(backups, key=lambda backup: backup.number, reverse=True)
    spared = [backup for backup in newest_first if backup.number <= spare]
    others = [backup for backup in newest_first if backup.number > spare]
    numbered = [backup for backup in others if backup.number]
    if numbered:
        others = numbered

    wanted = others[:STARTS]
    for backup in others[STARTS:]:
        is_of_new_week = _calendar_week(backup) not in map(_calendar_week, wanted)
        if is_of_new_week and len(wanted) < STARTS + WEEKS:
            wanted.append(backup)
    return (*wanted, *spared)


def _calendar_week(backup: Backup) -> tuple[int, int] | None:
    return None if backup.at is None else backup.at.isocalendar()[:2]


def _parse_time(at: str) -> datetime | None:
    """Return the time in an ISO 8601 text, without its offset from UTC; None if it is invalid."""
    try:
        return datetime.fromisoformat(at).replace(tzinfo=None, microsecond=0)
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class EarlierFile:
    """A file with an earlier state of a store, or with a piece of one."""

    path: Path
    content: bytes
    reading: Reading

    @property
    def is_whole(self) -> bool:
        """True if it is a store of which every line could be read."""
        head = header.header_of(self.reading.tables)
        is_store = head is not None and header.is_ours(head)
        return is_store and not self.reading.damaged and not self.reading.torn


def earlier_files(store: Path) -> Iterator[EarlierFile]:
    """Yield the backups of a store, the newest first, then the files set aside in its folder.

    Raises StoreError for a file that cannot be read.
    """
    backups = (backup.path for backup in BackupDirectory(store=store).backups())
    for path in (*backups, *disk.aside_files(store)):
        try:
            content = disk.read_store(path)
        except OSError as error:
            message = f"This file cannot be read ({error.strerror or error}): {path}"
            raise errors.StoreError(message, path=path, reason=errors.UNREADABLE) from error
        yield EarlierFile(path, content, read_journal(content))


def rewrite_file(old: EarlierFile, rewrite: Rewrite, *, at: str) -> None:
    """Replace a file by one with the documents that `rewrite` returns.

    Its schema and the number of its last line stay; `at` is the time of the new lines. Raises
    StoreWriteError; then the old file stays.
    """
    tables = rewrite_tables(old.reading.tables, rewrite)
    content = lines.lines_until(tables, last=old.reading.seq, at=at)
    if old.path.name.endswith(PACKED):
        content = disk.compress(content, disk.gzip_comment(old.path))
    with os_errors_as_store_errors(old.path):
        disk.write_over(old.path, content)


def delete_file(path: Path) -> None:
    """Delete a file, also on the disk itself; raise StoreWriteError."""
    with os_errors_as_store_errors(path):
        path.unlink(missing_ok=True)
        disk.flush_directory(path.parent)


def unfinished_files(store: Path) -> tuple[Path, ...]:
    """Return the files, in order of name, that a program left unfinished when it ended."""
    beside = store.parent.glob(f"{store.name}*.new")
    copies = (store.parent / FOLDER).glob(f"{store.stem}-*.new")
    return tuple(sorted((*beside, *copies)))
