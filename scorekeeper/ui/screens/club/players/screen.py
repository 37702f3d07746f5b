"""The check-in: who plays, what the draw would make of them, and who can still be tapped in."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.club import Entrant, Evening
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, choice, choices, heading, opening_row
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import of_evening
from scorekeeper.ui.screens.club.following import gone, use_evening
from scorekeeper.ui.screens.club.frame import evening_screen
from scorekeeper.ui.screens.club.players.check_in import CheckIn
from scorekeeper.ui.screens.club.players.outlook import told_outlook
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words.clubs.names import entrant_name

TWO_COLUMNS = 760


@component
def PlayersScreen() -> Any:
    """Those who play, and those who can check in; side by side where there is room."""
    state = use_state()
    evening = use_evening(state, of=_shown)
    listed, show_listed = ft.use_state(False)
    if evening is None:
        return gone(state)
    coming = CheckIn(evening, key="check-in")
    here = _here(state, evening)
    top = ft.Semantics(
        identifier="outlook",
        container=True,
        live_region=True,
        content=text(told_outlook(state.words, evening), 17, Face.MEDIUM, line=SENTENCE),
    )
    if state.layout.beside_tabs < TWO_COLUMNS or state.layout.has_large_text:
        chips = _chips(state, evening, show_listed, listed=listed)
        body: ft.Control = _column([card(top), chips, *(here if listed else [coming])])
    else:
        panes: list[ft.Control] = [_column([card(top), *here]), _column([coming])]
        body = ft.Row(panes, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return evening_screen(state, evening, "players", body, foot=[_onward(state, evening)])


def _chips(state: State, evening: Evening, show: Handler, *, listed: bool) -> ft.Control:
    """Where there is room for one of them: who can check in, or who is on the list."""
    words = state.words
    count = words.text("club-listed", count=len(evening.entrants))
    chips = [
        choice(
            words.text("club-check-in"),
            lambda: show(False),
            name="show-coming",
            selected=not listed,
        ),
        choice(count, lambda: show(True), name="show-listed", selected=listed),
    ]
    return choices(chips)


def _shown(evening: Evening) -> Any:
    """What of an evening is shown here."""
    states = tuple(one.state for one in evening.rounds)
    return evening.plan, evening.members, evening.entrants, states


def _onward(state: State, evening: Evening) -> ft.Control:
    number = len(evening.rounds)
    is_next = not number or evening.rounds[-1].state == "closed"
    is_over = number >= evening.plan.rounds and is_next
    key = "club-to-draw" if is_next and not is_over else "club-to-tables"
    return button(
        state.words.text(key, number=number + 1),
        lambda: go(of_evening(evening.uid)),
        icon=ft.Icons.ARROW_FORWARD,
        filled=True,
        name="onward",
    )


def _here(state: State, evening: Evening) -> list[ft.Control]:
    """Everybody on the list of the evening, those who play first."""
    words = state.words
    playing = [one for one in evening.entrants if one.present]
    away = [one for one in evening.entrants if not one.present]
    parts: list[ft.Control] = []
    if playing:
        parts.append(heading(words.text("club-playing")))
        parts += [_entrant(state, evening, one) for one in playing]
    if away:
        parts.append(heading(words.text("club-away")))
        parts += [_entrant(state, evening, one) for one in away]
    return parts


def _entrant(state: State, evening: Evening, one: Entrant) -> ft.Control:
    words, place = state.words, evening.entrants.index(one)
    name = entrant_name(words, evening, one.uid)
    members = {member.uid: member.name for member in evening.members}
    second = ", ".join(members[uid] for uid in one.members) if one.name else ""
    row = opening_row(
        name,
        second,
        lambda: go(of_evening(evening.uid, "players", one.uid)),
        name=f"entrant-{place}",
        says=words.text("club-entrant-said", name=name),
        icon=ft.Icons.CHECK_CIRCLE if one.present else ft.Icons.PAUSE_CIRCLE_OUTLINE,
    )
    row.key = one.uid
    return row


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)
