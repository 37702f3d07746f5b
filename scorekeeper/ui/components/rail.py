"""The tabs at the side of the screen, where it is wide enough: what is below is dear there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import one_line
from scorekeeper.ui.layout import RAIL
from scorekeeper.ui.theme import Face

C = ft.Colors
LABEL, LARGEST = 13, 16
"""Pixels of the words, and the most of them however large text is: they are names of pictures."""
ROW, PILL = 64, 32


@dataclass(frozen=True, slots=True)
class Tab:
    """One tab: its name for tests, what it is called, and its picture."""

    name: str
    label: str
    icon: ft.IconData
    is_shown: bool
    on_tap: Callable[[], Any]


def rail(tabs: Sequence[Tab], *, scale: float) -> ft.Control:
    """The tabs one below the other; the one that is shown is filled and bold."""
    column = ft.Column(
        [_tab(tab, scale) for tab in tabs],
        spacing=8,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    padding = ft.Padding.symmetric(vertical=8, horizontal=4)
    return ft.Container(column, width=RAIL, padding=padding, bgcolor=C.SURFACE_CONTAINER)


def _tab(tab: Tab, scale: float) -> ft.Control:
    ink = C.ON_SECONDARY_CONTAINER if tab.is_shown else C.ON_SURFACE_VARIANT
    pill = ft.Container(
        ft.Icon(tab.icon, color=ink, size=24),
        width=PILL * 2 - 8,
        height=PILL,
        border_radius=PILL / 2,
        alignment=ft.Alignment.CENTER,
        bgcolor=C.SECONDARY_CONTAINER if tab.is_shown else None,
    )
    size = min(LABEL, LARGEST / scale)
    face = Face.BOLD if tab.is_shown else Face.MEDIUM
    return tappable(
        ft.Column(
            [pill, one_line(tab.label, size, face, color=C.ON_SURFACE)],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        tab.label,
        tab.on_tap,
        name=tab.name,
        selected=tab.is_shown,
        height=ROW,
        alignment=ft.Alignment.CENTER,
        border_radius=16,
    )
