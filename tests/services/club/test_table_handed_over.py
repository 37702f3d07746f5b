"""One phone for both sides: the other side speaks on it by name, and for itself."""

from scorekeeper.club.model import Score
from scorekeeper.services import Session
from scorekeeper.services.club.evenings import Author, author_of
from tests.services.club.kit import (
    begin_first_round,
    close_running_round,
    kinds,
    phone,
    record_totals,
)
from tests.support.problems import problem_codes


def test_to_accept_for_the_other_side_somebody_of_it_is_named(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    record_totals(north, 1200, 300)
    north.table.claim()
    other = north.table.view().sides[1].players[1]
    mine = north.table.view().sides[0].players[0]
    assert problem_codes(north.table.accept(1)) == ["person_needed"]
    assert problem_codes(north.table.accept(1, person=mine.name)) == ["not_of_this_side"]
    assert problem_codes(north.table.accept(1, person="Nobody" * 1000)) == ["not_of_this_side"]
    assert north.table.accept(1, person=other.name) == ()
    by = session.club.evenings.open(uid).log[-1].note.by
    assert author_of(by) == Author(1, 1, other.uid)
    assert by == f"table-1-phone-1 for {other.uid}"  # no name, which would outlive its person


def test_to_dispute_for_the_other_side_somebody_of_it_is_named(session: Session) -> None:
    """One phone for both sides: a no of the other side is not a no of its own."""
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    record_totals(north, 1200, 300)
    north.table.claim()
    mine, theirs = (side.players for side in north.table.view().sides)
    why = "our red three"
    assert problem_codes(north.table.dispute(why, side=1)) == ["person_needed"]
    assert problem_codes(north.table.dispute(why, side=1, person=mine[0].uid)) == [
        "not_of_this_side"
    ]
    assert problem_codes(north.table.dispute(why, side=2, person=mine[0].uid)) == ["no_such_side"]
    for _ in range(2):
        assert north.table.dispute(why, side=1, person=theirs[1].uid) == ()
    view = north.table.view()
    assert view.dispute is not None
    assert (view.dispute.side, view.dispute.note.reason) == (1, why)
    assert view.sides[0].score == Score((1200, 300)), "what its own side said stands"
    assert kinds(session, uid) == [
        ("claimed", "table-1-phone-1"),
        ("disputed", f"table-1-phone-1 for {theirs[1].uid}"),
    ]
    assert north.table.accept(1, person=theirs[0].uid) == ()
    assert north.table.view().state == "done"


def test_for_its_own_side_a_phone_disputes_without_naming_anybody(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    north.table.claim(Score((5, 0)))
    assert east.table.dispute("no", side=1) == ()
    assert kinds(session, uid)[-1] == ("disputed", "table-1-phone-2")
    close_running_round(session, uid)
    assert problem_codes(north.table.dispute("no", side=1, person="x")) == ["no_round_running"]
