"""Once a deal is played, the number of sides stays: no deal could be read otherwise."""

from pathlib import Path

from scorekeeper.services import Change
from tests.ui.device import FOUR, record_match, session_in
from tests.ui.matches import THREE


def test_another_number_of_sides_is_refused_after_the_first_deal(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    uid = record_match(session, FOUR, (400, 400))
    done = session.matches.correct_set_up(uid, THREE, seen=session.matches.number(uid))
    assert isinstance(done, tuple)
    (problem,) = done
    assert (problem.code, problem.values) == ("wrong_number_of_sides", {"count": 3, "right": 2})
    assert session.matches.open(uid).progress.totals == (400, 400)


def test_before_the_first_deal_it_can_still_be_changed(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    uid = record_match(session, FOUR)
    assert isinstance(
        session.matches.correct_set_up(uid, THREE, seen=session.matches.number(uid)), Change
    )
    assert session.matches.open(uid).progress.totals == (0, 0, 0)


def test_forfeit_is_dropped_when_number_of_sides_changes(tmp_path: Path) -> None:
    """A record whose third of two sides gave up could not be opened."""
    session = session_in(tmp_path)
    uid = record_match(session, THREE)
    session.matches.end(uid, "walkover", gave_up=2, seen=session.matches.number(uid))
    assert session.matches.open(uid).progress.outcome.over
    assert isinstance(
        session.matches.correct_set_up(uid, FOUR, seen=session.matches.number(uid)), Change
    )
    assert not session.matches.open(uid).progress.outcome.over


def test_forfeit_of_no_side_of_match_is_refused(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    uid = record_match(session, FOUR)
    done = session.matches.end(uid, "walkover", gave_up=2, seen=session.matches.number(uid))
    assert isinstance(done, tuple)
    assert [problem.path for problem in done] == ["ended.side"]
