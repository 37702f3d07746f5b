"""Matches: sides, seats and deals, and the totals and statistics that follow from them.

match = read_match(document, "evening.json", RuleLibrary())
progress(match).totals           points of each side, computed from the deals
progress(match).requirements     minimum of the next initial meld of each side
progress(match).outcome          the winner, if the match is over
rules_of_deal(match, 0)          the rules of its first deal; a second phase may have others
"""

from scorekeeper.match.colors import SideColor
from scorekeeper.match.model import DealUid, Match, MatchUid, PlayedDeal, Player, Side
from scorekeeper.match.progress import (
    Outcome,
    Progress,
    later_phase_start,
    progress,
    rules_of_deal,
    rules_of_next_deal,
)
from scorekeeper.match.seating import seats_of
from scorekeeper.match.serialization import RecordError, read_match

__all__ = [
    "DealUid",
    "Match",
    "MatchUid",
    "Outcome",
    "PlayedDeal",
    "Player",
    "Progress",
    "RecordError",
    "Side",
    "SideColor",
    "later_phase_start",
    "progress",
    "read_match",
    "rules_of_deal",
    "rules_of_next_deal",
    "seats_of",
]
