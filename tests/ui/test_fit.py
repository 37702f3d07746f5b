"""What has room where, and what goes into a row of its own in large text."""

from importlib.resources import files

import flet as ft
import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.catalogue import languages
from scorekeeper.ui.state import Layout
from scorekeeper.ui.widgets.buttons import badge_width
from scorekeeper.ui.widgets.page import beside, in_rows
from scorekeeper.ui.widgets.text import digits_size, digits_width, lines_needed, text_width
from tests.gallery.measure import ems

LARGE = Layout(scale=2.0)


def texts(*words: str) -> list[ft.Control]:
    return [ft.Text(word) for word in words]


def test_what_stands_beside_each_other_has_a_row_each_in_large_text() -> None:
    assert isinstance(beside(Layout(), texts("a", "b")), ft.Row)
    stacked = beside(LARGE, texts("a", "b"))
    assert isinstance(stacked, ft.Column)
    assert [len(row.controls) for row in stacked.controls if isinstance(row, ft.Row)] == [1, 1]


def test_rows_without_anything_in_them_are_left_out() -> None:
    assert isinstance(in_rows(texts("a"), []), ft.Row)


@pytest.mark.parametrize(
    ("words", "room", "lines"),
    [
        ("Runde 1 speichern", 400, 1),
        ("Runde 1 speichern", 200, 2),
        ("Salva smazzata 10", 135, 3),
        ("Runde 1 speichern", 100, None),
    ],
)
def test_lines_are_counted_and_no_word_is_broken(
    words: str, room: float, lines: int | None
) -> None:
    assert lines_needed(words, room, size=14, scale=2.0) == lines


@pytest.mark.parametrize("number", ["0", "1.385", "−10,000", "2.265 : 765"])
def test_a_number_is_as_wide_as_its_size_was_chosen_for(number: str) -> None:
    size = digits_size(number, 200, scale=1.0, most=500)
    assert 200 - digits_width("0", 2, scale=1.0) * len(number) < digits_width(
        number, size, scale=1.0
    )
    assert digits_width(number, size, scale=1.0) <= 200


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["badge-out", "badge-acaba"])
def test_a_badge_has_the_width_that_is_left_to_it(language: str, key: str) -> None:
    """By the advances of the font itself; the room beside the word is on top."""
    word = Words(language).text(key)
    assert ems(word, "Bold") * 11 + 10 <= badge_width(word, scale=1.0)


def test_the_letters_of_all_catalogues_are_as_wide_as_the_font_draws_them() -> None:
    catalogues = (files("scorekeeper.i18n") / "catalogues").iterdir()
    letters = {one for file in catalogues for one in file.read_text("utf-8") if one.isalnum()}
    assert len(letters) > 80
    widths = {one: (text_width(one, 1, scale=1), ems(one, "Bold")) for one in letters}
    assert {one: both for one, both in widths.items() if abs(both[0] - both[1]) > 0.04} == {}
