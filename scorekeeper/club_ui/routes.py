"""Routes of the screens of a club, for the organiser and for the phones of the tables.

As in `scorekeeper.ui.routes`, each screen has a function that imports it when it is first shown.
"""

import flet as ft

from scorekeeper.club_ui import addresses
from scorekeeper.ui import addresses as home_addresses
from scorekeeper.ui import routes as home
from scorekeeper.ui.routes import CLUB_TAB, MELD_TAB, TABLE_TAB, route, tab_route


def club_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.evenings import ClubScreen

    return ClubScreen()


def new_evening_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.planning.screens import NewEveningScreen

    return NewEveningScreen()


def next_evening_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.planning.screens import NextEveningScreen

    return NextEveningScreen()


def tables_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.tables.screen import TablesScreen

    return TablesScreen()


def plan_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.planning.screens import PlanScreen

    return PlanScreen()


def players_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.players import PlayersScreen

    return PlayersScreen()


def entrant_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.players import EntrantScreen

    return EntrantScreen()


def table_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.table import ClubTableScreen

    return ClubTableScreen()


def results_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.results import ResultsScreen

    return ResultsScreen()


def standing_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.standing import StandingScreen

    return StandingScreen()


def log_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.evenings import LogScreen

    return LogScreen()


def papers_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.papers import PapersScreen

    return PapersScreen()


def big_screen_code_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.papers import BigScreenCodeScreen

    return BigScreenCodeScreen()


def publish_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.publishing import PublishScreen

    return PublishScreen()


def league_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.league import LeagueScreen

    return LeagueScreen()


def phones_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.phones import PhonesScreen

    return PhonesScreen()


def take_over_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.evenings import TakeOverScreen

    return TakeOverScreen()


def directors_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.directors import DirectorsScreen

    return DirectorsScreen()


def members_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.members import MembersScreen

    return MembersScreen()


def member_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.members import MemberScreen

    return MemberScreen()


def seasons_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.seasons import SeasonsScreen

    return SeasonsScreen()


def season_statistics_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.season_statistics import SeasonStatisticsScreen

    return SeasonStatisticsScreen()


def season_screen() -> ft.Control:
    from scorekeeper.club_ui.organizer.seasons import SeasonScreen

    return SeasonScreen()


ORGANISER_ROUTES = (
    tab_route(CLUB_TAB, club_screen),
    route(addresses.NEW_EVENING, new_evening_screen),
    route(addresses.NewEveningAfter, next_evening_screen),
    route(addresses.Evening, tables_screen),
    route(addresses.EveningPlan, plan_screen),
    route(addresses.EveningPlayers, players_screen),
    route(addresses.EveningEntrant, entrant_screen),
    route(addresses.EveningTable, table_screen),
    route(addresses.EveningResults, results_screen),
    route(addresses.EveningStanding, standing_screen),
    route(addresses.EveningLog, log_screen),
    route(addresses.EveningPapers, papers_screen),
    route(addresses.EveningBigScreen, big_screen_code_screen),
    route(addresses.PUBLISH, publish_screen),
    route(addresses.LEAGUE, league_screen),
    route(addresses.EveningPhones, phones_screen),
    route(addresses.TAKE_OVER, take_over_screen),
    route(addresses.DIRECTORS, directors_screen),
    route(addresses.MEMBERS, members_screen),
    route(addresses.Member, member_screen),
    route(addresses.SEASONS, seasons_screen),
    route(addresses.Season, season_screen),
    route(addresses.SeasonStatistics, season_statistics_screen),
)

# --- phones of the tables

PHONE_TABS = (TABLE_TAB, MELD_TAB)


def phone_screen() -> ft.Control:
    from scorekeeper.club_ui.phone.screen import PhoneScreen

    return PhoneScreen()


def owner_choice_screen() -> ft.Control:
    from scorekeeper.club_ui.phone.owner_choice import OwnerChoiceScreen

    return OwnerChoiceScreen()


def call_screen() -> ft.Control:
    from scorekeeper.club_ui.phone.call import CallScreen

    return CallScreen()


def report_screen() -> ft.Control:
    from scorekeeper.club_ui.phone.result import ReportScreen

    return ReportScreen()


def hand_over_screen() -> ft.Control:
    from scorekeeper.club_ui.phone.result import HandOverScreen

    return HandOverScreen()


def dispute_screen() -> ft.Control:
    from scorekeeper.club_ui.phone.result import DisputeScreen

    return DisputeScreen()


def dispute_by_side_screen() -> ft.Control:
    from scorekeeper.club_ui.phone.result import DisputeBySideScreen

    return DisputeBySideScreen()


PHONE_ROUTES = (
    tab_route(TABLE_TAB, phone_screen, tabs=PHONE_TABS),
    tab_route(MELD_TAB, home.meld_screen, tabs=PHONE_TABS),
    # Modal: the table below stays as it is, and coming back to it draws nothing.
    route(home_addresses.RECORD, home.record_screen, is_modal=True),
    route(home_addresses.EditDeal, home.record_screen, is_modal=True),
    route(home_addresses.InsertDeal, home.record_screen, is_modal=True),
    route(home_addresses.ADJUST, home.adjust_screen, is_modal=True),
    route(home_addresses.Breakdown, home.breakdown_screen),
    route(home_addresses.HISTORY, home.history_screen),
    route(home_addresses.DealHistory, home.deal_history_screen),
    route(home_addresses.TABLE_VIEW, home.table_view_screen),
    route(addresses.PHONE_OWNER, owner_choice_screen),
    route(addresses.CALL, call_screen),
    route(addresses.RESULT, report_screen),
    route(addresses.HandOver, hand_over_screen),
    route(addresses.DISPUTE, dispute_screen),
    route(addresses.DisputeBySide, dispute_by_side_screen),
    home.NOT_FOUND_ROUTE,
)
