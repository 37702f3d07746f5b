"""The statistics as a whole: a list to order, and a page about each who stands in it."""

from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import choice, choices, opening_row, remark
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.people.listing import FROM_STATISTICS
from scorekeeper.ui.screens.people.listing import ROUTE as PEOPLE
from scorekeeper.ui.screens.statistics.counting import use_survey
from scorekeeper.ui.screens.statistics.listed import (
    About,
    Entry,
    Order,
    entries,
    orders,
    summed_up,
)
from scorekeeper.ui.screens.statistics.one import about_one
from scorekeeper.words import Words

ROUTE = "/statistics"
FROM_MORE = "?from=more"
TO_PEOPLE = f"{PEOPLE}{FROM_STATISTICS}"


@dataclass(frozen=True, slots=True)
class Looking:
    """What is looked at: which list, in which order, and who of it."""

    about: About = About.PLAYERS
    order: Order = Order.WON
    chosen: str | None = None

    def at(self, about: About) -> "Looking":
        """The same with another list, in an order that it has."""
        order = self.order if self.order in orders(about) else Order.DEALS
        return Looking(about, order)


@component
def StatisticsScreen() -> Any:
    """The list; what is tapped comes after it on a phone and beside it where there is room."""
    state = use_state()
    looking, look = ft.use_state(Looking())
    season = ft.use_route_params().get("season")
    words, found, home = state.words, use_survey(state, season), _way_back(season)
    listed = [] if found is None else entries(words, found.statistics, looking.about, looking.order)
    one = next((entry for entry in listed if entry.key == looking.chosen), None)

    def close() -> None:
        look(replace(looking, chosen=None))

    if one is not None and not state.layout.is_wide:
        bar = app_bar(one.title, _kind(words, one), on_back=close, back_label=words.text("back"))
        return cover(ROUTE, page(bar, _column(about_one(words, one))), close, part="/one")
    parts = [_chips(words, looking, look), *_list(words, listed, looking, look)]
    if found is None:
        parts.append(remark(words.text("statistics-counting"), name="counting"))
    elif not listed:
        parts.append(remark(words.text("statistics-none"), name="none"))
    if found is not None and found.unreadable:
        said = words.text("statistics-unreadable", count=found.unreadable)
        parts.append(remark(said, name="unreadable"))
    bar = app_bar(
        words.text("statistics"),
        on_back=lambda: go(home),
        back_label=words.text("back"),
        actions=[_to_people(words)],
    )
    body: ft.Control = _column(parts)
    if state.layout.is_wide:
        body = _panes(body, words, one or next(iter(listed), None))
    return cover(ROUTE, page(bar, body), lambda: go(home))


def _way_back(season: str | None) -> str:
    """Where the screen was called from: the last tab says so, the list of matches does not."""
    if season is not None:
        return f"/club-seasons/{season}"
    return "/more" if ft.context.page.route.endswith(FROM_MORE) else "/matches"


def _to_people(words: Words) -> ft.Control:
    """The way to who is who: one person under two names has half of the figures twice."""
    people = ft.Icons.PEOPLE_OUTLINED
    return icon_button(people, words.text("people-row"), lambda: go(TO_PEOPLE), name="people")


def _chips(words: Words, looking: Looking, look: Handler) -> ft.Control:
    """Which list, and below it in which order."""
    lists = [
        choice(
            words.text("statistics-about", about=about.value),
            lambda _, about=about: look(looking.at(about)),
            name=f"about-{about}",
            selected=about is looking.about,
        )
        for about in About
    ]
    ways = [
        choice(
            words.text("statistics-order", order=order.value),
            lambda _, order=order: look(replace(looking, order=order)),
            name=f"order-{order}",
            selected=order is looking.order,
            says=words.text("statistics-order-said", order=order.value),
        )
        for order in orders(looking.about)
    ]
    return ft.Column([choices(lists), remark(words.text("statistics-order-by")), choices(ways)])


def _list(words: Words, listed: list[Entry], looking: Looking, look: Handler) -> list[ft.Control]:
    return [
        opening_row(
            one.title,
            summed_up(words, one),
            lambda _, one=one: look(replace(looking, chosen=one.key)),
            name=f"entry-{place}",
        )
        for place, one in enumerate(listed)
    ]


def _panes(left: ft.Control, words: Words, one: Entry | None) -> ft.Control:
    right: list[ft.Control] = []
    if one is not None:
        right = [app_bar(one.title, _kind(words, one)), *about_one(words, one)]
    return ft.Row(
        [left, _column(right)],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _kind(words: Words, one: Entry) -> str:
    return words.text("statistics-kind", about=one.about.value)


def _column(parts: list[ft.Control]) -> ft.Control:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(parts, expand=True, spacing=8, padding=padding)
