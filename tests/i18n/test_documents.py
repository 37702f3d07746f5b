"""Faults of documents in words: every code has a sentence, and every place a name."""

import ast
from pathlib import Path

import pytest

from scorekeeper.club.serialization import ClubFileError
from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import error_text, place_text, problem_with_place
from scorekeeper.match import read_match
from scorekeeper.match.serialization import RecordError
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleLibrary
from scorekeeper.rules.model import UnknownRuleSetError

PACKAGE = Path(__file__).resolve().parents[2] / "scorekeeper"
MAKERS = {"Problem", "ExpectedError", "PackageError", "FolderError", "unlikely", "refusal"}


def codes_of_documents() -> set[str]:
    texts = (path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    trees = (ast.parse(text) for text in texts if any(f"{maker}(" in text for maker in MAKERS))
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    made = set()
    for call in calls:
        name = getattr(call.func, "attr", None) or getattr(call.func, "id", None)
        if name in MAKERS and call.args and isinstance(call.args[0], ast.Constant):
            made.add(str(call.args[0].value))
    return made


def test_every_code_has_a_sentence() -> None:
    has, kinds = Words().catalogue.has, ("problem", "club-problem")
    made = codes_of_documents()
    assert {"wrong_value", "missing_field", "name_twice"} < made
    assert [code for code in sorted(made) if not any(has(f"{kind}-{code}") for kind in kinds)] == []


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("", "die ganze Datei"),
        ("deals[2].sides[1].red_threes", "Runde 3, Seite 2, Feld „red_threes“"),
        ("matches[0].history[3].after.sides[0]", "Partie 1, Änderung 4, Seite 1"),
        ("house_rules.target", Words("de").text("rule-target")),
        ("values.decks[2]", f"{Words('de').text('rule-decks')}, Zeile 3"),
        ("rounds[0].tables[1]", "Durchgang 1, Tisch 2"),
    ],
)
def test_a_place_is_named_in_words(path: str, place: str) -> None:
    assert place_text(Words("de"), Problem("wrong_value", path)) == place


def test_a_field_that_the_sentence_names_is_not_named_twice() -> None:
    missing = Problem("missing_field", "deals[0].sides", {"field": "sides"})
    assert problem_with_place(Words(), missing) == "deal 1: the field “sides” is missing"


def test_an_error_of_a_file_has_a_line_for_each_fault_in_the_language() -> None:
    document = {"format": "scorekeeper-match", "version": 1, "ruleset": "x"}
    with pytest.raises(RecordError) as refused:
        read_match({**document, "sides": [], "deals": 5}, "a.json", RuleLibrary())
    assert error_text(Words("de"), refused.value) == (
        "a.json: deals: hier gehört eine Liste hin, nicht 5"
    )
    assert str(refused.value) == "a.json: deals: wrong kind (kind: list, value: 5)"


def test_a_fault_of_an_evening_has_the_sentence_of_the_club() -> None:
    error = ClubFileError("a.json", [Problem("unknown_member", "entrants[0].members")])
    assert error_text(Words(), error) == (
        "a.json: entrants[0].members: A person named here isn’t on the list."
    )


def test_unknown_rule_set_names_the_three_most_similar() -> None:
    error = UnknownRuleSetError("burracco", ["samba", "cuban", "buraco", "tranca", "burraco"])
    text = error_text(Words(), error)
    assert text == "there is no rule set “burracco”; similar ones: burraco, buraco, tranca"
