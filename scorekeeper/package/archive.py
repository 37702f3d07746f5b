"""The code of the app as one file that a browser's Python unpacks."""

import zipfile
from collections.abc import Iterable
from pathlib import Path

from scorekeeper.package.carried import code_parts, is_carried, languages_of
from scorekeeper.package.packages import BROWSER, Part, needed_packages, parts_of
from scorekeeper.package.project import STARTING, Project

PACKAGES = "__pypackages__"
"""Where Flet's page looks for packages."""

START = "main.py"
SAME_TIME = (2000, 1, 1, 0, 0, 0)
"""Of every file, so that the same code makes the same archive."""

FILE = 0o644 << 16


def write_archive(path: Path, project: Project) -> None:
    """Write the app and all packages that it needs in a browser.

    Raises `PackageError` where one of them is missing or cannot run there.
    """
    entries = {START: STARTING.encode()}
    entries |= {str(part.place): part.source.read_bytes() for part in code_parts(project.code)}
    for part in package_parts(project):
        entries[f"{PACKAGES}/{part.place}"] = part.source.read_bytes()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(entries):
            entry = zipfile.ZipInfo(name, SAME_TIME)
            entry.external_attr, entry.compress_type = FILE, zipfile.ZIP_DEFLATED
            archive.writestr(entry, entries[name])


def package_parts(project: Project) -> Iterable[Part]:
    """The files of all packages that the app needs in a browser."""
    languages = languages_of(project.code)
    for package in needed_packages(project.dependencies, BROWSER):
        for part in parts_of(package):
            if part.source.is_file() and is_carried(part.place, languages=languages):
                yield part
