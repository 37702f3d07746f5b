"""A form outlives the program, as far as it still fits the match."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.deal_form.chips import main_rows, more_rows
from scorekeeper.deal_form.deal import form_document, form_from
from scorekeeper.deal_form.form import DealForm, Field, Mode, blank_form
from scorekeeper.rules import rule_set_ids
from tests.deal_form.forms import blank, common_deal, rules, type_keys


def write_and_read(form: DealForm, set_id: str = "classic_4p") -> DealForm | None:
    """The form after it was written as JSON and read again."""
    return form_from(json.loads(json.dumps(form_document(form))), rules(set_id))


def test_a_half_typed_deal_comes_back_with_its_cursor() -> None:
    form = type_keys(common_deal(), "+12×")
    assert write_and_read(form) == form


@given(st.text("0123456789+×<>±", max_size=30), st.booleans())
def test_whatever_was_typed_comes_back(keys: str, totals: bool) -> None:
    form = blank().with_mode(Mode.TOTALS) if totals else blank()
    form = type_keys(form, keys)
    assert write_and_read(form) == form


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_chip_of_every_rule_set_comes_back(set_id: str) -> None:
    form = blank(set_id).with_side_out(1)
    for row in (*main_rows(rules(set_id)), *more_rows(rules(set_id))):
        form = form.with_chip(0, row.key, 1)
    for hand in rules(set_id).special_hands:
        form = form.with_special_hand(1, hand.id)
    form = replace(form.with_adjustment(0, -50, "late"), note="two packs", tried=True)
    assert write_and_read(form, set_id) == form


def test_books_and_cards_come_back_as_far_as_the_rules_have_them() -> None:
    form = type_keys(blank_form(2, mode=Mode.BOOKS), "1500>65>300")
    assert write_and_read(form, "hand_and_foot_solo") == form
    left = write_and_read(form)
    assert left is not None
    assert left.mode is Mode.TOTALS
    assert left.sides[0].texts[Field.TOTAL] == "1565"


def test_a_match_of_another_number_of_sides_has_no_use_for_it() -> None:
    assert write_and_read(common_deal(), "classic_3p") is None


def test_draft_leaves_out_chips_unknown_to_the_rules() -> None:
    form = (
        blank("modern_american").with_chip(0, "canastas.sevens", 1).with_special_hand(1, "garbage")
    )
    left = write_and_read(form.with_chip(0, "red_threes", 1))
    assert left is not None
    assert left.sides[0].chips == {"red_threes": 1}
    assert left.sides[1].special_hand is None


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"sides": "none"},
        {"sides": [{"chips": {"red_threes": "two"}}, {}]},
        {"sides": [{}, {}], "mode": "guesses"},
        {"sides": [{}, {}], "at": [7, "table"]},
        {"sides": [{}, {}], "at": [0, "total"]},
        {"sides": [{}, {}], "at": "here"},
        {"sides": [{}, {}], "out": 5},
        {"sides": [{}, {}], "ended": "bang"},
    ],
)
def test_draft_of_another_version_is_not_read(document: dict[str, object]) -> None:
    assert form_from(document, rules()) is None


def test_unknown_fields_of_a_later_version_do_no_harm() -> None:
    document = form_document(common_deal()) | {"colour": "green"}
    assert form_from(document, rules()) == common_deal()


def test_draft_of_a_handed_over_deal_opens_for_its_holder() -> None:
    """A draft that was on its way to the other side opens for whoever holds it."""
    earlier = {"turn": 1, "passing": True, "halves": [0], "accepted": []}
    assert form_from(form_document(common_deal()) | earlier, rules()) == common_deal()
