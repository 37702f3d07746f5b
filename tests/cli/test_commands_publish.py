"""`scorekeeper publish` writes the folder of a club, also while the app runs over its store."""

from pathlib import Path
from typing import NoReturn

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import AppFunctions, cli
from scorekeeper.services import Session
from tests.cli.kit import output_of
from tests.club_ui.sessions import begin_evening, play_round
from tests.support.sessions import SteppingClock


@pytest.fixture
def folder(session: Session) -> Path:
    """The folder of a store with one evening, which an app has open."""
    play_round(session, begin_evening(session, rounds=1), (5000, 3000), (5100, 2000))
    return session.path.parent


def publish(store: Path, *arguments: str | Path) -> Result:
    def elsewhere(*_: object, **__: object) -> NoReturn:
        raise AssertionError

    functions = AppFunctions(
        open_app=elsewhere,
        serve_club=elsewhere,
        data_folder=lambda given: given or store,
        now=SteppingClock(),
        new_uid=str,
        language=lambda: "en",
        build_site=elsewhere,
        build_app=elsewhere,
    )
    command = ["publish", *map(str, arguments)]
    return CliRunner().invoke(cli, command, obj=functions, catch_exceptions=False)


def test_the_folder_is_written_and_told_of(folder: Path, tmp_path: Path) -> None:
    before = (folder / "scores.jsonl").read_bytes()
    text = output_of(publish(folder, tmp_path / "web", "--title", "Our club"), 0)
    files = [path for path in (tmp_path / "web").rglob("*") if path.is_file()]
    assert text == (
        f"{tmp_path / 'web'}: {len(files) - 1} files, 1 session. Any web server can serve this"
        " folder.\n"
    )
    assert "<h1>Our club</h1>" in (tmp_path / "web" / "index.html").read_text("utf-8")
    assert (folder / "scores.jsonl").read_bytes() == before


def test_the_language_and_the_names_are_chosen(folder: Path, tmp_path: Path) -> None:
    output_of(publish(folder, tmp_path / "web", "--language", "de", "--all-names"), 0)
    page = (tmp_path / "web" / "index.html").read_text("utf-8")
    assert '<html lang="de">' in page
    assert ">Ana</a>" in page
    output_of(publish(folder, tmp_path / "web"), 0)
    assert ">Ana</a>" not in (tmp_path / "web" / "index.html").read_text("utf-8")
    assert not (tmp_path / "web" / "people").exists()


def test_a_folder_of_something_else_is_left_alone(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "mine").write_text("mine", "utf-8")
    text = output_of(publish(folder, tmp_path / "web"), 2)
    assert text.strip().endswith("this folder isn’t empty; choose a new or empty one")
    assert [path.name for path in (tmp_path / "web").iterdir()] == ["mine"]


def test_without_a_store_that_is_said(tmp_path: Path) -> None:
    assert "There are no games here" in output_of(publish(tmp_path, tmp_path / "web"), 2)
    assert not (tmp_path / "web").exists()
