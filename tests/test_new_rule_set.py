"""A new rule set is two files, with sources that nobody has used yet: of rules, and of cases.

They are added to a copy of the project, where every test that is run for each rule set must pass
for the new one: its values and sources, its cases, forms, pages and lists, a deal by taps, a whole
game.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "tests" / "services" / "made_up.toml"
ID = "archipelago"
FOLDERS = (
    "cases",
    "cli",
    "deal_form",
    "i18n",
    "match",
    "meld_finder",
    "rules",
    "scoring",
    "services",
    "ui",
    "view_models",
)
"""Folders of tests that are run for each rule set."""
CASES = {
    "format": "canasta-rule-cases",
    "version": 1,
    "cases": [
        {
            "id": f"hs-{ID}-sequence-out",
            "ruleset": ID,
            "kind": "hand_score",
            "description": "Hearts from 4 to 10, four kings, and out",
            "options": {},
            "input": {"melds": ["h:456789T", "KKKK"], "went_out": True},
            "expected": {
                "total": 1440,
                "parts": {"melded_cards": 90, "canasta_bonus": 1250, "go_out": 100},
            },
            "source": "table",
            "stated_in": "external",
            "outside": True,
        }
    ],
}
MIN_TESTS = 60
"""Tests that run for each rule set, at least; fewer mean that they were not found."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the project and add the two files."""
    copy = tmp_path_factory.mktemp("project")
    for folder in ("scorekeeper", "tests"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, copy / folder, ignore=ignored)
    for name in ("pyproject.toml", "README.md", "assets", ".github"):
        (copy / name).symlink_to(ROOT / name)
    rules = copy / "scorekeeper" / "rules" / "sets" / f"{ID}.toml"
    rules.write_text(RULES.read_text("utf-8"), "utf-8")
    cases = copy / "tests" / "cases" / f"{ID}.json"
    cases.write_text(json.dumps(CASES), "utf-8")
    return copy


@pytest.mark.thorough
def test_two_files_add_a_rule_set_to_everything(project: Path) -> None:
    folders = [f"tests/{folder}" for folder in FOLDERS]
    outer_run = [name for name in os.environ if name.startswith("PYTEST_XDIST")]
    environment = {name: os.environ[name] for name in os.environ if name not in outer_run}
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"),
            *("-k", ID, *folders),
        ],
        cwd=project,
        env={**environment, "PYTHONPATH": str(project)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    *_, result = done.stdout.splitlines()
    assert int(result.split()[0]) >= MIN_TESTS, result
