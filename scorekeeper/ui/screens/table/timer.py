"""The timer of the table: a pill while it is on, a strip when time is up, and its sheet."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import flet as ft

from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, get_state, use_selector
from scorekeeper.ui.palette import ALARM, ON_FELT
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets.clock import now, use_ticks
from scorekeeper.ui.widgets.countdown import clock_colors, timer_icon, use_clock
from scorekeeper.view_models.countdown import clock_digits
from scorekeeper.view_models.timer import (
    MINUTES_OFFERED,
    MINUTES_STEP,
    TIMER,
    Timer,
    TimerAction,
    seconds_to_new_text,
    timer_of,
    timer_text,
)

# Logical pixels.
PILL_HEIGHT = 40
PILL_OPACITY = 0.1
DIGITS_SIZE = 56

ICONS = {
    TimerAction.START: kit.Icon.PLAY,
    TimerAction.PAUSE: kit.Icon.PAUSE,
    TimerAction.RESUME: kit.Icon.PLAY,
    TimerAction.AGAIN: kit.Icon.REPEAT,
    TimerAction.STOP: kit.Icon.CLOSE,
}


async def save_timer(state: State, timer: Timer) -> None:
    """Store the timer in the settings of this device."""
    await state.save_settings(**{TIMER: timer.to_setting()})


def use_timer(state: State) -> Timer:
    """Return the timer of this device; redraw the component when it changes (a hook)."""
    return use_selector(state, lambda state: timer_of(state.settings))


def use_is_timer_up(timer: Timer) -> bool:
    """Return True if the time of a timer is up; redraw the component at that time (a hook)."""

    def is_up() -> bool:
        return timer.is_on and timer.reading_at(now()).phase == "over"

    def pause() -> float:
        return seconds_to_new_text(timer, now())

    return use_ticks(is_up, pause if timer.is_on else None, timer)


# --- on the table


@component
def TimerPill(timer: Timer, on_tap: kit.Handler) -> ft.Control:
    """Pill with the remaining time of a timer; a tap opens the timer sheet.

    Args:
        timer: A timer that is on.
        on_tap: Opens the sheet.
    """
    words = use_selector(get_state(), lambda state: state.words)
    view = use_ticks(
        lambda: timer_text(words, timer, now()), lambda: seconds_to_new_text(timer, now()), timer
    )
    calm = ft.Colors.with_opacity(PILL_OPACITY, ft.Colors.ON_SURFACE)
    bgcolor, color = clock_colors(view.reading, (calm, ft.Colors.ON_SURFACE))
    row = ft.Row(
        [
            timer_icon(view.reading, bgcolor, color, size=20),
            text(view.time, 17, Face.SCORE, color, max_lines=1),
        ],
        spacing=8,
        tight=True,
    )
    # The box has the height of a touch target; the pill in it is lower.
    pill = ft.Container(
        row,
        bgcolor=bgcolor,
        border_radius=PILL_HEIGHT / 2,
        padding=ft.Padding.symmetric(vertical=8, horizontal=14),
    )
    return kit.tap_area(
        "timer-pill",
        pill,
        on_tap,
        says=view.says,
        padding=ft.Padding.symmetric(vertical=6),
        border_radius=PILL_HEIGHT / 2,
    )


def timer_strip(state: State, timer: Timer) -> ft.Control:
    """Return a strip with the message that time is up, and buttons to stop and to start again."""
    words = state.words

    def do(action: TimerAction) -> Awaitable[None]:
        return save_timer(state, timer.after_action(action, now()))

    sentence = text(
        words.text("timer-up"), 18, Face.SCORE, ON_FELT, line_height=SENTENCE_LINE_HEIGHT
    )
    message = ft.Semantics(
        identifier="timer-up", container=True, live_region=True, content=sentence, expand=True
    )
    buttons = [
        kit.button(words.label("timer-stop"), lambda: do(TimerAction.STOP)),
        kit.button(words.label("timer-again"), lambda: do(TimerAction.AGAIN)),
    ]
    head = ft.Row([kit.icon(kit.Icon.BELL, size=22, color=ON_FELT), message], spacing=10)
    column = kit.full_width_column([head, kit.row_or_column(state.layout, buttons)], spacing=6)
    padding = ft.Padding.symmetric(vertical=10, horizontal=14)
    return ft.Container(column, bgcolor=ALARM, border_radius=16, padding=padding)


# --- the sheet


def timer_sheet(state: State, close: kit.Close) -> ft.BottomSheet:
    """Return the sheet that sets, starts, pauses and stops the timer."""
    return kit.sheet(state, state.words.text("timer"), [TimerControls(close)], close)


@component
def TimerControls(close: kit.Close) -> ft.Control:
    """Content of the timer sheet: the time, and buttons that change, start and stop it.

    Args:
        close: Closes the sheet; called by the buttons that start and stop.
    """
    state = get_state()
    words = state.words
    timer = use_timer(state)
    # Redraws the buttons when the time is up.
    use_is_timer_up(timer)

    async def save(changed: Timer) -> None:
        await save_timer(state, changed)

    async def do(action: TimerAction) -> None:
        if action is not TimerAction.PAUSE:
            close()
        await save(timer.after_action(action, now()))

    parts: list[ft.Control] = [TimeRow(timer, save, key="time")]
    if not timer.is_on:
        lengths = [
            (minutes, words.label("timer-minutes", id=f"timer-{minutes}", minutes=minutes))
            for minutes in MINUTES_OFFERED
        ]
        choose = kit.choice_chips(
            lengths, timer.minutes, lambda minutes: save(replace(timer, minutes=minutes))
        )
        parts.append(choose)
    sound = kit.Choice(
        words.label("timer-sound"),
        lambda: save(replace(timer, has_sound=not timer.has_sound)),
        is_chosen=timer.has_sound,
    )
    buttons = [_action_button(state, action, do) for action in timer.actions(now())]
    return kit.full_width_column(
        [
            *parts,
            kit.choices([sound]),
            kit.row_or_column(state.layout, buttons[::-1]),
            kit.note(words.text("timer-note")),
        ],
        spacing=12,
    )


def _action_button(
    state: State, action: TimerAction, on_action: Callable[[TimerAction], Awaitable[None]]
) -> ft.Control:
    """Return the button of an action; it is a main button for start, resume and again."""
    is_main = action in {TimerAction.START, TimerAction.RESUME, TimerAction.AGAIN}
    return kit.button(
        state.words.label(f"timer-{action}"),
        lambda: on_action(action),
        icon=ICONS[action],
        kind=kit.ButtonKind.MAIN if is_main else kit.ButtonKind.PLAIN,
    )


@component
def TimeRow(timer: Timer, on_change: Callable[[Timer], Awaitable[None]]) -> ft.Control:
    """Row with the remaining time in large digits, between buttons that change it by five minutes.

    Args:
        timer: The timer.
        on_change: Called with the changed timer.
    """
    state = get_state()
    words = state.words
    reading = use_clock(timer, lambda reading: reading, interval=1)

    def step_button(minutes: int) -> ft.Control:
        change = "more" if minutes > 0 else "less"
        label = words.label(
            "timer-change", id=f"timer-{change}", change=change, minutes=abs(minutes)
        )

        def change_minutes() -> Awaitable[None]:
            return on_change(timer.with_added_minutes(minutes, now()))

        can_extend = timer.can_extend(minutes, now())
        return kit.button(label, change_minutes if can_extend else None)

    scale = max(1.0, state.layout.scale)
    time = digits(
        clock_digits(words, reading.seconds or 0), DIGITS_SIZE / scale, ft.Colors.ON_SURFACE
    )
    face = kit.with_label("timer-time", time, timer_text(words, timer, now()).says)
    return ft.Row(
        [step_button(-MINUTES_STEP), face, step_button(MINUTES_STEP)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
