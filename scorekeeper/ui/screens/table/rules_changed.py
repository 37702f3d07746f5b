"""Tells that the app's rules have moved on since the match began, and in what."""

from typing import Any

import flet as ft

from scorekeeper.rules import overlaid, rule_book
from scorekeeper.rules.tree import value_at
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.menu import bottom_sheet
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_values import rule_value

C = ft.Colors


@component
def RulesChanged() -> Any:
    """A line that opens the list of changed rules; nothing where there are none."""
    state = use_state()
    is_open, set_open = ft.use_state(False)
    words, shown = state.words, state.match
    paths = shown.rules_changed if shown is not None else ()
    sheet = None
    if is_open and shown is not None:
        rows = [_row(words, *change) for change in changes_of(words, shown)]
        hint = text(words.text("rules-changed-hint"), 15, line=SENTENCE)
        rows = [ft.Container(hint, padding=ft.Padding.symmetric(horizontal=20)), *rows]
        title = words.text("rules-changed-title")
        sheet = bottom_sheet(state, title, rows, lambda: set_open(False))
    ft.use_dialog(sheet)
    if not paths:
        return ft.Container()
    said = words.text("rules-changed", count=len(paths))
    icon = ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=C.ON_SURFACE_VARIANT)
    return tappable(
        ft.Row([icon, ft.Container(text(said, 14, line=SENTENCE), expand=True)], spacing=8),
        said,
        lambda: set_open(True),
        name="rules-changed",
        bgcolor=C.SURFACE_CONTAINER,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
    )


def changes_of(words: Words, shown: OpenMatch) -> list[tuple[str, str, str]]:
    """Each changed rule: what it is called, its value in this match, its value in the app."""
    match = shown.match
    today, _ = overlaid(rule_book(match.ruleset).tree, match.house_rules, "house_rules")
    return [
        (
            rule_name(words, path),
            rule_value(words, path, value_at(shown.values, path)),
            rule_value(words, path, value_at(today, path)),
        )
        for path in shown.rules_changed
    ]


def _row(words: Words, name: str, here: str, today: str) -> ft.Control:
    values = words.text("rules-changed-values", here=here, today=today)
    return ft.Container(
        ft.Column([text(name, 16, Face.MEDIUM), text(values, 15, line=SENTENCE)], spacing=2),
        padding=ft.Padding.symmetric(vertical=8, horizontal=20),
    )
