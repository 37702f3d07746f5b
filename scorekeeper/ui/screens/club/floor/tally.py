"""How many tables are in which state: each a chip that shows these tables alone."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.club import TableState
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import choice
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.floor.watching import Tally

ORDER: tuple[TableState, ...] = ("disputed", "claimed", "playing", "done")
"""What asks for the organiser comes first."""


@component
def TallyRow(tally: Tally, shown: str, show: Callable[[str], Any]) -> Any:
    """All tables, then each state that there is."""
    words, states = use_state().words, tally.states
    kinds = [("all", len(states)), *((one, states.count(one)) for one in ORDER)]
    chips = [
        choice(
            words.text("club-tally", state=kind, count=count),
            lambda _, kind=kind: show(kind),
            name=f"show-{kind}",
            selected=kind == shown,
        )
        for kind, count in kinds
        if count or kind in ("all", shown)
    ]
    return ft.Row(list(chips), wrap=True, spacing=6, run_spacing=6)
