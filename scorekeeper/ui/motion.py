"""Animations, vibrations and sounds, as far as the settings of the device allow them.

All animations get their duration from `motion`, which returns None if they are turned off. No
control waits for the end of an animation.
"""

import asyncio
from contextlib import suppress
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Any

import flet as ft

from scorekeeper.ui.controls import Column, Container, Row, Semantics
from scorekeeper.ui.hooks import component, get_state
from scorekeeper.ui.state import MOTION, SOUNDS, State
from scorekeeper.ui.theme import digits

if TYPE_CHECKING:
    from flet_audio import Audio

CURVE = ft.AnimationCurve
START_DELAY_SECONDS = 0.05
"""Time for the client to draw the start of an animation; it animates only later changes."""
DIGIT_DELAY_MS = 40
"""Each digit of a total stops this much later than the digit to its right."""


# --- animations


FULL = "full"
"""Value of the setting `MOTION`; any other value turns animations and vibrations off."""
OFF = "off"


class Move(Enum):
    """Animations: duration in milliseconds, and curve."""

    TOTAL = (700, CURVE.EASE_OUT_QUINT)
    WINNER = (900, CURVE.EASE_OUT_QUINT)
    BAR = (600, CURVE.EASE_OUT_CUBIC)
    MELD = (180, CURVE.EASE_OUT)
    FAN = (420, CURVE.EASE_OUT_BACK)
    CONFETTI = (1600, CURVE.LINEAR)


def has_motion(state: State) -> bool:
    """Return True if animation and vibration are on, by the app's setting or else the system's."""
    return bool(state.settings.get(MOTION, state.motion) == FULL)


def motion(state: State, move: Move, *, later: int = 0) -> ft.Animation | None:
    """Return the animation for a movement of a control; None if animations are off.

    Args:
        state: State of the page.
        move: The movement, with its duration and curve.
        later: Milliseconds to add to the duration, so that several controls stop in turn.
    """
    if not has_motion(state):
        return None
    duration, curve = move.value
    return ft.Animation(duration + later, curve)


async def system_motion() -> str:
    """Return `OFF` if the client's system asks for less motion; else, or if unknown, `FULL`."""
    with suppress(RuntimeError, TimeoutError, LookupError, TypeError, ValueError):
        features = await ft.SemanticsService().get_accessibility_features()
        if features.disable_animations or features.reduce_motion:
            return OFF
    return FULL


# --- vibrations and sounds


class Vibration(StrEnum):
    """Vibrations, named after the methods of `ft.HapticFeedback`."""

    LIGHT = "light_impact"
    MEDIUM = "medium_impact"
    HEAVY = "heavy_impact"
    SELECTION = "selection_click"
    LONG = "vibrate"


class Sound(StrEnum):
    """Sounds, named after their files in assets/sounds."""

    SAVE = "save"
    WINNER = "winner"
    WARNING = "warning"
    TIME_UP = "time-up"
    BREAK_OVER = "break-over"


PULSE_COUNT = 3
PULSE_INTERVAL_SECONDS = 0.4


def give_feedback(state: State, vibration: Vibration, sound: Sound | None = None) -> None:
    """Vibrate, and play a sound; each only if the device can and its settings allow it."""
    page = ft.context.page
    memory = state.memory

    async def vibrate() -> None:
        with suppress(RuntimeError, TimeoutError):
            memory.haptics = memory.haptics or ft.HapticFeedback()
            await getattr(memory.haptics, vibration)()

    is_phone = page.platform in {ft.PagePlatform.ANDROID, ft.PagePlatform.IOS}
    if is_phone and has_motion(state):
        page.run_task(vibrate)

    if sound is not None and state.settings.get(SOUNDS):
        page.run_task(play_sound, memory.audio_players, sound)


