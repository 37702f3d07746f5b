"""A clock that goes on by itself: a tick sends the new time and nothing else."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.text import digits, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.table_view.clocks import Since
from scorekeeper.words.times import lasted

MINUTE = 60
LABEL, TIME = 14, 26
"""Sizes in pixels on the screen, however large the system shows text."""


@component
def Ticking(label: str, since: Since, name: str, *, in_line: bool) -> Any:
    """The words and the time below them, or after them in one line; only the time changes."""
    scale = use_state().layout.scale
    words = text(label, LABEL / scale, color=ft.Colors.ON_SURFACE_VARIANT, max_lines=1)
    time = Time(since, name, (LABEL if in_line else TIME) / scale)
    if in_line:
        return ft.Row([words, time], spacing=6, tight=True)
    return ft.Column([words, time], spacing=0, tight=True)


@component
def Time(since: Since, name: str, size: float) -> Any:
    """The time alone, drawn again whenever it changes."""
    words, page = use_state().words, ft.context.page
    said = lasted(words, since.seconds(now()))
    _, set_said = ft.use_state(said)
    task: Any = ft.use_ref(None)

    async def tick() -> None:
        while _is_open(page):
            await asyncio.sleep(until_next(since, now()))
            set_said(lasted(words, since.seconds(now())))

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


def until_next(since: Since, at: datetime) -> float:
    """The seconds until another minute is over."""
    passed = (at - since.start).total_seconds()
    return MINUTE - passed % MINUTE if passed > 0 else 1.0


def now() -> datetime:
    """The time of this machine, with its zone."""
    return datetime.now().astimezone()


def _is_open(page: ft.Page) -> bool:
    """Whether anybody can still look at a page: a session that has expired never comes back."""
    ends = page.session.expires_at
    return ends is None or ends > datetime.now(UTC)
