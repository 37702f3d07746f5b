"""Files beside a store that say what it said before: backups, originals set aside, unfinished ones.

Nobody may write to the store meanwhile, so whoever calls this holds the lock of its journal.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scorekeeper.store import disk
from scorekeeper.store.appending import refusals
from scorekeeper.store.backups import Shelf
from scorekeeper.store.changes import Tables
from scorekeeper.store.errors import UNREADABLE, StoreError
from scorekeeper.store.header import header_of, is_ours
from scorekeeper.store.reading import Reading, read
from scorekeeper.store.rewriting import Rewrite, lines_until, rewritten


@dataclass(frozen=True, slots=True)
class Earlier:
    """A file with an earlier state of a store, or with a piece of one."""

    path: Path
    content: bytes
    reading: Reading

    @property
    def tables(self) -> Tables:
        """The documents that could be read, by table and id."""
        return self.reading.tables

    @property
    def is_whole(self) -> bool:
        """Whether it is a store of which every line could be read."""
        header = header_of(self.reading.tables)
        is_store = header is not None and is_ours(header)
        return is_store and not self.reading.damaged and not self.reading.torn


def earlier(store: Path) -> Iterator[Earlier]:
    """Every backup of a store, the newest first, then all that was set aside of it, one by one.

    Raises StoreError for one that cannot be read.
    """
    backups = (backup.path for backup in Shelf(store=store).backups())
    for path in (*backups, *disk.asides(store)):
        try:
            content = path.read_bytes()
        except OSError as error:
            message = f"This file cannot be read ({error.strerror or error}): {path}"
            raise StoreError(message, path=path, reason=UNREADABLE) from error
        yield Earlier(path, content, read(content))


def write_anew(old: Earlier, rewrite: Rewrite, *, at: str) -> None:
    """Have a file hold its documents rewritten, in the order of now, and nothing else.

    It is one step: the old file stands or the new one, which keeps the schema of the old and the
    number of its last line. Raises StoreWriteError where the disk refuses.
    """
    tables = rewritten(old.tables, rewrite)
    fresh = disk.fresh_name(old.path)
    with refusals(old.path):
        disk.write_new(fresh, lines_until(tables, last=old.reading.seq, at=at), again=True)
        fresh.replace(old.path)
        disk.flush_directory(old.path.parent)


def take_away(path: Path) -> None:
    """Have a file be no more, on the disk itself; raises StoreWriteError where it refuses."""
    with refusals(path):
        path.unlink(missing_ok=True)
        disk.flush_directory(path.parent)


def unfinished(store: Path) -> tuple[Path, ...]:
    """Files that were being written when a program ended, and never took their names."""
    shelf = Shelf(store=store)
    beside = store.parent.glob(f"{store.name}*.new")
    copies = shelf.folder.glob(f"{store.stem}-*.new")
    return tuple(sorted((*beside, *copies)))
