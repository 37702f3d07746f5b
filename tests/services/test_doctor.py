"""A backup is gone back to by its number or its file; a match that cannot be opened is named."""

import itertools
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.services import open_session
from scorekeeper.services.doctor import Restored, examined, restored
from scorekeeper.storage import StoreError
from tests.services.conftest import Clock, Reopen, begun, deals_of, put_as, record

NAMES = itertools.count()


def new_uid() -> str:
    return f"name-{next(NAMES)}"


def gone_back(folder: Path, name: str) -> Restored:
    return restored(folder, name, now=Clock(), new_uid=new_uid)


def deals_in(folder: Path, uid: MatchUid) -> list[tuple[int, ...]]:
    with closing(open_session(folder, now=Clock(), new_uid=new_uid)) as session:
        return deals_of(session, uid)


@pytest.fixture
def uid(reopen: Reopen) -> MatchUid:
    """A match of two deals, the first of which is in a backup; the app is closed."""
    session = reopen()
    uid = begun(session)
    record(session, uid, 785, 120)
    session = reopen()
    record(session, uid, 100, 95)
    session.close()
    return uid


def test_a_backup_is_gone_back_to_by_its_number_and_the_present_is_kept(
    tmp_path: Path, uid: MatchUid
) -> None:
    (backup, *_) = examined(tmp_path, now=Clock()).backups
    done = gone_back(tmp_path, str(backup.number))
    assert done.backup == backup
    assert deals_in(tmp_path, uid) == [(785, 120)]
    assert done.before is not None
    gone_back(tmp_path, str(done.before.path))
    assert deals_in(tmp_path, uid) == [(785, 120), (100, 95)]


def test_sound_backup_is_readable(tmp_path: Path, uid: MatchUid) -> None:
    seen = examined(tmp_path, now=Clock())
    assert seen.backups
    assert seen.bad_backups == ()
    assert seen.is_healthy


def test_torn_backup_is_not_readable(tmp_path: Path, uid: MatchUid) -> None:
    backup, *others = examined(tmp_path, now=Clock()).backups
    backup.path.write_bytes(backup.path.read_bytes()[:-20])
    seen = examined(tmp_path, now=Clock())
    assert [bad.path for bad in seen.bad_backups] == [backup.path]
    assert len(seen.backups) == len(others) + 1
    assert not seen.is_healthy


def test_a_copy_of_a_backup_on_a_stick_will_do(tmp_path: Path, uid: MatchUid) -> None:
    (backup, *_) = examined(tmp_path, now=Clock()).backups
    stick = tmp_path / "stick.journal"
    shutil.copyfile(backup.path, stick)
    done = gone_back(tmp_path, str(stick))
    assert (done.backup.path, done.backup.number) == (stick, 0)
    assert deals_in(tmp_path, uid) == [(785, 120)]


def test_a_backup_that_there_is_not_changes_nothing(tmp_path: Path, uid: MatchUid) -> None:
    with pytest.raises(StoreError, match="no such backup: 9") as caught:
        gone_back(tmp_path, "9")
    assert caught.value.reason == "no_backup"
    assert deals_in(tmp_path, uid) == [(785, 120), (100, 95)]


def test_who_tries_a_backup_and_goes_back_makes_no_third(reopen: Reopen, uid: MatchUid) -> None:
    session = reopen()
    tried = session.backups.list()[-1]
    present = session.backups.restore(tried)
    assert present is not None
    known = session.backups.list()
    assert session.backups.restore(present) == tried
    assert session.backups.list() == known
    assert deals_of(session, uid) == [(785, 120), (100, 95)]


def test_a_match_that_cannot_be_opened_is_named(reopen: Reopen, tmp_path: Path) -> None:
    session = reopen()
    uid = begun(session)
    document = session._work.database.get("matches", uid)
    assert document is not None
    put_as(session._work.database, {**document, "sides": []})
    checkup = examined(tmp_path, now=Clock())
    assert [unreadable.uid for unreadable in checkup.unreadable] == [uid]
    assert not checkup.is_healthy
