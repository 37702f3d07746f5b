"""Routes of a game at home: which screen is shown at which address.

Each screen has a function that imports it, so that it is loaded when it is first shown: importing
all of them takes most of a second, and several on a phone.
"""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import Address, FixedAddress
from scorekeeper.ui.hooks import get_state, memo_component, use_selector

BuildScreen = Callable[[], ft.Control]


def route(
    address: FixedAddress | type[Address], screen: BuildScreen, *, is_modal: bool = False
) -> ft.Route:
    """Return the route of a screen that covers the tabs.

    Args:
        address: A fixed address, or the class of addresses with parameters.
        screen: Returns the screen's component.
        is_modal: Keep the screen below mounted and unchanged, so that going back is fast.
    """
    path = address.fixed_path if isinstance(address, FixedAddress) else address.path
    return ft.Route(path=path.lstrip("/"), component=screen, modal=is_modal)


# --- tabs


@dataclass(frozen=True, slots=True)
class TabEntry:
    """An entry of the navigation bar."""

    address: FixedAddress
    label_key: str
    icon: kit.Icon


TABLE_TAB = TabEntry(addresses.TABLE, "tab-table", kit.Icon.TABLE)
MELD_TAB = TabEntry(addresses.MELD, "tab-meld", kit.Icon.MELD)
CLUB_TAB = TabEntry(addresses.CLUB, "tab-club", kit.Icon.CLUB)
MATCHES_TAB = TabEntry(addresses.MATCHES, "tab-matches", kit.Icon.GAMES)
MORE_TAB = TabEntry(addresses.MORE, "tab-more", kit.Icon.MORE)
TABS = (TABLE_TAB, MELD_TAB, CLUB_TAB, MATCHES_TAB, MORE_TAB)


def tab_route(
    entry: TabEntry, screen: BuildScreen, *, tabs: tuple[TabEntry, ...] = TABS
) -> ft.Route:
    """Return the route of a tab: its screen with the navigation bar.

    The Club tab appears with the first session of a club, because families do not need it. Until
    then the screen of the club belongs to the More tab.

    Args:
        entry: The tab that is selected on this route.
        screen: Returns the component of the screen.
        tabs: All entries of the navigation bar.
    """

    def Tab() -> ft.Control:
        state = get_state()
        use_selector(state, lambda state: (state.layout, state.game_words, state.has_club))
        visible_tabs = [tab for tab in tabs if tab is not CLUB_TAB or state.has_club]
        bar = [_bar_entry(tab, state.game_words) for tab in visible_tabs]
        selected = entry if entry in visible_tabs else MORE_TAB
        return kit.tabbed_view(
            state, bar, selected.label_key, screen(), key="tabs", place=str(entry.address)
        )

    component = memo_component(Tab)
    if entry.address == addresses.TABLE:
        return ft.Route(index=True, component=component)
    return ft.Route(path=entry.address.fixed_path.lstrip("/"), component=component)


def _bar_entry(tab: TabEntry, words: Words) -> kit.Tab:
    """Return an entry of the navigation bar in the language of the page and the words of a game."""
    title = words.text(tab.label_key)
    return kit.Tab(tab.label_key, title, tab.icon, tab.address)


def table_screen() -> ft.Control:
    from scorekeeper.ui.screens.table.screen import TableScreen

    return TableScreen()


def meld_screen() -> ft.Control:
    from scorekeeper.ui.screens.meld.screen import MeldScreen

    return MeldScreen()


def matches_screen() -> ft.Control:
    from scorekeeper.ui.screens.matches import MatchesScreen

    return MatchesScreen()


def more_screen() -> ft.Control:
    from scorekeeper.ui.screens.more import MoreScreen

    return MoreScreen()


# --- screens that cover the tabs


def record_screen() -> ft.Control:
    from scorekeeper.ui.screens.record.screen import RecordScreen

    return RecordScreen()


