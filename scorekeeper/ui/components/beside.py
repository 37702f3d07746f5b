"""What shares a row while text is usual, and has a row each in large text."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.layout import Layout

STRETCH = ft.CrossAxisAlignment.STRETCH


def beside(layout: Layout, parts: Sequence[ft.Control], *, spacing: float = 8) -> ft.Control:
    """Parts in one row; each in a row of its own in large text."""
    rows = [[part] for part in parts] if layout.has_large_text else [parts]
    return in_rows(*rows, spacing=spacing)


def in_rows(*rows: Sequence[ft.Control], spacing: float = 8) -> ft.Control:
    """Rows one below the other, each with its parts side by side; a single one is a plain row."""
    lines = [ft.Row(list(parts), spacing=spacing) for parts in rows if parts]
    if len(lines) == 1:
        return lines[0]
    return ft.Column(list(lines), spacing=spacing, tight=True, horizontal_alignment=STRETCH)
