"""One score card in three forms: its side's total, what it needs, how far it has come."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import flet as ft
import flet.canvas as cv

from scorekeeper.i18n import Words
from scorekeeper.match import Side
from scorekeeper.scoring import Requirement
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import Layout, State, go, still_component
from scorekeeper.ui.theme import SYMBOLS, Face
from scorekeeper.ui.widgets.buttons import (
    UNCLIPPED,
    Mark,
    badge_width,
    mark_of,
    out_badge,
    spoken,
    tappable,
    unspoken,
)
from scorekeeper.ui.widgets.match import (
    DealLine,
    deal_lines,
    grid_step,
    names_of,
    said_of_deal,
    totals_by_side,
)
from scorekeeper.ui.widgets.text import (
    DIGITS,
    digits,
    digits_size,
    digits_width,
    fits,
    fitting_name,
    one_line,
    shared_size,
    text,
)

C = ft.Colors
BIGGEST, IN_STRIP = 56, 40
"""Sizes of totals on a phone."""
PADDING, NEEDS = 14, 52
NAME_SIZE = 17


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """What stands on one score card."""

    place: int
    side: Side
    total: int
    required: Requirement | None
    """None where the match is over."""
    target: int | None

    @property
    def mark(self) -> Mark:
        """The mark and the colours of the side."""
        return mark_of(self.place)


def largest_total(state: State, cards: Sequence[Card], width: float, most: float) -> float:
    """The size in which the totals of all tall cards of that width have room."""
    totals = [state.words.number(card.total) for card in cards]
    return shared_size(totals, width - 2 * PADDING, scale=state.layout.scale, most=most)


def tall_card(state: State, card: Card, width: float, size: float) -> ft.Container:
    """The usual form: everything one below the other, the total in that size."""
    words, room = state.words, width - 2 * PADDING
    parts = [
        _name(card, state.layout, room),
        _total(state, card, room, size),
        *_needs(words, card),
        *_bar(card),
        *_to_go(words, card),
    ]
    return _framed(card, parts, 6)


def large_card(state: State, card: Card, width: float) -> ft.Container:
    """For large text: total and need beside each other, so that all sides are seen at once."""
    room = width - 2 * PADDING
    beside = room - (NEEDS + 34) * state.layout.scale
    total = ft.Container(_total(state, card, beside, BIGGEST), expand=True)
    row = ft.Row([total, *_needs(state.words, card, stacked=True)], spacing=8)
    return _framed(card, [_name(card, state.layout, room), row, *_bar(card)], 4)


def strip_card(state: State, card: Card, width: float, *, low: bool) -> ft.Container:
    """In little height: name over need at the left, the total at the right."""
    room = (width - 2 * PADDING) / 2
    name = ft.Column(
        [_name(card, state.layout, room), *_needs(state.words, card, tight=True)],
        spacing=0 if low else 4,
        expand=True,
    )
    row = ft.Row([name, _total(state, card, room, IN_STRIP)], spacing=8)
    return _framed(card, [row, *([] if low else _bar(card))], 6, vertical=5 if low else 8)


def _framed(
    card: Card, parts: list[ft.Control], spacing: float, vertical: float = PADDING
) -> ft.Container:
    return ft.Container(
        ft.Column(parts, spacing=spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(vertical=vertical, horizontal=PADDING),
        bgcolor=card.mark.container,
        border_radius=20,
        clip_behavior=UNCLIPPED,
    )


def _name(card: Card, layout: Layout, room: float) -> ft.Control:
    mark, side = card.mark, card.side
    shown = fitting_name(side.name, side.short, room - 24, size=NAME_SIZE, scale=layout.scale)
    name = one_line(shown, NAME_SIZE, Face.BOLD, color=mark.on_container, expand=True)
    symbol = text(mark.symbol, NAME_SIZE + 1, color=mark.color)
    return spoken(ft.Row([symbol, name], spacing=6), side.name)


def _total(state: State, card: Card, room: float, most: float) -> ft.Semantics:
    total = state.words.number(card.total)
    size = digits_size(total, room, scale=state.layout.scale, most=most)
    return ft.Semantics(
        identifier=f"total-{card.place}",
        container=True,
        content=digits(total, size, card.mark.on_container),
    )


def _needs(
    words: Words, card: Card, *, tight: bool = False, stacked: bool = False
) -> list[ft.Control]:
    """What the side's next initial meld must have; while the match runs."""
    if card.required is None:
        return []
    ink, needed = card.mark.on_container, words.requirement(card.required)
    said = text(words.text("table-needs"), 13 if stacked else 15, color=ink)
    size = 22 if needed[-1:].isdigit() else 16
    amount = text(needed, size, Face.BOLD, ink, expand=not tight and not stacked)
    parts: list[ft.Control] = [said, amount]
    shown = (
        ft.Column(parts, spacing=0, tight=True)
        if stacked
        else ft.Row(parts, spacing=8, tight=tight)
    )
    pill = ft.Container(
        shown,
        bgcolor=C.with_opacity(0.55, C.SURFACE),
        border_radius=10,
        clip_behavior=UNCLIPPED,
        padding=ft.Padding.symmetric(vertical=2 if tight else 6, horizontal=12),
    )
    return [spoken(pill, words.text("table-needs-said", needed=needed), name=f"needs-{card.place}")]


