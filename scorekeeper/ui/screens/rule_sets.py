"""All rule sets, family by family; beside them the one that is chosen, where there is room."""

from typing import Any

import flet as ft

from scorekeeper.rules import RuleSetId, broken_rule_files, rule_book
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import app_bar, cover, page
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.rules.book import Book, book_title
from scorekeeper.ui.screens.rules.broken import broken_files
from scorekeeper.ui.screens.setting_up.choosing import Choosing, listed, rule_set_rows

ROUTE = "/rules"
LIST_WIDTH = 380


@component
def RuleSetsScreen() -> Any:
    """The list, and on a wide screen the first step into a rule set beside it."""
    state = use_state()
    chosen = state.match.match.ruleset if state.match is not None else None
    if state.layout.is_wide and chosen is not None:
        return RulesPanes(chosen)
    return cover(ROUTE, page(_bar(), RuleSetList(None)), _back)


@component
def RulesPanes(chosen: RuleSetId) -> Any:
    """The list on the left, the chosen rule set on the right."""
    words = use_state().words
    title, origin = book_title(words, chosen)
    right = page(app_bar(title, origin), Book(rule_book(chosen), key=chosen))
    left = page(_bar(), RuleSetList(chosen))
    left.expand, left.width = None, LIST_WIDTH
    panes = ft.Row(
        [left, right],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return cover(ROUTE, panes, _back)


@component
def RuleSetList(chosen: RuleSetId | None) -> Any:
    """Every rule set with what makes it special."""
    words = use_state().words
    broken = ft.use_memo(broken_rule_files, [])
    choosing = Choosing(words=words, on_choose=lambda set_id: go(f"/rules/{set_id}"), chosen=chosen)
    return listed([*broken_files(words, broken), *rule_set_rows(choosing)])


def _bar() -> ft.Container:
    words = use_state().words
    return app_bar(words.text("rules-title"), on_back=_back, back_label=words.text("rules-back"))


def _back() -> None:
    go("/more")
