"""The statistics: lists of players, partnerships and rule sets, and the figures of each."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import flet as ft

from scorekeeper.club.model import SeasonUid
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import UNKNOWN, decimal, is_nobody, percent, signed, whole
from scorekeeper.match.statistics import Figure, Figures, Statistics
from scorekeeper.rules import rule_book
from scorekeeper.services.club.club import UnknownSeasonError
from scorekeeper.services.matches import Survey, survey
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.page import app_bar, cover, listed, page

ROUTE = "/statistics"
C = ft.Colors


class About(StrEnum):
    PLAYERS = "players"
    PARTNERSHIPS = "partnerships"
    RULES = "rules"


class Order(StrEnum):
    WON = "won"
    AVERAGE = "average"
    DEALS = "deals"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class Entry:
    key: str
    title: str
    figures: Figures
    about: About

    @property
    def deals(self) -> int:
        return self.figures.played if self.about is About.RULES else self.figures.deals


@dataclass(frozen=True, slots=True)
class Selection:
    about: About = About.PLAYERS
    order: Order = Order.WON
    chosen: str | None = None


SORT_KEYS: dict[Order, Callable[[Entry], tuple[float, ...]]] = {
    Order.WON: lambda entry: (-(entry.figures.won.value or 0), -entry.figures.matches),
    Order.AVERAGE: lambda entry: (-(entry.figures.average.value or 0),),
    Order.DEALS: lambda entry: (-entry.deals,),
    Order.NAME: lambda _: (),
}


@component
def StatisticsScreen() -> Any:
    """The list; the figures of an entry come after it, and beside it where there is room."""
    state = use_state()
    selection, select = ft.use_state(Selection())
    season = ft.use_route_params().get("season")
    words, result = state.words, use_survey(state, season)
    lines = [] if result is None else entries(words, result.statistics, selection)
    chosen = next((entry for entry in lines if entry.key == selection.chosen), None)

    def close() -> None:
        select(replace(selection, chosen=None))

    def kind(entry: Entry) -> str:
        return words.text("statistics-kind", about=entry.about.value)

    back = words.text("back")
    if chosen is not None and not state.layout.is_wide:
        bar = app_bar(chosen.title, kind(chosen), on_back=close, back_label=back)
        return cover(ROUTE, page(bar, listed(_figures(words, chosen))), close, part="/one")
    parts = [_chips(words, selection, select)]
    parts += [
        buttons.opening_row(
            entry.title,
            _summary(words, entry),
            lambda _, key=entry.key: select(replace(selection, chosen=key)),
            name=f"entry-{place}",
        )
        for place, entry in enumerate(lines)
    ]
    if result is None:
        parts.append(buttons.remark(words.text("statistics-counting"), name="counting"))
    elif not lines:
        parts.append(buttons.remark(words.text("statistics-none"), name="none"))
    if result is not None and result.unreadable:
        unreadable = words.text("statistics-unreadable", count=result.unreadable)
        parts.append(buttons.remark(unreadable, name="unreadable"))
    if season is not None:
        home = f"/club-seasons/{season}"
    else:
        home = "/more" if ft.context.page.route.endswith("?from=more") else "/matches"
    # one person under two names has half of the figures twice
    people = buttons.icon_button(
        ft.Icons.PEOPLE_OUTLINED,
        words.text("people-row"),
        lambda: go("/people?from=statistics"),
        name="people",
    )
    title = words.text("statistics")
    bar = app_bar(title, on_back=lambda: go(home), back_label=back, actions=[people])
    body: ft.Control = listed(parts)
    if state.layout.is_wide:
        beside_list = chosen or next(iter(lines), None)
        pane = (
            []
            if beside_list is None
            else [app_bar(beside_list.title, kind(beside_list)), *_figures(words, beside_list)]
        )
        stretch = ft.CrossAxisAlignment.STRETCH
        body = ft.Row([body, listed(pane)], spacing=0, expand=True, vertical_alignment=stretch)
    return cover(ROUTE, page(bar, body), lambda: go(home))


def use_survey(state: State, season: str | None = None) -> Survey | None:
    """Return the statistics of all matches, or of a season; None while they are worked out."""
    result: Survey | None
    result, set_result = ft.use_state(None)
    page = ft.context.page
    task: Any = ft.use_ref(None)

    async def look() -> None:
        if season is None:
            set_result(await state.keep(survey, state.session.matches.list(), is_nobody=is_nobody))
            return
        of_season = state.session.club.seasons.statistics
        with contextlib.suppress(UnknownSeasonError):
            set_result(await state.keep(of_season, SeasonUid(season), is_nobody=is_nobody))

    def start() -> None:
        task.current = page.run_task(look)

    ft.use_effect(start, [state.match], cleanup=lambda: task.current and task.current.cancel())
    return result


def entries(words: Words, statistics: Statistics, selection: Selection) -> list[Entry]:
    """Return the lines of a list in its order; equal ones by name."""
    about = selection.about
    match about:
        case About.PLAYERS:
            named = [(who.key, who.name, figures) for who, figures in statistics.players]
        case About.PARTNERSHIPS:
            named = [
                (" + ".join(sorted(p.key for p in pair.people)), _names(words, pair.names), figures)
                for pair, figures in statistics.partnerships
            ]
        case About.RULES:
            named = [
                (uid, words.rule_set_name(rule_book(uid).identity), figures)
                for uid, figures in statistics.rule_sets
            ]
    listed = [Entry(key, title, figures, about) for key, title, figures in named]
    by = SORT_KEYS[selection.order]
    return sorted(listed, key=lambda entry: (by(entry), entry.title.casefold(), entry.key))


def _names(words: Words, names: tuple[str, ...]) -> str:
    *first, last = names
    return words.text("side-of-players", first=", ".join(first), last=last)


def _chips(words: Words, selection: Selection, select: buttons.Handler) -> ft.Control:
    """The lists, and below them the orders; a rule set wins nothing."""

    def orders(about: About) -> list[Order]:
        return [order for order in Order if about is not About.RULES or order is not Order.WON]

    def at(about: About) -> Selection:
        order = selection.order if selection.order in orders(about) else Order.DEALS
        return Selection(about, order)

    lists = [
        buttons.choice(
            words.text("statistics-about", about=about.value),
            lambda _, about=about: select(at(about)),
            name=f"about-{about}",
            selected=about is selection.about,
        )
        for about in About
    ]
    by = [
        buttons.choice(
            words.text("statistics-order", order=order.value),
            lambda _, order=order: select(replace(selection, order=order)),
            name=f"order-{order}",
            selected=order is selection.order,
            says=words.text("statistics-order-said", order=order.value),
        )
        for order in orders(selection.about)
    ]
    return ft.Column(
        [
            buttons.choices(lists),
            buttons.remark(words.text("statistics-order-by")),
            buttons.choices(by),
        ]
    )


def _summary(words: Words, entry: Entry) -> str:
    figures = entry.figures
    return words.text(
        "statistics-rules-line" if entry.about is About.RULES else "statistics-line",
        matches=figures.matches,
        wins=figures.wins,
        share=percent(words, figures.won),
        deals=entry.deals,
        average=whole(words, figures.average),
    )


def _figures(words: Words, entry: Entry) -> list[ft.Control]:
    """The figures one below the other, each with the number of deals that it rests on."""
    figures, is_rules = entry.figures, entry.about is About.RULES
    on = "statistics-on-results" if is_rules else "statistics-on-deals"

    def row(key: str, value: str, rests: Figure | str = "") -> ft.Control:
        if isinstance(rests, Figure):
            rests = words.text(on, deals=rests.deals)
        label = words.text(f"statistics-{key}")
        lines: list[ft.Control] = [text(label, 16, line=SENTENCE)]
        if rests:
            lines.append(text(rests, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE))
        both: list[ft.Control] = [
            ft.Column(lines, spacing=0, expand=True),
            text(value, 22, Face.BOLD),
        ]
        content = ft.Container(
            ft.Row(both, spacing=12),
            padding=ft.Padding.symmetric(vertical=9),
            border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
        )
        spoken_label = ", ".join(part for part in (f"{label}: {value}", rests) if part)
        return buttons.spoken(content, spoken_label, name=f"figure-{key}")

    if is_rules:
        played = words.text("statistics-played", matches=figures.matches, deals=entry.deals)
        rows = [row("matches", words.number(figures.matches), played)]
    else:
        of = words.text("statistics-won-of", matches=figures.matches, draws=figures.draws)
        rows = [row("won", words.number(figures.wins), of)]
        rows.append(row("share", percent(words, figures.won)))
    rows.append(row("average", whole(words, figures.average), figures.average))
    for key, part in (("best", figures.best), ("worst", figures.worst)):
        rows.append(row(key, UNKNOWN if part is None else words.points(part.points)))
    outs = words.text("statistics-on-outs", outs=figures.concealed.deals)
    rows += [
        row("canastas", decimal(words, figures.canastas), figures.canastas),
        row("out", percent(words, figures.going_out), figures.going_out),
        row("concealed", percent(words, figures.concealed), outs),
        row("threes", decimal(words, figures.red_threes), figures.red_threes),
    ]
    if not is_rules:
        rows.append(row("luck", signed(words, figures.luck), figures.luck))
    rows.append(row("minutes", whole(words, figures.minutes), figures.minutes))
    parts: list[ft.Control] = [buttons.card(*rows, spacing=0)]
    if figures.canastas.deals < figures.deals:
        parts.append(buttons.remark(words.text("statistics-totals-only"), name="totals-only"))
    return parts
