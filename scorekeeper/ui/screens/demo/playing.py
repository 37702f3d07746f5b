"""The demo match is begun: the usual rules, and seats instead of players."""

from dataclasses import replace

import flet as ft

from scorekeeper.match.record import read_deal
from scorekeeper.rules import catalogue
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.demo.deals import DEALS
from scorekeeper.ui.screens.setting_up.form import blank_form
from scorekeeper.ui.screens.setting_up.naming import set_up_of
from scorekeeper.ui.state import State


def demo_button(state: State) -> ft.Control:
    """The way into a match to try things with."""

    async def begin() -> None:
        await start_demo(state)
        if not state.failure:
            go("/")

    said = state.words.text("demo-start")
    return button(said, begin, icon=ft.Icons.SCHOOL_OUTLINED, name="demo")


async def start_demo(state: State) -> None:
    """Begin a demo match and play its deals; nothing more happens where the store refuses."""
    set_up = set_up_of(state.words, blank_form(catalogue()[0].id))
    before = state.match
    await state.start(replace(set_up, is_demo=True))
    if state.failure or state.match is before:
        return
    for document in DEALS:
        await state.record(read_deal(document, "demo"))
    state.dismiss()
