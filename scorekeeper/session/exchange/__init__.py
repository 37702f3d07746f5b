"""Files of matches: out of the store, into it, and what to do where both have the same match.

    text = session.exchange.record([uid])            one match: the public record, as JSON
    text = session.exchange.record()                 everything: one file for a new phone
    text = session.exchange.sheet()                  CSV for spreadsheets, a row a deal
    session.exchange.readable_sheet().left_out       the matches that no row could be made of
    offer = session.exchange.offer(text, "club.json")    what a file would bring; reads both
    taken = session.exchange.accept(offer, {uid: Answer.THEIRS})
    session.exchange.evenings()      the days on which there were matches, to export one

From the top down:

    verbs                        the above
    offers                       what a file would bring, conflicts side by side
    taking                       matches into the store, as changes that can be undone
    parcels                      several records in one file; persons: who is who, in it
    evenings                     matches by the day on which they began
    sheets, sheet_reading        CSV out and in; tables: a table beside what the store has
    records                      one match as a record; set_ups, histories: two parts of it
    kept                         one match as the store keeps it, and its names
"""

from scorekeeper.session.exchange.evenings import Evening
from scorekeeper.session.exchange.offers import Answer, Conflict, Offer, Pair, Relation, Taken
from scorekeeper.session.exchange.persons import PersonNews
from scorekeeper.session.exchange.tables import Sheet
from scorekeeper.session.exchange.verbs import Exchange

__all__ = [
    "Answer",
    "Conflict",
    "Evening",
    "Exchange",
    "Offer",
    "Pair",
    "PersonNews",
    "Relation",
    "Sheet",
    "Taken",
]
