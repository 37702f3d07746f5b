"""How a season counts: its name, its evenings, what they give, and how many of the best."""

from dataclasses import replace
from typing import Any, get_args

import flet as ft

from scorekeeper.club import Refused, Season
from scorekeeper.club.season import Figure
from scorekeeper.session.club import EveningSummary
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.choices import card, choice, choices, complaint, heading, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import SEASONS
from scorekeeper.ui.screens.club.organising import Problems
from scorekeeper.words import Words
from scorekeeper.words.clubs.problems import club_problems
from scorekeeper.words.times import day

FIGURES: tuple[Figure, ...] = get_args(Figure)
USUAL_PLACES = (10, 8, 6, 5, 4, 3, 2, 1)
"""Points of the first places, where nothing else was said."""
SEPARATOR = " "


@component
def CountingCard(season: Season) -> Any:
    """Everything about how a season is added up; each tap is kept at once."""
    state = use_state()
    words = state.words
    nothing: Problems = ()
    refused, refuse = ft.use_state(nothing)
    name, write = ft.use_state(season.name)

    async def keep(**parts: Any) -> None:
        done = await state.saving(state.session.club.seasons.change, replace(season, **parts))
        refuse(done.problems if isinstance(done, Refused) else ())

    async def rename() -> None:
        await keep(name=name)

    can_rename = name.strip() not in ("", season.name)
    listed = state.session.club.evenings.list()
    wrong = [complaint(club_problems(words, refused), name="refused")] if refused else []
    return card(
        heading(words.text("club-season-counts")),
        *wrong,
        *_best(words, season, keep),
        *_figure(words, season, keep),
        remark(words.text("club-season-evenings")),
        choices([_evening(words, season, one, keep) for one in listed]),
        NameField(words.text("club-season-name"), name, write, name="name"),
        button(words.text("people-save"), rename if can_rename else None, name="rename"),
    )


def _best(words: Words, season: Season, keep: Any) -> list[ft.Control]:
    """All evenings, or the best so many."""
    most = max(len(season.evenings), season.best or 1)
    chips = [_best_chip(words, season, keep, count) for count in (None, *range(1, most + 1))]
    return [remark(words.text("club-season-best")), choices(chips)]


def _best_chip(words: Words, season: Season, keep: Any, count: int | None) -> ft.Control:
    async def tapped() -> None:
        await keep(best=count)

    said = words.text("club-season-all") if count is None else words.number(count)
    return choice(said, tapped, name=f"best-{count or 'all'}", selected=count == season.best)


def _figure(words: Words, season: Season, keep: Any) -> list[ft.Control]:
    """What of an evening's standing counts."""
    chips = [_figure_chip(words, season, keep, figure) for figure in FIGURES]
    parts = [remark(words.text("club-season-figure")), choices(chips)]
    if season.figure == "places":
        points = SEPARATOR.join(words.number(one) for one in season.places)
        parts.append(remark(words.text("club-season-places", points=points)))
    return parts


def _figure_chip(words: Words, season: Season, keep: Any, figure: Figure) -> ft.Control:
    async def tapped() -> None:
        places = season.places or USUAL_PLACES
        await keep(figure=figure, places=places if figure == "places" else season.places)

    said = words.text("club-season-figure-of", figure=figure)
    return choice(said, tapped, name=f"figure-{figure}", selected=figure == season.figure)


def _evening(words: Words, season: Season, one: EveningSummary, keep: Any) -> ft.Control:
    """An evening that is in the series, or can be."""
    is_in = one.uid in season.evenings

    async def tapped() -> None:
        left = tuple(uid for uid in season.evenings if uid != one.uid)
        await keep(evenings=left if is_in else (*left, one.uid))

    said = f"{one.name}, {day(words, one.date)}"
    return choice(said, tapped, name=f"evening-{one.uid}", selected=is_in)


@component
def DeleteSeason(season: Season) -> Any:
    """The way out of the list, after a question; evenings stay."""
    state = use_state()
    words = state.words
    asking, ask = ft.use_state(False)

    async def delete() -> None:
        ask(False)
        await state.saving(state.session.club.seasons.delete, season.uid)
        if state.failure is None:
            go(SEASONS)

    cancel = answer(words.text("cancel"), lambda: ask(False), name="cancel")
    do = answer(words.text("club-season-delete"), delete, name="confirm", danger=True)
    title = words.text("club-delete-ask", name=season.name)
    hint = words.text("club-season-delete-hint")
    ft.use_dialog(question(title, hint, [do, cancel], lambda: ask(False)) if asking else None)
    return button(
        words.text("club-season-delete"),
        lambda: ask(True),
        icon=ft.Icons.DELETE_OUTLINE,
        name="delete",
    )
