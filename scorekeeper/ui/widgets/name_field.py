"""A field for a name or a sentence, typed on the system's own keyboard."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.scoring import Problem
from scorekeeper.ui.state import component, use_held
from scorekeeper.ui.widgets import buttons, text

C = ft.Colors
MOST_LETTERS, MOST_OF_SENTENCE = 40, 240
MOST_OF_ERROR = 8
"""Lines of an error, in a field that shares a narrow phone with another."""


@component
def NameField(
    label: str,
    value: str,
    on_change: buttons.Handler,
    *,
    name: str,
    error: str = "",
    hint: str = "",
    on_focus: buttons.Handler | None = None,
    on_blur: buttons.Handler | None = None,
    on_submit: buttons.Handler | None = None,
    on_drawn: Callable[[ft.TextField], None] | None = None,
    active: bool = False,
    is_sentence: bool = False,
    lines: int = 1,
) -> Any:
    """The field, its label inside it; `active` is where a chip with a name would go.

    `is_sentence` is for reasons and notes, which are longer. `on_change` is given the text
    without what cannot be drawn, and the field says so. While somebody types, the field is drawn
    with what stands in it: the text of the last event may be older than what was typed since, and
    would undo it. `on_drawn` is given the field itself, for somebody who moves the focus.
    """
    words = use_held().words
    last: Any = ft.use_ref()
    heard = ft.use_ref(value)
    refused, refuse = ft.use_state("")
    is_own: Any = ft.use_ref(False)
    # Drawn anew for its own sake, the field is given the value of the drawing before.
    is_typed = last.current is not None and (value == heard.current or is_own.current)
    if not is_own.current:
        heard.current = value
    is_own.current = False

    def changed(event: ft.Event[ft.TextField]) -> None:
        typed = event.control.value or ""
        seen = text.drawn(typed)
        now = seen if text.BLANK in seen else ""
        is_own.current = is_own.current or now != refused
        refuse(now)
        heard.current = text.drawable(typed)
        on_change(heard.current)

    if refused and is_typed:
        error = words.problem(Problem("undrawn", name, {"text": refused}))
    field = ft.TextField(
        label=text.drawn(label),
        value=last.current.value if is_typed else text.drawn(value),
        hint_text=text.drawn(hint) or None,
        error=text.drawn(error) or None,
        on_change=changed,
        on_focus=on_focus,
        on_blur=on_blur,
        on_submit=on_submit,
        max_length=MOST_OF_SENTENCE if is_sentence else MOST_LETTERS,
        multiline=lines > 1,
        max_lines=lines,
        counter="",
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
        text_style=text.text_style(16, C.ON_SURFACE),
        label_style=text.text_style(15, C.ON_SURFACE_VARIANT),
        hint_style=text.text_style(15, C.ON_SURFACE_VARIANT),
        error_style=text.text_style(13, C.ERROR),
        error_max_lines=MOST_OF_ERROR,
    )
    last.current = field
    if on_drawn is not None:
        on_drawn(field)
    return ft.Semantics(identifier=name, container=True, content=field)


def _border(color: ft.ColorValue, *, width: float = 1) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(
        side=ft.BorderSide(width, color), border_radius=ft.BorderRadius.all(12)
    )
