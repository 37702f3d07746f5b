"""An earlier state is looked at first, then brought back, and the present is kept."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scorekeeper.services import Session
from scorekeeper.services.backups import Preview
from scorekeeper.services.events import Event, MatchChanged
from scorekeeper.storage import (
    FindingKind,
    StoreError,
    StoreTooNewError,
    StoreWriteError,
    disk,
    header,
)
from scorekeeper.storage.backups import Backup, BackupDirectory
from tests.services.conftest import deal, start_match
from tests.storage.kit import on_disk, pack
from tests.support.matches import record_totals
from tests.support.sessions import SteppingClock, restartable_session

Start = Callable[[], Session]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start the program again over the same folder."""
    with restartable_session(tmp_path, SteppingClock()) as restart:
        yield restart


def preview_totals(preview: Preview) -> dict[str, list[object]]:
    return {
        "come": [summary.progress.totals for summary in preview.added],
        "go": [summary.progress.totals for summary in preview.removed],
        "change": [(now.progress.totals, then.progress.totals) for now, then in preview.changed],
    }


def test_a_start_after_something_changed_makes_a_backup_of_it(start: Start) -> None:
    session = start()
    assert session.backups.list() == ()
    uid = start_match(session)
    assert start().backups.list() != ()
    assert [backup.number for backup in start().backups.list()] == [0], "that of the first match"
    record_totals(start(), uid, 785, 120)
    assert [backup.number for backup in start().backups.list()] == [1]
    record_totals(start(), uid, 785, 120)
    assert [backup.number for backup in start().backups.list()] == [2, 1]


def test_a_preview_names_the_matches_that_come_go_and_change(start: Start) -> None:
    session = start()
    stays, changes = start_match(session), start_match(session)
    record_totals(session, changes, 785, 120)
    session = start()
    goes = start_match(session)
    record_totals(session, goes, 5, 10)
    record_totals(session, changes, 100, 95)
    (backup,) = session.backups.list()
    preview = session.backups.preview(backup)
    assert preview_totals(preview) == {
        "come": [],
        "go": [(5, 10)],
        "change": [((885, 215), (785, 120))],
    }
    assert (preview.same, preview.findings) == (1, ())
    assert [side.name for side in preview.removed[0].match.sides] == ["Ana & Ben", "Cleo & Dov"]
    assert session.matches.open(goes).progress.totals == (5, 10), "only looked at"
    assert session.matches.open(stays).match.deals == ()


def test_restored_backup_keeps_the_present_in_another(start: Start) -> None:
    """A backup brings matches back and keeps the present in another."""
    session = start()
    uid = start_match(session)
    first = record_totals(session, uid, 785, 120)
    session = start()
    assert first.deal is not None
    session.deals.amend(
        uid,
        first.deal,
        deal({"total": 5}, {"total": 5}),
        reason="by mistake",
        seen=session.matches.number(uid),
    )
    other = start_match(session)
    session.settings.choose("phone", theme="dark")
    session.drafts.save(uid, "phone", {"field": "hand"}, seen=2)
    heard: list[Event] = []
    session.subscribe(heard.append)

    (backup,) = session.backups.list()
    present = session.backups.restore(backup)

    assert session.matches.open(uid).progress.totals == (785, 120)
    assert [change.kind for change in session.matches.open(uid).history.changes] == [
        "start",
        "record",
    ]
    assert [summary.uid for summary in session.matches.list()] == [uid]
    assert set(heard) == {MatchChanged(uid), MatchChanged(other)}
    assert session.settings.read("phone") == {"theme": "dark"}, "a device keeps its own"
    assert session.drafts.find(uid, "phone") is not None
    assert present is not None
    session.backups.restore(present)
    assert session.matches.open(uid).progress.totals == (5, 5)
    assert {summary.uid for summary in session.matches.list()} == {uid, other}


def test_restored_backup_is_one_line_and_survives_a_start(start: Start, tmp_path: Path) -> None:
    session = start()
    uid = start_match(session)
    record_totals(session, uid, 785, 120)
    session = start()
    for total in range(5, 50, 5):
        record_totals(session, uid, total, 0)
    (backup,) = session.backups.list()
    lines = len(session.path.read_bytes().splitlines())
    session.backups.restore(backup)
    assert len(session.path.read_bytes().splitlines()) == lines + 1
    assert start().matches.open(uid).progress.totals == (785, 120)


