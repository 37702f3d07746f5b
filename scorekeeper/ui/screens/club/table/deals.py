"""The deals that a table has recorded, and the way to record more of them here."""

from typing import Any

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import text
from scorekeeper.ui.context import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors


def deals_card(state: State, shown: OpenMatch | None) -> ft.Control:
    """A line for each deal: what it brought, and the totals after it."""
    words = state.words
    title = heading(words.text("club-deals-title"))
    if shown is None:
        return card(title, remark(words.text("club-deals-none"), name="no-deals"))

    async def record() -> None:
        await state.open(shown.uid)
        go("/")

    lines = [_line(state, place, one) for place, one in enumerate(shown.progress.deals, start=1)]
    if not lines:
        lines = [remark(words.text("club-deals-none"), name="no-deals")]
    way = button(words.text("club-record"), record, icon=ft.Icons.EDIT_NOTE, name="record-here")
    return card(title, *lines, way)


def _line(state: State, number: int, stand: Any) -> ft.Control:
    words = state.words
    points = " / ".join(words.points(one) for one in stand.score.totals)
    after = " : ".join(words.number(one) for one in stand.running)
    return ft.Row(
        [
            ft.Container(text(words.number(number), 16, color=C.ON_SURFACE_VARIANT), width=28),
            ft.Container(text(points, 15, color=C.ON_SURFACE_VARIANT), expand=True),
            text(after, 16, Face.MEDIUM),
        ],
        spacing=8,
    )
