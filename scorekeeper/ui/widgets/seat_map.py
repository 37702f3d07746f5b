"""The seats round a table: two that are tapped one after the other change their players.

They are not dragged: a finger that scrolls the page begins on a seat as easily as beside it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui.state import component, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import mark_of, tappable
from scorekeeper.ui.widgets.text import one_line, text

C = ft.Colors
TILE_WIDTH, TILE_HEIGHT, ROUND = 116, 52, 26
HEIGHT, WIDEST = 232, 420
SIX_HEIGHT = 300
CROWD = 4
"""With more seats than these the table is drawn higher."""
Swap = Callable[[int, int], Any]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on one seat, and for which side."""

    name: str
    side: int
    opposite: str = ""
    """Who sits across the table, where somebody does."""
    deals: bool = False


def seats_from(names: Sequence[str], sides: Sequence[int], dealer: str | None) -> list[Seat]:
    """The seats of a table in order; whoever sits across is half the way round."""
    count = len(names)
    across = [
        names[(place + count // 2) % count] if count % 2 == 0 else "" for place in range(count)
    ]
    rows = zip(names, sides, across, strict=True)
    return [Seat(name, side, other, deals=name == dealer) for name, side, other in rows]


@component
def SeatMap(seats: Sequence[Seat], on_swap: Swap, width: float) -> Any:
    """The table from above, the first seat at the bottom; with large text a list.

    `on_swap` is told the places of two seats whose players change.
    """
    state = use_state()
    picked, pick = ft.use_state(-1)

    def tapped(place: int) -> None:
        if picked in (-1, place):
            pick(place if picked == -1 else -1)
            return
        pick(-1)
        on_swap(picked, place)

    tiles = [
        _seat(state.words, seat, place, tapped, is_picked=picked == place)
        for place, seat in enumerate(seats)
    ]
    if state.layout.has_large_text:
        return ft.Column(tiles, spacing=6, tight=True)
    return _round(tiles, min(width, WIDEST))


def _round(tiles: list[ft.Control], width: float) -> ft.Control:
    height = HEIGHT if len(tiles) <= CROWD else SIX_HEIGHT
    across, along = (width - TILE_WIDTH) / 2, (height - TILE_HEIGHT) / 2
    parts: list[ft.Control] = [_felt(width, height)]
    for place, tile in enumerate(tiles):
        angle = pi / 2 + place * 2 * pi / len(tiles)
        left, top = across * (1 + cos(angle)), along * (1 + sin(angle))
        parts.append(ft.Container(tile, left=left, top=top, width=TILE_WIDTH))
    table = ft.Stack(parts, width=width, height=height)
    return ft.Row([table], alignment=ft.MainAxisAlignment.CENTER)


def _felt(width: float, height: float) -> ft.Control:
    """The table itself."""
    return ft.Container(
        left=TILE_WIDTH * 0.5,
        top=TILE_HEIGHT * 0.7,
        width=width - TILE_WIDTH,
        height=height - TILE_HEIGHT * 1.4,
        bgcolor=C.SURFACE_CONTAINER_HIGHEST,
        border_radius=height / 4,
    )


def _seat(
    words: Words, seat: Seat, place: int, tapped: Callable[[int], None], *, is_picked: bool
) -> ft.Control:
    return tappable(
        _tile(seat, picked=is_picked),
        _said(words, seat, place),
        lambda: tapped(place),
        name=f"seat-{place}",
        selected=is_picked,
    )


def _tile(seat: Seat, *, picked: bool) -> ft.Container:
    mark = mark_of(seat.side)
    ground, ink = (mark.color, mark.on_color) if picked else (mark.container, mark.on_container)
    name = one_line(seat.name, 15, Face.BOLD if picked else Face.MEDIUM, color=ink, expand=True)
    deals = [ft.Icon(ft.Icons.STYLE, size=18, color=ink)] if seat.deals else []
    return ft.Container(
        ft.Row([text(mark.symbol, 16, color=ink), name, *deals], spacing=6),
        height=TILE_HEIGHT,
        padding=ft.Padding.symmetric(horizontal=10),
        border_radius=ROUND,
        border=ft.Border.all(2, mark.color),
        bgcolor=ground,
    )


def _said(words: Words, seat: Seat, place: int) -> str:
    key = "seats-said" if seat.opposite else "seats-said-alone"
    said = words.text(key, number=place + 1, name=seat.name, opposite=seat.opposite)
    return f"{said}, {words.text('seats-dealing')}" if seat.deals else said
