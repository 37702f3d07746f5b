"""A process that writes until it is killed, and says after each step that it is saved.

python -m tests.store.writer STORE SEED       mixed work, a line of output a step
python -m tests.store.writer STORE full       saves on a disk that fills up
"""

import contextlib
import json
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from tinydb import TinyDB

from scorekeeper.store import StoreWriteError
from tests.store.histories import act, dice
from tests.store.kit import deal, on_disk, opened, state


def step(
    db: TinyDB,
    seed: str,
    number: int,
    *,
    transaction: Callable[[], AbstractContextManager[None]] = contextlib.nullcontext,
    compact: Callable[[], object] = bool,
) -> None:
    """Do the step of this number, the same on every database."""
    random = dice(f"{seed} {number}")
    chance = random.random()
    if chance < 0.15:
        compact()
    elif chance < 0.5:
        with transaction():
            for _ in range(3):
                act(db, random)
    else:
        act(db, random)


def work(path: Path, seed: str) -> None:
    """Work until killed."""
    with opened(path) as journal:
        say({"findings": [found.kind for found in journal.findings]})
        for number in range(1_000_000):
            step(
                journal,
                seed,
                number,
                transaction=journal.transaction,
                compact=journal.compact,
            )
            say({"saved": number})


def fill_up(path: Path) -> None:
    """Save until a limit on the size of files stands in the way, then lift it and save again."""
    import resource  # noqa: PLC0415 - there is none on Windows

    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with opened(path) as journal:
        for limit in range(path.stat().st_size, 5000, 37):
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
            with contextlib.suppress(StoreWriteError):
                while True:
                    journal.table("deals").insert(deal(1))
            assert path.stat().st_size <= limit
            assert on_disk(path) == state(journal)
            assert not journal.read_only
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        journal.table("deals").insert(deal(2))
        assert on_disk(path) == state(journal)
        say({"deals": len(journal.table("deals"))})


def say(what: dict[str, object]) -> None:
    os.write(sys.stdout.fileno(), json.dumps(what).encode() + b"\n")


if __name__ == "__main__":
    store, what = Path(sys.argv[1]), sys.argv[2]
    if what == "full":
        fill_up(store)
    else:
        work(store, what)
