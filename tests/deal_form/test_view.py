"""What is wrong with a form: where it is shown, and not before it is time."""

from dataclasses import replace

import pytest

from scorekeeper.deal_form.form import DealForm, Field, Mode, blank_form, deal_of
from scorekeeper.deal_form.view import FormView, due_problems, form_view
from scorekeeper.scoring import Problem
from tests.deal_form.forms import HAND, TABLE, TOTAL, blank, common_deal, rules, type_keys


def view(form: DealForm, set_id: str = "classic_4p") -> FormView:
    before = (1600, 985, 0)[: len(form.sides)]
    return form_view(rules(set_id), form, deal_of(form), before=before, number=5)


def question_codes(form: DealForm, set_id: str = "classic_4p") -> list[str]:
    return [question.problem.code for question in view(form, set_id).questions]


def due_codes(form: DealForm, set_id: str = "classic_4p") -> list[str]:
    return [due.problem.code for due in view(form, set_id).due_problems]


def test_the_sums_and_what_follows_from_them() -> None:
    sides = view(common_deal()).sides
    assert [(side.points, side.before, side.after) for side in sides] == [
        (1385, 1600, 2985),
        (585, 985, 1570),
    ]
    assert [side.required.points for side in sides] == [90, 90]
    assert question_codes(common_deal()) == []


def test_problems_wait_while_a_field_is_being_typed() -> None:
    form = type_keys(blank().with_side_out(0).with_chip(0, "canastas.natural", 1), "386")
    assert due_codes(form) == []
    assert question_codes(form) == ["nothing_typed", "odd_points"]
    assert due_codes(replace(form, tried=True)) == ["odd_points"]


def test_problem_is_due_when_the_cursor_leaves_the_field() -> None:
    """A field is called wrong once the cursor has left it and not while it is back."""
    form = type_keys(blank().with_side_out(0).with_chip(0, "canastas.natural", 1), "386>")
    assert due_codes(form) == ["odd_points"]
    assert due_codes(form.after_move((0, TABLE))) == []
    assert due_codes(type_keys(form.after_move((0, TABLE)), "<5>")) == []


def test_save_asks_about_all_that_is_unlikely() -> None:
    form = type_keys(blank().with_side_out(0), "386")
    assert question_codes(form) == ["nothing_typed", "out_without_canastas", "odd_points"]


def test_problems_of_books_and_cards_are_at_their_fields() -> None:
    """An odd number is shown when the cursor leaves it, and once: books do not accuse the cards."""
    form = blank_form(2, mode=Mode.BOOKS).with_side_out(0)
    places = {
        keys: [(due.side, due.field) for due in view(type_keys(form, keys)).due_problems]
        for keys in ("1501", "1501>", "1501>65>", "1500>66>")
    }
    assert places == {
        "1501": [],
        "1501>": [(0, Field.BOOKS)],
        "1501>65>": [(0, Field.BOOKS)],
        "1500>66>": [(0, Field.CARDS)],
    }


def test_going_out_without_a_canasta_waits_for_save() -> None:
    form = type_keys(blank().with_side_out(0), "85>>")
    assert due_codes(form) == []
    assert "out_without_canastas" in question_codes(form)


def test_chips_are_called_wrong_at_once() -> None:
    form = blank("dutch_house").with_chip(0, "hand_canastas.natural", 1)
    assert due_codes(form, "dutch_house") == ["more_hand_canastas"]


def test_nobody_said_who_went_out() -> None:
    form = replace(common_deal(), asked=False, out=None)
    assert question_codes(form) == ["out_not_said"]
    assert not view(form).is_impossible


def test_totals_need_points_of_each_side_but_no_out_side() -> None:
    """By totals nobody needs to say who went out but every side has points."""
    form = type_keys(blank().with_mode(Mode.TOTALS), "100")
    assert question_codes(form) == ["nothing_typed"]
    assert question_codes(type_keys(form, ">0")) == []


def test_acaba_needs_nothing_typed() -> None:
    form = blank("british").with_side_out(0).with_ending_toggled("acaba")
    assert question_codes(form, "british") == []


def test_only_the_impossible_blocks() -> None:
    many = replace(type_keys(common_deal().after_move((0, TABLE)), "38500"), tried=True)
    assert "too_many_points" in due_codes(many)
    assert view(many).is_impossible
    assert not view(many).questions
    for keys in ("<<", "+1"):
        odd = replace(type_keys(common_deal().after_move((0, TABLE)), keys), tried=True)
        assert not view(odd).is_impossible
        assert view(odd).questions


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("sides[0].melded_card_points", (0, TABLE)),
        ("sides[1].hand_card_points", (1, HAND)),
        ("sides[2].total", (2, TOTAL)),
        ("sides[0].base", (0, Field.BOOKS)),
        ("sides[0].canastas.wild", (0, None)),
        ("sides[1]", (1, None)),
        ("sides", (None, None)),
        ("out", (None, None)),
    ],
)
def test_a_problem_belongs_where_its_path_points(
    path: str, place: tuple[int | None, Field | None]
) -> None:
    [due] = due_problems(replace(blank(), tried=True), [Problem("any", path)])
    assert (due.side, due.field) == place


@pytest.mark.parametrize("path", ["out", "sides[0].went_out", "sides[1].concealed"])
def test_some_belong_to_the_question_who_went_out(path: str) -> None:
    [due] = due_problems(replace(blank(), tried=True), [Problem("any", path)])
    assert due.is_about_going_out
