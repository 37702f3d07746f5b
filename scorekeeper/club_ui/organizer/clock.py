"""The clock of a round and the break after it, with what the organiser can do to them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import clock as club_clock
from scorekeeper.club.model import Evening, Table
from scorekeeper.club_ui.organizer import shared
from scorekeeper.i18n import Words
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, page
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
    turning = buttons.button(label, tap, icon=icon, name="turn-clock", height=48, expand=3)

    def change(minutes: int) -> buttons.Handler | None:
        if actions.is_busy:
            return None
        return actions.changing(uid, club_clock.add_minutes, minutes)

    row = [turning, *_minutes_buttons(words, change, "club-clock-said", name="clock")]
    parts: list[ft.Control] = [ClockFace(time, key="face"), _line(state.layout, row)]
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
    state = use_state()
    actions, words, uid = shared.use_actions(state), state.words, evening.uid
    complaints = actions.complaints(evening, name="break-refused")
    time = clocks.break_time(evening.current_break)
    if time is None:
        heading, chips = buttons.heading(words.text("club-break")), list[ft.Control]()
        for minutes in BREAKS:
            tap = actions.changing(uid, club_clock.begin_break, minutes)
            label = words.text("club-break-minutes", minutes=minutes)
            says, name = words.text("club-break-said", minutes=minutes), f"break-{minutes}"
            chips.append(buttons.choice(label, tap, name=name, says=says))
        return buttons.card(heading, buttons.choices(chips), *complaints)
    tap, label = actions.changing(uid, club_clock.end_break), words.text("club-break-end")
    change = partial(actions.changing, uid, club_clock.lengthen_break)
    row = [
        buttons.button(label, tap, name="end-break", height=48, expand=3),
        *_minutes_buttons(words, change, "club-break-change", name="break"),
    ]
    return buttons.card(ClockFace(time, key="face"), _line(state.layout, row), *complaints)


@component
def ExtraTimeCard(evening: Evening, table: Table) -> Any:
    """The minutes that one table may play longer than the others."""
    state = use_state()
    actions, words, number = shared.use_actions(state), state.words, table.number

    def change(minutes: int) -> buttons.Handler | None:
        if table.extra + minutes < 0:
            return None
        return actions.changing(evening.uid, club_clock.add_table_minutes, number, minutes)

    row = _minutes_buttons(words, change, "club-extra-said", name="extra", table=number)
    return buttons.card(
        buttons.heading(words.text("club-extra")),
        buttons.remark(words.text("club-extra-now", minutes=table.extra), name="extra-now"),
        ft.Row(row, spacing=8),
        *actions.complaints(evening, name="extra-refused"),
    )


def extra_text(words: Words, minutes: int) -> str:
    """The minutes of a table on a tile: +10 min."""
    return _minutes_text(words, minutes, "round-clock-minutes")


def _minutes_text(words: Words, minutes: int, key: str, **values: Any) -> str:
    change = "more" if minutes > 0 else "less"
    return words.text(key, minutes=abs(minutes), change=change, **values)


def _minutes_buttons(
    words: Words,
    change: Callable[[int], buttons.Handler | None],
    says: str,
    *,
    name: str,
    **values: Any,
) -> list[ft.Control]:
    """Buttons for less and for more time; `says` is the key of what they are for."""
    return [
        buttons.button(
            extra_text(words, minutes),
            change(minutes),
            name=f"{name}-{'more' if minutes > 0 else 'less'}",
            says=_minutes_text(words, minutes, says, **values),
            height=48,
            expand=2,
        )
        for minutes in (-STEP, STEP)
    ]


def _line(layout: Layout, row: Sequence[ft.Control]) -> ft.Control:
    """Buttons side by side; where text is large, the two for minutes below the first."""
    rows = [row[:1], row[1:]] if layout.has_large_text else [row]
    return page.in_rows(*rows)
