"""The frame of the tabs: the screen above, the bar with the tabs below."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import safe
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.state import State

TABS = (
    ("/", "tab-table", ft.Icons.SCOREBOARD_OUTLINED, ft.Icons.SCOREBOARD),
    ("/meld", "tab-meld", ft.Icons.CALCULATE_OUTLINED, ft.Icons.CALCULATE),
    ("/matches", "tab-matches", ft.Icons.HISTORY, ft.Icons.HISTORY),
    ("/more", "tab-more", ft.Icons.MENU, ft.Icons.MENU),
)


def tab(address: str, screen: Callable[[], Any]) -> Callable[..., Any]:
    """The component of a tab: its screen above the bar that leads to the others.

    Each tab has one of its own, so that none has to ask which address is shown.
    """

    def Tab() -> Any:
        return ft.View(
            key="tabs",
            route="/",
            padding=0,
            spacing=0,
            navigation_bar=_bar(use_state(), address),
            controls=[safe(screen(), address)],
        )

    return component(Tab)


def _bar(state: State, address: str) -> ft.NavigationBar:
    addresses = [there for there, *_ in TABS]
    return ft.NavigationBar(
        selected_index=addresses.index(address),
        on_change=lambda e: go(addresses[e.control.selected_index]),
        destinations=[
            ft.NavigationBarDestination(
                icon=_named(icon, key),
                selected_icon=_named(chosen, key),
                label=state.words.text(key),
            )
            for _, key, icon, chosen in TABS
        ],
        height=68,
    )


def _named(icon: ft.IconData, name: str) -> ft.Semantics:
    """An icon by which tests find the tab that it stands on."""
    return ft.Semantics(identifier=name, content=ft.Icon(icon))
