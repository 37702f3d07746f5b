"""The header of the big screen: the session, its round, the clock and the button for sound."""

import flet as ft

from scorekeeper.club_ui.big_screen.layout import Sizes
from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets.countdown import clock_colors, use_clock
from scorekeeper.view_models.club_big_screen import ScreenContent
from scorekeeper.view_models.club_clock import clock_text, stop_text
from scorekeeper.view_models.countdown import Countdown, Reading, clock_digits

# In units of the picture, see `Sizes.unit`.
TITLE_SIZE = 6
UPRIGHT_TITLE_SIZE = 7
SOUND_SIZE = 2.6

# In units of the clock: the unit of the picture, or a smaller one if the clock is beside the title.
CLOCK_SIZE = 16
CLOCK_SIZE_WITH_PHASE = 13.6
PHASE_SIZE = 4.6

CLOCK_UNIT_BESIDE_TITLE = 0.62  # units of the picture
MIN_TAP_HEIGHT = 48  # logical pixels


def header(
    content: ScreenContent, words: Words, sizes: Sizes, on_unmute: kit.Handler | None
) -> ft.Control:
    """Return the header of a screen: the session, its round, the sound button and the clock.

    The clock is at the end of the line; on an upright picture it is below the other parts.

    Args:
        content: View model of the screen.
        words: The language.
        sizes: Sizes of the picture.
        on_unmute: Called by the button for sound; None for no button.
    """
    unit = sizes.unit
    title = _title(content, sizes)
    sound: list[ft.Control] = []
    if on_unmute is not None:
        sound.append(_sound_button(words, sizes, on_unmute))
    clock: list[ft.Control] = []
    if content.countdown is not None:
        clock_unit = unit if sizes.is_upright else CLOCK_UNIT_BESIDE_TITLE * unit
        clock.append(BigClock(content.countdown, words, clock_unit, key="clock"))

    if sizes.is_upright:
        whole: ft.Control = kit.full_width_column([ft.Row([title, *sound]), *clock], spacing=unit)
    else:
        mark = kit.picture("marks/app-mark.svg", 10 * unit, 10 * unit)
        whole = ft.Row([mark, title, *sound, *clock], spacing=2 * unit)
    return ft.Container(
        whole,
        height=sizes.header_height,
        alignment=ft.Alignment.CENTER_LEFT,
        padding=ft.Padding.only(top=1.5 * unit),
    )


def _title(content: ScreenContent, sizes: Sizes) -> ft.Control:
    """Return the name of the session, with the current round below the name."""
    size = (UPRIGHT_TITLE_SIZE if sizes.is_upright else TITLE_SIZE) * sizes.unit
    session = one_line(content.title, size, Face.SCORE)
    round_line = one_line(
        content.round_text, sizes.line_text_size, Face.MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT
    )
    lines: list[ft.Control] = [
        ft.Semantics(header=True, container=True, content=session),
        ft.Semantics(identifier="round", container=True, content=round_line),
    ]
    return ft.Container(ft.Column(lines, spacing=0, tight=True), expand=True)


def _sound_button(words: Words, sizes: Sizes, on_tap: kit.Handler) -> ft.Control:
    """Return the button that turns on sounds; its text size depends on the picture."""
    size = SOUND_SIZE * sizes.unit
    color = ft.Colors.ON_SURFACE_VARIANT
    label = words.label("big-screen-sound")
    icon = kit.icon(kit.Icon.SOUND_OFF, size=1.6 * size, color=color)
    row = ft.Row([icon, text(label.title, size, color=color)], spacing=sizes.unit, tight=True)
    box = ft.Container(
        row,
        on_click=kit.as_handler(on_tap),
        ink=True,
        height=MIN_TAP_HEIGHT,
        border_radius=sizes.unit,
        padding=ft.Padding.symmetric(horizontal=8),
    )
    return kit.node(label.id, box, is_button=True)


@component
def BigClock(countdown: Countdown, words: Words, unit: float) -> ft.Control:
    """Clock with the remaining time; below it, why it is stopped, or a phase other than playing.

    Args:
        countdown: The clock.
        words: The language.
        unit: Unit of the clock's sizes, in logical pixels.
    """
    reading = use_clock(countdown, lambda reading: reading, interval=1)
    bgcolor, color = clock_colors(reading, (None, ft.Colors.PRIMARY))
    sentence = clock_text(words, reading, countdown)
    is_usual = reading.phase == "playing" and not reading.stop_reason
    lines: list[ft.Control] = []
    if reading.seconds is not None and reading.phase != "break_over":
        size = (CLOCK_SIZE if is_usual else CLOCK_SIZE_WITH_PHASE) * unit
        lines.append(digits(clock_digits(words, reading.seconds), size, color))
    if not is_usual:
        lines.append(_phase_line(words, reading, sentence, unit, color))
    column = ft.Column(
        lines,
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        column,
        bgcolor=bgcolor,
        border_radius=2.3 * unit,
        padding=ft.Padding.symmetric(horizontal=4.6 * unit),
    )
    return kit.with_label("clock", box, sentence)


def _phase_line(
    words: Words, reading: Reading, sentence: str, unit: float, color: ft.ColorValue
) -> ft.Control:
    """Return the line below the digits: why the clock is stopped, or the phase."""
    line = stop_text(words, reading) if reading.stop_reason else sentence
    return text(line, PHASE_SIZE * unit, Face.BOLD, color, text_align=ft.TextAlign.CENTER)
