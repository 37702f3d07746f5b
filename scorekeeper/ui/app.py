"""The main function of the app, which Flet calls for each page."""

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
from scorekeeper.ui import kit, pages
from scorekeeper.ui.addresses import TABLE, Address
from scorekeeper.ui.bell import Bell
from scorekeeper.ui.connection import is_connected
from scorekeeper.ui.events import PageEvents
from scorekeeper.ui.motion import Sound, give_alarm, play_sound
from scorekeeper.ui.navigation import app_router
from scorekeeper.ui.routes import HOME_ROUTES, NOT_FOUND_ROUTE
from scorekeeper.ui.state import THEME, CallService, Site, State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.store_news import use_store_news
from scorekeeper.view_models.timer import Timer, timer_of

if TYPE_CHECKING:
    from scorekeeper.services.club.league import League

DEVICE_KEY = "scorekeeper.device"
"""Key of the device's id in the preferences of the browser or phone."""
DEVICE_WITHOUT_PREFERENCES = "here"
FirstAddress = Callable[[], Address]
Unsubscribe = Callable[[], None]


class Copier(Protocol):
    """Keeps a copy of the running session of a club in a file, and reports failures.

    The server implements it; pages only show the failures.
    """

    @property
    def file(self) -> Path:
        """The file of the copy."""
        ...

    @property
    def failure(self) -> str | None:
        """The reason why the latest copy failed; None if it was written."""
        ...

    def listen(self, listener: Callable[[str | None], None]) -> Unsubscribe:
        """Call `listener` in a thread when `failure` changes; return a function that stops this."""
        ...


def home_app(
    session: Session,
    words: Words,
    *,
    call_service: CallService = asyncio.to_thread,
    club_address: str | None = None,
    copier: Copier | None = None,
    site: Site | None = None,
    league: "Callable[[], League] | None" = None,
    further_routes: Sequence[ft.Route] = (),
    first_address: FirstAddress | None = None,
) -> Callable[[ft.Page], Awaitable[None]]:
    """Return the function that Flet calls for each page that is opened.

    Args:
        session: The services that read and write the store.
        words: Language of devices whose own language has no catalogue.
        call_service: Runs calls of services; see `State.call_service`.
        club_address: Address at which the phones of a club join; None if there is no server.
        copier: Keeps a copy of the running session of the club.
        site: Files and storage of the app if it runs inside a browser; None elsewhere.
        league: Loads the connection to a league of clubs when its screen is opened.
        further_routes: Screens that are not part of a game at home.
        first_address: Returns the address to open instead of the table; None to open the table.
    """

    async def main(page: ft.Page) -> None:
        pages.apply_theme(page)

        async def show_first_screen() -> pages.OnReturn | None:
            device, client = await asyncio.gather(_load_device_id(), pages.read_client(page))
            if not is_connected(page):
                return None
            state = State(
                session,
                words,
                device,
                locales=client.locales,
                motion=client.motion,
                call_service=call_service,
                club_address=club_address,
                site=site,
            )
            state.league = league
            if club_address is not None:
                # The server of a club puts the id of the login in the place of the IP address.
                state.director = session.club.directors.director_of_login(page.client_ip or "")
            all_routes = [*HOME_ROUTES, *further_routes, NOT_FOUND_ROUTE]
            return _start_app(page, state, copier, all_routes, first_address)

        await pages.start_page(page, show_first_screen)

    return main


