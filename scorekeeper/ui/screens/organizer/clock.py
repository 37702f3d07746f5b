"""The clock of a round and the break after it, with what the organiser can do to them."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import clock as club_clock
from scorekeeper.club.model import Evening, Note, Problems, Table
from scorekeeper.i18n import Words
from scorekeeper.ui.screens.organizer import shared
from scorekeeper.ui.state import component, use_state
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets import clock as clocks

C = ft.Colors
STEP = 5
"""Minutes that a tap adds or takes back."""
BREAKS = (10, 15, 20, 30)
"""Minutes of the breaks that are offered."""


@component
def ClockCard(evening: Evening) -> Any:
    """The clock of the running round, and below it how it is stopped, started and lengthened."""
    state = use_state()
    actions, words, uid = shared.use_actions(state), state.words, evening.uid
    clock = club_clock.clock_of(evening.rounds[-1])
    length = club_clock.lengthened(evening.plan.length, clock.added)
    time = clocks.round_time(clock, length)
    if time is None:
        return ft.Container()
    runs = clock.since is not None and clock.paused is None
    turn = "pause" if runs else "start" if clock.since is None else "resume"
    step = club_clock.pause_clock if runs else club_clock.start_clock
    icon = ft.Icons.PAUSE if runs else ft.Icons.PLAY_ARROW
    label = words.text("club-clock-turn", turn=turn)
    tap = None if actions.is_busy else actions.changing(uid, step)
    row = [buttons.button(label, tap, icon=icon, name="turn-clock", height=48, expand=3)]
    for minutes in (-STEP, STEP):
        change = partial(_with_minutes, club_clock.add_minutes, minutes)
        tap = None if actions.is_busy else actions.changing(uid, change)
        says = _minutes_text(words, minutes, "club-clock-said")
        row.append(_minutes_button(words, minutes, tap, says, name="clock"))
    parts: list[ft.Control] = [ClockFace(time, key="face"), _line(state.layout.has_large_text, row)]
    return buttons.stacked(*parts, *actions.complaints(evening, name="clock-refused"))


@component
def ClockFace(time: clocks.Time) -> Any:
    words = use_state().words
    reading: clocks.Reading = clocks.use_clock(time, lambda now: now, every=1)
    ground, ink = clocks.clock_colors(reading, (None, C.ON_SURFACE))
    label = beside = clocks.clock_text(words, reading, time)
    parts: list[ft.Control] = []
    if reading.seconds is not None and reading.phase not in {"over", "break_over"}:
        parts.append(digits(clocks.clock_face(words, reading.seconds), 34, ink))
        if reading.stands:
            beside = clocks.stand_text(words, reading)
        elif reading.phase != "break":
            beside = words.text("round-clock-beside", phase=reading.phase)
    color = C.ON_SURFACE_VARIANT if ground is None else ink
    parts.append(text(beside, 15, Face.MEDIUM, color, line=SENTENCE))
    face = ft.Row(parts, wrap=True, spacing=10, run_spacing=0, expand=True)
    face.vertical_alignment = ft.CrossAxisAlignment.CENTER
    box = ft.Container(
        ft.Row([clocks.timer_icon(reading, ground, ink, size=28), face], spacing=10),
        padding=ft.Padding.symmetric(vertical=4, horizontal=4 if ground is None else 14),
        border_radius=18,
        bgcolor=ground,
    )
    return buttons.spoken(box, label, name="clock")


@component
def BreakCard(evening: Evening) -> Any:
    """The break between two rounds, or the lengths that one may have."""
    state = use_state()
    actions, words, uid = shared.use_actions(state), state.words, evening.uid
    complaints = actions.complaints(evening, name="break-refused")
    time = clocks.break_time(evening.current_break)
    if time is None:
        heading, chips = buttons.heading(words.text("club-break")), list[ft.Control]()
        for minutes in BREAKS:
            change = partial(_with_minutes, club_clock.begin_break, minutes)
            label = words.text("club-break-minutes", minutes=minutes)
            says, name = words.text("club-break-said", minutes=minutes), f"break-{minutes}"
            chips.append(buttons.choice(label, actions.changing(uid, change), name=name, says=says))
        return buttons.card(heading, buttons.choices(chips), *complaints)
    tap = actions.changing(uid, club_clock.end_break)
    row = [buttons.button(words.text("club-break-end"), tap, name="end-break", height=48, expand=3)]
    for minutes in (-STEP, STEP):
        change = partial(_with_minutes, club_clock.lengthen_break, minutes)
        says = _minutes_text(words, minutes, "club-break-change")
        row.append(
            _minutes_button(words, minutes, actions.changing(uid, change), says, name="break")
        )
    face = ClockFace(time, key="face")
    return buttons.card(face, _line(state.layout.has_large_text, row), *complaints)


@component
def ExtraTimeCard(evening: Evening, table: Table) -> Any:
    """The minutes that one table may play longer than the others."""
    state = use_state()
    actions, words = shared.use_actions(state), state.words
    row = list[ft.Control]()
    for minutes in (-STEP, STEP):
        tap = None
        if minutes > 0 or table.extra >= STEP:
            verb = partial(club_clock.add_table_minutes, number=table.number)
            tap = actions.changing(evening.uid, partial(_with_minutes, verb, minutes))
        says = _minutes_text(words, minutes, "club-extra-said", table=table.number)
        row.append(_minutes_button(words, minutes, tap, says, name="extra"))
    return buttons.card(
        buttons.heading(words.text("club-extra")),
        buttons.remark(words.text("club-extra-now", minutes=table.extra), name="extra-now"),
        ft.Row(row, spacing=8),
        *actions.complaints(evening, name="extra-refused"),
    )


def extra_text(words: Words, minutes: int) -> str:
    """The minutes of a table on a tile: +10 min."""
    return _minutes_text(words, minutes, "round-clock-minutes")


def _with_minutes(verb: Any, minutes: int, evening: Evening, note: Note) -> Evening | Problems:
    changed: Evening | Problems = verb(evening, minutes=minutes, note=note)
    return changed


def _minutes_text(words: Words, minutes: int, key: str, **values: Any) -> str:
    change = "more" if minutes > 0 else "less"
    return words.text(key, minutes=abs(minutes), change=change, **values)


def _minutes_button(
    words: Words, minutes: int, tap: buttons.Handler | None, says: str, *, name: str
) -> ft.Control:
    label = _minutes_text(words, minutes, "round-clock-minutes")
    name = f"{name}-{'more' if minutes > 0 else 'less'}"
    return buttons.button(label, tap, name=name, says=says, height=48, expand=2)


def _line(has_large_text: bool, row: Sequence[ft.Control]) -> ft.Control:  # noqa: FBT001
    """Buttons side by side; where text is large, the two for minutes below the first."""
    if not has_large_text:
        return ft.Row(list(row), spacing=8)
    return buttons.stacked(ft.Row([row[0]]), ft.Row(list(row[1:]), spacing=8))
