"""Chips: small numbers that count on, and that the other sides rule out."""

import pytest

from scorekeeper.deal_form.chips import (
    LAST_STRIP_CHIP,
    Chip,
    ChipRow,
    ChipState,
    chips_of,
    count_tiles,
    main_rows,
    more_rows,
    sheet_rows,
    strip_of,
    tiles_of,
)
from scorekeeper.deal_form.form import DealForm
from scorekeeper.rules import RuleSetId, apply_changes, rule_book, rule_set_ids
from tests.deal_form.forms import blank, rules


def row(key: str, set_id: str = "classic_4p") -> ChipRow:
    every = (*main_rows(rules(set_id)), *more_rows(rules(set_id)))
    return next(one for one in every if one.key == key)


def chips(form: DealForm, side: int, one: ChipRow) -> tuple[Chip, ...]:
    return chips_of(one, form.chip_state(side, one))


def count(form: DealForm, side: int, one: ChipRow) -> int:
    return form.sides[side].chips.get(one.key, 0)


def chips_as_text(form: DealForm, side: int, one: ChipRow) -> str:
    """The chips as they look: the chosen one in brackets, those that are off left out."""
    return " ".join(
        f"[{chip.label}]" if chip.is_chosen else "-" if chip.is_off else chip.label
        for chip in chips(form, side, one)
    )


def test_nothing_chosen_is_a_chip_as_well() -> None:
    assert chips_as_text(blank(), 0, row("canastas.natural")) == "[0] 1 2 3 4"


def test_red_threes_that_the_other_side_has_are_off() -> None:
    form = blank().with_chip(0, "red_threes", 1)
    assert chips_as_text(form, 1, row("red_threes")) == "[0] 1 2 3 -"
    form = form.with_chip(1, "red_threes", 2)
    assert chips_as_text(form, 0, row("red_threes")) == "0 [1] 2 - -"


def test_with_three_sides_the_red_threes_of_both_others_are_off() -> None:
    one = row("red_threes", "classic_3p")
    form = blank("classic_3p").with_chip(0, one.key, 1).with_chip(1, one.key, 2)
    assert chips_as_text(form, 2, one) == "[0] 1 - - -"


def test_chip_above_the_limit_stays_visible_and_removable() -> None:
    """A number that is too high by now can still be seen and taken back."""
    one = row("red_threes")
    form = blank().with_chip(0, "red_threes", 4).with_chip(1, "red_threes", 1)
    assert chips_as_text(form, 0, one) == "0 1 2 3 [4]"
    assert count(form.with_chip(0, one.key, 3), 0, one) == 3


def strip(form: DealForm, side: int, one: ChipRow) -> str:
    return " ".join(
        f"[{chip.label}]" if chip.is_chosen else chip.label
        for chip in strip_of(form.chip_state(side, one, LAST_STRIP_CHIP))
    )


def test_the_last_chip_opens_a_strip_of_what_there_can_be() -> None:
    one, form = row("red_threes", "samba"), blank("samba")
    assert chips(form, 0, one)[-1].has_more
    form = form.with_chip(0, one.key, 4)
    assert strip(form, 0, one) == "[4] 5 6"
    form = form.with_chip(0, one.key, 6)
    assert chips_as_text(form, 0, one) == "0 1 2 3 [6]"
    assert strip(form, 0, one) == "4 5 [6]"


def test_four_red_threes_of_two_packs_are_all() -> None:
    assert not chips(blank(), 0, row("red_threes"))[-1].has_more


def test_a_hand_and_foot_table_has_more_canastas_than_chips() -> None:
    form, one = blank("hand_and_foot"), row("canastas.natural", "hand_and_foot")
    assert chips_as_text(form, 0, one) == "[0] 1 2 3 4+"
    assert strip(form.with_chip(0, one.key, 7), 0, one) == "4 5 6 [7] 8 9 10 11 12"
    assert strip(form.with_chip(0, one.key, 12), 0, one) == "4 5 6 7 8 9 10 11 [12] 13"


@pytest.mark.parametrize(
    ("count", "limit", "often_more", "label"),
    [
        (0, 4, True, "4"),
        (0, 5, True, "4+"),
        (4, 5, True, "4+"),
        (5, 5, True, "5"),
        (0, 5, False, "4"),
        (5, 5, False, "5"),
    ],
)
def test_label_of_the_last_chip(count: int, limit: int, often_more: bool, label: str) -> None:
    one = ChipRow(key="canastas.natural", each=500, most=limit, often_more=often_more)
    state = ChipState(count, limit, is_off=False)
    assert chips_of(one, state)[-1].label == label


