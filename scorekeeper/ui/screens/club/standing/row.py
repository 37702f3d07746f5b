"""One place of the standing: who, points, wins, and the difference in card points."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.club import EntrantUid, Evening, Row
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words.clubs.names import entrant_name
from scorekeeper.words.clubs.telling import told_rank

C = ft.Colors
PLACE, POINTS, DIFFERENCE = 30, 56, 76
"""Pixels of the columns, at the usual size of text."""
FIRST = 3


def head_row(state: State) -> ft.Control:
    """What the columns are."""
    words, muted, scale = state.words, C.ON_SURFACE_VARIANT, state.layout.scale

    def head(key: str, width: float) -> ft.Control:
        shown = text(words.text(key), 13, color=muted, text_align=ft.TextAlign.END)
        return ft.Container(shown, width=width * scale)

    parts = [ft.Container(expand=True), head("club-head-points", POINTS)]
    if scale == 1:
        parts.append(head("club-head-difference", DIFFERENCE))
    return ft.Container(ft.Row(parts, spacing=8), padding=ft.Padding.symmetric(horizontal=10))


def place_row(
    state: State,
    evening: Evening,
    row: Row,
    tap: Callable[[EntrantUid], Any],
    *,
    is_chosen: bool,
) -> ft.Control:
    """The row; a tap says what it comes from."""
    words, scale = state.words, state.layout.scale
    is_first = row.is_among(FIRST)
    ink = C.ON_PRIMARY_CONTAINER if is_first else C.ON_SURFACE
    name = entrant_name(words, evening, row.entrant)
    record = words.text("club-record-told", wins=row.wins, draws=row.draws, losses=row.losses)
    named = text(name, 17, Face.BOLD if is_first else Face.MEDIUM, ink)
    told = text(record, 14, color=ink)
    points = digits(words.number(row.points), 20, ink, text_align=ft.TextAlign.END)
    difference = words.points(row.difference)
    shown: list[ft.Control] = [
        ft.Container(text(told_rank(words, row.place), 17, Face.BOLD, ink), width=PLACE * scale),
        ft.Container(_column(named, told) if scale == 1 else named, expand=True),
        ft.Container(points, width=POINTS * scale),
    ]
    if scale == 1:
        apart = text(difference, 15, color=ink, text_align=ft.TextAlign.END)
        shown.append(ft.Container(apart, width=DIFFERENCE))
    across = ft.Row(shown, spacing=8)
    values = {"name": name, "points": row.points, "difference": difference}
    box = tappable(
        across if scale == 1 else _column(across, told),
        words.text("club-standing-said", place=row.place or "none", **values),
        lambda: tap(row.entrant),
        name=f"place-{row.entrant}",
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=10, horizontal=10),
        border_radius=12,
        border=ft.Border.all(2, C.PRIMARY if is_chosen else C.TRANSPARENT),
        bgcolor=C.PRIMARY_CONTAINER if is_first else C.SURFACE_CONTAINER_LOW,
    )
    box.key = row.entrant
    return box


def _column(*parts: ft.Control) -> ft.Column:
    return ft.Column(list(parts), spacing=0, tight=True)
