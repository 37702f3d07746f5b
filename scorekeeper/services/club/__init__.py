"""Evenings of several tables over the store: the organiser's verbs, and what a phone may do.

    uid = session.club.evenings.begin(plan)
    session.club.evenings.change(uid, lambda evening, note: draw_round(evening, note), by="…")
    session.club.evenings.start_round(uid, by="organiser")     a match at every table
    session.club.tables(uid, 1)                                how far they are
    code = session.club.access.code(uid, table=3)
    visitor = session.club.access.exchange(code).visitor
    session.club.members.forget(uid, "Somebody 7")             in every file of the store
    session.club.seasons.table(season)                         evenings in a series
    content = session.club.moving.evening_file(uid)            for another computer
    phone = session.club.seat(visitor)                         its match, its table, nothing else
    phone.deals.record(match, played, token="…")
    phone.table.take_side(0); phone.table.claim()

From the top down:

    club                        all of it
    table_session               what a phone is given: table_verbs, table_deals, table_reading
    table_view, seat            what it is shown; where it sits, and what it may not do
    glances                     a table for the organiser's tile
    access, doors, visitors     codes, tokens, and who came with them
    members, attendance         people of the club, and where they were seen
    forgetting, names_to_go     no file says a name: traces, erasing, spelling, machine_fields
    seasons                     evenings in series, their table, statistics and ratings
    moving                      one file for an evening: evening_files, moved_misfits, moving_doors
    evening_sheets              rows for spreadsheets and paper: standing_sheets, called, tabular
    evenings, summary           evenings and their changes; one in a list
    rounds                      matches for the tables of a round
    cabinet, naming, documents  evenings read and written, document by document
    news, authors               who hears of a change; who has made it
"""

from scorekeeper.services.club.access import Access, Pass, Visitor
from scorekeeper.services.club.club import Club
from scorekeeper.services.club.evenings import (
    Author,
    Evenings,
    EveningState,
    EveningSummary,
    News,
    TableGlance,
    UnknownEveningError,
    author_of,
)
from scorekeeper.services.club.forgetting import Forgotten, UnknownPersonError
from scorekeeper.services.club.members import ClubMember
from scorekeeper.services.club.seasons import UnknownSeasonError
from scorekeeper.services.club.table import SideView, TableSession, TableView

__all__ = [
    "Access",
    "Author",
    "Club",
    "ClubMember",
    "EveningState",
    "EveningSummary",
    "Evenings",
    "Forgotten",
    "News",
    "Pass",
    "SideView",
    "TableGlance",
    "TableSession",
    "TableView",
    "UnknownEveningError",
    "UnknownPersonError",
    "UnknownSeasonError",
    "Visitor",
    "author_of",
]
