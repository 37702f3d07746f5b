"""By totals: one large field a side, and what it makes of the side's total."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.fit import digits_size
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import spoken, unspoken
from scorekeeper.ui.components.tap import tappable_over
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.record.board import SideParts
from scorekeeper.ui.screens.record.fields import caret, field_said
from scorekeeper.ui.screens.record.following import scroll_key
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.problems import problem_text
from scorekeeper.ui.screens.record.side_tabs import PANEL_TINT, side_after, side_heading
from scorekeeper.ui.screens.record.sizes import PAIR
from scorekeeper.ui.screens.record.views import FieldView, SideView
from scorekeeper.ui.theme import Face
from scorekeeper.words.words import MINUS

C = ft.Colors
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
