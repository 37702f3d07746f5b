"""The form: where the cursor goes, and what each tap makes of it."""

from dataclasses import replace

import pytest

from scorekeeper.deal_form.form import DealForm, Field, Key, Mode, SideForm, blank_form, deal_of
from scorekeeper.deal_form.view import form_view
from tests.deal_form.forms import HAND, TABLE, TOTAL, blank, common_deal, rules, score, type_keys


def is_ready(form: DealForm, set_id: str = "classic_4p") -> bool:
    values = rules(set_id)
    return form_view(values, form, deal_of(form), before=(0, 0), number=1).is_ready


def test_the_common_deal_comes_to_what_the_design_says() -> None:
    assert score(common_deal()).totals == (1385, 585)
    assert score(common_deal()).problems == ()


def test_side_that_went_out_gets_the_cursor() -> None:
    assert blank().with_side_out(1).at == (1, TABLE)
    assert blank().with_side_out(None).at == (0, TABLE)


def test_totals_stay_in_seat_order_whoever_went_out() -> None:
    """The cursor jumped to the side that went out, and the next totals went to wrong sides."""
    form = blank_form(3, mode=Mode.TOTALS)
    assert form.with_side_out(1).at == (0, TOTAL)
    typed = form.after_key("5").after_key(Key.NEXT).after_key("6")
    assert typed.with_side_out(2).at == (1, TOTAL)
    assert typed.with_side_out(None).at == (1, TOTAL)
    assert [side for side, _ in typed.with_side_out(2).order] == [0, 1, 2]


def test_rules_with_a_foot_of_each_player_count_books() -> None:
    """A foot of the whole side, as in Burraco, has no such sheets."""
    for set_id in ("hand_and_foot", "hand_knee_and_foot", "pennies_from_heaven"):
        assert rules(set_id).table_rules.counts_books
    for set_id in ("classic_4p", "samba", "burraco"):
        assert not rules(set_id).table_rules.counts_books


def test_books_and_cards_are_a_total() -> None:
    form = type_keys(blank_form(3, mode=Mode.BOOKS).with_side_out(2), "1500>65>1200>85±>300")
    assert score(form, "classic_3p").totals == (1565, 1115, 300)
    view = form_view(rules("classic_3p"), form, deal_of(form), before=(0, 0, 0), number=1)
    assert view.missing_sides == (2,)
    assert not view.is_ready
    assert form.first_empty_field == (2, Field.CARDS)


def test_books_and_cards_become_a_total_and_stay() -> None:
    form = type_keys(blank_form(2, mode=Mode.BOOKS), "1500>65>300")
    as_totals = form.with_mode(Mode.TOTALS)
    assert [side.texts.get(TOTAL) for side in as_totals.sides] == ["1565", None]
    assert as_totals.at == (1, TOTAL)
    again = as_totals.with_mode(Mode.BOOKS)
    assert [again.sides[place].texts for place in (0, 1)] == [
        {**form.sides[0].texts, TOTAL: "1565"},
        form.sides[1].texts,
    ]


def test_a_total_that_was_changed_leaves_books_and_cards_empty() -> None:
    form = type_keys(blank_form(2, mode=Mode.BOOKS), "1500>65>300>20").with_mode(Mode.TOTALS)
    changed = type_keys(form.after_move((0, TOTAL)), "<<70").with_mode(Mode.BOOKS)
    assert changed.first_empty_field == (0, Field.BOOKS)
    assert changed.sides[0].texts == {TOTAL: "1570"}
    assert deal_of(changed).sides[1].total == 320


def test_swapped_totals_leave_all_else() -> None:
    form = type_keys(blank_form(3, mode=Mode.TOTALS).with_side_out(1), "655>120>430")
    swapped = form.with_adjustment(0, -50, "late").with_swapped_totals(0, 1)
    assert score(swapped, "classic_3p").totals == (70, 655, 430)
    assert swapped.out == 1


def test_totals_begin_at_the_first_that_is_missing() -> None:
    form = blank_form(3, mode=Mode.TOTALS).after_key("5")
    by_kinds = form.with_mode(Mode.COUNTS).after_move((2, TABLE))
    assert by_kinds.with_mode(Mode.TOTALS).at == (1, TOTAL)
    lone_sign = form.after_key(Key.NEXT).after_key(Key.SIGN)
    assert lone_sign.first_empty_field == (1, TOTAL)
    full = form.after_key(Key.NEXT).after_key("6").after_key(Key.NEXT).after_key("7")
    assert full.first_empty_field == (0, TOTAL)


