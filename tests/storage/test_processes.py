"""Other processes: one owner at a time. What kills and copies do to a store is torture."""

import errno
import fcntl
import os
import time
from pathlib import Path

import pytest

from scorekeeper.services.session import FILE
from scorekeeper.storage import StoreBusyError
from tests.storage.kit import deal, on_disk, opened, state
from tests.torture.workers import Workers


def test_a_second_process_is_refused_without_waiting_until_the_first_is_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(seconds: float) -> None:
        raise AssertionError(seconds)

    path = tmp_path / FILE
    with Workers.ready() as workers:
        with workers.working("tables", tmp_path):
            with monkeypatch.context() as patch:
                patch.setattr(time, "sleep", wait)
                with pytest.raises(StoreBusyError, match="Another scorekeeper"):
                    opened(path)
            assert on_disk(path)
        opened(path).close()


def test_where_there_are_no_locks_the_store_opens_without(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_such_call(fd: int, how: int) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    monkeypatch.setattr(fcntl, "flock", no_such_call)
    with opened(path) as db:
        db.table("deals").insert(deal(1))
        assert on_disk(path) == state(db)
    opened(path).close()
