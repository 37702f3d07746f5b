"""Each side types its own half; the phone goes round, and all accept the sums."""

import json

from scorekeeper.entry import Form, form_document, form_from
from scorekeeper.entry.handing import (
    agreed,
    confirmed_by,
    following,
    given_back,
    half_done,
    handed_out,
    is_agreed,
    is_shown_to_all,
    received,
    taken_back,
)
from scorekeeper.match import Player, Side
from tests.entry.forms import HAND, TABLE, blank, rules, typed

SIDES = (Side("Ana & Ben", (Player("Ana"), Player("Ben"))), Side("The others"))


def shown() -> Form:
    """Both halves typed: 85 for the first side, 20 for the second."""
    first = half_done(typed(handed_out(blank()), "85"))
    return half_done(typed(received(first), "20"))


def test_the_first_side_types_first_and_next_stays_in_its_half() -> None:
    form = handed_out(blank())
    assert (form.turn, form.at) == (0, (0, TABLE))
    assert form.order == ((0, TABLE), (0, HAND))
    assert typed(form, ">>").at == (0, TABLE)


def test_the_phone_is_handed_on_before_the_next_side_types() -> None:
    form = half_done(handed_out(blank()))
    assert (form.turn, form.passing, form.at) == (1, True, (1, TABLE))
    assert not received(form).passing
    assert following(form) is None


def test_who_went_out_is_answered_without_leaving_the_own_half() -> None:
    assert handed_out(blank()).went_out(1).at == (0, TABLE)


def test_all_look_at_the_sums_once_every_side_has_typed() -> None:
    form = shown()
    assert is_shown_to_all(form)
    assert [side.text(TABLE) for side in form.sides] == ["85", "20"]
    assert not is_agreed(form)


def test_the_names_of_all_who_accepted_confirm_the_deal() -> None:
    form = agreed(shown(), 0)
    assert confirmed_by(form, SIDES) == ()
    form = agreed(form, 1)
    assert confirmed_by(form, SIDES) == ("Ana", "Ben", "The others")
    assert confirmed_by(agreed(form, 1), SIDES) == ()


def test_a_half_that_is_changed_must_be_accepted_anew_by_all() -> None:
    form = given_back(agreed(agreed(shown(), 0), 1), 0)
    assert (form.turn, form.accepted) == (0, ())
    again = half_done(typed(form, "<0"))
    assert is_shown_to_all(again)
    assert not is_agreed(again)


def test_one_person_can_go_on_alone_with_what_was_typed() -> None:
    form = taken_back(half_done(typed(handed_out(blank()), "85")))
    assert (form.turn, form.halves, form.passing) == (None, (), False)
    assert form.sides[0].text(TABLE) == "85"


def test_whose_turn_it_is_outlives_the_program() -> None:
    form = half_done(typed(handed_out(blank()), "85"))
    assert form_from(json.loads(json.dumps(form_document(form))), rules()) == form
    foreign = {**json.loads(json.dumps(form_document(form))), "turn": 7}
    assert form_from(foreign, rules()) is None