def test_next_leads_to_the_next_missing_total_and_then_nowhere() -> None:
    """It led back to the first total, to which the next digits were appended."""
    form = blank_form(3, mode=Mode.TOTALS).after_move((1, TOTAL)).after_key("7")
    assert form.next_place == (2, TOTAL)
    form = type_keys(form, ">5")
    assert form.next_place == (0, TOTAL)
    form = type_keys(form, ">3")
    assert form.next_place is None
    assert form.after_key(Key.NEXT) == form


@pytest.mark.parametrize(("mode", "field"), [(Mode.TOTALS, TOTAL), (Mode.COUNTS, TABLE)])
def test_first_digit_replaces_a_number_that_is_entered_again(mode: Mode, field: Field) -> None:
    form = type_keys(blank_form(2, mode=mode), "38")
    assert not form.is_selected
    again = form.after_move((1, field)).after_move((0, field))
    assert again.is_selected
    assert type_keys(again, "95").sides[0].texts[field] == "95"
    assert type_keys(again, "<5").sides[0].texts[field] == "35"
    assert type_keys(again, "+5").sides[0].texts[field] == "38+5"
    assert not again.after_key(Key.DELETE).is_selected


def test_an_empty_field_is_not_selected() -> None:
    form = type_keys(blank_form(2, mode=Mode.TOTALS), "5><")
    assert not form.is_selected
    assert not form.after_key(Key.SIGN).after_move((0, TOTAL)).after_move((1, TOTAL)).is_selected


@pytest.mark.parametrize("side", [0, 1])
def test_open_side_is_the_one_with_the_cursor(side: int) -> None:
    form = blank().with_side_out(0).after_move((side, TABLE))
    view = form_view(rules(), form, deal_of(form), before=(0, 0), number=1)
    assert view.open_side == side
    assert [one.side for one in view.sides if one.is_open] == [side]


def test_next_goes_through_the_side_that_is_out_first_and_round_again() -> None:
    form, seen = blank().with_side_out(1), []
    for _ in range(5):
        seen.append(form.at)
        form = type_keys(form, ">")
    assert seen == [(1, TABLE), (1, HAND), (0, TABLE), (0, HAND), (1, TABLE)]


def test_next_leaves_out_the_hand_of_one_player_who_is_out() -> None:
    form = blank("classic_2p").with_side_out(0)
    assert form.order == ((0, TABLE), (1, TABLE), (1, HAND))
    assert form.disabled_reason((0, HAND)) == "out"
    assert not form.disabled_reason((1, HAND))


def test_three_alone_are_asked_in_turn_from_the_one_who_is_out() -> None:
    order = blank("classic_3p").with_side_out(1).order
    assert order == ((1, TABLE), (2, TABLE), (2, HAND), (0, TABLE), (0, HAND))


def test_by_totals_next_goes_from_side_to_side() -> None:
    form = blank().with_mode(Mode.TOTALS).with_side_out(0)
    assert form.order == ((0, TOTAL), (1, TOTAL))
    assert score(type_keys(form, "1385>585")).totals == (1385, 585)


def test_a_loss_by_totals_is_typed_sign_first() -> None:
    form = type_keys(blank().with_mode(Mode.TOTALS), "±225>120")
    assert score(form).totals == (-225, 120)


def test_chip_of_another_side_moves_the_cursor_there() -> None:
    """A chip leaves the cursor in its field but another sides chip takes it along."""
    form = type_keys(blank().with_side_out(0), ">")
    assert form.with_chip(0, "red_threes", 1).at == (0, HAND)
    assert form.with_chip(1, "red_threes", 1).at == (1, TABLE)


def test_a_chip_of_zero_leaves_no_trace() -> None:
    form = blank().with_chip(0, "red_threes", 2).with_chip(0, "red_threes", 0)
    assert form.sides[0] == SideForm()


