"""An address at which there is nothing, or nothing any more: said kindly, with a way on."""

from typing import Any

import flet as ft

from scorekeeper.ui.state import component, go, use_state
from scorekeeper.ui.widgets.buttons import button, remark
from scorekeeper.ui.widgets.page import app_bar, cover, padded, page


@component
def NowhereScreen() -> Any:
    """An address that no screen stands at."""
    words = use_state().words
    bar = app_bar(words.text("nowhere"), on_back=_home, back_label=words.text("back"))
    hint = padded(remark(words.text("nowhere-hint"), name="nowhere"))
    home = button(words.text("nowhere-home"), _home, filled=True, name="home")
    whole = page(bar, hint, ft.Container(expand=True), padded(home, bottom=8))
    return cover(ft.context.page.route, whole, _home)


def _home() -> None:
    go("/")
