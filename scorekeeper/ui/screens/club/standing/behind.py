"""What a place comes from: every round of an entrant, and what parts it from the one before."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.club import Evening, Row
from scorekeeper.club.lines import Line
from scorekeeper.ui.components.choices import heading, remark
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.clubs.names import entrant_name
from scorekeeper.words.clubs.telling import told_line, told_place

C = ft.Colors


def behind(words: Words, evening: Evening, rows: Sequence[Row], number: int) -> list[ft.Control]:
    """The name, why it stands there, its rounds in order, and its figures."""
    row = rows[number]
    why = ft.Semantics(
        identifier="why",
        container=True,
        content=text(told_place(words, evening, rows, number), 16, Face.MEDIUM, line=SENTENCE),
    )
    lines = sorted((*row.lines, *row.dropped), key=lambda line: line.round)
    shown = [_line(words, evening, line, is_dropped=line in row.dropped) for line in lines]
    figures = words.text(
        "club-figures-told",
        card_points=row.card_points,
        difference=words.points(row.difference),
        highest=row.highest_match,
    )
    name = heading(entrant_name(words, evening, row.entrant), size=18)
    return [name, why, *shown, remark(figures, name="row-figures")]


def _line(words: Words, evening: Evening, line: Line, *, is_dropped: bool) -> ft.Control:
    key = "club-line-dropped" if is_dropped else "club-line-points"
    points = words.text(key, points=line.gain.points)
    ink = C.ON_SURFACE_VARIANT if is_dropped else C.ON_SURFACE
    told: list[ft.Control] = [
        text(words.text("club-round", number=line.round), 14, color=C.ON_SURFACE_VARIANT),
        text(told_line(words, evening, line), 16, color=ink, line=SENTENCE),
    ]
    shown = ft.Row(
        [
            ft.Column(told, spacing=0, tight=True, expand=True),
            text(points, 16, Face.REGULAR if is_dropped else Face.BOLD, ink),
        ],
        spacing=12,
    )
    box = ft.Container(
        shown,
        padding=ft.Padding.symmetric(vertical=8),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )
    table = "bye" if line.table is None else line.table
    return ft.Semantics(identifier=f"line-{line.round}-{table}", container=True, content=box)
