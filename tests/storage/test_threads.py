"""Many threads save at once, and every save is there."""

import threading
from pathlib import Path

from tinydb.operations import increment

from tests.storage.kit import on_disk, opened, state
from tests.torture.crowds import SAVES, THREADS, run_all


def test_8_threads_of_60_saves_make_480(path: Path) -> None:
    with opened(path) as journal:

        def save(number: int) -> None:
            for position in range(SAVES):
                journal.table("deals").insert({"thread": number, "position": position})
                len(journal.table("deals").all())

        assert run_all(save) == []
        ids = [found.doc_id for found in journal.table("deals")]
        assert ids == list(range(1, THREADS * SAVES + 1))
        assert on_disk(path) == state(journal)


def test_a_read_and_the_write_that_depends_on_it_are_one_under_the_lock(path: Path) -> None:
    with opened(path) as journal:
        journal.insert({"count": 0, "other": 0})

        def count(_: int) -> None:
            for _ in range(SAVES):
                with journal.lock:
                    found = journal.get(doc_id=1)
                    journal.update({"count": found["count"] + 1}, doc_ids=[1])
                journal.update(increment("other"), doc_ids=[1])

        assert run_all(count) == []
        assert journal.get(doc_id=1) == {"count": 480, "other": 480}


def test_no_thread_sees_half_a_transaction(path: Path) -> None:
    with opened(path) as journal:
        seen: set[int] = set()

        def work(number: int) -> None:
            for _ in range(20):
                if number % 2:
                    with journal.transaction():
                        journal.table("deals").insert({})
                        journal.table("changes").insert({})
                else:
                    with journal.lock:
                        pair = len(journal.table("deals")), len(journal.table("changes"))
                    seen.add(pair[0] - pair[1])

        assert run_all(work) == []
        assert seen == {0}
        assert len(journal.table("deals")) == 80


def test_a_store_closes_in_another_thread_than_it_was_opened_in(path: Path) -> None:
    """As an app does that keeps its disk work off the loop of its screens."""
    journal = opened(path)
    closer = threading.Thread(target=journal.close)
    closer.start()
    closer.join()
    opened(path).close()
