"""The frame of an evening: its name, how far it is, its parts below or beside, and the content."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.club import Evening
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import app_bar, padded, page, safe
from scorekeeper.ui.components.rail import Tab, rail
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.club.addresses import CLUB, of_evening
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.telling import told_state

PARTS = (
    ("players", ft.Icons.HOW_TO_REG_OUTLINED, ft.Icons.HOW_TO_REG),
    ("tables", ft.Icons.TABLE_RESTAURANT_OUTLINED, ft.Icons.TABLE_RESTAURANT),
    ("standing", ft.Icons.LEADERBOARD_OUTLINED, ft.Icons.LEADERBOARD),
    ("log", ft.Icons.LIST_ALT_OUTLINED, ft.Icons.LIST_ALT),
    ("papers", ft.Icons.MORE_HORIZ, ft.Icons.MORE_HORIZ),
)
MAIN = "tables"
"""The part that stands at the address of the evening itself."""
BAR = 68


def evening_screen(
    state: State,
    evening: Evening,
    part: str,
    body: ft.Control,
    *,
    actions: Sequence[ft.Control] = (),
    foot: Sequence[ft.Control] = (),
) -> ft.View:
    """A part of an evening; the others are a tap away, below the screen or at its side."""
    words, is_wide = state.words, state.layout.is_wide
    bar = app_bar(
        evening.plan.name,
        told_state(words, evening),
        on_back=lambda: go(CLUB),
        back_label=words.text("back"),
        actions=actions,
    )
    notice = notice_bar(state) if state.failure else None
    below = [padded(one, bottom=8) for one in (notice, *foot) if one is not None]
    whole = page(bar, ft.Container(body, expand=True), *below)
    beside = _rail(state, evening, part) if is_wide else ft.Container(width=0)
    content = ft.Row(
        [beside, ft.Container(whole, expand=True)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.View(
        key=f"evening-{evening.uid}",
        route=of_evening(evening.uid),
        padding=0,
        spacing=0,
        can_pop=False,
        on_confirm_pop=lambda: go(CLUB),
        navigation_bar=None if is_wide else _bar(state, evening, part),
        controls=[safe(content, part)],
    )


def address(evening: Evening, part: str) -> str:
    """Where a part of an evening is shown."""
    return of_evening(evening.uid) if part == MAIN else of_evening(evening.uid, part)


def _rail(state: State, evening: Evening, shown: str) -> ft.Control:
    tabs = [
        Tab(
            f"part-{part}",
            state.words.text("club-part", part=part),
            chosen if part == shown else icon,
            is_shown=part == shown,
            on_tap=_way(evening, part),
        )
        for part, icon, chosen in PARTS
    ]
    return rail(tabs, scale=state.layout.scale)


def _way(evening: Evening, part: str) -> Callable[[], None]:
    return lambda: go(address(evening, part))


def _bar(state: State, evening: Evening, shown: str) -> ft.NavigationBar:
    names = [part for part, *_ in PARTS]
    return ft.NavigationBar(
        selected_index=names.index(shown),
        on_change=lambda e: go(address(evening, names[e.control.selected_index])),
        destinations=[
            ft.NavigationBarDestination(
                icon=_named(icon, part),
                selected_icon=_named(chosen, part),
                label=state.words.text("club-part", part=part),
            )
            for part, icon, chosen in PARTS
        ],
        height=BAR,
    )


def _named(icon: ft.IconData, part: str) -> ft.Semantics:
    return ft.Semantics(identifier=f"part-{part}", content=ft.Icon(icon))
