"""All seasons, the latest first, and a new one."""

from typing import Any

import flet as ft

from scorekeeper.club import Refused, Season
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import complaint, opening_row, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import CLUB, SEASONS, of_season
from scorekeeper.ui.screens.club.organising import Problems
from scorekeeper.ui.screens.keeping.frame import column_screen
from scorekeeper.words import Words
from scorekeeper.words.clubs.problems import club_problems


@component
def SeasonsScreen() -> Any:
    """A row for each, and below them a name and a button for another one."""
    state = use_state()
    words, seasons = state.words, state.session.club.seasons
    name, write = ft.use_state("")
    nothing: Problems = ()
    refused, refuse = ft.use_state(nothing)

    async def begin() -> None:
        done = await state.saving(seasons.begin, name)
        refuse(done.problems if isinstance(done, Refused) else ())
        if isinstance(done, str):
            go(of_season(done))

    rows = [_row(words, one, place) for place, one in enumerate(seasons.list())]
    parts: list[ft.Control] = [*rows] if rows else [remark(words.text("club-seasons-none"))]
    parts.append(NameField(words.text("club-season-name"), name, write, name="name"))
    if refused:
        parts.append(complaint(club_problems(words, refused), name="refused"))
    can_begin = begin if name.strip() else None
    do = button(words.text("club-season-new"), can_begin, filled=True, name="begin")
    title = words.text("club-seasons")
    return column_screen(state, SEASONS, title, parts, lambda: go(CLUB), foot=[do])


def _row(words: Words, one: Season, place: int) -> ft.Control:
    row = opening_row(
        one.name,
        words.text("club-evenings-count", count=len(one.evenings)),
        lambda: go(of_season(one.uid)),
        name=f"season-{place}",
        icon=ft.Icons.EMOJI_EVENTS_OUTLINED,
    )
    row.key = one.uid
    return row
