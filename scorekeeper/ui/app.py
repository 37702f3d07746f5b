"""The app of a device that keeps score, as Flet starts it for each page."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import store_error_text
from scorekeeper.services import Session
from scorekeeper.storage import StoreError
from scorekeeper.ui import pages
from scorekeeper.ui.addresses import TABLE, Address
from scorekeeper.ui.connection import is_there
from scorekeeper.ui.events import PageEvents
from scorekeeper.ui.navigation import app_router
from scorekeeper.ui.routes import HOME_ROUTES, NOT_FOUND_ROUTE
from scorekeeper.ui.state import THEME, Keep, Signal, Site, State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets.store_news import use_store_news

if TYPE_CHECKING:
    from scorekeeper.services.club.league import League

DEVICE_KEY = "scorekeeper.device"
FirstAddress = Callable[[], Address]


class Copying(Protocol):
    """The keeper of a copy of the running evening."""

    @property
    def file(self) -> Path: ...

    @property
    def failure(self) -> str | None:
        """The reason why there is no copy; None where the last one was made."""
        ...

    def listen(self, listener: Callable[[str | None], None]) -> Callable[[], None]:
        """Call a listener, in a thread, when `failure` changes; return the call that ends it."""
        ...


def home_app(
    session: Session,
    words: Words,
    *,
    keep: Keep = asyncio.to_thread,
    club_address: str | None = None,
    copying: Copying | None = None,
    site: Signal[Site | None] | None = None,
    league: "Callable[[], League] | None" = None,
    further_routes: Sequence[ft.Route] = (),
    first_address: FirstAddress | None = None,
) -> Callable[[ft.Page], Awaitable[None]]:
    """Return the function that Flet calls for each page that is opened.

    Args:
        session: The store.
        words: Language of devices whose own language has no catalogue.
        keep: Calls a function that writes, and returns when its result is on the disk.
        club_address: Address at which the phones of a club join; None if there is no server.
        copying: Keeps a copy of the running session.
        site: News of the browser, if the app runs inside it.
        league: Loads the connection to a league of clubs when its screen is opened.
        further_routes: Screens that are not part of a game at home.
        first_address: Returns the address to open instead of the table.
    """

    async def main(page: ft.Page) -> None:
        pages.dress(page)

        async def begin() -> pages.Again | None:
            device, client = await asyncio.gather(_device(), pages.client_of(page))
            if not is_there(page):
                return None
            state = State(session, words, device, *client, keep=keep, club_address=club_address)
            state.site, state.league = site or state.site, league
            if club_address is not None:  # the name of a log-in is that of its page
                state.director = session.club.directors.of_login(page.client_ip or "")
            all_routes = [*HOME_ROUTES, *further_routes, NOT_FOUND_ROUTE]
            return _start(page, state, copying, all_routes, first_address)

        await pages.arrive(page, begin)

    return main


def _start(
    page: ft.Page,
    state: State,
    copying: Copying | None,
    routes: Sequence[ft.Route],
    first_address: FirstAddress | None,
) -> pages.Again:
    """Show the first screen, and keep it up with what happens elsewhere."""
    page.title = state.words.text("app-name")
    state.layout = pages.layout_of(page)
    state.load()
    page.theme_mode = ft.ThemeMode(state.settings.get(THEME, ft.ThemeMode.SYSTEM))

    events = PageEvents(page)
    state.events = events
    # First: components that follow the events read the new match from the state.
    events.subscribe(state.on_events)
    events.connect(state.session.subscribe)
    ends = [events.disconnect]
    if copying is not None:
        ends.append(_follow_copy(page, state, copying))
    page.on_close = lambda: [end() for end in ends]
    wake_lock = pages.follow(page, state)

    async def on_lifecycle_change(event: ft.AppLifecycleStateChangeEvent) -> None:
        await wake_lock.on_lifecycle_change(event)
        if event.state in pages.TO_FRONT:
            await state.check_store()
        elif event.state in pages.TO_BACKGROUND and state.club_address is None:
            await state.back_up()

    page.on_app_lifecycle_state_change = on_lifecycle_change
    page.render_views(app_router(state, routes, use_store_news))
    if first_address is not None and page.route == str(TABLE):
        page.navigate(str(first_address()))

    async def again() -> None:
        await state.check_store()
        events.report_return()
        await wake_lock.look(again=True)  # a browser that was away has let go

    return again


def _follow_copy(page: ft.Page, state: State, copying: Copying) -> Callable[[], None]:
    """Say on a page when the copy of the evening cannot be written; return what ends that."""
    sentence: str | None = None

    async def look() -> None:
        nonlocal sentence
        if copying.failure is not None:
            values = {"file": str(copying.file), "reason": copying.failure}
            state.failure = sentence = state.words.text("serve-not-copied", **values)
        elif state.failure == sentence:
            state.failure = None

    def changed(_failure: str | None) -> None:
        if is_there(page):
            page.run_task(look)

    if copying.failure is not None:
        page.run_task(look)
    return copying.listen(changed)


async def _device() -> str:
    """Return the name under which this browser or phone keeps its drafts and settings."""
    preferences = ft.SharedPreferences()
    try:
        known = await preferences.get(DEVICE_KEY)
        if not isinstance(known, str) or not known:
            known = secrets.token_hex(8)
            await preferences.set(DEVICE_KEY, known)
    except (RuntimeError, TimeoutError):
        return "here"  # a client without preferences is the only one of its kind
    return known


def closed(words: Words, error: StoreError) -> Callable[[ft.Page], Awaitable[None]]:
    """Return the function that Flet calls for each page while the matches cannot be opened."""

    async def main(page: ft.Page) -> None:
        pages.dress(page)
        page.title = words.text("app-name")
        page.vertical_alignment = ft.MainAxisAlignment.CENTER
        page.horizontal_alignment = ft.CrossAxisAlignment.CENTER
        reason = text(store_error_text(words, error), 18, Face.MEDIUM, line=SENTENCE)
        named = ft.Semantics(identifier="closed", container=True, content=reason)
        page.add(ft.Icon(ft.Icons.LOCK_OUTLINE, size=48), ft.Container(named, width=480))

    return main
