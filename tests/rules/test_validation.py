"""House rules: the same dotted paths on top of a rule set, checked by the same code."""

from typing import Any

import pytest

from scorekeeper.deal_form.chips import main_rows
from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path
from scorekeeper.rules import RuleSetError, RuleSetId, apply_changes, rule_book, rule_set_ids
from scorekeeper.rules.loader import leaf_paths, value_at

CLASSIC = rule_book(RuleSetId("classic_4p"))


def refusal(house: dict[str, Any], set_id: str = "classic_4p") -> list[str]:
    """All that is said against house rules, each with its path."""
    with pytest.raises(RuleSetError) as refused:
        apply_changes(rule_book(RuleSetId(set_id)).tree, house, "house rules")
    assert str(refused.value).startswith("house rules: ")
    return [problem_with_path(Words(), problem) for problem in refused.value.problems]


def test_a_house_rule_changes_its_value_and_no_other() -> None:
    tree, rules = apply_changes(CLASSIC.tree, {"canasta_bonus.natural": 600}, "house rules")
    assert rules.canasta_bonus.natural == 600
    before, after = dict(leaf_paths(CLASSIC.tree)), dict(leaf_paths(tree))
    assert [path for path in after if after[path] != before[path]] == ["canasta_bonus.natural"]
    assert rule_book(RuleSetId("classic_4p")).rules.canasta_bonus.natural == 500


def test_no_house_rule_is_no_change() -> None:
    assert apply_changes(CLASSIC.tree, {}, "house rules") == (CLASSIC.tree, CLASSIC.rules)


def test_whole_objects_may_be_given() -> None:
    house = {
        "initial_meld": {"by": "score", "bands": [{"points": 10}, {"from": 100, "points": 20}]},
        "red_three_sign": {"measure": "canastas", "steps": [[0, -1], [2, 1]]},
        "concealed_canasta": {"mode": "add", "amount": 100},
    }
    _, rules = apply_changes(CLASSIC.tree, house, "house rules")
    assert [band.points for band in rules.initial_meld.bands] == [10, 20]
    assert rules.red_three_sign.steps == ((0, -1), (2, 1))


@pytest.mark.parametrize(
    ("house", "told"),
    [
        ({"goal": 1}, "goal: there is no such rule"),
        ({"": 1}, "there is no such rule"),
        ({"target.x": 1}, "target.x: there is no such rule"),
        ({"canasta_bonus": {"natural": 1}}, "canasta_bonus.mixed: the field “mixed” is missing"),
        ({"target": "5000"}, 'target: must be a whole number, not "5000"'),
        ({"target": 5e3}, "target: must be a whole number, not 5000.0"),
        ({"target": True}, "target: must be a whole number, not true"),
        ({"target": 10**9}, "target: must be a number up to 9,999,999"),
        ({"tie": "replay"}, "tie: must be one of play another hand, drawn game"),
        ({"acaba.enabled": 1}, "acaba.enabled: must be true or false, not 1"),
        ({"go_out_requirement": 2}, "go_out_requirement: must be an object, not 2"),
        ({"red_three_values": 100}, "red_three_values: must be a list, not 100"),
        ({"red_three_values": [0, "x"]}, "red_three_values[1]: must be a whole number"),
        (
            {"table_rules.pile_cards": "ten"},
            "table_rules.pile_cards: must be “all” or a whole number",
        ),
        (
            {"meld_rules": {**CLASSIC.tree["meld_rules"], "x": 1}},
            "meld_rules.x: there is no field",
        ),
    ],
)
def test_an_unknown_path_or_a_value_of_another_kind_is_refused(
    house: dict[str, Any], told: str
) -> None:
    assert any(complaint.startswith(told) for complaint in refusal(house)), refusal(house)


def bands(*rows: dict[str, Any], by: str = "score") -> dict[str, Any]:
    """A house rule with such a table of initial melds."""
    return {"initial_meld": {"by": by, "bands": list(rows)}}


