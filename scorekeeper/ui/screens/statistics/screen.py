"""The statistics: players, partnerships and rule sets by one figure, two of them head to head."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import flet as ft

from scorekeeper.club.model import SeasonUid
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match.statistics import Figure
from scorekeeper.services.club.club import UnknownSeasonError
from scorekeeper.services.matches import Survey, survey
from scorekeeper.ui.palette import BRASS, CARD, INSET, LINK
from scorekeeper.ui.screens.statistics.entries import (
    OF_RULES,
    About,
    Entry,
    Measure,
    Selection,
    entries,
    head_to_head_of,
    measure_text,
    opponents,
    share_of,
    summary_text,
    value_of,
    value_text,
)
from scorekeeper.ui.screens.statistics.pages import head_to_head_card, page_of
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets import figures as drawn
from scorekeeper.ui.widgets.page import app_bar, cover, listed, page
from scorekeeper.ui.widgets.people import avatars

ROUTE = "/statistics"
C = ft.Colors


def use_sheets(
    state: State,
    lines: Sequence[Entry],
    pair: tuple[Entry, Entry] | None,
    selection: Selection,
    select: buttons.Handler,
) -> tuple[buttons.Handler, buttons.Handler]:
    """Hook with the choice of a figure, and of who stands in a place of the head to head."""
    nothing: Any = None
    asked, ask = ft.use_state(nothing)
    words = state.words

    def close() -> None:
        ask(None)

    def choose(**chosen: Any) -> None:
        close()
        select(replace(selection, **chosen))

    sheet = None
    if asked == "measure":
        measures = OF_RULES if selection.about is About.RULES else tuple(Measure)
        items = [
            dialogs.Item(
                f"order-{measure}",
                measure_text(words, measure, begins=True),
                ft.Icons.CHECK if measure is selection.measure else ft.Icons.BAR_CHART_ROUNDED,
                lambda _, measure=measure: choose(measure=measure),
            )
            for measure in measures
        ]
        sheet = dialogs.menu_sheet(state, words.text("statistics-measure-choose"), items, close)
    elif asked is not None and pair is not None:
        other = pair[1 - asked].key
        met = opponents(lines).get(other, {})
        items = [
            dialogs.Item(
                f"against-{place}",
                entry.title,
                ft.Icons.PERSON_OUTLINED,
                lambda _, key=entry.key: choose(
                    versus=(key, other) if asked == 0 else (other, key)
                ),
            )
            for place, entry in enumerate(sorted(lines, key=lambda one: -met.get(one.key, 0)))
            if entry.key in met
        ]
        title = words.text("statistics-versus-choose", name=pair[1 - asked].title)
        sheet = dialogs.menu_sheet(state, title, items, close)
    ft.use_dialog(sheet)
    return (lambda: ask("measure")), ask


@component
def StatisticsScreen() -> Any:
    """The list; the figures of an entry come after it, and beside it where there is room."""
    state = use_state()
    asked = parse_qs(urlsplit(ft.context.page.route).query).get("of", [None])[0]
    selection, select = ft.use_state(Selection(chosen=asked))
    season = ft.use_route_params().get("season")
    words, result = state.words, use_survey(state, season)
    lines = [] if result is None else entries(words, result.statistics, selection)
    chosen = next((entry for entry in lines if entry.key == selection.chosen), None)
    pair = head_to_head_of(lines, selection)
    open_measures, open_versus = use_sheets(state, lines, pair, selection, select)

    def close() -> None:
        if asked is not None:
            go(f"/people/{quote(asked, safe='')}")
        select(replace(selection, chosen=None))

    def kind(entry: Entry) -> str:
        return words.text("statistics-kind", about=entry.about.value)

    back = words.text("back")
    if chosen is not None and not state.layout.is_wide:
        bar = app_bar(chosen.title, kind(chosen), on_back=close, back_label=back)
        return cover(ROUTE, page(bar, listed(page_of(state, chosen, lines))), close, part="/one")
    parts: list[ft.Control] = [_tabs(words, selection, select)]
    if pair is not None:
        parts.append(head_to_head_card(state, pair, open_versus))
    if lines:
        parts.append(_heading(words, selection, open_measures))
        parts.append(_list(state, lines, selection, select))
    if result is None:
        parts.append(buttons.remark(words.text("statistics-counting"), name="counting"))
    elif not lines:
        parts.append(_nothing(words))
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
            else [
                app_bar(beside_list.title, kind(beside_list)),
                *page_of(state, beside_list, lines),
            ]
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


def _nothing(words: Words) -> ft.Control:
    """What would be here, while nobody has played under a name."""
    sentence = text(
        words.text("statistics-none"),
        16,
        color=C.ON_SURFACE_VARIANT,
        line=SENTENCE,
        text_align=ft.TextAlign.CENTER,
    )
    picture = buttons.picture("marks/stack-natural-large.svg", 60, 80)
    center = ft.CrossAxisAlignment.CENTER
    column = ft.Column([picture, sentence], spacing=16, tight=True, horizontal_alignment=center)
    return buttons.identified("none", ft.Container(column, padding=32))


# --- the list


def _tabs(words: Words, selection: Selection, select: buttons.Handler) -> ft.Control:
    """The three lists; the one that is shown lies on the track as a card."""

    def at(about: About) -> Selection:
        keeps = about is not About.RULES or selection.measure in OF_RULES
        return Selection(about, selection.measure if keeps else OF_RULES[0])

    tabs: list[ft.Control] = []
    for about in About:
        is_chosen = about is selection.about
        label = words.text("statistics-about", about=about.value)
        face, ink = (Face.BOLD, C.ON_SURFACE) if is_chosen else (Face.MEDIUM, C.ON_SURFACE_VARIANT)
        tabs.append(
            buttons.tappable(
                text(label, 15, face, ink),
                label,
                lambda _, about=about: select(at(about)),
                name=f"about-{about}",
                selected=is_chosen,
                padding=ft.Padding.symmetric(vertical=15, horizontal=12),
                border_radius=24 if is_chosen else 12,
                bgcolor=CARD if is_chosen else C.TRANSPARENT,
            )
        )
    row = ft.Row(
        tabs, wrap=True, spacing=0, run_spacing=0, alignment=ft.MainAxisAlignment.SPACE_AROUND
    )
    return ft.Container(row, bgcolor=INSET, border_radius=26, padding=2)


def _heading(words: Words, selection: Selection, open_measures: buttons.Handler) -> ft.Control:
    """The name of the list, and the figure by which it is ordered, to be tapped for another."""
    every = words.text("statistics-all", about=selection.about.value)
    measure = measure_text(words, selection.measure)
    head = ft.Semantics(header=True, container=True, content=text(every, 16, Face.MEDIUM))
    shown: list[ft.Control] = [
        ft.Container(text(measure, 14, Face.MEDIUM, LINK), expand=True, expand_loose=True),
        ft.Icon(ft.Icons.EXPAND_MORE, size=18, color=LINK),
    ]
    link = buttons.tappable(
        ft.Row(shown, spacing=4, tight=True, alignment=ft.MainAxisAlignment.END),
        words.text("statistics-measure-said", measure=measure),
        open_measures,
        name="measure",
        padding=ft.Padding.symmetric(vertical=16, horizontal=4),
        border_radius=12,
    )
    spread = ft.MainAxisAlignment.SPACE_BETWEEN
    row = ft.Row([head, link], wrap=True, spacing=12, run_spacing=0, alignment=spread)
    return ft.Container(row, padding=ft.Padding.only(left=4, top=6))


def _list(
    state: State, lines: Sequence[Entry], selection: Selection, select: buttons.Handler
) -> ft.Control:
    measure, words, scale = selection.measure, state.words, state.layout.scale
    values = [value_of(entry, measure) for entry in lines]
    most = max((value.value or 0 for value in values), default=0)
    rows: list[ft.Control] = []
    for place, (entry, figure) in enumerate(zip(lines, values, strict=True)):
        shown = value_text(words, measure, figure)
        basis = _basis(words, entry, measure, figure)
        heads: list[ft.Control] = [
            ft.Container(text(entry.title, 16, Face.MEDIUM), expand=True),
            digits(shown, 17, C.ON_SURFACE),
        ]
        share = share_of(measure, figure, most)
        column: list[ft.Control] = [
            ft.Row(heads, spacing=8),
            drawn.bar(share, C.OUTLINE if place else BRASS),
            text(basis, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
        ]
        before: list[ft.Control] = [digits(f"{place + 1}", 16, C.ON_SURFACE_VARIANT)]
        if entry.names and not state.layout.has_large_text:
            before.append(avatars(entry.names, scale=scale))
        row = buttons.tappable(
            ft.Row(
                [*before, ft.Container(buttons.stacked(*column, spacing=5), expand=True)],
                spacing=12,
            ),
            f"{entry.title}. {summary_text(words, entry)}. {measure_text(words, measure)}: {shown}",
            lambda _, key=entry.key: select(replace(selection, chosen=key)),
            name=f"entry-{place}",
            padding=ft.Padding.symmetric(vertical=10, horizontal=14),
            border_radius=16,
        )
        rows.append(row)
    return buttons.group(*rows)


def _basis(words: Words, entry: Entry, measure: Measure, figure: Figure) -> str:
    """Return on how much a figure in the list rests."""
    if entry.about is About.RULES:
        return summary_text(words, entry)
    if measure in (Measure.WON, Measure.STREAK, Measure.NATURALS):
        draws = entry.figures.draws if measure is Measure.WON else 0
        return words.text("statistics-won-of", matches=figure.deals, draws=draws)
    if measure is Measure.DEALS:
        return words.text("statistics-won-of", matches=entry.figures.matches, draws=0)
    return words.text("statistics-on-deals", deals=figure.deals)
