"""What a phone keeps for itself, and what it is told of."""

from pathlib import Path

from scorekeeper.match.model import MatchUid
from scorekeeper.services import Change, Session
from scorekeeper.services.events import EveningChanged, Event, MatchChanged
from tests.services.club.kit import (
    begin_first_round,
    close_running_round,
    match_of,
    phone,
    record_totals,
)
from tests.services.killed import after_each_line, lines_of
from tests.support.matches import deal_by_totals


def test_drafts_and_settings_belong_to_their_phone(
    session: Session,
) -> None:
    uid = begin_first_round(session, 4)
    one, other = phone(session, uid, 1), phone(session, uid, 1)
    match = match_of(one)
    one.drafts.save(match, "here", {"sides": []}, seen=1)
    assert one.drafts.find(match, "elsewhere") is not None
    assert other.drafts.find(match, "here") is None
    one.settings.choose("here", theme="dark")
    assert one.settings.read("other") == {"theme": "dark"}
    assert other.settings.read("here") == {}
    other.drafts.save(MatchUid("of another table"), "here", {"sides": []}, seen=1)
    assert other.drafts.find(MatchUid("of another table"), "here") is None
    one.drafts.delete(match, "here")
    assert one.drafts.find(match, "here") is None


def test_a_phone_hears_of_its_own_table_only(session: Session) -> None:
    uid = begin_first_round(session, 4)
    one, other = phone(session, uid, 1, side=0), phone(session, uid, 2, side=0)
    events: list[Event] = []
    end = one.subscribe(events.append)
    record_totals(other, 100, 50)
    other.table.claim()
    assert events == []
    record_totals(one, 100, 50)
    one.table.claim()
    assert sorted(events, key=str) == [
        EveningChanged(uid, 1, 1, "deal"),
        EveningChanged(uid, 1, 1, "table"),
        MatchChanged(match_of(one)),
    ]
    close_running_round(session, uid)
    assert events[-1] == EveningChanged(uid, None, None, "evening")
    end()


def test_phone_killed_anywhere_has_a_draft_or_a_saved_deal(
    session: Session, tmp_path: Path
) -> None:
    """Also where saving takes back what the sides had claimed."""
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    record_totals(north, 100, 50)
    north.table.claim()
    match, begins = match_of(north), lines_of(session)
    north.drafts.save(match, "here", {"sides": []}, seen=1)
    before = lines_of(session)
    assert isinstance(
        north.deals.record(
            match, deal_by_totals(5, 0), draft_device="here", seen=north.matches.number(match)
        ),
        Change,
    )
    assert lines_of(session) == before + 1
    met = []
    for found in after_each_line(session, tmp_path / "killed", since=begins):
        seated = found.club.seat(north.visitor)
        deals = len(seated.matches.open(match).match.deals)
        claims = [side.score for side in seated.table.view().sides if side.score is not None]
        met.append((deals, len(claims), seated.drafts.find(match, "anywhere") is not None))
    assert met == [(1, 1, False), (1, 1, True), (2, 0, False)]
