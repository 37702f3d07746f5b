"""The rows of the score sheet and their cells."""

from collections.abc import Iterable, Sequence

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.fit import fitting_name, shared_size
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import one_line, text
from scorekeeper.ui.screens.table.deals import DealLine, deal_lines, names_of, said_of_deal
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors
FIRST, LEAST_PAIR, MOST_PAIR = 58, 124, 360
"""Widths of the first column, and of a side's two columns."""
POINTS, TOTALS = 0.48, 0.52
"""Shares of the two in the width of a side."""
ASIDE = 10


class SheetTable:
    """The rows of a sheet, all with the same columns."""

    def __init__(self, state: State, shown: OpenMatch) -> None:
        self.words, self.shown, self.scale = state.words, shown, state.layout.scale
        self.names = names_of(shown)
        room = state.layout.width - 2 * SIDE_PADDING - FIRST * self.scale
        each = min(room / len(self.names), MOST_PAIR)
        self.pair = max(each, LEAST_PAIR * self.scale)
        self.points_size = self._size(
            (self.words.points(n) for deal in shown.progress.deals for n in deal.score.totals),
            POINTS,
            most=16,
        )
        self.totals_size = self._size(
            (self.words.number(n) for deal in shown.progress.deals for n in deal.running),
            TOTALS,
            most=18,
        )

    def table(self) -> ft.Control:
        """Heading, opening scores, deals, totals and requirements."""
        lines = deal_lines(self.shown)[::-1]
        rows = [self._heading(), *self._opening(), *map(self._deal, lines), *self._standing()]
        return ft.Container(
            ft.Column(rows, spacing=0, tight=True),
            bgcolor=C.SURFACE_CONTAINER_LOW,
            border_radius=18,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        )

    def _heading(self) -> ft.Control:
        sides = self.shown.match.sides
        cells: list[ft.Control] = []
        for place, side in enumerate(sides):
            mark, room = mark_of(place), self.pair - 34
            name = fitting_name(side.name, side.short, room, size=15, scale=self.scale)
            shown = one_line(name, 15, Face.BOLD, color=mark.on_container, expand=True)
            cells.append(
                ft.Container(
                    ft.Row([text(mark.symbol, 16, color=mark.color), shown], spacing=5),
                    width=self.pair,
                    bgcolor=mark.container,
                    padding=ft.Padding.symmetric(vertical=10, horizontal=8),
                )
            )
        first = self._first(self.words.text("sheet-deal"))
        said = self.words.text("sheet-heading-said", sides=", ".join(self.names))
        return spoken(ft.Row([first, *cells], spacing=0, tight=True), said)

    def _opening(self) -> list[ft.Control]:
        scores = self.shown.match.opening_scores
        if not any(scores):
            return []
        said = self._of_sides([self.words.number(score) for score in scores])
        label = self.words.text("sheet-opening")
        row = self._row(label, [("", score) for score in scores], f"{label}: {said}", "opening")
        return [row, *self._reason()]

    def _reason(self) -> list[ft.Control]:
        """Where the opening scores come from, if that was said."""
        reason = self.shown.match.opening_reason
        if not reason:
            return []
        shown = text(reason, 14, color=C.ON_SURFACE_VARIANT)
        padding = ft.Padding.only(left=10, bottom=8)
        return [spoken(ft.Container(shown, padding=padding), reason, name="opening-reason")]

    def _deal(self, line: DealLine) -> ft.Control:
        totals = line.stand.score.totals
        cells = [
            (self.words.points(points), after)
            for points, after in zip(totals, line.stand.running, strict=True)
        ]
        said = said_of_deal(self.words, line, self.names)
        return self._row(f"{line.number}", cells, said, f"deal-{line.number}")

    def _standing(self) -> list[ft.Control]:
        """The totals in bold, and what each side needs."""
        words, progress = self.words, self.shown.progress
        label, totals = words.text("sheet-total"), [("", total) for total in progress.totals]
        said = self._of_sides([words.number(total) for total in progress.totals])
        rows = [self._row(label, totals, f"{label}: {said}", "total", bold=True)]
        if progress.outcome.over:
            return rows
        needs = [words.requirement(one) for one in progress.requirements]
        label = words.text("sheet-needs")
        cells = [self._cell(needed, self.pair, self.points_size, Face.BOLD) for needed in needs]
        row = self._framed([self._first(label), *cells])
        return [*rows, spoken(row, f"{label}: {self._of_sides(needs)}", name="needs")]

    def _of_sides(self, values: Sequence[str]) -> str:
        return "; ".join(
            self.words.text("sheet-of-side", side=name, value=value)
            for name, value in zip(self.names, values, strict=True)
        )

    def _row(
        self,
        label: str,
        cells: Sequence[tuple[str, int]],
        said: str,
        name: str,
        *,
        bold: bool = False,
    ) -> ft.Control:
        """A row with points and a running total for each side."""
        shown: list[ft.Control] = [self._first(label)]
        for points, total in cells:
            shown.append(self._cell(points, self.pair * POINTS, self.points_size))
            face, said_total = Face.BOLD if bold else Face.MEDIUM, self.words.number(total)
            shown.append(self._cell(said_total, self.pair * TOTALS, self.totals_size, face))
        return spoken(self._framed(shown), said, name=name)

    def _framed(self, cells: list[ft.Control]) -> ft.Control:
        return ft.Container(
            ft.Row(cells, spacing=0, tight=True),
            padding=ft.Padding.symmetric(vertical=9),
            border=ft.Border.only(top=ft.BorderSide(1, C.OUTLINE_VARIANT)),
        )

    def _first(self, label: str) -> ft.Control:
        return ft.Container(
            one_line(label, 15, Face.MEDIUM, color=C.ON_SURFACE_VARIANT),
            width=FIRST * self.scale,
            padding=ft.Padding.only(left=10),
        )

    def _cell(self, said: str, width: float, size: float, face: Face = Face.REGULAR) -> ft.Control:
        return ft.Container(
            text(said, size, face, max_lines=2),
            width=width,
            alignment=ft.Alignment.CENTER_RIGHT,
            padding=ft.Padding.only(right=ASIDE),
        )

    def _size(self, numbers: Iterable[str], share: float, *, most: float) -> float:
        """The size in which all numbers of a column have room."""
        room = self.pair * share - ASIDE
        return shared_size(numbers, room, scale=self.scale, most=most, least=12)
