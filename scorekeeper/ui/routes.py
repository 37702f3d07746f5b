"""Which screen stands at which address."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import flet as ft

from scorekeeper.ui.state import State, go, part, use_part
from scorekeeper.ui.widgets.page import Tab, rail, safe

SCREENS = "scorekeeper.ui.screens"


@dataclass(frozen=True, slots=True)
class OnDemand:
    """Stands for a component, and draws it like one; only the first call takes a moment."""

    module: str
    """Below the screens."""
    name: str

    def __call__(self) -> Any:
        """Draw the screen."""
        return self.load()()

    def load(self) -> Callable[[], Any]:
        """The component itself."""
        found: Callable[[], Any] = getattr(import_module(f"{SCREENS}.{self.module}"), self.name)
        return found


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
        state = use_part(lambda state: (state.layout, state.words))
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


ROUTES = (
    ft.Route(index=True, component=tab("/", OnDemand("table.screen", "TableScreen"))),
    ft.Route(path="meld", component=tab("/meld", OnDemand("meld.screen", "MeldScreen"))),
    ft.Route(path="club", component=tab("/club", OnDemand("organizer.evenings", "ClubScreen"))),
    ft.Route(path="matches", component=tab("/matches", OnDemand("matches", "MatchesScreen"))),
    ft.Route(path="more", component=tab("/more", OnDemand("more", "MoreScreen"))),
    ft.Route(path="club-new", component=OnDemand("organizer.planning", "NewEveningScreen")),
    ft.Route(path="club/:evening", component=OnDemand("organizer.tables", "TablesScreen")),
    ft.Route(path="club/:evening/plan", component=OnDemand("organizer.planning", "PlanScreen")),
    ft.Route(
        path="club/:evening/players", component=OnDemand("organizer.players", "PlayersScreen")
    ),
    ft.Route(
        path="club/:evening/players/:entrant",
        component=OnDemand("organizer.players", "EntrantScreen"),
    ),
    ft.Route(
        path="club/:evening/table/:round/:table",
        component=OnDemand("organizer.table", "TableOfClubScreen"),
    ),
    ft.Route(
        path="club/:evening/standing", component=OnDemand("organizer.standing", "StandingScreen")
    ),
    ft.Route(path="club/:evening/log", component=OnDemand("organizer.evenings", "LogScreen")),
    ft.Route(path="club/:evening/papers", component=OnDemand("organizer.papers", "PapersScreen")),
    ft.Route(path="club-take", component=OnDemand("organizer.evenings", "TakeOverScreen")),
    ft.Route(path="club-members", component=OnDemand("organizer.members", "MembersScreen")),
    ft.Route(path="club-members/:key", component=OnDemand("organizer.members", "MemberScreen")),
    ft.Route(path="club-seasons", component=OnDemand("organizer.seasons", "SeasonsScreen")),
    ft.Route(path="club-seasons/:season", component=OnDemand("organizer.seasons", "SeasonScreen")),
    ft.Route(
        path="club-seasons/:season/statistics", component=OnDemand("statistics", "StatisticsScreen")
    ),
    ft.Route(path="record", component=OnDemand("record.screen", "RecordScreen")),
    ft.Route(path="record/:deal", component=OnDemand("record.screen", "RecordScreen")),
    ft.Route(path="insert/:before", component=OnDemand("record.screen", "RecordScreen")),
    ft.Route(path="adjust", component=OnDemand("record.adjusting", "AdjustScreen")),
    ft.Route(path="paper", component=OnDemand("record.paper", "PaperScreen")),
    ft.Route(path="deal/:deal", component=OnDemand("score", "BreakdownScreen")),
    ft.Route(path="sheet", component=OnDemand("share", "SheetScreen")),
    ft.Route(path="view", component=OnDemand("table_view", "TableViewScreen")),
    ft.Route(path="course", component=OnDemand("charts", "PicturesScreen")),
    ft.Route(path="people", component=OnDemand("players", "PeopleScreen")),
    ft.Route(path="people-new", component=OnDemand("players", "PersonScreen")),
    ft.Route(path="people/:key", component=OnDemand("players", "PersonScreen")),
    ft.Route(path="statistics", component=OnDemand("statistics", "StatisticsScreen")),
    ft.Route(path="history", component=OnDemand("data.history", "HistoryScreen")),
    ft.Route(path="history/:deal", component=OnDemand("data.history", "HistoryScreen")),
    ft.Route(path="backups", component=OnDemand("data.backups", "BackupsScreen")),
    ft.Route(path="backups/:number", component=OnDemand("data.backups", "BackupScreen")),
    ft.Route(path="exchange", component=OnDemand("data.transfer", "ExchangeScreen")),
    ft.Route(path="import", component=OnDemand("data.transfer", "ImportScreen")),
    ft.Route(path="new", component=OnDemand("new_match.screen", "NewMatchScreen")),
    ft.Route(path="seats", component=OnDemand("new_match.seats", "SeatsScreen")),
    ft.Route(path="next", component=OnDemand("new_match.seats", "NextMatchScreen")),
    ft.Route(path="set-up", component=OnDemand("new_match.screen", "SetUpScreen")),
    ft.Route(path="house", component=OnDemand("house_rules.screen", "HouseListScreen")),
    ft.Route(path="house-new", component=OnDemand("house_rules.screen", "NewHouseScreen")),
    ft.Route(path="house-new/:id", component=OnDemand("house_rules.screen", "NameHouseScreen")),
    ft.Route(path="house-in", component=OnDemand("house_rules.screen", "BringScreen")),
    ft.Route(path="house/:uid", component=OnDemand("house_rules.screen", "HouseScreen")),
    ft.Route(
        path="house/:uid/switches", component=OnDemand("house_rules.values", "SwitchesScreen")
    ),
    ft.Route(path="house/:uid/values", component=OnDemand("house_rules.values", "ValuesScreen")),
    ft.Route(
        path="house/:uid/values/:section", component=OnDemand("house_rules.values", "SectionScreen")
    ),
    ft.Route(
        path="house/:uid/value/:path", component=OnDemand("house_rules.values", "ValueScreen")
    ),
    ft.Route(path="house/:uid/share", component=OnDemand("house_rules.screen", "ShareScreen")),
    ft.Route(path="rules", component=OnDemand("rules", "RuleSetsScreen")),
    ft.Route(path="rules/:id", component=OnDemand("rules", "RuleSetScreen")),
    ft.Route(path="rules/:id/compare", component=OnDemand("compare", "CompareWithScreen")),
    ft.Route(path="rules/:id/compare/:other", component=OnDemand("compare", "ComparedScreen")),
)
"""The tabs with the bar below, and the screens that cover it."""

NOWHERE = ft.Route(path=":address*", component=OnDemand("nowhere", "NowhereScreen"))
"""Comes after all others."""