def _bar(card: Card) -> list[ft.Control]:
    """How far the side has come, as a bar; without a target there is none."""
    if not card.target:
        return []
    bar = ft.ProgressBar(
        value=min(max(card.total / card.target, 0), 1),
        bar_height=8,
        color=card.mark.color,
        bgcolor=C.with_opacity(0.18, card.mark.color),
        border_radius=4,
        year_2023=True,
    )
    return [unspoken(bar)]


def _to_go(words: Words, card: Card) -> list[ft.Control]:
    """What is still to go, in figures."""
    if not card.target:
        return []
    ink, left = card.mark.on_container, card.target - card.total
    key = "table-to-go" if left > 0 else "table-reached"
    to_go = one_line(words.text(key, points=max(left, 0)), 14, color=ink, expand=True)
    return [ft.Row([to_go, text(words.number(card.target), 14, color=ink)])]


CARD_HEIGHT, STRIP_HEIGHT, GAP = 197, 86, 10
LEAST_WIDTH = 150
"""Narrower cards lie one below the other."""
BIGGEST_WIDE = 112
TABLET = 600
"""From this height on a wide screen is no phone on its side."""


def cards_of(shown: OpenMatch) -> list[Card]:
    """The cards of a match, in the order of its sides."""
    over = shown.progress.outcome.over
    return [
        Card(
            place=place,
            side=side,
            total=shown.progress.totals[place],
            required=None if over else shown.progress.requirements[place],
            target=_target(shown),
        )
        for place, side in enumerate(shown.match.sides)
    ]


def _target(shown: OpenMatch) -> int | None:
    """What the sides play for; nothing any more where the match is over without it."""
    target, totals = shown.match.rules.target, shown.progress.totals
    if target is None or (shown.progress.outcome.over and max(totals) < target):
        return None
    return target


