"""What Flet starts for each page: fonts, themes, the state of this device, the routes."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import refused
from scorekeeper.services import Session
from scorekeeper.storage import StoreError
from scorekeeper.ui.pages import Serving, dress, follow_copy, is_there, layout_of, locales_of, tags
from scorekeeper.ui.routes import NOWHERE, ROUTES
from scorekeeper.ui.state import THEME, Awake, Keep, State, component, on_device, use_way_back
from scorekeeper.ui.theme import DARK, FONTS, LIGHT, Face, theme
from scorekeeper.ui.widgets.store_news import use_store_news
from scorekeeper.ui.widgets.text import SENTENCE, text

Again = Callable[[], Awaitable[None]]
"""What is done when the browser of a page comes back."""
Begin = Callable[[], Awaitable[Again | None]]
"""Asks the browser what it must know and shows the first screen; None: the browser has gone."""


class Arrival:
    """A way that is begun anew where the browser was lost on it.

    Such a browser answers nothing that it was asked, and its session would stay empty at every
    reload.
    """

    def __init__(self, page: ft.Page, begin: Begin) -> None:
        """Prepare the way; it is gone by a call."""
        _skip_numbers()
        self._begin = begin
        self._again: Again | None = None
        self._attempt: asyncio.Task[Any] | None = None
        page.on_connect = self._back

    async def __call__(self) -> None:
        """Show the first screen, unless the browser has gone."""
        self._attempt = asyncio.current_task()
        self._again = await self._begin()

    async def _back(self) -> None:
        if self._again is not None:
            await self._again()
            return
        if self._attempt is not None:
            self._attempt.cancel()
        await self()


DEVICE_KEY = "scorekeeper.device"
MOST_SKIPPED = 1000
"""Numbers of controls that a process leaves out at its beginning."""


def app(
    session: Session,
    words: Words,
    *,
    keep: Keep = asyncio.to_thread,
    serving: Serving | None = None,
) -> Callable[[ft.Page], Awaitable[None]]:
    """The function that Flet calls for each page that is opened.

    `words` are spoken to devices whose own language nobody has written yet; `keep` calls a verb
    that writes, and is back when what it wrote is kept; `serving` is the club's server, where
    that shows the page.
    """

    async def main(page: ft.Page) -> None:
        dress(page)

        async def begin() -> Again | None:
            device, locales = await asyncio.gather(_device(), locales_of(page))
            if not is_there(page):
                return None
            state = State(session, words, device, locales)
            state.keep = keep
            return _begun(page, state, serving)

        await Arrival(page, begin)()

    return main


def _begun(page: ft.Page, state: State, serving: Serving | None) -> Again:
    """Show the first screen, and keep it up with what happens elsewhere."""
    state.club_address = None if serving is None else serving.address
    page.title = state.words.text("app-name")
    state.layout = layout_of(page)
    state.load()
    page.theme_mode = ft.ThemeMode(state.settings.get(THEME, ft.ThemeMode.SYSTEM))
    awake = _follow(page, state, serving)
    page.render_views(app_of(state))
    if serving is not None and page.route == "/":
        page.navigate(club_home(state))

    async def again() -> None:
        await state.refresh()
        state.returned += 1
        await awake.look(again=True)  # a browser that was away has let go

    return again


def app_of(state: State) -> Callable[[], Any]:
    """The component of the whole app over the state of one device.

    It is not given the state as an argument: then all of it would be drawn anew with each change,
    and the router would keep its first tree for ever.
    """

    def App() -> Any:
        use_store_news(state)
        use_way_back()
        return on_device(state, lambda: ft.Router([*ROUTES, NOWHERE], manage_views=True))

    return component(App)


def _follow(page: ft.Page, state: State, serving: Serving | None) -> Awake:
    """Keep the state up with the size of the page and with what other devices do."""

    def resized() -> None:
        state.layout = layout_of(page, scale=state.layout.scale)

    def changed(match: str) -> None:
        # A page whose browser is gone looks again when it comes back.
        shown = state.match is not None and match == state.match.uid
        if shown and is_there(page):
            page.run_task(state.refresh)

    ends = [state.session.listen(changed)]
    if serving is not None and serving.copying is not None:
        ends.append(follow_copy(page, state, serving.copying))

    def moved(event: ft.LocaleChangeEvent) -> None:
        state.locales = tags(event.locales)
        state.load()

    awake = Awake(page, state)
    page.run_task(awake.look)
    page.on_keyboard_event = state.keyboard.pressed
    page.on_resize = resized
    page.on_locale_change = moved
    page.on_media_change = resized
    page.on_close = lambda: [end() for end in ends]
    return awake


def club_home(state: State) -> str:
    """The address that the organiser's link opens: the running evening, else the list of them."""
    # Loaded only here: a match at home needs nothing of a club.
    from scorekeeper.ui.screens.organizer.evenings import LIVE  # noqa: PLC0415
    from scorekeeper.ui.screens.organizer.shared import CLUB, of_evening  # noqa: PLC0415

    listed = state.session.club.evenings.list()
    live = [one for one in listed if one.is_readable and one.state in LIVE]
    live.sort(key=lambda one: one.state != "running")
    return of_evening(live[0].uid) if live else CLUB


async def _device() -> str:
    """Return the name under which this browser or phone keeps its drafts and settings."""
    try:
        return await _preferred_device(ft.SharedPreferences())
    except (RuntimeError, TimeoutError):
        return "here"  # a client without preferences is the only one of its kind


@cache
def _skip_numbers() -> None:
    """Have Flet number the controls of this process from somewhere else than those of the last.

    A page that outlived its server takes a service of the new one for that of the old one where
    both have the same number, and leaves what it is asked unanswered.
    """
    for _ in range(secrets.randbelow(MOST_SKIPPED)):
        ft.Text()


async def _preferred_device(preferences: ft.SharedPreferences) -> str:
    known = await preferences.get(DEVICE_KEY)
    if isinstance(known, str) and known:
        return known
    fresh = secrets.token_hex(8)
    await preferences.set(DEVICE_KEY, fresh)
    return fresh


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
