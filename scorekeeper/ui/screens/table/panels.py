"""The panels of the table: the deals newest first, and the course."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import flet as ft
import flet.canvas as cv

from scorekeeper.i18n import Words
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import State, go, memo_component
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.ui.widgets import buttons, match
from scorekeeper.ui.widgets.text import number_size, one_line, text

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
PAIR = 2
"""With more sides their cards do not stand above the columns of deals, which then have heads."""
ROW, HEADS, NUMBER, ARROW = 54, 30, 44, 20
WIDE_CELL = 150
"""From this width on a badge stands beside the points, below which it stands otherwise."""


@dataclass(frozen=True, slots=True)
class DealList:
    """The columns and texts that all rows of deals share."""

    words: Words
    names: tuple[str, ...]
    has_room: bool
    """True if a badge stands beside points, not below them."""


def deals_card(state: State, open_match: OpenMatch, width: float) -> ft.Container:
    """Return all deals in one rounded card."""
    names = tuple(side.name for side in open_match.match.sides)
    room = (width - 2 * NUMBER) / len(names) / state.layout.scale
    deal_list = DealList(state.words, names, room >= WIDE_CELL - NUMBER)
    lines = match.deal_lines(open_match)
    rows: list[ft.Control] = [DealRow(deal_list, line, key=line.number) for line in lines]
    if lines and len(names) > PAIR:
        heads: list[ft.Control] = []
        for place, side in enumerate(open_match.match.sides):
            name = side.short or side.name
            head = [
                text(buttons.mark_of(place).symbol, 14, color=buttons.mark_of(place).color),
                text(name, 14, color=C.ON_SURFACE_VARIANT, expand=True, expand_loose=True),
            ]
            end = ft.MainAxisAlignment.END
            named = ft.Row(list(head), spacing=4, alignment=end, expand=True)
            badge = [ft.Container(width=NUMBER)] if deal_list.has_room else []
            heads.append(ft.Row([named, *badge], spacing=6, expand=True))
        ends = [ft.Container(width=NUMBER), *heads, ft.Container(width=ARROW)]
        row = ft.Row(ends, spacing=0)
        rows.insert(
            0, buttons.unspoken(ft.Container(row, padding=ft.Padding.only(left=14, right=8, top=6)))
        )
    return ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=STRETCH),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=20,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


@memo_component
def DealRow(deal_list: DealList, line: match.DealLine) -> Any:
    """One deal; with many deals in a list only those that changed are drawn anew."""
    words, muted = deal_list.words, C.ON_SURFACE_VARIANT
    number: list[ft.Control] = [text(f"{line.number}", 16, Face.MEDIUM, muted)]
    if line.stand.score.problems:
        number.append(ft.Icon(ft.Icons.WARNING_AMBER, size=16, color=C.ERROR))
    cells: list[ft.Control] = [ft.Row(number, spacing=2, width=NUMBER)]
    for side in range(len(deal_list.names)):
        ended = line.ended[side]
        points = words.points(line.stand.score.totals[side])
        face = Face.BOLD if ended else Face.MEDIUM
        big = text(points, number_size(points, 19, 6), face, max_lines=1)
        running = words.number(line.stand.running[side])
        small: ft.Control = one_line(running, 14, color=muted)
        badges: list[ft.Control] = [buttons.out_badge(words.text(ended), side)] if ended else []
        if badges and not deal_list.has_room:
            small = ft.Column(
                [small, *badges], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.END
            )
            badges = []
        numbers = ft.Column(
            [big, small],
            spacing=0,
            tight=True,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        )
        badge = [ft.Container(ft.Row(badges, tight=True), width=NUMBER)]
        room = badge if deal_list.has_room else []
        cells.append(ft.Row([numbers, *room], spacing=6, expand=True))
    cells.append(ft.Icon(ft.Icons.CHEVRON_RIGHT, size=ARROW, color=muted))
    under = ft.BorderSide(1, C.TRANSPARENT if line.number == 1 else C.OUTLINE_VARIANT)
    return buttons.tappable(
        ft.Row(cells, spacing=0),
        match.deal_text(words, line, deal_list.names),
        lambda: go(f"/deal/{line.played.uid}"),
        name=f"deal-{line.number}",
        padding=ft.Padding.only(left=14, right=8, top=5, bottom=5),
        border=ft.Border.only(bottom=under),
    )


# --- the course

LEAST_DEALS = 2
"""Fewer deals make no line that says anything."""
USUAL_HEIGHT = 120
MARGIN = 8
"""Room above and below the lines, so that their points are not cut off."""
MOST_STEPS, ROOM_OF_STEP = 4, 28
LABELS, LABEL_SIZE, APART = 80, 15, 20
GRID_LABELS, GRID_SIZE = 38, 12
MOST_SCALE = 1.5
"""Larger text would leave no room for the lines."""
DASHES: tuple[tuple[ft.Number, ...], ...] = ((), (6, 5), (2, 4), (10, 4, 2, 4))
"""Lines differ by more than their colour."""


@dataclass(slots=True)
class Course:
    """The totals of each side from the start to the last deal, and the room to draw them in."""

    totals: tuple[tuple[int, ...], ...]
    """A row a side: its total before the first deal, and after each."""
    width: float
    height: float
    left: float = 0
    """Room before the lines, for what the thin lines stand for."""
    top: int = 0
    bottom: int = 0
    """The highest total, never below nothing, and the lowest, never above it."""

    def __post_init__(self) -> None:
        """Find the highest and the lowest total."""
        every = [0, *(total for line in self.totals for total in line)]
        self.top, self.bottom = max(every), min(every)

    def y(self, total: int) -> float:
        spread = self.top - self.bottom or 1
        return MARGIN + (self.top - total) / spread * (self.height - 2 * MARGIN)

    def line(self, side: int) -> list[tuple[float, float]]:
        """Return the points of a side's line, from left to right."""
        totals, start = self.totals[side], self.left + MARGIN
        step = (self.width - start - MARGIN) / max(len(totals) - 1, 1)
        return [(start + place * step, self.y(total)) for place, total in enumerate(totals)]

    def grid(self) -> list[int]:
        """Return round totals at which thin lines run across, nothing among them."""
        steps = max(min(int(self.height // ROOM_OF_STEP), MOST_STEPS), 1)
        step = match.grid_step(self.top - self.bottom, steps)
        return list(range(-(-self.bottom // step) * step, self.top + 1, step))

    def labels(self, apart: float) -> list[float]:
        """Return how far down each side's label stands: near its line's end, on no other one."""
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


@memo_component
def CourseChart(words: Words, open_match: OpenMatch, width: float, text_scale: float) -> Any:
    """The chart, as high as there is room for it; a tap shows it large, with all that is in it."""
    height, set_height = ft.use_state(float(USUAL_HEIGHT))
    scale = min(text_scale, MOST_SCALE)
    totals = match.totals_by_side(open_match)
    course = Course(totals, width - LABELS * scale, height, left=GRID_LABELS * scale)
    shapes: list[cv.Shape] = []
    quiet = ft.TextStyle(
        size=GRID_SIZE * scale, font_family=Face.REGULAR, color=C.ON_SURFACE_VARIANT
    )
    thin = ft.Paint(color=C.OUTLINE_VARIANT, stroke_width=1, style=ft.PaintingStyle.STROKE)
    for total in course.grid():
        y, at = course.y(total), ft.Alignment.CENTER_RIGHT
        shapes.append(cv.Line(course.left, y, course.width, y, paint=thin))
        shapes.append(cv.Text(course.left - 4, y, words.number(total), style=quiet, alignment=at))
    labels, size = course.labels(APART * scale), LABEL_SIZE * scale
    for side, y in enumerate(labels):
        mark, (first, *rest) = buttons.mark_of(side), course.line(side)
        pen = ft.Paint(
            color=mark.color,
            stroke_width=3,
            stroke_dash_pattern=list(DASHES[side % len(DASHES)]) or None,
            stroke_join=ft.StrokeJoin.ROUND,
            style=ft.PaintingStyle.STROKE,
        )
        path = [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in rest)]
        shapes.append(cv.Path(path, paint=pen))
        dot = ft.Paint(color=mark.color, style=ft.PaintingStyle.FILL)
        shapes += [cv.Circle(x, y, 4, paint=dot) for x, y in (first, *rest)]
        last = words.number(totals[side][-1])
        for x, label, color in (
            (course.width + 6, mark.symbol, mark.color),
            (course.width + 8 + size, last, C.ON_SURFACE),
        ):
            style = ft.TextStyle(
                size=size, font_family=Face.BOLD, font_family_fallback=[SYMBOLS], color=color
            )
            shapes.append(cv.Text(x, y, label, style=style, alignment=ft.Alignment.CENTER_LEFT))
    canvas = cv.Canvas(
        shapes=shapes,
        on_resize=lambda e: set_height(max(e.height, APART)),
        resize_interval=0,
        expand=True,
    )
    sides = [
        words.text("course-side", side=member.name, totals=", ".join(map(words.number, line[1:])))
        for member, line in zip(open_match.match.sides, totals, strict=True)
    ]
    label = words.text("course-said", sides="; ".join(sides))
    return buttons.tappable(canvas, label, lambda: go("/course"), name="course", border_radius=12)
