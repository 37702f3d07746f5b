"""Other processes: one owner at a time. What kills and copies do to a store is torture."""

import errno
import fcntl
import os
import sys
import time
from pathlib import Path

import pytest

from scorekeeper.services.session import FILE
from scorekeeper.storage import FindingKind, StoreBusyError, StoreWriteError
from tests.storage.kit import deal, on_disk, open_store, state
from tests.tools.torture.workers import Workers


def test_second_process_is_refused_until_the_first_is_dead(
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
                    open_store(path)
            assert on_disk(path)
        open_store(path).close()


def test_store_opens_on_systems_without_locks(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_such_call(fd: int, how: int) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    monkeypatch.setattr(fcntl, "flock", no_such_call)
    with open_store(path) as db:
        db.table("deals").insert(deal(1))
        assert on_disk(path) == state(db)
    open_store(path).close()


def test_save_is_refused_once_another_program_has_the_lock(path: Path) -> None:
    """The lock file was deleted, so that a second program could open the store."""
    with open_store(path) as first:
        first.table("deals").insert(deal(1))
        path.with_name(f"{path.name}.lock").unlink()
        with open_store(path) as second:
            second.table("deals").insert(deal(2))
            with pytest.raises(StoreWriteError, match="Another program") as caught:
                first.table("deals").insert(deal(3))
            assert caught.value.reason == "changed"
            assert first.journal.read_only
            second.table("deals").insert(deal(4))
    with open_store(path) as db:
        assert [found["position"] for found in db.table("deals")] == [1, 2, 4]
        assert db.journal.findings == ()


def test_deleted_lock_is_taken_again_at_next_save(path: Path) -> None:
    with open_store(path) as db:
        path.with_name(f"{path.name}.lock").unlink()
        db.table("deals").insert(deal(1))
        with pytest.raises(StoreBusyError):
            open_store(path)
        assert db.journal.findings == ()


def test_line_that_came_second_is_not_said_to_be_saved(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program wrote between the last look and the line."""
    real = os.write

    def write(fd: int, content: bytes) -> int:
        with path.open("ab") as other:
            other.write(b"a line of another program\n")
        return real(fd, content)

    with open_store(path) as db:
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", write)
            with pytest.raises(StoreWriteError, match="Another program"):
                db.table("deals").insert(deal(1))
        assert db.table("deals").all() == []


@pytest.mark.parametrize(("platform", "is_told"), [("linux", True), ("android", False)])
def test_disk_without_locks_is_a_finding_on_desktops(
    path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, is_told: bool
) -> None:
    def no_such_call(fd: int, how: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", no_such_call)
    monkeypatch.setattr(sys, "platform", platform)
    with open_store(path) as db:
        kinds = [found.kind for found in db.journal.findings]
        assert kinds == ([FindingKind.NO_LOCKS] if is_told else [])
        assert not db.journal.read_only
