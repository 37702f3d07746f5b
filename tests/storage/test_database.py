"""Documents by their own name, and those of a match in order."""

import contextlib
from pathlib import Path
from typing import Any

import pytest
from tinydb import where

from scorekeeper.storage import Database, StoreError
from scorekeeper.storage.database import (
    CHANGES,
    CLUB_LOG,
    CLUB_ROUNDS,
    DEALS,
    EVENINGS,
    MATCHES,
    PLAYERS,
)
from tests.storage.histories import dice
from tests.storage.kit import now


def round_(uid: str, number: float, evening: str = "e") -> dict[str, Any]:
    return {"uid": uid, "evening": evening, "number": number}


def test_a_document_replaces_the_one_of_its_name_whole(database: Database) -> None:
    database.table(PLAYERS).put({"uid": "m", "ended": "time"})
    database.table(PLAYERS).put({"uid": "m", "target": 5000})
    assert database.table(PLAYERS).get(doc_id="m") == {"uid": "m", "target": 5000}
    assert database.table(PLAYERS).all() == [{"uid": "m", "target": 5000}]
    assert database.select_fields(PLAYERS, "uid", "no") == [{"uid": "m", "no": None}]
    assert (len(database.table(PLAYERS)), database.table(PLAYERS).contains(doc_id="n")) == (
        1,
        False,
    )


def test_the_rounds_of_an_evening_stand_by_their_number(database: Database) -> None:
    for uid, number in (("c", 3), ("a", 1), ("b", 1.5)):
        database.table(CLUB_ROUNDS).put(round_(uid, number))
    database.table(CLUB_ROUNDS).put(round_("x", 2, "another"))
    database.table(CLUB_ROUNDS).put(round_("a", 9))
    assert [doc["uid"] for doc in database.evening_documents(CLUB_ROUNDS, "e")] == ["b", "c", "a"]
    assert database.last_document(CLUB_ROUNDS, "e") == round_("a", 9)
    database.table(CLUB_ROUNDS).remove(doc_ids=["c"])
    assert [doc["uid"] for doc in database.evening_documents(CLUB_ROUNDS, "e")] == ["b", "a"]


def test_documents_read_from_the_database_are_copies(database: Database) -> None:
    given = {"uid": "m", "evening": "e", "number": 1, "sides": ["A"]}
    database.table(CLUB_LOG).put(given)
    given["sides"] = ["B"]
    for found in (
        database.table(CLUB_LOG).get(doc_id="m"),
        database.table(CLUB_LOG).all()[0],
        database.evening_documents(CLUB_LOG, "e")[0],
        database.last_document(CLUB_LOG, "e"),
        database.select_fields(CLUB_LOG, "sides")[0],
        database.db.table(CLUB_LOG).all()[0],
    ):
        (found or {})["sides"].append("B")
        assert (database.table(CLUB_LOG).get(doc_id="m") or {})["sides"] == ["A"]


def test_failed_transaction_leaves_order_and_documents(
    database: Database,
) -> None:
    """A transaction that fails leaves order and documents as they were."""
    database.table(CLUB_ROUNDS).put(round_("a", 1))

    def fail() -> None:
        with database.transaction():
            database.table(CLUB_ROUNDS).put(round_("b", 2))
            database.table(CLUB_ROUNDS).remove(doc_ids=["a"])
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert database.evening_documents(CLUB_ROUNDS, "e") == [round_("a", 1)]
    assert database.table(CLUB_ROUNDS).get(doc_id="b") is None


def test_everything_is_found_again_after_a_restart(path: Path) -> None:
    database = Database(path, now=now)
    database.table(CLUB_ROUNDS).put(round_("a", 1))
    database.journal.close()
    again = Database(path, now=now)
    assert again.evening_documents(CLUB_ROUNDS, "e") == [round_("a", 1)]
    assert again.db.table(CLUB_ROUNDS).get(where("number") == 1) == round_("a", 1)
    again.journal.close()


class ChangedMindError(Exception):
    """Raised in the midst of a transaction."""


def changes(database: Database, twin: dict[str, dict[str, Any]], seed: object) -> None:
    """Do random things in one transaction, and to a dict; take some of them back."""
    random, before = dice(seed), dict(twin)
    with contextlib.suppress(ChangedMindError), database.transaction():
        for number in range(random.randrange(1, 6)):
            uid = str(random.randrange(8))
            if random.random() < 0.4:
                database.table(EVENINGS).remove(doc_ids=[uid])
                twin.pop(uid, None)
            else:
                twin[uid] = {"uid": uid, "n": number}
                database.table(EVENINGS).put(twin[uid])
        if random.random() < 0.3:
            twin.clear()
            twin |= before
            raise ChangedMindError


@pytest.mark.usefixtures("unflushed")
@pytest.mark.parametrize("seed", range(20))
def test_any_history_equals_a_dict_in_memory_and_on_disk(path: Path, seed: int) -> None:
    database, twin = Database(path, now=now), dict[str, dict[str, Any]]()
    for number in range(40):
        changes(database, twin, f"{seed} {number}")
        assert list(database.table(EVENINGS).all()) == list(twin.values())
    database.journal.close()
    again = Database(path, now=now, read_only=True)
    assert list(again.table(EVENINGS).all()) == list(twin.values())
    assert {uid: again.table(EVENINGS).get(doc_id=uid) for uid in twin} == twin


def test_when_a_part_failed_the_whole_cannot_succeed(database: Database) -> None:
    def outer() -> None:
        with database.transaction():
            database.put_change({"uid": "c", "match": "m", "number": 1})
            with contextlib.suppress(ChangedMindError), database.transaction():
                raise ChangedMindError

    with pytest.raises(StoreError, match="nothing was saved"):
        outer()
    assert database.table(CHANGES).all() == []


def test_derived_tables_are_never_written_directly(database: Database) -> None:
    for table in (MATCHES, DEALS):
        with pytest.raises(StoreError, match="follow from"):
            database.table(table).put({"uid": "m"})
        assert database.table(table).all() == []


def test_stamp_changes_when_a_match_is_worked_out_anew(database: Database) -> None:
    """Changes can be written out of order or removed, and then the match follows from the rest."""

    def change(number: int, target: int) -> None:
        after = {"uid": "m", "target": target}
        uid = f"change-{number}"
        database.put_change({"uid": uid, "match": "m", "number": number, "after": after})

    change(1, 5000)
    change(3, 7000)
    before = database.stamp(MATCHES)
    assert database.stamp(MATCHES) == before
    database.table(CHANGES).remove(doc_ids=["change-3"])
    assert database.stamp(MATCHES) != before
    assert database.table(MATCHES).all() == [{"uid": "m", "target": 5000}]


def test_state_before_a_change_is_written_only_where_needed(
    database: Database,
) -> None:
    """Where no earlier change of the deal says it."""

    def change(number: int, before: int | None, after: int | None, deal: str = "a") -> None:
        states = {
            name: None if p is None else {"uid": deal, "points": p, "position": 1.0}
            for name, p in (("before", before), ("after", after))
        }
        uid = f"{deal}-{number}"
        database.put_change({"uid": uid, "match": "m", "number": number, "deal": deal, **states})

    change(1, None, 785)
    change(2, None, 100, deal="b")
    change(3, 785, 220)
    change(4, 90, 95)  # as in a file that was put right by hand
    written = database.journal.tables[CHANGES].values()
    assert [doc["uid"] for doc in written if "before" in doc] == ["a-4"]
    read = database.match_documents(CHANGES, "m")
    assert [doc.get("before", {}).get("points") for doc in read] == [None, None, 785, 90]
