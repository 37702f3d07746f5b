"""The lines of a deal on the screen: what for, by which rule, from which source, and points."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.match import Side
from scorekeeper.scoring import ScoreLine
from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.fit import shared_size
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import TOUCH, tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.breakdown.lines import LineRow, rows_of
from scorekeeper.ui.screens.breakdown.rule import rule_in_short, sources_in_short
from scorekeeper.ui.screens.table.deals import DealLine
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors
START = ft.CrossAxisAlignment.START
EDGE = 7
COLUMN, LEAST_NAME = 60, 150
DIGITS, GAP = 20, 8
NONE = "–"


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the points stand: a column a side, or below the words where the width is 0."""

    width: float
    size: float
    """Of all numbers in them."""


def lines_card(
    state: State,
    shown: OpenMatch,
    line: DealLine,
    width: float,
    on_tap: Callable[[LineRow], Any],
) -> ft.Container:
    """Head, a row for each line, and the sum; all in one rounded card."""
    sides, columns = shown.match.sides, _columns(state, line, width)
    rows = [_row(state, shown, row, columns, on_tap) for row in rows_of(line.stand.score)]
    return ft.Container(
        ft.Column(
            [_head(state, sides, columns), *rows, _sum(state, line, columns)],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=18,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _columns(state: State, line: DealLine, width: float) -> Columns:
    """As wide as numbers of the usual length want; none where the names would have no room."""
    scores = line.stand.score.sides
    each = COLUMN * state.layout.scale
    if width - len(scores) * each < LEAST_NAME:
        return Columns(0, DIGITS)
    numbers = [
        number for side in scores for number in (side.total, *(n.points for n in side.lines))
    ]
    said = map(state.words.number, numbers)
    return Columns(each, shared_size(said, each - GAP, scale=state.layout.scale, most=DIGITS))


def _head(state: State, sides: tuple[Side, ...], columns: Columns) -> ft.Control:
    title = state.words.text("breakdown-head")
    marks: list[ft.Control] = [
        ft.Container(
            text(mark_of(place).symbol, 16, color=mark_of(place).color),
            width=columns.width,
            alignment=ft.Alignment.CENTER_RIGHT,
        )
        for place in range(len(sides))
    ]
    said = ft.Container(text(title, 13, Face.MEDIUM, C.ON_SURFACE_VARIANT), expand=True)
    return ft.Container(
        ft.Row([said, *(marks if columns.width else [])], spacing=0),
        bgcolor=C.SURFACE_CONTAINER_HIGH,
        padding=ft.Padding.symmetric(vertical=6, horizontal=14),
    )


def _row(
    state: State,
    shown: OpenMatch,
    row: LineRow,
    columns: Columns,
    on_tap: Callable[[LineRow], Any],
) -> ft.Control:
    words, sides = state.words, shown.match.sides
    name, rule = words.line(row.line), rule_in_short(words, shown, row.line)
    gavel = ft.Icon(ft.Icons.GAVEL, size=13, color=C.PRIMARY)
    told: list[ft.Control] = [text(name, 16, Face.MEDIUM)]
    if rule:
        said = text(rule, 13, Face.MEDIUM, C.PRIMARY, expand=True)
        told.append(ft.Row([gavel, said], spacing=5, vertical_alignment=START))
        sources = sources_in_short(words, shown, row.line)
        told.append(text(sources, 13, color=C.ON_SURFACE_VARIANT))
    points = [_points(state, line, columns) for line in row.by_side]
    said_points = "; ".join(
        words.text("points-for-side", points=words.points(line.points), side=side.name)
        for side, line in zip(sides, row.by_side, strict=True)
        if line is not None
    )
    return tappable(
        ft.Row(
            [
                ft.Container(_beside(ft.Column(told, spacing=1), points, columns), expand=True),
                ft.Container(height=TOUCH - 2 * EDGE),  # a line without a rule is low
            ],
            spacing=0,
        ),
        words.text("breakdown-line-said", line=name, points=said_points, rule=rule or "none"),
        lambda: on_tap(row),
        name=f"line-{row.name}",
        padding=ft.Padding.symmetric(vertical=EDGE, horizontal=14),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )


def _points(state: State, line: ScoreLine | None, columns: Columns) -> ft.Control:
    said = NONE if line is None else state.words.number(line.points)
    return text(said, columns.size, Face.MEDIUM, max_lines=1)


def _sum(state: State, line: DealLine, columns: Columns) -> ft.Control:
    words = state.words
    points: list[ft.Control] = [
        ft.Semantics(
            identifier=f"sum-{place}",
            container=True,
            content=text(words.number(total), columns.size, Face.BOLD, max_lines=1),
        )
        for place, total in enumerate(line.stand.score.totals)
    ]
    return ft.Container(
        _beside(text(words.text("breakdown-sum"), 18, Face.BOLD), points, columns),
        bgcolor=C.SURFACE_CONTAINER_HIGH,
        padding=ft.Padding.symmetric(vertical=11, horizontal=14),
    )


def _beside(told: ft.Control, points: list[ft.Control], columns: Columns) -> ft.Control:
    """Points in columns at the right; below the words, each with its mark, without columns."""
    if columns.width:
        cells: list[ft.Control] = [
            ft.Container(one, width=columns.width, alignment=ft.Alignment.CENTER_RIGHT)
            for one in points
        ]
        return ft.Row([ft.Container(told, expand=True), *cells], spacing=0)
    marked: list[ft.Control] = [
        ft.Row(
            [text(mark_of(place).symbol, 14, color=mark_of(place).color), one],
            spacing=5,
            tight=True,
        )
        for place, one in enumerate(points)
    ]
    return ft.Column([told, ft.Row(marked, wrap=True, spacing=18)], spacing=4)
