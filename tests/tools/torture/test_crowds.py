"""Many at once: threads, processes, and somebody who copies the file meanwhile."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.torture.crowds import (
    Count,
    copy_many,
    copy_stock,
    delete_lock,
    open_stock_twice,
    refuse_second,
    save_from_threads,
    save_from_threads_to_stock,
)
from tests.tools.torture.workers import Workers

COPIES = 40


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with Workers.ready() as ready:
        yield ready


def test_eight_threads_of_sixty_saves_make_480(tmp_path: Path) -> None:
    assert save_from_threads(tmp_path) == Count(wanted=480, found=480)


def test_tinydbs_own_storage_loses_saves_of_threads(tmp_path: Path) -> None:
    assert save_from_threads_to_stock(tmp_path).harm > 0


def test_a_second_process_is_refused_every_time(tmp_path: Path, workers: Workers) -> None:
    """The long run measures how soon, on a machine that does nothing else."""
    assert refuse_second(tmp_path, workers, times=5).refused == 5


def test_deleted_lock_file_loses_no_save(tmp_path: Path) -> None:
    """Two programs take the store from each other; each notices before it saves."""
    owners = delete_lock(tmp_path, times=40)
    assert (owners.saved > 100, owners.refused > 20, owners.lost) == (True, True, 0), owners


def test_two_owners_of_tinydbs_own_file_lose_deals(tmp_path: Path) -> None:
    assert open_stock_twice(tmp_path).harm > 0


def test_every_copy_of_a_store_that_is_written_to_opens(tmp_path: Path, workers: Workers) -> None:
    assert copy_many(tmp_path, workers, copies=COPIES).harm == 0


def test_some_copy_of_tinydbs_own_file_does_not(tmp_path: Path, workers: Workers) -> None:
    assert copy_stock(tmp_path, workers, copies=5000).harm > 0
