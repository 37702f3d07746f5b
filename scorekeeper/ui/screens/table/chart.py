"""The course of the match: a line a side, each with its own label at its end.

Drawn on a canvas: a library for charts would have to be loaded at the start, and say no more.
"""

from typing import Any

import flet as ft
import flet.canvas as cv

from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.table.course import Course, totals_of
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.words import Words

C = ft.Colors
LEAST_DEALS = 2
USUAL_HEIGHT = 120
LABELS, LABEL_SIZE, APART = 80, 15, 20
GRID_LABELS, GRID_SIZE = 38, 12
MOST_SCALE = 1.5
"""Larger text would leave no room for the lines."""
DASHES: tuple[tuple[ft.Number, ...], ...] = ((), (6, 5), (2, 4), (10, 4, 2, 4))
"""Lines differ by more than their colour."""


def has_course(shown: OpenMatch) -> bool:
    """Whether there are enough deals for a line to say anything."""
    return len(shown.match.deals) >= LEAST_DEALS


@still_component
def CourseChart(words: Words, shown: OpenMatch, width: float, text_scale: float) -> Any:
    """The chart, as high as there is room for it; a tap shows it large, with all that is in it."""
    height, set_height = ft.use_state(float(USUAL_HEIGHT))
    scale = min(text_scale, MOST_SCALE)
    course = Course(totals_by_side(shown), width - LABELS * scale, height, left=GRID_LABELS * scale)
    shapes = [
        *_grid(words, course, scale),
        *_lines(course),
        *_labels(words, course, scale),
    ]
    canvas = cv.Canvas(
        shapes=shapes,
        on_resize=lambda e: set_height(max(e.height, APART)),
        resize_interval=0,
        expand=True,
    )
    said = said_of_course(words, shown)
    return tappable(canvas, said, lambda: go("/course"), name="course", border_radius=12)


def said_of_course(words: Words, shown: OpenMatch) -> str:
    """The chart as a screen reader says it: the totals of each side, deal by deal."""
    lines = [
        words.text("course-side", side=side.name, totals=", ".join(map(words.number, totals[1:])))
        for side, totals in zip(shown.match.sides, totals_by_side(shown), strict=True)
    ]
    return words.text("course-said", sides="; ".join(lines))


def totals_by_side(shown: OpenMatch) -> tuple[tuple[int, ...], ...]:
    """The totals of each side from the start of the match on."""
    opening = shown.match.opening_scores or (0,) * len(shown.match.sides)
    return totals_of(opening, [deal.running for deal in shown.progress.deals])


def _grid(words: Words, course: Course, scale: float) -> list[cv.Shape]:
    """Thin lines across, each with the total for which it stands."""
    shapes: list[cv.Shape] = []
    for total in course.grid():
        y, size = course.y(total), GRID_SIZE * scale
        shapes.append(cv.Line(course.left, y, course.width, y, paint=_stroke(C.OUTLINE_VARIANT, 1)))
        style = ft.TextStyle(size=size, font_family=Face.REGULAR, color=C.ON_SURFACE_VARIANT)
        at = ft.Alignment.CENTER_RIGHT
        shapes.append(cv.Text(course.left - 4, y, words.number(total), style=style, alignment=at))
    return shapes


def _lines(course: Course) -> list[cv.Shape]:
    shapes: list[cv.Shape] = []
    for side in range(len(course.totals)):
        (first, *rest), color = course.line(side), mark_of(side).color
        path = [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in rest)]
        dashes = list(DASHES[side % len(DASHES)])
        shapes.append(cv.Path(path, paint=_stroke(color, 3, dashes or None)))
        dot = ft.Paint(color=color, style=ft.PaintingStyle.FILL)
        shapes += [cv.Circle(x, y, 4, paint=dot) for x, y in (first, *rest)]
    return shapes


def _labels(words: Words, course: Course, scale: float) -> list[cv.Shape]:
    size = LABEL_SIZE * scale
    shapes: list[cv.Shape] = []
    for side, y in enumerate(course.labels(APART * scale)):
        mark, total = mark_of(side), words.number(course.totals[side][-1])
        shapes += [
            _text(course.width + 6, y, mark.symbol, size, mark.color),
            _text(course.width + 8 + size, y, total, size, C.ON_SURFACE),
        ]
    return shapes


def _text(x: float, y: float, value: str, size: float, color: ft.ColorValue) -> cv.Text:
    style = ft.TextStyle(
        size=size, font_family=Face.BOLD, font_family_fallback=[SYMBOLS], color=color
    )
    return cv.Text(x, y, value, style=style, alignment=ft.Alignment.CENTER_LEFT)


def _stroke(color: ft.ColorValue, width: float, dashes: list[ft.Number] | None = None) -> ft.Paint:
    return ft.Paint(
        color=color,
        stroke_width=width,
        stroke_dash_pattern=dashes,
        stroke_join=ft.StrokeJoin.ROUND,
        style=ft.PaintingStyle.STROKE,
    )
