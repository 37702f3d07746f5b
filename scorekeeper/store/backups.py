"""Copies of the store: of the last starts that changed something, and one a week.

A journal only grows, so a copy of its bytes is a store of that moment. The copies lie in a
folder beside it, `backups/scores-000007-20261121T193000.jsonl`: a number that counts up, since
a clock may be wrong, and the time.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from scorekeeper.store import disk
from scorekeeper.store.appending import refusals

FOLDER = "backups"
STARTS = 5
"""Starts that changed something, of which the copies are kept."""

WEEKS = 4
"""Weeks before these of which one copy each is kept."""

LIMIT = 50_000_000
"""Bytes that all copies together may take; the oldest go first."""

_NAME = re.compile(r"-(\d{6})-(\w*)$")
_STAMP = "%Y%m%dT%H%M%S"
_CHUNK = 1 << 20
_TAIL = 100
"""Bytes at the end of a journal that tell it from any other: CRC and time of its last line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Backup:
    """One copy of the store."""

    path: Path
    number: int
    """Counts up from 1."""
    at: datetime | None
    """When it was made, as the clock on the wall said; None where that was no time."""
    size: int
    """Bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """The copies of one store."""

    store: Path
    limit: int = LIMIT

    @property
    def folder(self) -> Path:
        """Where the copies lie."""
        return self.store.parent / FOLDER

    def backups(self) -> tuple[Backup, ...]:
        """All copies that there are, the newest first."""
        files = self.folder.glob(f"{self.store.stem}-*{self.store.suffix}")
        found = (_backup(file) for file in files)
        return tuple(sorted(filter(None, found), key=lambda one: one.number, reverse=True))

    def present(self) -> Backup | None:
        """The newest copy, if the store is byte by byte what it was when that was made."""
        newest = next(iter(self.backups()), None)
        is_same = newest is not None and _ending(newest.path) == _ending(self.store)
        return newest if is_same else None

    def make(self, *, at: str) -> Backup | None:
        """Copy the store as it is now, and clear away what need not be kept.

        The copy is whole on the disk before it takes its name. Gives None where the newest
        copy is the same, or the store alone is larger than all copies may be. Nobody may
        write to the store meanwhile. Raises StoreWriteError; then the copies are as before.
        """
        with refusals(self.folder):
            known = self.backups()
            if self.store.stat().st_size > self.limit or self.present() is not None:
                return None
            if not self.folder.is_dir():
                self.folder.mkdir(mode=disk.PRIVATE_FOLDER)
                disk.flush_directory(self.folder.parent)
            made = self._copied(known[0].number + 1 if known else 1, at)
            self._clear((made, *known))
        return made

    def _copied(self, number: int, at: str) -> Backup:
        moment = _moment(at)
        stamp = moment.strftime(_STAMP) if moment else ""
        path = self.folder / f"{self.store.stem}-{number:06}-{stamp}{self.store.suffix}"
        fresh = disk.fresh_name(path)
        disk.write_new(fresh, _pieces(self.store), again=True)
        fresh.replace(path)
        disk.flush_directory(self.folder)
        return Backup(path=path, number=number, at=moment, size=path.stat().st_size)

    def _clear(self, backups: tuple[Backup, ...]) -> None:
        keepers = kept(backups, limit=self.limit)
        for backup in backups:
            if backup not in keepers:
                backup.path.unlink(missing_ok=True)
        for unfinished in self.folder.glob(f"{self.store.stem}-*.new"):
            unfinished.unlink(missing_ok=True)


def kept(backups: Iterable[Backup], *, limit: int) -> tuple[Backup, ...]:
    """Those of the copies, the newest first, that are worth their room of `limit` bytes."""
    newest_first = sorted(backups, key=lambda one: one.number, reverse=True)
    wanted = newest_first[:STARTS]
    weeks = {_week(backup) for backup in wanted}
    for backup in newest_first[STARTS:]:
        if len(wanted) < STARTS + WEEKS and _week(backup) not in weeks:
            weeks.add(_week(backup))
            wanted.append(backup)
    while sum(backup.size for backup in wanted) > limit:
        wanted.pop()
    return tuple(wanted)


def _week(backup: Backup) -> tuple[int, int] | None:
    return None if backup.at is None else backup.at.isocalendar()[:2]


def _moment(at: str) -> datetime | None:
    """The time on the wall, without its distance from UTC."""
    try:
        return datetime.fromisoformat(at).replace(tzinfo=None, microsecond=0)
    except ValueError:
        return None


def _backup(path: Path) -> Backup | None:
    name = _NAME.search(path.stem)
    if name is None:
        return None
    return Backup(path=path, number=int(name[1]), at=_moment(name[2]), size=path.stat().st_size)


def _ending(path: Path) -> tuple[int, bytes]:
    with path.open("rb") as file:
        size = path.stat().st_size
        file.seek(max(size - _TAIL, 0))
        return size, file.read()


def _pieces(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while piece := file.read(_CHUNK):
            yield piece
