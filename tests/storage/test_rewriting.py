"""A store written anew with other documents: nothing is left of the old ones, in any file."""

import errno
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.storage import (
    FindingKind,
    StoreDocumentError,
    StoreError,
    StoreReadOnlyError,
    StoreWriteError,
    disk,
)
from scorekeeper.storage.backups import Shelf, earlier, take_away, unfinished, write_anew
from scorekeeper.storage.database import DEALS, MATCHES, Archive
from tests.storage.kit import NOW, beside, deal, on_disk, opened, seen, state


def without_ana(_: str, doc: dict[str, Any]) -> dict[str, Any]:
    return {key: "X" if value == "Ana & Zoë" else value for key, value in doc.items()}


def filled(path: Path) -> None:
    with opened(path) as journal:
        journal.table(DEALS).insert_multiple(deal(position) for position in range(1, 6))
        journal.table(DEALS).update({"in_hand": [1, 2]}, doc_ids=[2])
        journal.table(DEALS).remove(doc_ids=[3])


def test_no_line_says_any_more_what_a_document_said(path: Path) -> None:
    filled(path)
    with opened(path) as journal:
        ids = [doc.doc_id for doc in journal.table(DEALS)]
        journal.rewrite(without_ana)
        assert b"Ana" not in path.read_bytes()
        assert [doc.doc_id for doc in journal.table(DEALS)] == ids
        assert {doc["out"] for doc in journal.table(DEALS)} == {"X"}
        journal.table(DEALS).insert(deal(6))
        assert on_disk(path) == state(journal)
    with opened(path) as journal:
        assert journal.findings == ()
        assert journal.header["format"] == "scorekeeper-store"


def test_the_tables_that_are_handed_to_nobody_stay_as_they_were_where_it_fails(path: Path) -> None:
    filled(path)
    before = path.read_bytes()
    with opened(path) as journal:
        held = state(journal)
        with pytest.raises(StoreDocumentError):
            journal.rewrite(lambda table, doc: {**doc, "note": float("nan")})
        assert (state(journal), path.read_bytes()) == (held, before)
        with pytest.raises(StoreError), journal.transaction():
            journal.rewrite(without_ana)
    with seen(path) as journal, pytest.raises(StoreReadOnlyError):
        journal.rewrite(without_ana)
    assert path.read_bytes() == before


def test_a_full_disk_leaves_the_store_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(fd: int, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "full")

    filled(path)
    with opened(path) as journal:
        held = state(journal)
        with monkeypatch.context() as patch:
            patch.setattr(disk, "write_all", full)
            with pytest.raises(StoreWriteError):
                journal.rewrite(without_ana)
        assert state(journal) == held == on_disk(path)
        assert beside(path) == {}
        journal.rewrite(without_ana)
        assert on_disk(path) == state(journal)


def test_an_archive_finds_every_document_where_it_was(path: Path) -> None:
    with opened(path) as journal:
        archive = Archive(journal)
        archive.put(MATCHES, {"uid": "m", "name": "Ana & Zoë"})
        for position in (2, 1):
            archive.put(DEALS, {**deal(position), "match": "m"})
        stamp = archive.stamp(MATCHES)
        archive.rewrite(without_ana)
        assert archive.stamp(MATCHES) != stamp
        assert archive.get(MATCHES, "m") == {"uid": "m", "name": "X"}
        assert [one["position"] for one in archive.of_match(DEALS, "m")] == [1, 2]
        archive.remove(DEALS, archive.of_match(DEALS, "m")[0]["uid"])
        assert len(archive.of_match(DEALS, "m")) == 1


def test_what_a_store_said_before_is_in_backups_and_originals(path: Path) -> None:
    filled(path)
    shelf = Shelf(store=path)
    one = shelf.make(at="2026-05-01T20:15:00Z")
    with opened(path) as journal:
        journal.table(DEALS).insert(deal(9))
    two = shelf.make(at="2026-05-02T20:15:00Z")
    assert one is not None
    assert two is not None
    whole = disk.set_aside(path, path.read_bytes(), kind="schema-1", at=NOW)
    torn = disk.set_aside(path, b'{"seq":9,"at', kind="torn", at=NOW)
    damaged = disk.set_aside(path, path.read_bytes()[9:], kind="corrupt", at=NOW)
    found = {old.path: old.is_whole for old in earlier(path)}
    assert found == {two.path: True, one.path: True, damaged: False, whole: True, torn: False}
    assert list(found)[:2] == [two.path, one.path]


def test_a_backup_is_written_anew_in_one_step_and_is_a_store(path: Path) -> None:
    filled(path)
    backup = Shelf(store=path).make(at=NOW)
    assert backup is not None
    (old,) = earlier(path)
    write_anew(old, without_ana, at=NOW)
    assert b"Ana" not in backup.path.read_bytes()
    assert sorted(file.name for file in backup.path.parent.iterdir()) == [backup.path.name]
    with seen(backup.path) as journal:
        assert journal.findings == ()
        assert len(journal.table(DEALS)) == 4
        assert journal.header["schema"] == 1
    (again,) = Shelf(store=path).backups()
    assert (again.number, again.at) == (backup.number, backup.at)


def test_what_was_never_finished_is_found_and_can_go(path: Path) -> None:
    filled(path)
    shelf = Shelf(store=path)
    backup = shelf.make(at=NOW)
    assert backup is not None
    left = [disk.fresh_name(path), disk.fresh_name(backup.path)]
    for file in left:
        file.write_bytes(b"half")
    assert set(unfinished(path)) == set(left)
    for file in left:
        take_away(file)
    assert unfinished(path) == ()
    with opened(path) as journal:
        assert FindingKind.DAMAGED not in {finding.kind for finding in journal.findings}
