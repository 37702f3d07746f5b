"""A disk that refuses: the save raises, memory equals disk, and the next save works."""

from pathlib import Path

from tests.tools.torture.disks import fail_stock_to_flush, fail_to_flush, fill_up


def test_full_disk_loses_only_the_save_that_did_not_fit(tmp_path: Path) -> None:
    refusals = fill_up("verbs", tmp_path)
    assert refusals.refused > 50
    assert refusals.saved > 5
    assert refusals.harm == 0, refusals


def test_on_a_full_disk_tinydbs_own_file_is_lost(tmp_path: Path) -> None:
    assert fill_up("stock", tmp_path).unreadable == 1


def test_failed_flush_stops_saving_until_the_next_start(
    tmp_path: Path,
) -> None:
    """A save whose flush failed is not there, and nothing is saved until the next start."""
    refusals = fail_to_flush(tmp_path, times=15)
    assert (refusals.refused, refusals.harm) == (15, 0), refusals


def test_failed_flush_of_tinydbs_own_storage_leaves_the_save(
    tmp_path: Path,
) -> None:
    """With TinyDB’s own storage the save is there although it was said to have failed."""
    assert fail_stock_to_flush(tmp_path).differ == 1
