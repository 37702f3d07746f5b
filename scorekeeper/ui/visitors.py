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
from scorekeeper.ui.app import Again, Arrival
from scorekeeper.ui.news import NewsSubscription
from scorekeeper.ui.pages import dress, is_there, layout_of, locales_of, tags
from scorekeeper.ui.routes import NOWHERE, TABS, OnDemand, tab
from scorekeeper.ui.screens.big_screen import AT_ONCE, BigScreen, BigScreenState, EveningFollower
from scorekeeper.ui.screens.phone.result import DisputeScreen, GiveScreen, HandOverScreen
from scorekeeper.ui.screens.phone.screen import PhoneScreen, WhoseScreen, out
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.state import Awake, Keep, component, go, on_device, use_way_back

Main = Callable[[ft.Page], Awaitable[None]]
Begin = Callable[[ft.Page, Visitor, tuple[str, ...]], Again]
"""Shows the first screen to a visitor who speaks these languages."""


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
        return _sit_down(page, _phone(session, visitor, words, locales, keep))

    return _main(session, words, "table", begin)


def screen_app(session: Session, words: Words) -> Main:
    """The function that Flet calls for each big screen."""

    def begin(page: ft.Page, visitor: Visitor, locales: tuple[str, ...]) -> Again:
        spoken = Words(best_language((*locales, words.language)))
        return _put_up(page, session, visitor, BigScreenState(spoken))

    return _main(session, words, "screen", begin)


def phone_of(state: PhoneState) -> Callable[[], Any]:
    """The component of a whole phone over the state of its table.

    It is not given the state as an argument: then it would be drawn anew with each change of it,
    and the router would keep its first tree for ever.
    """

    def Phone() -> Any:
        use_way_back()
        return on_device(state, lambda: ft.Router(list(PHONE_ROUTES), manage_views=True))

    return component(Phone)


@component
def OutApp(words: Words) -> Any:
    """For whoever is not let in any more."""
    return out(words)


def _main(session: Session, words: Words, role: Role, begin: Begin) -> Main:
    """Flet's function for the visitors of a role; everybody else is told that they are out."""

    async def main(page: ft.Page) -> None:
        dress(page)
        page.title = words.text("app-name")

        async def arrived() -> Again | None:
            locales = await locales_of(page)
            if not is_there(page):
                return None
            visitor = session.club.access.by_id(page.client_ip or "")
            if visitor is not None and visitor.role == role:
                return begin(page, visitor, locales)
            page.render(OutApp, Words(best_language((*locales, words.language))))
            return _nothing

        await Arrival(page, arrived)()

    return main


def _phone(
    session: Session, visitor: Visitor, words: Words, locales: tuple[str, ...], keep: Keep
) -> PhoneState:
    """The state of a visitor's phone; of a session its screens use what a table has."""
    seat = session.club.seat(visitor)
    return PhoneState(
        cast("Session", seat),
        words,
        visitor.mark,
        locales,
        keep=keep,
        seat=seat,
        is_let_in=lambda: session.club.access.by_id(visitor.id) is not None,
    )


def _sit_down(page: ft.Page, state: PhoneState) -> Again:
    """Show a phone its table, and keep it up with what happens there."""
    state.layout = layout_of(page)
    state.load()

    def heard(news: tuple[News, ...]) -> None:
        state.look(deals=any(one.what != "table" for one in news))
        _leave_what_is_closed(page, state)

    def resized() -> None:
        state.layout = layout_of(page, scale=state.layout.scale)

    def moved(event: ft.LocaleChangeEvent) -> None:
        state.locales = tags(event.locales)
        state.load()

    subscription = NewsSubscription(page, heard)
    subscription.open(state.seat.hear)
    page.on_close = subscription.close
    page.on_resize = page.on_media_change = resized
    page.on_locale_change = moved
    page.on_keyboard_event = state.keyboard.pressed
    awake = Awake(page, state)
    page.run_task(awake.look)
    page.render_views(phone_of(state))

    async def again() -> None:
        await state.refresh()
        _leave_what_is_closed(page, state)
        await awake.look(again=True)  # a browser that was away has let go

    return again


def _leave_what_is_closed(page: ft.Page, state: PhoneState) -> None:
    """Go back to the table from where deals are changed, once none may be any more."""
    if not state.may_record and page.route.startswith(WRITING):
        go("/")


def _put_up(page: ft.Page, session: Session, visitor: Visitor, shown: BigScreenState) -> Again:
    """Show an evening on a big screen, and keep it up with what happens there."""
    follower = EveningFollower(page, session, visitor, shown)

    def resized() -> None:
        shown.layout = layout_of(page)

    resized()
    follower.look()
    subscription = NewsSubscription(page, follower.hear, most=AT_ONCE)
    subscription.open(session.club.listen)
    page.on_close = subscription.close
    page.on_resize = page.on_media_change = resized
    page.render(BigScreen, shown)
    page.run_task(_stay_on)

    async def again() -> None:
        follower.look()
        await _stay_on()

    return again


async def _stay_on() -> None:
    """Ask the screen not to go dark; a platform that refuses is left alone."""
    try:
        await ft.Wakelock().enable()
    except (RuntimeError, TimeoutError):
        return


async def _nothing() -> None:
    """What there is to do for somebody who is out."""
