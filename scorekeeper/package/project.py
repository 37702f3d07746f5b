"""This project itself: its code, its pictures and fonts, and what it needs to run."""

import importlib.metadata
import tomllib
from dataclasses import dataclass
from pathlib import Path

from scorekeeper import __version__
from scorekeeper.package.errors import PackageError

NAME = "scorekeeper"
TITLE, SHORT_TITLE = "Canasta Scorekeeper", "Canasta"
ABOUT = "Keeps score of canasta that is played with real cards."
OF_AN_EXTRA = "extra =="
STARTING = '''"""Starts the app where Flet has bundled it: phone, desktop, browser."""

from scorekeeper.__main__ import open_bundled

open_bundled()
'''
"""The one file beside the package that Flet wants: it runs `main.py`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Project:
    """Where the parts of the project lie on this machine, and what it is."""

    code: Path
    """The folder of the package."""
    assets: Path
    dependencies: tuple[str, ...]
    """What it needs to run, without any extra, as pip would be told."""
    requires_python: str
    version: str = __version__


def this_project() -> Project:
    """The project as it lies here: a checkout, or what pip has installed.

    Raises `PackageError` where its assets are missing, or nothing says what it needs.
    """
    code = Path(__file__).resolve().parents[1]
    places = (code / "assets", code.parent / "assets")
    assets = next((place for place in places if place.is_dir()), None)
    if assets is None:
        raise PackageError(f"the folder of fonts and pictures is missing: {places[0]}")
    needs = _of_checkout(code.parent / "pyproject.toml") or _of_installation()
    return Project(code=code, assets=assets, dependencies=needs[0], requires_python=needs[1])


def _of_checkout(path: Path) -> tuple[tuple[str, ...], str] | None:
    """What a checkout needs: it may say more than was there when it was installed."""
    if not path.is_file():
        return None
    project = tomllib.loads(path.read_text("utf-8")).get("project", {})
    if project.get("name") != NAME:
        return None
    return tuple(project["dependencies"]), project["requires-python"]


def _of_installation() -> tuple[tuple[str, ...], str]:
    try:
        metadata = importlib.metadata.metadata(NAME)
    except importlib.metadata.PackageNotFoundError as error:
        raise PackageError(f"{NAME} is not installed, so nothing says what it needs") from error
    needed = metadata.get_all("Requires-Dist") or []
    base = tuple(one for one in needed if OF_AN_EXTRA not in one)
    return base, metadata["Requires-Python"]
