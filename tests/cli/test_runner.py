"""Another program answers the cases, by the contract of `tests/cases/README.md`."""

import contextlib
import json
import os
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import Result
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.cases import Case, Verdict, read_cases
from scorekeeper.cli.runner import Runner, question, read_reply
from scorekeeper.validation import DocumentError, ExpectedError
from tests.cases import classic_runner
from tests.cases.law import FILES, FOLDER, document, kings, raw_cases
from tests.cli.kit import output_of, run
from tests.cli.test_schema import RANDOMS, VALIDATORS, changed_somewhere

CLASSIC = shlex.join([sys.executable, str(FOLDER / "classic_runner.py")])
BY_THE_RULES = """
import json, sys
from scorekeeper.cases import Case, answer_to
from scorekeeper.rules import RuleLibrary
for line in sys.stdin:
    question = json.loads(line)
    del question["version"], question["wanted"]
    got = answer_to(Case(**question, expected={}), RuleLibrary())
    print(json.dumps({"id": question["id"], "answer": dict(got.values)}), flush=True)
"""
HEAD = """
import json, os, sys
def reply(line, **more):
    print(json.dumps({"id": json.loads(line)["id"], "answer": {"total": 570}, **more}), flush=True)
"""


def python(code: str) -> str:
    return shlex.join([sys.executable, "-c", HEAD + code])


def run_cases(
    folder: Path, code: str, *cases: dict[str, object], options: tuple[str, ...] = ()
) -> Result:
    file = folder / "cases.json"
    file.write_text(document(*cases), "utf-8")
    return run("cases", file, "--runner", python(code), *options)


EACH = "for line in sys.stdin: "
KINGS = [kings(id=name) for name in ("a", "b", "c")]


def test_a_second_program_agrees_on_classic() -> None:
    file = FOLDER / "classic_4p.json"
    cases = raw_cases(file)
    apart = len([case for case in cases if case.get("options")])
    rest = len(cases) - apart
    assert output_of(run("cases", file, "--runner", CLASSIC), 0).splitlines() == [
        f"unsupported: house rules: {apart}",
        f"{rest} passed, 0 failed, {apart} unsupported",
    ]


@pytest.mark.thorough
def test_all_cases_pass_through_the_contract_unharmed() -> None:
    """The program's own rules answer behind it."""
    done = run("cases", *FILES, "--runner", python(BY_THE_RULES))
    count = sum(len(raw_cases(file)) for file in FILES)
    assert output_of(done, 0) == f"{count} passed, 0 failed\n"


def test_the_question_says_what_is_wanted_and_not_what_is_expected() -> None:
    (case,) = read_cases(document(kings(source="pagat", options={"target": 7500})), "x.json")
    assert isinstance(case, Case)
    assert question(case) == {
        "version": 1,
        "id": "seven-kings",
        "ruleset": "classic_4p",
        "kind": "hand_score",
        "options": {"target": 7500},
        "input": {"melds": ["KKKKKKK"]},
        "wanted": ["total"],
    }


def test_runner_prints_differences_with_lines_and_problems(tmp_path: Path) -> None:
    more = 'lines=[{"kind": "natural", "points": 500, "rule": "bonus"}], problems=["odd"], colour=1'
    done = run_cases(tmp_path, f"{EACH}reply(line, {more})", kings(), kings(expected={"total": 70}))
    failure, end = output_of(done, 1).splitlines()
    assert failure.startswith(f"{tmp_path / 'cases.json'}: seven-kings: ")
    assert failure.endswith("expected 70, got 570  [natural +500 (bonus); odd]")
    assert end == "1 passed, 1 failed"


def test_a_value_that_is_wanted_and_not_given_is_missed(tmp_path: Path) -> None:
    done = run_cases(tmp_path, f"{EACH}reply(line)", kings(expected={"total": 570, "parts": {}}))
    assert "seven-kings: answer.parts: the field “parts” is missing" in output_of(done, 1)


