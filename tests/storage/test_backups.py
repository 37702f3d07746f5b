"""Copies of the store: of the last starts that changed something, and one a week."""

import errno
import gzip
import os
import zlib
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from scorekeeper.storage import StoreWriteError, disk
from scorekeeper.storage.backups import Backup, BackupDirectory, backups_to_keep, last_commit_number
from tests.storage.kit import deal, on_disk, open_store

pytestmark = pytest.mark.usefixtures("unflushed")

SATURDAY = datetime(2026, 11, 21, 19, 30)  # noqa: DTZ001 - as the clock on the wall says


def save(path: Path) -> None:
    with open_store(path) as db:
        db.table("deals").insert(deal(len(db.table("deals")) + 1))


def make_backups(path: Path, moments: Iterable[datetime]) -> BackupDirectory:
    shelf = BackupDirectory(store=path)
    for moment in moments:
        save(path)
        assert shelf.make(at=moment.isoformat()) is not None
    return shelf


def test_a_backup_is_the_store_as_it_was(path: Path) -> None:
    save(path)
    before = on_disk(path)
    backup = BackupDirectory(store=path).make(at="2026-11-21T19:30:00+01:00")
    save(path)
    assert backup is not None
    assert backup.path == path.parent / "backups" / "scores-000001-20261121T193000_2.jsonl.gz"
    assert (backup.at, backup.size) == (SATURDAY, backup.path.stat().st_size)
    assert on_disk(backup.path) == before != on_disk(path)


def test_a_start_that_changed_nothing_makes_no_backup(path: Path) -> None:
    shelf = make_backups(path, [SATURDAY])
    assert shelf.make(at=SATURDAY.isoformat()) is None
    open_store(path).close()
    assert shelf.make(at=SATURDAY.isoformat()) is None
    assert shelf.current_backup() == shelf.backups()[0]
    save(path)
    assert shelf.current_backup() is None
    assert shelf.make(at=SATURDAY.isoformat()) is not None


def test_of_one_evening_the_last_five_are_kept(path: Path) -> None:
    shelf = make_backups(path, [SATURDAY + timedelta(minutes=n) for n in range(9)])
    assert [backup.number for backup in shelf.backups()] == [9, 8, 7, 6, 5]
    assert [backup.at for backup in shelf.backups()][-1] == SATURDAY + timedelta(minutes=4)


def test_before_these_one_a_week_is_kept_for_four_weeks(path: Path) -> None:
    """Three starts on each of eight Saturdays: the last five, and the last of four weeks before."""
    saturdays = [SATURDAY + timedelta(weeks=week, hours=n) for week in range(8) for n in range(3)]
    shelf = make_backups(path, saturdays)
    assert [backup.number for backup in shelf.backups()] == [24, 23, 22, 21, 20, 18, 15, 12, 9]


def test_a_clock_that_was_wrong_once_does_no_harm(path: Path) -> None:
    """Backups are counted, so that one of the year 2040 is not the newest for ever."""
    wrong = SATURDAY.replace(year=2040)
    shelf = make_backups(path, [wrong, *(SATURDAY + timedelta(days=n) for n in range(5))])
    assert [backup.number for backup in shelf.backups()] == [6, 5, 4, 3, 2, 1]
    save(path)
    strange = shelf.make(at="half past nine")
    assert strange is not None
    assert (strange.number, strange.at, strange.path.name) == (7, None, "scores-000007-_8.jsonl.gz")


def test_backup_is_packed_and_opens_as_a_store(path: Path) -> None:
    """A gzip file that any program unpacks, and a tenth as large."""
    save(path)
    with open_store(path) as db:
        for number in range(300):
            db.table("deals").insert(deal(number))
    backup = BackupDirectory(store=path).make(at=SATURDAY.isoformat())
    assert backup is not None
    assert gzip.decompress(backup.path.read_bytes()) == path.read_bytes()
    assert backup.size < path.stat().st_size / 8
    assert on_disk(backup.path) == on_disk(path)


def test_backup_says_why_it_was_made_and_is_still_a_gzip_file(path: Path) -> None:
    save(path)
    shelf = BackupDirectory(store=path)
    made = shelf.make(at=SATURDAY.isoformat(), reason="import")
    assert made is not None
    assert [backup.reason for backup in shelf.backups()] == ["import"]
    assert gzip.decompress(made.path.read_bytes()) == path.read_bytes()
    save(path)
    assert shelf.renew(made).reason == "import", "a renewed backup keeps its reason"


def test_packed_backup_equals_that_of_earlier_versions() -> None:
    packer = zlib.compressobj(wbits=zlib.MAX_WBITS + 16)
    earlier = packer.compress(b"scores") + packer.flush()
    assert b"".join(disk.compress([b"sco", b"res"])) == earlier


def test_backup_of_an_earlier_version_has_no_reason(path: Path) -> None:
    save(path)
    shelf = BackupDirectory(store=path)
    shelf.folder.mkdir()
    old = shelf.folder / "scores-000001-20261121T193000_2.jsonl.gz"
    old.write_bytes(gzip.compress(path.read_bytes()))
    assert [backup.reason for backup in shelf.backups()] == [""]


