"""A deleted match leaves every list, and comes back whole."""

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.services import Change, ChangeKind, Session, UnknownMatchError
from scorekeeper.services.doctor import examine_store
from scorekeeper.services.matches import statistics_report
from tests.services.conftest import Reopen, classic, deal

WON, LOST = {"total": 5000}, {"total": 120}


def record_won_match(session: Session) -> MatchUid:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    session.deals.record(uid, deal(WON, LOST), seen=session.matches.number(uid))
    return uid


def test_deleted_match_leaves_lists_statistics_and_files(session: Session) -> None:
    uid = record_won_match(session)
    session.deletions.delete(uid, seen=session.matches.number(uid))
    assert session.matches.list() == ()
    assert session.people.list() == ()
    assert (
        statistics_report(session.matches.list(), is_seat_name=lambda _: False).statistics.players
        == ()
    )
    assert uid not in session.exchange.export_json()
    with pytest.raises(UnknownMatchError):
        session.matches.open(uid)


def test_deleted_match_comes_back_with_deals_and_history(reopen: Reopen) -> None:
    session = reopen()
    uid = record_won_match(session)
    session.deletions.delete(uid, seen=session.matches.number(uid))
    session = reopen()
    (gone,) = session.deletions.list()
    assert (gone.uid, gone.sides) == (uid, ("Ana & Ben", "Cleo & Dov"))
    assert isinstance(session.deletions.restore(uid, seen=session.matches.number(uid)), Change)
    opened = session.matches.open(uid)
    assert opened.progress.totals == (5000, 120)
    kinds = [change.kind for change in opened.history.changes]
    assert kinds[-2:] == [ChangeKind.DELETE, ChangeKind.UNDO]
    assert session.deletions.list() == ()


def test_a_redone_deletion_can_be_taken_back_too(session: Session) -> None:
    uid = record_won_match(session)
    session.deletions.delete(uid, seen=session.matches.number(uid))
    session.deletions.restore(uid, seen=session.matches.number(uid))
    session.deals.redo(uid, seen=session.matches.number(uid))
    assert session.matches.list() == ()
    assert isinstance(session.deletions.restore(uid, seen=session.matches.number(uid)), Change)
    assert [one.uid for one in session.matches.list()] == [uid]


def test_a_match_that_is_there_is_not_brought_back(session: Session) -> None:
    uid = record_won_match(session)
    assert session.deletions.restore(uid, seen=session.matches.number(uid)) == ()
    assert session.deletions.list() == ()


def test_a_store_with_a_deleted_match_is_healthy(reopen: Reopen) -> None:
    session = reopen()
    uid = record_won_match(session)
    session.deletions.delete(uid, seen=session.matches.number(uid))
    assert examine_store(session.path.parent, now=lambda: "2026-11-21T19:00:00+01:00").is_healthy
    reopen()
    assert session.matches.list() == ()


def test_a_file_brings_a_deleted_match_back_as_the_file_has_it(session: Session) -> None:
    uid = record_won_match(session)
    text = session.exchange.export_json([uid])
    session.deals.record(uid, deal(LOST, LOST), seen=session.matches.number(uid))
    session.deletions.delete(uid, seen=session.matches.number(uid))
    session.exchange.import_matches(session.exchange.preview_import(text, "a file"))
    assert session.matches.open(uid).progress.totals == (5000, 120)


def test_nothing_that_was_never_there_can_be_deleted(session: Session) -> None:
    with pytest.raises(UnknownMatchError):
        session.deletions.delete(MatchUid("no such match"), seen=0)
