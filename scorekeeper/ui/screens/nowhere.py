"""An address at which there is nothing, or nothing any more: said kindly, with a way on."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.components.page import app_bar, cover, padded, page
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state


@component
def NowhereScreen() -> Any:
    """An address that no screen stands at."""
    words = use_state().words
    bar = app_bar(words.text("nowhere"), on_back=_home, back_label=words.text("back"))
    hint = padded(remark(words.text("nowhere-hint"), name="nowhere"))
    home = button(words.text("nowhere-home"), _home, filled=True, name="home")
    whole = page(bar, hint, ft.Container(expand=True), padded(home, bottom=8))
    return cover(ft.context.page.route, whole, _home)


@component
def NoRuleSetScreen(named: str) -> Any:
    """The address of a rule set that there is not."""
    words = use_state().words

    def back() -> None:
        go("/rules")

    bar = app_bar(words.text("rules-title"), on_back=back, back_label=words.text("rules-back"))
    said = remark(words.text("nowhere-rule-set", name=named), name="nowhere")
    return cover(f"/rules/{named}", page(bar, padded(said)), back)


def _home() -> None:
    go("/")
