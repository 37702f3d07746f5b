"""`scorekeeper package`, as it is called: what it made is said, a refusal is a sentence and 2."""

from pathlib import Path

import pytest

from tests.packaging.sites import call_package, output_of


@pytest.mark.thorough
def test_a_site_is_made_and_told_of(site: Path) -> None:
    output = output_of(site).read_text("utf-8")
    assert str(site) in output
    assert "Any web server" in output


@pytest.mark.thorough
def test_the_folder_of_an_app_is_made_and_told_of(tmp_path: Path) -> None:
    done = call_package("app", tmp_path / "made")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "made" / "main.py").is_file()
    assert str(tmp_path / "made") in done.stdout
    assert "flet build" in done.stdout


@pytest.mark.thorough
@pytest.mark.parametrize("what", ["site", "app"])
def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, what: str) -> None:
    (tmp_path / "mine").write_text("mine", "utf-8")
    done = call_package(what, tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip() == (
        f"{tmp_path}: this folder isn’t empty; choose a new or empty one"
    )
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.thorough
def test_without_a_folder_the_usage_is_said() -> None:
    done = call_package("site")
    assert done.returncode == 2
    assert "Missing argument 'FOLDER'" in done.stderr
