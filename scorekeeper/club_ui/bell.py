"""The bell of a page: it rings when the clock of a round or of a break enters its next phase."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import flet as ft

from scorekeeper.ui.connection import is_open, is_there
from scorekeeper.ui.motion import Sound
from scorekeeper.ui.widgets.clock import MINUTE, Phase, Time, now, until_next

EARLIER: dict[Phase, tuple[Phase, ...]] = {
    "warning": ("playing",),
    "last_deal": ("playing", "warning"),
    "over": ("playing", "warning", "last_deal"),
    "break_over": ("break",),
}
"""The phases that ring, and those from which one comes to them as time goes by."""
SOUNDS: dict[Phase, Sound] = {
    "warning": Sound.WARNING,
    "last_deal": Sound.TIME_UP,
    "over": Sound.TIME_UP,
    "break_over": Sound.BREAK_OVER,
}


class Bell:
    """Rings on one page, once for each phase.

    A page that comes later, or whose browser was away, has missed it: it does not ring again.
    """

    def __init__(
        self,
        page: ft.Page,
        state: Any,
        time: Callable[[], Time | None],
        ring: Callable[[Sound], None],
        *,
        late: float = 0.0,
    ) -> None:
        """Follow the `time` that an observable state has; ring so many seconds `late`."""
        self._page, self._time, self._ring, self._late = page, time, ring, late
        self._now: Time | None = None
        self._phase: Phase | None = None
        self._watching: Future[None] | None = None
        self._follow = self.look  # held here: the state forgets whom nobody else holds
        state.subscribe(self._follow)
        self.look()

    def look(self, *_: object) -> None:
        """Look at the clock again, as at each change of the state."""
        if is_there(self._page) and (time := self._time()) != self._now:
            self._now = time
            if self._watching is not None:
                self._watching.cancel()
            self._watching = self._page.run_task(self._watch)

    async def _watch(self) -> None:
        while is_open(self._page):
            phase = None if self._now is None else self._now.at(now()).phase
            before, self._phase = self._phase, phase
            if self._now is None or phase is None:
                return
            if before in EARLIER.get(phase, ()) and is_there(self._page):
                self._ring(SOUNDS[phase])
            await asyncio.sleep(until_next(self._now, now(), every=MINUTE) + self._late)
