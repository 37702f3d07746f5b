"""The project, in a checkout or an installation: its code, assets and requirements."""

import importlib.metadata
import shutil
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError
from pathlib import Path, PurePosixPath

from scorekeeper import __version__
from scorekeeper.validation import ProblemError

DISTRIBUTION = "canasta-scorekeeper"
"""The project's name for pip."""
NAME = "scorekeeper"
"""The app's name for Flet, which names the app's folders on a device by it."""
TITLE = "Canasta Scorekeeper"
SHORT_TITLE = "Canasta"
DESCRIPTION = "Keeps the score while you play canasta with real cards."
MAIN_FILE = "main.py"
"""The file that Flet runs in a bundle."""
MAIN_SOURCE = '''"""Starts the app where Flet has bundled it: phone, desktop, browser."""

from scorekeeper.__main__ import open_bundled

open_bundled()
'''

COMPILED_SUFFIXES = (".so", ".pyd", ".dylib", ".pyc", ".pyx", ".c", ".h")
TEST_FOLDERS = ("tests", "testing", "__pycache__")
"""Folders of files that the app never runs."""
DATA_OF_WHEEL = ("assets", "case_law")
"""Folders that only a wheel has within the package; a checkout has them elsewhere."""


class PackageError(ProblemError):
    """A folder cannot be built; nothing of it remains."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A file to copy, and its path within the folder."""

    source: Path
    place: PurePosixPath


def copy_parts(parts: Iterable[Part], folder: Path) -> None:
    """Copy files to their paths within a folder."""
    for part in parts:
        (folder / part.place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(part.source, folder / part.place)


@dataclass(frozen=True, slots=True, kw_only=True)
class Project:
    """The project's folders and metadata."""

    code: Path
    assets: Path
    dependencies: tuple[str, ...]  # requirements as pip writes them, without those of extras
    requires_python: str
    version: str = __version__


def this_project() -> Project:
    """Return the project whose code is running.

    Raises:
        PackageError: If it has no assets, or no metadata with its requirements.
    """
    code = Path(__file__).resolve().parents[1]
    assets = _assets_folder(code)

    # The requirements of a checkout may be newer than those at its installation.
    checkout = code.parent / "pyproject.toml"
    if checkout.is_file():
        metadata = tomllib.loads(checkout.read_text("utf-8")).get("project", {})
        if metadata.get("name") == DISTRIBUTION:
            return Project(
                code=code,
                assets=assets,
                dependencies=tuple(metadata["dependencies"]),
                requires_python=metadata["requires-python"],
            )

    try:
        installed = importlib.metadata.metadata(DISTRIBUTION)
    except PackageNotFoundError as error:
        raise PackageError("not_installed", name=DISTRIBUTION) from error
    requirements = installed.get_all("Requires-Dist") or []
    return Project(
        code=code,
        assets=assets,
        dependencies=tuple(text for text in requirements if "extra ==" not in text),
        requires_python=installed["Requires-Python"],
    )


def _assets_folder(code: Path) -> Path:
    """Return the folder of the assets: in the package of a wheel, beside it in a checkout."""
    in_wheel = code / "assets"
    in_checkout = code.parent / "assets"
    for folder in (in_wheel, in_checkout):
        if folder.is_dir():
            return folder
    raise PackageError("no_assets", folder=in_wheel)


def code_parts(code: Path) -> Iterator[Part]:
    """Yield the files of the package, without assets, cases, tests and compiled files."""
    for source in sorted(code.rglob("*")):
        place = PurePosixPath(source.relative_to(code.parent).as_posix())
        is_left_out = (
            place.parts[1] in DATA_OF_WHEEL
            or not set(TEST_FOLDERS).isdisjoint(place.parts)
            or source.suffix in COMPILED_SUFFIXES
        )
        if source.is_file() and not is_left_out:
            yield Part(source=source, place=place)


def asset_parts(assets: Path) -> Iterator[Part]:
    """Yield fonts, pictures and licences, without the programs and drawings that make them."""
    for source in sorted(assets.rglob("*")):
        place = PurePosixPath(source.relative_to(assets).as_posix())
        is_left_out = (
            source.suffix in {".py", ".md"}
            or place.name == "readme.webp"
            or place.is_relative_to("fonts/icons")
            or "__pycache__" in place.parts
        )
        if source.is_file() and not is_left_out:
            yield Part(source=source, place=place)


def locales_of(code: Path) -> tuple[str, ...]:
    """Return the languages of the catalogues, as Babel names them."""
    catalogues = (code / "i18n" / "catalogues").glob("*.ftl")
    return tuple(sorted(file.stem.replace("-", "_") for file in catalogues))
