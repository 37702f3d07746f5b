"""Which screen stands at which address."""

import flet as ft

from scorekeeper.ui.screens.breakdown import BreakdownScreen
from scorekeeper.ui.screens.matches import MatchesScreen
from scorekeeper.ui.screens.meld import MeldScreen
from scorekeeper.ui.screens.more import MoreScreen
from scorekeeper.ui.screens.new_match import NewMatchScreen
from scorekeeper.ui.screens.record.screen import RecordScreen
from scorekeeper.ui.screens.rule_set import RuleSetScreen
from scorekeeper.ui.screens.rule_sets import RuleSetsScreen
from scorekeeper.ui.screens.set_up import SetUpScreen
from scorekeeper.ui.screens.sheet import SheetScreen
from scorekeeper.ui.screens.shell import tab
from scorekeeper.ui.screens.table import TableScreen

ROUTES = (
    ft.Route(index=True, component=tab("/", TableScreen)),
    ft.Route(path="meld", component=tab("/meld", MeldScreen)),
    ft.Route(path="matches", component=tab("/matches", MatchesScreen)),
    ft.Route(path="more", component=tab("/more", MoreScreen)),
    ft.Route(path="record", component=RecordScreen),
    ft.Route(path="record/:deal", component=RecordScreen),
    ft.Route(path="insert/:before", component=RecordScreen),
    ft.Route(path="deal/:deal", component=BreakdownScreen),
    ft.Route(path="sheet", component=SheetScreen),
    ft.Route(path="new", component=NewMatchScreen),
    ft.Route(path="set-up", component=SetUpScreen),
    ft.Route(path="rules", component=RuleSetsScreen),
    ft.Route(path="rules/:id", component=RuleSetScreen),
)
"""The tabs with the bar below, and the screens that cover it."""
