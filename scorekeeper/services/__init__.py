"""The actions of a scorer on a store, for screens, the command line and tests.

    session = open_session(path, now=clock, new_uid=chance)
    uid = session.matches.start(set_up)
    session.deals.record(uid, played, seen=1)
    session.matches.open(uid).progress.totals
    session.deals.undo(uid, seen=2)
    session.matches.arrange_next_deal(uid, dealer="Dov", seen=3)
    session.people.rename(who, "Anna")
    session.deletions.restore(uid, seen=session.matches.number(uid))
    session.profiles.save(house_rules)
    session.confirmations.open_paths(ruleset)

Mistakes of players are returned as problems, not raised. A caller that changes a match passes the
number of the last change that it has `seen`; if the match has changed since, nothing is done.
"""

from scorekeeper.services.events import EveningChanged, Event, MatchChanged, StoreFound
from scorekeeper.services.history import CHANGED_SINCE, Change, ChangeKind
from scorekeeper.services.house_rules import Conflict, Profile, UnknownProfileError
from scorekeeper.services.matches import DeletedMatch, OpenMatch, Summary, UnknownMatchError
from scorekeeper.services.players import Identity, KnownPerson
from scorekeeper.services.session import Session, open_session
from scorekeeper.services.set_up import SetUp, rules_of, set_up_problems

__all__ = [
    "CHANGED_SINCE",
    "Change",
    "ChangeKind",
    "Conflict",
    "DeletedMatch",
    "EveningChanged",
    "Event",
    "Identity",
    "KnownPerson",
    "MatchChanged",
    "OpenMatch",
    "Profile",
    "Session",
    "SetUp",
    "StoreFound",
    "Summary",
    "UnknownMatchError",
    "UnknownProfileError",
    "open_session",
    "rules_of",
    "set_up_problems",
]