def test_a_tile_goes_from_none_to_done_to_begun_to_none() -> None:
    (sevens, *_), form, seen = tiles_of(rules("modern_american")), blank("modern_american"), []
    for _ in range(3):
        form = form.after_tile_tap(0, sevens)
        seen.append(dict(form.sides[0].chips))
    assert seen == [{"canastas.sevens": 1}, {"incomplete.sevens": 1}, {}]


def test_a_canasta_that_the_other_side_has_can_only_be_begun() -> None:
    wild = tiles_of(rules("modern_american"))[-1]
    form = blank("modern_american").after_tile_tap(0, wild).after_tile_tap(1, wild)
    assert dict(form.sides[1].chips) == {"incomplete.wild": 1}
    assert not form.after_tile_tap(1, wild).sides[1].chips


def test_a_canasta_of_which_there_can_be_one_has_two_chips() -> None:
    one = row("canastas.wild", "modern_american")
    form = blank("modern_american")
    assert chips_as_text(form, 0, one) == "[0] 1"
    assert chips_as_text(form.with_chip(0, one.key, 1), 1, one) == "[0] -"


def test_acaba_switches_all_chips_off() -> None:
    form = blank("british").with_side_out(0).with_ending_toggled("acaba")
    assert all(chip.is_off for chip in chips(form, 1, row("canastas.mixed", "british")))


@pytest.mark.parametrize(
    ("set_id", "keys"),
    [
        ("classic_4p", "canastas.natural canastas.mixed red_threes"),
        ("samba", "canastas.sequence canastas.natural canastas.mixed red_threes"),
        ("cuban", "canastas.wild canastas.natural canastas.mixed red_threes black_threes_captured"),
        ("hand_and_foot", "canastas.natural canastas.mixed"),
        ("burraco", "canastas.natural canastas.semi_natural canastas.mixed"),
    ],
)
def test_only_what_the_rule_set_has_is_asked(set_id: str, keys: str) -> None:
    assert " ".join(one.key for one in main_rows(rules(set_id))) == keys


def test_rare_rows_of_chips_come_in_a_sheet_of_their_own() -> None:
    assert [one.key for one in more_rows(rules("classic_4p"))] == ["red_threes_in_hand"]
    assert "lone" in [one.key for one in main_rows(rules("cutthroat_3p"))]
    modern = [one.key for one in more_rows(rules("modern_american"))]
    assert {"canastas.sevens", "canastas.aces", "incomplete.wild", "held.aces"} <= set(modern)


def test_chip_row_says_the_worth_of_one_and_of_all() -> None:
    """A row says what one is worth and whether the next is worth the same."""
    assert (row("red_threes").each, row("red_threes").together) == (100, None)
    modern = row("red_threes", "modern_american")
    assert (modern.each, modern.together) == (100, 1000)


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_row_of_every_rule_set_can_be_chosen_once(set_id: str) -> None:
    every = (*main_rows(rules(set_id)), *more_rows(rules(set_id)))
    keys = [one.key for one in every]
    assert len(keys) == len(set(keys))
    for one in every:
        assert one.most >= 1
        assert count(blank(set_id).with_chip(0, one.key, 1), 0, one) == 1


@pytest.mark.parametrize(
    ("set_id", "keys"),
    [
        ("classic_4p", []),
        ("modern_american", []),
        ("burraco", ["feet_untaken"]),
        ("buraco", ["canastas.suit_ace_to_ace", "canastas.suit_whole", "feet_untaken"]),
        ("biriba", ["canastas.suit_whole", "canastas.suit_mixed", "feet_untaken"]),
        ("hand_and_foot_us", ["exact_pickups"]),
    ],
)
def test_count_tiles_belong_to_the_rule_set(set_id: str, keys: list[str]) -> None:
    assert [tile.row.key for tile in count_tiles(rules(set_id))] == keys


def test_eight_equal_cards_have_a_tile_where_they_have_a_price() -> None:
    prices = {"canasta_bonus.suit_whole": 300, "canasta_bonus.rank_whole": 250}
    _, values = apply_changes(rule_book(RuleSetId("burraco")).tree, prices, "house rules")
    keys = [tile.row.key for tile in count_tiles(values)]
    assert keys == ["canastas.suit_whole", "canastas.rank_whole", "feet_untaken"]


def test_sheet_leaves_out_what_a_tile_has_whole() -> None:
    keys = [row.key for row in sheet_rows(rules("buraco"))]
    assert keys == ["canastas.suit_ace_to_ace", "canastas.suit_whole"]


def test_rows_of_canastas_are_in_the_order_of_their_worth() -> None:
    def kinds(set_id: str) -> list[str]:
        return [row.key for row in main_rows(rules(set_id)) if row.key.startswith("canastas.")]

    assert kinds("burraco") == ["canastas.natural", "canastas.semi_natural", "canastas.mixed"]
    assert kinds("samba") == ["canastas.sequence", "canastas.natural", "canastas.mixed"]
