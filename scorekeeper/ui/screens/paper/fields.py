"""A field a side for the number that is typed, and the deals that are there already."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.entry import Field
from scorekeeper.entry.sums import MINUS as SIGN
from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.fit import digits_size, fitting_name
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.paper.typing import Typing
from scorekeeper.ui.screens.table.deals import deal_lines, names_of, said_of_deal
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.words import MINUS

C = ft.Colors
HEIGHT, EDGES, NUMBER = 72, 24, 36
"""Pixels of a field's height, of its edges, and of the number before a deal."""


@dataclass(frozen=True, slots=True)
class Fields:
    """What the fields are drawn from."""

    words: Words
    shown: OpenMatch
    typing: Typing
    layout: Layout

    def drawn(self, after: Sequence[int]) -> ft.Control:
        """The fields of all sides; `after` are the totals that they come to, by side."""
        fields = [self._field(place, total) for place, total in enumerate(after)]
        if not self.layout.has_large_text:
            return ft.Row(fields, spacing=6)
        stretch = ft.CrossAxisAlignment.STRETCH
        return ft.Column(fields, spacing=6, tight=True, horizontal_alignment=stretch)

    def _field(self, place: int, after: int) -> ft.Control:
        mark, form, layout = mark_of(place), self.typing.form, self.layout
        on, stacked = form.side == place, layout.has_large_text
        return tappable(
            self._content(place, after),
            self._said(place),
            lambda: self.typing.move((place, Field.TOTAL)),
            name=f"amount-{place}",
            selected=on,
            expand=None if stacked else True,
            height=HEIGHT * max(1.0, layout.scale),
            padding=ft.Padding.symmetric(horizontal=10),
            border_radius=16,
            bgcolor=C.with_opacity(0.45, mark.container) if on else C.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(2, mark.color if on else C.OUTLINE),
        )

    def _content(self, place: int, after: int) -> ft.Control:
        """Mark and name, the number that is typed, and the total that it makes."""
        side, mark, layout = self.shown.match.sides[place], mark_of(place), self.layout
        typed = self.typing.form.sides[place].text(Field.TOTAL)
        sides = 1 if layout.has_large_text else len(self.typing.form.sides)
        width = layout.width / sides - EDGES
        name = fitting_name(side.name, side.short, width - 24, size=14, scale=layout.scale)
        head: list[ft.Control] = [
            text(mark.symbol, 15, color=mark.color),
            one_line(name, 14, expand=True),
        ]
        shown = typed.replace(SIGN, MINUS) or "0"
        size = digits_size(shown, width * 0.6, scale=layout.scale, most=30)
        number = digits(shown, size, mark.on_container if typed else C.ON_SURFACE_VARIANT)
        total = self.words.text("record-after", total=after)
        foot: list[ft.Control] = [text(total, 14, color=C.ON_SURFACE_VARIANT, max_lines=1), number]
        between = ft.MainAxisAlignment.SPACE_BETWEEN
        return ft.Column(
            [ft.Row(head), ft.Row(foot, alignment=between)],
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
        )

    def _said(self, place: int) -> str:
        return self.words.text(
            "paper-field-said",
            side=self.shown.match.sides[place].name,
            number=len(self.shown.match.deals) + 1,
            points=self.typing.points[place],
        )


def played_rows(words: Words, shown: OpenMatch, width: float, scale: float) -> list[ft.Control]:
    """The deals so far, the latest first: each with its points and the totals after it."""
    names = names_of(shown)
    each = (width - NUMBER * scale) / len(names)
    rows: list[ft.Control] = []
    for line in deal_lines(shown):
        cells: list[ft.Control] = [
            _cell(words, points, total, each, scale)
            for points, total in zip(line.stand.score.totals, line.stand.running, strict=True)
        ]
        number = text(words.number(line.number), 15, Face.MEDIUM, C.ON_SURFACE_VARIANT)
        row = ft.Row([ft.Container(number, width=NUMBER * scale), *cells], spacing=0)
        said = said_of_deal(words, line, names)
        rows.append(spoken(ft.Container(row, padding=6), said, name=f"paper-{line.number}"))
    return rows


def _cell(words: Words, points: int, total: int, width: float, scale: float) -> ft.Control:
    said = words.points(points)
    size = digits_size(said, width / 2 - 8, scale=scale, most=17, least=12)
    after = words.text("record-after", total=total)
    return ft.Row(
        [
            text(said, size, Face.BOLD, max_lines=1),
            text(after, min(size, 14), color=C.ON_SURFACE_VARIANT, max_lines=1),
        ],
        spacing=6,
        expand=True,
        alignment=ft.MainAxisAlignment.END,
    )
