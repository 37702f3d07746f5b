"""The warning card: its words, its ways out, and the part of the form that it is about."""

from dataclasses import replace

import pytest

from scorekeeper.entry.form import DealForm, Field, Mode, deal_of, form_view
from scorekeeper.i18n import Words
from scorekeeper.view_models.record_warning import Frame, Part, WarningCard, frame_of, warning_card
from tests.entry.forms import blank, common_deal, rules, typed

WORDS = Words()
NAMES = ("Ana & Ben", "Cleo & Dov")
BURRACO = "burraco"


def card_of(form: DealForm, set_id: str = "classic_4p") -> tuple[WarningCard, Frame | None]:
    view = form_view(rules(set_id), form, deal_of(form), before=(0, 0), number=1)
    return warning_card(WORDS, form, view, NAMES), frame_of(view.questions[0])


def ids(card: WarningCard) -> list[str]:
    return [answer.label.id for answer in card.answers]


def test_out_without_a_canasta_offers_to_add_it() -> None:
    form = typed(typed(blank(BURRACO).went_out(0), "300").moved((1, Field.TABLE)), "50")
    card, frame = card_of(form, BURRACO)
    assert card.sentences == ("Ana & Ben: went out without a canasta; these rules need 1.",)
    assert ids(card) == ["warning-add-canastas", "warning-somebody-else"]
    assert frame == Frame(0, Part.CANASTAS)
    add, somebody_else = (answer.form for answer in card.answers)
    assert add.at == (0, Field.TABLE)
    assert add.out == 0
    assert (somebody_else.out, somebody_else.asked) == (None, False)


def test_a_side_without_numbers_is_led_to() -> None:
    form = typed(blank().went_out(0).chosen(0, "canastas.natural", 1), "385")
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
    form = typed(blank().in_mode(Mode.TOTALS).went_out(1), "50>560±")
    card, frame = card_of(form)
    assert card.title == "Cleo & Dov went out with −560?"
    assert ids(card) == ["warning-change", "warning-somebody-else"]
    assert card.answers[0].form.at == (1, Field.TOTAL)
    assert frame is None, "the field shows its problem"


@pytest.mark.parametrize("keys", ["<<", "+1"])
def test_the_number_in_question_is_led_to(keys: str) -> None:
    card, _ = card_of(typed(common_deal().moved((0, Field.TABLE)), keys).moved((1, Field.HAND)))
    assert ids(card) == ["warning-change"]
    assert card.answers[0].form.at == (0, Field.TABLE)
