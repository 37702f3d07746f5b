"""What is typed for one side: its chips, its fields, and what they come to."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.i18n.messages import MINUS
from scorekeeper.ui.screens.record.controller import PAIR, FieldView, Kit, ProblemView, SideView
from scorekeeper.ui.screens.record.fields import (
    PANEL_TINT,
    ChipRow,
    Sentence,
    caret,
    field_said,
    fields_of,
    scroll_key,
    side_after,
    side_heading,
    side_points,
    tab_said,
)
from scorekeeper.ui.screens.record.keypad import SideParts, problem_text
from scorekeeper.ui.state import still_component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import UNCLIPPED, mark_of, spoken, tappable_over, unspoken
from scorekeeper.ui.widgets.text import digits, digits_size, one_line, text

C = ft.Colors
CORNER = 16


@still_component
def SidePanel(
    kit: Kit,
    side: SideParts,
    is_open: bool,  # noqa: FBT001
    problems: tuple[ProblemView, ...],
) -> Any:
    """The panel below the tabs; those of the other sides wait unseen, so that a tap shows them."""
    tight = kit.sizes.gap < 8
    edge = 6 if kit.sizes.is_narrow else 12
    last = len(kit.sides) - 1
    return ft.Container(
        ft.Column(
            [
                rows_of(kit, side),
                fields_of(kit, side),
                Sentence(kit, side.view, problems),
            ],
            spacing=kit.sizes.gap - 2 if tight else kit.sizes.gap,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        visible=is_open,
        padding=ft.Padding.only(left=edge, top=5 if tight else 8, right=edge, bottom=4),
        bgcolor=C.with_opacity(PANEL_TINT, mark_of(side.place).container),
        border_radius=ft.BorderRadius.only(
            bottom_left=CORNER,
            bottom_right=CORNER,
            top_left=0 if side.place == 0 else CORNER,
            top_right=0 if side.place == last else CORNER,
        ),
        clip_behavior=UNCLIPPED,
    )


def rows_of(kit: Kit, side: SideParts) -> ft.Column:
    """The rows of chips of a side."""
    return ft.Column(
        [ChipRow(kit, side.place, row, chips, key=row.key) for row, chips in side.rows],
        spacing=10 if kit.sizes.is_roomy else 3,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


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


HEIGHT, LOW_HEIGHT = 148, 80
LARGEST = 44


@still_component
def TotalField(kit: Kit, view: SideView, is_low: bool) -> Any:  # noqa: FBT001
    """Name, the points in large digits, old and new total; a loss is said in words too."""
    field, mark = view.fields[0], mark_of(view.place)
    parts = [
        unspoken(side_heading(kit, view, _width(kit, is_low=is_low), size=15)),
        _points(kit, view, field, is_low=is_low),
        _totals(kit, view),
        _under(kit, view, field),
    ]
    edge = C.ERROR if field.problem else mark.color if field.is_active else C.OUTLINE
    ground = C.with_opacity(PANEL_TINT, mark.container)
    return tappable_over(
        _low(parts)
        if is_low
        else ft.Column(parts, spacing=0, alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
        field_said(kit, field),
        lambda: kit.pencil.move((view.place, field.field)),
        name=f"field-{view.place}-{field.field}",
        selected=field.is_active,
        expand=None if is_low else True,
        height=kit.sizes.grown(LOW_HEIGHT if is_low else HEIGHT),
        key=scroll_key((view.place, field.field)),
        padding=ft.Padding.symmetric(vertical=6 if is_low else 10, horizontal=12),
        bgcolor=ground if field.is_active else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2, edge),
        border_radius=18,
    )


def totals_of(kit: Kit, sides: Sequence[SideParts]) -> ft.Control:
    """The fields of all sides: two side by side, more of them one below the other."""
    is_low = len(sides) > PAIR or kit.sizes.is_large
    shown: list[ft.Control] = [TotalField(kit, one.view, is_low, key=one.place) for one in sides]
    if is_low:
        return ft.Column(
            shown, spacing=kit.sizes.gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    return ft.Row(shown, spacing=8)


def _width(kit: Kit, *, is_low: bool) -> float:
    """Pixels for the heading of a field."""
    return kit.sizes.width - 150 if is_low else kit.sizes.side_width - 20


def _low(parts: list[ft.Control]) -> ft.Control:
    """Name and totals to the left, the points to the right."""
    heading, points, *others = parts
    left = ft.Column(
        [heading, *others], spacing=1, expand=True, alignment=ft.MainAxisAlignment.CENTER
    )
    return ft.Row([left, points], spacing=8)


def _points(kit: Kit, view: SideView, field: FieldView, *, is_low: bool) -> ft.Control:
    shown = kit.words.number(field.value) if field.text else "" if field.is_active else "0"
    if field.is_loss and not field.value:
        shown = MINUS
    room = kit.sizes.width / PAIR - 50
    size = digits_size(shown, room, scale=kit.sizes.scale, most=36 if is_low else LARGEST)
    color = mark_of(view.place).on_container if field.is_active else C.ON_SURFACE
    ink = color if field.text else C.ON_SURFACE_VARIANT
    said = kit.words.points(view.points)
    return ft.Row(
        [
            spoken(digits(shown, size, ink), said, name=f"sum-{view.place}"),
            unspoken(caret(field, size)),
        ],
        spacing=4,
        tight=is_low,
        alignment=ft.MainAxisAlignment.END,
    )


def _totals(kit: Kit, view: SideView) -> ft.Control:
    """The old total and the new one."""
    old = text(kit.words.number(view.before), 15, color=C.ON_SURFACE_VARIANT)
    return ft.Row([unspoken(old), side_after(kit, view, size=17)], spacing=5)


def _under(kit: Kit, view: SideView, field: FieldView) -> ft.Control:
    """What is wrong, else a loss in words, else the next initial meld."""
    if field.problem is not None:
        return problem_text(field.problem, field.problem.brief, size=13, most_lines=1)
    if field.is_loss:
        loses = kit.words.text("record-loses", points=-view.points)
        return one_line(loses, 14, Face.BOLD, color=C.ON_SURFACE)
    needed = kit.words.text("record-next-meld", needed=kit.words.requirement(view.required))
    return one_line(needed, 14, color=C.ON_SURFACE_VARIANT)
