"""The standing: a row for each entrant; a tap shows what it comes from."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.club import EntrantUid, Evening, Row, standing
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, remark
from scorekeeper.ui.components.page import SIDE_PADDING
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.following import gone, use_evening
from scorekeeper.ui.screens.club.frame import evening_screen
from scorekeeper.ui.screens.club.standing.behind import behind
from scorekeeper.ui.screens.club.standing.row import head_row, place_row
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.clubs.plans import scheme_name

TWO_COLUMNS = 860


@component
def StandingScreen() -> Any:
    """All places; on a phone a tap opens a row, elsewhere what it comes from stands beside."""
    state = use_state()
    evening = use_evening(state, of=_shown)
    nobody: EntrantUid | None = None
    chosen, choose = ft.use_state(nobody)
    if evening is None:
        return gone(state)
    rows = standing(evening)

    def tap(uid: EntrantUid) -> None:
        choose(None if uid == chosen else uid)

    is_wide = state.layout.width >= TWO_COLUMNS and not state.layout.has_large_text
    listed = _listed(state, evening, rows, chosen, tap, is_wide=is_wide)
    if not is_wide:
        return evening_screen(state, evening, "standing", _column(listed))
    shown = next((place for place, row in enumerate(rows) if row.entrant == chosen), 0)
    right = behind(state.words, evening, rows, shown) if rows else []
    panes: list[ft.Control] = [_column(listed), _column(right)]
    body = ft.Row(panes, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return evening_screen(state, evening, "standing", body)


def _shown(evening: Evening) -> Any:
    """Everything that the standing follows from."""
    results = [(one.state, [table.result for table in one.tables]) for one in evening.rounds]
    return evening.plan, evening.members, evening.entrants, results


def _listed(
    state: State,
    evening: Evening,
    rows: Sequence[Row],
    chosen: EntrantUid | None,
    tap: Any,
    *,
    is_wide: bool,
) -> list[ft.Control]:
    words = state.words
    listed: list[ft.Control] = [remark(_scheme(words, evening), name="scheme")]
    if not rows:
        return [*listed, remark(words.text("club-standing-none"), name="none")]
    listed.append(head_row(state))
    for place, row in enumerate(rows):
        is_chosen = row.entrant == chosen or (is_wide and chosen is None and place == 0)
        listed.append(place_row(state, evening, row, tap, is_chosen=is_chosen))
        if is_chosen and not is_wide:
            listed.append(card(*behind(words, evening, rows, place)))
    return listed


def _scheme(words: Words, evening: Evening) -> str:
    """What is counted, what parts the level, and how many rounds do not count."""
    plan = evening.plan
    ties = ", ".join(words.text("club-tie", tie=tie) for tie in plan.scheme.tie_breaks)
    parts = [scheme_name(words, plan.scheme.id)]
    if ties:
        parts.append(words.text("club-scheme-ties", ties=ties))
    if plan.drop_worst:
        parts.append(words.text("club-drop-hint", count=plan.drop_worst))
    return " · ".join(parts)


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=6, padding=padding)