def adjust_screen() -> ft.Control:
    from scorekeeper.ui.screens.record.adjust import AdjustScreen

    return AdjustScreen()


def paper_screen() -> ft.Control:
    from scorekeeper.ui.screens.record.paper import PaperScreen

    return PaperScreen()


def breakdown_screen() -> ft.Control:
    from scorekeeper.ui.screens.score import BreakdownScreen

    return BreakdownScreen()


def share_screen() -> ft.Control:
    from scorekeeper.ui.screens.share.screen import ShareScreen

    return ShareScreen()


def table_view_screen() -> ft.Control:
    from scorekeeper.ui.screens.table_view import TableViewScreen

    return TableViewScreen()


def chart_screen() -> ft.Control:
    from scorekeeper.ui.screens.charts import ChartsScreen

    return ChartsScreen()


def people_screen() -> ft.Control:
    from scorekeeper.ui.screens.players import PeopleScreen

    return PeopleScreen()


def person_screen() -> ft.Control:
    from scorekeeper.ui.screens.players import PersonScreen

    return PersonScreen()


def edit_person_screen() -> ft.Control:
    from scorekeeper.ui.screens.players import EditPersonScreen

    return EditPersonScreen()


def new_person_screen() -> ft.Control:
    from scorekeeper.ui.screens.players import NewPersonScreen

    return NewPersonScreen()


def statistics_screen() -> ft.Control:
    from scorekeeper.ui.screens.statistics import StatisticsScreen

    return StatisticsScreen()


def history_screen() -> ft.Control:
    from scorekeeper.ui.screens.history import HistoryScreen

    return HistoryScreen()


def deal_history_screen() -> ft.Control:
    from scorekeeper.ui.screens.history import DealHistoryScreen

    return DealHistoryScreen()


def backups_screen() -> ft.Control:
    from scorekeeper.ui.screens.backups import BackupsScreen

    return BackupsScreen()


def backup_screen() -> ft.Control:
    from scorekeeper.ui.screens.backups import BackupScreen

    return BackupScreen()


def exchange_screen() -> ft.Control:
    from scorekeeper.ui.screens.exchange import ExchangeScreen

    return ExchangeScreen()


def import_screen() -> ft.Control:
    from scorekeeper.ui.screens.exchange import ImportScreen

    return ImportScreen()


def new_match_screen() -> ft.Control:
    from scorekeeper.ui.screens.new_match.screen import NewMatchScreen

    return NewMatchScreen()


def seats_screen() -> ft.Control:
    from scorekeeper.ui.screens.new_match.seats import SeatsScreen

    return SeatsScreen()


def next_match_screen() -> ft.Control:
    from scorekeeper.ui.screens.new_match.seats import NextMatchScreen

    return NextMatchScreen()


def set_up_screen() -> ft.Control:
    from scorekeeper.ui.screens.new_match.screen import SetUpScreen

    return SetUpScreen()


def house_rules_list_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.lists import HouseRulesListScreen

    return HouseRulesListScreen()


def new_house_rules_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.lists import NewHouseRulesScreen

    return NewHouseRulesScreen()


def name_house_rules_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.lists import NameHouseRulesScreen

    return NameHouseRulesScreen()


def import_house_rules_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.exchange import ImportHouseRulesScreen

    return ImportHouseRulesScreen()


def house_rules_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.screen import HouseRulesScreen

    return HouseRulesScreen()


def house_switches_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.switches import HouseSwitchesScreen

    return HouseSwitchesScreen()


def house_values_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.values import HouseValuesScreen

    return HouseValuesScreen()


def house_section_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.values import HouseSectionScreen

    return HouseSectionScreen()


def house_value_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.values import HouseValueScreen

    return HouseValueScreen()


def share_house_rules_screen() -> ft.Control:
    from scorekeeper.ui.screens.house_rules.exchange import ShareHouseRulesScreen

    return ShareHouseRulesScreen()


