"""The documents' own variations are offered where they fit, and every one of them can be played."""

import json
from functools import cache
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_choices import (
    option_name,
    other_forms_text,
    points_to_agree_text,
    switch_text,
)
from scorekeeper.i18n.rule_values import rule_name
from scorekeeper.rules import RuleSetError, apply_changes, rule_set_ids, switches_for
from scorekeeper.rules.book import is_same_value
from scorekeeper.rules.loader import value_at
from scorekeeper.rules.switches import (
    Switch,
    changes_with_switch,
    option_in_use,
    switch_changes,
    switch_file,
    unsourced_switch_paths,
)
from tests.rules import write_options
from tests.rules.kit import book_of
from tests.rules.write_options import OPTIONS, written

IDS = rule_set_ids()
OFFERED: dict[str, dict[str, Any]] = json.loads(OPTIONS.read_text("utf-8"))
"""The switches of some rule sets: keys, values (the rule set's own first) and the rest.

A new rule set need not be among them.
"""
CHANGED = f"if that is right: python -m {write_options.__name__}"


@cache
def all_offered(set_id: str) -> tuple[Switch, ...]:
    return switches_for(book_of(set_id))


def switch_of(set_id: str, key: str) -> Switch:
    (switch,) = [one for one in all_offered(set_id) if one.path == key]
    return switch


@pytest.mark.parametrize("set_id", OFFERED)
def test_a_rule_set_has_the_switches_that_fit_it_and_no_other(set_id: str) -> None:
    assert written(set_id) == OFFERED[set_id], CHANGED


@pytest.mark.parametrize("set_id", IDS)
def test_switch_offers_the_rule_sets_own_value_first(set_id: str) -> None:
    """A switch offers the rule sets own value first and then the others."""
    paths = [one.path for one in all_offered(set_id)]
    assert len(set(paths)) == len(paths)
    for switch in all_offered(set_id):
        own, *others = [option.value for option in switch.options]
        assert is_same_value(own, value_at(book_of(set_id).tree, switch.path))
        assert others or switch.free
        assert not any(is_same_value(own, other) for other in others)


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", IDS)
def test_switch_value_brings_further_paths_and_asks_unsourced(set_id: str) -> None:
    """A value brings its further paths and asks for what no source gives."""
    for switch in all_offered(set_id):
        own, *others = switch.options
        assert switch_changes(book_of(set_id), switch, own.value) == {}
        for option in others:
            changes = switch_changes(book_of(set_id), switch, option.value)
            assert changes == {switch.path: option.value, **option.brings}
            assert unsourced_switch_paths(book_of(set_id), changes) == option.ask


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", IDS)
def test_every_switch_value_gives_a_playable_rule_set(set_id: str) -> None:
    for switch in all_offered(set_id):
        for option in switch.options:
            changes = switch_changes(book_of(set_id), switch, option.value)
            tree, _ = apply_changes(book_of(set_id).tree, changes, switch.id)
            assert is_same_value(value_at(tree, switch.path), option.value)


def test_every_switch_of_the_file_fits_some_rule_set() -> None:
    fitting = {one.id for set_id in IDS for one in all_offered(set_id)}
    assert {one.id for one in switch_file().switch} == fitting


def test_a_switch_that_is_turned_back_takes_what_it_brought_with_it() -> None:
    """Melds of wild cards with 1,000 for a canasta of them, as one book has it, and off again."""
    classic = book_of("classic_4p")
    wild = switch_of("classic_4p", "meld_rules.pure_wild")
    on = changes_with_switch(classic, {"target": 7500}, wild, value=True)
    assert on == {"target": 7500, "meld_rules.pure_wild": True, "canasta_bonus.wild": 2000}
    own_price = on | {"canasta_bonus.wild": 1000}
    assert option_in_use(own_price, wild) == wild.options[1]
    assert changes_with_switch(classic, own_price, wild, value=False) == {"target": 7500}


def test_a_value_that_is_not_offered_is_refused_unless_any_will_do() -> None:
    classic = book_of("classic_4p")
    hand_size = switch_of("classic_4p", "hand_size")
    with pytest.raises(RuleSetError, match="hand_size: hand_size: value not offered"):
        switch_changes(classic, hand_size, 12)
    target = switch_of("classic_4p", "target")
    assert switch_changes(classic, target, 7_000) == {"target": 7000}
    with pytest.raises(RuleSetError, match=r"target: target: at least \(least: 1\)"):
        switch_changes(classic, target, 0)


def test_true_is_not_one() -> None:
    """A switch between one canasta and two must not take yes for one."""
    canastas = switch_of("classic_2p", "go_out_requirement.canastas")
    with pytest.raises(RuleSetError):
        switch_changes(book_of("classic_2p"), canastas, value=True)


@pytest.mark.parametrize("set_id", IDS)
def test_every_switch_is_told_in_words(set_id: str) -> None:
    words = Words()
    for switch in all_offered(set_id):
        assert switch_text(words, switch).endswith(".")
        assert rule_name(words, switch.path)
        assert words.text(f"switch-affects-{switch.affects}")
        names = [option_name(words, switch, option) for option in switch.options]
        assert len(set(names)) == len(names) > 0
        for option in switch.options:
            assert bool(points_to_agree_text(words, option)) == bool(option.ask)


def test_a_disagreement_may_be_settled_by_another_rule_set() -> None:
    said = other_forms_text(Words(), book_of("modern_american"))
    assert said == "Not what your table plays? Try Modern American"
    assert other_forms_text(Words(), book_of("boat")) == ""
