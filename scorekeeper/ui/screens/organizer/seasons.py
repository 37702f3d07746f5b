"""Seasons: evenings in a series, the table of the best, figures and ratings.

listing   all of them, and a new one
season    one: its table, its evenings, and how they count
table     the table, with what does not count in brackets
counting  name, evenings, figure, best N of M
ratings   how strong players are, and how sure that is
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args
from urllib.parse import unquote

import flet as ft

from scorekeeper.club import (
    ClubFileError,
    Evening,
    EveningUid,
    MemberUid,
    Problems,
    Season,
    SeasonRow,
    SeasonUid,
)
from scorekeeper.club.ratings import Rating
from scorekeeper.club.seasons import Figure
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problems, said
from scorekeeper.i18n.messages import day
from scorekeeper.services.club import EveningSummary
from scorekeeper.services.club.seasons import UnknownSeasonError
from scorekeeper.services.club.sheets import Sheet, csv_of, names_today, season_sheet
from scorekeeper.ui.screens.organizer.page import CLUB, SEASONS, of_season, use_news
from scorekeeper.ui.screens.organizer.papers import Save, sheet_page, use_saved
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    button,
    card,
    choice,
    choices,
    complaint,
    heading,
    opening_row,
    remark,
)
from scorekeeper.ui.widgets.dialogs import answer, notice_bar, question
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, column_screen, cover, padded, page
from scorekeeper.ui.widgets.sending import stem
from scorekeeper.ui.widgets.text import SENTENCE, digits, text

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
        refuse(
            await state.saving(state.session.club.seasons.change, replace(season, **parts)) or ()
        )

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
        refuse(done if isinstance(done, tuple) else ())
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


def sheet_row(state: State, season: Season, save: Save) -> ft.Control:
    """Two buttons: as a page, and as a table."""
    words = state.words
    title = words.text("club-paper", paper="season", number=0)

    async def page() -> None:
        made = sheet_page(words, title, season.name, _sheet(state, season))
        await save(f"{stem(season.name)}.html", made.encode())

    async def table() -> None:
        made = csv_of(_sheet(state, season), lambda coded: said(words, coded))
        await save(f"{stem(season.name)}.csv", made.encode())

    ways = [
        button(words.text("club-print"), page, icon=ft.Icons.PRINT_OUTLINED, name="page", expand=1),
        button(
            words.text("club-table-file"), table, icon=ft.Icons.TABLE_VIEW, name="csv", expand=1
        ),
    ]
    return ft.Row(list(ways), spacing=8)


def _sheet(state: State, season: Season) -> Sheet:
    seasons = state.session.club.seasons
    played = seasons.played(season.uid)
    return season_sheet(seasons.table(season.uid), played, names_today(played))


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
        parts += [_ratings_row(words, one, names.get(one.member, one.member)) for one in found]
    return card(*parts)


def _ratings_row(words: Words, one: Rating, name: str) -> ft.Control:
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


FIRST = 3


def table_rows(state: State, season: Season) -> list[ft.Control]:
    """A row for each member; nothing but a hint where no evening is in it."""
    words, seasons = state.words, state.session.club.seasons
    rows, played = seasons.table(season.uid), seasons.played(season.uid)
    title = heading(words.text("club-season-table"), size=18)
    if not rows:
        return [title, remark(words.text("club-season-empty"), name="empty")]
    names, days = names_today(played), _days(words, played)
    count = len(season.evenings)
    best = season.best if season.best is not None and season.best < count else 0
    how = words.text("club-season-how", figure=season.figure, best=best, count=count)
    return [title, remark(how, name="how"), *(_table_row(words, row, names, days) for row in rows)]


def _days(words: Words, played: Sequence[Evening]) -> dict[EveningUid, str]:
    return {one.uid: day(words, one.plan.date) for one in played}


def _table_row(
    words: Words,
    row: SeasonRow,
    names: Mapping[MemberUid, str],
    days: Mapping[EveningUid, str],
) -> ft.Control:
    is_first = row.place <= FIRST
    ink = C.ON_PRIMARY_CONTAINER if is_first else C.ON_SURFACE
    scores = [
        words.text(
            "club-season-score" if one.counts else "club-season-score-not",
            day=days.get(one.evening, ""),
            value=words.number(one.value),
        )
        for one in row.scores
    ]
    name = names.get(row.member, row.member)
    told = ft.Column(
        [
            text(name, 17, Face.BOLD if is_first else Face.MEDIUM, ink),
            text(" · ".join(scores), 14, color=ink, line=SENTENCE),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    line = ft.Row(
        [
            ft.Container(text(words.number(row.place), 17, Face.BOLD, ink), width=36),
            told,
            digits(words.number(row.total), 20, ink),
        ],
        spacing=8,
    )
    box = ft.Container(
        line,
        padding=10,
        border_radius=12,
        bgcolor=C.PRIMARY_CONTAINER if is_first else C.SURFACE_CONTAINER_LOW,
    )
    return ft.Semantics(identifier=f"row-{row.member}", container=True, content=box, key=row.member)


TWO_COLUMNS = 860


@component
def SeasonScreen() -> Any:
    """The season that the address names; it follows its evenings."""
    state = use_state()
    season = _use_season(state)
    told, save = use_saved(state)
    words = state.words
    if season is None:
        gone = [remark(words.text("club-season-gone"), name="gone")]
        title = words.text("club-seasons")
        return column_screen(state, SEASONS, title, gone, lambda: go(SEASONS), part="gone")
    left = [*told, *table_rows(state, season), sheet_row(state, season, save)]
    right = [
        CountingCard(season, key="counting"),
        _figures(state, season),
        RatingsCard(season, key="ratings"),
        DeleteSeason(season, key="delete"),
    ]
    bar = app_bar(season.name, on_back=lambda: go(SEASONS), back_label=words.text("back"))
    if state.layout.width < TWO_COLUMNS or state.layout.has_large_text:
        body: ft.Control = _column([*left, *right])
    else:
        body = ft.Row(
            [_column(left), _column(right)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    notice = notice_bar(state) if state.failure else None
    below = [padded(notice, bottom=8)] if notice else []
    whole = page(bar, ft.Container(body, expand=True), *below)
    return cover(of_season(season.uid), whole, lambda: go(SEASONS))


def _use_season(state: State) -> Season | None:
    uid = SeasonUid(unquote(ft.use_route_params().get("season") or ""))
    _, look = ft.use_state(0)

    def again() -> None:
        look(lambda now: now + 1)

    def tell(news: Sequence[Any]) -> None:
        if any(one.what in ("evening", "table", "season") for one in news):
            again()

    use_news(state, tell, again=lambda: None)
    try:
        return state.session.club.seasons.open(uid)
    except (UnknownSeasonError, ClubFileError):
        return None


def _figures(state: State, season: Season) -> ft.Control:
    """The way to the statistics of everything that was played at its tables."""
    words = state.words
    row = opening_row(
        words.text("statistics"),
        words.text("club-season-figures"),
        lambda: go(f"{of_season(season.uid)}/statistics"),
        name="statistics",
        icon=ft.Icons.LEADERBOARD,
    )
    return card(heading(words.text("statistics")), row)


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)