def test_backups_are_kept_whatever_their_size(path: Path) -> None:
    def backup(number: int) -> Backup:
        at = SATURDAY + timedelta(weeks=number // 3)
        return Backup(path=Path(str(number)), number=number, at=at, size=10**12)

    many = [backup(number) for number in range(1, 31)]
    assert [one.number for one in backups_to_keep(many)] == [30, 29, 28, 27, 26, 23, 20, 17, 14]
    assert backups_to_keep([]) == ()


def test_unpacked_backup_of_earlier_version_still_counts(path: Path) -> None:
    """It is the present one, is kept, and gives way as any other."""
    save(path)
    shelf = BackupDirectory(store=path)
    shelf.folder.mkdir()
    old = shelf.folder / "scores-000001-20261121T193000_2.jsonl"
    old.write_bytes(path.read_bytes())
    assert shelf.make(at=SATURDAY.isoformat()) is None
    assert on_disk(old) == on_disk(path)
    for number in range(5):
        assert old.exists(), number
        save(path)
        shelf.make(at=SATURDAY.isoformat())
    assert not old.exists()


def test_broken_link_among_backups_is_left_out(path: Path) -> None:
    """It kept app and doctor from starting, at every start."""
    shelf = make_backups(path, [SATURDAY])
    (shelf.folder / "scores-000002-20261121T193000_9.jsonl.gz").symlink_to("nowhere")
    assert [backup.number for backup in shelf.backups()] == [1]
    open_store(path).close()
    save(path)
    assert shelf.make(at=SATURDAY.isoformat()) is not None


def test_renewed_backup_has_the_store_of_now(path: Path) -> None:
    shelf = make_backups(path, [SATURDAY])
    save(path)
    renewed = shelf.renew(shelf.backups()[0], at=(SATURDAY + timedelta(hours=1)).isoformat())
    assert shelf.backups() == (renewed,)
    assert (renewed.number, renewed.at) == (1, SATURDAY + timedelta(hours=1))
    assert on_disk(renewed.path) == on_disk(path)


def test_spared_backup_takes_no_room_of_the_others(path: Path) -> None:
    def backup(number: int) -> Backup:
        return Backup(path=Path(str(number)), number=number, at=SATURDAY, size=10)

    many = [backup(number) for number in range(1, 13)]
    assert [one.number for one in backups_to_keep(many, spare=3)] == [12, 11, 10, 9, 8, 3, 2, 1]
    assert [one.number for one in backups_to_keep(many[:3], spare=3)] == [3, 2, 1]
    assert [one.number for one in backups_to_keep([backup(0), backup(1)])] == [1]
    assert [one.number for one in backups_to_keep([backup(0)])] == [0]


def test_files_of_other_names_are_no_backups_and_stay(path: Path) -> None:
    shelf = make_backups(path, [SATURDAY])
    mine = shelf.folder / "scores-copy.jsonl"
    mine.write_text("my own")
    unfinished = shelf.folder / "scores-000009-20261121T193000.jsonl.new"
    unfinished.write_text("half")
    save(path)
    assert shelf.make(at=SATURDAY.isoformat()) is not None
    assert [backup.number for backup in shelf.backups()] == [2, 1]
    assert mine.read_text() == "my own"
    assert not unfinished.exists()


def test_when_the_disk_refuses_the_backups_are_as_before(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = make_backups(path, [SATURDAY])
    before = {file: file.read_bytes() for file in shelf.folder.iterdir()}
    save(path)

    def refuse(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    for owner, name in ((os, "write"), (disk, "flush"), (Path, "replace")):
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, refuse)
            with pytest.raises(StoreWriteError, match="No space left"):
                shelf.make(at=SATURDAY.isoformat())
        left = {file: file.read_bytes() for file in shelf.folder.iterdir()}
        assert {file: left[file] for file in before} == before
        assert len(shelf.backups()) == 1
    assert shelf.make(at=SATURDAY.isoformat()) is not None
    assert len(list(shelf.folder.iterdir())) == 2


def test_a_backup_is_whole_before_it_takes_its_name(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: set[int] = set()
    order: list[str] = []
    replace = Path.replace

    def flush(fd: int) -> None:
        flushed.add(os.fstat(fd).st_ino)
        order.append("flush")

    def rename(self: Path, target: Path) -> Path:
        assert self.stat().st_ino in flushed
        order.append("rename")
        return replace(self, target)

    save(path)
    monkeypatch.setattr(disk, "flush", flush)
    monkeypatch.setattr(Path, "replace", rename)
    BackupDirectory(store=path).make(at=SATURDAY.isoformat())
    assert order[-3:] == ["flush", "rename", "flush"]


def test_the_last_number_is_that_of_the_last_line_that_can_be_read(path: Path) -> None:
    save(path)
    save(path)
    whole = path.read_bytes()
    last = last_commit_number(path)
    path.write_bytes(whole + b'{"seq":99,"torn')
    assert last_commit_number(path) == last
    path.write_bytes(b"nothing of this\ncan be read\n")
    assert last_commit_number(path) == 0
