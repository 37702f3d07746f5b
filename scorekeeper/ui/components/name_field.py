"""A field for a name or a sentence: what needs the system's own keyboard."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.theme import SYMBOLS, Face

C = ft.Colors
SENTENCES, WORDS = ft.TextCapitalization.SENTENCES, ft.TextCapitalization.WORDS
MOST_LETTERS, MOST_OF_SENTENCE = 40, 240


@component
def NameField(
    label: str,
    value: str,
    on_change: Handler,
    *,
    name: str,
    error: str = "",
    hint: str = "",
    on_focus: Handler | None = None,
    active: bool = False,
    is_sentence: bool = False,
) -> Any:
    """The field, its label inside it; `active` is where a chip with a name would go.

    `is_sentence` is for reasons, which are longer and have one capital letter, not one a word.
    `on_change` is given the text. While somebody types, the field is drawn with what stands in
    it: the text of the last event may be older than what was typed since, and would undo it.
    """
    drawn: Any = ft.use_ref()
    heard = ft.use_ref(value)
    is_typed = drawn.current is not None and value == heard.current
    heard.current = value

    def changed(event: ft.Event[ft.TextField]) -> None:
        heard.current = event.control.value
        on_change(event.control.value)

    field = ft.TextField(
        label=label,
        value=drawn.current.value if is_typed else value,
        hint_text=hint or None,
        error=error or None,
        on_change=changed,
        on_focus=on_focus,
        max_length=MOST_OF_SENTENCE if is_sentence else MOST_LETTERS,
        counter="",
        capitalization=SENTENCES if is_sentence else WORDS,
        autocorrect=False,
        enable_suggestions=False,
        dense=True,
        filled=True,
        fill_color=C.SURFACE_CONTAINER_LOWEST,
        border={
            ft.ControlState.DEFAULT: _border(C.PRIMARY if active else C.OUTLINE),
            ft.ControlState.FOCUSED: _border(C.PRIMARY, width=2),
            ft.ControlState.ERROR: _border(C.ERROR),
        },
        content_padding=ft.Padding.symmetric(horizontal=12, vertical=16),
        text_style=_style(16, C.ON_SURFACE),
        label_style=_style(15, C.ON_SURFACE_VARIANT),
        hint_style=_style(15, C.ON_SURFACE_VARIANT),
        error_style=_style(13, C.ERROR),
        error_max_lines=3,
    )
    drawn.current = field
    return ft.Semantics(identifier=name, container=True, content=field)


def _style(size: float, color: ft.ColorValue) -> ft.TextStyle:
    return ft.TextStyle(
        size=size, font_family=Face.REGULAR, font_family_fallback=[SYMBOLS], color=color
    )


def _border(color: ft.ColorValue, *, width: float = 1) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(
        side=ft.BorderSide(width, color), border_radius=ft.BorderRadius.all(12)
    )
