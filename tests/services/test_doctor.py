"""A backup is gone back to by its number or its file; a match that cannot be opened is named."""

import errno
import itertools
import os
import shutil
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.services import open_session
from scorekeeper.services.doctor import RestoreResult, examine_store, restore_backup
from scorekeeper.storage import FindingKind, StoreError, disk, lines
from tests.services.conftest import Reopen, deals_of, put_as, start_match
from tests.support.matches import record_totals
from tests.support.sessions import SteppingClock

NAMES = itertools.count()


def new_uid() -> str:
    return f"name-{next(NAMES)}"


def gone_back(folder: Path, name: str) -> RestoreResult:
    return restore_backup(folder, name, now=SteppingClock(), new_uid=new_uid)


def deals_in(folder: Path, uid: MatchUid) -> list[tuple[int, ...]]:
    with closing(open_session(folder, now=SteppingClock(), new_uid=new_uid)) as session:
        return deals_of(session, uid)


@pytest.fixture
def uid(reopen: Reopen) -> MatchUid:
    """A match of two deals, the first of which alone is in a backup; the app is closed."""
    session = reopen()
    uid = start_match(session)
    record_totals(session, uid, 785, 120)
    session = reopen()
    record_totals(session, uid, 100, 95)
    session.close()
    return uid


def test_backup_is_restored_by_its_number_keeping_the_present(
    tmp_path: Path, uid: MatchUid
) -> None:
    (_, backup, *_) = examine_store(tmp_path, now=SteppingClock()).backups
    done = gone_back(tmp_path, str(backup.number))
    assert done.backup == backup
    assert deals_in(tmp_path, uid) == [(785, 120)]
    assert done.before is not None
    gone_back(tmp_path, str(done.before.path))
    assert deals_in(tmp_path, uid) == [(785, 120), (100, 95)]


def test_sound_backup_is_readable(tmp_path: Path, uid: MatchUid) -> None:
    seen = examine_store(tmp_path, now=SteppingClock())
    assert seen.backups
    assert seen.bad_backups == ()
    assert seen.is_healthy


def test_torn_backup_is_not_readable(tmp_path: Path, uid: MatchUid) -> None:
    backup, *others = examine_store(tmp_path, now=SteppingClock()).backups
    backup.path.write_bytes(backup.path.read_bytes()[:-20])
    seen = examine_store(tmp_path, now=SteppingClock())
    assert [bad.path for bad in seen.bad_backups] == [backup.path]
    assert len(seen.backups) == len(others) + 1
    assert not seen.is_healthy


def test_a_copy_of_a_backup_on_a_stick_will_do(tmp_path: Path, uid: MatchUid) -> None:
    (_, backup, *_) = examine_store(tmp_path, now=SteppingClock()).backups
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


def _unreadable(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.read_bytes

    def refuse(path: Path) -> bytes:
        if path == file:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)


def _newer(content: bytes) -> bytes:
    header, rest = content.split(b"\n", 1)
    body = header.replace(b'"schema":2', b'"schema":99')[: -lines.SEAL_LENGTH]
    return body + lines.seal(zlib.crc32(body)) + b"\n" + rest


def _packed(content: bytes) -> bytes:
    return b"".join(disk.compress([content]))


