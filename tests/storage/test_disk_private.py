"""The store holds names: nobody but its owner reads its files or looks into its folders."""

import stat
from pathlib import Path

import pytest

from scorekeeper.storage import disk
from scorekeeper.storage.backups import BackupDirectory
from tests.storage.kit import NOW, deal, open_store


@pytest.mark.platform("linux", "darwin")
def test_folders_and_files_are_their_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "scores.jsonl"
    with open_store(path) as db:
        db.insert(deal(1))
        BackupDirectory(store=path).make(at=NOW)
        disk.write_aside_file(path, b"torn", kind="torn", at=NOW)
        db.journal.rewrite(lambda _, doc: doc)
        found = {one: stat.S_IMODE(one.stat().st_mode) for one in (tmp_path / "data").rglob("*")}
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    assert {mode for one, mode in found.items() if one.is_dir()} == {0o700}
    assert {mode for one, mode in found.items() if one.is_file()} == {0o600}
    assert len(found) == 5  # the store, its lock, what was set aside, backups and one of them
