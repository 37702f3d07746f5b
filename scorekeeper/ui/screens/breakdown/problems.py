"""What is wrong with a deal that was recorded all the same, or came from elsewhere."""

import flet as ft

from scorekeeper.match import Side
from scorekeeper.scoring import Grade, Problem
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.words import Words
from scorekeeper.words.problems import placed_problem

C = ft.Colors


def problem_list(
    words: Words, sides: tuple[Side, ...], problems: tuple[Problem, ...]
) -> list[ft.Control]:
    """A box that names each of them, with the side that it is about; nothing where all is well."""
    if not problems:
        return []
    names = [side.name for side in sides]
    rows: list[ft.Control] = [
        _row(problem, placed_problem(words, problem, names)) for problem in problems
    ]
    box = ft.Container(
        ft.Column(rows, spacing=6),
        bgcolor=C.ERROR_CONTAINER,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
    )
    return [ft.Semantics(identifier="problems", container=True, content=box)]


def _row(problem: Problem, said: str) -> ft.Control:
    impossible = problem.grade is Grade.IMPOSSIBLE
    icon = ft.Icons.ERROR if impossible else ft.Icons.WARNING_AMBER
    sentence = text(said, 15, color=C.ON_ERROR_CONTAINER, line=SENTENCE, expand=True)
    return ft.Row([ft.Icon(icon, size=20, color=C.ON_ERROR_CONTAINER), sentence], spacing=8)
