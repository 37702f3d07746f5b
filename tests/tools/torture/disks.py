"""Disks that refuse: one that is full, and one whose flush fails."""

import contextlib
import errno
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tinydb import TinyDB

from scorekeeper.services.session import FILE
from scorekeeper.storage import StoreReadOnlyError, StoreWriteError
from tests.storage.kit import deal
from tests.tools.torture.evening import Evening

ROOT = Path(__file__).parents[3]


@dataclass(slots=True)
class Refusals:
    saved: int = 0
    refused: int = 0
    differ: int = 0
    """Times that memory said something else than the disk."""
    unreadable: int = 0
    stuck: int = 0
    """Times that nothing could be saved when the disk was well again."""

    @property
    def harm(self) -> int:
        return self.differ + self.unreadable + self.stuck


def fill_up(kind: str, folder: Path) -> Refusals:
    """Let a process save on a disk that fills up again and again; see `full_disk`."""
    command = [sys.executable, "-m", "tests.tools.torture.full_disk", kind, str(folder)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return Refusals(**json.loads(done.stdout))


def fail_to_flush(folder: Path, *, times: int) -> Refusals:
    found = Refusals()
    evening = Evening(folder, "failing")
    for _ in range(times):
        for _ in range(3):
            evening.step()
            found.saved += 1
        before = evening.state()
        with failing_flushes(), pytest.raises(StoreWriteError):
            evening.record()
        found.refused += 1
        with pytest.raises(StoreReadOnlyError):  # a flush that failed is not asked again
            evening.record()
        done = evening.done
        found.differ += evening.state() != before
        evening.close()
        evening = Evening(folder, "failing", done=done)
        found.differ += evening.state() != before or bool(evening.findings())
    evening.close()
    return found


def fail_stock_to_flush(folder: Path) -> Refusals:
    """The same to TinyDB's own storage: what was said to have failed is there."""
    found = Refusals()
    with TinyDB(folder / "stock.json") as db:
        db.insert(deal(1))
        with failing_flushes(), pytest.raises(OSError, match="Input/output"):
            db.insert(deal(2))
        found.refused += 1
        found.differ += len(db) != 1
    return found


@contextlib.contextmanager
def failing_flushes() -> Iterator[None]:
    def fail(fd: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        yield


def on_disk(folder: Path) -> str:
    copy = folder.with_name(f"{folder.name}-copy")
    copy.mkdir(exist_ok=True)
    (copy / FILE).write_bytes((folder / FILE).read_bytes())
    with contextlib.closing(Evening(copy, "looking")) as evening:
        return evening.state()
