"""What a side's deal comes to, in one sentence and its sum, while it is typed."""

import re
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.fit import digits_size
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import spoken, unspoken
from scorekeeper.ui.components.tap import TOUCH, tappable
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.problems import problem_row
from scorekeeper.ui.screens.record.sizes import MORE_ROWS
from scorekeeper.ui.screens.record.views import ProblemView, SideView
from scorekeeper.ui.theme import Face
from scorekeeper.words.words import MINUS

C = ft.Colors
SUM_ROOM = 110
SIZE, MOST_LINES = 14, 3
"""Of the words of a problem."""
SIGNS = re.compile(f"([+{MINUS}]) ")
"""A sign keeps to its number where a line is broken."""


@still_component
def Sentence(
    kit: Kit,
    view: SideView,
    problems: tuple[ProblemView, ...],
) -> Any:
    """The sentence, or what is wrong and has no other place; the sum and the next meld."""
    said = problem_line(kit, problems, view.place) if problems else _sentence(kit, view)
    parts: list[ft.Control] = [said, _sum(kit, view)]
    if kit.sizes.is_large:
        return ft.Column(parts, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    height = _problem_height(kit) if problems else kit.sizes.sentence
    return ft.Row(
        [ft.Container(said, expand=True), parts[1]],
        spacing=8,
        height=height,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def problem_line(kit: Kit, problems: tuple[ProblemView, ...], here: int | None) -> ft.Control:
    """The first problem and how many more there are; a tap goes to the side it is about."""
    first, side = problems[0], problems[0].spot.side
    shown = first.said
    if side is not None and side != here:
        name = kit.sides[side].name
        shown = kit.words.text("record-problem-of", side=name, problem=shown)
    if more := len(problems) - 1:
        shown = kit.words.text("record-problem-more", problem=shown, count=more)
    go_there = None if side is None else lambda: kit.pencil.open_side(side)
    return tappable(
        problem_row(shown, size=SIZE, most_lines=None if kit.sizes.is_large else MOST_LINES),
        shown,
        go_there,
        name=f"problem-{first.number}",
        height=None if kit.sizes.is_large else _problem_height(kit),
    )


def _problem_height(kit: Kit) -> float:
    return max(TOUCH, kit.sizes.sentence, MOST_LINES * SIZE * SENTENCE)


def _sentence(kit: Kit, view: SideView) -> ft.Semantics:
    said = kit.words.sentence(view.lines)
    shown = said or kit.words.text("record-nothing")
    limited = not kit.sizes.scrolls
    lines = (MORE_ROWS if kit.sizes.sentence > 50 else 2) if limited else None
    ink = C.ON_SURFACE if said else C.ON_SURFACE_VARIANT
    sentence = text(
        SIGNS.sub("\\1\N{NO-BREAK SPACE}", shown),
        14,
        color=ink,
        line=SENTENCE,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if limited else None,
    )
    name = f"sentence-{view.place}" if kit.sizes.in_columns else "sentence"
    return spoken(sentence, shown, name=name)


def _sum(kit: Kit, view: SideView) -> ft.Control:
    shown = kit.words.text("record-equals", points=view.points)
    size = digits_size(
        shown, SUM_ROOM, scale=kit.sizes.scale if not kit.sizes.is_large else 1, most=22
    )
    needed = kit.words.text("record-next-meld", needed=kit.words.requirement(view.required))
    return ft.Column(
        [
            unspoken(digits(shown, size, mark_of(view.place).on_container)),
            text(needed, 13, Face.MEDIUM, C.ON_SURFACE_VARIANT, text_align=ft.TextAlign.RIGHT),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.END,
        alignment=ft.MainAxisAlignment.CENTER,
    )
