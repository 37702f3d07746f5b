"""Screen of the tables of a session: the view for the state of its last round."""

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.organizer import frame
from scorekeeper.club_ui.organizer.current_evening import use_evening
from scorekeeper.club_ui.organizer.tables.between import BetweenView
from scorekeeper.club_ui.organizer.tables.drawn import DrawnView
from scorekeeper.club_ui.organizer.tables.running import RunningView
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go


@component
def TablesScreen() -> ft.Control:
    """Screen with the draw of the last round, its running tables, or the results so far."""
    state = use_state()
    evening = use_evening(state, select=_followed_part)
    if evening is None:
        return frame.evening_not_found_view(state)

    # Before the first round, the view is the one between two rounds.
    round_state = evening.rounds[-1].state if evening.rounds else "closed"
    key = f"{len(evening.rounds)}-{round_state}"
    if round_state == "drawn":
        body = DrawnView(evening, key=key)
    elif round_state == "running":
        body = RunningView(evening, key=key)
    else:
        body = BetweenView(evening, key=key)

    plan = kit.icon_button(
        kit.Icon.SETTINGS,
        state.words.label("club-plan", id="edit-plan"),
        lambda: go(addresses.EveningPlan(evening.uid)),
    )
    return frame.evening_screen(
        state,
        evening,
        frame.TABLES,
        body,
        actions=[plan],
        is_felt=round_state == "running",
    )


def _followed_part(evening: club.Evening) -> object:
    """Return the part of a session whose changes redraw the screen.

    It leaves out the tables of a running round, which redraw themselves.
    """
    rounds = [
        (
            played.state,
            played.clock,
            () if played.state == "running" else (played.tables, played.byes),
        )
        for played in evening.rounds
    ]
    return (
        evening.plan,
        evening.members,
        evening.entrants,
        evening.current_break,
        rounds,
    )
