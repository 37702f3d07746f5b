"""Modules and texts of a site that a browser fetches when they are first needed.

The first archive of a site has the modules for its start. The later archive has all others: the
club, pages to print, and languages other than the browser's. When a module of the later archive is
imported, or a language of it is chosen, all files of that archive are added to the first archive.
Each file then has its usual path.
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
"""The package Babel; it opens its data as files, which an archive does not have."""


def prepare_imports(first: Path, words: Path, languages: Mapping[str, str]) -> None:
    """Prepare the imports of the app in a browser, before anything else of it is imported.

    Args:
        first: The first archive.
        words: The packed texts of the browser's language. There is no such file if the first
            archive has the texts from an earlier visit.
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
    # Before Pyodide's finder, which raises an error for a missing module of the standard library.
    sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, LaterModules(later))

    # Imported here, because the import needs the finder.
    from scorekeeper.i18n.messages import later_languages  # noqa: PLC0415

    later_languages.names = {
        code: name for code, name in languages.items() if CATALOGUE.format(code) not in names
    }
    later_languages.download = later.add


def add_archive(first: Path, packed: bytes) -> None:
    """Add the files of an archive, packed by xz, to the archive `first`; keep its existing files.

    Data of Babel are unpacked too.
    """
    content = io.BytesIO(lzma.decompress(packed))
    with zipfile.ZipFile(content) as added, zipfile.ZipFile(first, "a") as archive:
        existing = set(archive.namelist())
        for name in added.namelist():
            if name not in existing:
                archive.writestr(name, added.read(name))
        unpack_babel(added)
    importlib.invalidate_caches()  # Python has cached the listing of the archive


def unpack_babel(archive: zipfile.ZipFile) -> None:
    """Unpack the package Babel from an archive into the working folder."""
    members = [name for name in archive.namelist() if name.startswith(BABEL)]
    archive.extractall(members=members)


class LaterArchive:
    """The later archive; it is fetched and added to the first archive at most once."""

    def __init__(self, first: Path, fetch: Callable[[], bytes], keep: Callable[[], object]) -> None:
        """Find the modules that the first archive lacks.

        Args:
            first: The first archive.
            fetch: Returns the later archive; blocks until it has been loaded.
            keep: Saves the enlarged first archive for the next visit.
        """
        with zipfile.ZipFile(first) as archive:
            later_names = archive.read(LISTING).decode().split()
            existing = {name.removesuffix(".pyc") for name in archive.namelist()}

        self.modules: set[str] = set()
        """The names of the modules that the first archive lacks."""
        for name in later_names:
            path = name.replace(".", "/")
            if existing.isdisjoint((path, f"{path}/__init__")):
                self.modules.add(name)
        self._first = first
        self._fetch = fetch
        self._keep = keep

    def add(self) -> None:
        """Add the later archive to the first one, unless it has been added."""
        if not self.modules:
            return
        packed = self._fetch()
        # Emptied before the import system looks for the modules again.
        self.modules = set()
        add_archive(self._first, packed)
        self._keep()


class LaterModules(MetaPathFinder):
    """Finder of the later archive's modules; the first import of one fetches the archive."""

    def __init__(self, later: LaterArchive) -> None:
        self._later = later

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Add the later archive and return the spec of a module in it; None for other modules."""
        if fullname not in self._later.modules:
            return None
        self._later.add()
        return PathFinder.find_spec(fullname, path, target)
