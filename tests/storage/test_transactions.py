"""A transaction is on the disk whole or not at all, and memory says the same."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tinydb import where
from tinydb.table import Document

from scorekeeper.storage import Journal, StoreDocumentError, StoreError
from tests.storage.kit import deal, on_disk, opened, state


class ChangedMindError(Exception):
    """What a test raises inside a transaction."""


def fill(journal: Journal) -> str:
    """Save a match and some deals; gives what the journal then holds."""
    journal.table("matches").insert({"names": ["Ana & Ben", "Cleo & Dov"]})
    journal.table("deals").insert_multiple(deal(position) for position in range(1, 4))
    return state(journal)


def turn_everything_over(journal: Journal) -> None:
    """Change all there is in every way."""
    deals = journal.table("deals")
    deals.remove(where("position") == 1)
    deals.insert(deal(9))
    deals.update({"out": "Ben"})
    journal.table("changes").insert({"why": "typo"})
    journal.drop_table("matches")
    journal.table("matches").insert({"names": []})


def test_changes_of_several_tables_are_one_line(path: Path) -> None:
    with opened(path) as journal:
        fill(journal)
        lines = len(path.read_bytes().splitlines())
        with journal.transaction():
            turn_everything_over(journal)
            assert len(path.read_bytes().splitlines()) == lines
        assert len(path.read_bytes().splitlines()) == lines + 1
        assert on_disk(path) == state(journal)


def test_inside_a_transaction_one_reads_what_one_wrote(path: Path) -> None:
    with opened(path) as journal:
        fill(journal)
        with journal.transaction():
            turn_everything_over(journal)
            inside = state(journal)
            assert journal.tables() == {"matches", "deals", "changes"}
            assert [found.doc_id for found in journal.table("deals")] == [2, 3, 4]
            assert journal.table("deals").get(doc_id=1) is None
            assert len(journal.table("deals").search(where("out") == "Ben")) == 3
        assert state(journal) == inside


def fail_after(journal: Journal, work: Callable[[], object]) -> None:
    """Do something in a transaction and then change one's mind."""
    with journal.transaction():
        work()
        raise ChangedMindError


def test_an_exception_takes_everything_back_memory_and_the_next_id_included(path: Path) -> None:
    with opened(path) as journal:
        before = fill(journal)
        content = path.read_bytes()
        with pytest.raises(ChangedMindError):
            fail_after(journal, lambda: turn_everything_over(journal))
        assert state(journal) == before
        assert path.read_bytes() == content
        assert journal.table("deals").insert(deal(4)) == 4
        assert journal.table("matches").get(doc_id=1) is not None


def test_a_transaction_inside_another_belongs_to_it(path: Path) -> None:
    def inner() -> None:
        with journal.transaction():
            journal.table("deals").insert(deal(4))

    with opened(path) as journal:
        before = fill(journal)
        with pytest.raises(ChangedMindError):
            fail_after(journal, inner)
        assert state(journal) == before == on_disk(path)
        lines = len(path.read_bytes().splitlines())
        with journal.transaction():
            inner()
        assert len(path.read_bytes().splitlines()) == lines + 1


def test_when_the_inner_one_fails_the_outer_one_cannot_succeed(path: Path) -> None:
    """Or half of what belongs together would be saved by who never saw that it is a half."""

    def outer() -> None:
        with journal.transaction():
            journal.table("deals").insert(deal(4))
            with pytest.raises(ChangedMindError):
                fail_after(journal, lambda: journal.table("changes").insert({"deal": 4}))

    with opened(path) as journal:
        before = fill(journal)
        with pytest.raises(StoreError, match="nothing was saved"):
            outer()
        assert state(journal) == before == on_disk(path)


def test_a_refused_change_takes_back_only_itself(path: Path) -> None:
    with opened(path) as journal:
        fill(journal)
        with journal.transaction():
            deals = journal.table("deals")
            deals.insert(deal(4))
            with pytest.raises(ValueError, match="already exists"):
                deals.insert_multiple([Document(deal(8), 8), Document(deal(1), 1)])
            with pytest.raises(StoreDocumentError):
                deals.update({"total": float("nan")}, where("position") == 2)
        assert [found.doc_id for found in journal.table("deals")] == [1, 2, 3, 4]
        assert on_disk(path) == state(journal)


def test_a_table_dropped_and_made_again_in_one_transaction_is_there_and_empty(path: Path) -> None:
    with opened(path) as journal:
        fill(journal)
        with journal.transaction():
            journal.drop_table("deals")
            journal.drop_table("matches")
            assert journal.tables() == set()
            journal.table("deals").insert_multiple([])
            assert journal.tables() == {"deals"}
        assert state(journal) == on_disk(path) == '{"deals": []}'


def test_nothing_changed_in_the_end_is_nothing_written(path: Path) -> None:
    with opened(path) as journal:
        fill(journal)
        content = path.read_bytes()
        with journal.transaction():
            pass
        with journal.transaction():
            journal.table("new").insert({})
            journal.drop_table("new")
        assert path.read_bytes() == content


def test_the_store_is_not_compacted_inside_a_transaction(path: Path) -> None:
    with opened(path) as journal:
        before = fill(journal)
        with pytest.raises(StoreError, match="inside a transaction"):
            fail_after(journal, lambda: (journal.table("deals").insert(deal(4)), journal.compact()))
        assert state(journal) == before == on_disk(path)
