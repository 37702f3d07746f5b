"""The heading: the question, the row of the table that applies, and what opens from here."""

import flet as ft

from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.meld.kit import Kit
from scorekeeper.ui.screens.meld.telling import row_told
from scorekeeper.ui.theme import Face
from scorekeeper.words.rule_sets import rule_set_name

LARGEST_TITLE = 30
"""The most pixels of the title, however large text is."""


def heading_bar(kit: Kit, to_notation: Handler, to_reference: Handler) -> ft.Container:
    """The heading; the row of the table is told in full, on two lines where it must be."""
    words, asks = kit.words, "hand" if kit.form.is_hand else "melds"
    size = kit.sizes.at_most(20, LARGEST_TITLE)
    row = text(row_told(words, kit.asked), 14, color=ft.Colors.ON_SURFACE_VARIANT)
    title = ft.Semantics(
        header=True,
        container=True,
        content=text(words.text("meld-title", asks=asks), size, Face.MEDIUM),
    )
    said = ft.Semantics(identifier="row", container=True, content=row)
    lines = ft.Column([title, said], spacing=0, alignment=ft.MainAxisAlignment.CENTER, expand=True)
    least = ft.Container(height=kit.sizes.bar)
    return ft.Container(
        ft.Row([lines, *_actions(kit, to_notation, to_reference), least], spacing=4),
        padding=ft.Padding.only(left=16, right=4),
    )


def _actions(kit: Kit, to_notation: Handler, to_reference: Handler) -> list[ft.Control]:
    """Cards in writing, and the quick reference where it is not seen anyway."""
    words = kit.words
    notation = icon_button(
        ft.Icons.KEYBOARD_OUTLINED, words.text("meld-notation"), to_notation, name="notation"
    )
    if kit.sizes.shows_reference:
        return [notation]
    about = words.text("meld-reference", rules=rule_set_name(kit.words, kit.asked.book.identity))
    reference = icon_button(
        ft.Icons.HELP_OUTLINE, about, to_reference, name="table-of-requirements"
    )
    return [notation, reference]
