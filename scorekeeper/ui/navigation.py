"""Opening screens, the router of a page, and the back button of its browser."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.ui.addresses import TABLE
from scorekeeper.ui.hooks import component, set_state
from scorekeeper.ui.state import State

DESTINATION_KEY = "going"
"""Key in the store of a Flet session: the address that the app itself is opening.

A change to another address comes from the browser's back and forward buttons.
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


async def leave_screen(page: ft.Page) -> None:
    """Leave the top screen like the system's back gesture, unless that would leave the app."""
    # The router is a component, and so is each of its screens.
    views = ft.unwrap_component(page.views)
    view = ft.unwrap_component(views[-1])
    if view.on_confirm_pop is not None and not view.can_pop:
        await view.on_confirm_pop()


def app_router(
    state: State,
    routes: Sequence[ft.Route],
    use_root_hook: Callable[[State], None] = lambda _: None,
) -> Callable[[], ft.Control]:
    """Return the root component of a page, which holds its router.

    Args:
        state: The state of the page. It is not an argument of the component: a change would then
            redraw all of it, and the router would keep its first tree.
        routes: Screens by path.
        use_root_hook: A hook that the root component calls, such as one with a dialog that opens
            over any screen.
    """

    def App() -> ft.Control:
        page = ft.context.page
        set_state(page, state)
        use_root_hook(state)

        # A coroutine, because it must run after the router has set its own handler.
        async def handle_back_button() -> None:
            _close_overlays_on_back(page, state)

        ft.use_effect(handle_back_button, [])
        router: ft.Control = ft.Router(list(routes), manage_views=True)
        return router

    return component(App)


def _close_overlays_on_back(page: ft.Page, state: State) -> None:
    """Let the browser's back button close sheets and open parts before it leaves a screen.

    An open part takes the place of a screen's content at the same address, such as the choice of
    the rules of a new game. This wraps the handler of the router, which shows the screen of a new
    address.
    """
    show_screen = page.on_route_change
    current_route = page.route

    def on_route_change(event: ft.RouteChangeEvent) -> None:
        nonlocal current_route
        if event.route == current_route:
            # Restored by `navigate` below; its screen is still shown.
            return
        is_own_change = page.session.store.get(DESTINATION_KEY) == event.route
        page.session.store.set(DESTINATION_KEY, None)
        if not is_own_change and (page.pop_dialog() is not None or close_open_part(state)):
            # The browser has left the address of the screen, which is still shown.
            page.navigate(current_route)
            return
        current_route = event.route
        show_screen(event)  # type: ignore[misc,call-arg] # the router's

    page.on_route_change = on_route_change


def close_open_part(state: State) -> bool:
    """Close the part opened last in the place of a screen's content.

    Return True, or False if no part is open.
    """
    for entry in reversed(state.memory.back_handlers):
        close = entry[0]
        if close is not None:
            close()
            return True
    return False
