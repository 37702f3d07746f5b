"""The score chart: a line for each side, with markers that tell the sides apart."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, pairwise
from math import ceil

import flet as ft
import flet.canvas as cv

from scorekeeper.i18n import Words
from scorekeeper.match import SideColor
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import get_state, memo_component
from scorekeeper.ui.palette import CARD
from scorekeeper.ui.theme import Face, text_style
from scorekeeper.ui.widgets.side_marks import Mark, mark_of
from scorekeeper.view_models.charts import ScoreCourse

# Logical pixels; those of text and of the room for it are at 100 % text.
LEFT_ROOM = 46  # for the totals of the thin lines
RIGHT_ROOM = 58  # for the last totals
TOP_ROOM = 12
BOTTOM_ROOM = 26  # for the numbers of the deals
AXIS_SIZE = 13
TOTAL_SIZE = 16
LINE_WIDTH = 3.0
MARKER_RADIUS = 4.5
MIN_LABEL_DISTANCE = 22
DOTS = (2, 5)  # length of a dot of the target's line, and of a gap

MAX_TEXT_SCALE = 1.5
"""Larger text would leave no room for the lines, so it grows no further."""
MAX_GRID_STEPS = 6
"""Steps of a grid of round numbers."""
MAX_DEAL_NUMBERS = 12
"""Deals with a number below the chart."""
MIN_DEAL_NUMBER_DISTANCE = 18
"""Logical pixels at 100 % text, between the middles of two numbers below the chart."""
MIN_HEIGHT = 60.0  # logical pixels


@dataclass(frozen=True, slots=True)
class ChartGeometry:
    """Positions in a score chart, in logical pixels; the totals are in points."""

    totals: tuple[tuple[int, ...], ...]
    """By side, from the start of the game to the last deal."""
    width: float
    height: float
    band_starts: tuple[int, ...] = ()
    """Totals with a thin line, if there is room. Without any, round numbers have one."""
    target: int | None = None
    scale: float = 1.0
    """Text scale."""

    @property
    def left(self) -> float:
        """The left end of the lines."""
        return LEFT_ROOM * self.scale

    @property
    def right(self) -> float:
        """The right end of the lines."""
        return self.width - RIGHT_ROOM * self.scale

    @property
    def bottom(self) -> float:
        """The lower end of the lines."""
        return self.height - BOTTOM_ROOM * self.scale

    @property
    def total_range(self) -> tuple[int, int]:
        """The lowest and the highest of all totals, 0, and the target."""
        totals = [0, self.target or 0, *(total for line in self.totals for total in line)]
        return min(totals), max(totals)

    def x(self, deal: int) -> float:
        """Return the position of a deal, from the left; deal 0 is the start of the game."""
        deal_count = max(len(self.totals[0]) - 1, 1)
        return self.left + (self.right - self.left) * deal / deal_count

    def y(self, total: int) -> float:
        """Return the position of a total, from the top."""
        low, high = self.total_range
        room = self.bottom - MARKER_RADIUS - TOP_ROOM
        return TOP_ROOM + (high - total) / (high - low or 1) * room

    def line(self, side: int) -> list[tuple[float, float]]:
        """Return the points of a side's line as x and y, from left to right."""
        return [(self.x(deal), self.y(total)) for deal, total in enumerate(self.totals[side])]

    def numbered_deals(self) -> range:
        """Return the deals with a number below the chart: all, or every nth of many."""
        last = len(self.totals[0]) - 1
        distance = self.x(1) - self.x(0)
        by_count = ceil(last / MAX_DEAL_NUMBERS)
        by_room = ceil(MIN_DEAL_NUMBER_DISTANCE * self.scale / distance) if distance > 0 else last
        interval = max(by_count, by_room, 1)
        return range(interval, last + 1, interval)

    def grid_totals(self) -> list[int]:
        """Return the totals of the thin lines, at a distance from each other and the target."""
        low, high = self.total_range
        band_starts = [start for start in self.band_starts if low < start < high]
        wanted = [0, *band_starts]
        if not band_starts:
            step = grid_step(max(high - low, 1), MAX_GRID_STEPS)
            lowest = ceil(low / step) * step
            # The nearest to zero first: it keeps its place where there is little room.
            wanted = sorted(range(lowest, high + 1, step), key=abs)

        chosen: list[int] = [] if self.target is None else [self.target]
        min_distance = MIN_LABEL_DISTANCE * self.scale
        for total in wanted:
            if all(abs(self.y(total) - self.y(other)) >= min_distance for other in chosen):
                chosen.append(total)
        return [total for total in chosen if total != self.target]

    def label_positions(self, distance: float) -> list[float]:
        """Return the distance of each side's last total from the top, in logical pixels.

        Each total is near the end of the side's line, and at least `distance` from the others.
        """
        ends = [self.y(line[-1]) for line in self.totals]
        order = sorted(range(len(ends)), key=lambda side: ends[side])

        # Downwards: push each label below the one above it.
        places = [max(ends[side], distance / 2) for side in order]
        for above, below in pairwise(range(len(places))):
            places[below] = max(places[below], places[above] + distance)

        # Upwards: move the lowest one into the chart, and only those that it touches then.
        places[-1] = min(places[-1], self.height - distance / 2)
        for below, above in pairwise(reversed(range(len(places)))):
            places[above] = max(min(places[above], places[below] - distance), 0)
        return [places[order.index(side)] for side in range(len(ends))]


