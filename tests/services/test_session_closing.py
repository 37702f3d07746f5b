"""An orderly close keeps what was saved, and findings that nobody has read."""

import errno
import os
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.services import Session, open_session
from scorekeeper.services.session import FILE
from scorekeeper.storage import FindingKind, StoreWriteError
from tests.services.conftest import Reopen, deals_of, start_match
from tests.support.matches import record_totals
from tests.support.sessions import SteppingClock


@pytest.fixture
def uid(reopen: Reopen) -> MatchUid:
    """A match of one deal; the app is closed."""
    session = reopen()
    uid = start_match(session)
    record_totals(session, uid, 785, 120)
    session.close()
    return uid


def damage(folder: Path) -> None:
    """Damage a line, of which no backup is left."""
    shutil.rmtree(folder / "backups")
    rows = (folder / FILE).read_bytes().splitlines(keepends=True)
    rows[2] = b"#" * 30 + b"\n"
    (folder / FILE).write_bytes(b"".join(rows))


def kinds(session: Session) -> set[FindingKind]:
    return {finding.kind for finding in session.findings}


def empty(file: Path) -> None:
    file.write_bytes(b"")


def delete_folder(file: Path) -> None:
    shutil.rmtree(file.parent)


def put_older_back(file: Path) -> None:
    older = file.with_name("older")
    older.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:3]))
    older.replace(file)


SPOILS = [Path.unlink, empty, delete_folder, put_older_back]


@pytest.mark.parametrize("spoil", SPOILS)
def test_close_writes_lost_file_anew(
    reopen: Reopen, uid: MatchUid, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    """No save follows between the loss and the close; the next start tells."""
    session = reopen()
    record_totals(session, uid, 100, 95)
    spoil(tmp_path / FILE)
    session = reopen()
    assert deals_of(session, uid) == [(785, 120), (100, 95)]
    assert kinds(session) == {FindingKind.TAKEN_AWAY}
    session.mark_findings_read()
    assert kinds(reopen()) == set()


@pytest.mark.parametrize("spoil", SPOILS)
def test_check_writes_lost_file_anew(
    reopen: Reopen, uid: MatchUid, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    """As when a page comes back to the front; a kill loses nothing after that."""
    session = reopen()
    record_totals(session, uid, 100, 95)
    session.check_file()
    assert kinds(session) == set()
    spoil(tmp_path / FILE)
    session.check_file()
    assert kinds(session) == {FindingKind.TAKEN_AWAY}
    killed = tmp_path.with_name(f"{tmp_path.name}-killed")
    shutil.copytree(tmp_path, killed)
    with closing(open_session(killed, now=SteppingClock(), new_uid=str)) as after:
        assert deals_of(after, uid) == [(785, 120), (100, 95)]


def test_close_on_full_disk_says_that_file_is_lost(
    reopen: Reopen, uid: MatchUid, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(fd: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    session = reopen()
    record_totals(session, uid, 100, 95)
    (tmp_path / FILE).unlink()
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refuse)
        with pytest.raises(StoreWriteError) as caught:
            session.close()
    assert caught.value.answer == "full"


def test_folder_is_not_made_on_another_disk(
    reopen: Reopen, uid: MatchUid, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick was pulled out: its folder, made anew, would lie on the disk of the computer."""
    session = reopen()
    monkeypatch.setattr(session._journal, "_device", -1)
    delete_folder(tmp_path / FILE)
    with pytest.raises(StoreWriteError) as caught:
        record_totals(session, uid, 100, 95)
    assert caught.value.answer == "missing"
    assert not tmp_path.exists()
    with pytest.raises(StoreWriteError):
        session.close()


def test_unread_finding_survives_close(reopen: Reopen, uid: MatchUid, tmp_path: Path) -> None:
    damage(tmp_path)
    for _ in range(3):
        session = reopen()
        assert FindingKind.DAMAGED in kinds(session)
        session.settings.choose("phone", theme="dark")
    session.mark_findings_read()
    assert kinds(reopen()) == set()


def test_finding_of_close_is_not_settled_by_earlier_reading(
    reopen: Reopen, uid: MatchUid, tmp_path: Path
) -> None:
    damage(tmp_path)
    session = reopen()
    session.mark_findings_read()
    (tmp_path / FILE).unlink()
    assert FindingKind.TAKEN_AWAY in kinds(reopen())


def test_close_backs_up_what_was_saved(reopen: Reopen, uid: MatchUid, tmp_path: Path) -> None:
    """The next start finds it present, and makes none."""
    session = reopen()
    record_totals(session, uid, 100, 95)
    session.close()
    copies = [backup.number for backup in session.backups.list()]
    assert session.backups.contents(session.backups.list()[0]).deals == 2
    (tmp_path / FILE).unlink()
    session = reopen()
    assert session.newer_backup is not None
    session.backups.restore(session.newer_backup)
    assert deals_of(session, uid) == [(785, 120), (100, 95)]
    assert [backup.number for backup in session.backups.list()] == copies


def test_evening_in_background_takes_one_backup(
    reopen: Reopen, uid: MatchUid, tmp_path: Path
) -> None:
    """However often the app goes there, the copies of earlier evenings stay."""
    for number in range(6):
        record_totals(reopen(), uid, number, 0)
    session = reopen()
    earlier = session.backups.list()[:4]
    for number in range(9):
        record_totals(session, uid, 100, number)
        session.back_up()
        session.back_up()
        assert session.backups.contents(session.backups.list()[0]).deals == 8 + number
    assert session.backups.list()[1:] == earlier
    session.close()
    assert session.backups.list()[1:] == earlier


def test_backup_of_background_leaves_that_of_a_person(
    reopen: Reopen, uid: MatchUid, tmp_path: Path
) -> None:
    session = reopen()
    record_totals(session, uid, 100, 95)
    session.back_up()
    record_totals(session, uid, 100, 95)
    made = session.backups.make()
    assert made is not None
    record_totals(session, uid, 100, 95)
    session.back_up()
    assert made in session.backups.list()
    assert session.backups.contents(session.backups.list()[0]).deals == 4
