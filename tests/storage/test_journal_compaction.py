"""Compaction keeps all that is alive; cut off anywhere, it leaves the old file or the new."""

import contextlib
import errno
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scorekeeper.services import Session, open_session
from scorekeeper.services.session import FILE
from scorekeeper.storage import FindingKind, StoreReadOnlyError, StoreWriteError, disk
from tests.storage.kit import Store, beside, deal, on_disk, open_store, state
from tests.support.sessions import SteppingClock


def store_with_dead_lines(path: Path, *, rounds: int = 5) -> Store:
    """An open store of 20 deals, most of whose lines are dead."""
    db = open_store(path)
    db.table("deals").insert_multiple(deal(position) for position in range(1, 22))
    for number in range(rounds):
        db.table("deals").update({"out": f"round {number}"})
    db.table("deals").remove(doc_ids=[21])
    return db


def test_compaction_leaves_one_line_a_document_with_next_numbers(path: Path) -> None:
    with store_with_dead_lines(path) as db:
        before = state(db)
        last = path.read_bytes().splitlines()[-1]
        assert db.journal.compact() is True
        lines = path.read_bytes().splitlines()
        assert len(lines) == 1 + 20
        assert b'"_meta"' in lines[0]
        assert last.startswith(b'{"seq":8,')
        assert [line.split(b",")[0] for line in lines[:2]] == [b'{"seq":9', b'{"seq":10']
        assert state(db) == before == on_disk(path)
        db.table("deals").insert(deal(22))
        assert on_disk(path) == state(db)
    with open_store(path) as db:
        assert db.journal.findings == ()


@contextlib.contextmanager
def open_session_in(folder: Path) -> Iterator[Session]:
    """The program started over a store, until it is closed."""
    with contextlib.closing(open_session(folder, now=SteppingClock(), new_uid=str)) as session:
        yield session


def test_a_file_is_left_alone_until_more_than_half_of_it_is_dead(path: Path) -> None:
    with open_store(path) as db:
        for position in range(1, 11):
            db.insert(deal(position))
        for position in range(1, 12):
            assert db.journal.compact() is False
            db.update({"out": "Ben"}, doc_ids=[1 + position % 10])
            db.update({"out": "Ana"}, doc_ids=[1 + position % 10])
            if 1 + 10 + 2 * position > 2 * 11:
                break
        assert db.journal.compact() is True
        assert db.journal.compact() is False


def test_a_start_compacts_when_it_is_worth_it_and_not_before(tmp_path: Path) -> None:
    with open_session_in(tmp_path) as session:
        for number in range(150):
            session.settings.choose("phone", number=number)
    with open_session_in(tmp_path):
        pass
    assert len((tmp_path / FILE).read_bytes().splitlines()) == 151
    with open_session_in(tmp_path) as session:
        for number in range(50):
            session.settings.choose("phone", number=-number)
    with open_session_in(tmp_path) as session:
        assert session.findings == ()
        assert session.settings.read("phone") == {"number": -49}
    assert len((tmp_path / FILE).read_bytes().splitlines()) == 2


