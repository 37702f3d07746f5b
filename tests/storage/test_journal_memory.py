"""What is in memory: little for each deal, and the same as a start would read."""

import gc
import tracemalloc
import weakref
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pytest

from scorekeeper.storage import StoreReadOnlyError, lines
from scorekeeper.storage.disk import AppendOnly
from scorekeeper.storage.lines import Change
from tests.storage.kit import Store, deal, on_disk, open_read_only, open_store, state

DEALS, MOST = 3000, 2000
"""Deals, and the bytes of memory that each of them may take."""


@pytest.mark.usefixtures("unflushed")
def test_a_deal_takes_at_most_two_kilobytes_of_memory(path: Path) -> None:
    with open_store(path) as db:
        for position in range(DEALS):
            db.journal.put("deals", str(position), deal(position))
    tracemalloc.start()
    try:
        with open_store(path) as db:
            used, peak = tracemalloc.get_traced_memory()
            assert len(db.table("deals")) == DEALS
    finally:
        tracemalloc.stop()
    assert DEALS * 500 < used < DEALS * MOST, used
    assert peak < 2 * DEALS * MOST, peak


class Knot:
    """Something that only the garbage collector can take away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.thorough
@pytest.mark.parametrize("look", [open_store, open_read_only])
def test_garbage_from_before_opening_a_store_is_collected(
    path: Path, look: Callable[[Path], Store]
) -> None:
    """An app that runs for weeks looks at many a backup."""
    open_store(path).close()
    gc.disable()
    try:
        garbage = weakref.ref(Knot())
        with look(path):
            assert garbage() is not None
    finally:
        gc.enable()
    gc.collect()
    assert garbage() is None


def test_the_collector_does_not_walk_over_an_open_store(path: Path) -> None:
    with open_store(path) as db:
        db.table("deals").insert_multiple(deal(position) for position in range(100))
    with open_store(path):
        frozen = gc.get_freeze_count()
        with open_read_only(path):
            assert 100 < gc.get_freeze_count() <= frozen


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], object]], None]:
    """Do something to a store, and interrupt it when the file is written and memory is not."""

    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    def do(work: Callable[[], object]) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Change, "entries", property(interrupt))
            patch.setattr(lines, "live_entries", lambda tables: 0)  # worth compacting
            patch.setattr(AppendOnly, "replace", replaced_and_interrupted)
            with pytest.raises(KeyboardInterrupt):
                work()

    replace = AppendOnly.replace

    def replaced_and_interrupted(
        file: AppendOnly, lines: Iterable[bytes], *, is_replaced: bool = False
    ) -> None:
        replace(file, lines, is_replaced=is_replaced)
        raise KeyboardInterrupt

    return do


@pytest.mark.parametrize("what", ["save", "compaction"])
def test_interruption_between_file_and_memory_closes_the_store(
    path: Path, interrupted: Callable[[Callable[[], object]], None], what: str
) -> None:
    """Else the next line would have a number that is taken, and a start would not count it."""
    with open_store(path) as db:
        db.insert(deal(1))
        interrupted(partial(db.insert, deal(2)) if what == "save" else db.journal.compact)
        assert db.journal.read_only
        with pytest.raises(StoreReadOnlyError, match="opened again"):
            db.insert(deal(3))
    with open_store(path) as db:
        assert db.all() == [deal(1), deal(2)][: 2 if what == "save" else 1]
        db.insert(deal(3))
        assert on_disk(path) == state(db)
        assert db.journal.findings == ()
