"""Views with tabs: a navigation bar below, or from 840 pixels on a rail beside the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.addresses import Address
from scorekeeper.ui.controls import Container, Row, Semantics
from scorekeeper.ui.kit.core import Handler
from scorekeeper.ui.kit.frame import covering_view
from scorekeeper.ui.kit.icons import Icon
from scorekeeper.ui.kit.icons import icon as draw_icon
from scorekeeper.ui.layout import RAIL_WIDTH
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, text_style

BAR_HEIGHT = 68  # logical pixels
RAIL_LABEL_SIZE = 13  # logical pixels at 100 % text
MAX_RAIL_LABEL_SIZE = 16  # logical pixels in any text size: the rail does not grow
INDICATOR_COLOR = ft.Colors.with_opacity(0.15, LINK)  # behind the icon of the chosen tab


@dataclass(frozen=True, slots=True)
class Tab:
    """An entry of the navigation bar or rail, and the screen that it opens."""

    id: str
    label: str
    icon: Icon
    address: Address


def tabbed_view(
    state: State,
    tabs: Sequence[Tab],
    chosen_id: str,
    content: ft.Control,
    *,
    key: str,
    place: str,
    route: str = "/",
    on_back: Handler | None = None,
) -> ft.View:
    """Return a view with a screen, and a navigation bar or rail for the other tabs.

    Args:
        state: State of the page.
        tabs: The tabs.
        chosen_id: Id of the shown tab.
        content: The screen.
        key: Views with the same key are updated in place.
        place: Identifies the screen; a screen with another place is mounted anew.
        route: Route of the view.
        on_back: Called by the system's back gesture; None lets the system leave the view.
    """
    chosen = [tab.id for tab in tabs].index(chosen_id)
    # An empty rail keeps the index of the screen in the row: at another, it would lose its state.
    rail: ft.Control = Container(width=0)
    bar = None
    if state.layout.is_wide:
        rail = _rail(state, tabs, chosen)
    else:
        bar = _bar(tabs, chosen)
    row = Row(
        [rail, Container(content, expand=True)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return covering_view(route, row, on_back, key_suffix=f"#{place}", key=key, navigation_bar=bar)


def _bar(tabs: Sequence[Tab], chosen: int) -> ft.NavigationBar:
    """Return the navigation bar; `chosen` is the index of the shown tab."""

    def show(event: ft.Event[ft.NavigationBar]) -> None:
        go(tabs[event.control.selected_index].address)

    destinations = [
        ft.NavigationBarDestination(
            _tab_icon(tab), selected_icon=_tab_icon(tab, is_chosen=True), label=tab.label
        )
        for tab in tabs
    ]
    return ft.NavigationBar(
        selected_index=chosen,
        on_change=show,
        destinations=destinations,
        height=BAR_HEIGHT,
        indicator_color=INDICATOR_COLOR,
    )


def _rail(state: State, tabs: Sequence[Tab], chosen: int) -> ft.NavigationRail:
    """Return the rail of a wide page; `chosen` is the index of the shown tab."""

    def show(event: ft.Event[ft.NavigationRail]) -> None:
        go(tabs[event.control.selected_index or 0].address)

    destinations = [
        ft.NavigationRailDestination(
            _tab_icon(tab), selected_icon=_tab_icon(tab, is_chosen=True), label=tab.label
        )
        for tab in tabs
    ]
    size = min(RAIL_LABEL_SIZE, MAX_RAIL_LABEL_SIZE / state.layout.scale)
    return ft.NavigationRail(
        selected_index=chosen,
        on_change=show,
        destinations=destinations,
        label_type=ft.NavigationRailLabelType.ALL,
        selected_label_text_style=text_style(size, ft.Colors.ON_SURFACE, Face.BOLD),
        unselected_label_text_style=text_style(size, ft.Colors.ON_SURFACE, Face.MEDIUM),
        min_width=RAIL_WIDTH,
        scrollable=True,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        indicator_color=INDICATOR_COLOR,
    )


def _tab_icon(tab: Tab, *, is_chosen: bool = False) -> ft.Semantics:
    drawing = draw_icon(tab.icon, filled=is_chosen, color=LINK if is_chosen else MUTED)
    return Semantics(identifier=tab.id, content=drawing)