@pytest.mark.parametrize(
    ("house", "told"),
    [
        ({"decks": 3}, "total_cards: must be 160, the total of the packs and jokers"),
        (
            {"decks": 3, "jokers": 6, "total_cards": 162},
            "red_three_values: must be 0, then one total",
        ),
        ({"jokers": 6}, "total_cards: must be 110"),
        ({"decks": 0}, "decks: must be 1 or more"),
        ({"jokers": -1}, "jokers: must be 0 or more"),
        ({"card_values.K": 0}, "card_values.K: must be 1 or more"),
        ({"card_values": {"K": 10}}, "card_values.A: must be 1 or more"),
        (
            {"card_values": CLASSIC.tree["card_values"] | {"3r": 5}},
            "card_values.3r: must be one of JOKER, 2, A",
        ),
        ({"sides.count": 1}, "sides.count: two sides or more"),
        ({"sides.size": 0}, "sides.size: must be 1 or more"),
        (bands(), "initial_meld.bands: at least one row"),
        (
            bands({"from": 0, "points": 50}),
            "initial_meld.bands[0].from: the first row must have no lower limit",
        ),
        (
            bands({"points": 15}, {"from": 0, "points": 50}, {"from": 0, "points": 90}),
            "initial_meld.bands[2].from: each row must begin above the one before",
        ),
        (
            bands({"points": 15}, {"from": 90, "points": 50}, {"from": 0, "points": 90}),
            "initial_meld.bands[2].from: each row must begin above the one before",
        ),
        (bands({"points": 15}, {"points": 50}), "initial_meld.bands[1]: each row must begin above"),
        (bands({"points": -15}), "initial_meld.bands[0].points: must be 0 or more"),
        (
            bands({"hand": 2, "points": 5}, by="hand_number"),
            "initial_meld.bands[0].hand: the first",
        ),
        (
            bands({"hand": 1, "points": 5}, {"points": 6}, by="hand_number"),
            "initial_meld.bands[1]: each row must begin above",
        ),
        (
            {"red_three_values": [100, 200, 300, 400, 500]},
            "red_three_values: must be 0, then one total",
        ),
        (
            {"red_three_values": []},
            "red_three_values: must be 0, then one total for each number of threes up to 4",
        ),
        ({"red_three_sign.steps": []}, "red_three_sign.steps: each step needs two numbers"),
        ({"red_three_sign.steps": [[0]]}, "red_three_sign.steps: each step needs two numbers"),
        (
            {"red_three_sign.steps": [[1, 1]]},
            "red_three_sign.steps: the steps must begin at 0 and go up",
        ),
        (
            {"red_three_sign.steps": [[0, 1], [0, -1]]},
            "red_three_sign.steps: the steps must begin at 0",
        ),
        ({"red_three_sign.steps": [[0, 2]]}, "red_three_sign.steps: must be one of -1, 0, 1,"),
        (
            {"black_three.tabled_values": []},
            "black_three.tabled_values: must be 0, then one total for ea",
        ),
        (
            {"black_three.captured_values": [5, 5]},
            "black_three.captured_values: must be 0, then one",
        ),
        (
            {"meld_rules.pure_wild": True},
            "canasta_bonus.wild: wild cards may be melded, so a canasta of them needs a bonus",
        ),
        ({"meld_rules.sequences": True}, "canasta_bonus.sequence: sequences may be melded, so"),
        ({"meld_rules.twos_meldable": True}, "canasta_bonus.twos_natural: twos may be melded, so"),
        ({"meld_rules.sequence_low": "3"}, "meld_rules.sequence_low: must be one of 4, 5, "),
        ({"canasta_min_cards": 2}, "canasta_min_cards: a canasta can’t be shorter than a meld"),
        ({"hand_size": 0}, "hand_size: must be 1 or more"),
        ({"foot_size": -1}, "foot_size: must be 0 or more"),
        ({"meld_rules.min_cards": 0}, "meld_rules.min_cards: must be 1 or more"),
        ({"meld_rules.sequence_aces": 0}, "meld_rules.sequence_aces: must be 1 or more"),
        ({"meld_rules.min_cards": 8}, "canasta_min_cards: a canasta can’t be shorter"),
        ({"meld_rules.min_naturals": -1}, "meld_rules.min_naturals: must be 0 or more"),
        ({"meld_rules.max_wilds": -1}, "meld_rules.max_wilds: must be 0 or more"),
        ({"go_out_requirement.canastas": -1}, "go_out_requirement.canastas: must be 0 or more"),
        (
            {"special_hands": [{"id": "straight", "points": 1}] * 2},
            "special_hands[1].id: “straight” is used twice",
        ),
        (
            {"extra_canasta_bonuses": [{"id": "x", "points": 1, "when": {"any": [5]}}] * 2},
            "extra_canasta_bonuses[1].id: “x” is used twice",
        ),
        ({"target": None}, "target: the game needs an end: enter a target or a number of deals"),
        ({"match_hands": 0}, "match_hands: must be 1 or more"),
        ({"red_three_in_hand.points": 5}, "red_three_in_hand.points: this is subtracted"),
        ({"penalties.incomplete_aces": 1}, "penalties.incomplete_aces: this is subtracted"),
        (
            {"penalties.incomplete_wild_with_four_jokers": 1},
            "penalties.incomplete_wild_with_four_jokers: this is subtracted",
        ),
        (
            {"penalties.short_sequence": {"max_len": 5, "points": 1}},
            "penalties.short_sequence.points: this is subtracted",
        ),
        (
            {"go_out_requirement.exclude": ["red"]},
            "go_out_requirement.exclude: must be one of any, wild",
        ),
        (
            {"extra_canasta_bonuses": [{"id": "x", "points": 1, "when": {"red": [1]}}]},
            "extra_canasta_bonuses[0].when.red: must be one of any, wild",
        ),
        (
            {"extra_canasta_bonuses": [{"id": "x", "points": 1, "when": {"natural": [5, 4]}}]},
            "extra_canasta_bonuses[0].when.natural: enter the lowest number",
        ),
    ],
)
def test_values_that_do_not_fit_together_are_refused(house: dict[str, Any], told: str) -> None:
    assert any(complaint.startswith(told) for complaint in refusal(house)), refusal(house)


