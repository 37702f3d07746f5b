"""A swipe across the form goes to the side beside: left to the next, right to the one before."""

from typing import Any

import flet as ft

from scorekeeper.ui.screens.record.pencil import Pencil

FAST = 200
"""Pixels a second: a finger that slips is slower."""


def swiped(pencil: Pencil, content: ft.Control) -> ft.GestureDetector:
    """Something on which a swipe changes the side; up and down it scrolls as before."""

    def ended(e: ft.DragEndEvent[Any]) -> None:
        speed = e.primary_velocity or 0
        if abs(speed) >= FAST:
            pencil.step(-1 if speed > 0 else 1)

    return ft.GestureDetector(content, on_horizontal_drag_end=ended, exclude_from_semantics=True)
