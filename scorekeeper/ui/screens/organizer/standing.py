"""The standing of an evening, live: the places, and why somebody stands there.

screen  the whole
row     one place
behind  the rounds of an entrant, and what parts it from the one before
"""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.club import EntrantUid, Evening, Row, standing
from scorekeeper.club.standings import Line
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import entrant_name, scheme_name, told_line, told_place, told_rank
from scorekeeper.ui.screens.organizer.page import evening_screen, gone, use_evening
from scorekeeper.ui.state import State, component, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import card, heading, remark, tappable
from scorekeeper.ui.widgets.page import SIDE_PADDING
from scorekeeper.ui.widgets.text import SENTENCE, digits, text

C = ft.Colors


def behind(words: Words, evening: Evening, rows: Sequence[Row], number: int) -> list[ft.Control]:
    """The name, why it stands there, its rounds in order, and its figures."""
    row = rows[number]
    why = ft.Semantics(
        identifier="why",
        container=True,
        content=text(told_place(words, evening, rows, number), 16, Face.MEDIUM, line=SENTENCE),
    )
    lines = sorted((*row.lines, *row.dropped), key=lambda line: line.round)
    shown = [_line(words, evening, line, is_dropped=line in row.dropped) for line in lines]
    figures = words.text(
        "club-figures-told",
        card_points=row.card_points,
        difference=words.points(row.difference),
        highest=row.highest_match,
    )
    name = heading(entrant_name(words, evening, row.entrant), size=18)
    return [name, why, *shown, remark(figures, name="row-figures")]


def _line(words: Words, evening: Evening, line: Line, *, is_dropped: bool) -> ft.Control:
    key = "club-line-dropped" if is_dropped else "club-line-points"
    points = words.text(key, points=line.gain.points)
    ink = C.ON_SURFACE_VARIANT if is_dropped else C.ON_SURFACE
    told: list[ft.Control] = [
        text(words.text("club-round", number=line.round), 14, color=C.ON_SURFACE_VARIANT),
        text(told_line(words, evening, line), 16, color=ink, line=SENTENCE),
    ]
    shown = ft.Row(
        [
            ft.Column(told, spacing=0, tight=True, expand=True),
            text(points, 16, Face.REGULAR if is_dropped else Face.BOLD, ink),
        ],
        spacing=12,
    )
    box = ft.Container(
        shown,
        padding=ft.Padding.symmetric(vertical=8),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )
    table = "bye" if line.table is None else line.table
    return ft.Semantics(identifier=f"line-{line.round}-{table}", container=True, content=box)


PLACE, POINTS, DIFFERENCE = 30, 56, 76
"""Pixels of the columns, at the usual size of text."""
FIRST = 3


def head_row(state: State) -> ft.Control:
    """What the columns are."""
    words, muted, scale = state.words, C.ON_SURFACE_VARIANT, state.layout.scale

    def head(key: str, width: float) -> ft.Control:
        shown = text(words.text(key), 13, color=muted, text_align=ft.TextAlign.END)
        return ft.Container(shown, width=width * scale)

    parts = [ft.Container(expand=True), head("club-head-points", POINTS)]
    if scale == 1:
        parts.append(head("club-head-difference", DIFFERENCE))
    return ft.Container(ft.Row(parts, spacing=8), padding=ft.Padding.symmetric(horizontal=10))


def place_row(
    state: State,
    evening: Evening,
    row: Row,
    tap: Callable[[EntrantUid], Any],
    *,
    is_chosen: bool,
) -> ft.Control:
    """The row; a tap says what it comes from."""
    words, scale = state.words, state.layout.scale
    is_first = row.is_among(FIRST)
    ink = C.ON_PRIMARY_CONTAINER if is_first else C.ON_SURFACE
    name = entrant_name(words, evening, row.entrant)
    record = words.text("club-record-told", wins=row.wins, draws=row.draws, losses=row.losses)
    named = text(name, 17, Face.BOLD if is_first else Face.MEDIUM, ink)
    told = text(record, 14, color=ink)
    points = digits(words.number(row.points), 20, ink, text_align=ft.TextAlign.END)
    difference = words.points(row.difference)
    shown: list[ft.Control] = [
        ft.Container(text(told_rank(words, row.place), 17, Face.BOLD, ink), width=PLACE * scale),
        ft.Container(_column(named, told) if scale == 1 else named, expand=True),
        ft.Container(points, width=POINTS * scale),
    ]
    if scale == 1:
        apart = text(difference, 15, color=ink, text_align=ft.TextAlign.END)
        shown.append(ft.Container(apart, width=DIFFERENCE))
    across = ft.Row(shown, spacing=8)
    values = {"name": name, "points": row.points, "difference": difference}
    box = tappable(
        across if scale == 1 else _column(across, told),
        words.text("club-standing-said", place=row.place or "none", **values),
        lambda: tap(row.entrant),
        name=f"place-{row.entrant}",
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=10, horizontal=10),
        border_radius=12,
        border=ft.Border.all(2, C.PRIMARY if is_chosen else C.TRANSPARENT),
        bgcolor=C.PRIMARY_CONTAINER if is_first else C.SURFACE_CONTAINER_LOW,
    )
    box.key = row.entrant
    return box


def _column(*parts: ft.Control) -> ft.Column:
    return ft.Column(list(parts), spacing=0, tight=True)


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
        return evening_screen(state, evening, "standing", _screen_column(listed))
    shown = next((place for place, row in enumerate(rows) if row.entrant == chosen), 0)
    right = behind(state.words, evening, rows, shown) if rows else []
    panes: list[ft.Control] = [_screen_column(listed), _screen_column(right)]
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


def _screen_column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=6, padding=padding)
