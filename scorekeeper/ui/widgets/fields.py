"""Old names of the text fields of the kit; new code uses `kit.field` and its neighbours."""

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.kit.fields import MAX_NAME_LENGTH

REFUSALS = kit.CLIENT_ERRORS
PasteField = kit.PasteField
decoded = kit.decode_text


def use_picker(on_file: Callable[[str, bytes | None], Awaitable[None]]) -> dict[str, Any]:
    """Return the arguments of a button that picks a file; see `kit.use_file_picker`."""
    picker = kit.use_file_picker(on_file)
    arguments: dict[str, Any] = {"on_tap": picker.on_tap}
    if picker.action is not None:
        arguments["action"] = picker.action
    return arguments


class _RenderRef(ft.Ref[ft.TextField]):
    """A reference that passes each new control on."""

    def __init__(self, on_drawn: Callable[[ft.TextField], None]) -> None:
        self.on_drawn = on_drawn
        super().__init__()

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "current" and value is not None:
            self.on_drawn(value)


def NameField(
    label: str,
    value: str,
    on_change: Callable[[str], object],
    *,
    name: str,
    error: str = "",
    hint: str = "",
    on_drawn: Callable[[ft.TextField], None] | None = None,
    is_sentence: bool = False,
    at_seat: bool = False,
    lines: int = 1,
    most: int = 0,
    min_lines: int | None = None,
    input_filter: ft.InputFilter | None = None,
    password: bool = False,
    disabled: bool = False,
    autofocus: bool = False,
    on_focus: kit.Handler | None = None,
    on_blur: kit.Handler | None = None,
    on_submit: Callable[[str], object] | None = None,
    key: str | int | None = None,
) -> ft.Control:
    """Return a text field; see `kit.field`."""
    ref = _RenderRef(on_drawn) if on_drawn else None
    if at_seat:
        return kit.seat_field(
            Label(name, label),
            value,
            on_change,
            error=error,
            on_focus=on_focus,
            on_blur=on_blur,
            on_submit=on_submit,
            ref=ref,
            key=key,
        )
    max_length = kit.MAX_SENTENCE_LENGTH if is_sentence else MAX_NAME_LENGTH
    return kit.field(
        Label(name, label, detail=hint),
        value,
        on_change,
        error=error,
        max_length=most or max_length,
        line_count=lines,
        min_line_count=min_lines,
        number_pattern=str(input_filter.regex_string) if input_filter else "",
        is_password=password,
        is_disabled=disabled,
        autofocus=autofocus,
        on_focus=on_focus,
        on_blur=on_blur,
        on_submit=on_submit,
        ref=ref,
        key=key,
    )
