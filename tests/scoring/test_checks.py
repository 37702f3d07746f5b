"""Each thing that can be wrong is found, with its place, its grade and its words; and no more."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper import scoring
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import catalogue
from scorekeeper.scoring import Grade, LayDown, Problem, requirement, verdict
from scorekeeper.scoring.checks import is_scorable, meld_problems
from scorekeeper.scoring.meld import judged_melds
from scorekeeper.scoring.notation import read_meld
from tests.scoring.kit import (
    CANASTA,
    DEALS,
    HELD,
    IMPOSSIBLE,
    LAY_DOWNS,
    MELDS,
    MODERN,
    OUT,
    TOKENS,
    Document,
    ProblemRow,
    melds,
    problem_rows,
    row_name,
    rules,
    score_of,
)

SOURCE = Path(scoring.__file__).parent


@pytest.mark.parametrize("row", DEALS, ids=row_name)
def test_problem_of_a_deal_has_code_place_and_grade(row: ProblemRow) -> None:
    grade = row.get("grade", "impossible" if row["code"] in IMPOSSIBLE else "unlikely")
    values = rules(row.get("by", "classic_4p"), row.get("house", {}))
    assert (row["code"], row["at"], grade) in problem_rows(values, *row["sides"])
    for problem in score_of(values, *row["sides"]).problems:
        assert Words().problem(problem)


@pytest.mark.parametrize("row", MELDS, ids=row_name)
def test_a_meld_that_may_not_be_laid_says_why(row: ProblemRow) -> None:
    values = rules(row["by"], row.get("house", {}))
    (meld,) = judged_melds(values, melds(row["meld"]))
    problems = meld_problems(values, meld, initial=not row.get("later", False))
    assert row["code"] in {problem.code for problem in problems}
    assert all(Words().problem(problem) for problem in problems)
    assert {problem.grade for problem in problems} == {Grade.UNLIKELY}, "people lay such melds"


def test_twos_named_as_a_rank_are_none_in_most_rule_sets() -> None:
    told = problem_rows(rules(), {"melds": [{"kind": "twos", "naturals": 3}]} | HELD, OUT)
    assert told == [("no_melds_of_twos", "sides[0].melds[0]", "unlikely")]


@pytest.mark.parametrize("row", TOKENS, ids=row_name)
def test_a_token_that_cannot_be_read_says_why(row: ProblemRow) -> None:
    problem = read_meld(row["token"])
    assert isinstance(problem, Problem)
    assert problem.code == row["code"]
    assert Words().problem(problem)


@pytest.mark.parametrize("row", LAY_DOWNS, ids=row_name)
def test_a_lay_down_that_is_not_enough_says_why(row: ProblemRow) -> None:
    values = rules(row["by"], row.get("house", {}))
    laid = LayDown(melds=melds(row["melds"]) if row["melds"] else (), **row.get("how", {}))
    problems = verdict(values, laid, requirement(values, score=row["score"])).problems
    assert row["code"] in {problem.code for problem in problems}
    assert all(Words().problem(problem) for problem in problems)


def codes_in_source() -> Iterator[str]:
    """Every code of a problem in the engine; of a code put together, its pattern."""
    for file in sorted(SOURCE.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:  # a row of objections to a meld
                case ast.Tuple(
                    elts=[_, ast.Constant(value=str(code)), ast.Dict() | ast.Name() | ast.Call()]
                ):
                    yield re.escape(code)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {
                "Problem",
                "unlikely",
            }:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    yield re.escape(str(first.value))
                elif isinstance(first, ast.JoinedStr):
                    parts = (getattr(part, "value", None) for part in first.values)
                    yield "".join(re.escape(p) if isinstance(p, str) else ".+" for p in parts)


TESTED = {row["code"] for row in (*DEALS, *MELDS, *LAY_DOWNS, *TOKENS)} | {"no_melds_of_twos"}


def test_no_code_of_the_engine_is_without_a_situation() -> None:
    patterns = set(codes_in_source())
    assert len(patterns) > 50
    untested = {one for one in patterns if not any(re.fullmatch(one, code) for code in TESTED)}
    assert untested == set()


def test_no_code_is_without_words() -> None:
    wordless = {code for code in TESTED if not catalogue("en").has(f"problem-{code}")}
    assert wordless == set()


def test_all_that_is_wrong_is_said_at_once_the_impossible_first() -> None:
    assert problem_rows(
        rules(),
        {"melds": ["KQJ", "KKKKKKK"], "went_out": True, "red_threes": 5, "opened": False},
        {"canastas": {"wild": 1}, "melded_card_points": 141, "went_out": True, "concealed": False},
    ) == [
        ("melded_but_not_opened", "sides[0].opened", "impossible"),
        ("out_but_not_opened", "sides[0].opened", "impossible"),
        ("two_sides_out", "sides[1].went_out", "impossible"),
        ("too_many_red_threes", "sides[0].red_threes", "impossible"),
        ("no_value_red_threes", "sides[0].red_threes", "unlikely"),
        ("no_meld", "sides[0].melds[0]", "unlikely"),
        ("no_value_canasta", "sides[1].canastas.wild", "unlikely"),
        ("odd_points", "sides[1].melded_card_points", "unlikely"),
    ]


@pytest.mark.parametrize(
    "sides",
    [
        (OUT, HELD),
        (CANASTA | HELD, CANASTA),
        ({"total": 785}, {"total": -225}),
        ({"total": 785}, HELD),
        (OUT | {"concealed": True, "red_threes": 4}, {"cards_in_hand": "bbbb2*", "opened": False}),
        (OUT | HELD, HELD),
        ({"melds": ["KKKKKKK", "bbb"], "went_out": True}, {"hands": [{}, "K"]}),
    ],
)
def test_an_ordinary_deal_has_no_problem(sides: tuple[Document, ...]) -> None:
    assert problem_rows(rules(), *sides) == []


@pytest.mark.parametrize(
    ("by", "sides"),
    [
        ("british", ({"acaba": "caller"}, {"acaba": "opponent"})),
        ("british", ({"acaba": "caller"}, {"total": 1500})),
        ("british", ({"total": 0}, {"acaba": "opponent"})),
        (MODERN, ({"special_hand": "straight"}, HELD)),
        (MODERN, ({"special_hand": "straight", "went_out": True}, CANASTA | HELD)),
        ("cutthroat_3p", (OUT | {"lone": True}, HELD, HELD)),
        ("hand_and_foot", ({"red_threes_in_hand": 2}, {"black_threes_in_hand": 3})),
    ],
)
def test_nor_has_an_ordinary_deal_of_other_games(by: str, sides: tuple[Document, ...]) -> None:
    """Acaba on one side beside a total on the other was once called impossible."""
    assert problem_rows(rules(by), *sides) == []


def test_lone_hand_partners_may_both_report_their_table() -> None:
    """It was taken for too many kings, two sides out, and cards held by who is out."""
    together = {"melds": ["KKKKKKK", "QQQQQQ2"], "cards_in_hand": "A", "went_out": True}
    sides = ({"lone": True, "melds": ["555"]}, together | {"red_threes": 1}, together)
    assert problem_rows(rules("cutthroat_3p"), *sides) == []
    alone = [{**side, "lone": False} for side in sides]
    assert {code for code, *_ in problem_rows(rules("cutthroat_3p"), *alone)} == {
        "two_sides_out",
        "too_many_of_a_card",
        "out_with_cards_in_hand",
        "lone_hand_needed",
    }
    assert problem_rows(rules("cutthroat_3p"), {"lone": True} | together, HELD, HELD)[0][0] == (
        "out_with_cards_in_hand"
    )


@pytest.mark.parametrize("row", DEALS, ids=row_name)
def test_only_what_a_rule_set_has_no_number_for_cannot_be_scored(row: ProblemRow) -> None:
    values = rules(row.get("by", "classic_4p"), row.get("house", {}))
    problems = score_of(values, *row["sides"]).problems
    without_a_number = {one.code for one in problems if one.code.startswith("no_value")}
    assert is_scorable(problems) == (not without_a_number)


@pytest.mark.parametrize("instead", [{"total": 785}, {"acaba": "caller"}])
def test_uncounted_fields_do_not_make_a_deal_unscorable(instead: ProblemRow) -> None:
    """Beside a total such a deal once could not be scored."""
    side = {"red_threes": 5, "canastas": {"wild": 1}, "special_hand": "blitz", "black_threes": 1}
    problems = score_of(rules("british"), side | instead, HELD).problems
    assert is_scorable(problems)
    assert "too_many_red_threes" in {problem.code for problem in problems}


def test_a_problem_seen_from_further_up_has_the_whole_path() -> None:
    assert Problem("negative", "red_threes").below("sides[0]").path == "sides[0].red_threes"
    assert Problem("no_meld").below("melds[1]").below("sides[0]").path == "sides[0].melds[1]"
    assert Problem("x", "[2].y").below("deals").path == "deals[2].y"
