"""The app of a device that keeps score and can organise sessions."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import flet as ft

from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.routes import ORGANISER_ROUTES
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.ui.addresses import CLUB, Address
from scorekeeper.ui.app import Copier, home_app
from scorekeeper.ui.state import CallService, Site

if TYPE_CHECKING:
    from scorekeeper.services.club.league import League


def app(
    session: Session,
    words: Words,
    *,
    call_service: CallService = asyncio.to_thread,
    club_address: str | None = None,
    copier: Copier | None = None,
    site: Site | None = None,
    league: "Callable[[], League] | None" = None,
) -> Callable[[ft.Page], Awaitable[None]]:
    """Return the function that Flet calls for each new page.

    Args:
        session: The services that read and write the store.
        words: Texts for devices whose language has no catalogue.
        call_service: Runs calls of services; see `State.call_service`.
        club_address: Address at which the phones of a club join; None if there is no server.
        copier: Keeps a copy of the running session of the club.
        site: Information about files and storage if the app runs in a browser; otherwise None.
        league: Loads the connection to a league of clubs when its screen is opened.
    """

    def first_address() -> Address:
        return live_evening_address(session)

    return home_app(
        session,
        words,
        call_service=call_service,
        club_address=club_address,
        copier=copier,
        site=site,
        league=league,
        further_routes=ORGANISER_ROUTES,
        first_address=first_address if club_address is not None else None,
    )


def live_evening_address(session: Session) -> Address:
    """Return the address of the club's live session; of the Club tab if no session is live."""
    evenings = session.club.evenings.list()
    live = [evening for evening in evenings if evening.is_readable and evening.is_live]
    if not live:
        return CLUB
    # Prefer a session with a running round to a session between two rounds.
    live.sort(key=lambda evening: evening.state != "running")
    return addresses.Evening(str(live[0].uid))
