"""The apps of those who are no organiser: the phone of a table, and the big screen.

Who somebody is stands in `page.client_ip`: the server puts the id of the visitor there, whom it
knows by a token, and no network address.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import cast

import flet as ft

from scorekeeper.club_ui.bell import Bell
from scorekeeper.club_ui.big_screen import AT_ONCE, BigScreen, BigScreenState, EveningFollower
from scorekeeper.club_ui.phone import screen
from scorekeeper.club_ui.phone.state import PhoneState
from scorekeeper.club_ui.routes import PHONE_ROUTES
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import best_language
from scorekeeper.services import Session
from scorekeeper.services.club import Visitor
from scorekeeper.services.club.access import Role
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui import pages
from scorekeeper.ui.connection import is_there
from scorekeeper.ui.events import PageEvent, PageEvents
from scorekeeper.ui.hooks import component
from scorekeeper.ui.motion import Sound, alarm, play
from scorekeeper.ui.navigation import app_router, go
from scorekeeper.ui.pages import Again, Client, layout_of
from scorekeeper.ui.state import Keep

Main = Callable[[ft.Page], Awaitable[None]]

WRITING = ("/record", "/insert", "/adjust")
"""Addresses where deals are changed: nobody stays there once none may be changed any more."""


def table_app(session: Session, words: Words, *, keep: Keep = asyncio.to_thread) -> Main:
    """Return the function that Flet calls for each phone of a table; arguments as in `app`."""

    def begin(page: ft.Page, visitor: Visitor, client: Client) -> Again:
        seat = session.club.seat(visitor)
        state = PhoneState(
            cast("Session", seat),  # of a session the screens of a phone use what a table has
            words,
            visitor.mark,
            *client,
            keep=keep,
            seat=seat,
            is_let_in=lambda: session.club.access.by_id(visitor.id) is not None,
        )
        state.layout = layout_of(page)
        state.load()

        def leave_what_is_closed() -> None:
            if not state.may_record and page.route.startswith(WRITING):
                go("/")

        def on_events(events: Sequence[PageEvent]) -> None:
            kinds = {event.kind for event in events if isinstance(event, EveningChanged)}
            if kinds:
                state.look(deals=bool(kinds & {"deal", "evening", "access"}))
                leave_what_is_closed()

        events = PageEvents(page)
        state.events = events
        events.subscribe(on_events)
        events.connect(state.seat.subscribe)
        lost = session.club.access.came(visitor)

        def close() -> None:
            events.disconnect()
            lost()

        def disconnected() -> None:
            lost()

        page.on_close, page.on_disconnect = close, disconnected
        wake_lock = pages.follow(page, state)
        late = screen.late_by(state.device)  # not all phones of the room in the same moment
        bell = Bell(page, state, partial(screen.time_of, state), partial(alarm, state), late=late)
        page.render_views(app_router(state, PHONE_ROUTES))

        async def again() -> None:
            nonlocal lost
            lost()  # a browser may come back before it was missed
            lost = session.club.access.came(visitor)
            state.refresh()
            leave_what_is_closed()
            events.report_return()
            bell.look()
            await wake_lock.look(again=True)  # a browser that was away has let go

        return again

    return _main(session, words, "table", begin)


def screen_app(session: Session, words: Words) -> Main:
    """Return the function that Flet calls for each big screen."""

    def begin(page: ft.Page, visitor: Visitor, client: Client) -> Again:
        state = BigScreenState(
            Words(best_language((*client.locales, words.language))), needs_tap=True
        )
        follower = EveningFollower(page, session, visitor, state)

        def resized() -> None:
            state.layout = layout_of(page)

        async def stay_on() -> None:
            with suppress(RuntimeError, TimeoutError):  # a platform that refuses is left alone
                await pages.stay_on(ft.Wakelock())

        def ring(sound: Sound) -> None:
            page.run_task(play, state.memory.players, sound)

        bell = Bell(page, state, state.time, ring)

        async def again() -> None:
            state.needs_tap = True  # the page may have been loaded anew
            follower.look()
            bell.look()
            await stay_on()

        resized()
        follower.look()
        events = PageEvents(page, max_tables=AT_ONCE)
        events.subscribe(follower.on_events)
        events.connect(session.subscribe)
        page.on_close = events.disconnect
        page.on_resize = page.on_media_change = resized
        page.render(BigScreen, state)
        page.run_task(stay_on)
        return again

    return _main(session, words, "screen", begin)


def _main(
    session: Session,
    words: Words,
    role: Role,
    begin: Callable[[ft.Page, Visitor, Client], Again],
) -> Main:
    """Flet's function for the visitors of a role; everybody else is told that they are out."""

    async def main(page: ft.Page) -> None:
        pages.dress(page)
        page.title = words.text("app-name")

        async def begin_or_tell() -> Again | None:
            client = await pages.client_of(page)
            if not is_there(page):
                return None
            visitor = session.club.access.by_id(page.client_ip or "")
            if visitor is not None and visitor.role == role:
                return begin(page, visitor, client)
            page.render(
                component(screen.out), Words(best_language((*client.locales, words.language)))
            )

            return partial(asyncio.sleep, 0)  # whoever is out stays out

        await pages.arrive(page, begin_or_tell)

    return main