def grid_step(spread: int, max_steps: int) -> int:
    """Return the smallest round number that goes into a spread at most `max_steps` times.

    Round numbers are 1, 2 and 5 times a power of ten.
    """
    round_numbers: Iterator[int] = (digit * 10**power for power in count() for digit in (1, 2, 5))
    return next(number for number in round_numbers if spread <= number * max_steps)


def chart_geometry(
    course: ScoreCourse, width: float, height: float, *, scale: float
) -> ChartGeometry:
    """Return the geometry of a chart of the given size in logical pixels."""
    return ChartGeometry(
        course.totals, width, height, course.band_starts, course.target, min(scale, MAX_TEXT_SCALE)
    )


@memo_component
def ScoreChart(
    words: Words, course: ScoreCourse, height: float, *, scale: float, fills_height: bool = False
) -> ft.Control:
    """A score chart as wide as its place.

    Args:
        words: The language.
        course: The totals.
        height: Logical pixels; only until the first layout if the chart fills its place.
        scale: Text scale.
        fills_height: Take the height of the place.
    """
    # A guess for the first frame; then the client reports the size.
    layout = get_state().layout
    start_width = kit.content_width(layout, pane_count=2 if layout.has_two_panes else 1)
    size, set_size = ft.use_state((start_width, height))

    def on_resize(event: cv.CanvasResizeEvent) -> None:
        set_size((event.width, max(event.height, MIN_HEIGHT)))

    # The page may get lower before the client reports it, and a taller drawing would be cut off.
    width, reported_height = size
    drawn_height = reported_height if fills_height else height
    geometry = chart_geometry(course, width, drawn_height, scale=scale)
    canvas = chart_canvas(words, geometry, course.colors)
    canvas.width = None
    canvas.height = None if fills_height else height
    canvas.expand = fills_height or None
    canvas.on_resize = on_resize
    canvas.resize_interval = 0
    return canvas


def chart_canvas(words: Words, geometry: ChartGeometry, colors: Sequence[SideColor]) -> cv.Canvas:
    """Return the drawing: thin lines with totals, a dotted target, and the line of each side.

    Args:
        words: The language.
        geometry: The places of all lines.
        colors: The colour of each side.
    """
    axis_style = text_style(AXIS_SIZE * geometry.scale, ft.Colors.ON_SURFACE_VARIANT)
    shapes: list[cv.Shape] = []
    for total in geometry.grid_totals():
        shapes.append(_horizontal_line(geometry, total, ft.Colors.OUTLINE_VARIANT))
        shapes.append(_label(geometry.left - 8, geometry.y(total), words.number(total), axis_style))
    if geometry.target is not None:
        y = geometry.y(geometry.target)
        shapes.append(_horizontal_line(geometry, geometry.target, ft.Colors.OUTLINE, DOTS))
        shapes.append(_label(geometry.left - 8, y, words.number(geometry.target), axis_style))

    shapes += _deal_numbers(geometry, axis_style)
    for side, y in enumerate(geometry.label_positions(TOTAL_SIZE * geometry.scale * 1.25)):
        mark = mark_of(colors[side])
        shapes += _side_line(geometry, side, mark)
        style = text_style(TOTAL_SIZE * geometry.scale, mark.color, Face.SCORE)
        x = geometry.right + MARKER_RADIUS + 6
        caption = words.number(geometry.totals[side][-1])
        shapes.append(_label(x, y, caption, style, ft.Alignment.CENTER_LEFT))
    return cv.Canvas(shapes=shapes, width=geometry.width, height=geometry.height)


