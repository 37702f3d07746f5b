"""What goes into a row of its own in large text."""

import flet as ft

from scorekeeper.ui.layout import Layout
from scorekeeper.ui.widgets.page import beside, in_rows

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
