"""The frame of the tabs: the screen above, the bar with the tabs below."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import safe
from scorekeeper.ui.context import go, use_state

TABS = (
    ("/", "tab-table", ft.Icons.SCOREBOARD_OUTLINED, ft.Icons.SCOREBOARD),
    ("/meld", "tab-meld", ft.Icons.CALCULATE_OUTLINED, ft.Icons.CALCULATE),
    ("/matches", "tab-matches", ft.Icons.HISTORY, ft.Icons.HISTORY),
    ("/more", "tab-more", ft.Icons.MENU, ft.Icons.MENU),
)


@component
def Shell() -> Any:
    """The tab that the address names, and the way to the others."""
    state = use_state()
    outlet, here = ft.use_route_outlet(), ft.use_route_location()
    addresses = [address for address, *_ in TABS]
    bar = ft.NavigationBar(
        selected_index=addresses.index(here) if here in addresses else 0,
        on_change=lambda e: go(addresses[e.control.selected_index]),
        destinations=[
            ft.NavigationBarDestination(
                icon=icon, selected_icon=chosen, label=state.words.text(key)
            )
            for _, key, icon, chosen in TABS
        ],
        height=68,
    )
    return ft.View(
        key="tabs",
        route="/",
        padding=0,
        spacing=0,
        navigation_bar=bar,
        controls=[safe(outlet, here)],
    )
