"""Figures as pictures: bars, results one after the other, two sides as in a mirror."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.match.statistics import Result
from scorekeeper.ui.palette import INSET, MUTED, POSITIVE
from scorekeeper.ui.theme import SENTENCE, digits, text
from scorekeeper.ui.widgets import buttons

C = ft.Colors
WHOLE = 1000
"""Parts into which the length of a bar is divided."""
LATEST = 12
"""Results, and matches of a chart, that are drawn: those before them are counted only."""
FEWEST = 8
"""Columns for which there is always room, so that one alone is not as wide as all."""
THIN, THICK, HIGH = 6, 8, 88
"""Heights in pixels: of a bar below a name, of one in a mirror, of the chart of bars."""
BACK, SLOT = 15, 22
"""Width of a back, and height of the place where it can be."""
DOT = 12


def bar(
    share: float,
    color: ft.ColorValue,
    *,
    ground: ft.ColorValue = INSET,
    height: float = THIN,
    from_right: bool = False,
) -> ft.Container:
    """A share of the width there is; from its right end where it is one half of a mirror."""
    parts = round(WHOLE * min(max(share, 0), 1))
    filled = ft.Container(bgcolor=color, border_radius=height / 2, expand=parts)
    rest = ft.Container(expand=WHOLE - parts)
    row: list[ft.Control] = [part for part in (filled, rest) if part.expand]
    if from_right:
        row.reverse()
    return ft.Container(
        ft.Row(row, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        height=height,
        bgcolor=ground,
        border_radius=height / 2,
    )


def mirrored(
    label: str,
    values: Sequence[str],
    shares: Sequence[float],
    *,
    is_large: bool,
    picture: str = "",
) -> ft.Column:
    """A figure of two sides: their values, its name between them, and a bar for each."""
    marks = [buttons.mark_of(place) for place in range(2)]
    words = text(label, 14, line=SENTENCE, text_align=ft.TextAlign.CENTER)
    named: list[ft.Control] = [ft.Container(words, expand=True, expand_loose=True)]
    if picture:
        named.insert(0, buttons.picture(picture, 15, 20))
    middle = ft.Row(named, spacing=6, alignment=ft.MainAxisAlignment.CENTER)
    numbers = [digits(value, 18, mark.color) for value, mark in zip(values, marks, strict=True)]
    bars: list[ft.Control] = []
    for mark, share in zip(marks, shares, strict=True):
        half = bar(share, mark.color, ground=mark.container, height=THICK, from_right=not bars)
        half.expand = True
        bars.append(half)
    heads = between(middle, numbers, is_large=is_large)
    return buttons.stacked(*heads, ft.Row(bars, spacing=4), spacing=5)


def with_sentence(picture: ft.Control, sentence: str) -> ft.Column:
    """A picture over a sentence, where there is nothing to list yet."""
    words = text(sentence, 16, color=MUTED, line=SENTENCE, text_align=ft.TextAlign.CENTER)
    middle = ft.CrossAxisAlignment.CENTER
    return ft.Column([picture, words], spacing=16, tight=True, horizontal_alignment=middle)


def between(middle: ft.Control, ends: Sequence[ft.Control], *, is_large: bool) -> list[ft.Control]:
    """Words with a number at each end of their line; above both in large text."""
    if is_large:
        return [middle, ft.Row(list(ends), alignment=ft.MainAxisAlignment.SPACE_BETWEEN)]
    return [ft.Row([ends[0], ft.Container(middle, expand=True), ends[1]], spacing=8)]


def backs_of(results: Sequence[Result]) -> ft.Control:
    """The latest matches of two sides, each with the back of its winner, the first side's above."""
    columns: list[ft.Control] = []
    for result in results[-LATEST:]:
        level = ft.Container(width=BACK, height=2, bgcolor=C.OUTLINE)
        slots = [
            buttons.side_back(0, BACK) if result.how == "won" else None,
            level if result.how == "drawn" else None,
            buttons.side_back(1, BACK) if result.how == "lost" else None,
        ]
        rows: list[ft.Control] = [
            ft.Container(slot, height=height, alignment=ft.Alignment.CENTER)
            for slot, height in zip(slots, (SLOT, 2, SLOT), strict=True)
        ]
        columns.append(ft.Column(rows, spacing=1, tight=True, expand=True))
    return ft.Row(_with_room(columns), spacing=0)


def dots_of(results: Sequence[Result]) -> ft.Control:
    """The latest matches of one side: a full dot for a win, a ring below for a loss."""
    columns: list[ft.Control] = []
    for result in results[-LATEST:]:
        dot = ft.Container(width=DOT, height=DOT, border_radius=DOT / 2)
        if result.how == "won":
            dot.bgcolor = POSITIVE
        elif result.how == "lost":
            dot.border = ft.Border.all(2, C.ON_SURFACE_VARIANT)
        else:
            dot.height, dot.border_radius, dot.bgcolor = 3, 1, C.ON_SURFACE_VARIANT
        places = {"won": ft.Alignment.TOP_CENTER, "lost": ft.Alignment.BOTTOM_CENTER}
        place = places.get(result.how, ft.Alignment.CENTER)
        columns.append(ft.Container(dot, height=2 * DOT + 2, alignment=place, expand=True))
    return ft.Row(_with_room(columns), spacing=0)


def upright_bars(values: Sequence[float]) -> ft.Control:
    """A bar for each of the latest values, below a thin line where it is negative."""
    shown = values[-LATEST:]
    high, low = max(0, *shown, 0), min(0, *shown, 0)
    spread = (high - low) or 1
    above, below = (round(WHOLE * part / spread) for part in (high, -low))

    def half(part: float, room: int, *, is_below: bool) -> list[ft.Control]:
        """The bar on one side of the line, and what is free beyond it."""
        if not room:
            return []
        filled = min(round(WHOLE * max(part, 0) / spread), room)
        corners = ft.BorderRadius.vertical(**{"bottom" if is_below else "top": 3})
        parts: list[ft.Control] = [
            ft.Container(expand=expand, bgcolor=color, border_radius=corners)
            for expand, color in ((room - filled, C.TRANSPARENT), (filled, C.OUTLINE))
            if expand
        ]
        return parts[::-1] if is_below else parts

    line = ft.Container(height=1, bgcolor=C.ON_SURFACE_VARIANT)
    columns: list[ft.Control] = [
        ft.Column(
            [*half(value, above, is_below=False), line, *half(-value, below, is_below=True)],
            spacing=0,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for value in shown
    ]
    return ft.Container(ft.Row(_with_room(columns), spacing=4), height=HIGH)


def _with_room(columns: list[ft.Control]) -> list[ft.Control]:
    """Columns as narrow as if there were several, where there are few."""
    return columns + [ft.Container(expand=True) for _ in range(FEWEST - len(columns))]
