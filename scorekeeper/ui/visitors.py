"""What Flet starts for those who are no organiser: the phone of a table, and the big screen.

Who somebody is stands in `page.client_ip`: the server puts the id of the visitor there, whom it
knows by a token, and no network address.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.catalogue import best_language
from scorekeeper.services import Session
from scorekeeper.services.club import News, Visitor
from scorekeeper.services.club.access import Role
from scorekeeper.ui.news import NewsSubscription
from scorekeeper.ui.pages import Again, arrive, dress, follow, is_there, layout_of, locales_of
from scorekeeper.ui.routes import NOWHERE, TABS, OnDemand, tab
from scorekeeper.ui.screens.big_screen import AT_ONCE, BigScreen, BigScreenState, EveningFollower
from scorekeeper.ui.screens.phone.result import DisputeScreen, GiveScreen, HandOverScreen
from scorekeeper.ui.screens.phone.screen import PhoneScreen, WhoseScreen, out
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.state import Keep, component, go, on_device, use_way_back

Main = Callable[[ft.Page], Awaitable[None]]

PHONE_TABS = tuple(entry for entry in TABS if entry[0] in ("/", "/meld"))
WRITING = ("/record", "/insert", "/adjust")
"""Addresses where deals are changed: nobody stays there once none may be changed any more."""
PHONE_ROUTES = (
    ft.Route(index=True, component=tab("/", PhoneScreen, tabs=PHONE_TABS)),
    ft.Route(
        path="meld", component=tab("/meld", OnDemand("meld.screen", "MeldScreen"), tabs=PHONE_TABS)
    ),
    # over the table, which stays as it is below: to come back to it draws nothing
    ft.Route(path="record", component=OnDemand("record.screen", "RecordScreen"), modal=True),
    ft.Route(path="record/:deal", component=OnDemand("record.screen", "RecordScreen"), modal=True),
    ft.Route(
        path="insert/:before", component=OnDemand("record.screen", "RecordScreen"), modal=True
    ),
    ft.Route(path="adjust", component=OnDemand("record.adjusting", "AdjustScreen"), modal=True),
    ft.Route(path="deal/:deal", component=OnDemand("score", "BreakdownScreen")),
    ft.Route(path="history", component=OnDemand("data.history", "HistoryScreen")),
    ft.Route(path="history/:deal", component=OnDemand("data.history", "HistoryScreen")),
    ft.Route(path="view", component=OnDemand("table_view", "TableViewScreen")),
    ft.Route(path="whose", component=WhoseScreen),
    ft.Route(path="result", component=GiveScreen),
    ft.Route(path="hand-over/:side", component=HandOverScreen),
    ft.Route(path="dispute", component=DisputeScreen),
    ft.Route(path="dispute/:side", component=DisputeScreen),
    NOWHERE,
)


def table_app(session: Session, words: Words, *, keep: Keep = asyncio.to_thread) -> Main:
    """The function that Flet calls for each phone of a table.

    `words` and `keep` are those of `app`.
    """

    def begin(page: ft.Page, visitor: Visitor, locales: tuple[str, ...]) -> Again:
        seat = session.club.seat(visitor)
        state = PhoneState(
            cast("Session", seat),  # of a session the screens of a phone use what a table has
            words,
            visitor.mark,
            locales,
            keep=keep,
            seat=seat,
            is_let_in=lambda: session.club.access.by_id(visitor.id) is not None,
        )
        return _show_table(page, state)

    return _main(session, words, "table", begin)


def screen_app(session: Session, words: Words) -> Main:
    """The function that Flet calls for each big screen."""

    def begin(page: ft.Page, visitor: Visitor, locales: tuple[str, ...]) -> Again:
        state = BigScreenState(Words(best_language((*locales, words.language))))
        return _show_evening(page, session, visitor, state)

    return _main(session, words, "screen", begin)


def _main(
    session: Session,
    words: Words,
    role: Role,
    begin: Callable[[ft.Page, Visitor, tuple[str, ...]], Again],
) -> Main:
    """Flet's function for the visitors of a role; everybody else is told that they are out."""

    async def main(page: ft.Page) -> None:
        dress(page)
        page.title = words.text("app-name")

        async def begin_or_tell() -> Again | None:
            locales = await locales_of(page)
            if not is_there(page):
                return None
            visitor = session.club.access.by_id(page.client_ip or "")
            if visitor is not None and visitor.role == role:
                return begin(page, visitor, locales)
            page.render(OutApp, Words(best_language((*locales, words.language))))

            async def nothing() -> None:
                """Whoever is out stays out."""

            return nothing

        await arrive(page, begin_or_tell)

    return main


@component
def OutApp(words: Words) -> Any:
    """For whoever is not let in any more."""
    return out(words)


def phone_of(state: PhoneState) -> Callable[[], Any]:
    """The component of a whole phone over the state of its table.

    It is not given the state as an argument: then it would be drawn anew with each change of it,
    and the router would keep its first tree for ever.
    """

    def Phone() -> Any:
        use_way_back()
        return on_device(state, lambda: ft.Router(list(PHONE_ROUTES), manage_views=True))

    return component(Phone)


def _leave_what_is_closed(page: ft.Page, state: PhoneState) -> None:
    """Go back to the table from where deals are changed, once none may be any more."""
    if not state.may_record and page.route.startswith(WRITING):
        go("/")


def _show_table(page: ft.Page, state: PhoneState) -> Again:
    """Show a phone its table, and keep it up with what happens there."""
    state.layout = layout_of(page)
    state.load()

    def heard(news: tuple[News, ...]) -> None:
        state.look(deals=any(item.what != "table" for item in news))
        _leave_what_is_closed(page, state)

    subscription = NewsSubscription(page, heard)
    subscription.open(state.seat.hear)
    page.on_close = subscription.close
    wake_lock = follow(page, state)
    page.render_views(phone_of(state))

    async def again() -> None:
        await state.refresh()
        _leave_what_is_closed(page, state)
        await wake_lock.look(again=True)  # a browser that was away has let go

    return again


def _show_evening(
    page: ft.Page, session: Session, visitor: Visitor, state: BigScreenState
) -> Again:
    """Show an evening on a big screen, and keep it up with what happens there."""
    follower = EveningFollower(page, session, visitor, state)

    def resized() -> None:
        state.layout = layout_of(page)

    async def stay_on() -> None:
        try:
            await ft.Wakelock().enable()
        except (RuntimeError, TimeoutError):
            return  # a platform that refuses is left alone

    async def again() -> None:
        follower.look()
        await stay_on()

    resized()
    follower.look()
    subscription = NewsSubscription(page, follower.hear, most=AT_ONCE)
    subscription.open(session.club.listen)
    page.on_close = subscription.close
    page.on_resize = page.on_media_change = resized
    page.render(BigScreen, state)
    page.run_task(stay_on)
    return again
