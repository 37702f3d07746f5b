"""Which screen stands at which address."""

import flet as ft

from scorekeeper.ui.screens.breakdown import BreakdownScreen
from scorekeeper.ui.screens.comparing import ComparedScreen, CompareWithScreen
from scorekeeper.ui.screens.house.bringing import BringScreen
from scorekeeper.ui.screens.house.browsing import SectionScreen, ValuesScreen
from scorekeeper.ui.screens.house.listing import HouseListScreen
from scorekeeper.ui.screens.house.making import NameHouseScreen, NewHouseScreen
from scorekeeper.ui.screens.house.screen import HouseScreen
from scorekeeper.ui.screens.house.sharing import ShareScreen
from scorekeeper.ui.screens.house.switching import SwitchesScreen
from scorekeeper.ui.screens.house.value import ValueScreen
from scorekeeper.ui.screens.keeping.backup import BackupScreen
from scorekeeper.ui.screens.keeping.backups import BackupsScreen
from scorekeeper.ui.screens.keeping.exporting import ExchangeScreen
from scorekeeper.ui.screens.keeping.history import HistoryScreen
from scorekeeper.ui.screens.keeping.importing import ImportScreen
from scorekeeper.ui.screens.matches import MatchesScreen
from scorekeeper.ui.screens.meld import MeldScreen
from scorekeeper.ui.screens.more import MoreScreen
from scorekeeper.ui.screens.new_match import NewMatchScreen
from scorekeeper.ui.screens.next_match import NextMatchScreen
from scorekeeper.ui.screens.paper import PaperScreen
from scorekeeper.ui.screens.people.listing import PeopleScreen
from scorekeeper.ui.screens.people.person import PersonScreen
from scorekeeper.ui.screens.pictures import PicturesScreen
from scorekeeper.ui.screens.record.adjusting import AdjustScreen
from scorekeeper.ui.screens.record.screen import RecordScreen
from scorekeeper.ui.screens.rule_set import RuleSetScreen
from scorekeeper.ui.screens.rule_sets import RuleSetsScreen
from scorekeeper.ui.screens.seats import SeatsScreen
from scorekeeper.ui.screens.set_up import SetUpScreen
from scorekeeper.ui.screens.sheet import SheetScreen
from scorekeeper.ui.screens.shell import tab
from scorekeeper.ui.screens.statistics import StatisticsScreen
from scorekeeper.ui.screens.table import TableScreen
from scorekeeper.ui.screens.table_view import TableViewScreen

ROUTES = (
    ft.Route(index=True, component=tab("/", TableScreen)),
    ft.Route(path="meld", component=tab("/meld", MeldScreen)),
    ft.Route(path="matches", component=tab("/matches", MatchesScreen)),
    ft.Route(path="more", component=tab("/more", MoreScreen)),
    ft.Route(path="record", component=RecordScreen),
    ft.Route(path="record/:deal", component=RecordScreen),
    ft.Route(path="insert/:before", component=RecordScreen),
    ft.Route(path="adjust", component=AdjustScreen),
    ft.Route(path="paper", component=PaperScreen),
    ft.Route(path="deal/:deal", component=BreakdownScreen),
    ft.Route(path="sheet", component=SheetScreen),
    ft.Route(path="view", component=TableViewScreen),
    ft.Route(path="course", component=PicturesScreen),
    ft.Route(path="people", component=PeopleScreen),
    ft.Route(path="people-new", component=PersonScreen),
    ft.Route(path="people/:key", component=PersonScreen),
    ft.Route(path="statistics", component=StatisticsScreen),
    ft.Route(path="history", component=HistoryScreen),
    ft.Route(path="history/:deal", component=HistoryScreen),
    ft.Route(path="backups", component=BackupsScreen),
    ft.Route(path="backups/:number", component=BackupScreen),
    ft.Route(path="exchange", component=ExchangeScreen),
    ft.Route(path="import", component=ImportScreen),
    ft.Route(path="new", component=NewMatchScreen),
    ft.Route(path="seats", component=SeatsScreen),
    ft.Route(path="next", component=NextMatchScreen),
    ft.Route(path="set-up", component=SetUpScreen),
    ft.Route(path="house", component=HouseListScreen),
    ft.Route(path="house-new", component=NewHouseScreen),
    ft.Route(path="house-new/:id", component=NameHouseScreen),
    ft.Route(path="house-in", component=BringScreen),
    ft.Route(path="house/:uid", component=HouseScreen),
    ft.Route(path="house/:uid/switches", component=SwitchesScreen),
    ft.Route(path="house/:uid/values", component=ValuesScreen),
    ft.Route(path="house/:uid/values/:section", component=SectionScreen),
    ft.Route(path="house/:uid/value/:path", component=ValueScreen),
    ft.Route(path="house/:uid/share", component=ShareScreen),
    ft.Route(path="rules", component=RuleSetsScreen),
    ft.Route(path="rules/:id", component=RuleSetScreen),
    ft.Route(path="rules/:id/compare", component=CompareWithScreen),
    ft.Route(path="rules/:id/compare/:other", component=ComparedScreen),
)
"""The tabs with the bar below, and the screens that cover it."""