def test_a_store_that_was_lost_comes_back_from_its_backup(start: Start, tmp_path: Path) -> None:
    session = start()
    uid = start_match(session)
    record_totals(session, uid, 785, 120)
    start().close()
    (tmp_path / "scores.jsonl").unlink()
    session = start()
    assert session.matches.list() == ()
    (backup,) = session.backups.list()
    assert preview_totals(session.backups.preview(backup))["come"] == [(785, 120)]
    assert session.backups.restore(backup) is None, "there was nothing to be kept"
    assert session.matches.open(uid).progress.totals == (785, 120)


def test_going_back_clears_away_no_backup_that_is_still_to_be_tried(start: Start) -> None:
    session = start()
    uid = start_match(session)
    for total in range(10, 60, 10):
        record_totals(session, uid, total, 0)
        session = start()
    record_totals(session, uid, 900, 0)
    known = session.backups.list()
    present = session.backups.restore(known[0])
    for tried, backup in itertools.pairwise(known):
        assert session.backups.restore(backup) == tried, "what was only tried is not kept twice"
    assert session.matches.open(uid).progress.totals == (10, 0)
    assert session.backups.list() == (present, *known)


def test_a_backup_that_cannot_be_read_or_is_gone_changes_nothing(start: Start) -> None:
    session = start()
    uid = start_match(session)
    session = start()
    record_totals(session, uid, 785, 120)
    (backup,) = session.backups.list()
    before = on_disk(session.path)
    for content in (b"no store at all\n", None):
        backup.path.unlink()
        if content is not None:
            backup.path.write_bytes(content)
        for verb in (session.backups.preview, session.backups.restore):
            with pytest.raises(StoreError):
                verb(backup)
    assert on_disk(session.path) == before


def test_a_damaged_backup_says_so_before_it_is_brought_back(start: Start) -> None:
    session = start()
    uid = start_match(session)
    record_totals(session, uid, 785, 120)
    session = start()
    (backup,) = session.backups.list()
    lines = disk.read_store(backup.path).splitlines(keepends=True)
    pack(backup.path, b"".join([*lines[:-1], b"x" * 99 + b"\n"]))
    preview = session.backups.preview(backup)
    assert [finding.kind for finding in preview.findings] == [FindingKind.DAMAGED]
    assert preview_totals(preview)["change"] == [((785, 120), (0, 0))]


def test_a_backup_of_a_newer_program_is_refused(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start()
    start_match(session)
    session = start()
    (backup,) = session.backups.list()
    with monkeypatch.context() as patch:
        patch.setattr(header, "SCHEMA", 1)
        with pytest.raises(StoreTooNewError, match="newer"):
            session.backups.restore(backup)


def test_when_the_present_cannot_be_backed_up_nothing_is_brought_back(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start()
    uid = start_match(session)
    session = start()
    record_totals(session, uid, 785, 120)
    (backup,) = session.backups.list()

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "write_new", refuse)
        with pytest.raises(StoreWriteError, match="No space left"):
            session.backups.restore(backup)
    with monkeypatch.context() as patch:
        patch.setattr(BackupDirectory, "current_backup", lambda self: None)
        patch.setattr(BackupDirectory, "make", lambda self, at, spare, reason: None)
        with pytest.raises(StoreError, match="cannot be backed up") as caught:
            session.backups.restore(backup)
    assert caught.value.reason == "not_backed_up"
    assert session.matches.open(uid).progress.totals == (785, 120)


def test_a_start_that_cannot_make_a_backup_goes_on_and_says_so(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start()
    uid = start_match(session)

    def refuse(*_: object, **__: object) -> Backup:
        raise StoreWriteError("No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(BackupDirectory, "make", refuse)
        session = start()
    assert [finding.kind for finding in session.findings] == [FindingKind.NOT_BACKED_UP]
    record_totals(session, uid, 785, 120)