def _start_app(
    page: ft.Page,
    state: State,
    copier: Copier | None,
    routes: Sequence[ft.Route],
    first_address: FirstAddress | None,
) -> pages.OnReturn:
    """Load the state, show the first screen, and connect the page to the services and the browser.

    Returns the function to call when the browser comes back.
    """
    page.title = state.words.text("app-name")
    state.layout = pages.layout_of(page)
    state.load()
    page.theme_mode = ft.ThemeMode(state.settings.get(THEME, ft.ThemeMode.SYSTEM))

    page.run_task(pages.store_connection_lost_notice, page, state)

    events = PageEvents(page)
    state.events = events
    # First: components that follow the events read the new match from the state.
    events.subscribe(state.on_events)
    events.connect(state.session.subscribe)
    end_copy_warnings: Unsubscribe | None = None
    if copier is not None:
        end_copy_warnings = _show_copy_failures(page, state, copier)
    wake_lock = pages.install_handlers(page, state)
    timer_bell = _timer_bell(page, state)

    def on_close() -> None:
        events.disconnect()
        if end_copy_warnings is not None:
            end_copy_warnings()

    async def on_lifecycle_change(event: ft.AppLifecycleStateChangeEvent) -> None:
        await wake_lock.on_lifecycle_change(event)
        if event.state in pages.TO_FRONT:
            await state.check_store()
        elif event.state in pages.TO_BACKGROUND and state.club_address is None:
            await state.back_up()

    async def on_return() -> None:
        await state.check_store()
        events.report_return()
        timer_bell.refresh()
        # The browser has released the wake lock while the page was away.
        await wake_lock.update(again=True)

    page.on_close = on_close
    page.on_app_lifecycle_state_change = on_lifecycle_change
    page.render_views(app_router(state, routes, use_store_news))
    if first_address is not None and page.route == str(TABLE):
        page.navigate(str(first_address()))
    return on_return


def _timer_bell(page: ft.Page, state: State) -> Bell:
    """Start and return a bell that gives an alarm on any screen when the timer runs out."""

    def running_timer() -> Timer | None:
        timer = timer_of(state.settings)
        return timer if timer.is_on else None

    def ring(sound: Sound) -> None:
        # The warning before the end is visible only.
        if sound is not Sound.TIME_UP:
            return
        give_alarm(state)
        # The timer has its own sound switch: people who set a timer usually want to hear it.
        if timer_of(state.settings).has_sound:
            page.run_task(play_sound, state.memory.audio_players, sound)

    return Bell(page, state, running_timer, ring)


def _show_copy_failures(page: ft.Page, state: State, copier: Copier) -> Unsubscribe:
    """Show on a page the failures to copy a club's session, until a copy succeeds.

    Returns a function that stops watching the copier.
    """
    shown_sentence: str | None = None

    async def update_failure() -> None:
        nonlocal shown_sentence
        if copier.failure is not None:
            shown_sentence = state.words.text(
                "serve-not-copied", file=str(copier.file), reason=copier.failure
            )
            state.failure = shown_sentence
        elif state.failure == shown_sentence:
            # Only this sentence: another failure may have replaced it.
            state.failure = None

    # Called in a thread, but the state may change on the event loop of the page only.
    def on_change(_failure: str | None) -> None:
        if is_connected(page):
            page.run_task(update_failure)

    if copier.failure is not None:
        page.run_task(update_failure)
    return copier.listen(on_change)


async def _load_device_id() -> str:
    """Load, or create and store, the id of this browser or phone for its drafts and settings.

    The id is stored in the preferences of the client. A client without preferences has the id
    `DEVICE_WITHOUT_PREFERENCES`.
    """
    preferences = ft.SharedPreferences()
    try:
        device_id = await preferences.get(DEVICE_KEY)
        if not isinstance(device_id, str) or not device_id:
            device_id = secrets.token_hex(8)
            await preferences.set(DEVICE_KEY, device_id)
    except (RuntimeError, TimeoutError):
        # A client without preferences is the only one that uses its store.
        return DEVICE_WITHOUT_PREFERENCES
    return device_id


def store_error_app(words: Words, error: StoreError) -> Callable[[ft.Page], Awaitable[None]]:
    """Return the function that Flet calls for each page if the store cannot be opened.

    The page shows the reason instead of the app.
    """

    async def main(page: ft.Page) -> None:
        pages.apply_theme(page)
        page.title = words.text("app-name")
        page.vertical_alignment = ft.MainAxisAlignment.CENTER
        page.horizontal_alignment = ft.CrossAxisAlignment.CENTER
        reason = text(
            store_error_text(words, error), 18, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT
        )
        reason_node = ft.Semantics(identifier="closed", container=True, content=reason)
        page.add(kit.icon(kit.Icon.LOCK, size=48), ft.Container(reason_node, width=480))

    return main