def _half(content: bytes) -> bytes:
    rows = content.splitlines(keepends=True)
    return b"".join(rows[: len(rows) // 2])


def _flipped(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 0xFF]) + content[place + 1 :]


REFUSED = {
    "empty": lambda content: b"",
    "zeros": lambda content: b"\0" * len(content),
    "header alone": lambda content: content.splitlines(keepends=True)[0],
    "half a header": lambda content: content[:60],
    "no JSON": lambda content: b"Ana and Ben 785\nCleo and Dov 120\n",
    "file of another program": lambda content: b'{"_default": {"1": {"total": 785}}}',
    "picture": lambda content: b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9,
    "newer version": _newer,
    "packed header alone": lambda content: _packed(content.splitlines(keepends=True)[0]),
    "packed nothing": lambda content: _packed(b""),
    "first bytes of a packed copy": lambda content: _packed(content)[:15],
}
"""Files that hold no games, or none that this version can read."""

REPORTED = {
    "half": _half,
    "cut in a line": lambda content: content[:-30],
    "bad seal": lambda content: content.replace(b'"crc":"', b'"crc":"00', 3),
    "doubled": lambda content: content * 2,
    "end in zeros": lambda content: content[:-300] + b"\0" * 300,
    "cut packed copy": lambda content: _packed(content)[:-40],
    "packed copy without its last byte": lambda content: _packed(content)[:-1],
    "damaged packed copy": lambda content: _flipped(_packed(content), len(_packed(content)) - 60),
    "doubled packed copy": lambda content: _packed(content) * 2,
    "packed half": lambda content: _packed(_half(content)),
}
"""Files of which a part is lost or damaged."""


def wrong_file(folder: Path, change: Callable[[bytes], bytes]) -> Path:
    """Write a wrong file, under the name of the newest backup, elsewhere."""
    newest = examine_store(folder, now=SteppingClock()).backups[0]
    file = folder / "stick" / newest.path.name
    file.parent.mkdir()
    file.write_bytes(change(disk.read_store(newest.path)))
    return file


@pytest.mark.parametrize("kind", REFUSED)
def test_restoring_refuses_file_without_games(tmp_path: Path, uid: MatchUid, kind: str) -> None:
    file = wrong_file(tmp_path, REFUSED[kind])
    with pytest.raises(StoreError) as caught:
        gone_back(tmp_path, str(file))
    reasons = {"foreign", "empty_backup", "too_new"}
    assert caught.value.reason in reasons
    assert deals_in(tmp_path, uid) == [(785, 120), (100, 95)]


@pytest.mark.parametrize("kind", REPORTED)
def test_restoring_reports_faults_of_file(tmp_path: Path, uid: MatchUid, kind: str) -> None:
    file = wrong_file(tmp_path, REPORTED[kind])
    faults = {fault.kind for fault in gone_back(tmp_path, str(file)).repaired}
    assert faults & {FindingKind.TORN, FindingKind.DAMAGED}


def test_restoring_refuses_what_is_no_file(
    tmp_path: Path, uid: MatchUid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder, a file that is not there, and one that nobody may read."""
    folder, missing = tmp_path / "rules", tmp_path / "missing.jsonl"
    folder.mkdir()
    for path in (folder, missing):
        with pytest.raises(StoreError) as caught:
            gone_back(tmp_path, str(path))
        assert caught.value.reason == "no_backup"
    file = wrong_file(tmp_path, lambda content: content)
    with monkeypatch.context() as patch:
        _unreadable(file, patch)
        with pytest.raises(StoreError) as caught:
            gone_back(tmp_path, str(file))
    assert (caught.value.reason, caught.value.answer) == ("unreadable", "forbidden")
    assert deals_in(tmp_path, uid) == [(785, 120), (100, 95)]


def test_restoring_whole_file_reports_nothing(tmp_path: Path, uid: MatchUid) -> None:
    """A copy may be packed or not."""
    newest = examine_store(tmp_path, now=SteppingClock()).backups[0]
    for content in (disk.read_store(newest.path), newest.path.read_bytes()):
        stick = tmp_path / newest.path.name
        stick.write_bytes(content)
        assert gone_back(tmp_path, str(stick)).repaired == ()
        assert deals_in(tmp_path, uid) == [(785, 120), (100, 95)]


def test_restoring_back_and_forth_makes_no_third_backup(reopen: Reopen, uid: MatchUid) -> None:
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
    uid = start_match(session)
    document = session._work.database.table("matches").get(doc_id=uid)
    assert document is not None
    put_as(session._work.database, {**document, "sides": []})
    checkup = examine_store(tmp_path, now=SteppingClock())
    assert [unreadable.uid for unreadable in checkup.unreadable_matches] == [uid]
    assert not checkup.is_healthy
