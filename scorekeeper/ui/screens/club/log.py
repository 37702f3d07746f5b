"""Everything that was done at an evening, the latest first."""

from typing import Any

import flet as ft

from scorekeeper.club import Evening, LogEntry
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.floor.recent import ICONS
from scorekeeper.ui.screens.club.following import gone, use_evening
from scorekeeper.ui.screens.club.frame import evening_screen
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.authors import told_author
from scorekeeper.words.clubs.telling import told_entry
from scorekeeper.words.times import clock

C = ft.Colors
AT_ONCE = 60
"""Lines shown at a time."""
WIDEST = 760


@component
def LogScreen() -> Any:
    """A line for each thing that was done: when, what, by whom, and why."""
    state = use_state()
    evening = use_evening(state, of=lambda evening: (evening.plan.name, evening.log))
    shown, show = ft.use_state(AT_ONCE)
    if evening is None:
        return gone(state)
    count = len(evening.log)
    lines = [
        _line(state, evening, entry, count - place)
        for place, entry in enumerate(reversed(evening.log[-shown:]))
    ]
    if not lines:
        lines = [remark(state.words.text("club-log-none"), name="none")]
    if shown < count:
        older = state.words.text("club-log-older")
        lines.append(button(older, lambda: show(shown + AT_ONCE), name="older"))
    room = max(SIDE_PADDING, (state.layout.beside_tabs - WIDEST) / 2)
    padding = ft.Padding.only(left=room, right=room, bottom=8)
    body = ft.ListView(lines, expand=True, spacing=6, padding=padding)
    return evening_screen(state, evening, "log", body)


def _line(state: State, evening: Evening, entry: LogEntry, number: int) -> ft.Control:
    words = state.words
    parts = [told_author(words, evening, entry.note.by)]
    if entry.note.reason:
        parts.append(words.text("club-because", reason=entry.note.reason))
    told, noted = told_entry(words, evening, entry), " · ".join(parts)
    said: list[ft.Control] = [
        text(told, 16, line=SENTENCE),
        text(noted, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
    ]
    when = text(clock(words, entry.note.at), 14, color=C.ON_SURFACE_VARIANT)
    row = ft.Row(
        [
            ft.Container(when, width=48 * state.layout.scale),
            ft.Icon(ICONS[entry.kind], color=C.ON_SURFACE_VARIANT, size=22),
            ft.Column(said, spacing=0, tight=True, expand=True),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    box = ft.Container(row, padding=12, border_radius=14, bgcolor=C.SURFACE_CONTAINER_LOW)
    return ft.Semantics(identifier=f"line-{number}", container=True, content=box, key=f"{number}")
