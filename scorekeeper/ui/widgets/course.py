"""The course of a match as a chart: a line a side, with markers that tell the sides apart."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import flet as ft
import flet.canvas as cv

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSet
from scorekeeper.services import OpenMatch
from scorekeeper.ui.palette import CARD
from scorekeeper.ui.theme import Face, text_style
from scorekeeper.ui.widgets.match import grid_step, totals_by_side
from scorekeeper.ui.widgets.side_marks import mark_of

C = ft.Colors
LEFT, RIGHT, ABOVE, BELOW = 46, 58, 12, 26
"""Room around the lines: for what the thin lines stand for, last totals and numbers of deals."""
QUIET, LOUD = 13, 16
"""Sizes of the labels of the axes, and of the last totals."""
MOST_SCALE = 1.5
"""Larger text would leave no room for the lines."""
APART, MOST_STEPS = 22, 6
"""Pixels between two labels at least, and steps of a scale of round numbers at most."""
MOST_NUMBERS = 12
"""Deals that are numbered under a chart."""
WIDTH, MARKER = 3.0, 4.5
"""Of a line, and from the middle of a marker to its edge."""
DOTS = (2, 5)


@dataclass(frozen=True, slots=True)
class Course:
    """The totals of each side from the start to the last deal, and the room to draw them in."""

    totals: tuple[tuple[int, ...], ...]
    width: float
    height: float
    steps: tuple[int, ...] = ()
    """Totals at which something changes; thin lines run across there."""
    target: int | None = None
    scale: float = 1.0

    @property
    def left(self) -> float:
        return LEFT * self.scale

    @property
    def right(self) -> float:
        return self.width - RIGHT * self.scale

    @property
    def bottom(self) -> float:
        return self.height - BELOW * self.scale

    @property
    def ends(self) -> tuple[int, int]:
        """The lowest total, never above nothing, and the highest, never below it."""
        every = [0, self.target or 0, *(total for line in self.totals for total in line)]
        return min(every), max(every)

    def x(self, deal: int) -> float:
        return self.left + (self.right - self.left) * deal / max(len(self.totals[0]) - 1, 1)

    def y(self, total: int) -> float:
        (low, high), room = self.ends, self.bottom - MARKER - ABOVE
        return ABOVE + (high - total) / (high - low or 1) * room

    def line(self, side: int) -> list[tuple[float, float]]:
        """Return the points of a side's line, from left to right."""
        return [(self.x(deal), self.y(total)) for deal, total in enumerate(self.totals[side])]

    def grid(self) -> list[int]:
        """Return totals for thin lines, far enough from each other and from the target's."""
        low, high = self.ends
        wanted = [0, *(step for step in self.steps if low < step < high)]
        if not wanted[1:]:
            step = grid_step(max(high - low, 1), MOST_STEPS)
            wanted = sorted(range(-(-low // step) * step, high + 1, step), key=abs)
        chosen: list[int] = [] if self.target is None else [self.target]
        for total in wanted:
            if all(abs(self.y(total) - self.y(other)) >= APART * self.scale for other in chosen):
                chosen.append(total)
        return [total for total in chosen if total != self.target]

    def labels(self, apart: float) -> list[float]:
        """Return how far down each last total stands: near its line's end, on no other one."""
        ends = [self.y(line[-1]) for line in self.totals]
        order = sorted(range(len(ends)), key=lambda side: ends[side])
        places = [max(ends[side], apart / 2) for side in order]
        for above, below in pairwise(range(len(places))):
            places[below] = max(places[below], places[above] + apart)
        too_low = max(places[-1] + apart / 2 - self.height, 0)
        placed = [place - too_low for place in places]
        for below, above in pairwise(reversed(range(len(placed)))):
            placed[above] = max(min(placed[above] + too_low, placed[below] - apart), 0)
        return [placed[order.index(side)] for side in range(len(ends))]


def course_of(
    open_match: OpenMatch, width: float, height: float, *, scale: float, has_target: bool = True
) -> Course:
    """Return the course of a match, with lines where another initial meld is required."""
    rules = open_match.match.rules
    totals, target = totals_by_side(open_match), rules.target if has_target else None
    return Course(totals, width, height, band_starts(rules), target, min(scale, MOST_SCALE))


def band_starts(rules: RuleSet) -> tuple[int, ...]:
    """Return the totals from which on another initial meld is required."""
    ladder = rules.initial_meld
    return tuple(band.from_ for band in ladder.bands if band.from_ and ladder.by == "score")


def course_said(words: Words, open_match: OpenMatch) -> str:
    sides = [
        words.text("course-side", side=side.name, totals=", ".join(map(words.number, line[1:])))
        for side, line in zip(open_match.match.sides, totals_by_side(open_match), strict=True)
    ]
    return words.text("course-said", sides="; ".join(sides))


def course_canvas(words: Words, course: Course) -> cv.Canvas:
    """Draw a course: thin lines with their totals, the target in dots, and a line a side."""
    quiet = text_style(QUIET * course.scale, C.ON_SURFACE_VARIANT)
    below = ft.Alignment.BOTTOM_CENTER
    shapes: list[cv.Shape] = []
    for total in course.grid():
        shapes.append(_across(course, total, C.OUTLINE_VARIANT))
        shapes.append(_label(course.left - 8, course.y(total), words.number(total), quiet))
    if course.target is not None:
        goal, y = words.number(course.target), course.y(course.target)
        shapes.append(_across(course, course.target, C.OUTLINE, DOTS))
        shapes.append(_label(course.left - 8, y, goal, quiet))
    last = len(course.totals[0]) - 1
    numbered = -(-last // MOST_NUMBERS) or 1
    shapes += [
        _label(course.x(deal), course.height, f"{deal}", quiet, below)
        for deal in range(numbered, last + 1, numbered)
    ]
    labels = course.labels(LOUD * course.scale * 1.25)
    for side, y in enumerate(labels):
        shapes += _side_line(course, side)
        style = text_style(LOUD * course.scale, mark_of(side).color, Face.SCORE)
        x, reached = course.right + MARKER + 6, words.number(course.totals[side][-1])
        shapes.append(_label(x, y, reached, style, ft.Alignment.CENTER_LEFT))
    return cv.Canvas(shapes=shapes, width=course.width, height=course.height)


def _across(
    course: Course, total: int, color: ft.ColorValue, dots: Sequence[ft.Number] = ()
) -> cv.Line:
    y, pen = course.y(total), ft.Paint(color=color, stroke_width=1, style=ft.PaintingStyle.STROKE)
    pen.stroke_dash_pattern = list(dots) or None
    return cv.Line(course.left, y, course.right, y, paint=pen)


def _label(
    x: float, y: float, value: str, style: ft.TextStyle, alignment: ft.Alignment | None = None
) -> cv.Text:
    return cv.Text(x, y, value, style=style, alignment=alignment or ft.Alignment.CENTER_RIGHT)


def _side_line(course: Course, side: int) -> Iterator[cv.Shape]:
    """The line of a side, with its marker after each deal."""
    (first, *rest), color = course.line(side), mark_of(side).color
    pen = ft.Paint(
        color=color,
        stroke_width=WIDTH,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_cap=ft.StrokeCap.ROUND,
        style=ft.PaintingStyle.STROKE,
    )
    yield cv.Path([cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in rest)], paint=pen)
    for x, y in rest:
        yield from _marker(mark_of(side).symbol, x, y, color)


def _marker(symbol: str, x: float, y: float, color: ft.ColorValue) -> Iterator[cv.Shape]:
    """A filled diamond, triangle or square; or a ring, through which the paper is seen."""
    fill = ft.Paint(color=color, style=ft.PaintingStyle.FILL)
    corners = {
        "◆": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
        "▲": ((0, -1.3), (1.25, 1), (-1.25, 1)),
        "■": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    }.get(symbol)
    if corners is None:
        ring = ft.Paint(color=color, stroke_width=2.5, style=ft.PaintingStyle.STROKE)
        yield cv.Circle(x, y, MARKER, paint=ft.Paint(color=CARD, style=ft.PaintingStyle.FILL))
        yield cv.Circle(x, y, MARKER, paint=ring)
        return
    first, *rest = ((x + dx * MARKER, y + dy * MARKER) for dx, dy in corners)
    path = [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*corner) for corner in rest), cv.Path.Close()]
    yield cv.Path(path, paint=fill)


def legend_marker(side: int) -> cv.Canvas:
    shapes = list(_marker(mark_of(side).symbol, 9, 9, mark_of(side).color))
    return cv.Canvas(shapes=shapes, width=18, height=18)
