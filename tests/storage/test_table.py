"""TinyDB's own tables on a journal: what is handed out is a copy, and what was written is read."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tinydb import Query, where
from tinydb.table import Document, Table

from scorekeeper.storage import Database, JournalTable, StoreDocumentError, StoreError
from scorekeeper.storage.header import SCHEMA
from tests.storage.kit import Store, deal, now, on_disk, open_store, state


def readings(deals: Table) -> list[Any]:
    return [
        deals.get(doc_id=1),
        deals.get(where("position") == 1),
        deals.get(doc_ids=[1])[0],
        deals.all()[0],
        next(iter(deals)),
    ]


def test_whatever_is_done_to_a_result_the_store_keeps_what_it_had(path: Path) -> None:
    with open_store(path) as db:
        deals = db.table("deals")
        given = deal(1)
        deals.insert(given)
        given["cards"].append(999)
        before = state(db)
        for found in readings(deals):
            found["cards"].append(999)
            found["position"] = 0
            assert state(db) == before
        assert on_disk(path) == before


def test_a_search_repeated_after_a_change_finds_what_is_true_now(path: Path) -> None:
    with open_store(path) as db:
        deals = db.table("deals", cache_size=100)
        query = Query().total == 785
        assert deals.search(query) == []
        deals.insert({"total": 785})
        assert len(deals.search(query)) == 1
        with db.journal.transaction():
            deals.update({"total": 0})
            assert deals.search(query) == []
            deals.insert_multiple({"total": 785} for _ in range(3))
            assert deals.count(query) == 3


def test_a_loop_over_a_table_sees_it_as_it_was_when_the_loop_began(path: Path) -> None:
    with open_store(path) as db:
        deals = db.table("deals")
        deals.insert_multiple({"n": number} for number in range(5))
        seen = []
        for found in deals:
            deals.remove(doc_ids=[5])
            deals.update({"n": 99})
            seen.append(found["n"])
        assert seen == [0, 1, 2, 3, 4]


def test_document_deleted_and_inserted_again_comes_last(path: Path) -> None:
    with open_store(path) as db:
        deals = db.table("deals")
        deals.insert_multiple({"n": number} for number in range(3))
        with db.journal.transaction():
            deals.remove(doc_ids=[1])
            deals.insert(Document({"n": "again"}, 1))
            deals.insert({"n": 3})
            assert [found.doc_id for found in deals] == [2, 3, 1, 4]
            assert len(deals) == 4
        assert [found.doc_id for found in deals] == [2, 3, 1, 4]
        assert on_disk(path) == state(db)


def test_the_header_is_no_table_that_can_be_dropped(path: Path) -> None:
    with open_store(path) as db:
        db.insert({"n": 1})
        db.drop_tables()
        assert db.tables() == set()
        db.drop_table("_meta")
        with pytest.raises(StoreError, match="_meta"):
            db.table("_meta").insert({"format": "mine"})
        assert db.journal.header["format"] == "scorekeeper-store"
    with open_store(path) as db:
        assert db.journal.header["schema"] == SCHEMA
        assert db.journal.findings == ()


def test_an_update_that_fails_half_way_changes_nothing(path: Path) -> None:
    def fail_on_three(found: Any) -> None:
        found["seen"] = True
        if found["n"] == 3:
            raise KeyError

    with open_store(path) as db:
        db.insert_multiple({"n": number} for number in range(5))
        before = state(db)
        with pytest.raises(KeyError):
            db.update(fail_on_three)
        assert state(db) == before == on_disk(path)


def test_true_in_the_place_of_one_is_a_change(path: Path) -> None:
    with open_store(path) as db:
        db.insert({"n": 1})
        db.update({"n": True})
        db.update({"n": 1.0}, doc_ids=[2])
        assert on_disk(path) == state(db) == '{"_default": [[1, {"n": true}]]}'


def test_the_journal_is_used_as_tinydbs_manual_says(path: Path) -> None:
    with open_store(path) as db:
        assert isinstance(db, Store)
        assert db.insert({"type": "apple", "count": 7}) == 1
        assert db.search(Query().type == "apple") == [{"type": "apple", "count": 7}]
        assert len(db) == 1
        assert repr(db).startswith("<Store tables=['_default']")
        assert "total=1" in repr(db.table("_default"))


@pytest.fixture
def players(path: Path) -> Iterator[JournalTable]:
    database = Database(path, now=now)
    yield database.table("players")
    database.journal.close()


def test_uid_is_the_id(players: JournalTable) -> None:
    assert players.insert({"uid": "a", "name": "Ana"}) == "a"
    assert players.insert_multiple([{"uid": "b"}, Document({"name": "Cleo"}, "c")]) == ["b", "c"]  # type: ignore[arg-type]
    assert players.get(doc_id="a") == {"uid": "a", "name": "Ana"}
    assert players.get(where("name") == "Cleo") == {"name": "Cleo"}
    assert players.get(doc_ids=["a", "x"]) == [{"uid": "a", "name": "Ana"}]
    assert players.contains(doc_id="b")
    assert not players.contains(doc_id="x")
    assert players.remove(doc_ids=["b", "x"]) == ["b"]
    assert [found["name"] for found in players.search(where("name").exists())] == ["Ana", "Cleo"]


def test_upsert_keeps_fields_that_put_removes(players: JournalTable) -> None:
    players.upsert({"uid": "a", "name": "Ana", "note": "north"})
    players.upsert({"uid": "a", "name": "Zoë"})
    assert players.all() == [{"uid": "a", "name": "Zoë", "note": "north"}]
    players.put({"uid": "a", "name": "Zoë"})
    assert players.all() == [{"uid": "a", "name": "Zoë"}]


def test_two_threads_upsert_the_same_new_document(
    players: JournalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A double tap saved a device's first setting twice at once, and the second save failed."""
    update = JournalTable.update
    others: list[threading.Thread] = []

    def update_while_another_thread_saves(*args: Any, **options: Any) -> list[str]:
        found = update(*args, **options)
        if not others:
            other = threading.Thread(target=players.upsert, args=[{"uid": "a", "note": "north"}])
            others.append(other)
            other.start()
            other.join(timeout=0.2)
        return found

    monkeypatch.setattr(JournalTable, "update", update_while_another_thread_saves)
    players.upsert({"uid": "a", "name": "Ana"})
    others[0].join()
    assert players.get(doc_id="a") == {"uid": "a", "name": "Ana", "note": "north"}


