"""The frame of the tabs: they stand below their screen, or beside it where it is wide."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import part
from scorekeeper.ui.components.page import safe
from scorekeeper.ui.components.rail import Tab, rail
from scorekeeper.ui.context import go, use_frame
from scorekeeper.ui.state import State

Tabs = tuple[tuple[str, str, ft.IconData, ft.IconData], ...]
"""Of each: its address, the key of its name, and its picture, plain and while it is shown."""

TABS: Tabs = (
    ("/", "tab-table", ft.Icons.SCOREBOARD_OUTLINED, ft.Icons.SCOREBOARD),
    ("/meld", "tab-meld", ft.Icons.CALCULATE_OUTLINED, ft.Icons.CALCULATE),
    ("/club", "tab-club", ft.Icons.GROUPS_OUTLINED, ft.Icons.GROUPS),
    ("/matches", "tab-matches", ft.Icons.HISTORY, ft.Icons.HISTORY),
    ("/more", "tab-more", ft.Icons.MENU, ft.Icons.MENU),
)


def tab(
    address: str,
    screen: Callable[[], Any],
    *,
    tabs: Tabs = TABS,
) -> Callable[..., Any]:
    """The component of a tab: its screen and the way to the others of the `tabs`.

    Each tab has one of its own, so that none has to ask which address is shown.
    """

    def Tab() -> Any:
        state = use_frame()
        is_wide = state.layout.is_wide
        # what stands beside the screen may change, never its own place: it remembers things
        beside = _rail(state, address, tabs) if is_wide else ft.Container(width=0)
        return ft.View(
            key="tabs",
            route="/",
            padding=0,
            spacing=0,
            navigation_bar=None if is_wide else _bar(state, address, tabs),
            controls=[safe(_side_by_side(beside, screen()), address)],
        )

    return part(Tab)


def _side_by_side(beside: ft.Control, content: Any) -> ft.Row:
    return ft.Row(
        [beside, ft.Container(content, expand=True)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _rail(state: State, address: str, tabs: Tabs) -> ft.Control:
    """The tabs at the side."""
    shown = [
        Tab(
            key,
            state.words.text(key),
            chosen if there == address else icon,
            is_shown=there == address,
            on_tap=_way(there),
        )
        for there, key, icon, chosen in tabs
    ]
    return rail(shown, scale=state.layout.scale)


def _way(there: str) -> Callable[[], None]:
    return lambda: go(there)


def _bar(state: State, address: str, tabs: Tabs) -> ft.NavigationBar:
    addresses = [there for there, *_ in tabs]
    return ft.NavigationBar(
        selected_index=addresses.index(address),
        on_change=lambda e: go(addresses[e.control.selected_index]),
        destinations=[
            ft.NavigationBarDestination(
                icon=_named(icon, key),
                selected_icon=_named(chosen, key),
                label=state.words.text(key),
            )
            for _, key, icon, chosen in tabs
        ],
        height=68,
    )


def _named(icon: ft.IconData, name: str) -> ft.Semantics:
    """An icon by which tests find the tab that it stands on."""
    return ft.Semantics(identifier=name, content=ft.Icon(icon))
