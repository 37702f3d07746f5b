"""The statistics: players, partnerships and rule sets, and a page about each.

screen    the whole: the list, and beside or after it the page
listed    what stands in the list, and in which order
one       the page about one of them
counting  the figures, worked out while the screen waits
"""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import flet as ft

from scorekeeper.club import SeasonUid
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import UNKNOWN, decimal, is_nobody, percent, signed, whole
from scorekeeper.i18n.rules import rule_set_name
from scorekeeper.match.statistics import Figure, Figures, Statistics
from scorekeeper.rules import rule_book
from scorekeeper.services.club.seasons import UnknownSeasonError
from scorekeeper.services.matches import Survey, survey
from scorekeeper.ui.screens.players import FROM_STATISTICS
from scorekeeper.ui.screens.players import ROUTE as PEOPLE
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    card,
    choice,
    choices,
    icon_button,
    opening_row,
    remark,
    spoken,
)
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.widgets.text import SENTENCE, text


def use_survey(state: State, season: str | None = None) -> Survey | None:
    """The statistics over all matches, or those of a season; None while they are worked out."""
    found: Survey | None
    found, set_found = ft.use_state(None)
    page = ft.context.page
    task: Any = ft.use_ref(None)

    async def look() -> None:
        if season is None:
            set_found(await state.keep(survey, state.matches(), is_nobody=is_nobody))
            return
        verb = state.session.club.seasons.statistics
        with contextlib.suppress(UnknownSeasonError):
            set_found(await state.keep(verb, SeasonUid(season), is_nobody=is_nobody))

    def start() -> None:
        task.current = page.run_task(look)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(start, [state.match], cleanup=stop)
    return found


class About(StrEnum):
    """Whom the figures are about."""

    PLAYERS = "players"
    PARTNERSHIPS = "partnerships"
    RULES = "rules"


class Order(StrEnum):
    """By what the list is ordered."""

    WON = "won"
    AVERAGE = "average"
    DEALS = "deals"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list."""

    key: str
    title: str
    figures: Figures
    about: About

    @property
    def deals(self) -> int:
        """In how many deals there was a part."""
        return self.figures.played if self.about is About.RULES else self.figures.deals


KEYS: dict[Order, Callable[[Entry], tuple[float, ...]]] = {
    Order.WON: lambda one: (-(one.figures.won.value or 0), -one.figures.matches),
    Order.AVERAGE: lambda one: (-(one.figures.average.value or 0),),
    Order.DEALS: lambda one: (-one.deals,),
    Order.NAME: lambda _: (),
}


def entries(words: Words, found: Statistics, about: About, order: Order) -> list[Entry]:
    """The lines about players, partnerships or rule sets; equal ones by name."""
    match about:
        case About.PLAYERS:
            named = [(one.key, one.name, figures) for one, figures in found.players]
        case About.PARTNERSHIPS:
            named = [
                (" + ".join(sorted(p.key for p in one.people)), together(words, one.names), figures)
                for one, figures in found.partnerships
            ]
        case About.RULES:
            named = [
                (id_, rule_set_name(words, rule_book(id_).identity), f)
                for id_, f in found.rule_sets
            ]
    listed = [Entry(key, title, figures, about) for key, title, figures in named]
    return sorted(listed, key=lambda one: (KEYS[order](one), one.title.casefold(), one.key))


def together(words: Words, names: tuple[str, ...]) -> str:
    """Partners by their names: Ana & Ben."""
    *first, last = names
    return words.text("side-of-players", first=", ".join(first), last=last)


def orders(about: About) -> tuple[Order, ...]:
    """By what a list can be ordered: a rule set wins nothing."""
    return tuple(one for one in Order if about is not About.RULES or one is not Order.WON)


def summed_up(words: Words, one: Entry) -> str:
    """The second line: matches, wins, deals, average."""
    figures = one.figures
    return words.text(
        "statistics-rules-line" if one.about is About.RULES else "statistics-line",
        matches=figures.matches,
        wins=figures.wins,
        share=percent(words, figures.won),
        deals=one.deals,
        average=whole(words, figures.average),
    )


C = ft.Colors


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: its name as a key, its value in words, and on what it rests in words."""

    key: str
    value: str
    rests: str


def about_one(words: Words, one: Entry) -> list[ft.Control]:
    """The figures one below the other, and what is left out of them."""
    rows = [*(_matches(words, one)), *_points(words, one), *_play(words, one)]
    parts: list[ft.Control] = [card(*(_shown(words, row) for row in rows), spacing=0)]
    if one.figures.canastas.deals < one.figures.deals:
        parts.append(remark(words.text("statistics-totals-only"), name="totals-only"))
    return parts


def _matches(words: Words, one: Entry) -> Iterator[Row]:
    figures = one.figures
    if one.about is About.RULES:
        said = words.text("statistics-played", matches=figures.matches, deals=one.deals)
        yield Row("matches", words.number(figures.matches), said)
        return
    rests = words.text("statistics-won-of", matches=figures.matches, draws=figures.draws)
    yield Row("won", words.number(figures.wins), rests)
    yield Row("share", percent(words, figures.won), "")


def _points(words: Words, one: Entry) -> Iterator[Row]:
    figures = one.figures
    yield Row("average", whole(words, figures.average), _on(words, one, figures.average))
    for key, part in (("best", figures.best), ("worst", figures.worst)):
        yield Row(key, UNKNOWN if part is None else words.points(part.points), "")


def _play(words: Words, one: Entry) -> Iterator[Row]:
    figures = one.figures
    yield Row("canastas", decimal(words, figures.canastas), _on(words, one, figures.canastas))
    yield Row("out", percent(words, figures.going_out), _on(words, one, figures.going_out))
    rests = words.text("statistics-on-outs", outs=figures.concealed.deals)
    yield Row("concealed", percent(words, figures.concealed), rests)
    threes = figures.red_threes
    yield Row("threes", decimal(words, threes), _on(words, one, threes))
    if one.about is not About.RULES:
        yield Row("luck", signed(words, figures.luck), _on(words, one, figures.luck))
    yield Row("minutes", whole(words, figures.minutes), _on(words, one, figures.minutes))


def _on(words: Words, one: Entry, figure: Figure) -> str:
    """On how many deals a figure rests; of a rule set on how many results of a side."""
    key = "statistics-on-results" if one.about is About.RULES else "statistics-on-deals"
    return words.text(key, deals=figure.deals)


def _shown(words: Words, row: Row) -> ft.Control:
    label = words.text(f"statistics-{row.key}")
    lines: list[ft.Control] = [text(label, 16, line=SENTENCE)]
    if row.rests:
        lines.append(text(row.rests, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE))
    shown = ft.Container(
        ft.Row(
            [ft.Column(lines, spacing=0, expand=True), text(row.value, 22, Face.BOLD)],
            spacing=12,
        ),
        padding=ft.Padding.symmetric(vertical=9),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )
    said = ", ".join(part for part in (f"{label}: {row.value}", row.rests) if part)
    return spoken(shown, said, name=f"figure-{row.key}")


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
