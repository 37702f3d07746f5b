"""Rounds are started, played and corrected, with a match at each of their tables."""

import pytest

from scorekeeper.club.model import Member, MemberUid, Score, Seed
from scorekeeper.club.results import correct_result, decide_result
from scorekeeper.club.rounds import draw_round, take_back_round
from scorekeeper.club.standings import standing
from scorekeeper.services import Session
from scorekeeper.services.events import EveningChanged
from scorekeeper.storage import disk
from scorekeeper.storage.database import CLUB_LOG, CLUB_ROUNDS, CLUB_TABLES, EVENINGS
from tests.services.club.kit import (
    BY,
    House,
    begin_evening,
    begin_first_round,
    by_paper,
    change,
    close_running_round,
    enters,
    next_round,
    phone,
    record_totals,
)
from tests.support.problems import problem_codes as refused_codes


def test_starting_a_round_begins_a_match_at_every_table(session: Session) -> None:
    uid = begin_first_round(session, 8)
    evening = session.club.evenings.open(uid)
    for table in evening.rounds[0].tables:
        match = session.club.match_at(uid, 1, table.number)
        assert match is not None
        assert match.club is not None
        assert (match.club.round, match.club.table) == (1, table.number)
        players = [player.uid for side in match.match.sides for player in side.players]
        assert players == [player for side in table.sides for player in side.players]
        assert match.match.rules.target == 5000
    assert len({table.match for table in evening.rounds[0].tables}) == 4


def test_start_of_a_round_flushes_once_for_all_matches(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And once more when the round starts: then every phone shows its match."""
    uid = begin_evening(session, 16)
    change(session, uid, draw_round)
    flushes: list[int] = []
    monkeypatch.setattr(disk, "flush", flushes.append)
    assert session.club.evenings.start_round(uid, by=BY)
    assert len(flushes) == 2
    assert len(session.matches.list(include_club=True)) == 8


def test_matches_of_a_club_are_no_matches_of_the_house(session: Session) -> None:
    uid = begin_first_round(session, 8)
    assert session.matches.list() == ()
    assert len(session.matches.list(include_club=True)) == 4
    assert {one.club.evening for one in session.matches.list(include_club=True) if one.club} == {
        uid
    }


def test_sides_of_one_name_at_a_table_go_by_their_players(
    session: Session,
) -> None:
    uid = begin_evening(session, 0)
    for number in range(2):
        members = [Member(MemberUid(f"{number}{one}"), f"P{number}{one}") for one in "ab"]
        enters(session, uid, str(number), members, called="Lions")
    next_round(session, uid)
    match = session.club.match_at(uid, 1, 1)
    assert match is not None
    assert sorted(side.name for side in match.match.sides) == ["P0a & P0b", "P1a & P1b"]


def test_round_is_taken_back_when_drawn_but_not_when_running(session: Session) -> None:
    uid = begin_evening(session)
    change(session, uid, draw_round)
    change(session, uid, take_back_round)
    assert session.club.evenings.open(uid).rounds == ()
    next_round(session, uid)
    refused = session.club.evenings.change(uid, take_back_round, by=BY)
    assert refused_codes(refused) == ["round_started"]


def test_correction_changes_the_standing_and_is_logged(
    house: House,
) -> None:
    session = house.start()
    uid = begin_first_round(session, 4, rounds=2)
    by_paper(session, uid, {1: (1000, 500), 2: (1000, 500)})
    close_running_round(session, uid)
    next_round(session, uid)
    before = standing(session.club.evenings.open(uid))
    news: list[EveningChanged] = []
    session.club.subscribe(news.append)
    change(
        session,
        uid,
        lambda e, note: correct_result(e, 1, 2, Score((500, 1000)), note),
        reason="they had swapped the columns",
    )
    after = session.club.evenings.open(uid)
    assert [row.points for row in before] == [2, 2, 0, 0]
    assert standing(after) != before
    assert (after.log[-1].kind, after.log[-1].before) == ("corrected", Score((1000, 500)))
    assert news == [EveningChanged(uid, 1, 2, "table")]
    assert house.start().club.evenings.open(uid) == after


def test_a_decision_needs_a_reason_and_the_reason_is_kept(session: Session) -> None:
    uid = begin_first_round(session, 4)
    refused = session.club.evenings.change(
        uid, lambda e, note: decide_result(e, 1, Score((5, 0)), note), by=BY
    )
    assert refused_codes(refused) == ["reason_needed"]
    change(
        session, uid, lambda e, note: decide_result(e, 1, Score((5, 0)), note), reason="I saw it"
    )
    assert session.club.evenings.open(uid).log[-1].note.reason == "I saw it"


def test_only_documents_that_differ_are_written(session: Session) -> None:
    uid = begin_first_round(session, 8)
    database = session._work.database
    tables = (EVENINGS, CLUB_ROUNDS, CLUB_TABLES, CLUB_LOG)
    before = {table: database.stamp(table) for table in tables}
    by_paper(session, uid, {3: (900, 100)})
    written = {table: database.stamp(table) - before[table] for table in tables}
    assert written[EVENINGS] == written[CLUB_ROUNDS] == 0
    assert written[CLUB_TABLES] > 0
    assert written[CLUB_LOG] > 0


def test_the_seed_of_a_redraw_is_kept(house: House) -> None:
    session = house.start()
    uid = begin_evening(session, 8, movement="by_lot")
    change(session, uid, lambda e, note: draw_round(e, note, seed="another"))
    assert house.start().club.evenings.open(uid).plan.seed == Seed("another")


def test_a_new_name_of_somebody_is_no_news_of_a_deal(session: Session) -> None:
    uid = begin_first_round(session, 4)
    ana = session.people.add("Ana")
    news: list[EveningChanged] = []
    session.club.subscribe(news.append)
    north = phone(session, uid, 1, side=0)
    record_totals(north, 100, 50)
    news.clear()
    session.people.rename(ana, "Anna")
    assert [one for one in news if one.table == 1 and one.kind == "deal"] == []
    record_totals(north, 100, 50)
    assert news[-1] == EveningChanged(uid, 1, 1, "deal")
