"""Matches in a list: cheap until they are looked at, and never stale."""

from scorekeeper.services import Change, Session, Summary
from tests.services.conftest import classic, deal

WON, LOST = {"total": 500}, {"total": 120}


def is_scored(summary: Summary) -> bool:
    return "progress" in vars(summary)


def test_a_list_of_matches_scores_no_deal(session: Session) -> None:
    session.matches.start(classic())
    (found,) = session.matches.list()
    assert not is_scored(found)
    assert found.progress.totals == (0, 0)
    assert is_scored(found)


def test_summary_is_kept_until_the_match_changes(session: Session) -> None:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    (before,) = session.matches.list()
    assert session.matches.list()[0] is before
    assert isinstance(
        session.deals.record(uid, deal(WON, LOST), seen=session.matches.number(uid)), Change
    )
    (after,) = session.matches.list()
    assert after is not before
    assert after.progress.totals == (500, 120)
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert session.matches.list()[0].progress.totals == (0, 0)


def test_the_match_that_changed_last_stands_first(session: Session) -> None:
    first, second = session.matches.start(classic()), session.matches.start(classic())
    assert [summary.uid for summary in session.matches.list()] == [second, first]
    assert isinstance(first, str)
    session.deals.record(first, deal(WON, LOST), seen=session.matches.number(first))
    assert [summary.uid for summary in session.matches.list()] == [first, second]
