"""Partners and teams of the evening before: all of them check in with one tap."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.club import Entrant, Evening, shape_of
from scorekeeper.club.entrants import playing
from scorekeeper.match import Player
from scorekeeper.session import Identity
from scorekeeper.ui.components.choices import opening_row, remark
from scorekeeper.ui.screens.club.players.finding import latest_others
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.names import joined

MOST = 40
Come = Callable[[Sequence[Identity], str], Awaitable[Any]]


def partners_of_last_time(state: State, evening: Evening, come: Come | None) -> list[ft.Control]:
    """A row for each of them who fits this evening and has no seat yet; nothing for one alone.

    Without `come` the rows cannot be tapped now.
    """
    found = [
        (before, entrant)
        for before in latest_others(state, evening)
        for entrant in before.entrants
        if _fits(evening, entrant)
    ]
    rows = [
        _row(state, before, entrant, come, place)
        for place, (before, entrant) in enumerate(found[:MOST])
    ]
    return [remark(state.words.text("club-as-last-time")), *rows] if rows else []


def _fits(evening: Evening, entrant: Entrant) -> bool:
    size, seats = len(entrant.members), shape_of(evening.plan).seats
    fitting = size == seats if evening.plan.form == "pairs" else size > seats
    if evening.plan.form == "individuals" or size == 1:
        return False
    return fitting and not playing(evening).intersection(entrant.members)


def _row(
    state: State, before: Evening, entrant: Entrant, come: Come | None, place: int
) -> ft.Control:
    known = state.session.people.identities()
    names = {member.uid: member.name for member in before.members}
    people = [known.of(Player(names[uid], uid)) for uid in entrant.members]

    async def tapped() -> None:
        if come is not None:
            await come(people, entrant.name)

    words = state.words
    name = entrant.name or joined(words, [who.label for who in people])
    row = opening_row(
        name,
        words.text("club-partners-last-time"),
        None if come is None else tapped,
        name=f"partners-{place}",
        says=words.text("club-check-in-said", name=name),
        icon=ft.Icons.PEOPLE_OUTLINED,
        trailing=ft.Icons.ADD,
    )
    row.key = f"partners-{entrant.uid}"
    return row
