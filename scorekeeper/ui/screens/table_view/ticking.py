"""A clock that goes on by itself: a tick sends its new digits and nothing else."""

import asyncio
from datetime import UTC, datetime
from enum import Enum
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.table_view.clocks import Since
from scorekeeper.words import Words

MINUTE, HOUR = 60, 3600
LABEL, DIGITS = 14, 38
"""Sizes in pixels on the screen, however large the system shows text."""


class Step(Enum):
    """How finely a clock tells the time, in seconds."""

    SECONDS = 1
    MINUTES = MINUTE


@component
def Ticking(label: str, since: Since, step: Step, name: str) -> Any:
    """The words above, the digits below; only the digits change."""
    state = use_state()
    scale = state.layout.scale
    return ft.Column(
        [
            text(label, LABEL / scale, color=ft.Colors.ON_SURFACE_VARIANT, max_lines=1),
            Digits(since, step, name, DIGITS / scale),
        ],
        spacing=0,
        tight=True,
    )


@component
def Digits(since: Since, step: Step, name: str, size: float) -> Any:
    """The digits alone, drawn again whenever they change."""
    words, page = use_state().words, ft.context.page
    said = told(words, since.seconds(now()), step)
    _, set_said = ft.use_state(said)
    task: Any = ft.use_ref(None)

    async def tick() -> None:
        while _is_open(page):
            await asyncio.sleep(until_next(since, step, now()))
            set_said(told(words, since.seconds(now()), step))

    def start() -> None:
        if since.end is None:
            task.current = page.run_task(tick)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(start, [since], cleanup=stop)
    return ft.Semantics(
        identifier=name, container=True, content=digits(said, size, ft.Colors.ON_SURFACE)
    )


def told(words: Words, seconds: int, step: Step) -> str:
    """A time as a clock shows it: 7:05 in minutes and seconds, 2:14 in hours and minutes."""
    if step is Step.SECONDS and seconds < HOUR:
        big, small = divmod(seconds, MINUTE)
    else:
        big, small = seconds // HOUR, seconds % HOUR // MINUTE
    return words.text("view-clock", big=big, small=f"{small:02}")


def until_next(since: Since, step: Step, at: datetime) -> float:
    """The seconds until the digits change."""
    passed = (at - since.start).total_seconds()
    return step.value - passed % step.value if passed > 0 else 1.0


def now() -> datetime:
    """The time of this machine, with its zone."""
    return datetime.now().astimezone()


def _is_open(page: ft.Page) -> bool:
    """Whether anybody can still look at a page: a session that has expired never comes back."""
    ends = page.session.expires_at
    return ends is None or ends > datetime.now(UTC)
