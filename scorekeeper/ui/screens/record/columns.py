"""A tablet or a window: all sides in columns, the keypad beside or below them."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.page import padded, page
from scorekeeper.ui.components.tap import tappable_over
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.record.fields import fields_of
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.panel import rows_of
from scorekeeper.ui.screens.record.parts import STRETCH, Parts
from scorekeeper.ui.screens.record.problems import elsewhere, loose, problem_text
from scorekeeper.ui.screens.record.sentence import Sentence, problem_line
from scorekeeper.ui.screens.record.side_tabs import side_after, side_heading, side_points
from scorekeeper.ui.screens.record.sizes import EDGE, GAP, PANEL, Arrangement
from scorekeeper.ui.screens.record.views import SideView
from scorekeeper.ui.theme import Face

C = ft.Colors
OPEN_TINT, TINT = 0.45, 0.18


def columns(bar: ft.Control, parts: Parts) -> ft.Control:
    """The question above, the sides below it, the keypad where it has room."""
    sizes = parts.sizes
    beside = sizes.arrangement is Arrangement.COLUMNS
    form = _form(parts)
    if not beside:
        width = sizes.width - 2 * EDGE
        keys, save = padded(parts.keypad()), padded(parts.save(width), bottom=8)
        return page(bar, padded(parts.who_out()), form, keys, save)
    pad = ft.Container(
        ft.Column(
            [_typing(parts), parts.keypad(), parts.save(PANEL - 28)],
            spacing=10,
            horizontal_alignment=STRETCH,
        ),
        width=PANEL,
        padding=14,
        border_radius=20,
        bgcolor=C.SURFACE_CONTAINER,
        margin=ft.Margin.only(right=EDGE, bottom=EDGE),
    )
    row = ft.Row([form, pad], spacing=GAP, expand=True, vertical_alignment=STRETCH)
    return page(bar, padded(parts.who_out()), row)


def _form(parts: Parts) -> ft.Control:
    """The columns, or the totals; what is wrong with the whole deal stands above them."""
    if parts.deal.is_totals:
        return ft.Column([parts.totals()], expand=True, horizontal_alignment=STRETCH)
    shown: list[ft.Control] = [
        SideColumn(parts.kit, view, key=view.place) for view in parts.deal.sides
    ]
    row = ft.Row(shown, spacing=GAP, expand=True, vertical_alignment=STRETCH)
    whole = elsewhere(parts.deal, parts.sizes)
    above = [problem_line(parts.kit, whole, None)] if whole else []
    return padded(
        ft.Column([*above, row], spacing=4, expand=True, horizontal_alignment=STRETCH),
        expand=True,
        bottom=EDGE if parts.sizes.arrangement is Arrangement.COLUMNS else 0,
    )


@still_component
def SideColumn(kit: Kit, view: SideView) -> Any:
    """One side from its name to its sum."""
    mark, roomy = mark_of(view.place), kit.sizes.is_roomy
    wrong = [problem_text(problem, problem.said) for problem in loose(view.problems)]
    itemised = roomy and len(view.rows) <= 4
    result = _items(kit, view) if itemised else Sentence(kit, view, ())
    return ft.Container(
        ft.Column(
            [
                _head(kit, view),
                rows_of(kit, view),
                fields_of(kit, view.fields),
                *wrong,
                result,
            ],
            spacing=10,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=STRETCH,
        ),
        expand=True,
        padding=16 if roomy else 10,
        border_radius=20,
        bgcolor=C.with_opacity(OPEN_TINT if view.is_open else TINT, mark.container),
        border=ft.Border.all(2, mark.color if view.is_open else C.TRANSPARENT),
    )


def _head(kit: Kit, view: SideView) -> ft.Stack:
    """Name and sum; a tap puts the cursor into this column."""
    heading = side_heading(kit, view, size=22 if kit.sizes.is_roomy else 16)
    points = side_points(kit, view, most=32 if kit.sizes.is_roomy else 22)
    after = side_after(kit, view, size=18 if kit.sizes.is_roomy else 14)
    numbers = ft.Row([points, after], spacing=10, tight=True)
    lines: ft.Control = ft.Column([heading, numbers], spacing=2)
    if kit.sizes.is_roomy:
        lines = ft.Row([ft.Container(heading, expand=True), numbers], spacing=10)
    said = kit.words.text(
        "record-tab-said",
        side=view.side.name,
        points=kit.words.points(view.points),
        total=view.after,
        problem="yes" if view.problems else "no",
    )
    return tappable_over(
        lines,
        said,
        lambda: kit.pencil.open_side(view.place),
        name=f"tab-{view.place}",
        selected=view.is_open,
        height=48 if kit.sizes.is_roomy else 56,
        border_radius=12,
    )


def _items(kit: Kit, view: SideView) -> ft.Semantics:
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
    return ft.Semantics(
        identifier=f"sentence-{view.place}",
        label=said,
        container=True,
        exclude_semantics=True,
        content=ft.Column(rows, spacing=3, horizontal_alignment=STRETCH),
    )


def _typing(parts: Parts) -> ft.Control:
    """What the keypad types into just now, in the largest digits."""
    deal = parts.deal
    mark = mark_of(deal.open_side)
    field = next((one for one in deal.opened.fields if one.is_active), deal.opened.fields[0])
    name = parts.kit.words.text("record-field", field=field.field)
    shown = field.text or "0"
    side = parts.kit.sides[deal.open_side].name
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [
                        text(mark.symbol, 20, color=mark.color),
                        one_line(side, 18, Face.BOLD, expand=True),
                        text(name, 16, color=C.ON_SURFACE_VARIANT),
                    ],
                    spacing=6,
                ),
                ft.Row(
                    [digits(shown, _display(shown), mark.color)],
                    alignment=ft.MainAxisAlignment.END,
                ),
            ],
            spacing=6,
        ),
        height=112,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=16,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2, mark.color),
    )


def _display(shown: str) -> float:
    """The size in which a sum fits the display."""
    return max(24, min(56, (PANEL - 60) / (0.62 * len(shown))))
