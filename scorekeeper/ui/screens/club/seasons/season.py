"""One season: its table first, then its evenings and how they count, figures and ratings."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import unquote

import flet as ft

from scorekeeper.club import ClubFileError, Season, SeasonUid
from scorekeeper.session.club.seasons import UnknownSeasonError
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, opening_row, remark
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, padded, page
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import SEASONS, of_season
from scorekeeper.ui.screens.club.hearing import use_news
from scorekeeper.ui.screens.club.papers.keeping import use_saved
from scorekeeper.ui.screens.club.seasons.counting import CountingCard, DeleteSeason
from scorekeeper.ui.screens.club.seasons.paper import sheet_row
from scorekeeper.ui.screens.club.seasons.ratings import RatingsCard
from scorekeeper.ui.screens.club.seasons.table import table_rows
from scorekeeper.ui.screens.keeping.frame import column_screen
from scorekeeper.ui.state import State

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
