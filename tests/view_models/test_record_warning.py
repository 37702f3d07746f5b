"""The warning card: its words, its ways out, and the part of the form that it is about."""

from dataclasses import replace

import pytest

from scorekeeper.deal_form.form import DealForm, Field, Mode, blank_form, deal_of
from scorekeeper.deal_form.view import FormView, form_view
from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.book import tree_for
from scorekeeper.rules.validation import rule_set_from
from scorekeeper.view_models.record_warning import Frame, Part, WarningCard, frame_of, warning_card
from tests.deal_form.forms import blank, common_deal, rules, type_keys

WORDS = Words()
NAMES = ("Ana & Ben", "Cleo & Dov")
BURRACO = "burraco"


def card_of(form: DealForm, set_id: str = "classic_4p") -> tuple[WarningCard, Frame | None]:
    view = form_view(rules(set_id), form, deal_of(form), before=(0, 0), number=1)
    return warning_card(WORDS, form, view, NAMES), frame_of(view.questions[0])


def view_of_three(form: DealForm) -> FormView:
    return form_view(rules("classic_3p"), form, deal_of(form), before=(0, 0, 0), number=1)


def totals_of(form: DealForm) -> tuple[int | None, ...]:
    return tuple(side.total for side in deal_of(form).sides)


def ids(card: WarningCard) -> list[str]:
    return [answer.label.id for answer in card.answers]


def test_out_without_a_canasta_offers_to_add_it() -> None:
    form = type_keys(
        type_keys(blank(BURRACO).with_side_out(0), "300").after_move((1, Field.TABLE)), "50"
    )
    card, frame = card_of(form, BURRACO)
    assert card.sentences == ("Ana & Ben: went out without a canasta, but these rules require 1.",)
    assert ids(card) == ["warning-add-canastas", "warning-somebody-else"]
    assert frame == Frame(0, Part.CANASTAS)
    add, somebody_else = (answer.form for answer in card.answers)
    assert add.at == (0, Field.TABLE)
    assert add.out == 0
    assert (somebody_else.out, somebody_else.asked) == (None, False)


def test_a_side_without_numbers_is_led_to() -> None:
    form = type_keys(blank().with_side_out(0).with_chip(0, "canastas.natural", 1), "385")
    card, frame = card_of(form)
    assert card.title == "Nothing entered for Cleo & Dov?"
    assert ids(card) == ["warning-enter"]
    assert card.answers[0].form.at == (1, Field.TABLE)
    assert frame == Frame(1, Part.FIELDS)


def test_nobody_said_who_went_out() -> None:
    card, frame = card_of(replace(common_deal(), asked=False, out=None))
    assert card.title == "Who went out?"
    assert ids(card) == ["warning-who-out", "warning-nobody"]
    assert card.answers[1].form.asked
    assert frame == Frame(None, Part.QUESTION)


def test_going_out_with_a_loss_names_the_total() -> None:
    form = type_keys(blank().with_mode(Mode.TOTALS).with_side_out(1), "50>560±")
    card, frame = card_of(form)
    assert card.title == "Cleo & Dov went out with −560?"
    assert ids(card) == ["warning-change-total", "warning-swap-0", "warning-somebody-else"]
    assert card.answers[0].form.at == (1, Field.TOTAL)
    assert frame is None, "the field shows its problem"
    assert totals_of(card.answers[1].form) == (-560, 50)


def test_a_total_above_all_that_is_possible_is_asked_about() -> None:
    """A digit too many: the deal is saved as it is, if that is right."""
    form = type_keys(blank().with_mode(Mode.TOTALS).with_side_out(0), "13850>585")
    card, frame = card_of(form)
    assert card.title == "13,850 for Ana & Ben?"
    assert card.sentences == ("Ana & Ben: under these rules, the most possible is 9,680.",)
    assert ids(card) == ["warning-change-total"]
    assert card.answers[0].form.at == (0, Field.TOTAL)
    assert frame is None, "the field shows its problem"


@pytest.mark.parametrize(
    ("keys", "out", "swaps"),
    [
        ("1655>560±>405", 1, ["warning-swap-0"]),
        ("1400>560±>1655", 1, ["warning-swap-0", "warning-swap-2"]),
        ("305>560±>445", 1, []),
        ("1655>450>905", 1, []),
    ],
)
def test_only_a_swap_that_makes_it_possible_is_offered(
    keys: str, out: int, swaps: list[str]
) -> None:
    """Alone, who goes out in Classic has at least 450."""
    form = type_keys(blank_form(3, mode=Mode.TOTALS).with_side_out(out), keys)
    view = view_of_three(form)
    if not view.questions:
        assert swaps == []
        return
    card = warning_card(WORDS, form, view, ("Ana", "Ben", "Cleo"))
    assert card.title == "Ben went out with −560?"
    assert card.sentences == ("Ben: under these rules, a side that goes out has at least 450.",)
    assert ids(card) == ["warning-change-total", *swaps, "warning-somebody-else"]
    for answer in card.answers[1:-1]:
        assert not view_of_three(answer.form).questions


def test_at_most_two_neighbours_are_offered_for_a_swap() -> None:
    form = type_keys(blank_form(4, mode=Mode.TOTALS).with_side_out(3), "1400>1500>1600>5±")
    four = rule_set_from(tree_for(rule_book(RuleSetId("hand_and_foot_solo")), 4), "four")
    view = form_view(four, form, deal_of(form), before=(0,) * 4, number=1)
    card = warning_card(WORDS, form, view, ("Ana", "Ben", "Cleo", "Dov"))
    assert ids(card)[1:-1] == ["warning-swap-2", "warning-swap-1"]


def test_a_missing_number_of_two_is_led_to() -> None:
    form = type_keys(blank_form(3, mode=Mode.BOOKS).with_side_out(0), "1500>65>1200>>600>20")
    card = warning_card(WORDS, form, view_of_three(form), ("Ana", "Ben", "Cleo"))
    assert card.title == "Nothing entered for Ben?"
    assert card.answers[0].form.at == (1, Field.CARDS)


def test_books_and_cards_are_swapped_together() -> None:
    form = type_keys(blank_form(3, mode=Mode.BOOKS).with_side_out(1), "1500>65>200>40±>300>20")
    card = warning_card(WORDS, form, view_of_three(form), ("Ana", "Ben", "Cleo"))
    assert ids(card)[1:-1] == ["warning-swap-0"]
    assert card.answers[0].form.at == (1, Field.BOOKS)
    assert totals_of(card.answers[1].form) == (160, 1565, 320)


@pytest.mark.parametrize("keys", ["<<", "+1"])
def test_the_number_in_question_is_led_to(keys: str) -> None:
    card, _ = card_of(
        type_keys(common_deal().after_move((0, Field.TABLE)), keys).after_move((1, Field.HAND))
    )
    assert ids(card) == ["warning-change"]
    assert card.answers[0].form.at == (0, Field.TABLE)
