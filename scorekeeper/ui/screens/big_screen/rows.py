"""The rows of the standing, and what all rows have in common."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import LINE, one_line
from scorekeeper.ui.screens.big_screen.board import Board, Line
from scorekeeper.ui.screens.big_screen.fitting import ROW, Fit
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.clubs.telling import told_rank

C = ft.Colors
LETTER, DIGIT = 0.56, 0.6
"""Widths of a letter and of a digit, as parts of the size, with some room."""
SHORTEST, LONGEST = 7.0, 15.0
"""Sizes that a name is given at least, and at most: beside a longer one all are smaller."""
NARROW = 9.0
"""Sizes that are enough for a name where there are many."""
SMALLEST = 0.7
"""Of the size: how small names may become; what is still too long is cut."""
HEADING = 0.62
PADDING = 0.35


@dataclass(frozen=True, slots=True)
class Widths:
    """What the parts of a row take, in sizes of its text."""

    place: float
    name: float
    points: float
    second: float = 0.0
    longest: float = 0.0
    """What the longest name would like to have."""
    total: float = 0.0
    """Of the points: what one of several totals takes."""
    lines: int = 1
    """How many names stand below each other."""

    @property
    def all(self) -> float:
        """The whole row."""
        return self.place + self.name + self.points + self.second + 2 * PADDING

    @property
    def narrowest(self) -> float:
        """The row where there are many, and names may have to be shown smaller."""
        return self.all - self.name + min(self.name, NARROW)

    @property
    def height(self) -> float:
        """How high a row is, in sizes of its text."""
        return ROW + (self.lines - 1) * LINE

    def shrunk(self, width: float, size: float) -> float:
        """The part of the size that names can have in a row of `width` pixels."""
        part = self.left(width, size) / self.longest if self.longest else 1.0
        return max(min(part, 1.0), SMALLEST)

    def left(self, width: float, size: float) -> float:
        """What a row of `width` pixels leaves for its name, in sizes of its text."""
        return width / size - (self.all - self.name)


def standing_widths(board: Board) -> Widths:
    """The widths for the rows of a standing."""
    lines = board.lines
    heads = [len(head) * LETTER * HEADING for head in board.heads]
    return Widths(
        place=digit_width(str(line.place or "") for line in lines) + 0.7,
        name=name_width(line.name for line in lines),
        points=max(digit_width(line.points for line in lines), heads[0]) + 0.6,
        second=max(digit_width(line.second for line in lines), heads[1]) + 0.6 if heads[1] else 0.0,
        longest=letter_width(line.name for line in lines),
    )


def name_width(names: Iterable[str], *, most: float = LONGEST) -> float:
    """What the longest of some names takes, within bounds."""
    return min(max(letter_width(names), SHORTEST), most)


def in_columns(
    rows: Sequence[Any], fitting: Fit, draw: Callable[[Any], ft.Control], width: float, gap: float
) -> ft.Row:
    """Rows in the columns of a page, each column `width` wide."""
    starts = range(0, fitting.on_a_page, fitting.rows)
    columns: list[ft.Control] = [
        ft.Column([draw(row) for row in rows[start : start + fitting.rows]], spacing=0, width=width)
        for start in starts
    ]
    return ft.Row(columns, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START)


@still_component
def StandingRow(words: Words, line: Line, widths: Widths, size: float, width: float) -> Any:
    """Place, name, points and what parts the level; drawn again only when one of them changes."""
    parts: list[ft.Control] = [
        box(one_line(told_rank(words, line.place), size, Face.BOLD), widths.place * size),
        fitted_name(line.name, widths, width, size),
        box(one_line(line.points, size, Face.BOLD), widths.points * size, right=True),
    ]
    if widths.second:
        second = one_line(line.second, size, color=C.ON_SURFACE)
        parts.append(box(second, widths.second * size, right=True))
    place = line.place or "none"
    said = words.text("big-screen-row", place=place, name=line.name, points=line.points)
    return spoken(banded(parts, line.number, size), said, name=f"row-{line.number}")


def heading_row(heads: Sequence[str], widths: Widths, size: float, width: float) -> ft.Control:
    """What the numbers below are, over one column."""
    small, muted = size * HEADING, C.ON_SURFACE_VARIANT
    parts: list[ft.Control] = [ft.Container(expand=True)]
    for head, wide in zip(heads, (widths.points, widths.second), strict=True):
        if head:
            shown = one_line(head, small, Face.MEDIUM, color=muted)
            parts.append(box(shown, wide * size, right=True))
    padding = ft.Padding.symmetric(horizontal=PADDING * size)
    return ft.Container(ft.Row(parts, spacing=0), width=width, padding=padding)


def banded(
    parts: list[ft.Control], number: int, size: float, *, height: float = ROW
) -> ft.Container:
    """A row on its ground: every second one is tinted, so that the eye keeps to its line."""
    return ft.Container(
        ft.Row(parts, spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        height=height * size,
        padding=ft.Padding.symmetric(horizontal=PADDING * size),
        bgcolor=C.SURFACE_CONTAINER_HIGH if number % 2 else None,
        border_radius=size * 0.3,
    )


def fitted_name(
    name: str, widths: Widths, width: float, size: float, *, right: bool = False
) -> ft.Control:
    """A name, as large as all others of its list; its row shares the room with other names."""
    shrunk = size * widths.shrunk(width, size)
    aligned = ft.TextAlign.END if right else None
    return ft.Container(one_line(name, shrunk, Face.MEDIUM, text_align=aligned), expand=True)


def box(content: ft.Control, width: float, *, right: bool = False) -> ft.Container:
    """A part of a row that is as wide as in all other rows."""
    aligned = ft.Alignment.CENTER_RIGHT if right else ft.Alignment.CENTER_LEFT
    return ft.Container(content, width=width, alignment=aligned)


def letter_width(names: Iterable[str]) -> float:
    """What the longest of some names takes, in sizes of its text."""
    return max((len(name) for name in names), default=0) * LETTER


def digit_width(numbers: Iterable[str]) -> float:
    """What the longest of some numbers takes, in sizes of its text."""
    return max((len(number) for number in numbers), default=1) * DIGIT
