"""One rule set: every value with its standing, its sources, and what other sources say."""

from typing import Any

import flet as ft

from scorekeeper.rules import UnknownRuleSetError, find_rule_set, rule_book
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import app_bar, cover, page
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.nowhere import NoRuleSetScreen
from scorekeeper.ui.screens.rule_sets import RulesPanes
from scorekeeper.ui.screens.rules.book import Book, book_title


@component
def RuleSetScreen() -> Any:
    """The rule set that the address names; on a wide screen the list stands beside it."""
    state = use_state()
    words, named = state.words, ft.use_route_params()["id"]
    route = f"/rules/{named}"
    try:
        set_id = find_rule_set(named)
    except UnknownRuleSetError:
        return NoRuleSetScreen(named)
    if state.layout.is_wide:
        return RulesPanes(set_id)
    title, origin = book_title(words, set_id)
    bar = app_bar(title, origin, on_back=_back, back_label=words.text("rules-back"))
    return cover(route, page(bar, Book(rule_book(set_id), key=set_id)), _back)


def _back() -> None:
    go("/rules")
