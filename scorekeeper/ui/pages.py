"""A page of Flet as every app of ours wants it: dressed, measured, asked for its languages."""

from collections.abc import Iterable

import flet as ft

from scorekeeper.ui.colors import DARK, LIGHT
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.theme import FONTS, theme


def dress(page: ft.Page) -> None:
    """Give a page our fonts and the themes of day and night."""
    page.fonts = dict(FONTS)
    page.theme, page.dark_theme = theme(LIGHT), theme(DARK)
    page.padding = 0


def is_there(page: ft.Page) -> bool:
    """Whether the browser of a page is connected."""
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
