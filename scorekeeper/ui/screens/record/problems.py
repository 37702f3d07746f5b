"""What is wrong, in words, beside what it is about."""

from collections.abc import Iterable

import flet as ft

from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import LINE, SENTENCE, text
from scorekeeper.ui.screens.record.sizes import Sizes
from scorekeeper.ui.screens.record.views import DealView, ProblemView
from scorekeeper.ui.theme import Face


def problem_text(
    problem: ProblemView, shown: str, *, size: float = 14, most_lines: int | None = None
) -> ft.Semantics:
    """What is wrong as `shown`; a screen reader says the whole sentence, and by itself."""
    row = problem_row(shown, size=size, most_lines=most_lines)
    return spoken(row, problem.said, name=f"problem-{problem.number}", live=True)


def problem_row(shown: str, *, size: float, most_lines: int | None) -> ft.Row:
    """A sign and words in the colour of errors."""
    words = text(
        shown,
        size,
        Face.MEDIUM,
        ft.Colors.ERROR,
        line=LINE if most_lines == 1 else SENTENCE,
        max_lines=most_lines,
        overflow=ft.TextOverflow.ELLIPSIS if most_lines else None,
    )
    sign = ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, size=size + 3, color=ft.Colors.ERROR)
    return ft.Row(
        [sign, ft.Container(words, expand=True)],
        spacing=3,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def at_the_question(deal: DealView) -> ProblemView | None:
    """What is wrong with the answer to "who went out?"."""
    return next((one for one in deal.problems if one.spot.is_who_out), None)


def elsewhere(deal: DealView, sizes: Sizes) -> tuple[ProblemView, ...]:
    """What is wrong and has no place of its own on the screen: it goes to the sentence.

    What is wrong with the side that is seen comes first. With columns every side's problems
    stand in its column, so only the whole deal's are left.
    """
    found = (one for one in deal.problems if not _has_place(one, deal, sizes))
    return tuple(sorted(found, key=lambda one: one.spot.side != deal.open_side))


def _has_place(problem: ProblemView, deal: DealView, sizes: Sizes) -> bool:
    spot = problem.spot
    if spot.is_who_out:
        return sizes.has_question and problem is at_the_question(deal)
    if spot.side is None:
        return False
    if sizes.in_columns and not deal.is_totals:
        return True
    seen = deal.is_totals or spot.side == deal.open_side
    return seen and spot.field in [view.field for view in deal.opened.fields]


def loose(problems: Iterable[ProblemView]) -> tuple[ProblemView, ...]:
    """Those of a side that are about none of its fields."""
    return tuple(one for one in problems if one.spot.field is None and not one.spot.is_who_out)
