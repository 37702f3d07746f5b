"""Keeps the screen of a device on while a match is open, where the platform lets it."""

import flet as ft

from scorekeeper.ui.state import State

BACK = (ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME)
"""What a page hears when somebody returns to it from another app or tab."""


class Awake:
    """The wakelock of one page: asked for with each match, and again after another app.

    What came of it is told in `State.stays_on`: some platforms refuse, some say nothing.
    """

    def __init__(self, page: ft.Page, state: State) -> None:
        """Follow the match of a state from now on; it ends with the page."""
        self._page, self._state = page, state
        self._lock: ft.Wakelock | None = None
        self._asked = False
        page.on_app_lifecycle_state_change = self._switched
        self._follow = self._changed  # held here: the state forgets whom nobody else holds
        state.subscribe(self._follow)  # type: ignore[attr-defined] # it is an observable

    async def look(self, *, again: bool = False) -> None:
        """Ask the platform if it is not as wanted; `again` asks whatever was answered before."""
        shown = self._state.match
        wanted = shown is not None and not shown.progress.outcome.over
        if wanted is self._asked and not (wanted and again):
            return
        self._asked = wanted
        answer = await self._ask(wanted=wanted)
        self._state.stays_on = answer if wanted else None

    async def _ask(self, *, wanted: bool) -> bool:
        """Whether the screen stays on now; a call that is ignored counts as refused."""
        self._lock = self._lock or ft.Wakelock()
        try:
            await (self._lock.enable() if wanted else self._lock.disable())
            return bool(await self._lock.is_enabled())
        except (RuntimeError, TimeoutError):
            return False

    async def _switched(self, event: ft.AppLifecycleStateChangeEvent) -> None:
        if event.state in BACK:
            await self.look(again=True)

    def _changed(self, _: object, field: str | None) -> None:
        if field == "match" and self._page.session.connection is not None:
            self._page.run_task(self.look)
