"""Files and texts that a person brings: the file picker, and a field to paste into."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.ui.state import component, use_state
from scorekeeper.ui.widgets import buttons, text

REFUSALS = (RuntimeError, TimeoutError, ft.FletUnsupportedPlatformException)
OnFile = Callable[[str, bytes | None], Awaitable[None]]
C = ft.Colors
LINES = 4


@dataclass(frozen=True, slots=True)
class Picker:
    """The arguments of a button that opens the file picker."""

    on_tap: buttons.Handler
    box: dict[str, Any]


def use_picker(on_file: OnFile) -> Picker:
    """Return how to pick a file; `on_file` gets its name and bytes, None where there are none.

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
        return Picker(tapped, {})
    if action.current is None:
        action.current = ft.PickFiles(ft.FilePicker(on_result=picked), with_data=True)
    return Picker(lambda: None, {"action": action.current})


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
        text_style=text.text_style(14, C.ON_SURFACE),
        label_style=text.text_style(15, C.ON_SURFACE_VARIANT),
        border=ft.OutlineInputBorder(side=ft.BorderSide(1, C.OUTLINE)),
    )
    named = ft.Semantics(identifier="paste", container=True, content=field)
    act = buttons.button(words.text("import-look"), look if has_text else None, name="look")
    return ft.Column([named, act], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
