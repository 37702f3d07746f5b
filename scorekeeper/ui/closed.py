"""The only screen of an app whose matches cannot be opened: why, and what to do."""

from collections.abc import Awaitable, Callable

import flet as ft

from scorekeeper.store import StoreError
from scorekeeper.ui.colors import DARK, LIGHT
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import FONTS, Face, theme
from scorekeeper.words import Words
from scorekeeper.words.findings import refused

WIDEST = 480


def closed(words: Words, error: StoreError) -> Callable[[ft.Page], Awaitable[None]]:
    """The function that Flet calls for each page while the matches cannot be opened."""

    async def main(page: ft.Page) -> None:
        page.title = words.text("app-name")
        page.fonts = dict(FONTS)
        page.theme, page.dark_theme = theme(LIGHT), theme(DARK)
        page.vertical_alignment = ft.MainAxisAlignment.CENTER
        page.horizontal_alignment = ft.CrossAxisAlignment.CENTER
        said = text(refused(words, error), 18, Face.MEDIUM, line=SENTENCE)
        told = ft.Semantics(identifier="closed", container=True, content=said)
        page.add(ft.Icon(ft.Icons.LOCK_OUTLINE, size=48), ft.Container(told, width=WIDEST))

    return main
