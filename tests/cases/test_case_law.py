"""Every case of the case law comes out as it says, and none of them is lost."""

import subprocess
import sys

import pytest

from scorekeeper.cases import Case, read_cases, run_case
from scorekeeper.rules import RuleLibrary, catalogue, rule_book
from scorekeeper.rules.loader import leaf_paths
from tests.cases.law import FILES, raw_cases

CASES = [
    case
    for file in FILES
    for case in read_cases(file.read_text("utf-8"), file.name)
    if isinstance(case, Case)
]
IDS = [case.id for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_rule_set_answers_as_the_case_says(case: Case) -> None:
    verdict = run_case(case, RuleLibrary())
    assert [str(complaint) for complaint in verdict.wrong] == [], verdict.details


def test_every_case_of_the_files_is_run() -> None:
    assert len(CASES) == sum(len(raw_cases(file)) for file in FILES)


def test_every_rule_set_has_cases() -> None:
    """All but those of which no source says anything."""
    with_sources = {
        identity.id
        for identity in catalogue()
        if any(
            rule_book(identity.id).citations.citation_at(path).status != "proposed"
            for path, _ in leaf_paths(rule_book(identity.id).tree)
        )
    }
    assert {file.stem for file in FILES} == with_sources


def test_every_case_has_its_own_id_in_its_rule_sets_file() -> None:
    assert len(set(IDS)) == len(IDS)
    for file in FILES:
        assert {case["ruleset"] for case in raw_cases(file)} == {file.stem}


def test_every_case_says_what_it_is_about_and_who_says_so() -> None:
    without = [case.id for case in CASES if not (case.description and case.source)]
    assert without == []
    assert {case.stated_in for case in CASES} == {
        "derived",
        "document",
        "document-part",
        "external",
        "external-part",
        "proposed",
    }


@pytest.mark.thorough
def test_the_command_runs_them_all_and_ends_with_their_number() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scorekeeper", "cases", *map(str, FILES)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout.splitlines()[-1] == f"{len(CASES)} passed, 0 failed", done.stdout
    assert (done.returncode, done.stderr) == (0, "")
