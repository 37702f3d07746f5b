"""Club sessions in a store: the actions of the organiser, and of phones at the tables.

uid = session.club.evenings.begin(plan)
session.club.evenings.change(uid, lambda evening, note: draw_round(evening, note), by="…")
session.club.evenings.start_round(uid, by="organiser")     a match at every table
session.club.tables(uid, 1)                                the status of each table
code = session.club.access.ensure_code(uid, table=3)
visitor = session.club.access.exchange(code).visitor
invitation = session.club.directors.invite("Dora")
session.club.members.forget(uid, "Somebody 7")             in every file of the store
session.club.seasons.table(season)                         evenings in a series
content = session.club.transfer.export_evening(uid)            for another computer
phone = session.club.seat(visitor)                         only its own match and table
phone.deals.record(match, played, token="…")
phone.table.choose_owner(phone.table.choices()[0].owner); phone.table.claim()
"""

from scorekeeper.services.club.access import Visitor
from scorekeeper.services.club.club import Club
from scorekeeper.services.club.directors import Director
from scorekeeper.services.club.evenings import (
    EveningSummary,
    TableStatus,
    UnknownEveningError,
    author_of,
)
from scorekeeper.services.club.table import OwnerView, SideView, TableSession, TableView

__all__ = [
    "Club",
    "Director",
    "EveningSummary",
    "OwnerView",
    "SideView",
    "TableSession",
    "TableStatus",
    "TableView",
    "UnknownEveningError",
    "Visitor",
    "author_of",
]
