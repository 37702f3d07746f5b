"""Which screen stands at which address."""

import flet as ft

from scorekeeper.ui.on_demand import OnDemand
from scorekeeper.ui.screens.shell import tab

ROUTES = (
    ft.Route(index=True, component=tab("/", OnDemand("table", "TableScreen"))),
    ft.Route(path="meld", component=tab("/meld", OnDemand("meld", "MeldScreen"))),
    ft.Route(path="club", component=tab("/club", OnDemand("club.listing", "ClubScreen"))),
    ft.Route(path="matches", component=tab("/matches", OnDemand("matches", "MatchesScreen"))),
    ft.Route(path="more", component=tab("/more", OnDemand("more", "MoreScreen"))),
    ft.Route(path="club-new", component=OnDemand("club.planning.screen", "NewEveningScreen")),
    ft.Route(path="club/:evening", component=OnDemand("club.tables", "TablesScreen")),
    ft.Route(path="club/:evening/plan", component=OnDemand("club.planning.screen", "PlanScreen")),
    ft.Route(
        path="club/:evening/players", component=OnDemand("club.players.screen", "PlayersScreen")
    ),
    ft.Route(
        path="club/:evening/players/:entrant",
        component=OnDemand("club.players.entrant", "EntrantScreen"),
    ),
    ft.Route(
        path="club/:evening/table/:round/:table",
        component=OnDemand("club.table.screen", "TableOfClubScreen"),
    ),
    ft.Route(
        path="club/:evening/standing", component=OnDemand("club.standing.screen", "StandingScreen")
    ),
    ft.Route(path="club/:evening/log", component=OnDemand("club.log", "LogScreen")),
    ft.Route(path="club/:evening/papers", component=OnDemand("club.papers.screen", "PapersScreen")),
    ft.Route(path="club-take", component=OnDemand("club.taking", "TakeOverScreen")),
    ft.Route(path="club-members", component=OnDemand("club.people.listing", "MembersScreen")),
    ft.Route(path="club-members/:key", component=OnDemand("club.people.member", "MemberScreen")),
    ft.Route(path="club-seasons", component=OnDemand("club.seasons.listing", "SeasonsScreen")),
    ft.Route(
        path="club-seasons/:season", component=OnDemand("club.seasons.season", "SeasonScreen")
    ),
    ft.Route(
        path="club-seasons/:season/statistics", component=OnDemand("statistics", "StatisticsScreen")
    ),
    ft.Route(path="record", component=OnDemand("record.screen", "RecordScreen")),
    ft.Route(path="record/:deal", component=OnDemand("record.screen", "RecordScreen")),
    ft.Route(path="insert/:before", component=OnDemand("record.screen", "RecordScreen")),
    ft.Route(path="adjust", component=OnDemand("record.adjusting", "AdjustScreen")),
    ft.Route(path="paper", component=OnDemand("paper", "PaperScreen")),
    ft.Route(path="deal/:deal", component=OnDemand("breakdown", "BreakdownScreen")),
    ft.Route(path="sheet", component=OnDemand("sheet", "SheetScreen")),
    ft.Route(path="view", component=OnDemand("table_view", "TableViewScreen")),
    ft.Route(path="course", component=OnDemand("pictures", "PicturesScreen")),
    ft.Route(path="people", component=OnDemand("people.listing", "PeopleScreen")),
    ft.Route(path="people-new", component=OnDemand("people.person", "PersonScreen")),
    ft.Route(path="people/:key", component=OnDemand("people.person", "PersonScreen")),
    ft.Route(path="statistics", component=OnDemand("statistics", "StatisticsScreen")),
    ft.Route(path="history", component=OnDemand("keeping.history", "HistoryScreen")),
    ft.Route(path="history/:deal", component=OnDemand("keeping.history", "HistoryScreen")),
    ft.Route(path="backups", component=OnDemand("keeping.backups", "BackupsScreen")),
    ft.Route(path="backups/:number", component=OnDemand("keeping.backup", "BackupScreen")),
    ft.Route(path="exchange", component=OnDemand("keeping.exporting", "ExchangeScreen")),
    ft.Route(path="import", component=OnDemand("keeping.importing", "ImportScreen")),
    ft.Route(path="new", component=OnDemand("new_match", "NewMatchScreen")),
    ft.Route(path="seats", component=OnDemand("seats", "SeatsScreen")),
    ft.Route(path="next", component=OnDemand("next_match", "NextMatchScreen")),
    ft.Route(path="set-up", component=OnDemand("set_up", "SetUpScreen")),
    ft.Route(path="house", component=OnDemand("house.listing", "HouseListScreen")),
    ft.Route(path="house-new", component=OnDemand("house.making", "NewHouseScreen")),
    ft.Route(path="house-new/:id", component=OnDemand("house.making", "NameHouseScreen")),
    ft.Route(path="house-in", component=OnDemand("house.bringing", "BringScreen")),
    ft.Route(path="house/:uid", component=OnDemand("house.screen", "HouseScreen")),
    ft.Route(path="house/:uid/switches", component=OnDemand("house.switching", "SwitchesScreen")),
    ft.Route(path="house/:uid/values", component=OnDemand("house.browsing", "ValuesScreen")),
    ft.Route(
        path="house/:uid/values/:section", component=OnDemand("house.browsing", "SectionScreen")
    ),
    ft.Route(path="house/:uid/value/:path", component=OnDemand("house.value", "ValueScreen")),
    ft.Route(path="house/:uid/share", component=OnDemand("house.sharing", "ShareScreen")),
    ft.Route(path="rules", component=OnDemand("rule_sets", "RuleSetsScreen")),
    ft.Route(path="rules/:id", component=OnDemand("rule_set", "RuleSetScreen")),
    ft.Route(path="rules/:id/compare", component=OnDemand("comparing", "CompareWithScreen")),
    ft.Route(path="rules/:id/compare/:other", component=OnDemand("comparing", "ComparedScreen")),
)
"""The tabs with the bar below, and the screens that cover it."""

NOWHERE = ft.Route(path=":address*", component=OnDemand("nowhere", "NowhereScreen"))
"""Comes after all others."""
