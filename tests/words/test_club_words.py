"""Every reason for which a club's evening refuses something has a sentence of its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.club import plan_problems
from scorekeeper.scoring import Problem
from scorekeeper.words import Words
from scorekeeper.words.clubs.problems import PREFIX, club_problem, club_problems
from tests.club.kit import evening_of, plan_of

PACKAGE = Path(__file__).resolve().parents[2] / "scorekeeper"
CLUB = (PACKAGE / "club", PACKAGE / "session" / "club")
MAKERS = {"Problem", "refusal"}


def codes() -> Iterator[str]:
    """Every code that stands in the code of the club."""
    for path in (path for folder in CLUB for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            first = node.args[0] if node.args else None
            if node.func.id in MAKERS and isinstance(first, ast.Constant):
                yield str(first.value)


CODES = sorted(set(codes()))


def test_the_codes_are_found() -> None:
    assert {"name_needed", "table_open", "met_before", "evening_twice"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: str) -> None:
    assert Words().catalogue.has(f"{PREFIX}{code}")


def test_a_sentence_names_people_and_not_uids() -> None:
    evening = evening_of(["Ana", "Ben"], form="individuals", movement="rotating")
    met = Problem("met_before", "tables[0]", {"uids": ("Ana", "Ben"), "times": 2})
    assert club_problem(Words(), met, evening) == "Ana and Ben have met before."
    assert club_problem(Words(), met) == "somebody have met before."


def test_a_wrong_plan_is_told_all_at_once() -> None:
    plan = plan_of(rounds=0, drop_worst=2)
    assert club_problems(Words(), plan_problems(plan)) == (
        "An evening has at least one round. Not all rounds can be dropped: at least one counts."
    )


def test_a_code_of_a_match_says_what_it_says_there() -> None:
    assert club_problem(Words(), Problem("odd_points", "")) == "does it not end in 0 or 5?"


def test_what_somebody_typed_is_cut() -> None:
    said = club_problem(Words(), Problem("no_date", "plan.date", {"date": "x" * 5000}))
    assert len(said) < 150
