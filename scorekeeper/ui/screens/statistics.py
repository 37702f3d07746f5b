"""The statistics: players, partnerships and rule sets by one figure, two of them head to head."""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any, cast
from urllib.parse import parse_qs, quote, urlsplit

import flet as ft

from scorekeeper.club.model import SeasonUid
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import UNKNOWN, decimal, is_nobody, month, percent, signed, whole
from scorekeeper.match import statistics as counted
from scorekeeper.match.statistics import Figure, Figures, Statistics
from scorekeeper.rules import rule_book
from scorekeeper.services.club.club import UnknownSeasonError
from scorekeeper.services.matches import Survey, survey
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import BRASS, CARD, INSET, LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets import figures as drawn
from scorekeeper.ui.widgets.page import app_bar, cover, listed, page, two_panes
from scorekeeper.ui.widgets.people import avatars

ROUTE = "/statistics"
C = ft.Colors


# --- the lines of a list


class About(StrEnum):
    PLAYERS = "players"
    PARTNERSHIPS = "partnerships"
    RULES = "rules"


class Measure(StrEnum):
    """The figure by which a list is ordered."""

    WON = "won"
    AVERAGE = "average"
    NATURALS = "naturals"
    OUT = "out"
    BEST = "best"
    STREAK = "streak"
    DEALS = "deals"


OF_RULES = (Measure.DEALS, Measure.AVERAGE, Measure.NATURALS, Measure.BEST)
"""A rule set wins nothing and goes out in no deal; the first is that of its list."""


@dataclass(frozen=True, slots=True)
class Entry:
    key: str
    names: tuple[str, ...]
    title: str
    figures: Figures
    about: About

    @property
    def deals(self) -> int:
        return self.figures.played if self.about is About.RULES else self.figures.deals


@dataclass(frozen=True, slots=True)
class Selection:
    about: About = About.PLAYERS
    measure: Measure = Measure.WON
    chosen: str | None = None
    versus: tuple[str, str] | None = None


VALUES: Mapping[Measure, Callable[[Figures], Figure]] = {
    Measure.WON: lambda own: own.won,
    Measure.AVERAGE: lambda own: own.average,
    Measure.NATURALS: lambda own: own.naturals,
    Measure.OUT: lambda own: own.going_out,
    Measure.BEST: lambda own: Figure(own.best.points if own.best else None, own.deals),
    Measure.STREAK: lambda own: Figure(counted.longest(own.results), own.matches),
}


def value_of(entry: Entry, measure: Measure) -> Figure:
    """Return a figure with the number of deals or matches behind it."""
    if measure is Measure.DEALS:
        return Figure(entry.deals, entry.deals)
    return VALUES[measure](entry.figures)


def value_text(words: Words, measure: Measure, figure: Figure) -> str:
    if measure in (Measure.WON, Measure.OUT):
        return percent(words, figure)
    return decimal(words, figure) if measure is Measure.NATURALS else whole(words, figure)


def share_of(measure: Measure, figure: Figure, most: float) -> float:
    """Return how long the bar of a figure is: shares are of all there is, others of the largest."""
    full = 1 if measure in (Measure.WON, Measure.OUT) else most
    return max(figure.value or 0, 0) / full if full > 0 else 0


def opponents(lines: Sequence[Entry], key: str) -> dict[str, int]:
    """Return the keys of the opponents of one line, with the number of matches against each."""
    met = counted.meetings((entry.key, entry.figures) for entry in lines)
    return {
        first if second == key else second: count
        for (first, second), count in met.items()
        if key in (first, second)
    }


def head_to_head_of(lines: Sequence[Entry], selection: Selection) -> tuple[Entry, Entry] | None:
    """Return the two that were chosen, else those who met most; None where nobody met."""
    if selection.about is About.RULES:
        return None
    by_key = {entry.key: entry for entry in sorted(lines, key=lambda line: line.title.casefold())}
    versus = selection.versus
    if versus is None or not set(versus) <= by_key.keys():
        pairs = counted.meetings((key, entry.figures) for key, entry in by_key.items())
        versus = max(pairs, key=lambda pair: pairs[pair], default=None)
    return None if versus is None else (by_key[versus[0]], by_key[versus[1]])


