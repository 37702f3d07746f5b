"""The time of day, and components that change as it passes."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import TypeVar

import flet as ft

from scorekeeper.ui.connection import is_open

ValueT = TypeVar("ValueT")


def now() -> datetime:
    """Return the current time with the time zone of this device."""
    return datetime.now().astimezone()


def use_ticks(
    read: Callable[[], ValueT], pause: Callable[[], float] | None, source: object = None
) -> ValueT:
    """Return a value that changes with time, and redraw the component when it does (a hook).

    Args:
        read: Returns the value; called at every render and after every pause.
        pause: Returns the seconds until the value is read again; None if it does not change.
        source: Data that the value depends on besides the time; other data restart the pauses.
    """
    page = ft.context.page
    value = read()
    _, set_value = ft.use_state(value)

    async def tick() -> None:
        # The value of another source may be that of the last one at its end, which would not be
        # a change.
        set_value(read())
        while pause is not None and is_open(page):
            await asyncio.sleep(pause())
            set_value(read())

    # The cleanup makes Flet cancel the task.
    ft.use_effect(tick, [source], cleanup=lambda: None)
    return value
