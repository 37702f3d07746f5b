"""The clock of a round and of the break after it, with the controls of the organiser."""

from collections.abc import Callable

import flet as ft

from scorekeeper.club import clock as club_clock
from scorekeeper.club.model import Evening, Table
from scorekeeper.club_ui.organizer.actions import Actions, use_actions
from scorekeeper.i18n import Label, Words
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets.countdown import clock_colors, timer_icon, use_clock
from scorekeeper.view_models import club_clock as clocks
from scorekeeper.view_models.club_clock import clock_action, extra_time_text
from scorekeeper.view_models.countdown import Countdown, Reading, clock_digits

MINUTE_STEP = 5  # minutes that a tap adds or takes off
BREAKS = (10, 15, 20, 30)  # minutes

ChangeMinutes = Callable[[int], kit.Handler | None]
"""Returns the handler that adds minutes, or takes them off; None disables its button."""


@component
def ClockCard(evening: Evening) -> ft.Control:
    """Clock of the running round, with buttons to pause, resume and change it.

    Empty if the round has no clock.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    clock = club_clock.clock_of(evening.rounds[-1])
    length = club_clock.with_added_minutes(evening.plan.length, clock.added)
    countdown = clocks.round_countdown(clock, length)
    if countdown is None:
        return ft.Container()

    action = clock_action(clock)
    # `start_clock` resumes a paused clock.
    operation = club_clock.pause_clock if action == "pause" else club_clock.start_clock

    def change_minutes(minutes: int) -> kit.Handler | None:
        if actions.is_busy:
            return None
        return lambda: actions.change(evening.uid, club_clock.add_minutes, minutes)

    def toggle_clock() -> object:
        return actions.change(evening.uid, operation)

    toggle_button = kit.button(
        words.label("club-clock-turn", turn=action),
        None if actions.is_busy else toggle_clock,
        icon=kit.Icon.PAUSE if action == "pause" else kit.Icon.PLAY,
        expand=3,
    )
    minute_buttons = [
        _minutes_button(words, "clock", "club-clock-said", minutes, change_minutes)
        for minutes in (-MINUTE_STEP, MINUTE_STEP)
    ]
    return kit.full_width_column(
        [
            ClockFace(countdown, key="face"),
            _button_row(state.layout, toggle_button, minute_buttons),
            *actions.problem_texts(evening, id="clock-refused"),
        ]
    )


@component
def ClockFace(countdown: Countdown) -> ft.Control:
    """Display of the remaining time in large digits with a remark, or only a sentence."""
    words = use_state().words
    reading = use_clock(countdown, lambda reading: reading, interval=1)
    # No background while there is enough time.
    bgcolor, color = clock_colors(reading, (None, ft.Colors.ON_SURFACE))
    says = clocks.clock_text(words, reading, countdown)

    parts: list[ft.Control] = []
    remark = says
    if reading.seconds is not None and reading.phase not in {"over", "break_over"}:
        parts.append(digits(clock_digits(words, reading.seconds), 34, color))
        remark = _remark_beside_time(words, countdown, reading)
    remark_color = MUTED if bgcolor is None else color
    parts.append(text(remark, 15, Face.MEDIUM, remark_color, line_height=SENTENCE_LINE_HEIGHT))
    face = ft.Row(
        parts,
        wrap=True,
        spacing=10,
        run_spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    icon = timer_icon(reading, bgcolor, color, size=28)
    box = ft.Container(
        kit.hidden_from_screen_reader(ft.Row([icon, face], spacing=10)),
        padding=ft.Padding.symmetric(vertical=4, horizontal=4 if bgcolor is None else 14),
        border_radius=18,
        bgcolor=bgcolor,
    )
    return kit.node("clock", box, says=says)


def _remark_beside_time(words: Words, countdown: Countdown, reading: Reading) -> str:
    """Return the remark beside the digits: why the clock is stopped, or its phase."""
    if reading.stop_reason:
        return clocks.stop_text(words, reading)
    # The sentence about a break states its end; the digits already show the minutes.
    if reading.phase == "break":
        return clocks.clock_text(words, reading, countdown)
    return words.text("round-clock-beside", phase=reading.phase)


@component
def BreakCard(evening: Evening) -> ft.Control:
    """Card with the clock of the running break, or with the choice of a break to begin."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    problems = actions.problem_texts(evening, id="break-refused")
    countdown = clocks.break_countdown(evening.current_break)
    if countdown is None:
        choices = [_break_choice(words, evening, actions, minutes) for minutes in BREAKS]
        return kit.card(kit.heading(words.text("club-break")), kit.choices(choices), *problems)

    def change_minutes(minutes: int) -> kit.Handler:
        return lambda: actions.change(evening.uid, club_clock.lengthen_break, minutes)

    end_button = kit.button(
        words.label("club-break-end"),
        lambda: actions.change(evening.uid, club_clock.end_break),
        expand=3,
    )
    minute_buttons = [
        _minutes_button(words, "break", "club-break-change", minutes, change_minutes)
        for minutes in (-MINUTE_STEP, MINUTE_STEP)
    ]
    return kit.card(
        ClockFace(countdown, key="face"),
        _button_row(state.layout, end_button, minute_buttons),
        *problems,
    )


def _break_choice(words: Words, evening: Evening, actions: Actions, minutes: int) -> kit.Choice:
    label = words.label("club-break-minutes", id=f"break-{minutes}", minutes=minutes)
    return kit.Choice(label, lambda: actions.change(evening.uid, club_clock.begin_break, minutes))


@component
def ExtraTimeCard(evening: Evening, table: Table) -> ft.Control:
    """Card with the extra minutes of one table, and buttons that change them."""
    state = use_state()
    words = state.words
    actions = use_actions(state)

    def change_minutes(minutes: int) -> kit.Handler | None:
        if table.extra + minutes < 0:
            return None
        return lambda: actions.change(
            evening.uid, club_clock.add_table_minutes, table.number, minutes
        )

    buttons = [
        _minutes_button(
            words, "extra", "club-extra-said", minutes, change_minutes, table=table.number
        )
        for minutes in (-MINUTE_STEP, MINUTE_STEP)
    ]
    return kit.card(
        kit.heading(words.text("club-extra")),
        kit.note(words.text("club-extra-now", minutes=table.extra), id="club-extra-now"),
        kit.row_or_column(state.layout, buttons),
        *actions.problem_texts(evening, id="extra-refused"),
    )


def _minutes_button(
    words: Words,
    id: str,
    says_key: str,
    minutes: int,
    change_minutes: ChangeMinutes,
    *,
    table: int = 0,
) -> ft.Control:
    """Return a button that adds minutes, or takes them off.

    Args:
        words: The language.
        id: First part of the id of the button.
        says_key: Key of the message for screen readers, which names the clock.
        minutes: Minutes to add; negative to take off.
        change_minutes: Returns the handler of the button.
        table: Number of the table, for the screen-reader text.
    """
    change = "more" if minutes > 0 else "less"
    label = Label(
        id=f"{id}-{change}",
        title=extra_time_text(words, minutes),
        says=words.text(says_key, minutes=abs(minutes), change=change, table=table),
    )
    return kit.button(label, change_minutes(minutes), expand=2)


def _button_row(layout: Layout, first: ft.Control, others: list[ft.Control]) -> ft.Control:
    """Return buttons side by side; in large text the first button is above the others."""
    if layout.has_large_text:
        return kit.full_width_column([first, ft.Row(others, spacing=8)])
    return ft.Row([first, *others], spacing=8)
