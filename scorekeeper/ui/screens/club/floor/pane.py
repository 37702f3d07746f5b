"""The standing beside the tables; it is drawn again when a result changes."""

from typing import Any

import flet as ft

from scorekeeper.club import Evening, Row
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import heading
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import of_evening
from scorekeeper.ui.screens.club.floor.watching import Ranking
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.clubs.names import entrant_name
from scorekeeper.words.clubs.plans import scheme_name
from scorekeeper.words.clubs.telling import told_rank

C = ft.Colors
WIDTH = 360
"""Pixels of the pane."""
FIRST = 3
"""Places that are tinted."""


@component
def StandingPane(ranking: Ranking) -> Any:
    """Place, name, points and difference; a tap shows all of the standing."""
    words, evening = use_state().words, ranking.evening
    scheme = scheme_name(words, evening.plan.scheme.id)
    head = ft.Column(
        [
            heading(words.text("club-part", part="standing"), size=18),
            text(scheme, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
        ],
        spacing=0,
        tight=True,
    )
    rows = [_row(words, evening, row) for row in ranking.rows]
    listed = ft.ListView(rows, expand=True, spacing=0)
    return ft.Container(
        ft.Column([head, listed], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=14,
        border_radius=18,
        bgcolor=C.SURFACE_CONTAINER_LOW,
        expand=True,
    )


def _row(words: Words, evening: Evening, row: Row) -> ft.Control:
    is_first = row.is_among(FIRST)
    ink = C.ON_PRIMARY_CONTAINER if is_first else C.ON_SURFACE
    name = entrant_name(words, evening, row.entrant)
    place, points = told_rank(words, row.place), words.number(row.points)
    difference = words.points(row.difference)
    shown: list[ft.Control] = [
        ft.Container(text(place, 16, color=ink, text_align=ft.TextAlign.END), width=28),
        ft.Container(text(name, 16, Face.BOLD if is_first else Face.REGULAR, ink), expand=True),
        digits(points, 18, ink),
        ft.Container(text(difference, 15, color=ink, text_align=ft.TextAlign.END), width=72),
    ]
    line = ft.Row(shown, spacing=10)
    address = of_evening(evening.uid, "standing")
    values = {"name": name, "points": row.points, "difference": difference}
    box = tappable(
        line,
        words.text("club-standing-said", place=row.place or "none", **values),
        lambda: go(address),
        name=f"place-{row.entrant}",
        padding=ft.Padding.symmetric(vertical=13, horizontal=8),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
        bgcolor=C.PRIMARY_CONTAINER if is_first else None,
    )
    box.key = row.entrant
    return box
