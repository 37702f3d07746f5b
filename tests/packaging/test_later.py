"""What a site fetches later: modules and languages, brought by the first that is asked for."""

import importlib
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.packaging.archives import compile_files, pack_files, zip_files
from scorekeeper.packaging.later import LISTING, LaterArchive, LaterModules, add_archive

FIRST = {
    "game_at_home/__init__.py": b"",
    "game_at_home/table.py": (
        b"def club():\n    from game_at_home import club\n    return club.NAME"
    ),
    LISTING: b"game_at_home.club\nprinting",
}
LATER = {
    "game_at_home/club.py": b"import printing\nNAME = printing.TITLE",
    "game_at_home/club.toml": b"tables = 10",
    "printing.py": b"TITLE = 'Club night'",
}


class Site:
    """A first archive from which Python imports, and a later one that is to be fetched."""

    def __init__(self, folder: Path) -> None:
        self.first = folder / "first.zip"
        self.first.write_bytes(zip_files(compile_files(FIRST), zipfile.ZIP_STORED))
        self.fetched = 0
        self.kept = 0
        self.archive = self.open()

    def open(self) -> LaterArchive:
        return LaterArchive(self.first, self.fetch, self.keep)

    def fetch(self) -> bytes:
        self.fetched += 1
        return pack_files(compile_files(LATER))

    def keep(self) -> None:
        self.kept += 1


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    site = Site(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(site.first)])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, LaterModules(site.archive)])
    before = set(sys.modules)
    yield site
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_the_first_later_module_brings_all_of_them(site: Site) -> None:
    table = importlib.import_module("game_at_home.table")
    assert site.fetched == 0
    assert table.club() == "Club night"
    assert (site.fetched, site.kept) == (1, 1)
    with zipfile.ZipFile(site.first) as archive:
        assert set(archive.namelist()) == compile_files({**FIRST, **LATER}).keys()


def test_a_module_of_neither_archive_fetches_nothing(site: Site) -> None:
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("game_at_home.nothing")
    assert site.fetched == 0


def test_language_brings_the_later_modules_fetched_once(site: Site) -> None:
    site.archive.add()
    site.archive.add()
    assert importlib.import_module("printing").TITLE == "Club night"
    assert site.fetched == 1


def test_an_archive_that_was_kept_after_it_had_grown_lacks_nothing(site: Site) -> None:
    site.archive.add()
    assert site.open().modules == set()


def test_modules_of_the_first_archive_stay_as_they_are(site: Site) -> None:
    add_archive(site.first, pack_files({"game_at_home/__init__.pyc": b"changed"}))
    with zipfile.ZipFile(site.first) as archive:
        assert archive.read("game_at_home/__init__.pyc") != b"changed"
