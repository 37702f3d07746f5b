"""Fields for names, sentences and texts, on the system's own keyboard, and the file picker."""

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from scorekeeper.scoring import Problem
from scorekeeper.ui.hooks import component, get_state, use_state
from scorekeeper.ui.theme import BLANK, drawable, drawn, text_style
from scorekeeper.ui.widgets import buttons

REFUSALS = (RuntimeError, TimeoutError, ft.FletUnsupportedPlatformException)
C = ft.Colors
LINES = 4


def use_picker(on_file: Callable[[str, bytes | None], Awaitable[None]]) -> dict[str, Any]:
    """Return the arguments of a button that picks a file.

    `on_file` gets its name and bytes, None where there are none.

    Safari on a phone opens it only within the tap itself, so there the client does it.
    """
    page = ft.context.page
    latest: Any = ft.use_ref()
    latest.current = on_file
    action: Any = ft.use_ref()

    async def picked(event: ft.FilePickerResultEvent) -> None:
        for file in event.files[:1]:
            await latest.current(file.name, file.bytes)

    async def tapped() -> None:
        try:
            files = await ft.FilePicker().pick_files(with_data=True)
        except REFUSALS:
            await on_file("", None)
            return
        for file in files[:1]:
            await on_file(file.name, file.bytes)

    if not (page.web and page.platform is ft.PagePlatform.IOS):
        return {"on_tap": tapped}
    if action.current is None:
        action.current = ft.PickFiles(ft.FilePicker(on_result=picked), with_data=True)
    return {"on_tap": lambda: None, "action": action.current}


def decoded(content: bytes) -> str | None:
    """Return the text in a file; None where it is no text."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


@component
def PasteField(on_text: buttons.Handler) -> Any:
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
        text_style=text_style(14, C.ON_SURFACE),
        label_style=text_style(15, C.ON_SURFACE_VARIANT),
        border=ft.OutlineInputBorder(side=ft.BorderSide(1, C.OUTLINE)),
    )
    act = buttons.button(words.text("import-look"), look if has_text else None, name="look")
    return buttons.stacked(buttons.identified("paste", field), act)


@component
def NameField(
    label: str,
    value: str,
    on_change: buttons.Handler,
    *,
    name: str,
    error: str = "",
    hint: str = "",
    on_drawn: Callable[[ft.TextField], None] | None = None,
    is_sentence: bool = False,
    at_seat: bool = False,
    lines: int = 1,
    most: int = 0,
    **handlers: Any,
) -> Any:
    """The field, its label inside it; further `handlers` are those of a Flet text field.

    `is_sentence` is for reasons and notes, which are longer, `most` for a text of so many
    characters; `at_seat` is for a name below a seat on the felt, where the label is seen as long
    as nothing is typed. `on_change` is given the text without what cannot be drawn, and the field
    says so. While somebody types, the field is drawn with what stands in it: the text of the last
    event may be older than what was typed since, and would undo it. `on_drawn` is given the field
    itself, for somebody who moves the focus.
    """
    words = get_state().words
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
        seen = drawn(typed)
        now = seen if BLANK in seen else ""
        is_own.current = is_own.current or now != refused
        refuse(now)
        heard.current = drawable(typed)
        on_change(heard.current)

    if refused and is_typed:
        error = words.problem(Problem("undrawn", name, {"text": refused}))
    room = ft.Padding.symmetric(horizontal=12, vertical=16)
    looks: dict[str, Any] = {"label": drawn(label), "content_padding": room}
    if at_seat:
        room = ft.Padding.symmetric(horizontal=4, vertical=12)
        looks = {"text_align": ft.TextAlign.CENTER, "content_padding": room}
        hint = label
    wrong = C.ON_SURFACE if at_seat else C.ERROR
    field = ft.TextField(
        **looks,
        **handlers,
        value=last.current.value if is_typed else drawn(value),
        hint_text=drawn(hint) or None,
        error=drawn(error) or None,
        on_change=changed,
        max_length=most or (240 if is_sentence else 40),
        multiline=lines > 1,
        max_lines=lines,
        counter="",
        autocorrect=False,
        enable_suggestions=False,
        dense=True,
        filled=True,
        fill_color=C.SURFACE_CONTAINER_LOW,
        border={
            ft.ControlState.DEFAULT: _border(C.OUTLINE),
            ft.ControlState.FOCUSED: _border(C.PRIMARY, width=2),
            ft.ControlState.ERROR: _border(wrong),
        },
        text_style=text_style(16, C.ON_SURFACE),
        label_style=text_style(15, C.ON_SURFACE_VARIANT),
        hint_style=text_style(15, C.ON_SURFACE_VARIANT),
        error_style=text_style(13, wrong),
        error_max_lines=8,  # where it shares a narrow phone with another
    )
    last.current = field
    if on_drawn is not None:
        on_drawn(field)
    return ft.Semantics(identifier=name, container=True, content=field)


def _border(color: ft.ColorValue, *, width: float = 1) -> ft.OutlineInputBorder:
    side, radius = ft.BorderSide(width, color), ft.BorderRadius.all(12)
    return ft.OutlineInputBorder(side=side, border_radius=radius)
