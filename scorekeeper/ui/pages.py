"""A page of Flet as every app of ours wants it: dressed, measured, followed, and told the news."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import flet as ft

from scorekeeper.ui.connection import is_there
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.motion import Amount, system_motion
from scorekeeper.ui.palette import DARK, FOCUS, LIGHT
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import FONTS, theme

Again = Callable[[], Awaitable[None]]
"""Called when the browser of a page comes back."""
Begin = Callable[[], Awaitable[Again | None]]
"""Asks the browser what it must know and shows the first screen; None: the browser has gone."""


def dress(page: ft.Page) -> None:
    """Give a page our fonts and the themes of day and night.

    They are sent at once: a client fades from one theme to another, and texts in a font that is
    not there yet would be drawn twice. A browser has the fonts before it draws, by the client's
    own list.
    """
    if not page.web:
        page.fonts = dict(FONTS)
    page.theme, page.dark_theme = theme(LIGHT, FOCUS[0]), theme(DARK, FOCUS[1])
    page.padding = 0
    page.update()


def layout_of(page: ft.Page, *, scale: float = 1.0) -> Layout:
    """Return the room of a page inside notches and system bars; `scale` is that of its texts."""
    inset = page.media.padding
    width, height = page.width or Layout().width, page.height or Layout().height
    return Layout(width - inset.left - inset.right, height - inset.top - inset.bottom, scale)


class Client(NamedTuple):
    """The wishes of a browser or phone, which its first screen is drawn by."""

    locales: tuple[str, ...]
    """Its languages as tags, the one it speaks first in front."""
    motion: Amount


async def client_of(page: ft.Page) -> Client:
    return Client(*await asyncio.gather(_locales(page), system_motion()))


async def _locales(page: ft.Page) -> tuple[str, ...]:
    try:
        info = await page.get_device_info()
    except (RuntimeError, TimeoutError, LookupError, TypeError, ValueError):
        return ()  # a client that cannot tell
    return _tags(info.locales) if info else ()


def _tags(locales: Iterable[ft.Locale]) -> tuple[str, ...]:
    """Languages as tags: de-AT."""
    return tuple("-".join(filter(None, (loc.language_code, loc.country_code))) for loc in locales)


async def arrive(page: ft.Page, begin: Begin) -> None:
    """Begin a page, and begin it anew where its browser was lost on the way.

    Such a browser answers nothing that it was asked, and its session would stay empty at every
    reload.
    """
    _skip_numbers()
    again: Again | None = None
    attempt: asyncio.Task[Any] | None = None

    async def start() -> None:
        nonlocal again, attempt
        attempt = asyncio.current_task()
        again = await begin()

    async def back() -> None:
        if again is not None:
            await again()
            return
        if attempt is not None:
            attempt.cancel()
        await start()

    page.on_connect = back
    await start()


@cache
def _skip_numbers() -> None:
    """Let Flet number the controls of this process from another start than those of the last.

    A page that outlived its server takes a service of the new one for that of the old one where
    both have the same number, and leaves what it is asked unanswered.
    """
    for _ in range(secrets.randbelow(1000)):
        ft.Text()


def follow(page: ft.Page, state: State) -> "WakeLock":
    """Keep a state up with the size, the languages and the keys of its page."""

    def resized() -> None:
        state.layout = layout_of(page, scale=state.layout.scale)

    def moved(event: ft.LocaleChangeEvent) -> None:
        state.locales = _tags(event.locales)
        state.load()

    page.on_resize = page.on_media_change = resized
    page.on_locale_change = moved
    page.on_keyboard_event = state.keyboard.on_key
    return WakeLock(page, state)


async def stay_on(lock: ft.Wakelock) -> bool:
    """Keep the screen on, and return whether the platform says that it does.

    Raises `RuntimeError` where the platform refuses.
    """
    for _ in range(2):  # a browser's film may end before it is set to repeat; the next goes on
        await lock.enable()
        if await lock.is_enabled():
            return True
    return False


TO_FRONT = (ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME)
TO_BACKGROUND = (
    ft.AppLifecycleState.HIDE,
    ft.AppLifecycleState.PAUSE,
    ft.AppLifecycleState.DETACH,
)
"""States of an app that is in front again, or that its system may end without a word."""


class WakeLock:
    """Keeps the screen of one page on: asked for with each match, and again after another app.

    `State.stays_on` shows the answer: some platforms refuse, some say nothing.
    """

    def __init__(self, page: ft.Page, state: State) -> None:
        self._page, self._state = page, state
        self._lock: ft.Wakelock | None = None
        self._is_asked = False
        page.on_app_lifecycle_state_change = self.on_lifecycle_change
        self._follow = self._changed  # held here: the state forgets whom nobody else holds
        state.subscribe(self._follow)  # type: ignore[attr-defined] # it is an observable
        page.run_task(self.look)

    async def look(self, *, again: bool = False) -> None:
        """Ask the platform if it is not as wanted; `again` asks whatever was answered before.

        A call that the platform ignores counts as refused. What was refused is asked again with
        the next change of the match: some browsers want a tap on the page before.
        """
        match = self._state.match
        is_wanted = match is not None and not match.progress.outcome.over
        again = again or self._state.stays_on.value is False
        if is_wanted is self._is_asked and not (is_wanted and again):
            return
        self._is_asked = is_wanted
        self._lock = self._lock or ft.Wakelock()
        is_on = False
        with suppress(RuntimeError, TimeoutError):
            if is_wanted:
                is_on = await stay_on(self._lock)
            else:
                await self._lock.disable()
        self._state.stays_on.value = is_on if is_wanted else None

    async def on_lifecycle_change(self, event: ft.AppLifecycleStateChangeEvent) -> None:
        if event.state in TO_FRONT:
            await self.look(again=True)

    def _changed(self, _: object, field: str | None) -> None:
        if field == "match" and is_there(self._page):
            self._page.run_task(self.look)