def rule_sets_screen() -> ft.Control:
    from scorekeeper.ui.screens.rules import RuleSetsScreen

    return RuleSetsScreen()


def which_rules_screen() -> ft.Control:
    from scorekeeper.ui.screens.which_rules import WhichRulesScreen

    return WhichRulesScreen()


def rule_set_screen() -> ft.Control:
    from scorekeeper.ui.screens.rules import RuleSetScreen

    return RuleSetScreen()


def known_rules_screen() -> ft.Control:
    from scorekeeper.ui.screens.rules import KnownRulesScreen

    return KnownRulesScreen()


def compare_with_screen() -> ft.Control:
    from scorekeeper.ui.screens.rules import CompareWithScreen

    return CompareWithScreen()


def compare_screen() -> ft.Control:
    from scorekeeper.ui.screens.rule_comparison import CompareScreen

    return CompareScreen()


def not_found_screen() -> ft.Control:
    from scorekeeper.ui.screens.more import NotFoundScreen

    return NotFoundScreen()


# --- the table of routes

HOME_ROUTES = (
    # The Club tab is one of the routes of `scorekeeper.club_ui.routes`.
    tab_route(TABLE_TAB, table_screen),
    tab_route(MELD_TAB, meld_screen),
    tab_route(MATCHES_TAB, matches_screen),
    tab_route(MORE_TAB, more_screen),
    # Modal: the screen below stays as it is, and going back draws nothing.
    route(addresses.RECORD, record_screen, is_modal=True),
    route(addresses.EditDeal, record_screen, is_modal=True),
    route(addresses.InsertDeal, record_screen, is_modal=True),
    route(addresses.ADJUST, adjust_screen),
    route(addresses.PAPER, paper_screen),
    route(addresses.Breakdown, breakdown_screen),
    route(addresses.SHARE, share_screen),
    route(addresses.TABLE_VIEW, table_view_screen),
    route(addresses.CHART, chart_screen),
    route(addresses.PEOPLE, people_screen),
    route(addresses.NEW_PERSON, new_person_screen),
    route(addresses.Person, person_screen),
    route(addresses.EditPerson, edit_person_screen),
    route(addresses.STATISTICS, statistics_screen),
    route(addresses.HISTORY, history_screen),
    route(addresses.DealHistory, deal_history_screen),
    route(addresses.BACKUPS, backups_screen),
    route(addresses.Backup, backup_screen),
    route(addresses.EXCHANGE, exchange_screen),
    route(addresses.IMPORT, import_screen),
    route(addresses.NEW_MATCH, new_match_screen),
    route(addresses.SEATS, seats_screen),
    route(addresses.NEXT_MATCH, next_match_screen),
    route(addresses.SET_UP, set_up_screen),
    route(addresses.HOUSE_RULES, house_rules_list_screen),
    route(addresses.NEW_HOUSE_RULES, new_house_rules_screen),
    route(addresses.NameHouseRules, name_house_rules_screen),
    route(addresses.IMPORT_HOUSE_RULES, import_house_rules_screen),
    route(addresses.HouseRules, house_rules_screen),
    route(addresses.HouseSwitches, house_switches_screen),
    route(addresses.HouseValues, house_values_screen),
    route(addresses.HouseSection, house_section_screen),
    route(addresses.HouseValue, house_value_screen),
    route(addresses.ShareHouseRules, share_house_rules_screen),
    route(addresses.RULES, rule_sets_screen),
    route(addresses.WHICH_RULES, which_rules_screen),
    route(addresses.RuleSet, rule_set_screen),
    route(addresses.KnownRules, known_rules_screen),
    route(addresses.CompareWith, compare_with_screen),
    route(addresses.Compare, compare_screen),
)
"""All screens of a game at home; those of a club are in `scorekeeper.club_ui.routes`."""

NOT_FOUND_ROUTE = ft.Route(path=":address*", component=not_found_screen)
"""For all other addresses; the last route of every router."""