def entries_of(words: Words, statistics: Statistics, selection: Selection) -> list[Entry]:
    """Return the lines of a list in its order; equal ones by name."""
    about, measure = selection.about, selection.measure
    match about:
        case About.PLAYERS:
            listed = [
                Entry(who.key, (who.name,), who.name, figures, about)
                for who, figures in statistics.players
            ]
        case About.PARTNERSHIPS:
            listed = []
            for pair, figures in statistics.partnerships:
                *first, last = pair.names
                title = words.text("side-of-players", first=", ".join(first), last=last)
                key = " + ".join(sorted(person.key for person in pair.people))
                listed.append(Entry(key, pair.names, title, figures, about))
        case About.RULES:
            listed = [
                Entry(uid, (), words.rule_set_name(rule_book(uid).identity), figures, about)
                for uid, figures in statistics.rule_sets
            ]

    def order(entry: Entry) -> tuple[bool, float, int, str, str]:
        figure = value_of(entry, measure)
        rank = figure.value is None, -(figure.value or 0), -figure.deals
        return (*rank, entry.title.casefold(), entry.key)

    return sorted(listed, key=order)


def mixes_rules(lines: Sequence[Entry]) -> bool:
    """Return True if the deals of these entries were played by several rule sets."""
    return len({part.ruleset for entry in lines for part in entry.figures.parts}) > 1


def measure_text(words: Words, measure: Measure, *, begins: bool = False) -> str:
    """Return the name of a figure, with a capital where it begins a line."""
    name = words.text("statistics-measure", measure=measure.value)
    return name[:1].upper() + name[1:] if begins else name


def summary_text(words: Words, entry: Entry) -> str:
    figures = entry.figures
    return words.text(
        "statistics-rules-line" if entry.about is About.RULES else "statistics-line",
        matches=figures.matches,
        wins=figures.wins,
        share=percent(words, figures.won),
        deals=entry.deals,
        average=whole(words, figures.average),
    )


# --- the screen


def use_sheets(
    state: State,
    lines: Sequence[Entry],
    pair: tuple[Entry, Entry] | None,
    selection: Selection,
    select: buttons.Handler,
) -> tuple[buttons.Handler, buttons.Handler]:
    """Hook with the choice of a figure, and of who stands in a place of the head to head."""
    asked, ask = ft.use_state(cast("Any", None))
    words, close = state.words, partial(ask, None)

    def choose(chosen: Selection) -> None:
        close()
        select(chosen)

    sheet = None
    if asked == "measure":
        options = [
            dialogs.Option(
                f"order-{measure}",
                measure_text(words, measure, begins=True),
                partial(choose, replace(selection, measure=measure)),
                measure is selection.measure,
            )
            for measure in (OF_RULES if selection.about is About.RULES else Measure)
        ]
        sheet = dialogs.choice_sheet(state, words.text("statistics-measure-choose"), options, close)
    elif asked is not None and pair is not None:
        other = pair[1 - asked].key
        met, items = opponents(lines, other), []
        for place, entry in enumerate(sorted(lines, key=lambda line: -met.get(line.key, 0))):
            if entry.key in met:
                two = (entry.key, other) if asked == 0 else (other, entry.key)
                tap = partial(choose, replace(selection, versus=two))
                icon = ft.Icons.PERSON_OUTLINED
                items.append(dialogs.Item(f"against-{place}", entry.title, icon, tap))
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
    lines = [] if result is None else entries_of(words, result.statistics, selection)
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
        parts += [_heading(words, selection, open_measures), _list(state, lines, selection, select)]
        if selection.about is not About.RULES and mixes_rules(lines):
            parts.append(buttons.remark(words.text("statistics-mixed"), name="mixed"))
    if result is None:
        parts.append(buttons.remark(words.text("statistics-counting"), name="counting"))
    elif not lines:
        picture = buttons.picture("marks/stack-natural-large.svg", 60, 80)
        nothing = drawn.with_sentence(picture, words.text("statistics-none"))
        parts.append(buttons.identified("none", ft.Container(nothing, padding=32)))
    if result is not None and result.unreadable:
        unreadable = words.text("statistics-unreadable", count=result.unreadable)
        parts.append(buttons.remark(unreadable, name="unreadable"))
    home = "/more" if ft.context.page.route.endswith("?from=more") else "/matches"
    if season is not None:
        home = f"/club-seasons/{season}"
    # one person under two names has half of the figures twice
    label, to_people = words.text("people-row"), partial(go, "/people?from=statistics")
    people = buttons.icon_button(ft.Icons.PEOPLE_OUTLINED, label, to_people, name="people")
    title = words.text("statistics")
    bar = app_bar(title, on_back=lambda: go(home), back_label=back, actions=[people])
    body: ft.Control = listed(parts)
    if state.layout.is_wide:
        entry, pane = chosen or next(iter(lines), None), []
        if entry is not None:
            pane = [app_bar(entry.title, kind(entry)), *page_of(state, entry, lines)]
        body = two_panes(body, listed(pane), spacing=0)
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
    around = ft.MainAxisAlignment.SPACE_AROUND
    row = ft.Row(tabs, wrap=True, spacing=0, run_spacing=0, alignment=around)
    return ft.Container(row, bgcolor=INSET, border_radius=26, padding=2)


