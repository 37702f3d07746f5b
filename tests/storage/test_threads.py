"""Many threads save at once, and every save is there."""

import threading
from pathlib import Path

from scorekeeper.storage import Database
from scorekeeper.storage.database import EVENINGS, PLAYERS
from tests.storage.kit import now, opened
from tests.tools.torture.crowds import SAVES, THREADS, run_all


def test_8_threads_of_60_saves_make_480(path: Path) -> None:
    database = Database(path, now=now)

    def save(number: int) -> None:
        for position in range(SAVES):
            database.put(PLAYERS, {"uid": f"{number} {position}"})
            assert database.all(PLAYERS)

    assert run_all(save) == []
    ids = [found.doc_id for found in database.db.table(PLAYERS)]
    assert ids == list(range(1, THREADS * SAVES + 1))
    assert Database(path, now=now, read_only=True).all(PLAYERS) == database.all(PLAYERS)
    database.journal.close()


def test_a_read_and_the_write_that_depends_on_it_are_one_under_the_lock(path: Path) -> None:
    database = Database(path, now=now)
    database.put(PLAYERS, {"uid": "p", "count": 0})

    def count(_: int) -> None:
        for _ in range(SAVES):
            with database.lock:
                found = database.get(PLAYERS, "p") or {}
                database.put(PLAYERS, {**found, "count": found["count"] + 1})

    assert run_all(count) == []
    assert database.get(PLAYERS, "p") == {"uid": "p", "count": 480}
    database.journal.close()


def test_no_thread_sees_half_a_transaction(path: Path) -> None:
    database = Database(path, now=now)
    seen: set[int] = set()

    def work(number: int) -> None:
        for position in range(20):
            if number % 2:
                with database.transaction():
                    database.put(PLAYERS, {"uid": f"{number} {position}"})
                    database.put(EVENINGS, {"uid": f"{number} {position}"})
            else:
                with database.lock:
                    seen.add(database.count(PLAYERS) - database.count(EVENINGS))

    assert run_all(work) == []
    assert seen == {0}
    assert database.count(PLAYERS) == 80
    database.journal.close()


def test_a_store_closes_in_another_thread_than_it_was_opened_in(path: Path) -> None:
    """As an app does that keeps its disk work off the loop of its screens."""
    db = opened(path)
    closer = threading.Thread(target=db.close)
    closer.start()
    closer.join()
    opened(path).close()
