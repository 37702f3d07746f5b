"""How a table stands for one phone: what has to be done there next, and by whom."""

from collections.abc import Mapping
from enum import StrEnum

from scorekeeper.session import OpenMatch
from scorekeeper.session.club import SideView, TableView
from scorekeeper.session.club.table_view import TableNow


class Standing(StrEnum):
    """What a phone is for at this moment."""

    OUT = "out"
    """It is not let in any more."""
    WAITING = "waiting"
    """No round runs in which there is this table."""
    WHOSE = "whose"
    """A round runs, and nobody has said whose phone this is."""
    PLAYING = "playing"
    WON = "won"
    """The match is over; its result has to be given."""
    GIVEN = "given"
    """One's own side has given the result, another has not accepted it yet."""
    ASKED = "asked"
    """Another side has given the result, and asks whether it is right."""
    DISPUTED = "disputed"
    DONE = "done"
    """There is a result: the next round is waited for."""


def standing_of(view: TableView | None, match: OpenMatch | None) -> Standing:
    """How a table stands for the phone that has this view of it."""
    if view is None:
        return Standing.OUT
    if view.state in WHATEVER_SIDE:
        return WHATEVER_SIDE[view.state]
    if view.mine is None:
        return Standing.WHOSE
    if view.state == "disputed":
        return Standing.DISPUTED
    if view.state == "claimed":
        return Standing.ASKED if view.mine.said is None else Standing.GIVEN
    over = match is not None and match.progress.outcome.over
    return Standing.WON if over else Standing.PLAYING


WHATEVER_SIDE: Mapping[TableNow, Standing] = {
    "waiting": Standing.WAITING,
    "closed": Standing.WAITING,
    "done": Standing.DONE,
}
"""Where it does not matter whose phone it is."""


def silent(view: TableView) -> tuple[SideView, ...]:
    """The other sides that have not said what the score is."""
    return tuple(one for one in view.sides if one.said is None and not one.is_mine)


def asking(view: TableView) -> SideView | None:
    """The other side whose score this phone's side is asked about."""
    return next((one for one in view.sides if one.said is not None and not one.is_mine), None)
