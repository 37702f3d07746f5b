"""Backups of the store: of the last starts that changed something, and one a week.

A journal only grows, so a copy of its bytes is a store of that moment. The copies are gzip files
in a folder beside it, `backups/scores-000007-20261121T193000_1042.jsonl.gz`: a number that counts
up, since a clock may be wrong, the time, and the number of the last line, by which a copy that was
cut off later is known. The comment in the header of the file says why it was made. Copies of
earlier versions are not packed, and names of the first edition
have no number of a line.

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
from scorekeeper.storage.disk import refusals
from scorekeeper.storage.lines import Rewrite, rewrite_tables
from scorekeeper.storage.reading import Reading, read_journal

FOLDER = "backups"
PACKED = ".gz"
STARTS = 5  # starts that changed something, of which the copies are kept
Reason = Literal["automatic", "hand", "import", "restore", "erase"]
"""Why a copy was made: before an import, before a restore, after a person was erased, …"""
REASONS: tuple[Reason, ...] = get_args(Reason)
WEEKS = 4  # weeks before these of which one copy each is kept
_NAME = re.compile(r"-(\d{6})-(\w*?)(?:_(\d+))?$")
_STAMP = "%Y%m%dT%H%M%S"
_CHUNK = 1 << 20
_TRAILER = 8  # bytes at the end of a gzip file: CRC-32 and length of what is packed

_LAST_LINE = 1 << 16  # bytes at the end of a journal in which its last line is looked for first


@dataclass(frozen=True, slots=True, kw_only=True)
class Backup:
    path: Path
    number: int  # a number counting up from 1; 0 for a copy made before any start could make one
    at: datetime | None  # the local time at which it was made; None where the name has no valid one
    size: int  # bytes
    last: int | None = None  # the number of the last line, as the name says; None where it does not
    reason: str = ""  # why it was made, one of REASONS; empty for a copy of an earlier version


@dataclass(frozen=True, slots=True, kw_only=True)
class BackupDirectory:
    store: Path

    @property
    def folder(self) -> Path:
        return self.store.parent / FOLDER

    def backups(self) -> tuple[Backup, ...]:
        """Return the copies, the newest first; files that cannot be looked at are left out."""
        paths: list[Path] = []
        with contextlib.suppress(OSError):
            paths = list(self.folder.glob(f"{self.store.stem}-*"))
        copies = [backup for path in paths if (backup := self._backup(path)) is not None]
        return tuple(sorted(copies, key=lambda copy: (copy.number, copy.last or 0), reverse=True))

    def present(self) -> Backup | None:
        """Return the newest copy, if the store is byte by byte what it was at that moment."""
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
        """Copy the store as it is now, and delete the copies that are no longer needed.

        Copies up to the number `spare` are not cleared away; None spares them all. An early one,
        which waits for no start, has the number 0. Gives None where the newest copy is the same.
        Nobody may write to the store meanwhile. Raises StoreWriteError; then the copies are as
        before.
        """
        with refusals(self.folder):
            known = self.backups()
            if self.present() is not None:
                return None
            number = known[0].number + 1 if known else 1
            made = self._copied(0 if is_early else number, at, reason)
            if spare is None:
                return made
            keepers = kept((made, *known), spare=spare)
            for path in {backup.path for backup in (made, *known) if backup not in keepers}:
                path.unlink(missing_ok=True)
            for unfinished in self.folder.glob(f"{self.store.stem}-*.new"):
                unfinished.unlink(missing_ok=True)
        return made

    def renew(self, backup: Backup, *, at: str = "") -> Backup:
        """Copy the store in place of a copy that has nothing that the store has not.

        The time of the copy stays where `at` gives none. Raises StoreWriteError; then the copy
        stays too.
        """
        if not at and backup.at is not None:
            at = backup.at.isoformat()
        with refusals(self.folder):
            made = self._copied(backup.number, at, backup.reason)
            if made.path != backup.path:
                backup.path.unlink(missing_ok=True)
        return made

    def _backup(self, path: Path) -> Backup | None:
        """Return the copy in a file; None for a file of another name, or one that is not there."""
        name = path.name.removesuffix(PACKED)
        parts = _NAME.search(name.removesuffix(self.store.suffix))
        if parts is None or not name.endswith(self.store.suffix):
            return None
        try:
            size = path.stat().st_size
            reason = disk.comment_of(path)
        except OSError:  # it was deleted meanwhile, or is a link that leads nowhere
            return None
        last = int(parts[3]) if parts[3] else None
        return Backup(
            path=path,
            number=int(parts[1]),
            at=_moment(parts[2]),
            size=size,
            last=last,
            reason=reason,
        )

    def _copied(self, number: int, at: str, reason: str) -> Backup:
        disk.make_folder(self.folder)
        moment = _moment(at)
        stamp = moment.strftime(_STAMP) if moment else ""
        last = last_number(self.store)
        name = f"{self.store.stem}-{number:06}-{stamp}_{last}{self.store.suffix}{PACKED}"
        path = self.folder / name
        with self.store.open("rb") as file:
            disk.write_over(path, disk.packed(_chunks(file), reason))
        size = path.stat().st_size
        return Backup(path=path, number=number, at=moment, size=size, last=last, reason=reason)


def _chunks(file: BinaryIO) -> Iterator[bytes]:
    return iter(partial(file.read, _CHUNK), b"")


def _fingerprint(path: Path) -> bytes:
    """Return CRC-32 and length of a store, or of what is packed in a copy; raises OSError."""
    with path.open("rb") as file:
        if path.name.endswith(PACKED):
            file.seek(max(path.stat().st_size - _TRAILER, 0))
            return file.read()
        crc = length = 0
        for chunk in _chunks(file):
            crc = zlib.crc32(chunk, crc)
            length += len(chunk)
    return crc.to_bytes(4, "little") + (length & 0xFFFFFFFF).to_bytes(4, "little")


def number_in_name(path: Path) -> int | None:
    """Return the number of the last line that the name of a backup gives, if it gives one."""
    stem, _, _ = path.name.partition(".")
    parts = _NAME.search(stem)
    return int(parts[3]) if parts is not None and parts[3] else None


def last_number(path: Path) -> int:
    """Return the number of the last sound line of a store or copy, or 0; raises OSError."""
    with path.open("rb") as file:
        file.seek(max(path.stat().st_size - _LAST_LINE, 0))
        tail = file.read().splitlines()
    for line in reversed(tail):
        if lines.is_sound(line) and lines.is_commit(content := lines.parse_lines([line])[0]):
            return int(content["seq"])
    return read_journal(disk.read_store(path)).seq


def kept(backups: Iterable[Backup], *, spare: int = -1) -> tuple[Backup, ...]:
    """Return the copies that are kept, the newest first.

    Those up to the number `spare` stay in any case. The one with the number 0 goes as soon as
    there is another.
    """
    all_of_them = sorted(backups, key=lambda backup: backup.number, reverse=True)
    spared = [backup for backup in all_of_them if backup.number <= spare]
    newest_first = all_of_them[: len(all_of_them) - len(spared)]
    newest_first = [backup for backup in newest_first if backup.number] or newest_first
    wanted = newest_first[:STARTS]

    def week(backup: Backup) -> tuple[int, int] | None:
        return None if backup.at is None else backup.at.isocalendar()[:2]

    for backup in newest_first[STARTS:]:
        if len(wanted) < STARTS + WEEKS and week(backup) not in map(week, wanted):
            wanted.append(backup)
    return (*wanted, *spared)


def _moment(at: str) -> datetime | None:
    """Return the local time of a moment, without its offset from UTC."""
    try:
        return datetime.fromisoformat(at).replace(tzinfo=None, microsecond=0)
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class Earlier:
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


def earlier(store: Path) -> Iterator[Earlier]:
    """Yield the backups of a store, the newest first, then files set aside; raises StoreError."""
    backups = (backup.path for backup in BackupDirectory(store=store).backups())
    for path in (*backups, *disk.asides(store)):
        try:
            content = disk.read_store(path)
        except OSError as error:
            message = f"This file cannot be read ({error.strerror or error}): {path}"
            raise errors.StoreError(message, path=path, reason=errors.UNREADABLE) from error
        yield Earlier(path, content, read_journal(content))


def write_anew(old: Earlier, rewrite: Rewrite, *, at: str) -> None:
    """Write a file anew in one step, its documents rewritten; its schema and last number stay."""
    tables = rewrite_tables(old.reading.tables, rewrite)
    content = lines.lines_until(tables, last=old.reading.seq, at=at)
    if old.path.name.endswith(PACKED):
        content = disk.packed(content, disk.comment_of(old.path))
    with refusals(old.path):
        disk.write_over(old.path, content)


def take_away(path: Path) -> None:
    """Delete a file, on the disk itself; raises StoreWriteError."""
    with refusals(path):
        path.unlink(missing_ok=True)
        disk.flush_directory(path.parent)


def unfinished(store: Path) -> tuple[Path, ...]:
    """Return files that were being written when a program ended, and never took their names."""
    beside = store.parent.glob(f"{store.name}*.new")
    copies = (store.parent / FOLDER).glob(f"{store.stem}-*.new")
    return tuple(sorted((*beside, *copies)))
