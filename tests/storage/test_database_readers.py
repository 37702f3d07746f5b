"""Reading goes on while a save waits for the disk, and shows what is on the disk."""

import errno
import os
import threading
from collections.abc import Callable

import pytest

from scorekeeper.storage import Database, StoreWriteError, disk
from scorekeeper.storage.database import CHANGES, DEALS, DRAFTS, EVENINGS, MATCHES, PLAYERS
from tests.storage.kit import PATIENCE, SlowDisk, now


def start(number: int, deal: str | None = None, **after: object) -> dict[str, object]:
    change = {"uid": f"c{number}", "match": "m", "number": number, "kind": "record", "at": "t"}
    return change | ({} if deal is None else {"deal": deal}) | {"after": after}


def in_thread(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work)
    thread.start()
    return thread


def test_read_does_not_wait_for_flush(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives what was saved before, and the new content once that is on the disk."""
    database.put_change(start(1, uid="m", sides=2))
    database.put_change(start(2, "d", uid="d", match="m", position=1, total=5))
    before = (database.table(CHANGES).all(), database.table(DEALS).all(), database.stamp(DEALS))
    slow = SlowDisk(monkeypatch)
    after = {"uid": "d", "match": "m", "position": 1, "total": 10}
    saver = in_thread(lambda: database.put_change(start(3, "d", **after)))
    assert slow.is_waiting.wait(PATIENCE)
    seen: list[object] = []

    def read() -> None:
        seen.append(
            (database.table(CHANGES).all(), database.table(DEALS).all(), database.stamp(DEALS))
        )
        seen.append(database.table(DEALS).get(doc_id="d"))
        seen.append(database.uids_of_match(CHANGES, "m"))
        seen.append(database.table(MATCHES).contains(doc_id="m"))
        seen.append(len(database.journal.read()[CHANGES]))

    reader = in_thread(read)
    reader.join(PATIENCE)
    is_still_waiting = not slow.is_released.is_set()
    slow.is_released.set()
    saver.join()
    reader.join()
    assert is_still_waiting
    old = {"uid": "d", "match": "m", "position": 1, "total": 5}
    assert seen == [before, old, ["c1", "c2"], True, 2]
    assert database.table(DEALS).get(doc_id="d") == after
    assert database.uids_of_match(CHANGES, "m") == ["c1", "c2", "c3"]
    assert database.stamp(DEALS) != before[2]


def test_transaction_reads_its_own_writes(database: Database) -> None:
    database.table(PLAYERS).put({"uid": "p", "count": 1})
    with database.transaction():
        database.table(PLAYERS).put({"uid": "p", "count": 2})
        database.put_change(start(1, uid="m", sides=2))
        database.put_change(start(2, "d", uid="d", match="m", position=1))
        database.put_change(start(1, uid="m", sides=3))
        database.table(CHANGES).remove(doc_ids=["c2"])
        assert database.table(PLAYERS).get(doc_id="p") == {"uid": "p", "count": 2}
        assert database.table(MATCHES).get(doc_id="m") == {"uid": "m", "sides": 3}
        assert len(database.table(DEALS)) == 0
    assert database.table(PLAYERS).get(doc_id="p") == {"uid": "p", "count": 2}
    assert database.table(MATCHES).get(doc_id="m") == {"uid": "m", "sides": 3}
    assert (len(database.table(DEALS)), len(database.table(CHANGES))) == (0, 1)


def everything(database: Database) -> list[object]:
    tables = (CHANGES, MATCHES, DEALS, PLAYERS, EVENINGS, DRAFTS)
    stamps = [database.stamp(table) for table in tables]
    return [[database.table(table).all() for table in tables], stamps, database.journal.read()]


def test_refused_save_leaves_index_as_it_was(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The changes alone are taken back: reading all documents again takes a second."""
    for number in (1, 2, 3):
        database.table(PLAYERS).put({"uid": f"p{number}"})
    database.put_change(start(1, uid="m", sides=2))
    database.put_change(start(2, "d", uid="d", match="m", position=1))
    before = everything(database)
    follower = database.journal.documents.follower

    def refuse(fd: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def save() -> None:
        with database.transaction():
            database.table(PLAYERS).remove(doc_ids=["p1"])
            database.table(PLAYERS).put({"uid": "p4"})
            database.table(EVENINGS).put({"uid": "e"})
            database.put_change(start(3, "d", uid="d", match="m", position=2))
            database.put_change(start(1, uid="m", sides=4))
            database.table(CHANGES).remove(doc_ids=["c2"])

    with monkeypatch.context() as patch:
        patch.setattr(type(follower), "load", lambda _: pytest.fail("everything was read again"))
        patch.setattr(os, "write", refuse)
        for _ in range(2):
            with pytest.raises(StoreWriteError):
                save()
            assert everything(database) == before
    save()
    after = everything(database)[0]
    again = Database(database.journal.path, now=now, read_only=True)
    assert everything(again)[0] == after


def test_draft_waits_for_flush_of_next_save(database: Database, flushes: list[int]) -> None:
    """A tap need not wait for the disk; a kill loses nothing by that."""
    database.table(PLAYERS).put({"uid": "p"})
    flushes.clear()
    database.table(DRAFTS).put({"uid": "m/phone/new", "form": {}})
    database.table(DRAFTS).remove(doc_ids=["m/phone/new"])
    database.table(DRAFTS).put({"uid": "m/phone/new", "form": {"tap": 2}})
    assert flushes == []
    copy = Database(database.journal.path, now=now, read_only=True)
    assert copy.table(DRAFTS).all() == [{"uid": "m/phone/new", "form": {"tap": 2}}]
    with database.transaction():
        database.table(DRAFTS).remove(doc_ids=["m/phone/new"])
        database.table(PLAYERS).put({"uid": "q"})
    assert len(flushes) == 1
    database.table(DRAFTS).put({"uid": "m/phone/new", "form": {}})
    database.journal.close()
    assert len(flushes) == 2, "closing flushes the rest"


def test_draft_is_announced_to_disk_behind_disk(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser copies files when it is told to: a draft must not wait for the next deal."""
    told: list[str] = []
    monkeypatch.setattr(disk, "_after_write", [lambda: told.append("written")])
    database.table(DRAFTS).put({"uid": "m/phone/new", "form": {}})
    assert told == ["written"]
