"""A table hands out copies, reads what was just written, and never copies what did not match."""

from pathlib import Path
from typing import Any

import pytest
from tinydb import Query, where
from tinydb.table import Document

from scorekeeper.storage import Journal, JournalTable, StoreDocumentError, StoreError
from scorekeeper.storage.lines import copied
from tests.storage.kit import deal, on_disk, opened, state


def readings(deals: JournalTable) -> list[Any]:
    """One document, read in every way there is."""
    return [
        deals.get(doc_id=1),
        deals.get(where("position") == 1),
        deals.get(doc_ids=[1])[0],
        deals.search(where("position") == 1)[0],
        deals.all()[0],
        next(iter(deals)),
    ]


def test_whatever_is_done_to_a_result_the_store_keeps_what_it_had(path: Path) -> None:
    with opened(path) as journal:
        deals = journal.table("deals")
        given = deal(1)
        deals.insert(given)
        given["cards"].append(999)
        before = state(journal)
        for found in readings(deals):
            found["cards"].append(999)
            found["position"] = 0
            assert state(journal) == before
        assert on_disk(path) == before


def test_a_search_repeated_after_a_change_finds_what_is_true_now(path: Path) -> None:
    with opened(path) as journal:
        deals = journal.table("deals", cache_size=100)
        same = deals
        query = Query().total == 785
        assert deals.search(query) == []
        deals.insert({"total": 785})
        assert len(deals.search(query)) == 1
        with journal.transaction():
            deals.update({"total": 0})
            assert deals.search(query) == []
            deals.insert_multiple({"total": 785} for _ in range(3))
            assert deals.count(query) == 3
        journal.drop_table("deals")
        assert same.search(query) == journal.table("deals").search(query) == []


def test_only_what_matches_is_copied(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(path) as journal:
        deals = journal.table("deals")
        deals.insert_multiple(deal(position) for position in range(50))
        copies: list[object] = []

        def counted(doc: object) -> object:
            copies.append(doc)
            return copied(doc)

        monkeypatch.setattr("scorekeeper.storage.database.copied", counted)
        deals.search(where("position") == 7)
        deals.get(doc_id=3)
        deals.contains(where("position") == 4)
        assert len(copies) == 3
        assert deals.count(where("position") >= 0) == len(deals) == 50
        assert len(copies) == 3


def test_a_loop_over_a_table_sees_it_as_it_was_when_the_loop_began(path: Path) -> None:
    with opened(path) as journal:
        deals = journal.table("deals")
        deals.insert_multiple({"n": number} for number in range(5))
        seen = []
        for found in deals:
            deals.remove(doc_ids=[5])
            deals.update({"n": 99})
            seen.append(found["n"])
        assert seen == [0, 1, 2, 3, 4]


def test_what_is_deleted_and_inserted_again_comes_last_after_a_start_too(path: Path) -> None:
    with opened(path) as journal:
        deals = journal.table("deals")
        deals.insert_multiple({"n": number} for number in range(3))
        with journal.transaction():
            deals.remove(doc_ids=[1])
            deals.insert(Document({"n": "again"}, 1))
            deals.insert({"n": 3})
            assert [found.doc_id for found in deals] == [2, 3, 1, 4]
            assert len(deals) == 4
        assert [found.doc_id for found in deals] == [2, 3, 1, 4]
        assert on_disk(path) == state(journal)


def test_a_table_that_was_emptied_is_still_a_table_after_a_start(path: Path) -> None:
    with opened(path) as journal:
        journal.table("deals").insert({})
        journal.table("deals").truncate()
        journal.table("empty").insert_multiple([])
        journal.table("gone").insert({})
        journal.drop_table("gone")
    with opened(path) as journal:
        assert journal.tables() == {"deals", "empty"}


def test_a_persistent_empty_table_is_written_as_tinydb_does(path: Path) -> None:
    with opened(path) as journal:
        journal.table("deals", persist_empty=True)
    assert on_disk(path) == '{"deals": []}'


def test_an_id_is_a_whole_number(path: Path) -> None:
    wrong: Any = "seven"
    with opened(path) as journal, pytest.raises(StoreDocumentError, match="whole number"):
        journal.table("deals").insert(Document({}, wrong))


def test_the_header_is_no_table_that_can_be_dropped(path: Path) -> None:
    with opened(path) as journal:
        journal.insert({"n": 1})
        journal.drop_tables()
        assert journal.tables() == set()
        with pytest.raises(StoreError, match="_meta"):
            journal.drop_table("_meta")
        assert journal.header["format"] == "scorekeeper-store"
    with opened(path) as journal:
        assert journal.header["schema"] == 1
        assert journal.findings == ()


def test_an_update_that_fails_half_way_changes_nothing(path: Path) -> None:
    def fail_on_three(found: Any) -> None:
        found["seen"] = True
        if found["n"] == 3:
            raise KeyError

    with opened(path) as journal:
        journal.insert_multiple({"n": number} for number in range(5))
        before = state(journal)
        with pytest.raises(KeyError):
            journal.update(fail_on_three)
        assert state(journal) == before == on_disk(path)


def test_true_in_the_place_of_one_is_a_change(path: Path) -> None:
    with opened(path) as journal:
        journal.insert({"n": 1})
        journal.update({"n": True})
        journal.update({"n": 1.0}, doc_ids=[2])
        assert on_disk(path) == state(journal) == '{"_default": [[1, {"n": true}]]}'


def test_the_journal_is_used_as_tinydbs_manual_says(path: Path) -> None:
    with opened(path) as journal:
        assert isinstance(journal, Journal)
        assert journal.insert({"type": "apple", "count": 7}) == 1
        assert journal.search(Query().type == "apple") == [{"type": "apple", "count": 7}]
        assert len(journal) == 1
        assert repr(journal).startswith("<Journal tables=['_default']")
        assert "total=1" in repr(journal.table("_default"))
