"""Who sits where: the table from above, and partners drawn by lot."""

import secrets
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.components.seat_map import SeatMap, seats_from
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.setting_up.form import SetUpForm
from scorekeeper.ui.screens.setting_up.naming import player_name
from scorekeeper.ui.screens.setting_up.sides import Change
from scorekeeper.words import Words

EDGES = 28
"""Pixels of a card beside what is in it."""
LOTS = 10_000
"""How many numbers a draw may have: so short that they can be told again."""


@component
def SeatingCard(form: SetUpForm, change: Change) -> Any:
    """The seats, swapped by two taps; a draw says the number it was made with."""
    state = use_state()
    words = state.words
    nobody: int | None = None
    drawn, tell = ft.use_state(nobody)
    places = form.round_the_table

    def swap(one: int, other: int) -> None:
        tell(None)
        change(lambda form: form.swapped(places[one], places[other]))

    def draw() -> None:
        seed = secrets.randbelow(LOTS)
        tell(seed)
        change(lambda form: form.drawn(seed))

    width = state.layout.width
    room = (width / 2 if state.layout.is_wide else width) - 2 * SIDE_PADDING - EDGES
    seats = seats_from(
        [player_name(words, form, place) for place in places],
        [side for side, _ in places],
        player_name(words, form, form.dealer),
    )
    parts: list[ft.Control] = [heading(words.text("seats")), remark(words.text("seats-hint"))]
    parts.append(SeatMap(seats, swap, room))
    if has_partners(form):
        parts += draw_parts(words, draw, drawn)
    return card(*parts)


def draw_parts(words: Words, draw: Any, drawn: int | None) -> list[ft.Control]:
    """The button that draws lots, and the number of the last draw."""
    said = words.text("seats-drawn", seed=f"{drawn:04}") if drawn is not None else ""
    lot = button(words.text("seats-draw"), draw, icon=ft.Icons.CASINO_OUTLINED, name="draw")
    return [lot, remark(said, name="drawn")] if said else [lot]


def has_partners(form: SetUpForm) -> bool:
    """Whether there is anything to draw."""
    return len(form.names) < sum(map(len, form.names))
