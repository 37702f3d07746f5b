"""Screen of the statistics of all games."""

import flet as ft

from scorekeeper.i18n.messages import is_nobody
from scorekeeper.services.matches import Survey, survey
from scorekeeper.ui import addresses
from scorekeeper.ui.addresses import MATCHES, MORE
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.widgets.statistics import StatisticsSource, StatisticsView


@component
def StatisticsScreen() -> ft.Control:
    """Statistics of all games; the address may name a player whose page is open at first."""
    state = use_state()
    query = addresses.current_query()
    session = state.session
    match = state.match

    def read() -> Survey:
        return survey(session.matches.list(), is_nobody=is_nobody)

    source = StatisticsSource(
        # The number grows with every change of the open match. Others change on other screens,
        # and this one counts all games anew when it opens.
        key=(match.uid, match.number) if match else None,
        read=read,
        home=MORE if query.get("from") == "more" else MATCHES,
    )
    return StatisticsView(source, query.get("of"))
