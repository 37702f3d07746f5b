"""Seasons: evenings in a series, the table of the best, figures and ratings."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast, get_args

import flet as ft

from scorekeeper.club.model import EveningUid, MemberUid, SeasonUid
from scorekeeper.club.ratings import Rating
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import Figure, Season
from scorekeeper.club_ui.news import use_reload
from scorekeeper.club_ui.organizer import papers, shared
from scorekeeper.club_ui.organizer.standing import place_mark
from scorekeeper.i18n import messages
from scorekeeper.i18n.sheets import names_today, session_labels
from scorekeeper.publishing.papers import season_papers
from scorekeeper.services.club.club import UnknownSeasonError
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import calling, go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.buttons import button, card, heading, remark
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.page import column_screen, titled_screen
from scorekeeper.view_models.exchange import file_stem

C = ft.Colors
FIGURES: tuple[Figure, ...] = get_args(Figure)
USUAL_PLACES = (10, 8, 6, 5, 4, 3, 2, 1)
"""Points of the first places, where nothing else was said."""
FIRST = 3


@component
def SeasonsScreen() -> Any:
    state = use_state()
    words, actions, seasons = state.words, shared.use_actions(state), state.session.club.seasons
    name, write = ft.use_state("")

    async def begin() -> None:
        if uid := await actions.call(seasons.begin, name):
            go(shared.of_season(uid))

    rows: list[ft.Control] = []
    for place, season in enumerate(seasons.list()):
        line = words.text("club-evenings-count", count=len(season.evenings))
        tap = partial(go, shared.of_season(season.uid))
        look: dict[str, Any] = {"icon": ft.Icons.EMOJI_EVENTS_OUTLINED, "key": season.uid}
        row = buttons.opening_row(season.name, line, tap, name=f"season-{place}", **look)
        rows.append(row)
    parts = [
        *(rows or [remark(words.text("club-seasons-none"))]),
        NameField(words.text("club-season-name"), name, write, name="name"),
        *actions.complaints(),
    ]
    start, title = begin if name.strip() else None, words.text("club-seasons")
    foot = [button(words.text("club-season-new"), start, filled=True, name="begin")]
    return column_screen(state, shared.SEASONS, title, parts, lambda: go(shared.CLUB), foot=foot)


@component
def SeasonScreen() -> Any:
    state = use_state()
    words = state.words
    use_reload(state, "evening", "table", "season")
    notes, save = papers.use_saved(state)
    try:
        season = state.session.club.seasons.open(SeasonUid(shared.from_address("season")))
    except (UnknownSeasonError, ClubFileError):
        gone, home = [remark(words.text("club-season-gone"), name="gone")], shared.SEASONS
        title = words.text("club-seasons")
        return column_screen(state, home, title, gone, lambda: go(home), part="gone")
    route = shared.of_season(season.uid)

    async def delete() -> None:
        await state.saving(state.session.club.seasons.delete, season.uid)
        if state.failure is None:
            go(shared.SEASONS)

    label, hint = words.text("statistics"), words.text("club-season-figures")
    tap, icon = partial(go, f"{route}/statistics"), ft.Icons.LEADERBOARD
    statistics = buttons.opening_row(label, hint, tap, name="statistics", icon=icon)
    left = [*notes, *_table(state, season), *_papers(state, season, save)]
    title = words.text("club-delete-ask", name=season.name)
    drop, hint = words.text("club-season-delete"), words.text("club-season-delete-hint")
    right = [
        CountingCard(season, key="counting"),
        card(heading(label), statistics),
        RatingsCard(season, key="ratings"),
        dialogs.QuestionButton(drop, delete, title=title, hint=hint, key="delete"),
    ]
    parts = shared.framed(state, shared.panes(state.layout, left, right))
    return titled_screen(words, route, season.name, *parts, back=partial(go, shared.SEASONS))


def _table(state: State, season: Season) -> list[ft.Control]:
    words, seasons = state.words, state.session.club.seasons
    title = heading(words.text("club-season-table"), size=18)
    rows, played = seasons.table(season.uid), seasons.played(season.uid)
    if not rows:
        return [title, remark(words.text("club-season-empty"), name="empty")]
    names = names_today(played)
    days = session_labels(played, lambda day: messages.day(words, day))
    count = len(season.evenings)
    best = season.best if season.best is not None and season.best < count else 0
    how = words.text("club-season-how", figure=season.figure, best=best, count=count)
    parts: list[ft.Control] = [title, remark(how, name="how")]
    for row in rows:
        is_first, ink, scores = row.place <= FIRST, C.ON_SURFACE, []
        for score in row.scores:
            key = "club-season-score" if score.counts else "club-season-score-not"
            on, value = days.get(score.evening, ""), words.number(score.value)
            scores.append(words.text(key, day=on, value=value))
        face, name = Face.BOLD if is_first else Face.MEDIUM, names.get(row.member, row.member)
        sums = text(" · ".join(scores), 14, color=ink, line=SENTENCE)
        lines = [text(name, 17, face, ink), sums]
        number = place_mark(words.number(row.place), state.layout.scale, is_first=is_first)
        box = ft.Container(
            _numbered(number, lines, digits(words.number(row.total), 20, ink)),
            padding=10,
            border_radius=12,
            border=ft.Border.all(1, C.OUTLINE_VARIANT),
            bgcolor=C.SURFACE_CONTAINER_LOW,
        )
        parts.append(shared.keyed(buttons.identified(f"row-{row.member}", box), row.member))
    return parts


def _numbered(number: ft.Control, lines: Sequence[ft.Control], figure: ft.Control) -> ft.Row:
    middle = ft.Column(list(lines), spacing=0, tight=True, expand=True)
    return ft.Row([number, middle, figure], spacing=12)


def _papers(state: State, season: Season, save: papers.Save) -> list[ft.Control]:
    words, club = state.words, state.session.club
    rows, played = club.seasons.table(season.uid), club.seasons.played(season.uid)
    if not rows:
        return []
    categories: dict[MemberUid, tuple[str, ...]] = {}
    for evening in played:
        categories |= club.members.categories(evening)
    paper, *others = season_papers(words, season, rows, played, categories)
    save_page, save_csv = papers.paper_savers(save, paper, file_stem(season.name))
    printer, grid = ft.Icons.PRINT_OUTLINED, ft.Icons.TABLE_VIEW
    page = button(words.text("club-print"), save_page, icon=printer, name="page", expand=1)
    table = button(words.text("club-table-file"), save_csv, icon=grid, name="csv", expand=1)
    more = (papers.paper_row(words, save, p, file_stem(season.name, p.key)) for p in others)
    return [ft.Row([page, table], spacing=8), *more]


@component
def CountingCard(season: Season) -> Any:
    state = use_state()
    words, actions = state.words, shared.use_actions(state)
    name, write = ft.use_state(season.name)

    async def keep(**parts: Any) -> None:
        await actions.call(state.session.club.seasons.change, replace(season, **parts))

    async def choose_best(count: int | str) -> None:
        await keep(best=count if isinstance(count, int) else None)

    async def choose_figure(figure: Figure) -> None:
        places = season.places or USUAL_PLACES if figure == "places" else season.places
        await keep(figure=figure, places=places)

    async def turn(uid: EveningUid) -> None:
        left = tuple(other for other in season.evenings if other != uid)
        await keep(evenings=left if uid in season.evenings else (*left, uid))

    most = max(len(season.evenings), season.best or 1)
    counts: list[tuple[int | str, str]] = [("all", words.text("club-season-all"))]
    counts += [(count, words.number(count)) for count in range(1, most + 1)]
    figures = [(figure, words.text("club-season-figure-of", figure=figure)) for figure in FIGURES]
    points = " ".join(map(words.number, season.places))
    places = remark(words.text("club-season-places", points=points))
    evenings = []
    for summary in state.session.club.evenings.list():
        uid, label = summary.uid, f"{summary.name}, {messages.day(words, summary.date)}"
        is_in, tap = uid in season.evenings, partial(turn, uid)
        evenings.append(buttons.choice(label, tap, name=f"evening-{uid}", selected=is_in))
    save = calling(keep, name=name) if name.strip() not in ("", season.name) else None
    return card(
        heading(words.text("club-season-counts")),
        *actions.complaints(),
        remark(words.text("club-season-best")),
        shared.chips("best", counts, season.best or "all", choose_best),
        remark(words.text("club-season-figure")),
        shared.chips("figure", figures, season.figure, choose_figure),
        *([places] if season.figure == "places" else []),
        *([remark(words.text("club-season-evenings"))] if evenings else []),
        buttons.choices(evenings),
        NameField(words.text("club-season-name"), name, write, name="name"),
        button(words.text("people-save"), save, name="rename"),
    )


@component
def RatingsCard(season: Season) -> Any:
    state = use_state()
    words, seasons = state.words, state.session.club.seasons
    ratings, show = ft.use_state(cast("tuple[Rating, ...] | None", None))
    failed, fail = ft.use_state(False)

    async def count() -> None:
        try:
            show(await state.keep(seasons.ratings, season.uid))
        except ImportError:
            fail(True)

    parts: list[ft.Control] = []
    if failed:
        parts.append(buttons.complaint(words.text("club-ratings-missing"), name="no-ratings"))
    if ratings is None:
        parts.append(button(words.text("club-ratings-show"), count, name="ratings"))
    names = names_today(seasons.played(season.uid)) if ratings else {}
    for rating in ratings or ():
        matches = words.text("club-rating-matches", count=rating.matches)
        strength = words.text("club-rating", strength=rating.strength, doubt=2 * rating.uncertainty)
        name = text(names.get(rating.member, rating.member), 16, Face.MEDIUM)
        lines = [name, text(matches, 14, color=C.ON_SURFACE_VARIANT)]
        number, figure = text(words.number(rating.place), 16), digits(strength, 17, C.ON_SURFACE)
        row = _numbered(number, lines, figure)
        parts.append(buttons.identified(f"rating-{rating.member}", row))
    title, hint = words.text("club-ratings"), words.text("club-ratings-hint")
    return card(heading(title), remark(hint), *parts)
