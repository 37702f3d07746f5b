"""Another name for house rules."""

from dataclasses import replace
from typing import Any

import flet as ft

from scorekeeper.rules.house import ProfileUid
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.asking import answer
from scorekeeper.ui.components.choices import opening_row
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.text import text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.house.editing import edit
from scorekeeper.ui.theme import Face


@component
def Renaming(uid: ProfileUid, name: str) -> Any:
    """The row, and the field that it opens."""
    state = use_state()
    words = state.words
    nothing: Any = None
    typed, typing = ft.use_state(nothing)

    async def renamed() -> None:
        new = typed.strip()
        typing(None)
        if new:
            await edit(state, uid, lambda house: replace(house, name=new))

    def left() -> None:
        typing(None)

    ft.use_dialog(
        ft.AlertDialog(
            title=text(words.text("house-rename"), 20, Face.BOLD),
            content=ft.Column(
                [
                    NameField(words.text("house-name"), typed, typing, name="rename-field"),
                    answer(
                        words.text("house-rename-done"), renamed, name="rename-yes", filled=True
                    ),
                    answer(words.text("house-rename-left"), left, name="rename-no"),
                ],
                spacing=8,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            scrollable=True,
            on_dismiss=left,
        )
        if typed is not None
        else None
    )
    return opening_row(
        words.text("house-rename"),
        name,
        lambda: typing(name),
        name="rename",
        icon=ft.Icons.EDIT_OUTLINED,
    )
