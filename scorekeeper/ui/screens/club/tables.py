"""The round of an evening: drawn, changed by hand, running, closed, and the next one."""

from typing import Any

import flet as ft

from scorekeeper.club import Evening
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import icon_button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import of_evening
from scorekeeper.ui.screens.club.between import BetweenView
from scorekeeper.ui.screens.club.drawn import DrawnView
from scorekeeper.ui.screens.club.floor.view import FloorView
from scorekeeper.ui.screens.club.following import gone, use_evening
from scorekeeper.ui.screens.club.frame import evening_screen
from scorekeeper.ui.state import State


@component
def TablesScreen() -> Any:
    """What there is to do about the round now."""
    state = use_state()
    evening = use_evening(state, of=_shown)
    if evening is None:
        return gone(state)
    running = evening.rounds[-1].state if evening.rounds else "closed"
    key = f"{len(evening.rounds)}-{running}"
    if running == "drawn":
        body = DrawnView(evening, key=key)
    elif running == "running":
        body = FloorView(evening, key=key)
    else:
        body = BetweenView(evening, key=key)
    return evening_screen(state, evening, "tables", body, actions=_actions(state, evening))


def _shown(evening: Evening) -> Any:
    """What the screen is drawn by; tables of a running round are drawn by themselves."""
    rounds = [
        (one.state, one.started, () if one.state == "running" else (one.tables, one.byes))
        for one in evening.rounds
    ]
    return evening.plan, evening.members, evening.entrants, rounds


def _actions(state: State, evening: Evening) -> list[ft.Control]:
    said = state.words.text("club-plan")
    way = of_evening(evening.uid, "plan")
    return [icon_button(ft.Icons.TUNE, said, lambda: go(way), name="plan-edit")]
