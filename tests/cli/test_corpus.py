"""The rule cases as a folder that another project can take and use."""

import hashlib
import json
from pathlib import Path

import pytest

from scorekeeper import __version__
from scorekeeper.cli.schema import schema
from tests.cases.law import FILES, FOLDER
from tests.cli.kit import output_of, run


@pytest.fixture
def corpus_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "cases of canasta"
    assert output_of(run("cases", "--export", folder), 0) == f"{folder}: {len(FILES) + 7} files.\n"
    return folder


def test_corpus_has_every_case_to_the_letter(corpus_folder: Path) -> None:
    cases = sorted((corpus_folder / "cases").iterdir())
    assert [file.name for file in cases] == [file.name for file in FILES]
    assert all(file.read_bytes() == (FOLDER / file.name).read_bytes() for file in cases)
    assert output_of(run("cases", *cases), 0).endswith(" passed, 0 failed\n")


def test_corpus_has_schemas_sources_licence_and_readme(corpus_folder: Path) -> None:
    for file in (corpus_folder / "schemas").iterdir():
        assert json.loads(file.read_text("utf-8")) == schema(file.stem)
    assert "[afrikaans-wikipedia]" in (corpus_folder / "sources.toml").read_text("utf-8")
    assert "CC0 1.0 Universal" in (corpus_folder / "LICENSE").read_text("utf-8")
    assert (corpus_folder / "README.md").read_text("utf-8").startswith("# Rule cases of canasta")


def test_corpus_description_has_version_licence_and_hashes(
    corpus_folder: Path,
) -> None:
    description = json.loads((corpus_folder / "datapackage.json").read_text("utf-8"))
    assert description["version"] == __version__
    assert [each["name"] for each in description["licenses"]] == ["CC0-1.0"]
    assert len(description["resources"]) == len(FILES)
    for resource in description["resources"]:
        content = (corpus_folder / resource["path"]).read_bytes()
        assert resource["hash"] == f"sha256:{hashlib.sha256(content).hexdigest()}"
        assert resource["bytes"] == len(content)


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine")
    assert "isn’t empty" in output_of(run("cases", "--export", tmp_path), 2)
    assert [file.name for file in tmp_path.iterdir()] == ["note.txt"]


def test_cases_are_either_run_or_exported(tmp_path: Path) -> None:
    arguments = (FILES[0], "--export", tmp_path)
    assert "--export takes no FILES" in output_of(run("cases", *arguments), 2)


def test_cases_without_files_runs_the_shipped_ones() -> None:
    assert output_of(run("cases"), 0).endswith(" passed, 0 failed\n")
