"""Evenings as plain data: they come back the same, and what is broken is told with its place."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.club.model import Score
from scorekeeper.club.results import claim_score, dispute_score, record_walkover
from scorekeeper.club.rounds import draw_round, start_round
from scorekeeper.club.serialization import (
    EVENING_VERSION,
    ClubFileError,
    evening_document,
    read_evening,
    read_season,
)
from scorekeeper.club.standings import standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import NOTE, WHY, accepted, evening_of, play_rounds_by_chance

EVENING = play_rounds_by_chance(evening_of(7, scheme="burraco_4", house_rules={"target": 6000}), 2)
RUNNING = accepted(start_round(accepted(draw_round(EVENING, NOTE)), NOTE))
RUNNING = accepted(claim_score(RUNNING, 1, 0, Score((10, 5), winner=1), WHY))
RUNNING = accepted(dispute_score(RUNNING, 2, 1, WHY))
RUNNING = accepted(record_walkover(RUNNING, 3, [1], WHY))
DOCUMENT = evening_document(RUNNING)


def test_an_evening_goes_through_a_file() -> None:
    text = json.dumps(DOCUMENT, ensure_ascii=False)
    assert read_evening(json.loads(text), "evening.json", RuleLibrary()) == RUNNING


def test_defaults_are_not_written_into_an_evenings_document() -> None:
    assert "place" not in DOCUMENT["plan"]
    assert "claims" not in DOCUMENT["rounds"][0]["tables"][0]
    assert len(json.dumps(DOCUMENT)) < 12_000


def error_after_change(change: Callable[[dict[str, Any]], object]) -> ClubFileError:
    document = deepcopy(DOCUMENT)
    change(document)
    with pytest.raises(ClubFileError) as caught:
        read_evening(json.loads(json.dumps(document)), "evening.json", RuleLibrary())
    return caught.value


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda d: d.update(format="other"), "format"),
        (lambda d: d.update(version="1"), "version"),
        (lambda d: d.update(version=0), "version"),
        (lambda d: d.update(rounds=7), "rounds"),
        (lambda d: d.update(more=7), "more"),
        (lambda d: d["plan"].update(rounds="many"), "plan.rounds"),
        (lambda d: d["plan"].pop("name"), "plan.name"),
        (lambda d: d["plan"].update(form="crowds"), "plan.form"),
        (lambda d: d["plan"].update(ruleset="whist"), "plan.ruleset"),
        (lambda d: d["plan"]["house_rules"].update(target=-0.5), "plan.house_rules.target"),
        (lambda d: d["members"].append(d["members"][0]), "members"),
        (lambda d: d["members"].pop(), "entrants[6].members"),
        (lambda d: d["entrants"][2]["members"].pop(), "entrants[2].members"),
        (lambda d: d["entrants"][2]["members"].pop(), "entrants"),
        (
            lambda d: d["rounds"][0]["tables"][0]["sides"][0]["entrants"].append("006"),
            "rounds[0].tables[0].sides",
        ),
        (lambda d: d["entrants"].pop(), "rounds[0]"),
        (lambda d: d["rounds"].pop(0), "rounds[0].number"),
        (lambda d: d["rounds"][0].update(state="running"), "rounds[0].state"),
        (lambda d: d["rounds"][0]["tables"][1].update(number=1), "rounds[0].tables"),
        (lambda d: d["rounds"][0]["tables"][0].pop("result"), "rounds[0].tables[0].result"),
        (
            lambda d: d["rounds"][0]["tables"][0]["result"]["score"].update(points=[1]),
            "rounds[0].tables[0].score.points",
        ),
        (
            lambda d: d["rounds"][0]["tables"][0]["sides"][0].update(players=["zoe"]),
            "rounds[0].tables[0].sides",
        ),
        (lambda d: d["rounds"][0]["tables"][0].update(sides=[]), "rounds[0].tables[0].sides"),
        (lambda d: d["rounds"][2]["tables"][0]["claims"][0].update(side=2), "rounds[2].tables[0]"),
        (lambda d: d["rounds"][2]["tables"][1]["disputed"].update(side=-1), "rounds[2].tables[1]"),
        (lambda d: d["rounds"][2]["tables"][2]["result"].update(absent=[5]), "rounds[2].tables[2]"),
    ],
)
def test_broken_evening_document_is_refused_with_its_place(
    change: Callable[[dict[str, Any]], object], path: str
) -> None:
    error = error_after_change(change)
    assert path in [problem.path for problem in error.problems]
    assert error.file == "evening.json"


def test_a_newer_version_is_refused_as_such() -> None:
    assert error_after_change(lambda d: d.update(version=EVENING_VERSION + 1)).is_too_new


@pytest.mark.parametrize(
    ("entrant", "points", "code", "path"),
    [
        ("nobody", 100, "unknown_entrant", "adjustments[0].entrant"),
        ("001", 10**8, "beyond_largest", "adjustments[0].points"),
    ],
)
def test_an_adjustment_is_for_an_entrant_and_can_be_added_up(
    entrant: str, points: int, code: str, path: str
) -> None:
    adjusted = {"entrant": entrant, "points": points, "note": DOCUMENT["log"][0]["note"]}
    (problem,) = error_after_change(lambda d: d.update(adjustments=[adjusted])).problems
    assert (problem.code, problem.path) == (code, path)


def test_a_result_awards_points_to_every_side_or_to_none() -> None:
    def award(document: dict[str, Any]) -> None:
        document["rounds"][0]["tables"][0]["result"]["awards"] = [5]

    (problem,) = error_after_change(award).problems
    assert problem.code == "wrong_number_of_scores"
    assert problem.path == "rounds[0].tables[0].result.awards"


def test_an_evening_is_no_season() -> None:
    with pytest.raises(ClubFileError):
        read_season(DOCUMENT, "evening.json")


PATHS = st.lists(st.integers(0, 40), min_size=1, max_size=6)
ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 10**9),
    st.text(max_size=3),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@pytest.mark.thorough
@given(steps=PATHS, anything=ANYTHING)
@settings(max_examples=200)
def test_no_file_crashes_the_reader(steps: list[int], anything: object) -> None:
    """Any one value of the file is replaced: it is read, or refused with a place."""
    document = json.loads(json.dumps(DOCUMENT))
    inner: Any = document
    for step in steps[:-1]:
        keys = list(inner) if isinstance(inner, dict) else range(len(inner))
        below = inner[keys[step % len(keys)]]
        if not isinstance(below, dict | list) or not below:
            break
        inner = below
    keys = list(inner) if isinstance(inner, dict) else range(len(inner))
    inner[keys[steps[-1] % len(keys)]] = anything
    refused: ClubFileError | None = None
    try:
        evening = read_evening(document, "evening.json", RuleLibrary())
    except ClubFileError as error:
        refused = error
    else:
        standing(evening)
        draw_round(evening, NOTE)
        assert read_evening(evening_document(evening), "evening.json", RuleLibrary()) == evening
    assert refused is None or all(one.code for one in refused.problems)
