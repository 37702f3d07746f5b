"""Cards of tables in columns."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.ui.layout import Layout

Columns = dict[str, int]
"""Twelfths of a row that a part takes, by the name of a width of Flet (sm, md, lg, xl)."""


def card_grid(layout: Layout, parts: Sequence[ft.Control], columns: Columns) -> ft.Control:
    """Return parts in a responsive row; in large text, one below the other.

    Args:
        layout: Layout of the page.
        parts: The parts.
        columns: Share of each part in a row of twelve columns, by the breakpoints of Flet.
    """
    # Any, because Flet allows both an enum and strings as keys.
    col: Any = 12 if layout.has_large_text else {"xs": 12, **columns}
    boxes: list[ft.Control] = [
        ft.Container(part, col=col, key=part.key or index) for index, part in enumerate(parts)
    ]
    return ft.ResponsiveRow(boxes, spacing=10, run_spacing=10)
