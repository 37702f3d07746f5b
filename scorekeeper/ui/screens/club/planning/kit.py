"""What every card of the plan works with: the plan, how it changes, what is wrong with it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.club import Plan
from scorekeeper.scoring import Problem
from scorekeeper.ui.components.choices import complaint
from scorekeeper.ui.components.number_pad import Asked
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import digits, text
from scorekeeper.words import Words
from scorekeeper.words.clubs.problems import club_problem

C = ft.Colors
NUMBER_WIDTH = 96
"""Pixels that a number takes at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Planning:
    """A plan on its way, for the cards that show its parts."""

    words: Words
    plan: Plan
    change: Callable[[Callable[[Plan], Plan]], None]
    problems: tuple[Problem, ...]
    scale: float
    """How large text is."""
    ask: Callable[[Asked], None]
    """Opens the keys for a number."""
    opened: frozenset[str] = frozenset()
    """The parts that show all there is to choose."""
    toggle: Callable[[str], None] = lambda _: None
    """Opens such a part, or closes it."""
    begun: bool = False
    """Whether rounds were drawn: rules, form and tables of three stay."""

    def set(self, **parts: Any) -> None:
        """Have parts of the plan be otherwise."""
        self.change(lambda plan: replace(plan, **parts))

    def wrong(self, *paths: str) -> Iterator[ft.Control]:
        """What is wrong at some places of the plan, a complaint each."""
        for number, one in enumerate(self.problems):
            if any(one.path == path or one.path.startswith(f"{path}.") for path in paths):
                yield complaint(club_problem(self.words, one), name=f"wrong-{number}")

    def error(self, path: str) -> str:
        """What is wrong at one place, for a field that says it itself."""
        found = (club_problem(self.words, one) for one in self.problems if one.path == path)
        return next(found, "")


def number_row(
    planning: Planning,
    label: str,
    value: int | None,
    keep: Callable[[int], None],
    *,
    name: str,
    none: str = "–",
    signed: bool = False,
) -> ft.Control:
    """A line with a number that is typed by a tap on it; `none` stands where there is none."""
    words = planning.words
    shown = none if value is None else words.number(value)
    asked = Asked(title=label, value=value or 0, on_done=keep, signed=signed)
    number = tappable(
        digits(shown, 18, C.ON_SURFACE, text_align=ft.TextAlign.END),
        words.text("club-number-said", label=label, number=shown),
        lambda: planning.ask(asked),
        name=name,
        width=NUMBER_WIDTH * planning.scale,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
        border_radius=12,
        border=ft.Border.all(1, C.OUTLINE),
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )
    said = ft.Container(text(label, 16), expand=True)
    return ft.Row([said, number], spacing=12)
