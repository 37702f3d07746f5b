"""What was done last, below the tables."""

from typing import Any

import flet as ft

from scorekeeper.club import LogEntry
from scorekeeper.club.rounds import LogKind
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import one_line, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import of_evening
from scorekeeper.ui.screens.club.floor.watching import Recent
from scorekeeper.words import Words
from scorekeeper.words.clubs.telling import told_entry
from scorekeeper.words.times import clock

C = ft.Colors
ICONS: dict[LogKind, ft.IconData] = {
    "drawn": ft.Icons.SHUFFLE,
    "taken_back": ft.Icons.UNDO,
    "arranged": ft.Icons.SWAP_HORIZ,
    "started": ft.Icons.PLAY_ARROW,
    "closed": ft.Icons.LOCK_OUTLINE,
    "claimed": ft.Icons.HOURGLASS_BOTTOM,
    "withdrawn": ft.Icons.UNDO,
    "agreed": ft.Icons.CHECK_CIRCLE,
    "disputed": ft.Icons.FLAG,
    "decided": ft.Icons.GAVEL,
    "paper": ft.Icons.DESCRIPTION_OUTLINED,
    "walkover": ft.Icons.PERSON_OFF_OUTLINED,
    "corrected": ft.Icons.EDIT_OUTLINED,
    "reopened": ft.Icons.LOCK_OPEN,
    "substituted": ft.Icons.SWAP_CALLS,
}


@component
def RecentLines(recent: Recent) -> Any:
    """The latest lines of the log; a tap shows all of it."""
    state, evening = use_state(), recent.evening
    if not recent.entries:
        return ft.Container()
    told = [told_entry(state.words, evening, one) for one in recent.entries]
    lines = [_line(state.words, *both) for both in zip(recent.entries, told, strict=True)]
    return tappable(
        ft.Column(lines, spacing=8, tight=True),
        ". ".join(told),
        lambda: go(of_evening(evening.uid, "log")),
        name="recent",
        padding=14,
        border_radius=18,
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


def _line(words: Words, entry: LogEntry, told: str) -> ft.Control:
    muted = C.ON_SURFACE_VARIANT
    return ft.Row(
        [
            ft.Container(text(clock(words, entry.note.at), 14, color=muted), width=48),
            ft.Icon(ICONS[entry.kind], color=muted, size=18),
            ft.Container(one_line(told, 15), expand=True),
        ],
        spacing=10,
    )
