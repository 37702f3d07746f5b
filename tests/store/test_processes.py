"""Other processes: one owner at a time, killed at any moment, and copied while it writes."""

import contextlib
import errno
import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tinydb import TinyDB

from scorekeeper.store import StoreBusyError
from tests.store.histories import dice
from tests.store.kit import deal, memory, on_disk, opened, state
from tests.store.writer import step

KILLS = 15
ROOT = Path(__file__).parents[2]


@contextlib.contextmanager
def writer(path: Path, what: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that writes to a store, killed at the end if it still runs."""
    command = [sys.executable, "-m", "tests.store.writer", str(path), what]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[bytes]) -> dict[str, object]:
    """Wait for a line of a process."""
    assert process.stdout is not None
    line: dict[str, object] = json.loads(process.stdout.readline() or b'{"ended": true}')
    return line


def after(before: str, seed: str, steps: int) -> Iterator[str]:
    """What TinyDB in memory holds after so many steps, and after one more."""
    kept = memory()
    kept.write(
        {
            name: {str(doc_id): doc for doc_id, doc in docs}
            for name, docs in json.loads(before).items()
        }
    )
    db = TinyDB(storage=lambda: kept)
    for number in range(steps + 1):
        if number == steps:
            yield state(db)
        step(db, seed, number)
    yield state(db)


def killed(path: Path, seed: str, *, after_seconds: float) -> int:
    """Have a process work and kill it; gives how many steps it said to have saved."""
    with writer(path, seed) as process:
        assert said(process) == {"findings": []} or path.exists()
        time.sleep(after_seconds)
        process.send_signal(signal.SIGKILL)
        rest, _ = process.communicate()
    # The last line may have been cut off with the process: then nobody was told.
    return rest.count(b"\n")


def test_whatever_moment_it_is_killed_at_nothing_that_was_said_to_be_saved_is_lost(
    path: Path,
) -> None:
    before = "{}"
    saved = 0
    for number in range(KILLS):
        steps = killed(path, str(number), after_seconds=dice(number).uniform(0, 0.06))
        with opened(path) as journal:
            assert state(journal) in set(after(before, str(number), steps))
            before = state(journal)
        saved += steps
    assert saved > KILLS


def test_a_copy_of_a_store_that_is_being_written_opens(path: Path) -> None:
    copy = path.with_name("copy.jsonl")
    with writer(path, "copies") as process:
        assert said(process) == {"findings": []}
        states = set()
        for _ in range(20):
            shutil.copyfile(path, copy)
            with opened(copy) as journal:
                states.add(state(journal))
                assert all(found.kept > 0 for found in journal.findings)
                assert not any(found.dropped > 1 for found in journal.findings)
    assert len(states) > 1


def test_a_second_process_is_refused_without_waiting_until_the_first_is_dead(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(seconds: float) -> None:
        raise AssertionError(seconds)

    with writer(path, "first") as process:
        said(process)
        with monkeypatch.context() as patch:
            patch.setattr(time, "sleep", wait)
            with pytest.raises(StoreBusyError, match="Another scorekeeper"):
                opened(path)
        assert on_disk(path)
        assert process.poll() is None
        process.kill()
        process.wait()
        opened(path).close()


def test_where_there_are_no_locks_the_store_opens_without(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_such_call(fd: int, how: int) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    monkeypatch.setattr(fcntl, "flock", no_such_call)
    with opened(path) as journal:
        journal.table("deals").insert(deal(1))
        assert on_disk(path) == state(journal)
    opened(path).close()


def test_a_limit_on_the_size_of_files_is_a_full_disk_and_is_lifted_like_one(path: Path) -> None:
    with writer(path, "full") as process:
        assert process.wait(timeout=60) == 0
        deals = said(process)["deals"]
    with opened(path) as journal:
        assert len(journal.table("deals")) == deals
        assert journal.findings == ()
