"""House rules are a small file: checked to the last path, and written as it was read."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path
from scorekeeper.rules import (
    RuleLibrary,
    RuleSetError,
    apply_changes,
    read_house_rules,
    rule_set_ids,
    switches_for,
)
from scorekeeper.rules.book import Compared, compared_values
from scorekeeper.rules.house_rules import (
    HouseRules,
    ProfileUid,
    check_house_rules,
    house_document,
    house_text,
    rules_about,
    with_note,
    with_switch,
    with_value_at,
)
from scorekeeper.rules.loader import leaf_paths, value_at
from scorekeeper.rules.switches import switch_changes
from tests.rules.kit import AGREED, HOUSE_FILE, Document, agreed_values, book_of, house, house_file


def differences(read: HouseRules) -> list[Compared]:
    """The values that house rules change, the rule set's own and the table's."""
    tree = book_of(read.base).tree
    compared = compared_values(tree, apply_changes(tree, read.changes, read.name)[0])
    return [one for one in compared if one.differs]


def refusal(document: object) -> list[str]:
    """All that is said against a file, each with its path; the text names the file as well."""
    text = document if isinstance(document, str) else json.dumps(document)
    with pytest.raises(RuleSetError) as refused:
        read_house_rules(text, HOUSE_FILE, RuleLibrary())
    for complaint in refused.value.problems:
        assert f"{HOUSE_FILE}: {complaint}" in str(refused.value)
    return [problem_with_path(Words(), problem) for problem in refused.value.problems]


def one_rule(path: str, **rule: Any) -> Document:
    return house_file(rules={path: rule})


def test_house_file_changes_target_and_hand_canastas() -> None:
    rules = {
        "target": {"value": 7500, "ref": "table", "note": "since the cruise"},
        "concealed_canasta": {
            "value": {"mode": "multiply", "amount": 2},
            "ref": ["switch#concealed_canasta", "dutch-wikipedia#Puntentelling"],
        },
    }
    read = read_house_rules(json.dumps(house_file(rules=rules)), HOUSE_FILE, RuleLibrary())
    assert (read.name, read.base) == ("Our Tuesdays", "classic_4p")
    assert read.changes == {"target": 7500, "concealed_canasta": {"mode": "multiply", "amount": 2}}
    told = {one.path: (one.here, one.there) for one in differences(read)}
    assert told == {
        "concealed_canasta.mode": ("none", "multiply"),
        "concealed_canasta.amount": (0, 2),
        "target": (5000, 7500),
    }
    assert [rule.refs for rule in rules_about(read, "target")] == [("table",)]


@pytest.mark.parametrize(
    ("document", "told"),
    [
        (one_rule("goal", value=1, **AGREED), "rules.goal: there is no such rule"),
        (one_rule("target.x", value=1, **AGREED), "rules.target.x: there is no such rule"),
        (
            one_rule("target", value="7500", **AGREED),
            'rules.target: must be a whole number, not "7500"',
        ),
        (
            one_rule("acaba.enabled", value=1, **AGREED),
            "rules.acaba.enabled: must be true or false, not 1",
        ),
        (
            one_rule("meld_rules", value={"min_cards": 3}, **AGREED),
            "rules.meld_rules.min_naturals: the field “min_naturals” is missing",
        ),
        (
            one_rule("target", value=7500),
            "rules.target.ref: a reference is needed: “table” or “source#place”",
        ),
        (
            one_rule("target", value=7500, ref=[]),
            "rules.target.ref: a reference is needed: “table” or “source#place”",
        ),
        (one_rule("target", value=7500, ref="hearsay"), "there is no source “hearsay"),
        (
            one_rule("target", value=7500, ref="dutch-wikipedia"),
            "rules.target.ref: “dutch-wikipedia” needs a place after “#” that the source lists",
        ),
        (
            one_rule("target", value=7500, ref="switch#length"),
            "rules.target.ref: there is no switch “length”",
        ),
        (
            one_rule("target", value=7500, ref="switch#tie"),
            "rules.target.ref: the switch “tie” doesn’t set this rule",
        ),
        (one_rule("target", **AGREED), "rules.target.value: the field “value” is missing"),
        (one_rule("target", value=0, **AGREED), "rules.target: must be 1 or more"),
        (
            one_rule(
                "initial_meld.bands",
                value=[{"points": 15}, {"from": 1500, "points": 90}, {"from": 0, "points": 50}],
                **AGREED,
            ),
            "rules.initial_meld.bands[2].from: each row must begin above the one before",
        ),
        (
            one_rule("red_three_sign.steps", value=[[0, -1], [0, 1]], **AGREED),
            "rules.red_three_sign.steps: the steps must begin at 0 and go up",
        ),
        (
            one_rule("by_players", value={"6": {"goal": 3}}, **AGREED),
            "rules.by_players.6.goal: there is no such rule",
        ),
        (
            one_rule("penalties.short_sequence.max_len", value=4, **AGREED),
            "rules.penalties.short_sequence.max_len: these rules don’t have this part, so change",
        ),
        (
            house_file(
                rules=agreed_values(
                    {
                        "concealed_canasta.amount": 2,
                        "concealed_canasta": {"mode": "add", "amount": 100},
                    }
                )
            ),
            "rules.concealed_canasta.amount: this is part of a rule that has already been changed",
        ),
        (house_file(base="klassik"), "base: there is no rule set “klassik”; similar ones: "),
        (house_file(name="  "), "name: enter a name"),
        (house_file(name=5), "name: must be text, not 5"),
        (house_file(uid=5), "uid: must be text, not 5"),
        (house_file(rules=[]), "rules: must be an object, not […]"),
        (house_file(rules={"target": 7500}), "rules.target: must be an object, not 7500"),
        (house_file(format="scorekeeper-match"), "format: must be “scorekeeper-house-rules”"),
        (house_file(version="1"), "version: must be 1"),
        (house_file(version=0), "version: must be 1"),
        ([], "format: must be “scorekeeper-house-rules”"),
        ("{", "this isn’t valid JSON: "),
        ('{"a": NaN}', "this isn’t valid JSON: NaN isn’t a number"),
        ("[" * 100_000, "this isn’t valid JSON: it is nested too deeply"),
    ],
)
def test_house_file_refusal_names_file_path_and_remedy(document: object, told: str) -> None:
    assert any(told in one for one in refusal(document))


def test_a_newer_file_is_refused_in_words() -> None:
    with pytest.raises(RuleSetError) as refused:
        read_house_rules(json.dumps(house_file(version=2)), HOUSE_FILE, RuleLibrary())
    assert str(refused.value) == f"{HOUSE_FILE}: version: newer version (version: 2, newest: 1)"


def test_everything_that_is_wrong_is_told_at_once() -> None:
    rules = {
        "goal": {"value": 1, "ref": "table"},
        "target": {"value": "much"},
        "tie": {"value": "drawn game", "ref": "hearsay"},
    }
    assert len(refusal(house_file(name="", rules=rules))) == 5


def test_a_refused_file_leaves_the_rule_set_as_it_was() -> None:
    before = house_text(house(target=7500)), book_of("classic_4p").rules
    refusal(one_rule("target", value=0, **AGREED))
    assert (house_text(house(target=7500)), book_of("classic_4p").rules) == before


def test_house_file_round_trip_keeps_unknown_fields() -> None:
    document = house_file(
        base="Samba",
        uid="u-1",
        colour="green",
        rules={
            "target": {"value": 7500, "ref": ["table"], "since": 2019},
            "tie": {"value": "drawn game", "ref": "switch#tie", "note": ""},
        },
    )
    read = read_house_rules(json.dumps(document), HOUSE_FILE, RuleLibrary())
    assert json.loads(house_text(read)) == document
    again = read_house_rules(house_text(read), HOUSE_FILE, RuleLibrary())
    assert (again, house_text(again)) == (read, house_text(read))


def test_house_document_keeps_the_uid() -> None:
    read = read_house_rules(json.dumps(house_file()), HOUSE_FILE, RuleLibrary())
    assert "uid" not in house_document(read)
    assert house_document(replace(read, uid=ProfileUid("u-1")))["uid"] == "u-1"
    named = read_house_rules(json.dumps(house_file(uid="u-1")), HOUSE_FILE, RuleLibrary())
    assert house_document(named)["uid"] == "u-1"


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_any_path_of_any_rule_set_may_be_changed(set_id: str) -> None:
    """Every value, and every object as a whole: said again it changes nothing."""
    tree = book_of(set_id).tree
    for values in (dict(leaf_paths(tree)), tree):
        text = json.dumps(house_file(set_id, rules=agreed_values(values)))
        read = read_house_rules(text, HOUSE_FILE, RuleLibrary())
        assert read.changes.keys() == values.keys()
        assert differences(read) == []


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_switch_is_a_house_rule_with_a_reference_of_its_own(set_id: str) -> None:
    for switch in switches_for(book_of(set_id)):
        for option in switch.options[1:]:
            changes = switch_changes(book_of(set_id), switch, option.value)
            ref = {"ref": f"switch#{switch.id}"}
            rules = {path: {"value": value} | ref for path, value in changes.items()}
            read = read_house_rules(
                json.dumps(house_file(set_id, rules=rules)), HOUSE_FILE, RuleLibrary()
            )
            tree, _ = apply_changes(book_of(set_id).tree, read.changes, HOUSE_FILE)
            assert value_at(tree, switch.path) == option.value
            assert differences(read)


def test_house_rules_grow_rule_by_rule_and_switch_by_switch() -> None:
    """A table turns melds of wild cards on, gives them a price of its own, and turns them off."""
    (wild,) = [one for one in switches_for(book_of("classic_4p")) if one.id == "wild_melds"]
    grown = with_switch(
        with_note(with_value_at(house(), "target", 7500), "target", "since May"), wild, value=True
    )
    check_house_rules(grown, HOUSE_FILE)
    assert {rule.path: (rule.value, rule.refs) for rule in grown.rules} == {
        "target": (7500, ("table",)),
        "meld_rules.pure_wild": (True, ("switch#wild_melds",)),
        "canasta_bonus.wild": (2000, ("switch#wild_melds",)),
    }
    priced = with_value_at(grown, "canasta_bonus.wild", 1000, refs=("dummies-book",))
    assert priced.rules[-1].refs == ("dummies-book",)
    assert read_house_rules(house_text(priced), HOUSE_FILE, RuleLibrary()).changes == priced.changes
    off = with_switch(priced, wild, value=False)
    assert [(rule.path, rule.note) for rule in off.rules] == [("target", "since May")]
    assert with_value_at(off, "target", 5000).rules == ()


def test_differences_stand_in_the_order_of_a_rule_file() -> None:
    read = house(tie="drawn game", target=7500, go_out_bonus=150)
    assert [one.path for one in differences(read)] == ["go_out_bonus", "target", "tie"]


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9000) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
PATHS = [path for path, _ in leaf_paths(book_of("brazilian").tree)] + [
    *book_of("brazilian").tree,
    "x.y",
]


@pytest.mark.thorough
@given(
    fields=st.dictionaries(st.sampled_from(["name", "base", "uid", "version", "format"]), JUNK),
    rules=st.dictionaries(
        st.sampled_from(PATHS),
        st.fixed_dictionaries(
            {"value": JUNK}, optional={"ref": st.just("table") | JUNK, "note": JUNK}
        )
        | JUNK,
        max_size=3,
    ),
)
def test_whatever_stands_in_a_file_it_is_read_or_refused(fields: Document, rules: Document) -> None:
    document = house_file("brazilian", rules=rules) | fields
    try:
        read = read_house_rules(json.dumps(document), HOUSE_FILE, RuleLibrary())
    except RuleSetError:
        assert refusal(document)
    else:
        assert house_document(read) == document
