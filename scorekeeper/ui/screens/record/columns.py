"""A tablet or a window: all sides in columns, the keypad beside or below them."""

from typing import Any

import flet as ft

from scorekeeper.entry.sums import MINUS as SIGN
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.fit import fitting_name
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.page import padded, page
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.parts import STRETCH, Parts
from scorekeeper.ui.screens.record.problems import elsewhere, loose
from scorekeeper.ui.screens.record.sentence import problem_line
from scorekeeper.ui.screens.record.side_column import SideColumn
from scorekeeper.ui.screens.record.sizes import EDGE, GAP, PANEL, Arrangement
from scorekeeper.ui.screens.record.views import SideView
from scorekeeper.ui.theme import Face
from scorekeeper.words.words import MINUS

C = ft.Colors


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
            [Typing(parts.kit, parts.board.opened), parts.keypad(), parts.save(PANEL - 28)],
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
        SideColumn(parts.kit, side, side.is_open, loose(view.problems), key=side.place)
        for side, view in zip(parts.sides, parts.deal.sides, strict=True)
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
def Typing(kit: Kit, opened: SideView) -> Any:
    """What the keypad types into just now, in the largest digits."""
    mark, side = mark_of(opened.place), opened.side
    field = next((one for one in opened.fields if one.is_active), opened.fields[0])
    name = fitting_name(side.name, side.short, PANEL - 170, size=18, scale=kit.sizes.scale)
    what = text(kit.field(field.field), 16, color=C.ON_SURFACE_VARIANT)
    symbol = text(mark.symbol, 20, color=mark.color)
    shown = field.text.replace(SIGN, MINUS) or "0"
    number = digits(shown, _display(shown), mark.color)
    return ft.Container(
        ft.Column(
            [
                ft.Row([symbol, one_line(name, 18, Face.BOLD, expand=True), what], spacing=6),
                ft.Row([number], alignment=ft.MainAxisAlignment.END),
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
