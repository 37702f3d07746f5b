"""Finds out how large the system shows text: Flet does not say, but a text can be measured."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.text import text
from scorekeeper.ui.context import use_held
from scorekeeper.ui.layout import Layout

SIZE = 100
STEP = 0.05
"""Smaller differences are rounding."""


@component
def Ruler() -> Any:
    """An invisible text whose height tells the scale of all others."""
    state = use_held()

    def measured(event: ft.LayoutSizeChangeEvent[ft.Text]) -> None:
        scale = event.height / SIZE
        if scale > 0 and abs(scale - state.layout.scale) > STEP:
            state.layout = Layout(state.layout.width, state.layout.height, scale)

    ruler = text("0", SIZE, line=1.0, on_size_change=measured)
    return ft.Container(ruler, opacity=0, left=-SIZE * 10, top=0)
