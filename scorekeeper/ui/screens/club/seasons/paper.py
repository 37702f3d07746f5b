"""The table of a season for a printer, and for a spreadsheet."""

import flet as ft

from scorekeeper.club import Season
from scorekeeper.session.club.called import names_today
from scorekeeper.session.club.standing_sheets import season_sheet
from scorekeeper.session.club.tabular import Sheet, csv_of
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.screens.club.papers.keeping import Save
from scorekeeper.ui.screens.club.papers.page import sheet_page
from scorekeeper.ui.screens.keeping.sending import stem
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.sheets import said


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
