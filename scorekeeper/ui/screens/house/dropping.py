"""Throwing house rules away: asked once."""

from typing import Any

import flet as ft

from scorekeeper.rules.house import ProfileUid
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.editing import drop
from scorekeeper.ui.screens.house.panes import HOME


@component
def Dropping(uid: ProfileUid, name: str) -> Any:
    """The button, and the question that follows it."""
    state = use_state()
    words = state.words
    asks, ask = ft.use_state(False)

    async def dropped() -> None:
        ask(False)
        await drop(state, uid)
        go(HOME)

    def kept() -> None:
        ask(False)

    ft.use_dialog(
        question(
            words.text("house-drop-question", name=name),
            words.text("house-drop-explained"),
            [
                answer(words.text("house-drop"), dropped, name="drop-yes", danger=True),
                answer(words.text("house-keep"), kept, name="drop-no"),
            ],
            kept,
        )
        if asks
        else None
    )
    return button(
        words.text("house-drop"),
        lambda: ask(True),
        icon=ft.Icons.DELETE_OUTLINE,
        danger=True,
        name="drop",
    )
