"""House rules changed value by value, wherever a file has changed them."""

from scorekeeper.rules.house_rules import (
    rules_about,
    tree_with,
    with_default_value,
    with_note,
    with_value_at,
)
from tests.rules.kit import book_of, house

ACABA = book_of("classic_4p").tree["acaba"]


def test_a_value_that_is_the_rule_sets_own_is_no_change() -> None:
    changed = with_value_at(house(), "target", 7500)
    assert changed.changes == {"target": 7500}
    assert with_value_at(changed, "target", 5000).rules == ()
    assert with_default_value(changed, "target").rules == ()


def test_a_whole_takes_the_place_of_its_parts() -> None:
    parts = house(acaba__enabled=True, target=7500)
    whole = {**ACABA, "enabled": True, "opponents": 2000}
    assert with_value_at(parts, "acaba", whole).changes == {"target": 7500, "acaba": whole}
    assert with_default_value(parts, "acaba").changes == {"target": 7500}


def test_a_part_of_what_is_changed_as_a_whole_leaves_the_rest_of_it() -> None:
    whole = house(acaba={**ACABA, "enabled": True, "opponents": 2000})
    found = with_value_at(whole, "acaba.opponents", 1000)
    assert found.changes == {"acaba": {**ACABA, "enabled": True, "opponents": 1000}}
    back = with_default_value(with_default_value(whole, "acaba.enabled"), "acaba.opponents")
    assert back.rules == (), "nothing is left of it"


def test_a_value_of_another_source_is_cited_and_a_note_stays() -> None:
    noted = with_note(house(target=7500), "target", "Since May")
    found = with_value_at(noted, "target", 10000, refs=("pagat",))
    assert [(rule.value, rule.refs, rule.note) for rule in found.rules] == [
        (10000, ("pagat",), "Since May")
    ]


def test_the_tree_holds_what_does_not_go_together_as_well() -> None:
    """With three packs there are not 108 cards: that is for the check to say."""
    assert tree_with(with_value_at(house(), "decks", 3))["decks"] == 3


def test_rules_about_a_path_are_those_above_and_below_it() -> None:
    parts = house(acaba__enabled=True, target=7500)
    assert [rule.path for rule in rules_about(parts, "acaba")] == ["acaba.enabled"]
    assert [rule.path for rule in rules_about(parts, "acaba.enabled")] == ["acaba.enabled"]
    assert rules_about(parts, "acaba.caller") == ()
