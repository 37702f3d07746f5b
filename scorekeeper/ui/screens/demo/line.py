"""The mark of a demo match, and the tap that takes it away."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import icon_button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.theme import Face

C = ft.Colors


@component
def DemoLine() -> Any:
    """What this match is; nothing where it is a real one."""
    state = use_state()
    words, shown = state.words, state.match
    if shown is None or not shown.is_demo:
        return ft.Container()

    async def delete() -> None:
        await state.delete(shown)
        state.forget_deleted()
        if latest := state.matches():
            await state.open(latest[0].uid)

    said = ft.Semantics(
        identifier="demo-mark",
        container=True,
        expand=True,
        content=text(
            words.text("demo-mark"), 14, Face.MEDIUM, C.ON_TERTIARY_CONTAINER, line=SENTENCE
        ),
    )
    away = icon_button(
        ft.Icons.DELETE_OUTLINE,
        words.text("demo-delete"),
        delete,
        name="demo-delete",
        color=C.ON_TERTIARY_CONTAINER,
    )
    return ft.Container(
        ft.Row([said, away], spacing=8),
        bgcolor=C.TERTIARY_CONTAINER,
        border_radius=18,
        padding=ft.Padding.only(left=16, top=2, bottom=2),
    )
