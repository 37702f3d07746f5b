"""The plan from top to bottom; two columns where there is room for them."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.club import Plan
from scorekeeper.scoring import Problem
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.number_pad import use_number_pad
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.planning.about import about_card, rounds_card
from scorekeeper.ui.screens.club.planning.counting import figures_card, scheme_card
from scorekeeper.ui.screens.club.planning.kit import Planning
from scorekeeper.ui.screens.club.planning.lasting import length_card
from scorekeeper.ui.screens.club.planning.playing import form_card, movement_card, rules_row

TWO_COLUMNS = 900
"""Pixels from which on two columns have room for rows with a number."""


@component
def PlanBody(
    plan: Plan,
    change: Callable[[Callable[[Plan], Plan]], None],
    *,
    problems: tuple[Problem, ...],
    on_rules: Callable[[], None],
    begun: bool = False,
) -> Any:
    """Everything that is agreed; `begun` is an evening whose players have been drawn."""
    state = use_state()
    ask = use_number_pad(state)
    nothing: frozenset[str] = frozenset()
    opened, set_opened = ft.use_state(nothing)
    planning = Planning(
        words=state.words,
        plan=plan,
        change=change,
        problems=problems,
        scale=state.layout.scale,
        ask=ask,
        opened=opened,
        toggle=lambda name: set_opened(lambda now: now ^ {name}),
        begun=begun,
    )
    first = [
        about_card(planning),
        *rules_row(planning, on_rules),
        form_card(planning),
        movement_card(planning),
    ]
    second = [
        rounds_card(planning),
        length_card(planning),
        scheme_card(planning),
        figures_card(planning),
    ]
    if state.layout.width < TWO_COLUMNS or state.layout.has_large_text:
        return _column([*first, *second])
    return ft.Row(
        [_column(first), _column(second)],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _column(parts: Sequence[ft.Control]) -> ft.Column:
    sides = ft.Padding.symmetric(horizontal=SIDE_PADDING)
    return ft.Column(
        [ft.Container(part, padding=sides) for part in parts],
        spacing=8,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
