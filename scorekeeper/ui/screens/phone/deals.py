"""The deals on a phone, newest first, as lean as they can be: many phones are open at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.remembered import remembered
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.table.deals import DealLine, deal_lines, names_of, said_of_deal
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
RIGHT = ft.TextAlign.RIGHT
LATEST = 6
"""Deals that are shown until somebody asks for all: more do not fit beside what is above."""
NUMBER = 40
"""Width of the number of a deal, in pixels."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One deal as it is shown: equal where it looks and sounds the same."""

    uid: str
    number: int
    has_problems: bool
    cells: tuple[tuple[str, str, bool], ...]
    """Of each side: its points, its total after the deal, whether it ended the deal."""
    said: str


def deals_list(
    words: Words, shown: OpenMatch, *, has_all: bool, show_all: Callable[[], None]
) -> ft.Control:
    """The latest deals, or all; a row is drawn anew only when it looks otherwise."""
    rows = _rows(shown, words)
    hidden = 0 if has_all or len(rows) <= LATEST + 1 else len(rows) - LATEST
    parts: list[ft.Control] = [
        DealRow(one, words.text("badge-out"), key=one.number) for one in rows[: len(rows) - hidden]
    ]
    if hidden:
        parts.append(EarlierRow(words.text("phone-earlier", count=hidden), show_all, key="earlier"))
    return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@remembered
def _rows(shown: OpenMatch, words: Words) -> tuple[Shown, ...]:
    """All deals of a match, the latest first: the phones of a table show the same."""
    names = names_of(shown)
    return tuple(_shown(words, line, names) for line in deal_lines(shown))


def _shown(words: Words, line: DealLine, names: Sequence[str]) -> Shown:
    cells = tuple(
        (
            words.points(line.stand.score.totals[side]),
            words.number(line.stand.running[side]),
            line.ended(side) is not None,
        )
        for side in range(len(names))
    )
    problems = bool(line.stand.score.problems)
    said = said_of_deal(words, line, names)
    return Shown(str(line.played.uid), line.number, problems, cells, said)


@still_component
def DealRow(one: Shown, out: str) -> Any:
    """The number of a deal, and a cell for each side."""
    number = f"{one.number} ⚠" if one.has_problems else f"{one.number}"
    cells: list[ft.Control] = [
        _cell(cell, side, out if cell[2] else "") for side, cell in enumerate(one.cells)
    ]
    return tappable(
        ft.Row(
            [
                text(number, 16, Face.MEDIUM, C.ON_SURFACE_VARIANT, width=NUMBER),
                *cells,
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=C.ON_SURFACE_VARIANT),
            ]
        ),
        one.said,
        lambda: go(f"/deal/{one.uid}"),
        name=f"deal-{one.number}",
        padding=ft.Padding.symmetric(vertical=6, horizontal=14),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )


@still_component
def EarlierRow(said: str, on_tap: Callable[[], None]) -> Any:
    """How many deals there are before those that are shown; a tap shows them."""
    return tappable(
        text(said, 16, Face.MEDIUM, C.PRIMARY),
        said,
        on_tap,
        name="earlier",
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
    )


def _cell(cell: tuple[str, str, bool], side: int, out: str) -> ft.Control:
    """Points over the total; who went out is bold, in the colour of the side, and named so."""
    points, total, _ = cell
    ink = mark_of(side).color if out else C.ON_SURFACE
    shown = text(f"{out} {points}".strip(), 17, Face.BOLD if out else Face.MEDIUM, ink)
    shown.text_align = RIGHT
    running = text(total, 14, color=C.ON_SURFACE_VARIANT, text_align=RIGHT)
    return ft.Column(
        [shown, running],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
