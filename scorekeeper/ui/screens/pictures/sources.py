"""Where the points came from: for each source a bar a side, on one scale."""

import flet as ft

from scorekeeper.match.sources import sources_of
from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.choices import card
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors
BAR, SYMBOL, NUMBER = 18, 22, 72
"""Height of a bar, and the room before and behind it, in pixels."""
EDGE, CORNER = 2, 4
"""Of a bar, in pixels: how thick its edge is, and how round its corners."""


def source_bars(state: State, shown: OpenMatch, width: float) -> ft.Control:
    """All sources one below the other; points that were lost have a hollow bar."""
    found = sources_of(shown.progress)
    most = max((abs(points) for side in found for points in side.values()), default=0) or 1
    scale = state.layout.scale
    room = max(width - (SYMBOL + NUMBER) * scale - 2 * 14 - 12, 1) / most
    sources = list(found[0]) if found else []
    rows = [
        _source(state, shown, source, [side[source] for side in found], room) for source in sources
    ]
    return card(*rows, spacing=12)


def _source(
    state: State, shown: OpenMatch, source: str, points: list[int], room: float
) -> ft.Control:
    words = state.words
    name = words.text("pictures-source", source=source)
    bars: list[ft.Control] = [_bar(state, side, value, room) for side, value in enumerate(points)]
    told = [
        words.text("sheet-of-side", side=side.name, value=words.points(value))
        for side, value in zip(shown.match.sides, points, strict=True)
    ]
    shown_source = ft.Column([text(name, 15, Face.MEDIUM), *bars], spacing=4, tight=True)
    return spoken(shown_source, f"{name}: {'; '.join(told)}", name=f"source-{source}")


def _bar(state: State, side: int, points: int, room: float) -> ft.Control:
    mark, scale = mark_of(side), state.layout.scale
    width = max(abs(points) * room, 2 * EDGE)
    bar = ft.Container(
        width=width,
        height=BAR,
        border_radius=min(CORNER, width / 2),
        bgcolor=mark.color if points > 0 else C.TRANSPARENT,
        border=ft.Border.all(EDGE, mark.color),
    )
    number = ft.Container(
        digits(state.words.points(points), 15, C.ON_SURFACE),
        width=NUMBER * scale,
        alignment=ft.Alignment.CENTER_RIGHT,
    )
    symbol = ft.Container(text(mark.symbol, 15, color=mark.color), width=SYMBOL * scale)
    filled = ft.Container(bar if points else None, expand=True, alignment=ft.Alignment.CENTER_LEFT)
    return ft.Row([symbol, filled, number], spacing=4)
