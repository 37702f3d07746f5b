"""The card at the top of a rule set: what rests on no source, and whether the table has agreed."""

from typing import Any

import flet as ft

from scorekeeper.rules import RuleBook
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.confirming.open_values import is_open
from scorekeeper.ui.screens.confirming.sheet import proposals_sheet
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words.times import day

C = ft.Colors


@component
def ProposalsCard(book: RuleBook, told: str) -> Any:
    """What is only proposed, as `told`, with the way to agree on it, or when that was done."""
    state, ruleset = use_state(), book.identity.id
    is_shown, show = ft.use_state(False)
    asks = is_open(state.session, ruleset, {})

    def close() -> None:
        show(False)

    ft.use_dialog(proposals_sheet(state, ruleset, {}, close) if is_shown and asks else None)
    parts: list[ft.Control] = [text(told, 15, color=C.ON_SURFACE, line=SENTENCE)]
    if asks:
        look = state.words.text("confirm-look")
        parts.append(button(look, lambda: show(True), name="proposals", icon=ft.Icons.CHECKLIST))
    else:
        parts.append(_agreed(state, book))
    return ft.Semantics(
        identifier="proposed",
        container=True,
        content=ft.Container(
            ft.Column(
                parts,
                spacing=8,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            border=ft.Border.all(1, C.ERROR if asks else C.OUTLINE),
            border_radius=16,
            padding=12,
        ),
    )


def _agreed(state: State, book: RuleBook) -> ft.Control:
    """When the table agreed: the last time that something was confirmed."""
    known = state.session.confirmations.of(book.identity.id)
    latest = max((one.at for one in known), default=None)
    said = state.words.text("confirm-done", day=day(state.words, latest))
    icon = ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, size=20, color=C.PRIMARY)
    return ft.Row([icon, ft.Container(text(said, 15, Face.MEDIUM), expand=True)], spacing=8)
