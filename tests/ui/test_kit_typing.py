"""Typed texts and numbers of the kit, without a page."""

import flet as ft
import pytest

from scorekeeper.ui.kit.fields import TypedText
from scorekeeper.ui.kit.number_pad import TypedNumber


def typed_text(*reports: str) -> TypedText:
    """Return an empty field in which these texts were typed one after the other."""
    typed = TypedText(owner_value="", control=ft.TextField(value=""))
    for report in reports:
        typed.report(report)
    return typed


def test_late_redraw_keeps_typed_text() -> None:
    """A redraw with a text that is older than the latest letter does not undo that letter."""
    typed = typed_text("A", "An")
    assert typed.accept("A")
    assert typed.accept("An")
    assert typed.accept("An")


def test_text_from_elsewhere_replaces_typed_text() -> None:
    typed = typed_text("A")
    assert typed.accept("A")
    assert not typed.accept("Anna")
    assert typed.accept("Anna")


def test_field_can_be_emptied_while_typing() -> None:
    """The owner empties the field on Enter, before it has seen the typed text."""
    assert not typed_text("Anna").accept("")


def test_overtaken_text_can_be_set_again() -> None:
    typed = typed_text("A", "An")
    assert typed.accept("An")
    assert not typed.accept("A")


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ("", 500),
        ("7", 7),
        ("75", 75),
        ("1234567", 123456),
        ("<", 50),
        ("7<", 0),
        ("0", 0),
        ("-", -500),
        ("-5", -5005),
        ("12-", -12),
        ("12-3", -123),
        ("12-<", -1),
    ],
)
def test_number_pad_types_number(keys: str, value: int) -> None:
    """The first digit replaces the 500; `<` deletes a digit, `-` changes the sign and keeps it."""
    typed = TypedNumber(500)
    for key in keys:
        if key == "<":
            typed = typed.without_last_digit()
        elif key == "-":
            typed = typed.with_other_sign()
        else:
            typed = typed.with_digit(key)
    assert typed.value == value
