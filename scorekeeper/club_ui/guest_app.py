"""The apps of a club's visitors: the phone of a table, and the big screen.

`page.client_ip` is the id of the visitor: the server recognises visitors by a token, and passes
their id in place of a network address.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol, cast

import flet as ft

from scorekeeper.club_ui.big_screen.screen import BigScreen
from scorekeeper.club_ui.big_screen.state import MAX_TABLES, BigScreenState, EveningFollower
from scorekeeper.club_ui.calm import is_busy, until_calm
from scorekeeper.club_ui.phone.clock import redraw_delay, table_countdown
from scorekeeper.club_ui.phone.screen import locked_out_page
from scorekeeper.club_ui.phone.state import PhoneState
from scorekeeper.club_ui.routes import PHONE_ROUTES
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import best_language
from scorekeeper.services import Session
from scorekeeper.services.club import Visitor
from scorekeeper.services.club.access import Role
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui import pages
from scorekeeper.ui.addresses import ADJUST, RECORD, TABLE
from scorekeeper.ui.bell import Bell
from scorekeeper.ui.connection import is_connected, is_open
from scorekeeper.ui.events import PageEvent, PageEvents
from scorekeeper.ui.hooks import component
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.motion import Sound, give_alarm, play_sound
from scorekeeper.ui.navigation import app_router, go
from scorekeeper.ui.pages import Client, OnReturn, layout_of
from scorekeeper.ui.state import CallService

Main = Callable[[ft.Page], Awaitable[None]]
"""Function that Flet calls for each page."""


class BeginVisit(Protocol):
    """Function that shows the first screen to a visitor."""

    def __call__(
        self, page: ft.Page, visitor: Visitor, client: Client, *, is_brief: bool
    ) -> OnReturn:
        """Show the first screen to a visitor, without its less urgent parts if `is_brief`.

        Returns the function to call when the browser returns to the page.
        """


EDIT_ROUTES = (str(RECORD), "/insert", str(ADJUST))
"""Prefixes of routes that edit deals; a phone leaves these routes when editing is over."""
EVENTS_WITH_DEALS = frozenset(("deal", "evening", "access"))
"""Kinds of events that may have changed the deals of a table."""


def table_app(
    session: Session, words: Words, *, call_service: CallService = asyncio.to_thread
) -> Main:
    """Return the app of the phones at the tables.

    Args:
        session: The services that read and write the store.
        words: Texts for devices whose language has no catalogue.
        call_service: Runs calls of services; see `State.call_service`.
    """

    def begin(page: ft.Page, visitor: Visitor, client: Client, *, is_brief: bool) -> OnReturn:
        return PhoneVisit(
            page, session, words, visitor, client, is_brief=is_brief, call_service=call_service
        ).on_return

    return _visitor_app(words, session, "table", begin)


class PhoneVisit:
    """A phone at a table: updates its page, and tells the club that the phone is connected."""

    def __init__(
        self,
        page: ft.Page,
        session: Session,
        words: Words,
        visitor: Visitor,
        client: Client,
        *,
        is_brief: bool,
        call_service: CallService,
    ) -> None:
        """Show the table of a visitor; see `table_app`, and `PhoneState` for `is_brief`."""
        self._page = page
        self._access = session.club.access
        self._visitor = visitor
        seat = session.club.seat(visitor)
        self._state = PhoneState(
            # A cast, because a seat has only those parts of a session that phones use.
            cast("Session", seat),
            words,
            visitor.mark,
            locales=client.locales,
            motion=client.motion,
            call_service=call_service,
            seat=seat,
            is_let_in=lambda: self._access.visitor_by_id(visitor.id) is not None,
            is_brief=is_brief,
            on_brief=lambda: page.run_task(self._show_rest),
        )
        self._state.layout = layout_of(page)
        self._state.load()

        self._events = PageEvents(page)
        self._state.events = self._events
        self._events.subscribe(self._on_events)
        self._events.connect(seat.subscribe)
        # `connect` reports that the visitor is present, and returns a function that reports its
        # absence.
        self._report_absence = self._access.connect(visitor)
        page.on_close = self._on_close
        page.on_disconnect = self._on_disconnect

        self._wake_lock = pages.install_handlers(page, self._state)
        self._bell = Bell(
            page,
            self._state,
            lambda: table_countdown(self._state),
            lambda sound: give_alarm(self._state, sound),
            delay=redraw_delay(self._state.device),
        )
        page.render_views(app_router(self._state, PHONE_ROUTES))
        if is_brief:
            page.run_task(self._show_rest)

    async def _show_rest(self) -> None:
        """Show the parts that are not in the first frame."""
        await until_calm()
        if is_open(self._page):
            self._state.is_brief = False

    async def on_return(self) -> None:
        """Read everything again after the browser of the page was away."""
        # The browser may return before its absence was noticed; the phone must not count twice.
        self._report_absence()
        self._report_absence = self._access.connect(self._visitor)
        self._state.refresh()
        self._leave_closed_forms()
        self._events.report_return()
        self._bell.refresh()
        # The browser has released its lock while it was away.
        await self._wake_lock.update(again=True)

    def _on_events(self, events: Sequence[PageEvent]) -> None:
        """Read the table again after events of its session, and leave forms that are closed."""
        kinds = {event.kind for event in events if isinstance(event, EveningChanged)}
        if kinds:
            self._state.reload(deals=not kinds.isdisjoint(EVENTS_WITH_DEALS))
            self._leave_closed_forms()

    def _leave_closed_forms(self) -> None:
        """Go back to the table if the page edits deals and editing is over."""
        if not self._state.may_record and self._page.route.startswith(EDIT_ROUTES):
            go(TABLE)

    def _on_close(self) -> None:
        self._events.disconnect()
        self._report_absence()

    def _on_disconnect(self) -> None:
        self._report_absence()


def screen_app(session: Session, words: Words) -> Main:
    """Return the app of the big screens; arguments as in `table_app`."""

    def begin(
        page: ft.Page,
        visitor: Visitor,
        client: Client,
        *,
        is_brief: bool,  # noqa: ARG001  a big screen is one page, not two hundred
    ) -> OnReturn:
        return ScreenVisit(page, session, words, visitor, client).on_return

    return _visitor_app(words, session, "screen", begin)


class ScreenVisit:
    """A big screen: updates its page after events of its session."""

    def __init__(
        self,
        page: ft.Page,
        session: Session,
        words: Words,
        visitor: Visitor,
        client: Client,
    ) -> None:
        """Show the session of a visitor; the arguments are those of `screen_app`."""
        self._page = page
        self._state = BigScreenState(_client_words(words, client), needs_tap=True)
        self._follower = EveningFollower(page, session, visitor, self._state)
        self._bell = Bell(page, self._state, self._state.countdown, self._ring)

        self._on_resize()
        self._follower.reload()
        self._events = PageEvents(page, max_tables=MAX_TABLES)
        self._events.subscribe(self._follower.on_events)
        self._events.connect(session.subscribe)
        page.on_close = self._events.disconnect
        page.on_resize = self._on_resize
        page.on_media_change = self._on_resize
        page.render(BigScreen, self._state)
        page.run_task(self._stay_on)

    async def on_return(self) -> None:
        """Read everything again after the browser of the page was away."""
        # The browser may have reloaded the page, which is then silent until a tap.
        self._state.needs_tap = True
        self._follower.reload()
        self._bell.refresh()
        await self._stay_on()

    def _on_resize(self) -> None:
        self._state.layout = layout_of(self._page)

    async def _stay_on(self) -> None:
        """Keep the screen on, if the platform allows it."""
        # Some platforms refuse; then the screen may turn off.
        with suppress(RuntimeError, TimeoutError):
            await pages.keep_screen_on(ft.Wakelock())

    def _ring(self, sound: Sound) -> None:
        self._page.run_task(play_sound, self._state.memory.audio_players, sound)


def _visitor_app(words: Words, session: Session, role: Role, begin: BeginVisit) -> Main:
    """Return the app for visitors with a role; others see a page without access.

    Args:
        words: Texts for devices whose language has no catalogue.
        session: The services that read and write the store.
        role: Role of the visitors, which depends on the code with which they joined.
        begin: Shows the first screen to a visitor.
    """

    async def main(page: ft.Page) -> None:
        pages.apply_theme(page)
        page.title = words.text("app-name")

        async def begin_or_refuse() -> OnReturn | None:
            """Show the first screen or lock the visitor out; None if the client has gone."""
            client = await pages.read_client(page)
            is_brief = await is_busy()
            if not is_connected(page):
                return None
            visitor = session.club.access.visitor_by_id(page.client_ip or "")
            if visitor is not None and visitor.role == role:
                return begin(page, visitor, client, is_brief=is_brief)
            page.render(LockedOut, _client_words(words, client), layout_of(page))
            return _stay_locked_out

        await pages.start_page(page, begin_or_refuse)

    return main


@component
def LockedOut(words: Words, layout: Layout) -> ft.Control:
    """Page of a visitor without access."""
    return locked_out_page(words, layout)


async def _stay_locked_out() -> None:
    """Leave the page as it is when the browser of a locked-out visitor returns."""


def _client_words(words: Words, client: Client) -> Words:
    """Return the texts in the best language for a client."""
    return Words(best_language((*client.locales, words.language)))
