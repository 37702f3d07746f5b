"""A file from this device, as text."""

import codecs
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.ui.components.tap import Handler

UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
OF_SPREADSHEETS = "cp1252"
"""How a spreadsheet of western Europe writes CSV when it is not asked for UTF-8."""

REFUSALS = (RuntimeError, TimeoutError, ft.FletUnsupportedPlatformException)
OnFile = Callable[[str, bytes | None], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Picker:
    """What a button needs to open the file picker."""

    on_tap: Handler
    box: dict[str, Any]
    """Further arguments of the button."""


def use_picker(on_file: OnFile) -> Picker:
    """Have a file picked; `on_file` is given its name and bytes, None where there are none.

    Safari on a phone opens it only within the tap itself, so there the client does it.
    """
    page = ft.context.page
    latest: Any = ft.use_ref()
    latest.current = on_file
    kept: Any = ft.use_ref()

    async def heard(event: ft.FilePickerResultEvent) -> None:
        await _given(event.files, latest.current)

    async def tapped() -> None:
        try:
            files = await ft.FilePicker().pick_files(with_data=True)
        except REFUSALS:
            await on_file("", None)
        else:
            await _given(files, on_file)

    if not (page.web and page.platform is ft.PagePlatform.IOS):
        return Picker(tapped, {})
    if kept.current is None:
        kept.current = ft.PickFiles(ft.FilePicker(on_result=heard), with_data=True)
    return Picker(_nothing, {"action": kept.current})


def decoded(content: bytes) -> str | None:
    """The text in a file, however a spreadsheet wrote it; None where it is no text."""
    if content.startswith(UTF_16):
        return _decoded(content, "utf-16")
    if b"\0" in content:
        return None
    text = _decoded(content, "utf-8-sig")
    return _decoded(content, OF_SPREADSHEETS) if text is None else text


def _decoded(content: bytes, encoding: str) -> str | None:
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        return None


async def _given(files: list[ft.FilePickerFile], on_file: OnFile) -> None:
    for file in files[:1]:
        await on_file(file.name, file.bytes)


def _nothing() -> None:
    """The client does what is to be done."""
