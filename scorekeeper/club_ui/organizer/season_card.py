"""The first places of the latest season on the Club tab."""

import flet as ft

from scorekeeper.club.standings import Season
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import BRASS_TEXT, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.view_models.club_seasons import SeasonLeader, season_leaders

PLACE_WIDTH = 28  # logical pixels at 100 % text


@memo_component
def SeasonCard(season: Season) -> ft.Control:
    """Section with the first places of a season and a link to its table.

    Empty before the first result.
    """
    state = use_state()
    seasons = state.session.club.seasons

    def is_of_season(event: EveningChanged) -> bool:
        return event.kind == "season" or event.uid in season.evenings

    use_redraw_on_events("evening", "table", "season", is_relevant=is_of_season)
    rows = seasons.table(season.uid)
    if not rows:
        return ft.Container()

    leaders = season_leaders(state.words, season, rows, seasons.evenings_in_order(season.uid))
    everyone = kit.link(
        state.words.label("club-season-everyone", count=len(rows)),
        lambda: go(addresses.Season(season.uid)),
    )
    return kit.section(season.name, [*(_leader_row(state, row) for row in leaders), everyone])


def _leader_row(state: State, row: SeasonLeader) -> ft.Control:
    """Return the row of a leading member: place, name, sessions played, total."""
    color = BRASS_TEXT if row.place == "1" else MUTED
    place = ft.Container(digits(row.place, 19, color), width=PLACE_WIDTH * state.layout.scale)
    name = text(row.name, 16, Face.MEDIUM)
    played = text(row.played, 14, color=MUTED)
    # In large text, side by side, there would be no room for the name.
    middle: list[ft.Control] = [ft.Container(name, expand=True), played]
    if state.layout.has_large_text:
        middle = [ft.Container(kit.full_width_column([name, played], spacing=2), expand=True)]
    total = digits(row.total, 19, ft.Colors.ON_SURFACE)
    line = ft.Row([place, *middle, total], spacing=12)
    box = ft.Container(line, padding=ft.Padding.symmetric(vertical=12, horizontal=16))
    return kit.with_label(f"leader-{row.member}", box, row.says, key=row.member)
