"""The program is killed while it forgets: each file is old or new, and forgetting again ends it.

A child of this process forgets and is ended before or in the middle of its n-th act on the disk,
for every n, until one comes through.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club.model import MemberUid
from scorekeeper.services import Session
from scorekeeper.services.club.members import ForgetResult
from scorekeeper.storage import JournalStorage, StoreWriteError, disk
from tests.services.club.kit import House
from tests.services.club.people_kit import everywhere, member, places, said_in, totals_of_matches

NAME, ALIAS = "Zoë Ångström", "Somebody 7"
KILLED = 9


def forget_and_be_killed(folder: Path, uid: MemberUid, acts: int) -> bool:
    """Forget in a child that ends after so many acts; says whether it came to its end."""
    child = os.fork()
    if child == 0:
        try:
            session = House(folder).start()
            _watch(acts)
            session.club.members.forget(uid, ALIAS)
            os._exit(0)
        finally:
            os._exit(1)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert status in (0, KILLED), status
    return status == 0


def _watch(acts: int) -> None:
    """End this process at its n-th act: before it, or with half of what it writes."""
    left = [acts]

    def counted(act: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*given: Any, **named: Any) -> Any:
            left[0] -= 1
            if left[0] < 0:
                if act is write_all:
                    os.write(given[0], bytes(given[1])[: len(given[1]) // 2])
                os._exit(KILLED)
            return act(*given, **named)

        return counting

    write_all = disk.write_all
    for name in ("write_all", "flush", "flush_directory"):
        setattr(disk, name, counted(getattr(disk, name)))
    for name in ("replace", "unlink"):
        setattr(Path, name, counted(getattr(Path, name)))


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.mark.thorough
@pytest.mark.platform("linux", "darwin")
def test_forgetting_killed_anywhere_is_ended_by_a_second_run(tmp_path: Path) -> None:
    house, again = House(tmp_path / "data"), House(tmp_path / "again")
    zoe, _, _ = everywhere(house, NAME)
    session = house.start()
    expected = totals_of_matches(session), places(session)
    house.close()
    content = (house.folder / "scores.jsonl").read_bytes()
    (house.folder / "scores.jsonl.schema-1-2025").write_bytes(content)
    (house.folder / "scores.jsonl.corrupt-2025").write_bytes(content[7:])
    (house.folder / "backups" / "scores-000009-.jsonl.new").write_bytes(content[:9000])
    acts, is_done = 0, False
    while not is_done:
        shutil.rmtree(again.folder, ignore_errors=True)
        shutil.copytree(house.folder, again.folder)
        is_done = forget_and_be_killed(again.folder, zoe, acts)
        _each_file_is_old_or_new(again.folder, contents(house.folder))
        session = again.start()
        assert (totals_of_matches(session), places(session)) == expected
        _end_it(session, zoe)
        assert said_in(again.folder, NAME) == {}
        assert (totals_of_matches(session), places(session)) == expected
        again.close()
        acts += 1
    assert acts > 20  # it was killed that often


def _end_it(session: Session, uid: MemberUid) -> None:
    """Forget again, under whatever name; what was begun is ended as it was begun."""
    going = session.club.members.list_unfinished()
    assert going in ((), ((uid, ALIAS),))
    found = session.club.members.forget(uid, "Somebody 8" if going else ALIAS)
    assert isinstance(found, ForgetResult)
    assert found.alias == ALIAS
    assert session.club.members.list_unfinished() == ()


def _each_file_is_old_or_new(folder: Path, before: dict[str, bytes]) -> None:
    """Old: as it was, the store with a line more; new: without the name, all its lines sound."""
    for name, content in before.items():
        if not (folder / name).exists():
            assert name.endswith((".new", ".corrupt-2025"))
            continue
        now = (folder / name).read_bytes()
        if now.startswith(content):
            continue
        assert name not in said_in(folder, NAME), name
        assert JournalStorage(folder / name, now=str, read_only=True).findings == ()


def test_forgetting_refused_by_the_disk_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    zoe, _, _ = everywhere(house, NAME)
    session = house.start()
    expected = totals_of_matches(session), places(session)
    replace, times = Path.replace, iter([True, False])

    def refuse(path: Path, target: Path) -> Path:
        if next(times, False):
            return replace(path, target)
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        with pytest.raises(StoreWriteError):
            session.club.members.forget(zoe, ALIAS)
    assert (totals_of_matches(session), places(session)) == expected
    assert session.club.members.list_unfinished() == ((zoe, ALIAS),)
    member(session, "Eva Luna")  # play goes on meanwhile
    assert isinstance(session.club.members.forget(zoe, ALIAS), ForgetResult)
    assert said_in(house.folder, NAME) == {}
    assert (totals_of_matches(session), places(session)) == expected
    house.close()
