"""Many threads save at once, and every save is there."""

import threading
from pathlib import Path

from scorekeeper.storage import Database
from scorekeeper.storage.database import EVENINGS, PLAYERS
from tests.storage.kit import now, open_store
from tests.tools.torture.crowds import SAVES, THREADS, run_all


def test_8_threads_of_60_saves_make_480(path: Path) -> None:
    database = Database(path, now=now)

    def save(number: int) -> None:
        for position in range(SAVES):
            database.table(PLAYERS).put({"uid": f"{number} {position}"})
            assert database.table(PLAYERS).all()

    assert run_all(save) == []
    uids = {found["uid"] for found in database.table(PLAYERS).all()}
    assert uids == {
        f"{number} {position}" for number in range(THREADS) for position in range(SAVES)
    }
    assert (
        Database(path, now=now, read_only=True).table(PLAYERS).all()
        == database.table(PLAYERS).all()
    )
    database.journal.close()


def test_transaction_of_read_and_write_holds_the_lock(path: Path) -> None:
    database = Database(path, now=now)
    database.table(PLAYERS).put({"uid": "p", "count": 0})

    def count(_: int) -> None:
        for _ in range(SAVES):
            with database.lock:
                found = database.table(PLAYERS).get(doc_id="p") or {}
                database.table(PLAYERS).put({**found, "count": found["count"] + 1})

    assert run_all(count) == []
    assert database.table(PLAYERS).get(doc_id="p") == {"uid": "p", "count": 480}
    database.journal.close()


def test_no_thread_sees_half_a_transaction(path: Path) -> None:
    database = Database(path, now=now)
    seen: set[int] = set()

    def work(number: int) -> None:
        for position in range(20):
            if number % 2:
                with database.transaction():
                    database.table(PLAYERS).put({"uid": f"{number} {position}"})
                    database.table(EVENINGS).put({"uid": f"{number} {position}"})
            else:
                with database.lock:
                    seen.add(len(database.table(PLAYERS)) - len(database.table(EVENINGS)))

    assert run_all(work) == []
    assert seen == {0}
    assert len(database.table(PLAYERS)) == 80
    database.journal.close()


def test_a_store_closes_in_another_thread_than_it_was_opened_in(path: Path) -> None:
    """As an app does that keeps its disk work off the loop of its screens."""
    db = open_store(path)
    closer = threading.Thread(target=db.close)
    closer.start()
    closer.join()
    open_store(path).close()
