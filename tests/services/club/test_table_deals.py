"""Deals on a phone: saved once, undone only by who did them last, until both sides accept."""

from scorekeeper.club.model import Score
from scorekeeper.match.model import DealUid
from scorekeeper.services import Change, ChangeKind, Session
from tests.services.club.kit import (
    begin_first_round,
    close_running_round,
    kinds,
    match_of,
    next_round,
    phone,
    record_totals,
)
from tests.services.conftest import deal
from tests.support.matches import deal_by_totals
from tests.support.problems import problem_codes

DRAFT, OTHER = "draft-7", "draft-8"
"""A phone's names for what it saves."""

BOTH_OUT = deal({"went_out": True}, {"went_out": True})


def table_totals(session: Session, uid: str) -> tuple[int, ...]:
    (table_status, *_) = session.club.tables(uid, 1)  # type: ignore[arg-type]
    return table_status.totals


def test_the_same_deal_saved_twice_is_one_deal(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    first = record_totals(north, 1200, 300, token=DRAFT)
    again = record_totals(north, 1200, 300, token=DRAFT)
    assert again == first
    assert table_totals(session, uid) == (1200, 300)
    other = record_totals(north, 1200, 300, token=OTHER)
    assert other.deal != first.deal
    assert table_totals(session, uid) == (2400, 600)


def test_an_amended_and_an_inserted_deal_come_once_as_well(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    match, first = match_of(north), record_totals(north, 100, 50)
    assert first.deal is not None
    for _ in range(2):
        assert isinstance(
            north.deals.insert(
                match,
                deal_by_totals(10, 5),
                before=first.deal,
                token=DRAFT,
                seen=north.matches.number(match),
            ),
            Change,
        )
        amended = north.deals.amend(
            match,
            first.deal,
            deal_by_totals(200, 50),
            reason="miscounted",
            token=OTHER,
            seen=north.matches.number(match),
        )
        assert isinstance(amended, Change)
        assert amended.reason == "miscounted"
    assert table_totals(session, uid) == (210, 55)
    kinds_of_match = [one.kind for one in north.matches.open(match).history.changes]
    assert kinds_of_match == ["start", "record", "insert", "amend"]


def test_token_of_an_undone_deal_does_not_record_it_again(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    record_totals(north, 1200, 300, token=DRAFT)
    assert isinstance(
        north.deals.undo(match_of(north), seen=north.matches.number(match_of(north))), Change
    )
    record_totals(north, 1200, 300, token=DRAFT)
    assert table_totals(session, uid) == (0, 0)


def test_a_retry_after_the_result_still_hears_that_it_was_saved(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    first = record_totals(north, 1200, 300, token=DRAFT)
    north.table.claim()
    assert record_totals(north, 1200, 300, token=DRAFT) == first
    assert north.table.view().state == "claimed"
    east.table.accept(1)
    assert record_totals(north, 1200, 300, token=DRAFT) == first
    assert problem_codes(
        north.deals.record(
            match_of(north),
            deal_by_totals(5, 5),
            token=OTHER,
            seen=north.matches.number(match_of(north)),
        )
    ) == ["has_a_result"]


def test_undo_takes_back_only_what_this_phone_did_last(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    match = match_of(north)
    assert north.deals.undo(match, seen=north.matches.number(match)) == ()
    record_totals(north, 100, 50)
    assert problem_codes(east.deals.undo(match, seen=east.matches.number(match))) == ["not_yours"]
    record_totals(east, 10, 5)
    assert problem_codes(north.deals.undo(match, seen=north.matches.number(match))) == ["not_yours"]
    opened = north.matches.open(match)
    assert not north.deals.may_revert(opened.history, opened.history.undoable)
    assert east.deals.may_revert(opened.history, opened.history.undoable)
    assert isinstance(east.deals.undo(match, seen=east.matches.number(match)), Change)
    # somebody else has touched the match since, though what they did is undone
    assert problem_codes(north.deals.undo(match, seen=north.matches.number(match))) == ["not_yours"]
    assert isinstance(east.deals.redo(match, seen=east.matches.number(match)), Change)
    assert table_totals(session, uid) == (110, 55)


def test_a_phone_undoes_and_redoes_its_own_deals_one_after_the_other(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    match = match_of(north)
    record_totals(north, 100, 50)
    record_totals(north, 10, 5)
    for expected in ((100, 50), (0, 0)):
        assert isinstance(north.deals.undo(match, seen=north.matches.number(match)), Change)
        assert table_totals(session, uid) == expected
    for expected in ((100, 50), (110, 55)):
        assert isinstance(north.deals.redo(match, seen=north.matches.number(match)), Change)
        assert table_totals(session, uid) == expected


def test_organisers_change_is_not_undone_by_a_phone(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    match, made = match_of(north), record_totals(north, 100, 50).deal
    assert made is not None
    session.deals.amend(
        match, made, deal_by_totals(500, 50), by="organiser", seen=session.matches.number(match)
    )
    assert problem_codes(north.deals.undo(match, seen=north.matches.number(match))) == ["not_yours"]


def test_recorded_deal_is_by_its_phone_whatever_is_passed(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    change = north.deals.record(
        match_of(north),
        deal_by_totals(5, 10),
        by="organiser",
        seen=north.matches.number(match_of(north)),
    )
    assert isinstance(change, Change)
    assert (change.by, change.kind) == ("table-1-phone-1", ChangeKind.RECORD)


def test_another_deal_has_the_sides_claim_anew(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    record_totals(north, 100, 50)
    north.table.claim()
    record_totals(east, 10, 5)
    view = north.table.view()
    assert (view.state, view.sides[0].score) == ("playing", None)
    assert kinds(session, uid)[-1] == ("withdrawn", "table-1-phone-2")
    assert problem_codes(east.table.accept(1)) == ["nothing_claimed"]
    north.table.claim()
    assert isinstance(
        east.deals.undo(match_of(east), seen=east.matches.number(match_of(east))), Change
    )
    assert north.table.view().state == "playing"


def test_a_dispute_stays_when_a_deal_is_put_right(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    made = record_totals(north, 100, 50).deal
    assert made is not None
    north.table.claim()
    east.table.dispute("our red three")
    north.deals.amend(
        match_of(north), made, deal_by_totals(100, 150), seen=north.matches.number(match_of(north))
    )
    assert north.table.view().state == "disputed"
    north.table.claim()
    assert east.table.accept(1, score=Score((100, 150))) == ()
    assert north.table.view().state == "done"


def test_a_deal_that_cannot_have_been_takes_no_claim_back(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    record_totals(north, 100, 50)
    north.table.claim()
    wrong = north.deals.record(
        match_of(north), BOTH_OUT, seen=north.matches.number(match_of(north))
    )
    assert "two_sides_out" in problem_codes(wrong)
    assert north.table.view().state == "claimed"


def test_club_table_records_a_deal_against_the_rules(session: Session) -> None:
    """A pair that went out without a canasta had no way to say so."""
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    early = deal({"melds": ["KKK22222", "99"], "went_out": True}, {"hand_card_points": 60})
    done = north.deals.record(match_of(north), early, seen=north.matches.number(match_of(north)))
    assert isinstance(done, Change)
    assert done.deal is not None
    assert isinstance(
        north.deals.amend(
            match_of(north), done.deal, early, seen=north.matches.number(match_of(north))
        ),
        Change,
    )
    assert isinstance(
        north.deals.insert(
            match_of(north), early, before=done.deal, seen=north.matches.number(match_of(north))
        ),
        Change,
    )
    assert table_totals(session, uid) == (2 * (30 + 100 + 300 + 20 + 100), -2 * 60)


def test_a_deal_that_is_gone_is_a_problem_and_no_crash(session: Session) -> None:
    uid = begin_first_round(session, 4)
    one, other = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    match, made = match_of(one), record_totals(one, 100, 50).deal
    assert made is not None
    assert isinstance(one.deals.drop(match, made, seen=one.matches.number(match)), Change)
    assert problem_codes(other.deals.drop(match, made, seen=other.matches.number(match))) == [
        "no_such_deal"
    ]
    assert problem_codes(
        other.deals.amend(match, made, deal_by_totals(5, 5), seen=other.matches.number(match))
    ) == ["no_such_deal"]
    assert problem_codes(
        other.deals.insert(
            match, deal_by_totals(5, 5), before=DealUid("x"), seen=other.matches.number(match)
        )
    ) == ["no_such_deal"]


def test_nothing_is_recorded_after_the_round(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    first = match_of(north)
    close_running_round(session, uid)
    assert problem_codes(
        north.deals.record(first, deal_by_totals(5, 5), seen=north.matches.number(first))
    ) == ["no_round_running"]
    next_round(session, uid)
    assert problem_codes(
        north.deals.record(first, deal_by_totals(5, 5), seen=north.matches.number(first))
    ) == ["not_this_table"]
    assert isinstance(
        north.deals.record(
            match_of(north), deal_by_totals(5, 5), seen=north.matches.number(match_of(north))
        ),
        Change,
    )
