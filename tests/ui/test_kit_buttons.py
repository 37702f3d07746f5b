"""Boxes of the kit that are one button for screen readers."""

import flet as ft

from scorekeeper.ui import kit
from scorekeeper.ui.theme import text


def silent_box(content: ft.Control | None) -> ft.Control:
    return kit.box_button("box", ft.Container(content), says="two natural canastas")


def test_box_with_texts_is_one_node_that_says_its_label_alone() -> None:
    """In the browser a tap on this node reaches the box, for it has no node of its own."""
    number = text("2")
    row = ft.Row([kit.picture("cards/3h.svg", 16, 22), number, kit.icon(kit.Icon.CHECK)])
    button = silent_box(ft.Column([row]))
    assert isinstance(button, ft.Semantics)
    assert (button.identifier, button.label) == ("box", "two natural canastas")
    assert number.semantics_label == ""
    assert isinstance(silent_box(None), ft.Semantics)


def test_unsilenced_content_is_hidden_from_screen_readers() -> None:
    for content in (kit.with_label("sum", text("+5"), "5"), ft.TextButton("Ana & Ben")):
        parts = ft.Row([text("2"), content])
        box = ft.Container(parts)
        button = kit.box_button("box", box, says="two natural canastas")
        assert isinstance(button, ft.MergeSemantics)
        hidden = box.content
        assert isinstance(hidden, ft.Semantics)
        assert hidden.exclude_semantics
        assert hidden.content is parts
