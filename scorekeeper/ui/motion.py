"""Motion on the screen, taps felt in the hand, and sounds: no more than this device wants.

All of Flet's implicit animations ask here, so that a device which wants none shows the end at
once. Nothing waits for a motion: every control works while something moves.
"""

import asyncio
from contextlib import suppress
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Any

import flet as ft

from scorekeeper.ui.hooks import component, get_state
from scorekeeper.ui.state import MOTION, SOUNDS, State
from scorekeeper.ui.theme import digits

if TYPE_CHECKING:
    from flet_audio import Audio

CURVE = ft.AnimationCurve
TELLING = 0.05
"""Seconds until a client has drawn where a motion begins: only a change moves."""
LATER = 40
"""Milliseconds that each digit of a total comes to rest after the one at its right."""


class Amount(StrEnum):
    FULL = "full"
    CALM = "calm"
    """Small changes alone: nothing rolls, flies or falls."""
    OFF = "off"


class Move(Enum):
    """The motions of the app: milliseconds, curve, and True where it is small enough for calm."""

    TOTAL = (700, CURVE.EASE_OUT_QUINT, False)
    WINNER = (900, CURVE.EASE_OUT_QUINT, False)
    BAR = (600, CURVE.EASE_OUT_CUBIC, True)
    MELD = (180, CURVE.EASE_OUT, True)
    FAN = (420, CURVE.EASE_OUT_BACK, False)
    CONFETTI = (1600, CURVE.LINEAR, False)


class Touch(StrEnum):
    """Taps that a hand feels, by Flet's names."""

    LIGHT = "light_impact"
    MEDIUM = "medium_impact"
    HEAVY = "heavy_impact"
    SELECTION = "selection_click"
    LONG = "vibrate"


class Sound(StrEnum):
    """The sounds, by the names of their files in assets/sounds."""

    SAVE = "save"
    WINNER = "winner"
    WARNING = "warning"
    TIME_UP = "time-up"
    BREAK_OVER = "break-over"


def amount_of(state: State) -> Amount:
    """Return what was chosen on this device; else all, unless its system asks for less."""
    return Amount(state.settings.get(MOTION, state.motion))


def motion(state: State, move: Move, *, later: int = 0) -> ft.Animation | None:
    """Return how something moves on this device, or None where it is there at once.

    It comes to rest so many milliseconds `later` than the first of its kind.
    """
    duration, curve, is_small = move.value
    amount = state.settings.get(MOTION, state.motion)
    if amount == Amount.FULL or (amount == Amount.CALM and is_small):
        return ft.Animation(duration + later, curve)
    return None


async def system_motion() -> Amount:
    """Return how much motion the system of a client wants: all where it cannot tell."""
    with suppress(RuntimeError, TimeoutError, LookupError, TypeError, ValueError):
        features = await ft.SemanticsService().get_accessibility_features()
        if features.disable_animations or features.reduce_motion:
            return Amount.OFF
    return Amount.FULL


def feel(state: State, touch: Touch, sound: Sound | None = None) -> None:
    """Let a phone be felt, and be heard where sounds were chosen; what cannot keeps still."""
    page, memory = ft.context.page, state.memory

    async def vibrate() -> None:
        with suppress(RuntimeError, TimeoutError):
            memory.haptics = memory.haptics or ft.HapticFeedback()
            await getattr(memory.haptics, touch)()

    is_phone = page.platform in {ft.PagePlatform.ANDROID, ft.PagePlatform.IOS}
    if is_phone and state.settings.get(MOTION, state.motion) != Amount.OFF:
        page.run_task(vibrate)

    if sound is not None and state.settings.get(SOUNDS):
        page.run_task(play, memory.players, sound)


PULSES, BETWEEN_PULSES = 3, 0.4
"""Of an alarm, and the seconds from one to the next."""


def alarm(state: State, sound: Sound) -> None:
    """Let a phone be felt even in a pocket, and be heard where sounds were chosen."""

    async def ring() -> None:
        feel(state, Touch.LONG, sound)
        for _ in range(PULSES - 1):
            await asyncio.sleep(BETWEEN_PULSES)
            feel(state, Touch.LONG)

    ft.context.page.run_task(ring)


async def play(players: "dict[str, Audio]", sound: Sound) -> None:
    """Play a sound on the page of this task by one of its players; what cannot keeps still."""
    with suppress(RuntimeError, TimeoutError):
        if sound in players:
            await players[sound].play()
            return
        from flet_audio import Audio, ReleaseMode  # noqa: PLC0415  most tables are silent

        # a player that has not loaded its sound yet ignores what it is told, and plays by itself
        player = Audio(src=f"sounds/{sound}.wav", release_mode=ReleaseMode.STOP, autoplay=True)
        players[sound] = player
        ft.context.page.update()
        player.autoplay = False  # or it would play again when its page is loaded anew


@component
def RollingNumber(
    name: str, number: str, size: float, color: ft.ColorValue, move: Move = Move.TOTAL
) -> Any:
    """A number in the score face whose digits roll on from what it was when it was last seen.

    `name` tells it from all others of the device. It is read out as it is now from the start.
    """
    state = get_state()
    settled: Any = ft.use_ref(state.memory.numbers.get(name, number))
    turned, turn = ft.use_state("")
    rolls = settled.current != number and motion(state, move) is not None

    async def roll() -> None:
        state.memory.numbers[name] = number
        if rolls:
            await asyncio.sleep(TELLING)
            turn(number)
            await asyncio.sleep((move.value[0] + LATER * len(number)) / 1000)
        settled.current = number
        turn("")

    ft.use_effect(roll, [name, number], cleanup=lambda: None)  # which cancels the task
    if not rolls:
        return digits(number, size, color)
    before = settled.current.rjust(len(number))[-len(number) :]
    wheels: list[ft.Control] = []
    for place, (old, new) in enumerate(zip(before, number, strict=True)):
        if old == new or not (old.isdigit() and new.isdigit()):
            is_there = old != " " or turned == number  # a longer number gets more digits
            wheels.append(ft.Container(digits(new, size, color), opacity=1 if is_there else 0))
            continue
        to_go = (int(new) - int(old)) % 10
        passed = [digits(str((int(old) + step) % 10), size, color) for step in range(to_go + 1)]
        strip = ft.Container(
            ft.Column(list(passed), spacing=0, tight=True),
            top=0,
            offset=ft.Offset(0, -to_go / len(passed) if turned == number else 0),
            animate_offset=motion(state, move, later=LATER * (len(number) - place - 1)),
        )
        # what is not seen is as high and wide as one digit, at any size of text
        room = ft.Container(digits(new, size, color), opacity=0)
        wheels.append(ft.Stack([room, strip]))
    row = ft.Row(wheels, spacing=0, tight=True)
    return ft.Semantics(label=number, container=True, exclude_semantics=True, content=row)
