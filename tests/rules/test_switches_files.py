"""`switches.toml` is read as strictly as a rule file."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path
from scorekeeper.rules import RuleSetError
from scorekeeper.rules.switches import SwitchFile, read_switches

FILE = "switches.toml"
SWITCH = """
[[switch]]
id      = "length"
path    = "target"
options = [{ value = 7500 }]
affects = "match"
ref     = "table"
"""


def refusal(text: str) -> list[str]:
    """All that is said against a file, each with its path."""
    with pytest.raises(RuleSetError) as refused:
        read_switches(text, FILE)
    assert all(f"{FILE}: {one}" in str(refused.value) for one in refused.value.problems)
    return [problem_with_path(Words(), problem) for problem in refused.value.problems]


def test_a_small_file_is_read() -> None:
    read = read_switches(SWITCH, FILE)
    assert isinstance(read, SwitchFile)
    assert [(one.id, one.path, one.ref) for one in read.switch] == [
        ("length", "target", ("table",))
    ]


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('"target"', '"goal"', "switch[0].path: there is no such rule: goal"),
        ('"target"', '"target.x"', "switch[0].path: there is no such rule: target.x"),
        ("7500", '"7500"', 'switch[0].options[0].target: must be a whole number, not "'),
        ('ref     = "table"', "", "switch[0]: a reference is needed: “table” or “source#place”"),
        ('"table"', '"hearsay"', "switch[0].ref: there is no source “hearsay"),
        ('"table"', '"dutch-wikipedia"', "needs a place after “#” that the source lists"),
        ('"table"', "5", "switch[0].ref: must be a list, not 5"),
        ('"match"', '"mood"', "switch[0].affects: must be one of score, legality,"),
        ("options = [{ value = 7500 }]", "", "switch[0].options: the field “options” is missing"),
        ("{ value = 7500 }", "{}", "options[0]: either a value or “absent = true” is needed"),
        (
            "{ value = 7500 }",
            "{ value = 7500, absent = true }",
            "switch[0].options[0]: either a value or “absent = true” is needed",
        ),
        (
            "{ value = 7500 }",
            '{ value = 7500, ask = ["tie"] }',
            'switch[0].options[0].ask: must be one of , not "tie"',
        ),
        (
            "{ value = 7500 }",
            "{ value = 7500, brings = { goal = 1 } }",
            "switch[0].options[0].goal: there is no such rule: goal",
        ),
        ("id      =", "colour = 1\nid =", "switch[0].colour: there is no field “colour”"),
        (
            "ref ",
            'fits = [{ kind = "sea" }]\nref',
            'switch[0].fits[0]: must be one of , not "sea"',
        ),
        (
            "ref ",
            "fits = [{}]\nref",
            "switch[0].fits[0]: the field “any_of, none_of, absent, kind” is",
        ),
        (
            "ref ",
            'fits = [{ path = "decks", any_of = ["two"] }]\nref',
            "switch[0].fits[0].decks: must be a whole number",
        ),
        (
            "ref ",
            'fits = [{ path = "decks", kind = "sea" }]\nref',
            "switch[0].fits[0]: the field “any_of, none_of, absent, kind” is missing",
        ),
    ],
)
def test_switch_file_refusal_names_path_and_remedy(right: str, wrong: str, told: str) -> None:
    assert SWITCH.count(right) == 1
    assert any(told in one for one in refusal(SWITCH.replace(right, wrong)))


def test_two_switches_of_one_id_are_refused() -> None:
    told = "switch: “length” is used twice"
    assert refusal(SWITCH + SWITCH) == [told]


@pytest.mark.parametrize("text", ["switch = 5", "[[switch]", "switch = [5]", "[switch]\nid = 1"])
def test_no_text_crashes_the_reader(text: str) -> None:
    assert refusal(text)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    assert len(refusal(SWITCH.replace('"table"', '"x"') + SWITCH.replace('"target"', '"y"'))) == 3
