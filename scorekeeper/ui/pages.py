"""Set up a Flet page: theme, size, languages, keyboard, wake lock, and reconnecting browsers."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import flet as ft

from scorekeeper.ui.connection import is_connected
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.motion import system_motion
from scorekeeper.ui.navigation import leave_screen
from scorekeeper.ui.palette import DARK, FOCUS, LIGHT
from scorekeeper.ui.state import THEME, State
from scorekeeper.ui.theme import FONTS, theme

OnReturn = Callable[[], Awaitable[None]]
"""Called when the browser of a page comes back."""
ShowFirstScreen = Callable[[], Awaitable[OnReturn | None]]
"""Asks the client for its settings and shows the first screen; None if the client has gone."""

LOST_NOTICE_KEY = "scorekeeper.connection-lost"
"""Preference of a browser from which `server/connection_lost.js` takes its texts and theme."""

TO_FRONT = (ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME)
"""Lifecycle states of an app that is in the foreground again."""
TO_BACKGROUND = (
    ft.AppLifecycleState.HIDE,
    ft.AppLifecycleState.PAUSE,
    ft.AppLifecycleState.DETACH,
)
"""Lifecycle states of an app that its system may end without notice."""


# --- the look of a page


def apply_theme(page: ft.Page) -> None:
    """Give a page the fonts of the app, and its light and dark theme.

    They are sent before the first screen: a client fades from one theme to another, and draws
    texts again when their font arrives.
    """
    # A browser loads the fonts before it draws anything: the client lists them itself.
    if not page.web:
        page.fonts = dict(FONTS)
    page.theme = theme(LIGHT, FOCUS[0])
    page.dark_theme = theme(DARK, FOCUS[1])
    page.padding = 0
    page.update()


def layout_of(page: ft.Page, *, scale: float = 1.0) -> Layout:
    """Return the layout of a page: its size without notches and system bars, and its text scale.

    Args:
        page: The page.
        scale: Text scale of the device, which Flet does not report; see `kit.covering_view`.
    """
    inset = page.media.padding
    width = page.width or Layout.width
    height = page.height or Layout.height
    return Layout(width - inset.left - inset.right, height - inset.top - inset.bottom, scale)


def has_screen_keyboard(page: ft.Page) -> bool:
    """Return True on Android and iOS, where the keyboard takes the lower half of the screen."""
    return page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)


# --- the client


class Client(NamedTuple):
    """Settings of a browser or a phone that its first screen depends on."""

    locales: tuple[str, ...]
    """Its languages as tags, the preferred one first."""
    motion: str
    """`FULL` or `OFF` of `scorekeeper.ui.motion`: whether the system wants animations."""


async def read_client(page: ft.Page) -> Client:
    """Return the settings of the client of a page."""
    locales, motion = await asyncio.gather(_locales(page), system_motion())
    return Client(locales, motion)


async def _locales(page: ft.Page) -> tuple[str, ...]:
    """Return the languages of the client as tags; empty if it cannot name them."""
    try:
        info = await page.get_device_info()
    except (RuntimeError, TimeoutError, LookupError, TypeError, ValueError):
        return ()
    return _language_tags(info.locales) if info else ()


def _language_tags(locales: Iterable[ft.Locale]) -> tuple[str, ...]:
    """Return languages as tags, such as `de-AT`."""
    return tuple("-".join(filter(None, (loc.language_code, loc.country_code))) for loc in locales)


async def store_connection_lost_notice(page: ft.Page, state: State) -> None:
    """Store in the browser the notice that its page shows while the server cannot be reached.

    The script that shows it knows the language and the theme of the browser, but not those that
    were chosen in the app.
    """
    if not page.web:
        return
    # What the page below the notice shows: in a club also the clock of the session.
    shows = "scores" if state.club_address is None else "clock"
    notice = {
        "lost": state.words.text("visitor-connection-lost"),
        # The browser fills in the time.
        "since": state.words.text("visitor-connection-since", shows=shows, time="%"),
        "theme": state.settings.get(THEME, ft.ThemeMode.SYSTEM.value),
    }
    with suppress(RuntimeError, TimeoutError):
        await ft.SharedPreferences().set(LOST_NOTICE_KEY, json.dumps(notice))


# --- the life of a page


async def start_page(page: ft.Page, show_first_screen: ShowFirstScreen) -> None:
    """Show the first screen, and call its `OnReturn` whenever the browser comes back.

    A browser that disconnects before the first screen never answers the questions of
    `show_first_screen`. When it is back, the page is started again; otherwise its Flet session
    would stay empty at every reload.
    """
    _randomize_control_ids()
    on_return: OnReturn | None = None
    attempt: asyncio.Task[Any] | None = None

    async def start() -> None:
        nonlocal on_return, attempt
        attempt = asyncio.current_task()
        on_return = await show_first_screen()

    async def on_connect() -> None:
        if on_return is not None:
            await on_return()
            return
        if attempt is not None:
            attempt.cancel()
        await start()

    page.on_connect = on_connect
    await start()


@cache
def _randomize_control_ids() -> None:
    """Start the numbers of controls at a random one, unlike the server process before this one.

    A page that outlives its server connects to the new one. If a service of the new server had
    the number of a service of the old one, the page would confuse them and not answer.
    """
    # Flet numbers controls one by one, so each control that is created here skips a number.
    for _ in range(secrets.randbelow(1000)):
        ft.Text()


def install_handlers(page: ft.Page, state: State) -> "WakeLock":
    """Install the event handlers of a page: size, languages, keys, and the wake lock.

    Returns the wake lock, which keeps the screen on while an unfinished match is open.
    """

    def on_resize() -> None:
        state.layout = layout_of(page, scale=state.layout.scale)

    def on_locale_change(event: ft.LocaleChangeEvent) -> None:
        state.locales = _language_tags(event.locales)
        state.load()

    async def on_key(event: ft.KeyboardEvent) -> None:
        # Flutter itself closes sheets and dialogs on Escape.
        if event.key == "Escape" and state.keyboard.is_free:
            await leave_screen(page)
        else:
            await state.keyboard.on_key(event)

    page.on_resize = on_resize
    page.on_media_change = on_resize
    page.on_locale_change = on_locale_change
    page.on_keyboard_event = on_key
    return WakeLock(page, state)


# --- the wake lock


async def keep_screen_on(lock: ft.Wakelock) -> bool:
    """Keep the screen on, and return True if the platform confirms it.

    Raises:
        RuntimeError: The platform refuses.
        TimeoutError: The platform does not answer.
    """
    # Twice: a browser without wake locks plays a film instead. The first film may end before it
    # is set to repeat; the second one goes on.
    for _ in range(2):
        await lock.enable()
        if await lock.is_enabled():
            return True
    return False


class WakeLock:
    """Keeps the screen of a page on while an unfinished match is open.

    `State.screen_lock` has the result: some platforms refuse, some do not answer.
    """

    def __init__(self, page: ft.Page, state: State) -> None:
        """Request the wake lock if it is needed, and update it after each change of the state."""
        self._page = page
        self._state = state
        self._lock: ft.Wakelock | None = None
        self._is_requested = False
        page.on_app_lifecycle_state_change = self.on_lifecycle_change
        # The state holds its listeners weakly, so this reference keeps the listener alive.
        self._listener = self._on_state_change
        state.subscribe(self._listener)  # type: ignore[attr-defined] # it is an observable
        page.run_task(self.update)

    async def update(self, *, again: bool = False) -> None:
        """Request the wake lock for an unfinished match, or release it.

        A refused request is repeated at the next change of the match: some browsers require a tap
        on the page first. A request that the platform ignores counts as refused.

        Args:
            again: Repeat a request that was granted, because the platform may have dropped it.
        """
        match = self._state.match
        is_needed = match is not None and not match.progress.outcome.over
        was_refused = self._state.screen_lock.is_on is False
        is_repeat_due = is_needed and (again or was_refused)
        if is_needed is self._is_requested and not is_repeat_due:
            return

        self._is_requested = is_needed
        if self._lock is None:
            self._lock = ft.Wakelock()
        is_on = False
        with suppress(RuntimeError, TimeoutError):
            if is_needed:
                is_on = await keep_screen_on(self._lock)
            else:
                await self._lock.disable()
        self._state.screen_lock.is_on = is_on if is_needed else None

    async def on_lifecycle_change(self, event: ft.AppLifecycleStateChangeEvent) -> None:
        """Request the wake lock again when the app is back in front."""
        if event.state in TO_FRONT:
            await self.update(again=True)

    def _on_state_change(self, _state: object, field: str | None) -> None:
        if field == "match" and is_connected(self._page):
            self._page.run_task(self.update)