def test_both_depths_of_detail_are_kept_when_the_mode_is_turned() -> None:
    form = common_deal().with_mode(Mode.TOTALS)
    assert score(form).totals == (0, 0)
    assert score(form.with_mode(Mode.COUNTS)).totals == (1385, 585)


def test_concealed_toggles_and_follows_the_side_that_is_out() -> None:
    """Concealed is switched on and off and belongs to the side that is out."""
    form = blank().with_side_out(0).with_ending_toggled("concealed")
    assert deal_of(form).sides[0].concealed
    assert not deal_of(form.with_ending_toggled("concealed")).sides[0].concealed
    assert form.with_side_out(0).ended == "concealed"
    assert form.with_side_out(1).ended == "out"
    assert blank().with_ending_toggled("concealed") == blank()


def test_acaba_replaces_all_counts() -> None:
    form = type_keys(blank("british").with_chip(0, "canastas.natural", 1), "385")
    form = form.with_side_out(1).with_ending_toggled("acaba")
    assert [side.acaba for side in deal_of(form).sides] == ["opponent", "caller"]
    assert score(form, "british").totals == (1500, 0)
    assert is_ready(form, "british")
    assert type_keys(form, "5") == form


def test_acaba_undone_brings_back_the_typed_numbers() -> None:
    form = type_keys(blank("british").with_side_out(0), "385")
    assert form.with_ending_toggled("acaba").with_ending_toggled("acaba").sides == form.sides


def test_whoever_lays_a_special_hand_has_gone_out() -> None:
    form = blank("modern_american").with_special_hand(1, "garbage")
    assert (form.out, form.asked) == (1, True)
    assert form.at == (0, TABLE)
    assert form.with_special_hand(1, None).sides[1] == SideForm()


def test_an_adjustment_is_signed_and_has_a_reason() -> None:
    side = deal_of(blank().with_adjustment(0, -200, "looked at the pile")).sides[0]
    assert side.adjustment is not None
    assert (side.adjustment.points, side.adjustment.reason) == (-200, "looked at the pile")


def test_hand_typed_before_its_side_was_out_does_not_count() -> None:
    """Cards typed before their holder was known to be out do not count."""
    form = type_keys(blank("classic_2p"), "385>60").with_chip(0, "canastas.natural", 2)
    assert score(form.with_side_out(0), "classic_2p").sides[0].total == 385 + 1000 + 100
    assert score(form.with_side_out(None), "classic_2p").sides[0].total == 385 + 1000 - 60


@pytest.mark.parametrize(
    ("form", "ready"),
    [
        (blank(), False),
        (common_deal(), True),
        (replace(common_deal(), asked=False, out=None), False),
        (type_keys(blank().with_side_out(0), "385"), False),
        (type_keys(blank().with_mode(Mode.TOTALS), "100>5"), True),
        (type_keys(blank().with_mode(Mode.TOTALS), "100>±"), False),
    ],
)
def test_form_is_ready_when_the_usual_fields_are_filled(form: DealForm, ready: bool) -> None:
    assert is_ready(form) is ready


def test_a_form_is_blank_until_something_is_typed_or_answered() -> None:
    assert blank().is_blank
    assert type_keys(blank(), ">>").is_blank
    assert not blank().with_side_out(None).is_blank
    assert not type_keys(blank(), "5").is_blank
    assert not replace(blank(), note="cut twice").is_blank
    assert blank_form(2, mode=Mode.TOTALS).at == (0, TOTAL)


def test_a_note_becomes_the_reason_of_points_and_the_note_again() -> None:
    form = blank().with_remark(0, "looked at the pile").with_adjusted_points(0, -5)
    assert (form.note, form.sides[0].reason, form.remark(0)) == ("", *["looked at the pile"] * 2)
    form = form.with_adjusted_points(0, -50)
    assert form.remark(1) == "", "the other side has no points, and the deal no note"
    form = form.with_adjusted_points(0, 0)
    assert (form.note, form.sides[0].reason) == ("looked at the pile", "")


def test_reason_and_note_of_a_recorded_deal_both_stay() -> None:
    form = replace(blank().with_adjustment(0, -50, "late"), note="two packs")
    assert form.with_adjusted_points(0, -100).note == "two packs"
    assert form.with_adjusted_points(0, 0).sides[0].reason == "late"
