"""A walkover: who did not come, and what the others get for it."""

from typing import Any

import flet as ft

from scorekeeper.club import Evening, Note, Refused, Table, walkover
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, choice, choices, heading, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.organising import changed, use_doing
from scorekeeper.words.clubs.names import side_names


@component
def AbsentCard(evening: Evening, table: Table) -> Any:
    """Sides to tap, and the button; the figures are those of the scheme."""
    state, doing = use_state(), use_doing()
    words = state.words
    nobody: tuple[int, ...] = ()
    absent, choose = ft.use_state(nobody)

    def tap(side: int) -> None:
        choose(lambda now: tuple(sorted({*now} ^ {side})))

    async def do() -> None:
        def step(one: Evening, note: Note) -> Evening | Refused:
            return walkover(one, table.number, absent, note)

        await doing.do(changed(state, evening.uid, step))

    chips = [
        choice(name, lambda _, n=side: tap(n), name=f"absent-{side}", selected=side in absent)
        for side, name in enumerate(side_names(evening, table))
    ]
    points = evening.plan.scheme.walkover
    return card(
        heading(words.text("club-walkover")),
        remark(words.text("club-walkover-hint", points=points)),
        choices(chips),
        *doing.complaints(state, evening, name="refused-walkover"),
        button(words.text("club-walkover-do"), do if absent else None, name="walkover"),
    )