def _deal_numbers(geometry: ChartGeometry, style: ft.TextStyle) -> Iterator[cv.Shape]:
    """Yield the numbers of the deals."""
    for deal in geometry.numbered_deals():
        yield _label(
            geometry.x(deal), geometry.height, f"{deal}", style, ft.Alignment.BOTTOM_CENTER
        )


def _horizontal_line(
    geometry: ChartGeometry, total: int, color: ft.ColorValue, dots: Sequence[ft.Number] = ()
) -> cv.Line:
    """Return a horizontal line at a total; `dots` are lengths of dashes and gaps in pixels."""
    paint = ft.Paint(color=color, stroke_width=1, style=ft.PaintingStyle.STROKE)
    paint.stroke_dash_pattern = list(dots) or None
    y = geometry.y(total)
    return cv.Line(geometry.left, y, geometry.right, y, paint=paint)


def _label(
    x: float, y: float, value: str, style: ft.TextStyle, alignment: ft.Alignment | None = None
) -> cv.Text:
    return cv.Text(x, y, value, style=style, alignment=alignment or ft.Alignment.CENTER_RIGHT)


def _side_line(geometry: ChartGeometry, side: int, mark: Mark) -> Iterator[cv.Shape]:
    """Yield the line of a side, and its marker after each deal."""
    start, *points = geometry.line(side)
    paint = ft.Paint(
        color=mark.color,
        stroke_width=LINE_WIDTH,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_cap=ft.StrokeCap.ROUND,
        style=ft.PaintingStyle.STROKE,
    )
    yield cv.Path(
        [cv.Path.MoveTo(*start), *(cv.Path.LineTo(*point) for point in points)], paint=paint
    )
    for x, y in points:
        yield from _marker(mark.symbol, x, y, mark.color)


CORNERS: dict[str, tuple[tuple[float, float], ...]] = {
    "◆": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    "▲": ((0, -1.3), (1.25, 1), (-1.25, 1)),
    "■": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    "♢": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
}
"""Corners of the markers around their middle, in radii; a ring and a cross have none."""
HOLLOW = frozenset(("○", "♢"))
"""Markers with paper within their outline."""


def _marker(symbol: str, x: float, y: float, color: ft.ColorValue) -> Iterator[cv.Shape]:
    """Yield the shapes of a marker with its centre at x and y, in logical pixels."""
    fill = ft.Paint(color=CARD if symbol in HOLLOW else color, style=ft.PaintingStyle.FILL)
    outline = ft.Paint(color=color, stroke_width=2.5, style=ft.PaintingStyle.STROKE)
    if symbol == "×":
        for slope in (1, -1):
            yield cv.Line(
                x - MARKER_RADIUS,
                y - slope * MARKER_RADIUS,
                x + MARKER_RADIUS,
                y + slope * MARKER_RADIUS,
                paint=outline,
            )
    elif symbol in CORNERS:
        yield _polygon(symbol, x, y, fill)
        if symbol in HOLLOW:
            yield _polygon(symbol, x, y, outline)
    else:
        yield cv.Circle(x, y, MARKER_RADIUS, paint=fill)
        yield cv.Circle(x, y, MARKER_RADIUS, paint=outline)


def _polygon(symbol: str, x: float, y: float, paint: ft.Paint) -> cv.Path:
    first, *others = [
        (x + dx * MARKER_RADIUS, y + dy * MARKER_RADIUS) for dx, dy in CORNERS[symbol]
    ]
    lines = [cv.Path.LineTo(*corner) for corner in others]
    return cv.Path([cv.Path.MoveTo(*first), *lines, cv.Path.Close()], paint=paint)


def legend_marker(color: SideColor) -> cv.Canvas:
    """Return the marker of a side for the legend."""
    mark = mark_of(color)
    shapes = list(_marker(mark.symbol, 9, 9, mark.color))
    return cv.Canvas(shapes=shapes, width=18, height=18)