def _heading(words: Words, selection: Selection, open_measures: buttons.Handler) -> ft.Control:
    """The name of the list, and the figure by which it is ordered, to be tapped for another."""
    every = words.text("statistics-all", about=selection.about.value)
    measure = measure_text(words, selection.measure)
    head = ft.Semantics(header=True, container=True, content=text(every, 16, Face.MEDIUM))
    parts: list[ft.Control] = [
        text(measure, 14, Face.MEDIUM, LINK, expand=True, expand_loose=True),
        ft.Icon(ft.Icons.EXPAND_MORE, size=18, color=LINK),
    ]
    link = buttons.tappable(
        ft.Row(parts, spacing=4, tight=True, alignment=ft.MainAxisAlignment.END),
        words.text("statistics-measure-said", measure=measure),
        open_measures,
        name="measure",
        padding=ft.Padding.symmetric(vertical=16, horizontal=4),
        border_radius=12,
    )
    padding = ft.Padding.only(left=4, top=6)
    return ft.Container(buttons.spread(head, link, spacing=12), padding=padding)


def _list(
    state: State, lines: Sequence[Entry], selection: Selection, select: buttons.Handler
) -> ft.Control:
    measure, words, scale = selection.measure, state.words, state.layout.scale
    values = [value_of(entry, measure) for entry in lines]
    most = max((value.value or 0 for value in values), default=0)
    rows: list[ft.Control] = []
    for place, (entry, figure) in enumerate(zip(lines, values, strict=True)):
        value = value_text(words, measure, figure)
        summary, basis = summary_text(words, entry), _basis(words, entry, measure, figure)
        title = text(entry.title, 16, Face.MEDIUM, expand=True)
        column = buttons.stacked(
            ft.Row([title, digits(value, 17, C.ON_SURFACE)], spacing=8),
            drawn.bar(share_of(measure, figure, most), C.OUTLINE if place else BRASS),
            text(basis, 13, color=MUTED, line=SENTENCE),
            spacing=5,
        )
        before: list[ft.Control] = [digits(f"{place + 1}", 16, C.ON_SURFACE_VARIANT)]
        if entry.names and not state.layout.has_large_text:
            before.append(avatars(entry.names, scale=scale))
        row = buttons.tappable(
            ft.Row([*before, ft.Container(column, expand=True)], spacing=12),
            f"{entry.title}. {summary}. {measure_text(words, measure)}: {value}",
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


# --- two head to head


def head_to_head_card(
    state: State, pair: tuple[Entry, Entry], open_versus: buttons.Handler
) -> ft.Control:
    """Two who met: their wins, the matches one after the other, and their figures in a mirror."""
    words, is_large = state.words, state.layout.has_large_text
    own = counted.head_to_head(pair[0].figures, pair[1].figures)
    two = [replace(entry, figures=figures) for entry, figures in zip(pair, own, strict=True)]
    heads = [_versus(words, entry, place, open_versus) for place, entry in enumerate(pair)]
    wins = [words.number(figures.wins) for figures in own]
    ends = [digits(won, 44, buttons.mark_of(place).color) for place, won in enumerate(wins)]
    label = words.text("statistics-versus")
    title = text(label, 14, color=MUTED, text_align=ft.TextAlign.CENTER)
    numbers = buttons.stacked(*drawn.between(title, ends, is_large=is_large), spacing=4)
    names = {"first": pair[0].title, "second": pair[1].title}
    sentence = words.text("statistics-versus-said", wins=own[0].wins, losses=own[1].wins, **names)
    results = own[0].results
    parts: list[ft.Control] = [
        ft.Row(heads, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START),
        buttons.spoken(numbers, sentence, name="versus"),
        buttons.unspoken(drawn.backs_of(results)),
        _ends_of_strip(words, pair, results),
        ft.Container(height=1, bgcolor=C.OUTLINE_VARIANT),
    ]
    for measure in (Measure.AVERAGE, Measure.NATURALS, Measure.OUT, Measure.BEST):
        figures = [value_of(entry, measure) for entry in two]
        if all(figure.value is None for figure in figures):
            continue
        values = [value_text(words, measure, figure) for figure in figures]
        most = max(figure.value or 0 for figure in figures)
        label = measure_text(words, measure)
        spoken = "; ".join(
            words.text("sheet-of-side", side=entry.title, value=value)
            for entry, value in zip(two, values, strict=True)
        )
        shares = [share_of(measure, figure, most) for figure in figures]
        picture = "marks/stack-natural-small.svg" if measure is Measure.NATURALS else ""
        mirror = drawn.mirrored(label, values, shares, is_large=is_large, picture=picture)
        parts.append(buttons.spoken(mirror, f"{label}: {spoken}", name=f"versus-{measure}"))
    return buttons.card(*parts, spacing=10)


def _versus(words: Words, entry: Entry, place: int, open_versus: buttons.Handler) -> ft.Control:
    """A name of the head to head with its back, to be tapped for somebody else."""
    align = ft.TextAlign.RIGHT if place else ft.TextAlign.LEFT
    name = text(entry.title, 15, Face.MEDIUM, text_align=align, expand=True, expand_loose=True)
    arrow = ft.Icon(ft.Icons.EXPAND_MORE, size=18, color=MUTED)
    parts: list[ft.Control] = [buttons.side_back(place, 18), name, arrow]
    end = ft.MainAxisAlignment.END if place else ft.MainAxisAlignment.START
    return buttons.tappable(
        ft.Row(parts[::-1] if place else parts, spacing=6, alignment=end),
        words.text("statistics-versus-other", name=entry.title),
        lambda: open_versus(place),
        name=f"versus-{place}",
        expand=True,
        padding=ft.Padding.symmetric(vertical=10),
        border_radius=12,
    )


def _ends_of_strip(
    words: Words, pair: tuple[Entry, Entry], results: Sequence[counted.Result]
) -> ft.Control:
    """The month of the first match that is drawn, and who has won the last ones."""
    latest_results = results[-drawn.LATEST :]
    since = month(words, latest_results[0].at) if latest_results else ""
    streak, latest = counted.current(results), ""
    if streak is not None and streak.count > 1 and streak.how != "drawn":
        winner = pair[0] if streak.how == "won" else pair[1]
        latest = words.text("statistics-in-a-row", name=winner.title, count=streak.count)
    ends = [text(end, 13, color=MUTED) for end in (since, latest)]
    return buttons.spread(*ends, spacing=12)


# --- one of them


def page_of(state: State, entry: Entry, lines: Sequence[Entry]) -> list[ft.Control]:
    """The form, the course over the matches, opponents and rule sets, and all the figures."""
    words = state.words
    parts: list[ft.Control] = []
    if entry.about is not About.RULES:
        parts.append(_form(state, entry))
    matches = list(counted.by_match(entry.figures).values())
    averages = [own.average.value for own in matches if own.average.value is not None]
    if averages[1:]:
        latest = averages[-drawn.LATEST :]
        figures = {"low": min(latest), "high": max(latest), "last": latest[-1]}
        numbers = {name: words.number(round(figure)) for name, figure in figures.items()}
        span = words.text("statistics-span", **numbers)
        title = words.text("statistics-by-match")
        chart = buttons.spoken(drawn.upright_bars(latest), f"{title}: {span}", name="by-match")
        parts.append(buttons.card(buttons.heading(title), chart, buttons.remark(span)))
    if entry.about is not About.RULES:
        parts += [*_against(words, entry, lines), *_by_rule_set(words, entry)]
    return [*parts, *_figures(words, entry)]


def _form(state: State, entry: Entry) -> ft.Control:
    """The name, the latest results and the streaks; a tap on a player leads to the name."""
    words, results = state.words, entry.figures.results
    face = avatars(entry.names, size=44, scale=state.layout.scale)
    row = ft.Row([face, text(entry.title, 18, Face.MEDIUM, expand=True)], spacing=12)
    head: ft.Control = row
    if entry.about is About.PLAYERS:
        row.controls.append(ft.Icon(ft.Icons.EDIT_OUTLINED, size=20, color=MUTED))
        head = buttons.tappable(
            row,
            words.text("statistics-rename", name=entry.title),
            lambda: go(f"/people/{quote(entry.key, safe='')}?from=statistics"),
            name="rename",
            padding=ft.Padding.symmetric(vertical=4),
            border_radius=12,
        )
    parts: list[ft.Control] = [head]
    if results:
        latest = results[-drawn.LATEST :]
        ends = ", ".join(words.text("statistics-result", how=result.how) for result in latest)
        label = f"{words.text('statistics-form')}: {ends}"
        parts.append(buttons.spoken(drawn.dots_of(results), label, name="form"))
    streak = counted.current(results)
    if streak is not None:
        now = words.text("statistics-current", how=streak.how, count=streak.count)
        longest = words.text("statistics-longest", count=counted.longest(results))
        parts.append(buttons.remark(f"{now} {longest}", name="streak"))
    return buttons.card(*parts, spacing=12)


def _against(words: Words, entry: Entry, lines: Sequence[Entry]) -> Iterator[ft.Control]:
    """The opponents of most matches, with the share of them that was won."""
    met = opponents(lines, entry.key)
    names = {line.key: line for line in lines}
    most = sorted(met, key=lambda key: (-met[key], names[key].title))[:6]
    rows = []
    for place, key in enumerate(most):
        own, _ = counted.head_to_head(entry.figures, names[key].figures)
        line = words.text("statistics-wins-of", wins=own.wins, matches=own.matches)
        share = own.won.value or 0
        rows.append(_bar_row(names[key].title, line, share, name=f"opponent-{place}"))
    if rows:
        yield buttons.card(buttons.heading(words.text("statistics-against")), *rows)


def _by_rule_set(words: Words, entry: Entry) -> Iterator[ft.Control]:
    """The points of a deal by each rule set, where there are several."""
    divided = counted.by_rule_set(entry.figures)
    most = max(own.average.value or 0 for own in divided.values()) if divided else 0
    rows: list[ft.Control] = []
    for uid, own in divided.items():
        name, average = words.rule_set_name(rule_book(uid).identity), whole(words, own.average)
        line = words.text("statistics-average-on", average=average, deals=own.deals)
        share = share_of(Measure.AVERAGE, own.average, most)
        rows.append(_bar_row(name, line, share, name=f"by-{uid}"))
    if rows[1:]:
        yield buttons.card(buttons.heading(words.text("statistics-by-rules")), *rows)


def _bar_row(title: str, line: str, share: float, *, name: str) -> ft.Control:
    row = buttons.spread(text(title, 15, Face.MEDIUM), text(line, 14, color=MUTED))
    column = buttons.stacked(row, drawn.bar(share, C.OUTLINE), spacing=4)
    return buttons.spoken(column, f"{title}: {line}", name=name)


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
            lines.append(text(rests, 14, color=MUTED, line=SENTENCE))
        column = ft.Column(lines, spacing=0, expand=True)
        content = ft.Container(
            ft.Row([column, digits(value, 20, C.ON_SURFACE)], spacing=12),
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
    of_matches = words.text("statistics-won-of", matches=figures.naturals.deals, draws=0)
    rows += [
        row("canastas", decimal(words, figures.canastas), figures.canastas),
        row("naturals", decimal(words, figures.naturals), of_matches),
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
