"""A part of the plan that says what is chosen, and shows all there is after a tap."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.ui.components.choices import opening_row
from scorekeeper.ui.screens.club.planning.kit import Planning

STRETCH = ft.CrossAxisAlignment.STRETCH


def fold(
    planning: Planning,
    name: str,
    title: str,
    chosen: str,
    *,
    parts: Callable[[], Sequence[ft.Control]],
    wrong: Sequence[ft.Control] = (),
) -> ft.Control:
    """The row, and its `parts` below it while it is open; what is `wrong` is always shown."""
    is_open = name in planning.opened
    row = opening_row(
        title,
        chosen,
        lambda: planning.toggle(name),
        name=name,
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
    )
    shown: list[ft.Control] = [row, *wrong]
    if is_open:
        inner = ft.Column(list(parts()), spacing=8, tight=True, horizontal_alignment=STRETCH)
        padding = ft.Padding.only(left=14, right=14, bottom=14, top=4)
        shown.append(ft.Container(inner, padding=padding))
    return ft.Container(
        ft.Column(shown, spacing=0, tight=True, horizontal_alignment=STRETCH),
        border_radius=16,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        key=name,
    )
