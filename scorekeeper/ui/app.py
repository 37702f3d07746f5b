"""What Flet starts for each page: fonts, themes, the state of this device, the routes."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from scorekeeper.session import Session
from scorekeeper.ui.boundary import component
from scorekeeper.ui.context import STATE
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.routes import ROUTES
from scorekeeper.ui.state import THEME, State
from scorekeeper.ui.theme import DARK, FONTS, LIGHT, theme
from scorekeeper.words import Words

DEVICE_KEY = "scorekeeper.device"


def app(session: Session, words: Words) -> Callable[[ft.Page], Awaitable[None]]:
    """The function that Flet calls for each page that is opened."""

    async def main(page: ft.Page) -> None:
        _dress(page, words)
        state = State(session, words, await _device(), layout=_layout_of(page))
        state.load()
        page.theme_mode = ft.ThemeMode(state.settings.get(THEME, ft.ThemeMode.SYSTEM))
        _follow(page, state)
        page.render_views(App, state)

    return main


@component
def App(state: State) -> Any:
    """The whole app over the state of one device."""
    return STATE(state, lambda: ft.Router(list(ROUTES), manage_views=True))


def _dress(page: ft.Page, words: Words) -> None:
    page.title = words.text("app-name")
    page.fonts = dict(FONTS)
    page.theme, page.dark_theme = theme(LIGHT), theme(DARK)
    page.padding = 0


def _follow(page: ft.Page, state: State) -> None:
    """Keep the state up with the size of the page and with what other devices do."""

    def resized() -> None:
        state.layout = _layout_of(page, scale=state.layout.scale)

    def changed(match: str) -> None:
        # A page whose browser is gone looks again when it comes back.
        shown = state.match is not None and match == state.match.uid
        if shown and page.session.connection is not None:
            page.run_task(state.refresh)

    end_listening = state.session.listen(changed)
    page.on_resize = resized
    page.on_media_change = resized
    page.on_connect = state.refresh
    page.on_close = end_listening


def _layout_of(page: ft.Page, *, scale: float = 1.0) -> Layout:
    inset = page.media.padding
    width, height = page.width or Layout().width, page.height or Layout().height
    return Layout(width - inset.left - inset.right, height - inset.top - inset.bottom, scale)


async def _device() -> str:
    """The name under which this browser or phone keeps its drafts and settings."""
    try:
        preferences = ft.SharedPreferences()
        known = await preferences.get(DEVICE_KEY)
        if isinstance(known, str) and known:
            return known
        fresh = secrets.token_hex(8)
        await preferences.set(DEVICE_KEY, fresh)
    except (RuntimeError, TimeoutError):
        return "here"  # a client without preferences is the only one of its kind
    return fresh
