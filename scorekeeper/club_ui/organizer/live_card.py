"""The card of a running session on the Club tab."""

import flet as ft

from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.organizer.current_evening import open_evening
from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets.countdown import use_clock
from scorekeeper.view_models.club_clock import brief_clock, evening_countdown
from scorekeeper.view_models.club_evenings import EveningRow
from scorekeeper.view_models.club_tables import resting_text
from scorekeeper.view_models.countdown import Countdown

MAX_REMARK_WIDTH = 110  # logical pixels; of a sentence in the place of the clock


def live_card(state: State, row: EveningRow) -> ft.Control:
    """Return the card of a live session: round, clock, buttons for tables and big screen."""
    words = state.words
    open_button = kit.button(
        Label(
            f"open-{row.id}",
            words.text("club-open"),
            says=words.text("club-open-said", name=row.name),
        ),
        lambda: go(addresses.Evening(row.uid)),
        kind=kit.ButtonKind.MAIN,
    )
    big_screen = kit.button(
        Label(f"screen-{row.id}", words.text("club-screen")),
        lambda: go(addresses.EveningBigScreen(row.uid)),
    )
    lines = kit.full_width_column(
        [
            _round_and_clock(state, row),
            kit.row_or_column(state.layout, [open_button, big_screen]),
        ],
        spacing=12,
    )
    return kit.felt(lines, expand=False, border_radius=18, padding=16, key=row.uid)


def _round_and_clock(state: State, row: EveningRow) -> ft.Control:
    """Return the round of a session and the entries that sit out, with the clock beside them."""
    evening = open_evening(state, row.uid)
    lines: list[ft.Control] = [
        text(row.name, 15, Face.BOLD),
        text(row.headline, 24, Face.SCORE),
        text(row.detail, 15, color=MUTED, line_height=SENTENCE_LINE_HEIGHT),
    ]
    countdown = None
    if evening is not None and evening.rounds:
        countdown = evening_countdown(evening)
        resting = resting_text(state.words, evening)
        if resting:
            lines.append(text(resting, 15, color=MUTED, line_height=SENTENCE_LINE_HEIGHT))
    played = ft.Semantics(
        identifier=row.id,
        container=True,
        content=kit.full_width_column(lines, spacing=6),
        expand=True,
    )
    if countdown is None:
        return ft.Row([played])
    # The key includes the clock: a changed one starts its ticks anew.
    clock = LiveClock(row.id, countdown, key=f"clock-{row.uid}-{countdown}")
    return kit.row_with_trailing(state.layout, played, clock)


@component
def LiveClock(id: str, countdown: Countdown) -> ft.Control:
    """Clock of a round or break: remaining time in large digits, with a remark below."""
    words = use_state().words
    reading = use_clock(countdown, lambda reading: reading, interval=1)
    clock = brief_clock(words, reading, countdown)
    remark = text(
        clock.remark, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT, text_align=ft.TextAlign.END
    )
    lines: list[ft.Control] = [remark]
    if clock.digits:
        lines.insert(0, digits(clock.digits, 30, ft.Colors.ON_SURFACE))
    column = ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)
    width = None if clock.digits else MAX_REMARK_WIDTH
    return kit.with_label(f"clock-{id}", ft.Container(column, width=width), clock.says)
