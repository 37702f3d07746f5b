"""The folder of an app is what `flet build` wants: entry point, settings, pictures, code."""

import os
import subprocess
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import babel
import pytest

from scorekeeper import __version__
from scorekeeper.packaging.app_folder import PLATFORMS, build_app, globs_for_others
from scorekeeper.packaging.project import locales_of, this_project

PLATFORM_TABLES = {"android", "ios", "macos", "windows", "linux", "web"}
SETTINGS_OF_ALL = {
    "org",
    "product",
    "company",
    "copyright",
    "artifact",
    "icon_background",
    "permissions",
    "cleanup",
    "app",
    "splash",
    "boot_screen",
}
"""Names that Flet 1.0.5 reads; another would be passed over in silence."""

PRINTS_WHAT_IT_STARTS = """
import sys
import flet
flet.run = lambda main, **options: print("starts", main.__qualname__, options["assets_dir"])
import runpy
runpy.run_path("main.py", run_name="__main__")
print("from", sys.modules["scorekeeper"].__file__)
"""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_app(tmp_path_factory.mktemp("apps") / "app").folder


@pytest.fixture(scope="module")
def settings(app: Path) -> dict[str, Any]:
    return tomllib.loads((app / "pyproject.toml").read_text("utf-8"))


def test_the_entry_point_is_where_the_settings_say(app: Path, settings: dict[str, Any]) -> None:
    where = settings["tool"]["flet"]["app"]
    assert (app / where["path"] / f"{where['module']}.py").is_file()


def run_entry_point(app: Path, data: Path) -> str:
    """Run the entry point as in a bundle of Flet's on a phone; return what it starts."""
    there = {"FLET_PLATFORM": "android", "FLET_APP_STORAGE_DATA": str(data)}
    done = subprocess.run(
        [sys.executable, "-B", "-c", PRINTS_WHAT_IT_STARTS],  # the folder stays as it was made
        check=False,
        cwd=app,
        env={**os.environ, **there, "PYTHONPATH": str(app)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.thorough
def test_the_entry_point_opens_the_app_on_its_own_data(app: Path, tmp_path: Path) -> None:
    told = run_entry_point(app, tmp_path / "data")
    assert f"starts app_for_folder.<locals>.main {app / 'assets'}" in told
    assert f"from {app / 'scorekeeper' / '__init__.py'}" in told
    assert (tmp_path / "data" / "scores.jsonl").is_file()


@pytest.mark.thorough
def test_matches_that_cannot_be_opened_are_said_on_a_screen(app: Path, tmp_path: Path) -> None:
    """A phone has no terminal, so an exception would be a screen with nothing on it."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "scores.jsonl").write_text("somebody's letters", "utf-8")
    assert "starts store_error_app.<locals>.main" in run_entry_point(app, tmp_path / "data")
    assert (tmp_path / "data" / "scores.jsonl").read_text("utf-8") == "somebody's letters"


def test_the_app_is_the_project(app: Path, settings: dict[str, Any]) -> None:
    project = this_project()
    assert settings["project"]["name"] == "scorekeeper"
    assert settings["project"]["version"] == __version__
    assert settings["project"]["dependencies"] == list(project.dependencies)
    code = {path.relative_to(project.code) for path in project.code.rglob("*.py")}
    assert {path.relative_to(app / "scorekeeper") for path in app.rglob("scorekeeper/**/*.py")} == {
        *code
    }


def test_every_setting_is_one_that_is_read(settings: dict[str, Any]) -> None:
    assert settings["tool"]["flet"].keys() <= SETTINGS_OF_ALL | PLATFORM_TABLES


def test_no_permission_is_asked_for(settings: dict[str, Any]) -> None:
    flet = settings["tool"]["flet"]
    assert flet["permissions"] == []
    assert not any(flet["android"]["permission"].values())
    assert not any(flet["macos"]["entitlement"].values())


def test_of_the_locales_only_those_of_the_languages_are_kept(settings: dict[str, Any]) -> None:
    globs = settings["tool"]["flet"]["cleanup"]["package_files"]
    folder = Path(babel.__file__).parent / "locale-data"
    kept = {
        file.stem
        for file in folder.glob("*.dat")
        if not any(fnmatchcase(f"lib/babel/locale-data/{file.name}", glob) for glob in globs)
    }
    assert kept == {"root", *locales_of(this_project().code)}


@pytest.mark.parametrize("kept", [{"en"}, {"en", "en_GB", "es"}, {"af", "de", "es", "it", "nl"}])
def test_globs_match_every_name_but_those_that_are_kept(kept: set[str]) -> None:
    names = {file.stem for file in (Path(babel.__file__).parent / "locale-data").glob("*.dat")}
    globs = list(globs_for_others(kept))
    assert {name for name in names if not any(fnmatchcase(name, glob) for glob in globs)} == kept


def test_pictures_and_fonts_are_where_they_are_looked_for(app: Path) -> None:
    for name in ("icon.png", "splash.png", "favicon.png", "fonts/Roboto-Regular.ttf"):
        assert (app / "assets" / name).is_file(), name
    assert not list((app / "assets").rglob("*.py")), "what drew them is not part of an app"
    assert list((app / "assets" / "licences").glob("*.txt"))


def test_the_commands_are_told(app: Path) -> None:
    told = (app / "README.md").read_text("utf-8")
    for platform in PLATFORMS:
        assert f"flet build {platform}\n" in told
    assert 'pip install "flet[cli]==1.0.5"' in told


def test_nothing_of_this_machine_is_in_it(app: Path) -> None:
    assert not list(app.rglob("__pycache__"))
    assert not list(app.rglob("tests"))
