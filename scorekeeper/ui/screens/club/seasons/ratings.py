"""How strong players are by their matches, and how sure that is; worked out when asked for."""

from typing import Any

import flet as ft

from scorekeeper.club import Season
from scorekeeper.club.ratings import Rating
from scorekeeper.session.club.called import names_today
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, complaint, heading, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
Ratings = tuple[Rating, ...]


@component
def RatingsCard(season: Season) -> Any:
    """The button, then a row for each player: the guess, and how far it may be out."""
    state = use_state()
    words, seasons = state.words, state.session.club.seasons
    nothing: Ratings | None = None
    found, show = ft.use_state(nothing)
    failed, fail = ft.use_state(False)

    async def count() -> None:
        try:
            show(await state.keep(seasons.ratings, season.uid))
        except ImportError:
            fail(True)

    parts: list[ft.Control] = [
        heading(words.text("club-ratings")),
        remark(words.text("club-ratings-hint")),
    ]
    if failed:
        parts.append(complaint(words.text("club-ratings-missing"), name="no-ratings"))
    names = names_today(seasons.played(season.uid))
    if found is None:
        parts.append(button(words.text("club-ratings-show"), count, name="ratings"))
    else:
        parts += [_row(words, one, names.get(one.member, one.member)) for one in found]
    return card(*parts)


def _row(words: Words, one: Rating, name: str) -> ft.Control:
    strength = words.text("club-rating", strength=one.strength, doubt=2 * one.uncertainty)
    told = ft.Column(
        [
            text(name, 16, Face.MEDIUM),
            text(
                words.text("club-rating-matches", count=one.matches), 14, color=C.ON_SURFACE_VARIANT
            ),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    place = ft.Container(text(words.number(one.place), 16), width=32)
    line = ft.Row([place, told, digits(strength, 17, C.ON_SURFACE)], spacing=8)
    return ft.Semantics(identifier=f"rating-{one.member}", container=True, content=line)
