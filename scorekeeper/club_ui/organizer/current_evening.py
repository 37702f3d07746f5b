"""The session at the current address, and a hook that redraws a screen when it changes."""

from collections.abc import Callable

import flet as ft

from scorekeeper.club.model import Evening, EveningUid
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.events import use_evening_events
from scorekeeper.services.club import UnknownEveningError
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui.state import State

UNRELATED_EVENTS = frozenset(("deal", "phone"))
"""Kinds of events that change no session."""


def open_evening(state: State, uid: EveningUid) -> Evening | None:
    """Read a session; return None if it does not exist or this version cannot read its file."""
    try:
        return state.session.club.evenings.open(uid)
    except (UnknownEveningError, ClubFileError):
        # The list of sessions on the Club tab shows the reason.
        return None


def use_evening(
    state: State, *, select: Callable[[Evening], object] = lambda evening: evening
) -> Evening | None:
    """Return the session of the current address; None if it cannot be shown (a hook).

    Args:
        state: State of the page.
        select: Returns the part of the session that the component shows; the component is redrawn
            only if this part changes.
    """
    uid = EveningUid(addresses.Evening.use_current().evening)
    evening = open_evening(state, uid)
    _, set_part = ft.use_state(evening and select(evening))

    def refresh() -> None:
        latest = open_evening(state, uid)
        # A function, because Flet would call a part that is callable.
        set_part(lambda _: latest and select(latest))

    def on_events(events: tuple[EveningChanged, ...]) -> None:
        if any(event.uid == uid and event.kind not in UNRELATED_EVENTS for event in events):
            refresh()

    use_evening_events(on_events, reload=refresh)
    return evening
