"""A disk that refuses: the save raises, memory equals disk, and the next save works."""

import errno
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from filelock import FileLock, SoftFileLock

from scorekeeper.storage import FindingKind, StoreReadOnlyError, StoreWriteError, disk, locks
from tests.storage.kit import Store, beside, deal, on_disk, open_store, state


def full(code: int = errno.ENOSPC) -> OSError:
    return OSError(code, os.strerror(code))


class FullDisk:
    """Stands for `os.write`: takes half of what it is given, and then nothing."""

    def __init__(self) -> None:
        self.write = os.write
        self.taken = 0

    def __call__(self, fd: int, content: bytes) -> int:
        if self.taken:
            raise full()
        self.taken = self.write(fd, content[: len(content) // 2])
        return self.taken


def check_save(db: Store, path: Path) -> None:
    """See that a save works and is there after a start."""
    db.table("deals").insert(deal(7))
    db.close()
    assert on_disk(path) == state(db)


def test_a_full_disk_takes_nothing_back_but_the_half_line(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_store(path) as db:
        db.table("deals").insert(deal(1))
        before, content = state(db), path.read_bytes()
        with monkeypatch.context() as patch:
            disk_that_fills = FullDisk()
            patch.setattr(os, "write", disk_that_fills)
            with pytest.raises(StoreWriteError, match="No space left") as caught:
                db.table("deals").insert(deal(2))
            assert disk_that_fills.taken > 0
        assert isinstance(caught.value.__cause__, OSError)
        assert (state(db), path.read_bytes()) == (before, content)
        assert not db.journal.read_only
        check_save(db, path)


def test_a_disk_that_takes_a_line_in_pieces_has_it_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda fd, content: real(fd, content[:7]))
    with open_store(path) as db:
        check_save(db, path)
    with open_store(path) as db:
        assert db.journal.findings == ()


def test_half_line_that_stays_is_cut_off_at_the_next_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(fd: int, size: int) -> None:
        raise full(errno.EIO)

    with open_store(path) as db:
        before = state(db)
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", FullDisk())
            patch.setattr(os, "ftruncate", refuse)
            with pytest.raises(StoreWriteError):
                db.insert({"n": 1})
        with pytest.raises(StoreReadOnlyError):
            db.insert({"n": 1})
        assert state(db) == before
    with open_store(path) as db:
        assert len(db.journal.findings) == 1
        assert state(db) == before
        check_save(db, path)


@pytest.mark.parametrize("failure", [full(errno.EIO), KeyboardInterrupt()])
def test_failed_flush_is_never_retried_until_reopened(
    path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException
) -> None:
    asked: list[int] = []

    def fail(fd: int) -> None:
        asked.append(fd)
        raise failure

    expected = StoreWriteError if isinstance(failure, OSError) else KeyboardInterrupt
    with open_store(path) as db:
        db.table("deals").insert(deal(1))
        before, content = state(db), path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(disk, "flush", fail)
            with pytest.raises(expected):
                db.table("deals").insert(deal(2))
        assert db.journal.read_only
        for _ in range(2):
            with pytest.raises(StoreReadOnlyError, match="opened again"):
                db.table("deals").insert(deal(2))
        assert len(asked) == 1
        assert (state(db), path.read_bytes()) == (before, content)
    with open_store(path) as db:
        assert (state(db), db.journal.findings) == (before, ())
        check_save(db, path)


def test_a_failed_save_in_a_transaction_takes_back_all_its_tables(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def both() -> None:
        with db.journal.transaction():
            db.table("deals").insert(deal(1))
            db.table("changes").insert({"why": "typo"})

    with open_store(path) as db:
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", FullDisk())
            with pytest.raises(StoreWriteError):
                both()
        assert db.tables() == set()
        both()
        assert on_disk(path) == state(db)


def test_a_store_that_cannot_be_begun_can_be_begun_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", FullDisk())
        with pytest.raises(StoreWriteError):
            open_store(path)
    with open_store(path) as db:
        assert db.journal.findings == ()
        check_save(db, path)


def test_another_programs_writes_are_noticed_by_the_next_save(path: Path) -> None:
    with open_store(path) as db:
        db.table("deals").insert(deal(1))
        before = state(db)
        with path.open("ab") as other:
            other.write(b"somebody was here\n")
        with pytest.raises(StoreWriteError, match="Another program"):
            db.table("deals").insert(deal(2))
        assert db.journal.read_only
        assert state(db) == before
    with open_store(path) as db:
        assert [found.dropped for found in db.journal.findings] == [1]
        assert state(db) == before


def move_file(path: Path) -> None:
    path.rename(path.with_name("scores (conflict).jsonl"))


def swap_file(path: Path) -> None:
    """Put a file of the same length in its place, as a program that synchronises folders does."""
    other = path.with_name("other")
    other.write_bytes(b"x" * path.stat().st_size)
    other.replace(path)


def empty_file(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("spoil", [Path.unlink, move_file, swap_file, empty_file])
def test_file_moved_or_replaced_under_the_store_is_rewritten(
    path: Path, spoil: Callable[[Path], None]
) -> None:
    with open_store(path) as db:
        for position in range(1, 4):
            db.table("deals").insert(deal(position))
            spoil(path)
            stood = path.read_bytes() if path.exists() else None
            db.table("deals").insert(deal(10 * position))
            assert on_disk(path) == state(db)
            found = db.journal.findings[-1]
            assert found.kind is FindingKind.TAKEN_AWAY
            assert (found.aside and found.aside.read_bytes()) == stood
    with open_store(path) as db:
        assert [found["position"] for found in db.table("deals")] == [1, 10, 2, 20, 3, 30]
        assert db.journal.findings == ()


def test_file_in_the_stores_place_survives_a_refusing_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: Path, target: Path) -> None:
        raise full()

    with open_store(path) as db:
        db.table("deals").insert(deal(1))
        swap_file(path)
        content = path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", refuse)
            for _ in range(3):
                with pytest.raises(StoreWriteError, match="No space left"):
                    db.table("deals").insert(deal(2))
        assert path.read_bytes() == content
        assert list(beside(path).values()) == [content]
        assert not db.journal.read_only
        check_save(db, path)


def test_a_save_asks_once_whose_the_name_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []
    real = os.stat

    def stat(file: Path) -> os.stat_result:
        asked.append(file)
        return real(file)

    with open_store(path) as db, monkeypatch.context() as patch:
        patch.setattr(os, "stat", stat)
        db.table("deals").insert(deal(1))
        assert asked == [path.with_name(f"{path.name}.lock"), path]


def test_a_flush_that_fails_says_that_the_store_can_only_be_read_now(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(fd: int) -> None:
        raise full()

    with open_store(path) as db:
        with monkeypatch.context() as patch:
            patch.setattr(disk, "flush", fail)
            with pytest.raises(StoreWriteError) as caught:
                db.insert({"n": 1})
        assert (caught.value.reason, caught.value.answer) == ("not_flushed", "full")
        assert db.journal.read_only


def apple(monkeypatch: pytest.MonkeyPatch, answer: OSError | None) -> list[str]:
    asked: list[str] = []

    def control(fd: int, what: int) -> None:
        asked.append(f"full {what}")
        if answer is not None:
            raise answer

    monkeypatch.setattr(disk, "fcntl", SimpleNamespace(F_FULLFSYNC=51, fcntl=control))
    monkeypatch.setattr(os, "fsync", lambda fd: asked.append("fsync"))
    return asked


def test_flush_on_apple_asks_the_drive_with_fsync_as_fallback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = apple(monkeypatch, answer=None)
    disk.flush(3)
    assert asked == ["full 51"]
    asked = apple(monkeypatch, answer=full(errno.ENOTSUP))
    disk.flush(3)
    assert asked == ["full 51", "fsync"]
    asked = apple(monkeypatch, answer=full(errno.EIO))
    with pytest.raises(OSError, match="Input/output"):
        disk.flush(3)
    assert asked == ["full 51"]


@pytest.mark.parametrize("code", [errno.ENOSYS, errno.ENOLCK])
def test_store_without_locks_opens_and_saves(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise full(code)

    monkeypatch.setattr(FileLock, "acquire", refuse)
    with open_store(path) as db:
        check_save(db, path)


def test_a_lock_that_cannot_be_had_keeps_the_store_shut(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise full(errno.EACCES)

    monkeypatch.setattr(FileLock, "acquire", refuse)
    with pytest.raises(StoreWriteError, match="cannot be opened for writing") as caught:
        open_store(path)
    assert (caught.value.reason, caught.value.answer) == ("not_begun", "forbidden")


def forbid_writing(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let nobody write to a file."""
    real = os.open

    def open_file(file: Path | str, flags: int, mode: int = 0o777) -> int:
        if Path(file) == path and flags & (os.O_RDWR | os.O_WRONLY):
            raise full(errno.EACCES)
        return real(file, flags, mode)

    monkeypatch.setattr(os, "open", open_file)


@pytest.mark.parametrize("suffix", ["", ".lock"])
def test_store_that_cannot_be_written_opens_read_only(
    path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    """A file that is read-only, or a lock file that another user made."""
    with open_store(path) as db:
        db.table("deals").insert(deal(1))
        before = state(db)
    with monkeypatch.context() as patch:
        forbid_writing(patch, path.with_name(path.name + suffix))
        with open_store(path) as db:
            assert db.journal.read_only
            assert state(db) == before
            (found,) = db.journal.findings
            assert (found.kind, found.answer) == (FindingKind.NOT_WRITABLE, "forbidden")
            with pytest.raises(StoreReadOnlyError):
                db.table("deals").insert(deal(2))
    with open_store(path) as db:
        assert db.journal.findings == ()
        check_save(db, path)


def test_replaced_files_are_limited_to_newest_ten(path: Path) -> None:
    """A sync client may put the version before back after each save."""
    with open_store(path) as db:
        for position in range(1, 25):
            path.write_bytes(b"x" * position)
            db.table("deals").insert(deal(position))
        assert len(db.table("deals")) == 24
    kept = sorted(len(content) for content in beside(path).values())
    assert kept == list(range(15, 25))


def test_new_folders_are_private_and_flushed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut could else take the folder with the first evening in it."""
    flushed: list[Path] = []
    monkeypatch.setattr(disk, "flush_directory", flushed.append)
    path = tmp_path / "a" / "b" / "scores.jsonl"
    open_store(path).close()
    assert flushed[:3] == [tmp_path, tmp_path / "a", tmp_path / "a" / "b"]
    for folder in (tmp_path / "a", tmp_path / "a" / "b"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_without_file_locks_at_all_none_is_asked_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "FileLock", SoftFileLock)
    with open_store(path) as db:
        assert beside(path) == {}
        check_save(db, path)


def test_failed_directory_flush_is_raised_except_on_windows(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows opens no directories; elsewhere a failed flush is no flush."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", "win32")
        patch.setattr(os, "open", lambda *_: pytest.fail("it was opened"))
        disk.flush_directory(path.parent)
    with monkeypatch.context() as patch:
        patch.setattr(disk, "flush", lambda _: (_ for _ in ()).throw(full(errno.EIO)))
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            disk.flush_directory(path.parent)
