"""A disk that refuses: the save raises, memory equals disk, and the next save works."""

from pathlib import Path

from tests.tools.torture.disks import fail_stock_to_flush, fail_to_flush, fill_up


def test_a_disk_that_fills_up_takes_nothing_but_the_save_that_did_not_fit(tmp_path: Path) -> None:
    refusals = fill_up("verbs", tmp_path)
    assert refusals.refused > 50
    assert refusals.saved > 5
    assert refusals.harm == 0, refusals


def test_on_a_full_disk_tinydbs_own_file_is_lost(tmp_path: Path) -> None:
    assert fill_up("stock", tmp_path).unreadable == 1


def test_a_save_whose_flush_failed_is_not_there_and_nothing_is_saved_until_a_start(
    tmp_path: Path,
) -> None:
    refusals = fail_to_flush(tmp_path, times=15)
    assert (refusals.refused, refusals.harm) == (15, 0), refusals


def test_with_tinydbs_own_storage_it_is_there_although_it_was_said_to_have_failed(
    tmp_path: Path,
) -> None:
    assert fail_stock_to_flush(tmp_path).differ == 1
