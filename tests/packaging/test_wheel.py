"""What `pip wheel .` makes: all that the app needs, and nothing of the checkout beside it."""

import subprocess
import zipfile
from pathlib import Path

import pytest

from scorekeeper.i18n.messages import languages
from scorekeeper.rules import rule_set_ids
from tests.packaging.wheels import ROOT, built_wheel, installed

pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux", "darwin")]
QUESTION = "import scorekeeper, sys; sys.stdout.write(scorekeeper.__file__)"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_every_file_of_the_package_is_in_it(names: set[str]) -> None:
    files = (ROOT / "scorekeeper").rglob("*")
    wanted = {file.relative_to(ROOT) for file in files if file.is_file()}
    assert {file.as_posix() for file in wanted if "__pycache__" not in file.parts} <= names


def test_rules_words_and_fonts_are_in_it(names: set[str]) -> None:
    assert {f"scorekeeper/rules/sets/{one}.toml" for one in rule_set_ids()} <= names
    assert {f"scorekeeper/i18n/catalogues/{one}.ftl" for one in languages()} <= names
    fonts = (ROOT / "assets" / "fonts").glob("*.ttf")
    assert {f"scorekeeper/assets/fonts/{font.name}" for font in fonts} <= names


def test_nothing_else_is_in_it(names: set[str]) -> None:
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"scorekeeper"}


def test_its_command_line_works_outside_the_checkout(wheel: Path, tmp_path: Path) -> None:
    programs = installed(wheel, tmp_path / "environment")

    def said(*command: str) -> str:
        done = subprocess.run(
            [programs / command[0], *command[1:]],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
            env={},
        )
        return done.stdout

    assert Path(said("python", "-c", QUESTION)).is_relative_to(tmp_path)
    assert "Classic" in said("scorekeeper", "rules")
