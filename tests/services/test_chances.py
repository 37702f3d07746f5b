"""Chances of winning from the deals that the store has."""

from dataclasses import replace

from scorekeeper.club.model import EveningUid
from scorekeeper.match import MatchUid
from scorekeeper.match.chance import Chance
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Change, Session
from scorekeeper.services.chances import MIN_SAMPLE
from scorekeeper.services.set_up import ClubTable
from tests.services.conftest import classic, deal

TARGET = {"target": 20_000}
"""So that one match may have all the deals of a sample."""
DEAR = {**TARGET, "go_out_bonus": 200}


def start_with_deals(session: Session, deals: int, **set_up: object) -> MatchUid:
    """Play a match of alternating deals of 700 and 120 points."""
    uid = session.matches.start(classic(**set_up))
    assert isinstance(uid, str), uid
    sides = {"total": 700}, {"total": 120}
    for number in range(deals):
        first, second = sides[:: 1 if number % 2 == 0 else -1]
        done = session.deals.record(uid, deal(first, second), seen=session.matches.number(uid))
        assert isinstance(done, Change)
    return uid


def chances(session: Session, uid: MatchUid) -> Chance | None:
    return session.chances.find(session.matches.open(uid))


def test_thirty_deals_of_all_matches_are_enough(session: Session) -> None:
    start_with_deals(session, MIN_SAMPLE - 4, house_rules=TARGET)
    uid = start_with_deals(session, 3)
    few = chances(session, uid)
    assert few is not None
    assert few.is_simulated
    session.deals.record(uid, deal({"total": 500}, {"total": 0}), seen=session.matches.number(uid))
    found = chances(session, uid)
    assert found is not None
    assert (found.sample, found.is_simulated) == (MIN_SAMPLE, False)
    assert found.behind == (0, 1080)
    assert found.shares[0] > 0.6


def test_deals_of_other_prices_other_rules_and_demos_do_not_count(session: Session) -> None:
    start_with_deals(session, MIN_SAMPLE, house_rules=DEAR)
    start_with_deals(session, MIN_SAMPLE, house_rules=TARGET, is_demo=True)
    found = chances(session, start_with_deals(session, 5))
    assert found is not None
    assert found.is_simulated


def test_few_deals_of_rules_that_nobody_has_simulated_are_a_guess(session: Session) -> None:
    assert chances(session, start_with_deals(session, MIN_SAMPLE - 1, house_rules=DEAR)) is None
    assert chances(session, start_with_deals(session, 5, ruleset=RuleSetId("samba"))) is None


def test_there_are_none_before_a_point_and_after_the_end(session: Session) -> None:
    uid = start_with_deals(session, MIN_SAMPLE, house_rules=TARGET)
    assert chances(session, start_with_deals(session, 0)) is None
    assert chances(session, uid) is not None
    session.matches.end(uid, "time", seen=session.matches.number(uid))
    assert chances(session, uid) is None


def test_a_table_of_a_club_has_none(session: Session) -> None:
    opened = session.matches.open(start_with_deals(session, MIN_SAMPLE + 1, house_rules=TARGET))
    assert session.chances.find(opened) is not None
    club = ClubTable(evening=EveningUid("evening"), round=1, table=1)
    assert session.chances.find(replace(opened, club=club)) is None


def test_a_standing_is_estimated_once_and_not_before_somebody_looks(session: Session) -> None:
    uid = start_with_deals(session, MIN_SAMPLE + 1, house_rules=TARGET)
    assert session.chances.estimates.last(uid) is None
    found = chances(session, uid)
    assert found is not None
    assert chances(session, uid) is found
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert session.chances.estimates.last(uid) is found, "a change estimates nothing"
    assert chances(session, uid) is not found
