"""`scorekeeper rules`: which rule sets there are, and every value of one with its source."""

import pytest

from scorekeeper.rules import RuleSetId, catalogue, rule_book, rule_set_ids
from scorekeeper.rules.loader import leaf_paths
from tests.cli.kit import json_output, output_of, run


def test_one_rule_set_a_line_its_id_first() -> None:
    lines = output_of(run("rules"), 0).splitlines()
    assert [line.split()[0] for line in lines] == [one.id for one in catalogue()]
    assert [line.split(maxsplit=1)[1] for line in lines] == [one.name for one in catalogue()]


def test_the_list_as_json() -> None:
    told = json_output(run("rules", "--json"), 0)["rulesets"]
    assert [one["id"] for one in told] == [one.id for one in catalogue()]
    samba = next(one for one in told if one["id"] == "samba")
    assert samba["inherits"]["from"] == "classic_4p"
    assert samba["inherits"]["sources"]
    assert samba["edition"] >= 1


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_value_has_its_source_and_status(set_id: str) -> None:
    book = rule_book(RuleSetId(set_id))
    told = json_output(run("rules", set_id, "--json"), 0)
    assert told["id"] == set_id
    values = {path: one["value"] for path, one in told["values"].items()}
    assert values == dict(leaf_paths(book.tree))
    for path, one in told["values"].items():
        assert one["sources"], path
        assert one["status"] in {
            "document",
            "document-conflict",
            "outside",
            "proposed",
            "inherited",
        }
        assert (one["status"] == "inherited") == (one["inherited_from"] is not None)


def test_the_same_as_text() -> None:
    lines = output_of(run("rules", "classic_4p"), 0).splitlines()
    assert lines[0] == "classic_4p  Classic"
    assert any(line.startswith("target = 5000  [document]  afrikaans-wikipedia#") for line in lines)
    assert any(line.startswith("canasta_bonus.wild = none  [document]") for line in lines)
    assert any(line.startswith('tie = "play another hand"  [proposed]  none') for line in lines)


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_line_says_status_and_source_and_whose_value_it_is(set_id: str) -> None:
    book = rule_book(RuleSetId(set_id))
    lines = output_of(run("rules", set_id), 0).splitlines()
    for path, _ in leaf_paths(book.tree):
        citation = book.citations.citation_at(path)
        (line,) = (line for line in lines if line.startswith(f"{path} = "))
        inherited = book.citations.is_inherited(path)
        whose = f", inherited from {citation.rule_set}" if inherited else ""
        assert f"  [{citation.status}{whose}]  {'; '.join(citation.refs)}" in line


def test_boat_says_on_its_face_that_it_is_classic() -> None:
    head, face, *lines = output_of(run("rules", "boat"), 0).splitlines()
    assert head == "boat  Boat"
    assert face.startswith("No published rules were found. The game plays like Classic")
    assert all("inherited from classic_4p" in line for line in lines if " = " in line)


def test_rules_name_the_rule_set_of_an_inherited_value() -> None:
    lines = output_of(run("rules", "samba"), 0).splitlines()
    (dealing,) = (line for line in lines if line.startswith("dealing.direction"))
    assert "[document, inherited from classic_4p]" in dealing


def test_rules_show_a_dispute_beside_its_own_value_only() -> None:
    """That on `canasta_bonus.wild` once stood beside `wild_all_twos` as well."""
    values = json_output(run("rules", "classic_4p", "--json"), 0)["values"]
    disputed = {path for path, one in values.items() if one["disputed"]}
    assert "canasta_bonus.wild" in disputed
    assert not disputed & {"canasta_bonus.wild_all_twos", "canasta_bonus.wild_four_jokers"}
    assert {d["value"] for d in values["canasta_bonus.wild"]["disputed"]} == {1000, 2000}


@pytest.mark.parametrize("typed", ["Samba", "ZAMBA", " samba "])
def test_any_of_its_names_will_do(typed: str) -> None:
    assert output_of(run("rules", typed), 0).startswith("samba  Samba\n")


@pytest.mark.parametrize("typed", ["klassik", "", "../classic_4p", "classic_4p.toml"])
def test_a_rule_set_that_there_is_not_ends_with_2(typed: str) -> None:
    for how in ([], ["--json"]):
        told = output_of(run("rules", typed, *how), 2)
        assert told.startswith(f"there is no rule set “{typed}”; similar ones: ")


def test_prose_without_a_second_rule_set_is_refused() -> None:
    assert "--prose needs two rule sets" in output_of(run("rules", "samba", "--prose"), 2)
