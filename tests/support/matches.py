"""Sides and deals of a game at home, for tests over a session."""

from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.model import PlayedDeal
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Change, Session

ANA_BEN = Side("Ana & Ben", (Player("Ana"), Player("Ben")))
CLEO_DOV = Side("Cleo & Dov", (Player("Cleo"), Player("Dov")))


def deal_by_totals(*points: int) -> PlayedDeal:
    """Return a deal of which only the points of each side are known."""
    return read_deal({"sides": [{"total": one} for one in points]}, "a deal of this test")


def record_totals(session: Session, uid: MatchUid, *points: int) -> Change:
    """Record a deal by the points of each side."""
    change = session.deals.record(uid, deal_by_totals(*points), seen=session.matches.number(uid))
    assert isinstance(change, Change), change
    return change