def score_cards(state: State, shown: OpenMatch, width: float) -> ft.Control:
    """The cards of all sides in a pane of that width."""
    cards, layout = cards_of(shown), state.layout
    if _stacks(len(cards), width, layout):
        low = is_low(layout)
        below: list[ft.Control] = [
            large_card(state, card, width)
            if layout.has_large_text
            else strip_card(state, card, width, low=low)
            for card in cards
        ]
        gap = GAP / 2 if low else GAP
        return ft.Column(below, spacing=gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    each = (width - GAP * (len(cards) - 1)) / len(cards)
    size = largest_total(state, cards, each, _most(layout))
    beside: list[ft.Control] = [
        ft.Container(tall_card(state, card, each, size), expand=True) for card in cards
    ]
    return ft.Row(beside, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)


def cards_height(count: int, width: float, layout: Layout) -> float:
    """About how high the cards are, in a pane of that width."""
    if _stacks(count, width, layout):
        return count * (STRIP_HEIGHT * layout.scale + GAP) - GAP
    return CARD_HEIGHT + (_most(layout) - BIGGEST) * DIGITS


def _stacks(count: int, width: float, layout: Layout) -> bool:
    """Return True if so many cards lie one below the other."""
    return (width - GAP * (count - 1)) / count < LEAST_WIDTH * layout.scale


def is_low(layout: Layout) -> bool:
    """Return True if this is a phone on its side, where every card is to be seen at once."""
    return layout.is_wide and layout.height < TABLET


def _most(layout: Layout) -> float:
    """How large the totals may be: on a tablet larger than on a phone, however it is held."""
    return BIGGEST_WIDE if layout.is_wide and not is_low(layout) else BIGGEST


ROW, HEADS, ARROW = 54, 30, 20
HEAD_NAME, HEAD_MARK = 14, 20
"""Size of a head's name, and the room of the mark before it."""
ENDS, DEALS_GAP, NUMBER = 92, 6, 44
"""Room for both ends of a row, before the badge beside points, and for the deal's number."""
USUAL_SIDES = 2
"""With more sides their cards do not stand above the columns, which then have heads."""
LEAST_POINTS = 74
"""With so much room for points a badge stands beside them."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What all rows have in common."""

    words: Words
    names: tuple[str, ...]
    width: float
    scale: float
    """Of texts, as the system shows them."""
    badge: float
    """The width of the longest badge in the list; 0 where there is none."""


def deals_card(state: State, shown: OpenMatch, width: float) -> ft.Container:
    """All deals in one rounded card."""
    lines, scale = deal_lines(shown), state.layout.scale
    names = names_of(shown)
    ends = {line.ended(side) for line in lines for side in range(len(names))} - {None}
    badges = (badge_width(state.words.text(str(one)), scale=scale) for one in ends)
    frame = Frame(state.words, names, width, scale, max(badges, default=0))
    rows: list[ft.Control] = [DealRow(frame, line, key=line.number) for line in lines]
    if lines and has_heads(shown):
        rows.insert(0, _heads(frame, shown.match.sides))
    return ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=20,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def list_height(shown: OpenMatch) -> float:
    """About how high all deals are in usual text."""
    return len(shown.match.deals) * ROW + (HEADS if has_heads(shown) else 0)


def has_heads(shown: OpenMatch) -> bool:
    """Return True if each column says whose it is."""
    return len(shown.match.sides) > USUAL_SIDES


def _heads(frame: Frame, sides: Sequence[Side]) -> ft.Control:
    """Whose each column is: the mark of a side, and its name where it has room."""
    each = (frame.width - ENDS) / len(sides)
    beside = _beside_points(frame, each)
    right = 0 if beside is None else beside + _free(each)
    heads = [
        _head(frame, place, side, each - DEALS_GAP - right) for place, side in enumerate(sides)
    ]
    padding = ft.Padding.only(right=right)
    cells = [ft.Container(head, expand=True, padding=padding) for head in heads]
    row = ft.Row([ft.Container(width=NUMBER), *cells, ft.Container(width=ARROW)], spacing=0)
    return unspoken(ft.Container(row, padding=ft.Padding.only(left=14, right=8, top=6)))


def _head(frame: Frame, place: int, side: Side, room: float) -> ft.Row:
    mark, left = mark_of(place), room - HEAD_MARK * frame.scale
    name = fitting_name(side.name, side.short, left, size=HEAD_NAME, scale=frame.scale)
    shown: list[ft.Control] = [text(mark.symbol, HEAD_NAME, color=mark.color)]
    if fits(name, left, size=HEAD_NAME, scale=frame.scale):
        shown.append(one_line(name, HEAD_NAME, color=C.ON_SURFACE_VARIANT))
    return ft.Row(shown, spacing=4, alignment=ft.MainAxisAlignment.END)


@still_component
def DealRow(frame: Frame, line: DealLine) -> Any:
    """One deal; with many deals in a list only those that changed are drawn anew."""
    names = frame.names
    each = (frame.width - ENDS) / len(names)
    cells: list[ft.Control] = [_cell(frame, line, side, each) for side in range(len(names))]
    under = ft.BorderSide(1, C.TRANSPARENT if line.number == 1 else C.OUTLINE_VARIANT)
    return tappable(
        ft.Row(
            [
                _number(line),
                *cells,
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=ARROW, color=C.ON_SURFACE_VARIANT),
            ],
            spacing=0,
        ),
        said_of_deal(frame.words, line, names),
        lambda: go(f"/deal/{line.played.uid}"),
        name=f"deal-{line.number}",
        padding=ft.Padding.only(left=14, right=8, top=5, bottom=5),
        border=ft.Border.only(bottom=under),
    )


def _number(line: DealLine) -> ft.Control:
    """The number of a deal, and a sign where something is unlikely about it."""
    ink = C.ON_SURFACE_VARIANT
    if not line.stand.score.problems:
        return text(f"{line.number}", 16, Face.MEDIUM, ink, width=NUMBER)
    sign = ft.Icon(ft.Icons.WARNING_AMBER, size=16, color=C.ERROR)
    return ft.Row([text(f"{line.number}", 16, Face.MEDIUM, ink), sign], spacing=2, width=NUMBER)


