"""Ways between the screens, and the router of a page."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.ui.addresses import TABLE
from scorekeeper.ui.hooks import component, set_state
from scorekeeper.ui.state import State

DESTINATION_KEY = "going"
"""Key in the store of a Flet session: the address that a tap leads to.

A change of the address without it comes from the browser's back and forward buttons.
"""


def go(address: object) -> None:
    """Open a screen, and close all sheets and dialogs.

    Args:
        address: An `Address`, or its path.
    """
    page = ft.context.page
    route = str(address)
    while page.pop_dialog() is not None:
        pass
    page.session.store.set(DESTINATION_KEY, route)
    page.navigate(route)


def go_home() -> None:
    """Open the table."""
    go(TABLE)


def app_router(
    state: State, routes: Sequence[ft.Route], use_news: Callable[[State], None] = lambda _: None
) -> Callable[[], ft.Control]:
    """Return the root component of a page: a router over its state.

    The state is not an argument of the component: a change would then redraw all of it, and the
    router would keep its first tree.

    Args:
        state: The state of the page.
        routes: Screens by path.
        use_news: A hook that is called by the root component.
    """

    def App() -> Any:
        page = ft.context.page
        set_state(page, state)
        use_news(state)

        def close_open_part() -> bool:
            """Close what is open in place of a screen; return False if nothing is."""
            entries = reversed(state.memory.open_parts)
            close = next((entry[0] for entry in entries if entry[0]), None)
            if close is None:
                return False
            close()
            return True

        # A coroutine, because it must run after the router has set its own handler.
        async def close_before_leaving() -> None:
            """Let the browser's back button close sheets before it leaves the screen."""
            show = page.on_route_change
            current_route = page.route

            def on_route_change(event: ft.RouteChangeEvent) -> None:
                nonlocal current_route
                if event.route == current_route:
                    return  # the address is again that of the screen that stayed
                is_ours = page.session.store.get(DESTINATION_KEY) == event.route
                page.session.store.set(DESTINATION_KEY, None)
                if not is_ours and (page.pop_dialog() is not None or close_open_part()):
                    page.navigate(current_route)
                    return
                current_route = event.route
                show(event)  # type: ignore[misc,call-arg] # the router's

            page.on_route_change = on_route_change

        ft.use_effect(close_before_leaving, [])
        return ft.Router(list(routes), manage_views=True)

    return component(App)
