"""What stands around the code says the same of it everywhere: Pythons, apps, forms, actions."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from scorekeeper import __version__
from scorekeeper.packaging.app_folder import PLATFORMS
from scorekeeper.packaging.project import DISTRIBUTION

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(GITHUB.glob("ISSUE_TEMPLATE/[!c]*.yml"))
DOCUMENTS = [ROOT / "README.md", ROOT / "tests" / "README.md", *sorted(GITHUB.glob("*.md"))]
NAMED_FILE = re.compile(r"`([\w./-]+/[\w-]+\.(?:diff|json|md|py|svg|toml|txt|webp|yaml|yml))`")
PLACEHOLDERS = {"ID", "ghent"}
"""Files that a reader is to write."""
LINKED_FILE = re.compile(r"\]\(([^)#:]+)\)")
FIELDS = {"checkboxes", "dropdown", "input", "markdown", "textarea"}
"""Kinds of fields that GitHub's forms for issues know."""

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text("utf-8"))


def matrix(workflow: str, job: str) -> Any:
    return read(GITHUB / "workflows" / workflow)["jobs"][job]["strategy"]["matrix"]


def pythons() -> list[str]:
    """The Pythons that the project names, the oldest first."""
    text = "\n".join(PROJECT["classifiers"])
    return re.findall(r"^.* :: (3\.\d+)$", text, re.MULTILINE)


def test_the_oldest_and_the_newest_python_are_tested() -> None:
    assert matrix("tests.yml", "tests")["python"] == [pythons()[0], pythons()[-1]]
    assert PROJECT["requires-python"] == f">={pythons()[0]}"


def test_the_container_has_the_newest_python() -> None:
    images = re.findall(r"FROM python:(\S+)-slim", (GITHUB / "Containerfile").read_text("utf-8"))
    assert images == [pythons()[-1]] * 2


def test_a_league_in_containers_is_built_from_this_checkout() -> None:
    build = read(GITHUB / "compose.yaml")["services"]["league"]["build"]
    assert (GITHUB / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    assert build["args"]["EXTRA"] in PROJECT["optional-dependencies"]


def test_every_app_is_built_but_the_one_that_only_a_shop_takes() -> None:
    built = {entry["app"] for entry in matrix("apps.yml", "app")["include"]}
    assert built == set(PLATFORMS) - {"aab"}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_names_each_action_by_its_commit(workflow: Path) -> None:
    """A tag may be moved to other code."""
    jobs = read(workflow)["jobs"].values()
    used = [step["uses"] for job in jobs for step in job.get("steps", ()) if "uses" in step]
    assert [action for action in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action)] == []


@pytest.mark.parametrize("form", FORMS, ids=lambda file: file.name)
def test_a_form_for_issues_is_one_that_github_reads(form: Path) -> None:
    read_form = read(form)
    assert {"name", "description", "body"} <= read_form.keys()
    assert {field["type"] for field in read_form["body"]} <= FIELDS
    ids = [field["id"] for field in read_form["body"]]
    assert len(ids) == len(set(ids))
    assert all(field["attributes"]["label"] for field in read_form["body"])


def test_the_changelog_has_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (GITHUB / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased" or headings[0] == __version__
    assert __version__ in headings


def test_everything_that_names_the_distribution_names_this_one() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    assert f'--from "{DISTRIBUTION}[web]" scorekeeper' in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_documents_name_files_that_exist(document: Path) -> None:
    """Paths in backticks begin in the project, its package, its tests, or beside the document."""
    text = document.read_text("utf-8")
    folders = (ROOT, ROOT / "scorekeeper", ROOT / "tests", document.parent)
    named = [
        name
        for name in NAMED_FILE.findall(text)
        if Path(name).stem not in PLACEHOLDERS
        and not any((folder / name).is_file() for folder in folders)
    ]
    linked = [name for name in LINKED_FILE.findall(text) if not (document.parent / name).exists()]
    assert named + linked == []
