"""Sums as they are typed: every key gives a text that can be read, and a value."""

import pytest

from scorekeeper.deal_form.form import LONGEST_NUMBER, LONGEST_SUM, Key, sum_after_key, sum_value


def after(keys: str) -> str:
    text = ""
    for key in keys:
        text = sum_after_key(text, key)
    return text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", 0),
        ("385", 385),
        ("120+95+60", 275),
        ("12×5", 60),
        ("12×5+6×10", 120),
        ("2×3×5", 30),
        ("-225", -225),
        ("-100+25", -125),
    ],
)
def test_a_sum_has_the_value_that_a_person_would_give_it(text: str, value: int) -> None:
    assert sum_value(text) == value


@pytest.mark.parametrize(("text", "value"), [("120+", 120), ("12×", 12), ("-", 0), ("-5+", -5)])
def test_an_operator_that_nothing_follows_yet_changes_no_value(text: str, value: int) -> None:
    assert sum_value(text) == value


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("+", ""),
        ("×", ""),
        ("5++", "5+"),
        ("5+×", "5+"),
        ("007", "7"),
        ("5+05", "5+5"),
        ("100", "100"),
        ("0+5", "0+5"),
    ],
)
def test_a_key_that_cannot_follow_changes_nothing(keys: str, text: str) -> None:
    assert after(keys) == text


def test_a_number_is_no_longer_than_any_score_of_a_deal() -> None:
    assert after("123456789") == "12345"
    assert after("12345+123456") == "12345+12345"
    assert len("12345") == LONGEST_NUMBER


def test_a_sum_ends_where_it_could_no_longer_be_read() -> None:
    assert len(after("1+" * LONGEST_SUM)) == LONGEST_SUM


def test_delete_takes_back_one_character_and_a_sign_that_stands_alone() -> None:
    assert sum_after_key("120+9", Key.DELETE) == "120+"
    assert sum_after_key("-5", Key.DELETE) == ""
    assert sum_after_key("", Key.DELETE) == ""


def test_the_sign_is_turned_before_and_after_the_digits() -> None:
    assert sum_after_key("", Key.SIGN) == "-"
    assert sum_after_key("-", Key.SIGN) == ""
    assert sum_after_key("225", Key.SIGN) == "-225"
    assert sum_after_key("-225", Key.SIGN) == "225"
    assert sum_after_key("-", "0") == "-0"
    assert sum_after_key("-0", "5") == "-5"
