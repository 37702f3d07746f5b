"""Every reason for which a club's evening refuses something has a sentence of its own."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club.model import Evening, Score, plan_problems
from scorekeeper.club.results import record_from_paper, record_walkover
from scorekeeper.club.rounds import close_round, draw_round, start_round
from scorekeeper.club.standings import lines_of, standing
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import (
    club_problem,
    club_problems,
    line_text,
    place_reason,
    state_text,
    summary_text,
)
from scorekeeper.i18n.messages import languages
from scorekeeper.rules import RuleLibrary
from scorekeeper.scoring import Problem
from scorekeeper.services.club.evenings import summary_of
from tests.club.kit import NOTE, accepted, evening_of, plan_of

PACKAGE = Path(__file__).resolve().parents[2] / "scorekeeper"
CLUB = (PACKAGE / "club", PACKAGE / "services" / "club")
MAKERS = {"Problem", "refusal"}


def club_problem_codes() -> Iterator[str]:
    """Every code that stands in the code of the club."""
    for path in (path for folder in CLUB for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            first = node.args[0] if node.args else None
            if node.func.id in MAKERS and isinstance(first, ast.Constant):
                yield str(first.value)


CODES = sorted(set(club_problem_codes()))


def start_first_round(evening: Evening) -> Evening:
    return accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))


def test_the_codes_are_found() -> None:
    assert {"name_needed", "table_open", "met_before", "evening_twice"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: str) -> None:
    assert any(Words().catalogue.has(f"{kind}-{code}") for kind in ("club-problem", "problem"))


def test_a_sentence_names_people_and_not_uids() -> None:
    evening = evening_of(["Ana", "Ben"], form="individuals", movement="rotating")
    met = Problem("met_before", "tables[0]", {"uids": ("Ana", "Ben"), "times": 2})
    assert club_problem(Words(), met, evening) == "Ana and Ben have already played each other."
    assert club_problem(Words(), met) == "someone have already played each other."


@pytest.mark.parametrize("language", languages())
def test_walkover_line_reads_otherwise_than_a_played_one(
    language: str,
) -> None:
    words, evening = Words(language), start_first_round(evening_of(["Ana", "Ben"]))
    came, missed = lines_of(accepted(record_walkover(evening, 1, [1], NOTE)))
    score = Score((evening.plan.scheme.walkover, 0))
    won, lost = lines_of(accepted(record_from_paper(evening, 1, score, NOTE)))
    how = words.text("club-how-short", how="walkover")
    for line, played in ((came, won), (missed, lost)):
        told = line_text(words, evening, line)
        assert told.startswith(line_text(words, evening, played))
        assert how in told.removeprefix(line_text(words, evening, played))


def test_in_english_it_is_called_a_walkover() -> None:
    evening = start_first_round(evening_of(["Ana", "Ben"]))
    came, missed = lines_of(accepted(record_walkover(evening, 1, [1], NOTE)))
    told = [line_text(Words(), evening, line) for line in (came, missed)]
    assert told == ["Won against Ben, 2,000 : 0 (walkover)", "Lost to Ana, 0 : 2,000 (walkover)"]


def test_a_wrong_plan_is_told_all_at_once() -> None:
    plan = plan_of(rounds=0, drop_worst=2)
    assert club_problems(Words(), plan_problems(plan, RuleLibrary())) == (
        "A session needs at least one round. At least one round must count."
    )


def test_a_code_of_a_match_says_what_it_says_there() -> None:
    assert club_problem(Words(), Problem("odd_points", "")) == "card points end in 0 or 5"


def test_club_problem_cuts_long_values() -> None:
    said = club_problem(Words(), Problem("no_date", "plan.date", {"date": "x" * 5000}))
    assert len(said) < 150


def test_club_guide_names_the_parts_as_the_screen_does() -> None:
    guide = (Path(__file__).parents[2] / ".github" / "CLUB.md").read_text("utf-8")
    words = Words()
    for part in ("players", "tables", "standing", "papers"):
        name = words.text("club-part", part=part)
        assert re.search(rf"^\d\. \*\*{name}\b", guide, re.MULTILINE), name
    assert "Papers" not in guide


def test_club_cards_hint_does_not_promise_to_open_the_page() -> None:
    assert Words().text("club-cards-hint") == "Save a page, then open it to print it."


def drawn_evening(rounds: int = 2) -> Evening:
    return accepted(draw_round(evening_of(["Ana", "Ben"], rounds=rounds), NOTE))


def closed_evening(rounds: int = 2) -> Evening:
    started = accepted(start_round(drawn_evening(rounds), NOTE))
    return accepted(close_round(accepted(record_from_paper(started, 1, Score((5, 0)), NOTE)), NOTE))


@pytest.mark.parametrize(
    ("evening", "said"),
    [
        (lambda: evening_of(2), "Check-in"),
        (drawn_evening, "Round 1 of 2 drawn"),
        (lambda: accepted(start_round(drawn_evening(), NOTE)), "Round 1 of 2 in progress"),
        (closed_evening, "Round 1 of 2 finished"),
        (lambda: closed_evening(1), "The only round has been played"),
    ],
)
def test_an_evening_says_how_far_it_is_by_itself_and_in_a_list(
    evening: Callable[[], Evening], said: str
) -> None:
    found = evening()
    assert state_text(Words(), found) == said
    rounds = [{"number": one.number, "state": one.state} for one in found.rounds]
    head = {"uid": found.uid, "plan": {"rounds": found.plan.rounds}, "version": 1}
    assert summary_text(Words(), summary_of(head, rounds)) == said


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "First, with 4 points."),
        (
            1,
            (
                "1 point behind Ana. "
                "Tied with Cleo on points, but ahead on the tie-break: "
                "difference in card points +300 : −20."
            ),
        ),
        (
            2,
            (
                "Tied with Ben on points, but behind on the tie-break: "
                "difference in card points +300 : −20."
            ),
        ),
        (3, "Tied with Cleo, because everything is equal."),
        (4, "There are no places before the first result."),
    ],
)
def test_a_row_of_the_standing_says_why_it_stands_there(number: int, said: str) -> None:
    evening = evening_of(["Ana", "Ben", "Cleo", "Dov", "Eva"])
    figures: list[tuple[Any, ...]] = [
        (1, 4, None),
        (2, 3, None),
        (3, 3, "difference"),
        (3, 3, None),
        (None, 0, None),
    ]
    rows = [
        replace(
            row,
            entrant=entrant.uid,
            place=place,
            points=points,
            tie_break=parted,
            tie_break_figures=(300, -20) if parted else None,
        )
        for row, entrant, (place, points, parted) in zip(
            standing(evening), evening.entrants, figures, strict=True
        )
    ]
    assert place_reason(Words(), evening, rows, number) == said


def test_line_of_individuals_names_the_partner_of_the_round() -> None:
    """Partners change every round, so the line of a round has to say whose it was."""
    evening = evening_of("ABCD", form="individuals", movement="rotating")
    evening = start_first_round(evening)
    (table,) = evening.rounds[-1].tables
    evening = accepted(record_from_paper(evening, 1, Score((5000, 3000)), NOTE))
    (player, partner), _ = (side.entrants for side in table.sides)
    row = next(row for row in standing(evening) if row.entrant == player)
    (line,) = row.lines
    assert line_text(Words(), evening, line).endswith(f"5,000 : 3,000 · with {partner}")


def test_line_of_a_pair_names_no_partner() -> None:
    evening = accepted(
        record_from_paper(start_first_round(evening_of("AB")), 1, Score((5000, 3000)), NOTE)
    )
    (line,) = standing(evening)[0].lines
    assert line_text(Words(), evening, line).endswith("5,000 : 3,000")
