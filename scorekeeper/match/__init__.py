"""Matches: sides, seats and deals, and the totals and statistics that follow from them.

match = match_from(document, "evening.json")
progress(match).totals           points of each side, computed from the deals
progress(match).requirements     minimum of the next initial meld of each side
progress(match).outcome          the winner, if the match is over
"""

from scorekeeper.match.model import (
    Arrangement,
    DealUid,
    Ended,
    Match,
    MatchUid,
    PlayedDeal,
    Player,
    Side,
)
from scorekeeper.match.progress import (
    DealProgress,
    Outcome,
    Progress,
    outcome,
    outright_winners,
    progress,
)
from scorekeeper.match.seating import default_seats, leader_of, seats_of
from scorekeeper.match.serialization import RecordError, RecordTooNewError, match_from

__all__ = [
    "Arrangement",
    "DealProgress",
    "DealUid",
    "Ended",
    "Match",
    "MatchUid",
    "Outcome",
    "PlayedDeal",
    "Player",
    "Progress",
    "RecordError",
    "RecordTooNewError",
    "Side",
    "default_seats",
    "leader_of",
    "match_from",
    "outcome",
    "outright_winners",
    "progress",
    "seats_of",
]
