"""Screen of the statistics of a season."""

import flet as ft

from scorekeeper.club.model import SeasonUid
from scorekeeper.club_ui import addresses
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.services.club.club import UnknownSeasonError
from scorekeeper.services.matches import StatisticsReport
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.widgets.statistics import StatisticsSource, StatisticsView


@component
def SeasonStatisticsScreen() -> ft.Control:
    """Screen with the statistics of all games of a season."""
    state = use_state()
    season = addresses.SeasonStatistics.use_current().season
    seasons = state.session.club.seasons

    def read() -> StatisticsReport | None:
        try:
            return seasons.statistics(SeasonUid(season), is_seat_name=is_seat_name)
        except UnknownSeasonError:
            return None

    source = StatisticsSource(season, read, addresses.Season(season), are_own=False)
    return StatisticsView(source)
