"""The phones of one table: one of them records deals, all of them see what is recorded."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.tools.load.browser import TRIES, Browser, BrowserError
from tests.tools.load.screen import Screen
from tests.tools.load.views import (
    EMPTY,
    FEW,
    MODE,
    SAVE,
    Points,
    at_phone,
    is_by_totals,
    is_form,
    is_typed,
    taps_for,
)
from tests.tools.load.waits import Waits

THINKING = 0.2
"""Seconds between two taps of a quick person."""
Seeing = Callable[[], Coroutine[Any, Any, float]]
Elsewhere = tuple[Waits, Seeing]
"""A way to watch another screen for a new total, and the waits that its own belongs to."""


@dataclass(slots=True)
class Table:
    """One table: how it stands by what its phones were told, and nothing else."""

    number: int
    phones: Sequence[Browser]
    total: int
    """Points of its first side that the phone which records has seen: these must never be lost."""
    under_way: bool = False
    """True if a deal may have been sent of which nobody has heard yet that it is saved."""
    is_sent: bool = False
    """True if it certainly was: the tap on Save has left."""
    deals: int = 0
    """Deals that were acknowledged."""
    typed: Points = FEW
    """The points of the deal that was typed last."""
    thinking: float = THINKING
    """Seconds between two taps."""
    has_draft: bool = False
    """True if something may be typed there already."""

    @property
    def recorder(self) -> Browser:
        return self.phones[0]

    @property
    def next_total(self) -> int:
        """Return the first side's total once the deal that was typed last is saved."""
        return self.total + self.typed[0]

    async def type_deal(self, points: Points = FEW) -> None:
        """Type the next deal up to Save, as somebody does who looks at what each tap has done."""
        self.typed = points
        await self._open_form()
        await self._ask_for_totals()
        for _ in range(TRIES):
            await self._tap(*(EMPTY if self.has_draft else ()), *taps_for(points))
            self.has_draft = not await self.recorder.shows_soon(partial(is_typed, points=points))
            if not self.has_draft:
                return
        raise BrowserError(f"{self.recorder.name}: the deal cannot be typed")

    async def save(self, waits: Waits, elsewhere: Sequence[Elsewhere] = ()) -> None:
        """Save what was typed, and wait for all who are to see it: phones, and screens elsewhere.

        What was typed is under way from here until the recording phone has seen the new total.
        """
        wanted, self.under_way = self.next_total, True
        left = await self.recorder.tap(SAVE)
        self.is_sent = True
        shows = _shows(wanted)
        everybody: list[Elsewhere] = [(waits, partial(one.until, shows)) for one in self.phones[1:]]
        async with asyncio.TaskGroup() as group:
            group.create_task(self._acknowledged(wanted))
            for whose, seeing in (*everybody, *elsewhere):
                group.create_task(_measured(left, seeing, whose))

    async def all_show(self, points: int, *, seconds: float) -> None:
        async with asyncio.TaskGroup() as group:
            for one in self.phones:
                group.create_task(one.until(_shows(points), seconds=seconds))

    async def _open_form(self) -> None:
        for _ in range(TRIES):
            await self.recorder.tap("record")
            if await self.recorder.shows_soon(is_form):
                return
            self.recorder.unheard += 1
        raise BrowserError(f"{self.recorder.name}: the form of a deal does not open")

    async def _ask_for_totals(self) -> None:
        for _ in range(TRIES):
            if is_by_totals(self.recorder.screen):
                return
            await self.recorder.tap(MODE)
            await self.recorder.shows_soon(is_by_totals)

    async def _tap(self, *names: str) -> None:
        for name in names:
            await self.recorder.tap_and_look(name)
            await asyncio.sleep(self.thinking)

    async def _acknowledged(self, wanted: int) -> None:
        await self.recorder.until(_shows(wanted))
        self.total, self.under_way, self.is_sent = wanted, False, False
        self.deals += 1


async def _measured(left: float, seeing: Seeing, waits: Waits) -> None:
    waits.add(left, await seeing())


def _shows(points: int) -> Callable[[Screen], bool]:
    return partial(at_phone, points=points)
