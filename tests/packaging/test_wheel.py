"""What `pip wheel .` makes: all that the app needs, and nothing of the checkout beside it."""

import subprocess
import zipfile
from email.message import Message
from email.parser import BytesParser
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
def files_of_wheel(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_every_file_of_the_package_is_in_it(files_of_wheel: set[str]) -> None:
    files = (ROOT / "scorekeeper").rglob("*")
    wanted = {file.relative_to(ROOT) for file in files if file.is_file()}
    assert {file.as_posix() for file in wanted if "__pycache__" not in file.parts} <= files_of_wheel


def test_rules_words_fonts_and_cases_are_in_it(files_of_wheel: set[str]) -> None:
    assert {f"scorekeeper/rules/sets/{one}.toml" for one in rule_set_ids()} <= files_of_wheel
    assert {f"scorekeeper/i18n/catalogues/{one}.ftl" for one in languages()} <= files_of_wheel
    fonts = (ROOT / "assets" / "fonts").glob("*.ttf")
    assert {f"scorekeeper/assets/fonts/{font.name}" for font in fonts} <= files_of_wheel
    cases = (ROOT / "tests" / "cases").glob("*.json")
    in_wheel = {f"scorekeeper/case_law/{name}" for name in ("README.md", "LICENSE")}
    in_wheel |= {f"scorekeeper/case_law/{case.name}" for case in cases}
    assert {name for name in files_of_wheel if "case_law" in name} == in_wheel


def test_nothing_else_is_in_it(files_of_wheel: set[str]) -> None:
    tops = {name.split("/")[0].partition("-")[0] for name in files_of_wheel}
    assert tops == {"scorekeeper", "canasta_scorekeeper"}


@pytest.fixture(scope="module")
def metadata(wheel: Path, files_of_wheel: set[str]) -> Message:
    (file,) = (name for name in files_of_wheel if name.endswith(".dist-info/METADATA"))
    with zipfile.ZipFile(wheel) as archive:
        return BytesParser().parsebytes(archive.read(file))


def test_its_licences_are_in_it_and_named(metadata: Message, files_of_wheel: set[str]) -> None:
    files = {f"{file}" for file in metadata.get_all("License-File", [])}
    assert metadata["License-Expression"] == "MIT AND CC0-1.0"
    assert {".github/LICENSE", "tests/cases/LICENSE"} <= files
    assert all(any(name.endswith(f"licenses/{file}") for name in files_of_wheel) for file in files)
    own, bundled = ROOT / ".github" / "LICENSE", ROOT / "assets" / "licences" / "LICENSE.txt"
    assert own.read_bytes() == bundled.read_bytes(), "the app shows the licence of the project"


def test_its_page_is_the_readme_and_its_types_are_checked(
    metadata: Message, files_of_wheel: set[str]
) -> None:
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "scorekeeper/py.typed" in files_of_wheel
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])


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
    said("scorekeeper", "cases", "--export", "exported")
    case = str(Path("exported", "cases", "samba.json"))
    assert said("scorekeeper", "cases", case).endswith(" passed, 0 failed\n")
