"""Two rule sets side by side: what differs comes first, and nothing is left out."""

import json

import pytest
from click.testing import CliRunner

from scorekeeper.cli import cli
from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_comparison import changed_rules, compared_sections
from scorekeeper.i18n.rule_sources import house_reference_text
from scorekeeper.i18n.rules import book_sections
from scorekeeper.rules import rule_set_ids
from scorekeeper.rules.book import Compared, RuleBook, compared_values
from scorekeeper.rules.loader import leaf_paths
from tests.rules.kit import book_of, house

DUTCH = {"concealed_canasta.mode": ("none", "multiply"), "concealed_canasta.amount": (0, 2)}


def compare_books(here: RuleBook, there: RuleBook) -> list[Compared]:
    return list(compared_values(here.tree, there.tree))


def command_output(*command: str) -> str:
    done = CliRunner().invoke(cli, ["rules", *command])
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return done.stdout


def test_dutch_house_rules_are_classic_but_for_the_hand_canasta() -> None:
    """The one value that the Dutch page calls a variant: a hand canasta counts double."""
    every = compare_books(book_of("classic_4p"), book_of("dutch_house"))
    assert {one.path: (one.here, one.there) for one in every if one.differs} == DUTCH
    assert [one.path for one in every] == [
        path for path, _ in leaf_paths(book_of("classic_4p").tree)
    ]


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_a_rule_set_is_like_itself_and_unlike_classic_both_ways_round(set_id: str) -> None:
    this, classic = book_of(set_id), book_of("classic_4p")
    assert not any(one.differs for one in compare_books(this, this))
    there = {(one.path, str(one.here), str(one.there)) for one in compare_books(classic, this)}
    back = {(one.path, str(one.there), str(one.here)) for one in compare_books(this, classic)}
    assert there == back


def test_compared_value_missing_in_one_rule_set_is_none() -> None:
    told = {
        one.path: (one.here, one.there)
        for one in compare_books(book_of("samba"), book_of("brazilian"))
    }
    assert told["penalties.short_sequence"] == (None, {"max_len": 5, "points": -1000})
    numbers = {
        one.path: (one.here, one.there)
        for one in compare_books(book_of("classic_4p"), book_of("british"))
    }
    assert numbers["by_players.3"][0] is None


def test_null_and_nothing_are_the_same() -> None:
    """A row that is open below has no `from`, or one that is null: whoever wrote it."""
    row = {"points": 15, "to": -5}
    (one,) = compared_values({"bands": [row]}, {"bands": [row | {"from": None}]})
    assert not one.differs


def test_sections_stand_in_the_order_of_the_rule_book() -> None:
    told = compared_sections(book_of("classic_4p"), book_of("hand_and_foot"))
    assert [part.name for part in told] == [
        part.name for part in book_sections(book_of("classic_4p"))
    ]
    different = {rule.path for part in told for rule in part.differences}
    assert {"foot_size", "initial_meld", "go_out_requirement.canastas"} <= different
    assert "card_values" not in different


def test_the_command_line_prints_the_differences_and_counts_the_rest() -> None:
    assert command_output("classic_4p", "--compare", "dutch_house").splitlines() == [
        "Classic | Dutch house rules",
        "Canastas",
        "  Concealed canasta: no bonus | bonus × 2",
        "1 rule differs. 139 are the same.",
    ]
    assert command_output("Classic", "--compare", "uruguayan").splitlines()[-1] == (
        "No rule differs. 140 are the same."
    )


def test_the_differences_may_be_said_in_sentences_above_the_table() -> None:
    lines = command_output("samba", "--compare", "bolivian", "--prose").splitlines()
    assert lines[:3] == [
        "How Samba differs from Bolivian",
        "  Wild cards can’t be melded on their own.",
        "    Bolivian: Wild cards may also be melded on their own, up to 7 in one meld.",
    ]
    table = command_output("samba", "--compare", "bolivian").splitlines()
    assert lines[-len(table) - 1 :] == ["", *table]


def test_as_json_every_value_is_there_from_both() -> None:
    document = json.loads(command_output("classic_4p", "--compare", "Dutch house rules", "--json"))
    assert (document["here"], document["there"]) == ("classic_4p", "dutch_house")
    differing = {
        path: (v["here"], v["there"]) for path, v in document["values"].items() if v["differs"]
    }
    assert differing == DUTCH
    assert len(document["values"]) == len(list(leaf_paths(book_of("classic_4p").tree)))


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["samba", "--compare", "zumba"], "there is no rule set “zumba”"),
        (["zumba", "--compare", "samba"], "there is no rule set “zumba”"),
        (["--compare", "samba"], "--compare needs two rule sets"),
    ],
)
def test_a_name_that_nobody_knows_is_answered_in_words(command: list[str], told: str) -> None:
    done = CliRunner().invoke(cli, ["rules", *command])
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr


def test_compared_house_rules_come_with_their_reference() -> None:
    words, classic = Words(), book_of("classic_4p")
    (bonus, target) = changed_rules(house(target=7500, go_out_bonus=150))
    assert (target.pair.path, target.pair.here, target.pair.there) == ("target", 5000, 7500)
    assert (bonus.pair.here, bonus.pair.there, bonus.refs) == (100, 150, ("table",))
    assert house_reference_text(words, classic, "table") == "Agreed at the table"
    assert house_reference_text(words, classic, "switch#tie").startswith(
        "Whether tied sides play another deal"
    )
    assert (
        house_reference_text(words, classic, "dutch-wikipedia#Doel")
        == "Canasta, Dutch Wikipedia · Doel"
    )
