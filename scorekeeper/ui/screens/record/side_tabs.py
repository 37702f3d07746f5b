"""The tabs of the sides: each with its points of this deal and its new total, all the time."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.badges import badge_width, out_badge
from scorekeeper.ui.components.fit import digits_size, fitting_name
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import spoken, unspoken
from scorekeeper.ui.components.tap import tappable_over
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.sizes import PAIR
from scorekeeper.ui.screens.record.views import SideView
from scorekeeper.ui.theme import Face

C = ft.Colors
PANEL_TINT = 0.45
WARNING, SIGNS, LEAST_NAME = 23, 40, 40
"""Pixels of the warning, of the mark and the edges, and the least for a name."""


@still_component
def SideTab(kit: Kit, view: SideView) -> Any:
    """A side's tab: mark, name, OUT; the sum of this deal and what it makes of the total."""
    mark, on = mark_of(view.place), view.is_open
    numbers: list[ft.Control] = [side_points(kit, view, most=22), side_after(kit, view, size=14)]
    many = len(kit.sides) > PAIR and not kit.sizes.is_large
    lines = numbers if many else [ft.Row(numbers, spacing=8)]
    return tappable_over(
        ft.Column(
            [unspoken(side_heading(kit, view, kit.sizes.side_width, size=15)), *lines],
            spacing=0 if many else 1,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        tab_said(kit, view),
        lambda: kit.pencil.open_side(view.place),
        name=f"tab-{view.place}",
        selected=on,
        expand=True,
        height=kit.sizes.grown(kit.sizes.tab + (6 if many else 0)),
        padding=ft.Padding.only(left=10, right=8, top=2, bottom=2),
        bgcolor=C.with_opacity(PANEL_TINT, mark.container) if on else C.TRANSPARENT,
        border_radius=ft.BorderRadius.only(top_left=16, top_right=16),
    )


def tab_said(kit: Kit, view: SideView) -> str:
    """What a screen reader says of a side's tab or heading."""
    return kit.words.text(
        "record-tab-said",
        side=view.side.name,
        points=kit.words.points(view.points),
        total=view.after,
        problem="yes" if view.problems else "no",
    )


def side_heading(kit: Kit, view: SideView, width: float, *, size: float) -> ft.Row:
    """Mark and name of a side, a warning where something is wrong, and OUT where it is out.

    All of it has `width` pixels.
    """
    mark, scale, badges = mark_of(view.place), kit.sizes.scale, list[ft.Control]()
    room = width - SIGNS
    if view.problems:
        badges.append(ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=18, color=C.ERROR))
        room -= WARNING
    word = kit.words.text("badge-acaba" if view.called_acaba else "badge-out")
    beside = room - badge_width(word, scale=scale)
    if view.is_out and beside >= LEAST_NAME * scale:  # else the answer above says it
        badges.append(out_badge(word, view.place))
        room = beside
    name = fitting_name(view.side.name, view.side.short, room, size=size, scale=scale)
    face = Face.BOLD if view.is_open else Face.MEDIUM
    return ft.Row(
        [
            text(mark.symbol, size + 1, color=mark.color),
            one_line(name, size, face, expand=True),
            *badges,
        ],
        spacing=5,
    )


def side_points(kit: Kit, view: SideView, *, most: float) -> ft.Semantics:
    """The sum of this deal for a side, with its sign."""
    shown = kit.words.points(view.points)
    color = mark_of(view.place).on_container if view.is_open else C.ON_SURFACE
    size = digits_size(shown, kit.sizes.side_width / PAIR, scale=kit.sizes.scale, most=most)
    return spoken(digits(shown, size, color), shown, name=f"sum-{view.place}")


def side_after(kit: Kit, view: SideView, *, size: float) -> ft.Semantics:
    """The total of the match that this deal makes for a side."""
    shown = kit.words.text("record-after", total=view.after)
    label = kit.words.number(view.after)
    quiet = text(shown, size, color=C.ON_SURFACE_VARIANT, max_lines=1)
    return spoken(quiet, label, name=f"new-total-{view.place}")
