"""The table view as a whole: a tap on it leads back to the table."""

from typing import Any

import flet as ft

from scorekeeper.match import seats_of
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import cover
from scorekeeper.ui.components.tap import tappable_over
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.table.cards import cards_of
from scorekeeper.ui.screens.table.empty import empty_table
from scorekeeper.ui.screens.table.turning import use_turning
from scorekeeper.ui.screens.table_view.bar import bar_height, view_bar
from scorekeeper.ui.screens.table_view.half import Half, half, how_large, total_size
from scorekeeper.ui.screens.table_view.seating import GAP, Facing, Place, Seating, seating
from scorekeeper.ui.state import State

ROUTE = "/view"
FACING = "facing"
"""The setting of a device that says how the sides are laid out."""


@component
def TableViewScreen() -> Any:
    """The sides, each turned to its edge, over a bar with the clocks."""
    state = use_state()
    use_turning(state.layout, up=_home)
    if state.match is None:
        return cover(ROUTE, empty_table(state), _home)
    shown, facing = state.match, _facing(state)

    async def turn() -> None:
        await state.choose(**{FACING: facing.next.value})

    height = state.layout.height - bar_height(state)
    sides = tappable_over(
        _sides(state, shown, seating(len(shown.match.sides), facing, state.layout.width, height)),
        state.words.text("view-back"),
        _home,
        name="back",
        height=height,
    )
    parts = [sides, view_bar(state, shown, facing, turn)]
    page = ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return cover(ROUTE, ft.Container(page, bgcolor=ft.Colors.SURFACE), _home)


def _sides(state: State, shown: OpenMatch, seated: Seating) -> ft.Control:
    """The parts of all sides, where the seating has them."""
    totals = [state.words.number(total) for total in shown.progress.totals]
    places = [place for group in seated.groups for place in group]
    large = how_large(state.layout)
    size = min(total_size(totals, place, large) for place in places)
    groups = [[_half(state, shown, place, size) for place in group] for group in seated.groups]
    if seated.stacked:
        rows: list[ft.Control] = [ft.Row(group, spacing=GAP) for group in groups]
        return ft.Column(rows, spacing=GAP)
    columns: list[ft.Control] = [ft.Column(group, spacing=GAP) for group in groups]
    return ft.Row(columns, spacing=GAP)


def _half(state: State, shown: OpenMatch, place: Place, size: float) -> ft.Control:
    dealer = shown.progress.dealer
    deals = not shown.progress.outcome.over and place.side == _side_of(shown, dealer)
    one = Half(
        card=cards_of(shown)[place.side],
        place=place,
        total_size=size,
        large=how_large(state.layout),
        dealer=dealer if deals else None,
    )
    return half(state, one)


def _side_of(shown: OpenMatch, name: str | None) -> int | None:
    """The side on which somebody sits, substitutes included; None for nobody."""
    match = shown.match
    for place, side in enumerate(match.sides):
        if name in {player.name for player in side.players}:
            return place
    seats = seats_of(match)
    return seats.index(name) % len(match.sides) if name in seats else None


def _facing(state: State) -> Facing:
    """How this device lays the sides out; something unknown is as good as nothing."""
    chosen = state.settings.get(FACING)
    return Facing(chosen) if chosen in set(Facing) else Facing.ACROSS


def _home() -> None:
    go("/")
