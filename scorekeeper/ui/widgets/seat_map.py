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
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.ui.widgets.buttons import mark_of, tappable

C = ft.Colors
TILE_WIDTH, TILE_HEIGHT, ROUND = 116, 52, 26
HEIGHT, WIDEST = 232, 420
Swap = Callable[[int, int], Any]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player on a seat, and the side to play for."""

    name: str
    side: int
    opposite: str = ""
    """The player across the table, where there is one."""
    deals: bool = False


def seats_from(names: Sequence[str], sides: Sequence[int], dealer: str | None) -> list[Seat]:
    """The seats of a table in order; the player across is half the way round."""
    count = len(names)
    return [
        Seat(
            name,
            side,
            names[(place + count // 2) % count] if count % 2 == 0 else "",
            deals=name == dealer,
        )
        for place, (name, side) in enumerate(zip(names, sides, strict=True))
    ]


@component
def SeatMap(seats: Sequence[Seat], on_swap: Swap, width: float) -> Any:
    """The table from above, the first seat at the bottom; with large text a list.

    `on_swap` gets the places of two seats whose players change.
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
    width, height = min(width, WIDEST), HEIGHT if len(tiles) <= 4 else 300
    across, along = (width - TILE_WIDTH) / 2, (height - TILE_HEIGHT) / 2
    felt = ft.Container(
        left=TILE_WIDTH * 0.5,
        top=TILE_HEIGHT * 0.7,
        width=width - TILE_WIDTH,
        height=height - TILE_HEIGHT * 1.4,
        bgcolor=C.SURFACE_CONTAINER_HIGHEST,
        border_radius=height / 4,
    )
    parts: list[ft.Control] = [felt]
    for place, tile in enumerate(tiles):
        angle = pi / 2 + place * 2 * pi / len(tiles)
        left, top = across * (1 + cos(angle)), along * (1 + sin(angle))
        parts.append(ft.Container(tile, left=left, top=top, width=TILE_WIDTH))
    table = ft.Stack(parts, width=width, height=height)
    return ft.Row([table], alignment=ft.MainAxisAlignment.CENTER)


def _seat(
    words: Words, seat: Seat, place: int, tapped: Callable[[int], None], *, is_picked: bool
) -> ft.Control:
    mark = mark_of(seat.side)
    ground, ink = (mark.color, mark.on_color) if is_picked else (mark.container, mark.on_container)
    face = Face.BOLD if is_picked else Face.MEDIUM
    name = one_line(seat.name, 15, face, color=ink, expand=True)
    deals = [ft.Icon(ft.Icons.STYLE, size=18, color=ink)] if seat.deals else []
    key = "seats-said" if seat.opposite else "seats-said-alone"
    label = words.text(key, number=place + 1, name=seat.name, opposite=seat.opposite)
    return tappable(
        ft.Row([text(mark.symbol, 16, color=ink), name, *deals], spacing=6),
        f"{label}, {words.text('seats-dealing')}" if seat.deals else label,
        lambda: tapped(place),
        name=f"seat-{place}",
        selected=is_picked,
        height=TILE_HEIGHT,
        padding=ft.Padding.symmetric(horizontal=10),
        border_radius=ROUND,
        border=ft.Border.all(2, mark.color),
        bgcolor=ground,
    )
