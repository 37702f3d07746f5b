"""Which screen of a phone stands at which address; there are no others on it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import cover, page
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.breakdown import BreakdownScreen
from scorekeeper.ui.screens.keeping.history import HistoryScreen
from scorekeeper.ui.screens.meld import MeldScreen
from scorekeeper.ui.screens.nowhere import NowhereScreen
from scorekeeper.ui.screens.phone.disputing import DisputeScreen
from scorekeeper.ui.screens.phone.following import use_phone
from scorekeeper.ui.screens.phone.giving import GiveScreen, HandOverScreen
from scorekeeper.ui.screens.phone.screen import PhoneScreen
from scorekeeper.ui.screens.phone.title import WHOSE
from scorekeeper.ui.screens.phone.whose import whose
from scorekeeper.ui.screens.record.adjusting import AdjustScreen
from scorekeeper.ui.screens.record.screen import RecordScreen
from scorekeeper.ui.screens.shell import TABS, tab
from scorekeeper.ui.screens.table_view import TableViewScreen

ADDRESSES = ("/", "/meld")
PHONE_TABS = tuple(one for one in TABS if one[0] in ADDRESSES)
WRITING = ("/record", "/insert", "/adjust")
"""Where deals are changed: nobody stays there once none may be changed any more."""


@component
def WhoseScreen() -> Any:
    """Whose phone is this? Asked again because somebody wants to change the answer."""
    state = use_phone()
    if state.view is None or not state.may_record:
        return cover(WHOSE, page(), _home)
    return cover(WHOSE, whose(state, state.view, on_back=_home, on_taken=_home), _home)


def _home() -> None:
    go("/")


def _tab(address: str, screen: Callable[[], Any]) -> Callable[..., Any]:
    return tab(address, screen, tabs=PHONE_TABS)


def _over(path: str, screen: Callable[..., Any]) -> ft.Route:
    """A screen over the table, which stays as it is below: to come back to it draws nothing."""
    return ft.Route(path=path, component=screen, modal=True)


PHONE_ROUTES = (
    ft.Route(index=True, component=_tab("/", PhoneScreen)),
    ft.Route(path="meld", component=_tab("/meld", MeldScreen)),
    _over("record", RecordScreen),
    _over("record/:deal", RecordScreen),
    _over("insert/:before", RecordScreen),
    _over("adjust", AdjustScreen),
    ft.Route(path="deal/:deal", component=BreakdownScreen),
    ft.Route(path="history", component=HistoryScreen),
    ft.Route(path="history/:deal", component=HistoryScreen),
    ft.Route(path="view", component=TableViewScreen),
    ft.Route(path="whose", component=WhoseScreen),
    ft.Route(path="result", component=GiveScreen),
    ft.Route(path="hand-over/:side", component=HandOverScreen),
    ft.Route(path="dispute", component=DisputeScreen),
    ft.Route(path="dispute/:side", component=DisputeScreen),
    ft.Route(path=":address*", component=NowhereScreen),
)
