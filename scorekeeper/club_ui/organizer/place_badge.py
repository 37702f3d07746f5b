"""The number of a place in standings, on brass for the leading ones."""

import flet as ft

from scorekeeper.ui.palette import BRASS, MUTED, ON_BRASS
from scorekeeper.ui.theme import Face, text

BADGE_SIZE = 32  # logical pixels at 100 % text


def place_badge(place: str, scale: float, *, is_leading: bool) -> ft.Container:
    """Return a place as a badge.

    Args:
        place: Number of the place, or a dash.
        scale: Scale of the text.
        is_leading: True to put the number on a brass disc.
    """
    size = BADGE_SIZE * scale
    if not is_leading:
        number = text(place, 16, Face.SCORE, MUTED, line_height=1.0)
        return ft.Container(number, width=size, alignment=ft.Alignment.CENTER_LEFT)
    return ft.Container(
        text(place, 16, Face.SCORE, ON_BRASS, line_height=1.0),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=BRASS,
        alignment=ft.Alignment.CENTER,
    )
