"""The evening's copy: written after changes, never torn, and no evening waits for it."""

import asyncio
import os
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from scorekeeper.errors import ScorekeeperError
from scorekeeper.server.club_server import EveningCopier, current_evening_reader
from scorekeeper.services import open_session
from scorekeeper.storage.disk import write_over
from tests.club.kit import accepted
from tests.server.evening import begin_evening, open_counting_session

PATIENCE = 10.0


class Evening:
    def __init__(self) -> None:
        self.reads = 0
        self.trouble: Exception | None = None
        self.copied = threading.Semaphore(0)

    def read(self) -> bytes | None:
        self.reads += 1
        try:
            if self.trouble is not None:
                raise self.trouble
            return f"copy {self.reads}".encode()
        finally:
            self.copied.release()

    def wait(self, times: int = 1) -> None:
        for _ in range(times):
            assert self.copied.acquire(timeout=PATIENCE)


@pytest.fixture
def evening() -> Evening:
    return Evening()


def until(true: Callable[[], bool]) -> None:
    patience = threading.Event()
    for _ in range(1000):
        if true():
            return
        patience.wait(0.01)
    raise AssertionError


def test_there_is_a_copy_from_the_start_and_one_of_the_end(
    tmp_path: Path, evening: Evening
) -> None:
    file = tmp_path / "evening.json"
    with EveningCopier(file, read=evening.read):
        until(file.exists)
        assert file.read_bytes() == b"copy 1"
    assert file.read_bytes() == b"copy 2"
    assert [one.name for one in tmp_path.iterdir()] == ["evening.json"]


def test_many_changes_in_a_row_are_one_copy(tmp_path: Path, evening: Evening) -> None:
    with EveningCopier(tmp_path / "evening.json", read=evening.read, pause=1000) as copier:
        evening.wait()
        for _ in range(100):
            copier.request_copy()
        assert evening.reads == 1
    assert evening.reads == 2


def test_after_a_pause_a_change_is_copied_and_without_one_nothing(
    tmp_path: Path, evening: Evening
) -> None:
    with EveningCopier(tmp_path / "evening.json", read=evening.read, pause=0.01) as copier:
        evening.wait()
        copier.request_copy()
        evening.wait()
        assert not evening.copied.acquire(timeout=0.2)
    assert evening.reads == 3


def test_failing_evening_copy_is_reported_once_and_retried(
    tmp_path: Path, evening: Evening
) -> None:
    stick = tmp_path / "stick"
    told: list[str | None] = []
    copier = EveningCopier(stick / "evening.json", read=evening.read, pause=0.01)
    copier.listen(told.append)
    with copier:
        evening.wait(5)
        assert told == ["No such file or directory"]
        assert copier.failure == told[0]
        stick.mkdir()
        until(lambda: len(told) > 1)
        assert (told, copier.failure) == (["No such file or directory", None], None)
    assert (stick / "evening.json").exists()


@pytest.mark.parametrize(
    ("trouble", "said"),
    [(ScorekeeperError("no such evening"), "no such evening"), (KeyError("x"), "KeyError")],
)
def test_whatever_goes_wrong_with_a_copy_the_next_one_is_made(
    tmp_path: Path, evening: Evening, trouble: Exception, said: str
) -> None:
    file = tmp_path / "evening.json"
    evening.trouble = trouble
    with EveningCopier(file, read=evening.read, pause=0.01) as copier:
        until(lambda: copier.failure == said)
        evening.trouble = None
        until(file.exists)


def test_a_listener_that_fails_keeps_nobody_from_being_told(
    tmp_path: Path, evening: Evening
) -> None:
    told: list[str | None] = []

    def failing(failure: str | None) -> None:
        raise ValueError(failure)

    copier = EveningCopier(tmp_path / "no" / "evening.json", read=evening.read)
    copier.listen(failing)
    end = copier.listen(told.append)
    with copier:
        until(lambda: bool(told))
    end()
    end()


def test_evening_copy_without_an_evening_leaves_the_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_text("of last week")
    with EveningCopier(file, read=lambda: None) as copier:
        pass
    assert (file.read_text(), copier.failure) == ("of last week", None)


@pytest.mark.platform("linux", "darwin")
def test_a_disk_that_refuses_leaves_the_old_copy_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.json"
    write_over(file, [b"the old copy"])

    def full(fd: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("scorekeeper.storage.disk.flush", full)
    with pytest.raises(OSError, match="No space"):
        write_over(file, [b"the new copy"])
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [
        ("evening.json", b"the old copy")
    ]


@pytest.mark.platform("linux", "darwin")
def test_the_names_in_a_copy_are_for_its_owner_only(tmp_path: Path) -> None:
    write_over(tmp_path / "evening.json", [b"Ana"])
    assert stat.S_IMODE((tmp_path / "evening.json").stat().st_mode) == 0o600


async def test_the_event_loop_goes_on_while_a_copy_takes_its_time(
    tmp_path: Path, evening: Evening
) -> None:
    held = threading.Event()

    def read() -> bytes:
        held.wait(PATIENCE)
        return b"late"

    with EveningCopier(tmp_path / "evening.json", read=read):
        await asyncio.sleep(0.01)
        held.set()


def test_the_evening_that_runs_is_copied_and_can_be_taken_over(tmp_path: Path) -> None:
    with open_counting_session(tmp_path) as session:
        read = current_evening_reader(session.club)
        assert read() is None
        uid = begin_evening(session)
        code = session.club.access.ensure_code(uid, 1)
        copy = read()
        assert copy is not None
    other = open_session(
        tmp_path / "other", now=lambda: "2026-11-24T20:00:00+00:00", new_uid=lambda: "fresh"
    )
    taken = accepted(other.club.transfer.import_evening(copy, "evening.json"))
    assert other.club.access.ensure_code(taken, 1) == code, (
        "its cards open it on the other computer too"
    )
    other.close()


def test_an_evening_that_is_deleted_is_copied_no_more(tmp_path: Path) -> None:
    with open_counting_session(tmp_path) as session:
        read = current_evening_reader(session.club)
        uid = begin_evening(session)
        assert read() is not None
        session.club.evenings.delete(uid, by="organiser")
        assert read() is None
