"""Which screen stands at which address."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import flet as ft

from scorekeeper.ui.hooks import memo_component, use_part
from scorekeeper.ui.widgets import page

SCREENS = "scorekeeper.ui.screens"


@dataclass(frozen=True, slots=True)
class OnDemand:
    """A component in a module below the screens, which is loaded when it is drawn first."""

    module: str
    name: str

    def __call__(self) -> Any:
        return getattr(import_module(f"{SCREENS}.{self.module}"), self.name)()


Tabs = tuple[tuple[str, str, ft.IconData, ft.IconData], ...]
"""Address, key of the name, and picture, plain and while it is shown."""

TABS: Tabs = (
    ("/", "tab-table", ft.Icons.SCOREBOARD_OUTLINED, ft.Icons.SCOREBOARD),
    ("/meld", "tab-meld", ft.Icons.CALCULATE_OUTLINED, ft.Icons.CALCULATE),
    ("/club", "tab-club", ft.Icons.GROUPS_OUTLINED, ft.Icons.GROUPS),
    ("/matches", "tab-matches", ft.Icons.HISTORY, ft.Icons.HISTORY),
    ("/more", "tab-more", ft.Icons.MENU, ft.Icons.MENU),
)


def tab(address: str, screen: Callable[[], Any], *, tabs: Tabs = TABS) -> Callable[..., Any]:
    """Return the component of a tab: its screen and the way to the others of the `tabs`.

    Each tab has one of its own, so that none has to ask which address is shown.
    """
    name = next(key for there, key, *_ in tabs if there == address)

    def Tab() -> Any:
        state = use_part(lambda state: (state.layout, state.words))
        ways = [
            page.Tab(key, state.words.text(key), (icon, chosen), there)
            for there, key, icon, chosen in tabs
        ]
        return page.tabbed_view(state, ways, name, screen(), key="tabs", place=address)

    return memo_component(Tab)


RECORD, HISTORY = ("record.screen", "RecordScreen"), ("history", "HistoryScreen")
STATISTICS = ("statistics", "StatisticsScreen")
SCREENS_AT = {
    "club-new": ("organizer.planning", "NewEveningScreen"),
    "club-new/:evening": ("organizer.planning", "NewEveningScreen"),
    "club/:evening": ("organizer.tables", "TablesScreen"),
    "club/:evening/plan": ("organizer.planning", "PlanScreen"),
    "club/:evening/players": ("organizer.players", "PlayersScreen"),
    "club/:evening/players/:entrant": ("organizer.players", "EntrantScreen"),
    "club/:evening/table/:round/:table": ("organizer.table", "TableOfClubScreen"),
    "club/:evening/results": ("organizer.results", "ResultsScreen"),
    "club/:evening/standing": ("organizer.standing", "StandingScreen"),
    "club/:evening/log": ("organizer.evenings", "LogScreen"),
    "club/:evening/papers": ("organizer.papers", "PapersScreen"),
    "club-publish": ("organizer.publishing", "PublishScreen"),
    "club-league": ("organizer.league", "LeagueScreen"),
    "club/:evening/phones": ("organizer.phones", "PhonesScreen"),
    "club-take": ("organizer.evenings", "TakeOverScreen"),
    "club-directors": ("organizer.directors", "DirectorsScreen"),
    "club-members": ("organizer.members", "MembersScreen"),
    "club-members/:key": ("organizer.members", "MemberScreen"),
    "club-seasons": ("organizer.seasons", "SeasonsScreen"),
    "club-seasons/:season": ("organizer.seasons", "SeasonScreen"),
    "club-seasons/:season/statistics": STATISTICS,
    "record": RECORD,
    "record/:deal": RECORD,
    "insert/:before": RECORD,
    "adjust": ("record.points", "AdjustScreen"),
    "paper": ("record.points", "PaperScreen"),
    "deal/:deal": ("score", "BreakdownScreen"),
    "sheet": ("share", "SheetScreen"),
    "share": ("share", "ShareScreen"),
    "view": ("table_view", "TableViewScreen"),
    "course": ("charts", "PicturesScreen"),
    "people": ("players", "PeopleScreen"),
    "people-new": ("players", "PersonScreen"),
    "people/:key": ("players", "PersonScreen"),
    "statistics": STATISTICS,
    "history": HISTORY,
    "history/:deal": HISTORY,
    "backups": ("backups", "BackupsScreen"),
    "backups/:number": ("backups", "BackupScreen"),
    "exchange": ("exchange", "ExchangeScreen"),
    "import": ("exchange", "ImportScreen"),
    "new": ("new_match.screen", "NewMatchScreen"),
    "seats": ("new_match.seats", "SeatsScreen"),
    "next": ("new_match.seats", "NextMatchScreen"),
    "set-up": ("new_match.screen", "SetUpScreen"),
    "house": ("house_rules.screen", "HouseListScreen"),
    "house-new": ("house_rules.screen", "NewHouseScreen"),
    "house-new/:id": ("house_rules.screen", "NameHouseScreen"),
    "house-in": ("house_rules.screen", "BringScreen"),
    "house/:uid": ("house_rules.screen", "HouseScreen"),
    "house/:uid/switches": ("house_rules.values", "SwitchesScreen"),
    "house/:uid/values": ("house_rules.values", "ValuesScreen"),
    "house/:uid/values/:section": ("house_rules.values", "SectionScreen"),
    "house/:uid/value/:path": ("house_rules.values", "ValueScreen"),
    "house/:uid/share": ("house_rules.screen", "ShareScreen"),
    "rules": ("rules", "RuleSetsScreen"),
    "rules-which": ("which_rules", "WhichRulesScreen"),
    "rules/:id": ("rules", "RuleSetScreen"),
    "rules/:id/known": ("rules", "KnownScreen"),
    "rules/:id/compare": ("rules", "CompareWithScreen"),
    "rules/:id/compare/:other": ("rules", "ComparedScreen"),
}
"""Module and component of the screens that cover the tabs, by address."""
ROUTES = (
    ft.Route(index=True, component=tab("/", OnDemand("table", "TableScreen"))),
    ft.Route(path="meld", component=tab("/meld", OnDemand("meld.screen", "MeldScreen"))),
    ft.Route(path="club", component=tab("/club", OnDemand("organizer.evenings", "ClubScreen"))),
    ft.Route(path="matches", component=tab("/matches", OnDemand("matches", "MatchesScreen"))),
    ft.Route(path="more", component=tab("/more", OnDemand("more", "MoreScreen"))),
    *(ft.Route(path=path, component=OnDemand(*screen)) for path, screen in SCREENS_AT.items()),
)
"""The tabs with the bar below, and the screens that cover it."""

NOWHERE = ft.Route(path=":address*", component=OnDemand("more", "NotFoundScreen"))
"""Comes after all others."""