def test_all_that_does_not_fit_is_said_at_once() -> None:
    told = refusal({"decks": 3, "target": 0, "card_values.K": -1, "sides.count": 0})
    assert [complaint.partition(":")[0] for complaint in told] == [
        "total_cards",
        "card_values.K",
        "sides.count",
        "red_three_values",
        "target",
    ]


def test_an_unknown_path_does_not_hide_a_value_of_another_kind() -> None:
    told = refusal({"goal": 1, "target": "high", "hand_size": 13})
    assert told == [
        "goal: there is no such rule: goal",
        'target: must be a whole number, not "high"',
    ]


def test_packs_changed_along_with_red_threes_fit_together() -> None:
    packs = {"decks": 3, "jokers": 6, "total_cards": 162}
    _, rules = apply_changes(
        CLASSIC.tree, {**packs, "red_three_values": [0, 100, 200, 300, 800, 1000, 1200]}, "house"
    )
    assert (rules.decks, rules.total_cards) == (3, 162)


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_by_players_changes_fit_the_number_of_players(set_id: str) -> None:
    book = rule_book(RuleSetId(set_id))
    assert {int(players) for players in book.rules.by_players} == set(book.rules.players)
    for players, changes in book.rules.by_players.items():
        _, rules = apply_changes(book.tree, changes, "by_players")
        assert rules.sides.count * rules.sides.size == int(players)


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_value_of_a_rule_set_may_be_given_back_to_it(set_id: str) -> None:
    book = rule_book(RuleSetId(set_id))
    for path, _ in leaf_paths(book.tree):
        assert apply_changes(book.tree, {path: value_at(book.tree, path)}, "same")[1] == book.rules


def test_one_table_of_threes_serves_several_numbers_of_packs() -> None:
    """Two packs have four red threes and three have six; the rows beyond are for other tables."""
    table = [0, 100, 200, 300, 800, 1000, 1200]
    for packs in ({}, {"decks": 3, "jokers": 6, "total_cards": 162}):
        _, rules = apply_changes(CLASSIC.tree, {**packs, "red_three_values": table}, "house rules")
        (row,) = [row for row in main_rows(rules) if row.key == "red_threes"]
        assert row.most == 2 * rules.decks
