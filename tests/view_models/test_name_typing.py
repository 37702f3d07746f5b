"""Names that are typed into one field that goes round the table."""

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.view_models.name_typing import (
    form_title,
    partner_lines,
    partner_name,
    typing_after,
    typing_at,
    with_typed_names,
)
from scorekeeper.view_models.set_up import SetUpForm, blank_form

WORDS = Words("en")
BLANK = blank_form(rule_book(RuleSetId("classic_4p")))


def type_names(text: str, form: SetUpForm = BLANK) -> SetUpForm:
    """Return the form after a text was typed at its first seat without a name."""
    typing = typing_after(form, None)
    assert typing is not None
    return with_typed_names(form, typing.with_text(text))


def test_names_go_round_the_table() -> None:
    """The first and the third sit opposite each other, so they are partners."""
    assert type_names("Ana\nCleo\nBen\nDov").names == (("Ana", "Ben"), ("Cleo", "Dov"))


def test_last_line_break_ends_typing() -> None:
    typing = typing_after(BLANK, None)
    assert typing is not None
    assert typing.with_text("Ana\nC").place == (1, 0)
    assert typing.with_text("Ana\nCleo\nBen\nDov\n").place is None
    assert typing_after(type_names("Ana\nCleo\nBen\nDov\n"), None) is None


def test_deleted_line_break_frees_the_seat() -> None:
    assert type_names("Ana\nCl").names == (("Ana", ""), ("Cl", ""))
    assert type_names("Ana").names == (("Ana", ""), ("", ""))


def test_typing_goes_on_at_seats_without_a_name() -> None:
    form = type_names("Ana\nCleo")
    assert typing_at(form, (1, 0)).places == ((1, 0), (0, 1), (1, 1))
    assert typing_at(form, (1, 1)).places == ((1, 1), (0, 1))


def test_known_names_are_looked_for_once_something_is_typed() -> None:
    form = type_names("Ana")
    assert typing_at(form, (0, 0)).beginning == ""
    assert typing_at(form, (0, 0)).with_text("An").beginning == "An"


def test_partners_appear_letter_by_letter() -> None:
    assert partner_lines(WORDS, BLANK) == ()
    assert partner_lines(WORDS, type_names("A")) == ("A & …", "… & …")
    assert partner_lines(WORDS, type_names("Ana\nCleo\nBen\nD")) == ("Ana & Ben", "Cleo & D")
    assert partner_name(WORDS, type_names("Ana"), (0, 1)) == "Ana"
    assert partner_name(WORDS, blank_form(rule_book(RuleSetId("classic_2p"))), (0, 0)) == ""


def test_title_says_what_comes_next() -> None:
    assert form_title(WORDS, BLANK, is_new=True, is_typing=True)[0] == "Who plays?"
    alone = form_title(
        WORDS, blank_form(rule_book(RuleSetId("classic_2p"))), is_new=True, is_typing=True
    )
    assert alone == ("Who plays?", "Seats round the table")
    assert form_title(WORDS, BLANK, is_new=False, is_typing=False)[0] == "Game settings"