@pytest.mark.parametrize("total", ["570.0", '"570"', "True", "None"])
def test_a_number_is_answered_by_that_whole_number_only(total: str, tmp_path: Path) -> None:
    done = run_cases(tmp_path, f"{EACH}reply(line, answer={{'total': {total}}})", kings())
    assert "0 passed, 1 failed" in output_of(done, 1)


def test_runner_counts_unsupported_cases_by_reason(tmp_path: Path) -> None:
    code = f"{EACH}reply(line, answer={{}}, unsupported='b' in line and 'no b' or 'nothing else')"
    done = run_cases(tmp_path, code, *KINGS)
    assert output_of(done, 0).splitlines() == [
        "unsupported: nothing else: 2",
        "unsupported: no b: 1",
        "0 passed, 0 failed, 3 unsupported",
    ]


def test_a_rule_set_that_only_the_other_program_knows_is_no_fault(tmp_path: Path) -> None:
    assert output_of(run_cases(tmp_path, f"{EACH}reply(line)", kings(ruleset="kitchen")), 0)


def test_a_case_that_cannot_be_read_is_not_asked(tmp_path: Path) -> None:
    done = run_cases(tmp_path, f"{EACH}reply(line)", kings(id=7), kings())
    assert "cases[0]: id: must be text, not 7" in output_of(done, 1)
    assert "1 passed, 1 failed" in done.stdout


AFTER_A = "line = sys.stdin.readline(); reply(line); line = sys.stdin.readline(); "
BROKEN = {
    "ends": ("sys.exit(3)", "the program ended without an answer (exit status 3)"),
    "closes its output": ("os.close(1); sys.stdin.read()", "no answer within one second"),
    "is silent": ("sys.stdin.read()", "no answer within one second"),
    "reads nothing": ("import threading; threading.Event().wait()", "no answer within one second"),
    "greets": (
        "print('Hello', flush=True); sys.stdin.read()",
        "this isn’t valid JSON: line 1, column 1",
    ),
    "says nothing": ("print(flush=True); sys.stdin.read()", "this isn’t valid JSON: line 1"),
    "is no UTF-8": (
        'sys.stdout.buffer.write(b\'{"id": "caf\\xe9"}\\n\'); sys.stdout.flush()',
        "this isn’t UTF-8 text: byte 11",
    ),
    "half a character": ("reply(line, id='\\ud83d')", "some text contains half a character"),
    "is endless": ("print('x' * 17_000_000, flush=True)", "too large: at most 16 MB can be read"),
    "nested": ("print('[' * 100_000, flush=True)", "nested too deeply"),
    "answers another": ("reply(line, id='c')", 'id: this answer is for another case: "c"'),
    "answers twice": ("reply(line, id='a')", 'id: this answer is for another case: "a"'),
    "no object": ("print(570, flush=True)", "must be an object, not 570"),
    "no id": ("print('{}', flush=True)", "id: the field “id” is missing"),
    "no answer": ("reply(line, answer={})", "answer: the field “answer” is missing"),
    "an answer of a kind": ("reply(line, answer=570)", "answer: must be an object, not 570"),
}


@pytest.mark.thorough
@pytest.mark.parametrize(("code", "told"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_contract_ends_the_run(code: str, told: str, tmp_path: Path) -> None:
    patience = ("--timeout", "1") if "second" in told else ()
    done = run_cases(tmp_path, AFTER_A + code, *KINGS, options=patience)
    failure, rest, end = output_of(done, 1).splitlines()
    assert failure.startswith(f"{tmp_path / 'cases.json'}: b: ")
    assert told in failure
    assert rest == "One more case wasn’t run and counts as failed."
    assert end == "1 passed, 2 failed"


def test_rubbish_is_printed_by_its_beginning(tmp_path: Path) -> None:
    done = run_cases(
        tmp_path, "print('Loading the rules of everything, one moment please')", *KINGS
    )
    assert '["Loading the rules of everything, one mo…]' in output_of(done, 1)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("no-such-program --fast", "no-such-program can’t be started: "),
        ("'a program", "No closing quotation"),
        ("", "No command"),
        ("   ", "No command"),
        ("a\0b", "a\0b can’t be started: "),
    ],
)
def test_runner_that_cannot_be_started_ends_with_2(command: str, told: str) -> None:
    assert told in output_of(run("cases", FILES[0], "--runner", command), 2)


