"""Modules and texts of a site that a browser fetches when they are first needed.

A site has the modules that it starts with in a first archive, and all others in a later one: the
club, pages to print, the languages that the browser does not speak. The later one is added to the
first when a module or a language of it is asked for, so that everything then lies in one archive,
in its usual place.
"""

import importlib
import io
import lzma
import sys
import zipfile
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

LISTING = "scorekeeper/packaging/later.txt"
"""The names of the later modules, one a line, in the first archive."""
CATALOGUE = "scorekeeper/i18n/catalogues/{}.ftl"
BABEL = "babel/"
"""The folder of a package that opens its data as files."""


def begin(first: Path, words: Path, languages: Mapping[str, str]) -> None:
    """Prepare the imports of the app in a browser, before anything else of it is imported.

    Args:
        first: The first archive.
        words: The packed texts of the browser's language; not a file if the first archive has
            them already, from the visit before.
        languages: The name of each language in that language, by its code.
    """
    from site_archives import fetchLater, keepArchive  # noqa: PLC0415  only in a browser

    def fetch() -> bytes:
        packed: bytes = fetchLater().to_bytes()
        return packed

    if words.exists():
        add_archive(first, words.read_bytes())
        words.unlink()
        keepArchive()
    with zipfile.ZipFile(first) as archive:
        unpack_babel(archive)
        names = set(archive.namelist())
    later = LaterArchive(first, fetch, keepArchive)
    # before Pyodide's own finder, which refuses what it does not know of the standard library
    sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, LaterModules(later))

    from scorekeeper.i18n.messages import add_later_languages  # noqa: PLC0415  found only now

    missing = {
        code: name for code, name in languages.items() if CATALOGUE.format(code) not in names
    }
    add_later_languages(missing, later.add)


def add_archive(first: Path, packed: bytes) -> None:
    """Add the files of an archive that is packed by xz to the first one; those there stay."""
    content = io.BytesIO(lzma.decompress(packed))
    with zipfile.ZipFile(content) as added, zipfile.ZipFile(first, "a") as archive:
        there = set(archive.namelist())
        for name in added.namelist():
            if name not in there:
                archive.writestr(name, added.read(name))
        unpack_babel(added)
    importlib.invalidate_caches()


def unpack_babel(archive: zipfile.ZipFile) -> None:
    """Unpack what an archive has of the package Babel into the working folder."""
    members = [name for name in archive.namelist() if name.startswith(BABEL)]
    archive.extractall(members=members)


class LaterArchive:
    """The later archive, which is fetched and added to the first one once."""

    def __init__(self, first: Path, fetch: Callable[[], bytes], keep: Callable[[], object]) -> None:
        """Know what the first archive does not have yet.

        Args:
            first: The first archive.
            fetch: Returns the later archive; it blocks until that has come.
            keep: Keeps the first archive for the next visit, after it has grown.
        """
        with zipfile.ZipFile(first) as archive:
            listed = archive.read(LISTING).decode().split()
            there = {name.removesuffix(".pyc") for name in archive.namelist()}
        paths = {name: name.replace(".", "/") for name in listed}
        self.modules = {
            name for name, path in paths.items() if not {path, f"{path}/__init__"} & there
        }
        """The names of the modules that are still to come."""
        self._first = first
        self._fetch = fetch
        self._keep = keep

    def add(self) -> None:
        """Add the later archive to the first one, if that has not been done."""
        if not self.modules:
            return
        packed = self._fetch()
        self.modules = set()
        add_archive(self._first, packed)
        self._keep()


class LaterModules(MetaPathFinder):
    """Finds the modules of the later archive, which the first of them brings."""

    def __init__(self, later: LaterArchive) -> None:
        self._later = later

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module is, if it is one of the later archive."""
        if fullname not in self._later.modules:
            return None
        self._later.add()
        return PathFinder.find_spec(fullname, path, target)
