"""Keeps what is typed: after every tap, in order, and never in the way of the next tap."""

import asyncio
from collections.abc import Callable

from scorekeeper.entry import Form
from scorekeeper.store import StoreError


class DraftBox:
    """Where forms are put down; while one is on its way to the disk only the latest waits."""

    def __init__(self, keep: Callable[[Form], None], failed: Callable[[str], None]) -> None:
        """Write with `keep`, in a thread; `failed` hears what the store says against it."""
        self._keep = keep
        self._failed = failed
        self._waiting: Form | None = None
        self._work: asyncio.Task[None] | None = None

    def put(self, form: Form) -> None:
        """Have a form kept; returns at once."""
        self._waiting = form
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._write())

    async def flush(self) -> None:
        """Wait until everything that was put is on the disk."""
        if self._work is not None:
            await self._work

    async def _write(self) -> None:
        while self._waiting is not None:
            form, self._waiting = self._waiting, None
            try:
                await asyncio.to_thread(self._keep, form)
            except StoreError as error:
                self._failed(str(error))
