"""Once a deal is played, the number of sides stays: no deal could be read otherwise."""

from pathlib import Path

from scorekeeper.services import Change
from tests.ui.device import FOUR, played, session_in
from tests.ui.matches import THREE


def test_another_number_of_sides_is_refused_after_the_first_deal(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    uid = played(session, FOUR, (400, 400))
    done = session.matches.correct(uid, THREE, seen=session.matches.number(uid))
    assert isinstance(done, tuple)
    (problem,) = done
    assert (problem.code, problem.values) == ("wrong_number_of_sides", {"count": 3, "right": 2})
    assert session.matches.open(uid).progress.totals == (400, 400)


def test_before_the_first_deal_it_can_still_be_changed(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    uid = played(session, FOUR)
    assert isinstance(session.matches.correct(uid, THREE, seen=session.matches.number(uid)), Change)
    assert session.matches.open(uid).progress.totals == (0, 0, 0)
