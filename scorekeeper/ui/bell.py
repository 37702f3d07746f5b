"""The bell of a page: it rings when a clock enters its next phase."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import cast

import flet as ft

from scorekeeper.ui.connection import is_connected, is_open
from scorekeeper.ui.hooks import Subscribable
from scorekeeper.ui.motion import Sound
from scorekeeper.ui.widgets.clock import now
from scorekeeper.view_models.countdown import MINUTE, Countdown, Phase, seconds_to_change

EARLIER_PHASES: dict[Phase, tuple[Phase, ...]] = {
    "warning": ("playing",),
    "last_deal": ("playing", "warning"),
    "over": ("playing", "warning", "last_deal"),
    "break_over": ("break",),
}
"""For each phase that rings, the phases that may precede it while a clock runs.

After any other phase, someone has changed the clock, and the bell does not ring.
"""
SOUNDS: dict[Phase, Sound] = {
    "warning": Sound.WARNING,
    "last_deal": Sound.TIME_UP,
    "over": Sound.TIME_UP,
    "break_over": Sound.BREAK_OVER,
}


class Bell:
    """Rings on one page, once for each phase.

    A page that is opened during a phase, or whose browser was away when the phase began, does not
    ring for it.
    """

    def __init__(
        self,
        page: ft.Page,
        state: object,
        read_countdown: Callable[[], Countdown | None],
        ring: Callable[[Sound], None],
        *,
        delay: float = 0.0,
    ) -> None:
        """Start watching a clock, to ring when one of its phases ends.

        Args:
            page: The page that rings.
            state: An observable of Flet, which reports changes of the clock.
            read_countdown: Returns the clock; None if there is none.
            ring: Plays a sound.
            delay: Seconds by which the bell is late, so that not all phones ring at once.
        """
        self._page = page
        self._read_countdown = read_countdown
        self._ring = ring
        self._delay = delay
        self._countdown: Countdown | None = None
        self._phase: Phase | None = None
        self._watch_task: Future[None] | None = None
        # Kept, because Flet's observables hold their listeners weakly.
        self._listener = self.refresh
        cast("Subscribable", state).subscribe(self._listener)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Read the clock again; if it has changed, watch the new one instead.

        Called after each change of the state.
        """
        if not is_connected(self._page):
            return
        countdown = self._read_countdown()
        if countdown == self._countdown:
            return
        self._countdown = countdown
        if self._watch_task is not None:
            self._watch_task.cancel()
        self._watch_task = self._page.run_task(self._watch)

    async def _watch(self) -> None:
        """Ring at each change to a later phase, until the clock ends or the page is closed."""
        while is_open(self._page):
            before = self._phase
            self._phase = (
                None if self._countdown is None else self._countdown.reading_at(now()).phase
            )
            if self._countdown is None or self._phase is None:
                return
            if before in EARLIER_PHASES.get(self._phase, ()) and is_connected(self._page):
                self._ring(SOUNDS[self._phase])
            # All phases begin at full minutes of the clock.
            pause = seconds_to_change(self._countdown, now(), interval=MINUTE)
            await asyncio.sleep(pause + self._delay)
