"""Screen of the statistics of all games."""

import flet as ft

from scorekeeper.ui import addresses
from scorekeeper.ui.addresses import MATCHES, MORE
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.widgets.statistics import StatisticsView, own_games_source


@component
def StatisticsScreen() -> ft.Control:
    """Screen with the statistics of all games."""
    state = use_state()
    is_from_more = addresses.current_query().get("from") == "more"
    return StatisticsView(own_games_source(state, home=MORE if is_from_more else MATCHES))
