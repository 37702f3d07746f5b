"""Changes of single values of house rules."""

from typing import Any

from scorekeeper.rules import RuleLibrary, RuleSetId, rule_book
from scorekeeper.view_models.house_rule_values import (
    Update,
    change_of_part,
    example_value,
    first_index,
    further_band,
    further_bonus,
    further_special_hands,
    initial_meld_example,
    with_condition_toggled,
    with_further_number,
    with_joined_bands,
    with_toggled,
)

CLASSIC = rule_book(RuleSetId("classic_4p"))
BANDS = [{"to": 1495, "points": 50}, {"from": 1500, "to": 2995, "points": 90}]
LAST_BAND = {"from": 3000, "points": 120}


class Value:
    """A value with the change that the editor gets."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def change(self, update: Update) -> None:
        self.value = update(self.value)


def test_change_of_a_part_keeps_the_other_parts() -> None:
    value = Value([{"points": 50, "needs": None}, {"points": 90}])
    change_of_part(change_of_part(value.change, 1), "points")(lambda points: points + 10)
    assert value.value == [{"points": 50, "needs": None}, {"points": 100}]


def test_toggled_options_stay_in_order() -> None:
    assert with_toggled("ABC", ["C"], "A") == ["A", "C"]
    assert with_toggled("ABC", ["A", "C"], "A") == ["C"]


def test_further_number_continues_the_list() -> None:
    """One more is as far from the last as that is from the one before it, or equal."""
    assert with_further_number([0, 100, 200]) == [0, 100, 200, 300]
    assert with_further_number([7]) == [7, 14]
    assert with_further_number([300, 200]) == [300, 200, 200]
    assert with_further_number([]) == [0]


def test_first_number_of_red_threes_is_fixed() -> None:
    """It is the one for no three at all."""
    assert first_index("red_three_values") == 1
    assert first_index("go_out_bonus") == 0


def test_bands_end_where_the_next_one_begins() -> None:
    """The gap of five points between two rows stays."""
    before = [*BANDS, LAST_BAND]
    later = [*BANDS, {**LAST_BAND, "from": 4000}]
    assert with_joined_bands(later, before, "from") == [
        {"to": 1495, "points": 50},
        {"from": 1500, "to": 3995, "points": 90},
        {"from": 4000, "points": 120},
    ]


def test_first_band_is_open_below_when_one_is_removed() -> None:
    before = [*BANDS, LAST_BAND]
    assert with_joined_bands(before[1:], before, "from") == [
        {"to": 2995, "points": 90},
        {"from": 3000, "points": 120},
    ]


def test_bands_by_deal_begin_with_the_first_deal() -> None:
    bands = [{"hand": 2, "points": 90}, {"hand": 3, "points": 120}]
    assert with_joined_bands(bands, bands, "hand")[0] == {"hand": 1, "points": 90}


def test_further_band_continues_the_table() -> None:
    assert further_band([*BANDS, LAST_BAND], "from") == {"from": 4500, "points": 120}


def test_initial_melds_by_deal_come_from_another_rule_set() -> None:
    """Classic has none of its own."""
    assert (
        initial_meld_example(CLASSIC.tree, "score", RuleLibrary()) == CLASSIC.tree["initial_meld"]
    )
    by_deal = initial_meld_example(CLASSIC.tree, "hand_number", RuleLibrary())
    assert by_deal["by"] == "hand_number"


def test_example_of_a_rule_that_others_have() -> None:
    """Brazilian: sequences of five cards or fewer cost 1,000."""
    assert example_value("penalties.short_sequence", RuleLibrary()) == {
        "max_len": 5,
        "points": -1000,
    }


def test_further_special_hands_are_not_played_yet() -> None:
    first, *_ = further_special_hands([], RuleLibrary())
    remaining = further_special_hands([first], RuleLibrary())
    assert first["id"] not in {row["id"] for row in remaining}


def test_further_bonus_has_a_free_id() -> None:
    first = further_bonus([], RuleLibrary())
    second = further_bonus([first], RuleLibrary())
    assert (first["id"], second["id"]) == ("own_1", "own_2")


def test_bonus_condition_is_added_and_removed() -> None:
    assert with_condition_toggled({"any": [5]}, "mixed") == {"any": [5], "mixed": [1]}
    assert with_condition_toggled({"any": [5], "mixed": [1]}, "any") == {"mixed": [1]}
