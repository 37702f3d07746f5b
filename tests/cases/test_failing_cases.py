"""A case that does not hold, or asks for what nobody knows, fails and says where."""

import json

import pytest

from scorekeeper.cases import Case, Verdict, read_cases, run_case
from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path
from scorekeeper.rules import RuleLibrary
from tests.cases.law import document, kings


def verdict_on(case: object) -> Verdict:
    (read,) = read_cases(document(case), "some.json")
    return run_case(read, RuleLibrary()) if isinstance(read, Case) else read


def complaints(case: object) -> list[str]:
    return [problem_with_path(Words(), problem) for problem in verdict_on(case).wrong]


def test_seven_kings_are_570() -> None:
    assert verdict_on(kings()).passed


def test_a_wrong_expectation_fails_with_both_numbers_and_the_lines() -> None:
    verdict = verdict_on(kings(expected={"total": 500}))
    assert complaints(kings(expected={"total": 500})) == ["expected.total: expected 500, got 570"]
    assert verdict.details == (
        "melded_cards +70 (card_values)",
        "natural_canasta +500 (canasta_bonus.natural)",
    )


def test_expected_parts_are_compared_whole() -> None:
    (told,) = complaints(kings(expected={"parts": {"melded_cards": 70}}))
    got = json.dumps({"melded_cards": 70, "canasta_bonus": 500})
    assert told == f'expected.parts: expected {{"melded_cards": 70}}, got {got}'


def test_a_part_that_is_not_there_is_0() -> None:
    parts = {"melded_cards": 70, "canasta_bonus": 500, "go_out": 0, "adjustment": 0}
    assert verdict_on(kings(expected={"parts": parts})).passed


@pytest.mark.parametrize("wrong", [True, 570.0, "570", None, [570], {"points": 570}])
def test_a_number_is_met_by_that_whole_number_only(wrong: object) -> None:
    assert not verdict_on(kings(expected={"total": wrong})).passed


REQUIREMENT = {"kind": "requirement", "input": {"what": "initial_meld_minimum"}}


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"kind": "foot_score"}, "kind: must be one of requirement, initial_meld, "),
        ({"ruleset": "klassik"}, "ruleset: there is no rule set “klassik”; similar ones: "),
        ({"options": {"goal": 1}}, "options.goal: there is no such rule"),
        ({"options": {"canasta_bonus.plain": 1}}, "options.canasta_bonus.plain: there is no such"),
        ({"options": {"target": "5000"}}, "options.target: must be a whole number"),
        ({"options": {"decks": 3}}, "options.total_cards: must be 160"),
        ({"input": {"melts": []}}, "input.melts: there is no field “melts”"),
        (
            {"input": {"red_threes": "2"}},
            'input.red_threes: must be a whole number, not "',
        ),
        ({"input": {"red_threes": 1e9}}, "input.red_threes: must be a whole number"),
        ({"input": {"red_threes": 10**12}}, "input.red_threes: must be a number up to 9,999,999"),
        (
            {"input": {"melds": ["KK3"]}},
            "input.melds[0]: “KK3”: is this a black three or a red one?",
        ),
        ({"input": {"melds": [{"rank": "11"}]}}, "input.melds[0].rank: must be one of 4, 5, 6, "),
        ({"input": {"melds": [{"rank": "K", "suits": 1}]}}, "input.melds[0].suits: there is no"),
        ({"input": {"canastas": {"red": 1}}}, "input.canastas: must be one of wild_all_twos, "),
        ({"input": {"canastas": {"mixed": "1"}}}, "input.canastas.mixed: must be a whole number"),
        ({"input": []}, "input: must be an object, not […]"),
        ({"expected": {"totals": 1}}, "expected.totals: there is no field “totals”"),
        ({"expected": {"parts": {"kings": 0}}}, "expected.parts.kings: there is no field “kings”"),
        ({"expected": {}}, "expected: at least one value is needed here"),
        ({"remark": ""}, "remark: there is no field “remark”"),
        ({"id": 7}, "id: must be text, not 7"),
        (REQUIREMENT | {"expected": {"requirement": {"points": 50, "from": 0}}}, "from: there is"),
        (
            {"kind": "requirement", "input": {"what": "going"}},
            "input.what: must be one of initial_meld_min",
        ),
    ],
)
def test_unknown_fields_of_a_case_fail_by_name(changed: dict[str, object], told: str) -> None:
    assert told in "; ".join(complaints(kings(**changed)))


@pytest.mark.parametrize("missing", ["id", "ruleset", "kind", "input", "expected"])
def test_a_field_that_a_case_must_have_is_missed(missing: str) -> None:
    case = kings()
    del case[missing]
    assert complaints(case) == [f"{missing}: the field “{missing}” is missing"]


@pytest.mark.parametrize("case", [None, 7, "seven kings", [], True])
def test_case_that_is_no_object_fails(case: object) -> None:
    verdict = verdict_on(case)
    assert verdict.case_id == "cases[0]"
    assert "must be an object" in complaints(case)[0]


LAY_DOWN = {"kind": "initial_meld", "expected": {"allowed": True}}


def test_a_pile_without_its_top_card_is_refused() -> None:
    case = kings(**LAY_DOWN, input={"melds": ["KKK", "777"], "took_pile": True})
    assert complaints(case) == ["input.top_card: the field “top_card” is missing"]


@pytest.mark.parametrize("card", ["3", "KK", "", "x"])
def test_a_top_card_is_one_card(card: str) -> None:
    asked = {"melds": ["KKK", "777"], "took_pile": True, "top_card": card}
    assert "top_card: must be one card" in complaints(kings(**LAY_DOWN, input=asked))[0]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"totals": {}}, "two sides or more"),
        ({"totals": {"A": 5000}}, "two sides or more"),
        ({"totals": {"A": 5000, "B": "1"}}, "totals.B: must be a whole number"),
        ({"totals": {"A": 5000, "B": 1}, "instant_win": "C"}, "instant_win: must be one of A, B"),
        ({"totals": [5000, 1]}, "input.totals: must be an object"),
    ],
)
def test_a_match_end_needs_two_totals_and_known_sides(asked: object, told: str) -> None:
    case = kings(kind="match_end", input=asked, expected={"over": True})
    assert told in complaints(case)[0]


def test_all_that_is_wrong_with_a_case_is_said_at_once() -> None:
    wrong = {"red_threes": "2", "melds": [7, "KK3"], "went_out": 1, "colour": "red"}
    assert {told.partition(":")[0] for told in complaints(kings(input=wrong))} == {
        "input.red_threes",
        "input.melds[0]",
        "input.melds[1]",
        "input.went_out",
        "input.colour",
    }


def test_a_line_that_stands_instead_of_a_count_is_no_part() -> None:
    asked = {"ruleset": "british", "input": {"acaba": "opponent", "adjustment": {"points": 5}}}
    assert verdict_on(kings(**asked, expected={"total": 1505, "parts": {"adjustment": 5}})).passed
    told = complaints(kings(**asked, expected={"parts": {"acaba": 1500, "adjustment": 5}}))
    assert "expected.parts.acaba: there is no field “acaba”" in told
