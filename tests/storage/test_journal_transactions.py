"""A transaction is on the disk whole or not at all, and memory says the same."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tinydb import where
from tinydb.table import Document

from scorekeeper.storage import StoreDocumentError, StoreError
from tests.storage.kit import Store, deal, on_disk, open_store, state


class ChangedMindError(Exception):
    """Raised by a test inside a transaction."""


def fill(db: Store) -> str:
    """Save a match and some deals; gives what the journal then holds."""
    db.table("matches").insert({"names": ["Ana & Ben", "Cleo & Dov"]})
    db.table("deals").insert_multiple(deal(position) for position in range(1, 4))
    return state(db)


def turn_everything_over(db: Store) -> None:
    deals = db.table("deals")
    deals.remove(where("position") == 1)
    deals.insert(deal(9))
    deals.update({"out": "Ben"})
    db.table("changes").insert({"why": "typo"})
    db.drop_table("matches")
    db.table("matches").insert({"names": []})


def test_changes_of_several_tables_are_one_line(path: Path) -> None:
    with open_store(path) as db:
        fill(db)
        lines = len(path.read_bytes().splitlines())
        with db.journal.transaction():
            turn_everything_over(db)
            assert len(path.read_bytes().splitlines()) == lines
        assert len(path.read_bytes().splitlines()) == lines + 1
        assert on_disk(path) == state(db)


def test_inside_a_transaction_one_reads_what_one_wrote(path: Path) -> None:
    with open_store(path) as db:
        fill(db)
        with db.journal.transaction():
            turn_everything_over(db)
            inside = state(db)
            assert db.tables() == {"matches", "deals", "changes"}
            assert [found.doc_id for found in db.table("deals")] == [2, 3, 4]
            assert db.table("deals").get(doc_id=1) is None
            assert len(db.table("deals").search(where("out") == "Ben")) == 3
        assert state(db) == inside


def fail_after(db: Store, work: Callable[[], object]) -> None:
    """Do something in a transaction and then change one's mind."""
    with db.journal.transaction():
        work()
        raise ChangedMindError


def test_an_exception_takes_everything_back_memory_included(path: Path) -> None:
    with open_store(path) as db:
        before = fill(db)
        content = path.read_bytes()
        with pytest.raises(ChangedMindError):
            fail_after(db, lambda: turn_everything_over(db))
        assert state(db) == before
        assert path.read_bytes() == content
        assert db.table("matches").get(doc_id=1) is not None


def test_a_transaction_inside_another_belongs_to_it(path: Path) -> None:
    def inner() -> None:
        with db.journal.transaction():
            db.table("deals").insert(deal(4))

    with open_store(path) as db:
        before = fill(db)
        with pytest.raises(ChangedMindError):
            fail_after(db, inner)
        assert state(db) == before == on_disk(path)
        lines = len(path.read_bytes().splitlines())
        with db.journal.transaction():
            inner()
        assert len(path.read_bytes().splitlines()) == lines + 1


def test_when_the_inner_one_fails_the_outer_one_cannot_succeed(path: Path) -> None:
    """Or half of what belongs together would be saved by who never saw that it is a half."""

    def outer() -> None:
        with db.journal.transaction():
            db.table("deals").insert(deal(4))
            with pytest.raises(ChangedMindError):
                fail_after(db, lambda: db.table("changes").insert({"deal": 4}))

    with open_store(path) as db:
        before = fill(db)
        with pytest.raises(StoreError, match="nothing was saved"):
            outer()
        assert state(db) == before == on_disk(path)


def test_a_refused_change_takes_back_only_itself(path: Path) -> None:
    with open_store(path) as db:
        fill(db)
        with db.journal.transaction():
            deals = db.table("deals")
            deals.insert(deal(4))
            with pytest.raises(ValueError, match="already exists"):
                deals.insert_multiple([Document(deal(8), 8), Document(deal(1), 1)])
            with pytest.raises(StoreDocumentError):
                deals.update({"total": float("nan")}, where("position") == 2)
        assert [found.doc_id for found in db.table("deals")] == [1, 2, 3, 4]
        assert on_disk(path) == state(db)


def test_nothing_changed_in_the_end_is_nothing_written(path: Path) -> None:
    with open_store(path) as db:
        fill(db)
        content = path.read_bytes()
        with db.journal.transaction():
            pass
        with db.journal.transaction():
            db.table("deals").update(deal(1), doc_ids=[1])
        assert path.read_bytes() == content


def test_the_store_is_not_compacted_inside_a_transaction(path: Path) -> None:
    with open_store(path) as db:
        before = fill(db)
        with pytest.raises(StoreError, match="inside a transaction"):
            fail_after(db, lambda: (db.table("deals").insert(deal(4)), db.journal.compact()))
        assert state(db) == before == on_disk(path)


def test_transactions_of_one_flush_are_lines_of_their_own(path: Path, flushes: list[int]) -> None:
    with open_store(path) as db:
        fill(db)
        flushes.clear()
        lines = len(path.read_bytes().splitlines())
        with db.journal.one_flush():
            for position in (4, 5, 6):
                db.table("deals").insert(deal(position))
            assert flushes == []
        assert len(flushes) == 1
        assert len(path.read_bytes().splitlines()) == lines + 3
        db.table("deals").insert(deal(7))
        assert len(flushes) == 2
        after = state(db)
    assert on_disk(path) == after
