"""TinyDB's own tables on a journal: what is handed out is a copy, and what was written is read."""

from pathlib import Path
from typing import Any

import pytest
from tinydb import Query, where
from tinydb.table import Document, Table

from scorekeeper.storage import StoreDocumentError, StoreError
from scorekeeper.storage.migrations import newest
from tests.storage.kit import Store, deal, on_disk, opened, state


def readings(deals: Table) -> list[Any]:
    return [
        deals.get(doc_id=1),
        deals.get(where("position") == 1),
        deals.get(doc_ids=[1])[0],
        deals.all()[0],
        next(iter(deals)),
    ]


def test_whatever_is_done_to_a_result_the_store_keeps_what_it_had(path: Path) -> None:
    with opened(path) as db:
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
    with opened(path) as db:
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
    with opened(path) as db:
        deals = db.table("deals")
        deals.insert_multiple({"n": number} for number in range(5))
        seen = []
        for found in deals:
            deals.remove(doc_ids=[5])
            deals.update({"n": 99})
            seen.append(found["n"])
        assert seen == [0, 1, 2, 3, 4]


def test_what_is_deleted_and_inserted_again_comes_last_after_a_start_too(path: Path) -> None:
    with opened(path) as db:
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


def test_a_table_that_was_emptied_is_still_a_table_after_a_start(path: Path) -> None:
    with opened(path) as db:
        db.table("deals").insert({})
        db.table("deals").truncate()
        db.table("empty").insert_multiple([])
        db.table("gone").insert({})
        db.drop_table("gone")
    with opened(path) as db:
        assert db.tables() == {"deals", "empty"}


def test_a_persistent_empty_table_is_written_as_tinydb_does(path: Path) -> None:
    with opened(path) as db:
        db.table("deals", persist_empty=True)
    assert on_disk(path) == '{"deals": []}'


def test_an_id_is_a_whole_number(path: Path) -> None:
    wrong: Any = "seven"
    with opened(path) as db, pytest.raises(StoreDocumentError, match="whole number"):
        db.table("deals").insert(Document({}, wrong))


def test_the_header_is_no_table_that_can_be_dropped(path: Path) -> None:
    with opened(path) as db:
        db.insert({"n": 1})
        db.drop_tables()
        assert db.tables() == set()
        db.drop_table("_meta")
        with pytest.raises(StoreError, match="_meta"):
            db.table("_meta").insert({"format": "mine"})
        assert db.journal.header["format"] == "scorekeeper-store"
    with opened(path) as db:
        assert db.journal.header["schema"] == newest()
        assert db.journal.findings == ()


def test_an_update_that_fails_half_way_changes_nothing(path: Path) -> None:
    def fail_on_three(found: Any) -> None:
        found["seen"] = True
        if found["n"] == 3:
            raise KeyError

    with opened(path) as db:
        db.insert_multiple({"n": number} for number in range(5))
        before = state(db)
        with pytest.raises(KeyError):
            db.update(fail_on_three)
        assert state(db) == before == on_disk(path)


def test_true_in_the_place_of_one_is_a_change(path: Path) -> None:
    with opened(path) as db:
        db.insert({"n": 1})
        db.update({"n": True})
        db.update({"n": 1.0}, doc_ids=[2])
        assert on_disk(path) == state(db) == '{"_default": [[1, {"n": true}]]}'


def test_the_journal_is_used_as_tinydbs_manual_says(path: Path) -> None:
    with opened(path) as db:
        assert isinstance(db, Store)
        assert db.insert({"type": "apple", "count": 7}) == 1
        assert db.search(Query().type == "apple") == [{"type": "apple", "count": 7}]
        assert len(db) == 1
        assert repr(db).startswith("<Store tables=['_default']")
        assert "total=1" in repr(db.table("_default"))
