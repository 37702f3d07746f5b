"""How components get at the state of their device: at all of it, or at what they show of it.

Many devices are open at once. A component that follows a part of the state is drawn again only
when that part is another, and what lies around it is not looked at.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import flet as ft

from scorekeeper.ui.state import State

STATE: Any = ft.create_context(None)
HELD: Any = ft.create_context(None)


@dataclass(frozen=True, slots=True)
class Held:
    """A state in a hand: whoever looks at the hand does not follow the state."""

    state: State


def on_device(state: State, content: Callable[[], Any]) -> Any:
    """Components that have the state of a device."""
    return STATE(state, lambda: HELD(Held(state), content))


def use_way_back() -> None:
    """Have the browser's way back close what stands over the screen before it leaves the screen.

    It belongs to the component around the router.
    """
    page = ft.context.page

    async def close_first() -> None:  # async: then the router listens already
        show, here = page.on_route_change, page.route

        def changed(event: ft.RouteChangeEvent) -> None:
            nonlocal here
            if event.route == here:
                return  # the address is again that of the screen that stayed
            if page.pop_dialog() is not None:
                page.navigate(here)
                return
            here = event.route
            show(event)  # type: ignore[misc,call-arg] # the router's

        page.on_route_change = changed

    ft.use_effect(close_first, [])


def use_state() -> State:
    """The state of this device; the component is drawn again whenever it changes."""
    return cast("State", ft.use_context(STATE))


def use_held() -> State:
    """The state of this device, for taps; the component shows nothing of it."""
    return cast("Held", ft.use_context(HELD)).state


def use_part(of: Callable[[State], Any]) -> State:
    """The state of this device; the component is drawn again when `of` gives another value."""
    state = use_held()
    _, show = ft.use_state(of(state))
    follow = ft.use_memo(lambda: _Follower(state, of, show), [])
    ft.use_effect(follow.begin, [], cleanup=follow.end)
    return state


def use_frame() -> State:
    """The state for the frame of the tabs, which shows nothing of a match."""
    return use_part(lambda state: (state.layout, state.words))


class _Follower:
    """Tells a component what its part of a state is, for as long as it is mounted."""

    def __init__(
        self, state: State, of: Callable[[State], Any], show: Callable[[Any], None]
    ) -> None:
        self._state, self._of, self._show = state, of, show
        self._end: Callable[[], None] | None = None

    def begin(self) -> None:
        """Follow from now on; what has changed since the component was drawn is shown."""
        self._end = self._state.subscribe(self._changed)  # type: ignore[attr-defined] # observable
        self._show(self._of(self._state))

    def end(self) -> None:
        """Follow no longer."""
        if self._end is not None:
            self._end()
            self._end = None

    def _changed(self, _sender: object, _field: str | None) -> None:
        self._show(self._of(self._state))


def go(route: str) -> None:
    """Show another screen, and nothing that stood over this one."""
    page = ft.context.page
    while page.pop_dialog() is not None:
        pass
    page.navigate(route)