def give_alarm(state: State, sound: Sound | None = None) -> None:
    """Vibrate long enough to be felt in a pocket, and play a sound; see `give_feedback`."""

    async def ring() -> None:
        give_feedback(state, Vibration.LONG, sound)
        for _ in range(PULSE_COUNT - 1):
            await asyncio.sleep(PULSE_INTERVAL_SECONDS)
            give_feedback(state, Vibration.LONG)

    ft.context.page.run_task(ring)


async def play_sound(players: "dict[str, Audio]", sound: Sound) -> None:
    """Play a sound on the current page, if the client of the page can.

    Args:
        players: Audio players of the page by sound; a missing one is added.
        sound: The sound to play.
    """
    with suppress(RuntimeError, TimeoutError):
        if sound in players:
            await players[sound].play()
            return
        # Imported here: most devices play no sounds, and need not load the package.
        from flet_audio import Audio, ReleaseMode  # noqa: PLC0415

        # A new player ignores `play` until it has loaded its sound, so it starts by itself.
        player = Audio(src=f"sounds/{sound}.wav", release_mode=ReleaseMode.STOP, autoplay=True)
        players[sound] = player
        ft.context.page.update()
        # Otherwise it would play again whenever the browser loads the page again.
        player.autoplay = False


# --- rolling numbers


@component
def RollingNumber(
    name: str, number: str, size: float, color: ft.ColorValue, move: Move = Move.TOTAL
) -> ft.Control:
    """A number in the score face whose digits roll from the last seen number to the new one.

    Screen readers read the new number at once.

    Args:
        name: Identifies the number in `Memory.seen_totals`.
        number: The formatted number.
        size: Logical pixels at 100 % text.
        color: Colour of the digits.
        move: The animation.
    """
    state = get_state()
    # The number at which the digits stand still.
    resting: Any = ft.use_ref(state.memory.seen_totals.get(name, number))
    # The number to which the digits roll; empty while they stand still.
    target, set_target = ft.use_state("")
    is_rolling = resting.current != number and motion(state, move) is not None

    async def roll() -> None:
        state.memory.seen_totals[name] = number
        if is_rolling:
            await asyncio.sleep(START_DELAY_SECONDS)
            set_target(number)
            await asyncio.sleep((move.value[0] + DIGIT_DELAY_MS * len(number)) / 1000)
        resting.current = number
        set_target("")

    # The cleanup makes Flet cancel the task when another number replaces this one.
    ft.use_effect(roll, [name, number], cleanup=lambda: None)

    if not is_rolling:
        return digits(number, size, color)

    # The old number with as many characters as the new one: blanks, or only its last digits.
    old_number = resting.current.rjust(len(number))[-len(number) :]
    has_started = target == number
    wheels: list[ft.Control] = []
    for index, (old, new) in enumerate(zip(old_number, number, strict=True)):
        if old.isdigit() and new.isdigit() and old != new:
            passed = [digits(str(one), size, color) for one in _digits_between(int(old), int(new))]
            # An offset is a multiple of the height of the control, here of all passed digits.
            end_offset = -(len(passed) - 1) / len(passed)
            delay = DIGIT_DELAY_MS * (len(number) - index - 1)
            strip = ft.Container(
                Column([*passed], spacing=0, tight=True),
                top=0,
                offset=ft.Offset(0, end_offset if has_started else 0),
                animate_offset=motion(state, move, later=delay),
            )
            # The stack shows as much of the strip as an invisible digit takes, at any text size.
            window = Container(digits(new, size, color), opacity=0)
            wheels.append(ft.Stack([window, strip]))
        else:
            # The additional characters of a longer number appear when the digits start to roll.
            is_visible = old != " " or has_started
            wheels.append(Container(digits(new, size, color), opacity=1 if is_visible else 0))
    row = Row(wheels, spacing=0, tight=True)
    return Semantics(label=number, container=True, exclude_semantics=True, content=row)


def _digits_between(old: int, new: int) -> list[int]:
    """Return the digits from the old to the new one, counting up; 0 follows 9."""
    return [(old + step) % 10 for step in range((new - old) % 10 + 1)]
