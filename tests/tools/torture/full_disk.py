"""A process that saves until a limit on the size of files stands in the way, again and again.

python -m tests.tools.torture.full_disk verbs|stock FOLDER
"""

import contextlib
import json
import resource
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

from tinydb import TinyDB

from scorekeeper.services.session import FILE
from scorekeeper.storage import StoreWriteError
from tests.storage.kit import deal
from tests.tools.torture.disks import Refusals, on_disk
from tests.tools.torture.evening import Evening

STEP, TIMES = 173, 60
"""Bytes by which the disk grows each time, and how often: so lines are cut at any place."""


@contextlib.contextmanager
def limited(size: int) -> Iterator[None]:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))


def until_refused(save: Callable[[], object], refusal: type[Exception], found: Refusals) -> None:
    while True:
        try:
            save()
        except refusal:
            found.refused += 1
            return
        found.saved += 1


def verbs(folder: Path) -> Refusals:
    """Save deals through a session; after each refusal memory must equal the disk."""
    found = Refusals()
    evening = Evening(folder, "full")
    evening.step()
    begin = (folder / FILE).stat().st_size
    for number in range(TIMES):
        with limited(begin + number * STEP):
            until_refused(evening.record, StoreWriteError, found)
            found.stuck += evening.session.read_only
        found.differ += on_disk(folder) != evening.state()
    before = evening.state()
    evening.record()
    found.stuck += evening.state() == before
    evening.close()
    return found


def stock(folder: Path) -> Refusals:
    """Save deals with TinyDB's own storage; after each refusal the file should still open."""
    found = Refusals()
    path = folder / "stock.json"
    db = TinyDB(path)
    db.insert_multiple(deal(position) for position in range(9))
    saved = path.read_bytes()
    with limited(len(saved) + STEP):
        until_refused(lambda: db.insert(deal(1)), OSError, found)
    try:
        with TinyDB(path) as again:
            found.differ += len(again) < found.saved
    except ValueError:
        found.unreadable += 1
    return found


if __name__ == "__main__":
    where = Path(sys.argv[2])
    refusals = verbs(where) if sys.argv[1] == "verbs" else stock(where)
    sys.stdout.write(json.dumps(asdict(refusals)))
