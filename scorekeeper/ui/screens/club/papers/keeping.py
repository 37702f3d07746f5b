"""Files on their way from a screen to the disk or into the downloads."""

from collections.abc import Awaitable, Callable

import flet as ft

from scorekeeper.ui.screens.keeping.frame import sentence
from scorekeeper.ui.screens.keeping.sending import REFUSALS
from scorekeeper.ui.state import State

Save = Callable[[str, bytes], Awaitable[None]]


def use_saved(state: State) -> tuple[list[ft.Control], Save]:
    """Have files saved in a component; gives what is said about it, and the call that saves."""
    told, tell = ft.use_state("")

    async def save(name: str, content: bytes) -> None:
        page, words = ft.context.page, state.words
        try:
            path = await ft.FilePicker().save_file(file_name=name, src_bytes=content)
        except (*REFUSALS, TimeoutError):
            tell(words.text("send-failed"))
            return
        if path or page.web:
            key = "send-downloaded" if page.web else "send-saved"
            tell(words.text(key, file=path or name))

    return ([sentence(told, name="saved", live=True)] if told else []), save
