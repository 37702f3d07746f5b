"""How the parts are laid out: the keys below what is typed, or beside it."""

from dataclasses import replace

import flet as ft

from scorekeeper.entry import Key as Pressed
from scorekeeper.ui.components.keys import Key, digit_keys, height_of_keys
from scorekeeper.ui.components.page import padded, page, scrolling
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.paper.typing import Typing
from scorekeeper.words import Words

KEY, HIGH_KEY = 48, 56
ABOVE = 400
"""Pixels of all but the keys, with two deals in sight."""
STRETCH = ft.CrossAxisAlignment.STRETCH


def pane_of(layout: Layout) -> Layout:
    """The room for what is typed."""
    return replace(layout, width=layout.width / 2) if has_panes(layout) else layout


def has_panes(layout: Layout) -> bool:
    """Whether the keys stand beside what is typed."""
    return layout.is_wide and not layout.has_large_text


def keys_of(words: Words, typing: Typing, layout: Layout) -> ft.Control:
    """The digits, the sign and delete."""
    sign = Key(
        name="key-sign",
        says=words.text("record-key-sign"),
        on_tap=lambda: typing.press(Pressed.SIGN),
        shown="±",
    )
    delete = Key(
        name="key-delete",
        says=words.text("record-key-delete"),
        on_tap=lambda: typing.press(Pressed.DELETE),
        icon=ft.Icons.BACKSPACE_OUTLINED,
    )
    around = 160 if has_panes(layout) else ABOVE
    fits = height_of_keys(HIGH_KEY) <= layout.height - around
    height = HIGH_KEY if fits else KEY
    return digit_keys(typing.press, sign, delete, height=height, scale=layout.scale)


def arranged(
    layout: Layout, bar: ft.Control, typed: list[ft.Control], keys: list[ft.Control]
) -> ft.Control:
    """The screen: what is typed scrolls, the keys stay; in large text they scroll with it."""
    if has_panes(layout):
        row = ft.Row(
            [
                ft.Container(scrolling(typed), expand=True),
                ft.Container(scrolling(keys), expand=True),
            ],
            spacing=12,
            expand=True,
            vertical_alignment=STRETCH,
        )
        return page(bar, padded(row, expand=True, bottom=8))
    if layout.has_large_text:
        return page(bar, padded(scrolling([*typed, *keys]), expand=True, bottom=8))
    below = [padded(part) for part in keys]
    return page(bar, padded(scrolling(typed), expand=True), *below, ft.Container(height=2))