def test_a_broken_file_is_said_before_anything_is_asked(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    done = run("cases", FILES[0], tmp_path / "broken.json", "--runner", python("sys.stdin.read()"))
    assert "this isn’t valid JSON" in output_of(done, 2)


def test_the_command_is_split_and_no_shell_runs_it(tmp_path: Path) -> None:
    mark = tmp_path / "a mark"
    code = f"open({str(mark)!r}, 'w').write(sys.argv[1])\n{EACH}reply(line)"
    file = tmp_path / "cases.json"
    file.write_text(document(kings()), "utf-8")
    output_of(run("cases", file, "--runner", f"{python(code)} '$HOME; echo \"x y\"'"), 0)
    assert mark.read_text() == '$HOME; echo "x y"'


@pytest.mark.platform("linux", "darwin")
def test_a_program_that_never_ends_is_ended_with_its_children(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    endless = f"import threading; open({str(pipe)!r}, 'w'), threading.Event().wait()"
    code = f"""
import subprocess, threading
subprocess.Popen([sys.executable, "-c", {endless!r}])
reply(sys.stdin.readline())
threading.Event().wait()
"""
    (case,) = read_cases(document(kings()), "x.json")
    assert isinstance(case, Case)
    with contextlib.ExitStack() as closing:
        with Runner(python(code), seconds=10) as runner:
            assert runner.ask(case) == Verdict(case.id)
            held = closing.enter_context(pipe.open("rb"))
            runner.seconds = 0  # none for its end either
        assert held.read() == b""  # it ends when the last that has it open for writing ends


QUESTION, ANSWER = (
    VALIDATORS["runner"].evolve(schema={"$ref": f"urn:scorekeeper:schema:runner:1#/$defs/{name}"})
    for name in ("question", "answer")
)
QUESTIONS = [
    question(case)
    for file in FILES
    for case in read_cases(file.read_text("utf-8"), file.name)
    if isinstance(case, Case)
]


def test_every_question_is_as_the_schema_says() -> None:
    """Every kind under every rule set; all their inputs are read with the files of cases."""
    each_kind = {(each["ruleset"], each["kind"]): each for each in QUESTIONS}
    assert len(each_kind) > 50
    assert [each["id"] for each in each_kind.values() if not QUESTION.is_valid(each)] == []


REPLIES: list[Any] = [
    {"id": "x", "answer": {"total": 570, "parts": {"melded_cards": 70, "canasta_bonus": 500}}},
    {"id": "x", "answer": {"winner": None, "tie": ["A", "B"], "margin": None, "over": True}},
    {"id": "x", "answer": {"requirement": {"points": 0, "needs": "canasta"}, "allowed": False}},
    {"id": "x", "unsupported": "house rules", "colour": "red"},
    {
        "id": "x",
        "answer": {"legal": True, "canasta": "mixed"},
        "lines": [{"kind": "melded_cards", "points": 70, "rule": "card_values", "count": 7}],
        "problems": ["too_many_of_a_card"],
    },
]


@given(st.sampled_from(REPLIES), RANDOMS)
def test_no_answer_that_is_read_is_refused_by_the_schema(original: Any, random: Random) -> None:
    changed = changed_somewhere(original, random)
    if changed.get("answer") and isinstance(changed["answer"], dict):
        changed["answer"] = {"total": 1}  # what is in it is compared, not read
    if not ANSWER.is_valid(changed):
        with pytest.raises((DocumentError, ExpectedError)):
            read_reply(json.dumps(changed).encode(), "x")


def test_every_answer_of_the_second_program_is_as_the_schema_says() -> None:
    assert [reply for reply in REPLIES if not ANSWER.is_valid(reply)] == []
    replies = [
        {"id": each["id"]} | classic_runner.reply(each)
        for each in QUESTIONS
        if each["ruleset"] == "classic_4p"
    ]
    assert [each for each in replies if not ANSWER.is_valid(each)] == []
