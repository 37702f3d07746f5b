"""The fields of a side that the keypad types into."""

from typing import Any

import flet as ft

from scorekeeper.entry import Field
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.fit import digits_size, fits
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import unspoken
from scorekeeper.ui.components.tap import tappable_over
from scorekeeper.ui.components.text import digits, one_line
from scorekeeper.ui.screens.record.board import SideParts
from scorekeeper.ui.screens.record.following import scroll_key
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.problems import problem_text
from scorekeeper.ui.screens.record.views import FieldView
from scorekeeper.ui.theme import Face
from scorekeeper.words.words import MINUS

C = ft.Colors
BLANK = "–"
EDGE = 2.5
WORDS = 118
"""Pixels of a field that the words before the digits and the edges take."""
LEAST_WIDTH = 150
"""From this width on words and digits stand side by side."""
LAST_SEEN = 11
"""Characters of a sum that are shown while it grows."""


@still_component
def SumField(kit: Kit, view: FieldView) -> Any:
    """What is counted, the sum as typed, and its value in large digits."""
    edge, thick = _edge(view)
    lost = EDGE - thick
    return tappable_over(
        _content(kit, view),
        field_said(kit, view),
        None if view.is_off else lambda: kit.pencil.move((view.side, view.field)),
        name=f"field-{view.side}-{view.field}",
        selected=view.is_active,
        expand=None if kit.sizes.is_large else True,
        height=kit.sizes.grown(kit.sizes.field),
        key=scroll_key((view.side, view.field)),
        padding=ft.Padding.only(left=10 + lost, right=8 + lost),
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(thick, edge),
        border_radius=14,
    )


def _edge(view: FieldView) -> tuple[ft.ColorValue, float]:
    """Colour and thickness of the edge: thick where the cursor is, or something is wrong."""
    if view.is_off:
        return C.OUTLINE_VARIANT, 1
    if view.problem is not None:
        return C.ERROR, EDGE
    return (mark_of(view.side).color, EDGE) if view.is_active else (C.OUTLINE, 1)


def field_said(kit: Kit, view: FieldView) -> str:
    """What a screen reader says of a field."""
    value = kit.words.number(view.value) if view.text else kit.words.text("record-empty")
    if view.is_off:
        value = kit.words.text("record-field-off", why=view.off_because)
    name = kit.field(view.field)
    said = kit.words.text("record-field-said", field=name, side=kit.name(view.side), value=value)
    if view.problem is None:
        return said
    return kit.words.text("record-field-wrong", said=said, problem=view.problem.said)


def _content(kit: Kit, view: FieldView) -> ft.Control:
    """Words and digits, side by side where the field is wide enough."""
    shown = unspoken(_digits(kit, view))
    if kit.sizes.field_width >= LEAST_WIDTH:
        return ft.Row([_words(kit, view, shown=None), shown], spacing=2)
    return _words(kit, view, shown=shown)


def _words(kit: Kit, view: FieldView, *, shown: ft.Control | None) -> ft.Column:
    """The name of the field, the digits, and what is wrong, the sum, or what becomes of it."""
    color: ft.ColorValue = mark_of(view.side).color if view.is_active else C.ON_SURFACE
    if view.is_off:
        color = C.ON_SURFACE_VARIANT
    size = 16 if kit.sizes.is_roomy else 14
    called = kit.field(view.field)
    if kit.sizes.is_narrow or (kit.sizes.is_roomy and not fits(called, WORDS, size=size, scale=1)):
        called = kit.field(view.field, short=True)
    name = one_line(called, size, Face.MEDIUM, color=color)
    return ft.Column(
        [unspoken(name), *([shown] if shown else []), _under(kit, view)],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
    )


def _under(kit: Kit, view: FieldView) -> ft.Control:
    if view.problem is not None:
        return problem_text(view.problem, view.problem.brief, size=12, most_lines=1)
    shown = kit.words.text("record-field-hint", field=view.field)
    if view.is_off:
        shown = kit.words.text("record-field-off", why=view.off_because)
    elif view.is_sum:
        shown = _sum_as_typed(view.text)
    size = 14 if kit.sizes.is_roomy else 12
    return unspoken(one_line(shown, size, color=C.ON_SURFACE_VARIANT))


def _sum_as_typed(sum_: str) -> str:
    """The sum itself, or its end where it is long."""
    return sum_ if len(sum_) <= LAST_SEEN else f"…{sum_[-LAST_SEEN:]}"


def _digits(kit: Kit, view: FieldView) -> ft.Row:
    shown = kit.words.number(view.value) if view.text else "" if view.is_active else BLANK
    if view.field is Field.HAND and view.text:
        shown = f"{MINUS} {shown}"
    most = 32.0 if kit.sizes.is_roomy else 24.0 if kit.sizes.is_narrow else 26.0
    beside = WORDS * kit.sizes.scale if kit.sizes.field_width >= LEAST_WIDTH else 30
    room = kit.sizes.field_width - beside
    size = digits_size(shown, room, scale=kit.sizes.scale, most=most)
    ink: ft.ColorValue = C.ON_SURFACE if view.text else C.ON_SURFACE_VARIANT
    if view.is_off:
        shown = ""  # the words below say why
    return ft.Row(
        [digits(shown, size, ink), caret(view, size)],
        spacing=3,
        tight=kit.sizes.field_width >= LEAST_WIDTH,
        alignment=ft.MainAxisAlignment.END,
    )


def caret(view: FieldView, size: float) -> ft.Control:
    """The bar that stands where the next digit goes."""
    seen = view.is_active and not view.is_off
    color = mark_of(view.side).color if seen else C.TRANSPARENT
    return ft.Container(width=2, height=size, bgcolor=color)


def fields_of(kit: Kit, side: SideParts) -> ft.Control:
    """All fields of a side, side by side where there is room."""
    shown: list[ft.Control] = [SumField(kit, view, key=field) for field, view in side.fields]
    if kit.sizes.is_large:
        return ft.Column(
            shown, spacing=kit.sizes.gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    return ft.Row(shown, spacing=8)