def _cell(frame: Frame, line: DealLine, side: int, width: float) -> ft.Control:
    """Points and running total; the badge beside them, or below where there is no room."""
    ended = line.ended(side)
    badge: list[ft.Control] = [out_badge(frame.words.text(ended), side)] if ended else []
    aside = _beside_points(frame, width)
    if aside is None:
        return _numbers(frame, line, side, width, badge)
    numbers = _numbers(frame, line, side, width - aside, [])
    shown = ft.Row(badge, tight=True) if badge else None
    beside = ft.Container(shown, width=aside, padding=ft.Padding.only(left=DEALS_GAP))
    return ft.Container(
        ft.Row([numbers, beside], spacing=0),
        expand=True,
        padding=ft.Padding.only(right=_free(width)),
    )


def _beside_points(frame: Frame, width: float) -> float | None:
    """The room beside points for the badges of a list; None where they stand below."""
    aside = DEALS_GAP + frame.badge if frame.badge else 0
    return None if (width - aside) / frame.scale < LEAST_POINTS else aside


def _free(width: float) -> float:
    """What a wide column leaves free at its end."""
    return max(0, (width - 150) / 4)


def _numbers(
    frame: Frame, line: DealLine, side: int, width: float, badge: list[ft.Control]
) -> ft.Column:
    """What the deal brought over where the side stood after it, and the badge beside that."""
    words, scale = frame.words, frame.scale
    points, total = words.points(line.stand.score.totals[side]), line.stand.running[side]
    size = digits_size(points, width - DEALS_GAP, scale=scale, most=19, least=13)
    small = min(14, size)
    face = Face.BOLD if line.ended(side) else Face.MEDIUM
    running = one_line(words.number(total), small, color=C.ON_SURFACE_VARIANT)
    below: list[ft.Control] = [running, *badge]
    if (
        badge
        and frame.badge + DEALS_GAP + digits_width(words.number(total), small, scale=scale) <= width
    ):
        below = [ft.Row([*badge, running], spacing=4, tight=True)]
    return ft.Column(
        [text(points, size, face, max_lines=1), *below],
        spacing=0,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )


Point = tuple[float, float]
MARGIN = 8
"""Room above and below the lines, so that their points are not cut off."""
MOST_STEPS, ROOM_OF_STEP = 4, 28


@dataclass(frozen=True, slots=True)
class Course:
    """The totals of each side from the start to the last deal, and the room to draw them in."""

    totals: tuple[tuple[int, ...], ...]
    """A row a side: its total before the first deal, and after each."""
    width: float
    height: float
    left: float = 0
    """Room before the lines, for what the thin lines stand for."""

    @property
    def top(self) -> int:
        """The highest total, and never below nothing."""
        return max(0, *(max(line) for line in self.totals))

    @property
    def bottom(self) -> int:
        """The lowest total, and never above nothing."""
        return min(0, *(min(line) for line in self.totals))

    def y(self, total: int) -> float:
        """How far down a total lies."""
        spread = self.top - self.bottom or 1
        return MARGIN + (self.top - total) / spread * (self.height - 2 * MARGIN)

    def line(self, side: int) -> list[Point]:
        """The points of a side's line, from left to right."""
        totals = self.totals[side]
        start = self.left + MARGIN
        step = (self.width - start - MARGIN) / max(len(totals) - 1, 1)
        return [(start + place * step, self.y(total)) for place, total in enumerate(totals)]

    def grid(self) -> list[int]:
        """Round totals at which thin lines run across, nothing among them."""
        steps = max(min(int(self.height // ROOM_OF_STEP), MOST_STEPS), 1)
        step = grid_step(self.top - self.bottom, steps)
        first = -(-self.bottom // step) * step
        return list(range(first, self.top + 1, step))

    def labels(self, apart: float) -> list[float]:
        """How far down the label of each side stands: near its line's end, never on another."""
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


LEAST_DEALS = 2
USUAL_HEIGHT = 120
LABELS, LABEL_SIZE, APART = 80, 15, 20
GRID_LABELS, GRID_SIZE = 38, 12
MOST_SCALE = 1.5
"""Larger text would leave no room for the lines."""
DASHES: tuple[tuple[ft.Number, ...], ...] = ((), (6, 5), (2, 4), (10, 4, 2, 4))
"""Lines differ by more than their colour."""


def has_course(shown: OpenMatch) -> bool:
    """Return True if there are enough deals for a line to say anything."""
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
