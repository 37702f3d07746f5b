"""The way of one page to its first screen, and what happens when its browser comes back."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

Again = Callable[[], Awaitable[None]]
"""What is done when the browser of a page comes back."""
Begin = Callable[[], Awaitable[Again | None]]
"""Asks the browser what it must know and shows the first screen; None: the browser has gone."""


class Arrival:
    """A way that is begun anew where the browser was lost on it.

    Such a browser answers nothing that it was asked, and its session would stay empty at every
    reload.
    """

    def __init__(self, page: ft.Page, begin: Begin) -> None:
        """Prepare the way; it is gone by a call."""
        self._begin = begin
        self._again: Again | None = None
        self._attempt: asyncio.Task[Any] | None = None
        page.on_connect = self._back

    async def __call__(self) -> None:
        """Show the first screen, unless the browser has gone."""
        self._attempt = asyncio.current_task()
        self._again = await self._begin()

    async def _back(self) -> None:
        if self._again is not None:
            await self._again()
            return
        if self._attempt is not None:
            self._attempt.cancel()
        await self()
