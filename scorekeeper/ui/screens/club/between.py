"""Before, between and after rounds: the way to the next draw, or to what came of it all."""

from typing import Any

import flet as ft

from scorekeeper.club import Evening, draw_round
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, opening_row, remark
from scorekeeper.ui.components.page import SIDE_PADDING, padded
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import of_evening, of_table
from scorekeeper.ui.screens.club.organising import changed, use_doing
from scorekeeper.ui.screens.club.players.outlook import told_outlook
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.names import side_names
from scorekeeper.words.clubs.plans import plan_told
from scorekeeper.words.clubs.telling import told_score


@component
def BetweenView(evening: Evening) -> Any:
    """What comes next, then the results of the rounds that were played."""
    state, doing = use_state(), use_doing()
    words, number = state.words, len(evening.rounds)

    async def draw() -> None:
        await doing.do(changed(state, evening.uid, draw_round))

    def final() -> None:
        go(of_evening(evening.uid, "standing"))

    is_over = number >= evening.plan.rounds and number > 0
    parts = [_next(state, evening, is_over=is_over)]
    for played in reversed(range(number)):
        parts += _results(state, evening, played)
    body = ft.ListView(
        parts,
        expand=True,
        spacing=8,
        padding=ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=8),
    )
    said = doing.complaints(state, evening)
    key = "club-drawing" if doing.is_busy else "club-draw"
    do = button(
        words.text("club-final") if is_over else words.text(key, number=number + 1),
        final if is_over else None if doing.is_busy else draw,
        icon=ft.Icons.EMOJI_EVENTS if is_over else ft.Icons.SHUFFLE,
        filled=True,
        name="final" if is_over else "draw",
    )
    return ft.Column(
        [body, *(padded(one, bottom=8) for one in (*said, do))],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _next(state: State, evening: Evening, *, is_over: bool) -> ft.Control:
    """The plan in a line, and who would play."""
    words = state.words
    said = words.text("club-over-hint") if is_over else told_outlook(words, evening)
    return card(
        remark(plan_told(words, evening.plan), name="plan"),
        remark(said, name="outlook"),
        opening_row(
            words.text("club-plan"),
            words.text("club-movement", movement=evening.plan.movement),
            lambda: go(of_evening(evening.uid, "plan")),
            name="plan-open",
            icon=ft.Icons.TUNE,
        ),
    )


def _results(state: State, evening: Evening, place: int) -> list[ft.Control]:
    """The tables of a round with their results; a tap shows the table."""
    words, played = state.words, evening.rounds[place]
    rows: list[ft.Control] = [heading(words.text("club-round", number=played.number))]
    for table in played.tables:
        names = " – ".join(side_names(evening, table))
        score = told_score(words, table.result.score) if table.result else ""
        title = words.text("club-table", number=table.number)
        row = opening_row(
            f"{title}: {score}",
            names,
            lambda _, n=table.number: go(of_table(evening.uid, played.number, n)),
            name=f"result-{played.number}-{table.number}",
        )
        row.key = f"{played.number}-{table.number}"
        rows.append(row)
    return rows
