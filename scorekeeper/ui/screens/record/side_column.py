"""One side from its name to its sum, where all sides are seen at once."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.tap import tappable_over
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.record.board import SideParts
from scorekeeper.ui.screens.record.fields import fields_of
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.panel import rows_of
from scorekeeper.ui.screens.record.problems import problem_text
from scorekeeper.ui.screens.record.sentence import Sentence
from scorekeeper.ui.screens.record.side_tabs import (
    side_after,
    side_heading,
    side_points,
    tab_said,
)
from scorekeeper.ui.screens.record.views import ProblemView, SideView
from scorekeeper.ui.theme import Face

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
OPEN_TINT, TINT = 0.45, 0.18
NUMBERS = 220
"""Pixels of the sum and the new total beside a name."""
ITEMISED = 4
"""With more rows of chips than these the sentence stands in place of the lines."""


@still_component
def SideColumn(
    kit: Kit,
    side: SideParts,
    is_open: bool,  # noqa: FBT001
    problems: tuple[ProblemView, ...],
) -> Any:
    """One side from its name to its sum, and what is wrong with it as a whole."""
    mark, roomy = mark_of(side.place), kit.sizes.is_roomy
    itemised = roomy and len(side.rows) <= ITEMISED
    return ft.Container(
        ft.Column(
            [
                Head(kit, side.view),
                rows_of(kit, side),
                fields_of(kit, side),
                *(problem_text(problem, problem.said) for problem in problems),
                Items(kit, side.view) if itemised else Sentence(kit, side.view, ()),
            ],
            spacing=10,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=STRETCH,
        ),
        expand=True,
        padding=16 if roomy else 10,
        border_radius=20,
        bgcolor=C.with_opacity(OPEN_TINT if is_open else TINT, mark.container),
        border=ft.Border.all(2, mark.color if is_open else C.TRANSPARENT),
    )


@still_component
def Head(kit: Kit, view: SideView) -> Any:
    """Name and sum; a tap puts the cursor into this column."""
    numbers_room = NUMBERS if kit.sizes.is_roomy else 0
    width = kit.sizes.side_width - numbers_room
    heading = side_heading(kit, view, width, size=22 if kit.sizes.is_roomy else 16)
    points = side_points(kit, view, most=32 if kit.sizes.is_roomy else 22)
    after = side_after(kit, view, size=18 if kit.sizes.is_roomy else 14)
    numbers = ft.Row([points, after], spacing=10, tight=True)
    lines: ft.Control = ft.Column([heading, numbers], spacing=2)
    if kit.sizes.is_roomy:
        lines = ft.Row([ft.Container(heading, expand=True), numbers], spacing=10)
    return tappable_over(
        lines,
        tab_said(kit, view),
        lambda: kit.pencil.open_side(view.place),
        name=f"tab-{view.place}",
        selected=view.is_open,
        height=48 if kit.sizes.is_roomy else 56,
        border_radius=12,
    )


@still_component
def Items(kit: Kit, view: SideView) -> Any:
    """The score line by line, as it will stand in the breakdown."""
    rows: list[ft.Control] = [
        ft.Row(
            [
                one_line(kit.words.line(line), 17, expand=True),
                text(kit.words.number(line.points), 18, Face.MEDIUM),
            ]
        )
        for line in view.lines
    ]
    total = ft.Row(
        [
            text(kit.words.text("record-sum"), 18, Face.BOLD, expand=True),
            digits(kit.words.number(view.points), 24, mark_of(view.place).on_container),
        ]
    )
    rows.append(
        ft.Container(
            total,
            border=ft.Border(top=ft.BorderSide(1, C.OUTLINE)),
            padding=ft.Padding.only(top=6),
        )
    )
    course = kit.words.text(
        "record-course",
        before=view.before,
        after=view.after,
        needed=kit.words.requirement(view.required),
    )
    rows.append(text(course, 16, color=C.ON_SURFACE_VARIANT))
    said = kit.words.sentence(view.lines) or kit.words.text("record-nothing")
    items = ft.Column(rows, spacing=3, horizontal_alignment=STRETCH)
    return spoken(items, said, name=f"sentence-{view.place}")
