"""A field for the text of a file, where no file can be picked."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.theme import SYMBOLS, Face

C = ft.Colors
LINES = 4


@component
def PasteField(on_text: Handler) -> Any:
    """The field, and the button that has its text looked at; `on_text` gets it and a name."""
    words = use_state().words
    pasted: Any = ft.use_ref("")
    has_text, set_has_text = ft.use_state(False)

    def changed(event: ft.Event[ft.TextField]) -> None:
        pasted.current = event.control.value
        set_has_text(bool(pasted.current.strip()))

    async def look() -> None:
        await on_text(pasted.current, words.text("import-pasted"))

    field = ft.TextField(
        label=words.text("import-paste"),
        value=pasted.current,  # else the field would be emptied whenever it is drawn anew
        on_change=changed,
        multiline=True,
        min_lines=LINES,
        max_lines=LINES,
        autocorrect=False,
        enable_suggestions=False,
        text_style=_style(14, C.ON_SURFACE),
        label_style=_style(15, C.ON_SURFACE_VARIANT),
        border=ft.OutlineInputBorder(side=ft.BorderSide(1, C.OUTLINE)),
    )
    named = ft.Semantics(identifier="paste", container=True, content=field)
    act = button(words.text("import-look"), look if has_text else None, name="look")
    return ft.Column([named, act], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _style(size: float, color: ft.ColorValue) -> ft.TextStyle:
    return ft.TextStyle(
        size=size,
        font_family=Face.REGULAR,
        font_family_fallback=[SYMBOLS],
        letter_spacing=0,
        color=color,
    )