def test_document_needs_its_own_uid(players: JournalTable) -> None:
    wrong: tuple[dict[str, Any], ...] = ({}, {"uid": 7}, {"uid": None})
    for document in wrong:
        for method in (players.insert, players.upsert, players.put):
            with pytest.raises(StoreDocumentError, match="uid"):
                method(document)
    with pytest.raises(StoreDocumentError, match="uid"):
        players.insert(Document({"uid": "a"}, "b"))  # type: ignore[arg-type]
    assert players.all() == []


def test_each_method_writes_one_line(players: JournalTable) -> None:
    path = players.storage.path  # type: ignore[attr-defined]
    for method in (
        lambda: players.insert_multiple([{"uid": "a"}, {"uid": "b"}, {"uid": "c"}]),
        lambda: players.update({"n": 1}),
        lambda: players.upsert({"uid": "a", "n": 2}),
        lambda: players.upsert({"uid": "d", "n": 2}),
        lambda: players.remove(where("n") == 2),
        players.truncate,
    ):
        before = len(path.read_bytes().splitlines())
        method()
        assert len(path.read_bytes().splitlines()) == before + 1
    players.update({"n": 1})
    players.remove(doc_ids=["a"])
    assert len(path.read_bytes().splitlines()) == before + 1, "nothing has changed"
