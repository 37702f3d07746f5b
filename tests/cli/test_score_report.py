"""`scorekeeper score`: the sheet of a record, as text and as the public format has it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.loader import has_path
from tests.cli.kit import json_output, output_of, run, write_json
from tests.match.kit import by_totals, record
from tests.match.test_serialization import EXAMPLE

SEVEN = {"canastas": {"mixed": 7}, "melded_card_points": 500, "went_out": True}
EVENING = Path(__file__).parents[1] / "match" / "evening.json"
PROMISED: dict[str, Any] = {
    "ruleset": "classic_4p",
    "over": False,
    "winner": None,
    "margin": None,
    "problems": [],
}
PROMISED_SIDE = {
    "name": "North-South",
    "total": 785,
    "requirement": {"points": 50},
    "deals": [
        {
            "total": 785,
            "running": 785,
            "lines": [
                {"kind": "melded_cards", "count": 10, "points": 85, "rule": "card_values"},
                {
                    "kind": "natural_canasta",
                    "count": 1,
                    "points": 500,
                    "rule": "canasta_bonus.natural",
                },
                {"kind": "red_threes", "count": 1, "points": 100, "rule": "red_three_values"},
                {"kind": "go_out", "count": 1, "points": 100, "rule": "go_out_bonus"},
            ],
        }
    ],
}


def test_the_example_of_the_format_to_the_letter(tmp_path: Path) -> None:
    told = json_output(run("score", write_json(tmp_path, json.loads(EXAMPLE)), "--json"), 0)
    assert {key: told[key] for key in PROMISED} == PROMISED
    assert told["sides"][0] == PROMISED_SIDE
    assert told["tie"] == []
    other = told["sides"][1]
    assert (other["total"], [line["points"] for line in other["deals"][0]["lines"]]) == (
        585,
        [145, 300, 200, -60],
    )


def test_the_example_as_a_sheet(tmp_path: Path) -> None:
    told = output_of(run("score", write_json(tmp_path, json.loads(EXAMPLE))), 0)
    assert told.splitlines() == [
        "Deal 1",
        "  North-South: 85 cards + 500 natural + 100 red three + 100 out = 785",
        "  East-West: 145 cards + 300 mixed + 200 red threes − 60 in hand = 585",
        "  Running totals: 785 : 585",
        "North-South: total 785, next initial meld 50",
        "East-West: total 585, next initial meld 50",
        "No winner yet.",
    ]


def test_the_evening_stands_2520_to_4810_and_nobody_has_won() -> None:
    sheet = output_of(run("score", EVENING), 0).splitlines()
    assert sheet[-3:] == [
        "A: total 2,520, next initial meld 90",
        "B: total 4,810, next initial meld 120",
        "No winner yet.",
    ]
    told = json_output(run("score", EVENING, "--json"), 0)
    assert [side["total"] for side in told["sides"]] == [2520, 4810]
    assert (told["over"], told["winner"], told["problems"]) == (False, None, [])


def test_lines_add_up_and_each_names_a_path_of_the_rule_set() -> None:
    tree = rule_book(RuleSetId("classic_4p")).tree
    for side in json_output(run("score", EVENING, "--json"), 0)["sides"]:
        running = 0
        for deal in side["deals"]:
            assert deal["total"] == sum(line["points"] for line in deal["lines"])
            running += deal["total"]
            assert deal["running"] == running
            assert all(has_path(tree, line["rule"]) for line in deal["lines"])
        assert side["total"] == running


@pytest.mark.parametrize(
    ("fields", "last", "answers"),
    [
        (
            {"deals": by_totals((5100, 4800))},
            "North-South won by 300.",
            (True, "North-South", 300, []),
        ),
        (
            {"deals": by_totals((5100, 5100))},
            "Tied: North-South, East-West. No winner yet.",
            (False, None, None, ["North-South", "East-West"]),
        ),
        (
            {"deals": by_totals((5100, 5100)), "house_rules": {"tie": "drawn game"}},
            "A draw between North-South, East-West.",
            (True, None, None, ["North-South", "East-West"]),
        ),
        (
            {"deals": by_totals((10, 40)), "ended": {"by": "time"}},
            "East-West won by 30.",
            (True, "East-West", 30, []),
        ),
        (
            {
                "deals": [*by_totals((9000, 0)), {"sides": [{"hand_card_points": 60}, SEVEN]}],
                "house_rules": {"seven_canastas_auto_win.enabled": True, "target": 20_000},
            },
            "East-West won.",
            (True, "East-West", -1240, []),
        ),
        ({}, "No winner yet.", (False, None, None, [])),
    ],
)
def test_how_a_match_stands(
    fields: dict[str, Any], last: str, answers: tuple[object, ...], tmp_path: Path
) -> None:
    file = write_json(tmp_path, record(**fields))
    assert output_of(run("score", file), 0).splitlines()[-1] == last
    told = json_output(run("score", file, "--json"), 0)
    assert (told["over"], told["winner"], told["margin"], told["tie"]) == answers


def test_problems_stand_beside_the_score_and_do_not_withhold_it(tmp_path: Path) -> None:
    out = {"melds": ["KKKKKKK", "KQ"], "went_out": True}
    file = write_json(tmp_path, record(deals=[{"sides": [out, out | {"hand_card_points": 42}]}]))
    told = json_output(run("score", file, "--json"), 0)
    assert [(p["code"], p["path"], p["grade"]) for p in told["problems"]] == [
        ("two_sides_out", "deals[0].sides[1].went_out", "impossible"),
        ("too_many_of_a_card", "deals[0].sides[1].melds", "impossible"),
        ("no_meld", "deals[0].sides[0].melds[1]", "unlikely"),
        ("no_meld", "deals[0].sides[1].melds[1]", "unlikely"),
        ("odd_points", "deals[0].sides[1].hand_card_points", "unlikely"),
    ]
    assert [side["total"] for side in told["sides"]] == [690, 648]
    sheet = output_of(run("score", file), 0)
    assert "deals[0].sides[0].melds[1] (unlikely): these cards aren’t a meld" in sheet
    assert "hand_card_points (unlikely): card points end in 0 or 5" in sheet


@pytest.mark.parametrize(
    ("rules", "side", "points"),
    [
        (
            "hand_and_foot",
            {"canastas": {"natural": 5, "mixed": 3}, "melded_card_points": 600, "went_out": True},
            600 + 5 * 500 + 3 * 300 + 100,
        ),
        ("classic_4p", {"melds": ["KKK2222", "QJ"], "went_out": True}, 110 + 20 + 300 + 100),
        ("samba", {"canastas": {"mixed": 1}, "melded_card_points": 90, "went_out": True}, 590),
        ("modern_american", {"special_hand": "garbage", "melds": ["777"]}, 2000),
    ],
)
def test_deal_against_the_rules_is_scored_as_any_other(
    rules: str, side: dict[str, Any], points: int, tmp_path: Path
) -> None:
    deals = [{"sides": [side, {"hand_card_points": 5}]}]
    file = write_json(tmp_path, record(ruleset=rules, deals=deals))
    told = json_output(run("score", file, "--json"), 0)
    assert told["sides"][0]["total"] == points
    assert {p["grade"] for p in told["problems"]} == {"unlikely"}


@pytest.mark.parametrize(
    "side",
    [
        {"red_threes": 5},
        {"canastas": {"wild": 1}, "melded_card_points": 300},
        {"melds": ["s:456789T"]},
        {"special_hand": "straight"},
        {"black_threes": 1},
    ],
)
def test_a_deal_for_which_the_rules_have_no_number_ends_with_1(
    side: dict[str, Any], tmp_path: Path
) -> None:
    file = write_json(tmp_path, record(deals=[{"sides": [side, {"hand_card_points": 5}]}]))
    told = json_output(run("score", file, "--json"), 1)
    assert [p["code"] for p in told["problems"] if p["code"].startswith("no_value")]
    output_of(run("score", file), 1)


@pytest.mark.parametrize(
    ("document", "told"),
    [
        ({"format": "scorekeeper-match"}, "version: must be 1"),
        (record(version=2), "version: 2 is newer than 1: update this app"),
        (record(ruleset="klassik"), "ruleset: there is no rule set “klassik”; similar ones: "),
        (record(house_rules={"goal": 1}), "house_rules.goal: there is no such rule"),
        (
            record(deals=[{"sides": [{"red_threes": "2"}, {"total": "x"}]}]),
            'deals[0].sides[0].red_threes: must be a whole number, not "2"',
        ),
    ],
)
def test_score_of_no_record_ends_with_2_and_says_where(
    document: object, told: str, tmp_path: Path
) -> None:
    file = write_json(tmp_path, document)
    for how in ([], ["--json"]):
        refusal = output_of(run("score", file, *how), 2)
        assert f"{file}: {told}" in refusal


def test_every_place_is_a_line_of_its_own(tmp_path: Path) -> None:
    wrong = record(deals=[{"sides": [{"red_threes": "2"}, {"total": "x"}]}], direction=0)
    file = write_json(tmp_path, wrong)
    told = output_of(run("score", file), 2).splitlines()
    assert len(told) == 3
    assert all(line.startswith(f"{file}: ") for line in told)


@pytest.mark.thorough
def test_a_side_of_any_name_is_printed_anywhere(tmp_path: Path) -> None:
    """On a terminal of another alphabet the sheet once was a traceback."""
    names = ["Jürgen & Zoë ♥", "日本 −"]
    sides = [{"name": name} for name in names]
    file = write_json(tmp_path, record(sides=sides, deals=by_totals((-5, 0))))
    environ = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "scorekeeper", "score", str(file)]
    done = subprocess.run(command, capture_output=True, env=environ, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert all(name in done.stdout.decode("utf-8") for name in names)
