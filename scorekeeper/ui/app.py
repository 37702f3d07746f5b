"""What Flet starts for each page: fonts, themes, the state of this device, the routes."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from scorekeeper.session import Session
from scorekeeper.ui.arrival import Again, Arrival
from scorekeeper.ui.awake import Awake
from scorekeeper.ui.boundary import component
from scorekeeper.ui.context import on_device, use_way_back
from scorekeeper.ui.pages import dress, is_there, layout_of, locales_of, tags
from scorekeeper.ui.routes import NOWHERE, ROUTES
from scorekeeper.ui.screens.keeping.findings import use_store_news
from scorekeeper.ui.serving import Serving, follow_copy
from scorekeeper.ui.state import THEME, Keep, State
from scorekeeper.words import Words

DEVICE_KEY = "scorekeeper.device"


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
    from scorekeeper.ui.screens.club.addresses import CLUB, of_evening  # noqa: PLC0415
    from scorekeeper.ui.screens.club.listing import LIVE  # noqa: PLC0415

    listed = state.session.club.evenings.list()
    live = [one for one in listed if one.is_readable and one.state in LIVE]
    live.sort(key=lambda one: one.state != "running")
    return of_evening(live[0].uid) if live else CLUB


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
