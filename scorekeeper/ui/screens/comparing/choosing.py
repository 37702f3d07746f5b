"""With which other rule set one is compared."""

from typing import Any

import flet as ft

from scorekeeper.rules import RuleSetId, UnknownRuleSetError, find_rule_set, rule_book
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import app_bar, cover, page
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.nowhere import NoRuleSetScreen
from scorekeeper.ui.screens.setting_up.choosing import Choosing, listed, rule_set_rows
from scorekeeper.words.rule_sets import rule_set_name


@component
def CompareWithScreen() -> Any:
    """All rule sets but the one that the address names."""
    state, params = use_state(), ft.use_route_params()
    words, route = state.words, f"/rules/{params['id']}/compare"
    try:
        here = find_rule_set(params["id"])
    except UnknownRuleSetError:
        return NoRuleSetScreen(params["id"])

    def back() -> None:
        go(f"/rules/{here}")

    def chosen(other: RuleSetId) -> None:
        go(f"/rules/{here}/compare/{other}")

    name = rule_set_name(words, rule_book(here).identity)
    bar = app_bar(
        words.text("compare"),
        words.text("compare-with-which", name=name),
        on_back=back,
        back_label=words.text("rules-back"),
    )
    choosing = Choosing(words=words, on_choose=chosen, fitting=lambda other: other != here)
    return cover(route, page(bar, listed(rule_set_rows(choosing))), back)
