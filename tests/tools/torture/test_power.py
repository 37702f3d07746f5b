"""When the power goes, the disk may hold any part of what was not flushed: it always opens."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from scorekeeper.storage import disk
from tests.tools.torture.power import cut_everywhere, cut_stock


def test_power_cut_leaves_what_was_saved_or_was_being_saved(tmp_path: Path) -> None:
    cuts = cut_everywhere(tmp_path)
    assert cuts.states > 100
    assert (cuts.wrong, cuts.unreadable) == (0, 0)


def test_tinydbs_own_storage_is_left_unreadable(tmp_path: Path) -> None:
    assert cut_stock(tmp_path).unreadable > 0


def test_missing_flush_of_a_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The model bites: with one flush left out there are states in which saves are missing."""
    monkeypatch.setattr(disk, "flush_directory", lambda directory: None)
    assert cut_everywhere(tmp_path).wrong > 0


def test_a_store_that_renames_before_it_flushes_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mistake that has lost data elsewhere: a compacted file takes the name too early."""
    real = disk.write_new

    def hasty(path: Path, pieces: Iterable[bytes], *, again: bool = False) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(disk, "flush", lambda fd: None)
            real(path, pieces, again=again)

    monkeypatch.setattr(disk, "write_new", hasty)
    assert cut_everywhere(tmp_path).harm > 0