@pytest.mark.thorough
def test_compaction_drops_only_lines_that_a_backup_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a bad sector in the new file takes nothing, whichever line it is in."""
    with open_session_in(tmp_path / "store") as session:
        for number in range(210):
            session.settings.choose(f"phone {number % 3}", number=number)
    moments: list[Path] = []

    def look(step: str, what: Path | int) -> None:
        moments.append(tmp_path / f"moment {len(moments)}")
        shutil.copytree(tmp_path / "store", moments[-1])

    with monkeypatch.context() as patch:
        Watched(patch, look)
        with open_session_in(tmp_path / "store"):
            pass
    assert len(moments) > 10
    for moment in moments:
        lines = (moment / FILE).read_bytes().splitlines(keepends=True)
        for bad in range(len(lines)) if len(lines) == 4 else ():
            spoilt = [b"#" * 9 + b"\n" if n == bad else line for n, line in enumerate(lines)]
            (moment / FILE).write_bytes(b"".join(spoilt))
            with open_session_in(moment) as session:
                numbers = [session.settings.read(f"phone {n}")["number"] for n in range(3)]
            assert numbers == [207, 208, 209]


def test_a_store_that_cannot_be_backed_up_is_not_compacted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_session_in(tmp_path) as session:
        for number in range(210):
            session.settings.choose("phone", number=number)
    content = (tmp_path / FILE).read_bytes()
    shutil.rmtree(tmp_path / "backups")
    (tmp_path / "backups").write_text("in the way")
    with open_session_in(tmp_path) as session:
        assert [found.kind for found in session.findings] == [FindingKind.NOT_BACKED_UP]
    assert (tmp_path / FILE).read_bytes() == content


def test_compaction_parts_a_long_line_so_that_little_hangs_on_each(path: Path) -> None:
    """A file that came in is one line at first: a damage to it would take all of it."""
    with open_store(path) as db:
        db.table("deals").insert_multiple(deal(position) for position in range(1, 400))
        before = state(db)
        assert len(path.read_bytes().splitlines()) == 2
    with open_store(path) as db:
        assert db.journal.needs_compacting
        assert db.journal.compact()
        assert (state(db), db.journal.findings) == (before, ())
    parted = path.read_bytes()
    assert len(parted.splitlines()) == 1 + 399
    with open_store(path) as db:
        assert not db.journal.needs_compacting
        assert not db.journal.compact()


def test_one_long_document_is_left_on_its_line(path: Path) -> None:
    with open_store(path) as db:
        db.insert({"note": "x" * 60_000})
    with open_store(path) as db:
        assert not db.journal.needs_compacting


class Watched:
    """Watches each step on the disk, and lets a test look in before it or after it."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, look: Callable[[str, Path | int], None]
    ) -> None:
        self.look = look
        for owner, name in (
            (disk, "flush"),
            (disk, "flush_directory"),
            (os, "write"),
            (Path, "replace"),
        ):
            self.watch(monkeypatch, owner, name)

    def watch(self, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
        real = getattr(owner, name)

        def step(first: Path | int, *rest: object) -> object:
            self.look(f"before {name}", first)
            result = real(first, *rest)
            self.look(f"after {name}", first)
            return result

        monkeypatch.setattr(owner, name, step)


def test_the_new_file_is_whole_on_the_disk_before_it_takes_the_name(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: dict[int, int] = {}
    order: list[str] = []

    def look(step: str, what: Path | int) -> None:
        order.append(step)
        if step == "after flush" and isinstance(what, int):
            flushed[os.fstat(what).st_ino] = os.fstat(what).st_size
        if step == "before replace" and isinstance(what, Path):
            assert flushed[what.stat().st_ino] == what.stat().st_size > 0

    with store_with_dead_lines(path) as db, monkeypatch.context() as patch:
        Watched(patch, look)
        db.journal.compact()
    steps = [step for step in order if step.startswith("after")]
    assert steps == [
        f"after {n}" for n in ("write", "flush", "replace", "flush", "flush_directory")
    ]


def test_new_stores_directory_is_flushed_before_any_save(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    with monkeypatch.context() as patch:
        Watched(patch, lambda step, what: steps.append(step))
        open_store(path).close()
    done = [step.removeprefix("after ") for step in steps if step.startswith("after")]
    assert done == ["flush", "flush_directory", "write", "flush"]


def test_cut_off_at_any_step_it_leaves_the_old_file_or_the_new(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments: list[Path] = []

    def look(step: str, what: Path | int) -> None:
        moments.append(tmp_path.with_name(f"{tmp_path.name}-{len(moments)}"))
        shutil.copytree(tmp_path, moments[-1])

    with store_with_dead_lines(path) as db:
        before = state(db)
        with monkeypatch.context() as patch:
            Watched(patch, look)
            assert db.journal.compact()
    assert len(moments) == 10
    for moment in moments:
        with open_store(moment / path.name) as db:
            assert (state(db), db.journal.findings) == (before, ())
            assert beside(moment / path.name) == {}
            db.table("deals").insert(deal(30))
            assert on_disk(moment / path.name) == state(db)


@pytest.mark.parametrize("name", ["write", "flush", "replace"])
def test_when_the_disk_refuses_the_old_file_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def look(step: str, what: Path | int) -> None:
        if step == f"before {name}":
            raise OSError(errno.ENOSPC, "No space left on device")

    with store_with_dead_lines(path) as db:
        before, content = state(db), path.read_bytes()
        with monkeypatch.context() as patch:
            Watched(patch, look)
            with pytest.raises(StoreWriteError, match="No space left"):
                db.journal.compact()
        assert (state(db), path.read_bytes(), beside(path)) == (before, content, {})
        db.table("deals").insert(deal(22))
        assert on_disk(path) == state(db)
        assert db.journal.compact()
        assert on_disk(path) == state(db)


def test_failed_directory_flush_of_a_compaction_stops_writing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or saves would go to a file that a power cut takes away with its name."""

    def look(step: str, what: Path | int) -> None:
        if step == "before flush_directory":
            raise OSError(errno.EIO, "Input/output error")

    with store_with_dead_lines(path) as db:
        before = state(db)
        with monkeypatch.context() as patch:
            Watched(patch, look)
            with pytest.raises(StoreWriteError):
                db.journal.compact()
        with pytest.raises(StoreReadOnlyError):
            db.insert({})
        assert state(db) == before == on_disk(path)
    open_store(path).close()


def test_a_start_on_a_full_disk_goes_on_without_compacting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(step: str, what: Path | int) -> None:
        if step == "before replace" and what == tmp_path / f"{FILE}.new":
            raise OSError(errno.ENOSPC, "No space left on device")

    with open_session_in(tmp_path) as session:
        for number in range(210):
            session.settings.choose("phone", number=number)
    with monkeypatch.context() as patch:
        Watched(patch, look)
        with open_session_in(tmp_path) as session:
            (found,) = session.findings
            assert (found.kind, found.answer) == (FindingKind.NOT_COMPACTED, "full")
            session.settings.choose("phone", number=1)
    with open_session_in(tmp_path) as session:
        assert session.settings.read("phone") == {"number": 1}


def test_the_own_handle_is_closed_before_the_file_is_replaced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses to replace a file that anybody holds open."""
    opens = -1

    def look(step: str, what: Path | int) -> None:
        nonlocal opens
        if step == "before replace":
            held = [fd.resolve() for fd in Path("/proc/self/fd").iterdir()]
            opens = held.count(path) + held.count(path.with_name(f"{path.name}.new"))

    with store_with_dead_lines(path) as db, monkeypatch.context() as patch:
        Watched(patch, look)
        assert db.journal.compact()
        assert opens == 0


def test_unfinished_compaction_is_cleared_away(path: Path) -> None:
    with store_with_dead_lines(path) as db:
        before = state(db)
    path.with_name(f"{path.name}.new").write_bytes(b'{"seq":11,"at":"')
    with open_store(path) as db:
        assert state(db) == before
    assert beside(path) == {}
