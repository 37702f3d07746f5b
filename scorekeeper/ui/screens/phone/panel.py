"""A panel that tells one thing and has the buttons for it."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.match import Side
from scorekeeper.session.club import SideView
from scorekeeper.ui.components.fit import shared_size
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
SHARE = 0.4
"""Of the width, for the numbers of a score."""
BIGGEST = 34
GAP, PADDING = 10, 14


def panel(
    headline: str,
    *parts: ft.Control,
    name: str,
    icon: ft.IconData | None = None,
    urgent: bool = False,
) -> ft.Control:
    """A headline, which is read out when it changes, and what belongs to it below."""
    said = text(headline, 19, Face.BOLD, line=SENTENCE)
    before = [] if icon is None else [ft.Icon(icon, color=C.ON_SURFACE, size=26)]
    head = ft.Row([*before, ft.Container(said, expand=True)], spacing=GAP)
    return ft.Container(
        ft.Column(
            [spoken(head, headline, name=name, live=True), *parts],
            spacing=GAP,
            tight=True,
            horizontal_alignment=STRETCH,
        ),
        padding=PADDING,
        border_radius=20,
        bgcolor=C.SURFACE_CONTAINER_LOWEST if urgent else C.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(3, C.PRIMARY) if urgent else None,
    )


def sentence(said: str, *, name: str | None = None) -> ft.Control:
    """A sentence below a headline."""
    return ft.Semantics(
        identifier=name, container=True, content=text(said, 16, line=SENTENCE, color=C.ON_SURFACE)
    )


def score_lines(
    state: State, sides: Sequence[SideView | Side], points: Sequence[int], width: float
) -> ft.Control:
    """A line for each side with its number, so that both are read at a glance."""
    said = [state.words.number(one) for one in points]
    size = shared_size(said, width * SHARE, scale=state.layout.scale, most=BIGGEST)
    pairs = zip(sides, said, strict=True)
    large = state.layout.has_large_text
    lines = [
        _line(side, place, number, size, is_stacked=large)
        for place, (side, number) in enumerate(pairs)
    ]
    return ft.Column(lines, spacing=6, tight=True, horizontal_alignment=STRETCH)


def _line(
    side: SideView | Side, place: int, number: str, size: float, *, is_stacked: bool
) -> ft.Control:
    """A side and its number beside it; below it where text is large."""
    mark = mark_of(place)
    named = text(side.name, 17, Face.MEDIUM, mark.on_container)
    symbol, shown = text(mark.symbol, 18, color=mark.color), digits(number, size, mark.on_container)
    row = ft.Row([symbol, ft.Container(named, expand=True)], spacing=8)
    if is_stacked:
        inner: ft.Control = ft.Column([row, shown], spacing=2, tight=True)
    else:
        row.controls.append(shown)
        inner = row
    box = ft.Container(
        inner,
        bgcolor=mark.container,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=6, horizontal=12),
    )
    return spoken(box, f"{side.name} {number}", name=f"said-{place}")
