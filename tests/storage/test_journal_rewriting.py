"""A store written anew with other documents: nothing is left of the old ones, in any file."""

import errno
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.storage import (
    Database,
    FindingKind,
    StoreDocumentError,
    StoreError,
    StoreReadOnlyError,
    StoreWriteError,
    disk,
)
from scorekeeper.storage.backups import (
    BackupDirectory,
    delete_file,
    earlier_files,
    rewrite_file,
    unfinished_files,
)
from scorekeeper.storage.database import CLUB_ROUNDS, DEALS, PLAYERS
from scorekeeper.storage.header import SCHEMA
from tests.storage.kit import NOW, beside, deal, now, on_disk, open_read_only, open_store, state


def without_ana(_: str, doc: dict[str, Any]) -> dict[str, Any]:
    return {key: "X" if value == "Ana & Zoë" else value for key, value in doc.items()}


def fill_store(path: Path) -> None:
    with open_store(path) as db:
        db.table(DEALS).insert_multiple(deal(position) for position in range(1, 6))
        db.table(DEALS).update({"in_hand": [1, 2]}, doc_ids=[2])
        db.table(DEALS).remove(doc_ids=[3])


def test_no_line_says_any_more_what_a_document_said(path: Path) -> None:
    fill_store(path)
    with open_store(path) as db:
        ids = [doc.doc_id for doc in db.table(DEALS)]
        db.journal.rewrite(without_ana)
        assert b"Ana" not in path.read_bytes()
        assert [doc.doc_id for doc in db.table(DEALS)] == ids
        assert {doc["out"] for doc in db.table(DEALS)} == {"X"}
        db.table(DEALS).insert(deal(6))
        assert on_disk(path) == state(db)
    with open_store(path) as db:
        assert db.journal.findings == ()
        assert db.journal.header["format"] == "scorekeeper-store"


def test_failed_rewrite_leaves_the_tables_as_they_were(path: Path) -> None:
    fill_store(path)
    before = path.read_bytes()
    with open_store(path) as db:
        held = state(db)
        with pytest.raises(StoreDocumentError):
            db.journal.rewrite(lambda table, doc: {**doc, "note": float("nan")})
        assert (state(db), path.read_bytes()) == (held, before)
        with pytest.raises(StoreError), db.journal.transaction():
            db.journal.rewrite(without_ana)
    with open_read_only(path) as db, pytest.raises(StoreReadOnlyError):
        db.journal.rewrite(without_ana)
    assert path.read_bytes() == before


def test_a_full_disk_leaves_the_store_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(fd: int, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "full")

    fill_store(path)
    with open_store(path) as db:
        held = state(db)
        with monkeypatch.context() as patch:
            patch.setattr(disk, "write_all", full)
            with pytest.raises(StoreWriteError):
                db.journal.rewrite(without_ana)
        assert state(db) == held == on_disk(path)
        assert beside(path) == {}
        db.journal.rewrite(without_ana)
        assert on_disk(path) == state(db)


def test_every_document_is_found_where_it_was(path: Path) -> None:
    database = Database(path, now=now)
    database.table(PLAYERS).put({"uid": "m", "name": "Ana & Zoë"})
    for number in (2, 1):
        database.table(CLUB_ROUNDS).put({"uid": f"r{number}", "evening": "e", "number": number})
    stamp = database.stamp(PLAYERS)
    database.rewrite(without_ana)
    assert database.stamp(PLAYERS) != stamp
    assert database.table(PLAYERS).get(doc_id="m") == {"uid": "m", "name": "X"}
    assert [doc["number"] for doc in database.evening_documents(CLUB_ROUNDS, "e")] == [1, 2]
    database.table(CLUB_ROUNDS).remove(doc_ids=["r1"])
    assert len(database.evening_documents(CLUB_ROUNDS, "e")) == 1
    database.journal.close()


def test_earlier_contents_are_in_backups_and_originals(path: Path) -> None:
    fill_store(path)
    shelf = BackupDirectory(store=path)
    one = shelf.make(at="2026-05-01T20:15:00Z")
    with open_store(path) as db:
        db.table(DEALS).insert(deal(9))
    two = shelf.make(at="2026-05-02T20:15:00Z")
    assert one is not None
    assert two is not None
    whole = disk.write_aside_file(path, path.read_bytes(), kind="schema-1", at=NOW)
    torn = disk.write_aside_file(path, b'{"seq":9,"at', kind="torn", at=NOW)
    damaged = disk.write_aside_file(path, path.read_bytes()[9:], kind="corrupt", at=NOW)
    found = {old.path: old.is_whole for old in earlier_files(path)}
    assert found == {two.path: True, one.path: True, damaged: False, whole: True, torn: False}
    assert list(found)[:2] == [two.path, one.path]


def test_a_backup_is_written_anew_in_one_step_and_is_a_store(path: Path) -> None:
    fill_store(path)
    backup = BackupDirectory(store=path).make(at=NOW)
    assert backup is not None
    (old,) = earlier_files(path)
    rewrite_file(old, without_ana, at=NOW)
    assert b"Ana" not in backup.path.read_bytes()
    assert sorted(file.name for file in backup.path.parent.iterdir()) == [backup.path.name]
    with open_read_only(backup.path) as db:
        assert db.journal.findings == ()
        assert len(db.table(DEALS)) == 4
        assert db.journal.header["schema"] == SCHEMA
    (again,) = BackupDirectory(store=path).backups()
    assert (again.number, again.at) == (backup.number, backup.at)


def test_unfinished_files_are_found_and_can_be_deleted(path: Path) -> None:
    fill_store(path)
    shelf = BackupDirectory(store=path)
    backup = shelf.make(at=NOW)
    assert backup is not None
    left = [disk.fresh_name(path), disk.fresh_name(backup.path)]
    for file in left:
        file.write_bytes(b"half")
    assert set(unfinished_files(path)) == set(left)
    for file in left:
        delete_file(file)
    assert unfinished_files(path) == ()
    with open_store(path) as db:
        assert FindingKind.DAMAGED not in {finding.kind for finding in db.journal.findings}
