"""A page of Flet as every app of ours wants it: dressed, measured, asked for its languages."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

import flet as ft

from scorekeeper.ui.state import Layout, State
from scorekeeper.ui.theme import DARK, FONTS, LIGHT, theme


def dress(page: ft.Page) -> None:
    """Give a page our fonts and the themes of day and night."""
    page.fonts = dict(FONTS)
    page.theme, page.dark_theme = theme(LIGHT), theme(DARK)
    page.padding = 0


def is_there(page: ft.Page) -> bool:
    """Return True if the browser of a page is connected."""
    return page.session.connection is not None


def layout_of(page: ft.Page, *, scale: float = 1.0) -> Layout:
    """The room of a page inside notches and system bars; `scale` is that of its texts."""
    inset = page.media.padding
    width, height = page.width or Layout().width, page.height or Layout().height
    return Layout(width - inset.left - inset.right, height - inset.top - inset.bottom, scale)


async def locales_of(page: ft.Page) -> tuple[str, ...]:
    """The languages that a browser or phone itself speaks, the one it speaks first in front."""
    try:
        info = await page.get_device_info()
    except (RuntimeError, TimeoutError, LookupError, TypeError, ValueError):
        return ()  # a client that cannot tell
    return tags(info.locales) if info else ()


def tags(locales: Iterable[ft.Locale]) -> tuple[str, ...]:
    """Languages as tags: de-AT."""
    return tuple(
        "-".join(part for part in (locale.language_code, locale.country_code) if part)
        for locale in locales
    )


class Copying(Protocol):
    """The keeper of a copy of the running evening."""

    @property
    def file(self) -> Path:
        """Where the copy is."""
        ...

    @property
    def failure(self) -> str | None:
        """Why the last copy could not be made; None where it was."""
        ...

    def listen(self, listener: Callable[[str | None], None]) -> Callable[[], None]:
        """Have a listener told, in a thread, when `failure` changes; gives what ends it."""
        ...


class Serving(Protocol):
    """A club's server."""

    @property
    def address(self) -> str:
        """What stands before `/join#…` in the link of a card."""
        ...

    @property
    def copying(self) -> Copying | None:
        """Who keeps a copy of the evening; None where nobody does."""
        ...


def follow_copy(page: ft.Page, state: State, copying: Copying) -> Callable[[], None]:
    """Say on a page when the copy of the evening cannot be written; gives what ends that."""
    said: list[str] = []

    async def look() -> None:
        if copying.failure is not None:
            values = {"file": str(copying.file), "reason": copying.failure}
            state.failure = state.words.text("serve-not-copied", **values)
            said[:] = [state.failure]
        elif state.failure in said:
            state.failure = None

    def changed(_failure: str | None) -> None:
        if is_there(page):
            page.run_task(look)

    if copying.failure is not None:
        page.run_task(look)
    return copying.listen(changed)
