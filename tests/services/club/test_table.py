"""What a phone may do at its table: speak for a side, claim, accept, disagree; nothing else."""

from collections.abc import Callable

import pytest

from scorekeeper.club.model import EntrantUid, Score
from scorekeeper.club.phones import Owner
from scorekeeper.club.results import correct_result, record_walkover, reopen_table
from scorekeeper.club.standings import standing
from scorekeeper.match.model import DealUid
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, UnknownMatchError
from scorekeeper.services.club import UnknownEveningError
from scorekeeper.services.events import EveningChanged
from tests.services.club.kit import (
    BY,
    House,
    begin_evening,
    begin_first_round,
    by_paper,
    change,
    close_running_round,
    kinds,
    match_of,
    next_round,
    phone,
    record_totals,
    take_side,
)
from tests.support.matches import deal_by_totals
from tests.support.problems import problem_codes


def test_a_phone_sees_its_table_and_no_other(session: Session) -> None:
    uid = begin_first_round(session, 8)
    view = phone(session, uid, 2, side=1).table.view()
    table = session.club.evenings.open(uid).rounds[0].tables[1]
    assert (view.evening, view.table, view.round, view.rounds, view.state) == (
        *("Tuesday", 2),
        *(1, 3, "playing"),
    )
    assert [side.is_mine for side in view.sides] == [False, True]
    assert view.mine is view.sides[1]
    seen = {player.uid for side in view.sides for player in side.players}
    assert seen == {player for side in table.sides for player in side.players}
    shown = repr(view)
    others = [one for one in session.club.evenings.open(uid).members if one.uid not in seen]
    assert len(others) == 12
    assert not [one.name for one in others if one.name in shown]


def test_a_phone_opens_no_match_of_another_table_or_an_earlier_round(session: Session) -> None:
    uid = begin_first_round(session, 8)
    one, other = phone(session, uid, 1, side=0), phone(session, uid, 2, side=0)
    with pytest.raises(UnknownMatchError):
        one.matches.open(match_of(other))
    theirs, match = record_totals(other, 5, 10).deal, match_of(other)
    assert theirs is not None
    seen = other.matches.number(match)
    assert problem_codes(one.deals.drop(match, theirs, seen=seen)) == ["not_this_table"]
    first = match_of(one)
    assert one.matches.open(first).uid == first
    close_running_round(session, uid)
    assert one.matches.list() == ()
    with pytest.raises(UnknownMatchError):
        one.matches.open(first)
    next_round(session, uid)
    assert match_of(one) != first
    with pytest.raises(UnknownMatchError):
        one.matches.open(first)


def test_both_sides_accept_and_the_result_counts(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    record_totals(north, 1200, 300)
    assert north.table.claim(round_number=1) == ()
    shown = east.table.view().sides[0]
    assert (shown.score, east.table.view().state) == (Score((1200, 300)), "claimed")
    assert east.table.accept(1, score=shown.score, round_number=1) == ()
    view = north.table.view()
    assert view.state == "done"
    assert view.result is not None
    assert (view.result.how, view.result.score) == ("agreed", Score((1200, 300)))
    assert kinds(session, uid) == [
        ("claimed", "table-1-phone-1"),
        ("claimed", "table-1-phone-2"),
        ("agreed", "table-1-phone-2"),
    ]


def test_to_say_the_same_again_changes_nothing(session: Session) -> None:
    """A phone whose answer was lost tries again; what it said counts once."""
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    record_totals(north, 1200, 300)
    for _ in range(2):
        assert take_side(north, 0) == ()
        assert north.table.claim() == ()
    size = session.path.stat().st_size
    assert north.table.claim(Score((1200, 300), winner=0)) == ()
    assert session.path.stat().st_size == size
    for _ in range(2):
        assert east.table.dispute("a red three") == ()
    for _ in range(2):
        assert east.table.withdraw() == ()
    for _ in range(3):
        assert east.table.accept(1) == ()
    assert north.table.claim() == ()
    assert [kind for kind, _ in kinds(session, uid)] == [
        "claimed",
        "disputed",
        "withdrawn",
        "claimed",
        "agreed",
    ]


def test_a_score_that_is_another_by_now_is_not_accepted(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    north.table.claim(Score((1000, 900)))
    seen = east.table.view().sides[0].score
    north.table.claim(Score((1100, 900)))
    assert problem_codes(east.table.accept(1, score=seen)) == ["claim_changed"]
    assert east.table.view().result is None


def test_a_tap_of_the_round_before_does_nothing_in_the_next(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    close_running_round(session, uid)
    next_round(session, uid)
    assert problem_codes(north.table.claim(Score((5, 0)), round_number=1)) == ["round_over"]


def test_phone_that_claimed_for_a_side_speaks_for_no_other(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=1)
    assert take_side(north, 0) == ()
    north.table.claim(Score((5, 0)))
    assert problem_codes(take_side(north, 1)) == ["has_spoken"]
    assert problem_codes(take_side(north, 2)) == ["not_at_this_table"]
    assert north.table.withdraw() == ()
    assert take_side(north, 1) == ()


def test_a_phone_that_speaks_for_no_side_claims_nothing(session: Session) -> None:
    uid = begin_first_round(session, 4)
    looker = phone(session, uid, 1)
    assert problem_codes(looker.table.claim(Score((5, 0)))) == ["no_side_held"]
    assert problem_codes(looker.table.dispute()) == ["no_side_held"]
    assert problem_codes(looker.table.withdraw()) == ["no_side_held"]
    assert problem_codes(phone(session, uid, 1, side=0).table.claim()) == ["nothing_played"]
    assert problem_codes(phone(session, uid, 1, side=0).table.accept(0)) == ["nothing_claimed"]


def test_a_score_that_is_none_of_this_table_is_refused(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    assert problem_codes(north.table.claim(Score((5,)))) == ["wrong_number_of_scores"]
    assert problem_codes(north.table.claim(Score((10**9, 0)))) == ["number_too_large"]
    assert problem_codes(north.table.dispute("x" * 10_000)) == ["text_too_long"]


def test_a_flat_battery_is_no_loss(session: Session) -> None:
    """Another phone scans the card, takes the same side, and goes on."""
    uid = begin_first_round(session, 4)
    first = phone(session, uid, 1, side=0)
    record_totals(first, 1200, 300)
    second, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    assert second.matches.open(match_of(second)).progress.totals == (1200, 300)
    record_totals(second, 100, 200)
    assert second.table.claim() == ()
    assert east.table.accept(1) == ()
    assert [kind for kind, _ in kinds(session, uid)] == ["claimed", "claimed", "agreed"]
    assert first.table.view().state == "done"


def test_a_dispute_goes_to_the_organiser_and_the_phones_only_look_on(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    north.table.claim(Score((1000, 900)))
    assert east.table.dispute("we had a concealed hand") == ()
    view = north.table.view()
    assert view.state == "disputed"
    assert view.dispute is not None
    assert (view.dispute.side, view.dispute.note.reason) == (1, "we had a concealed hand")
    change(session, uid, lambda e, note: record_walkover(e, 1, [0], note))
    assert problem_codes(east.table.claim(Score((0, 900)))) == ["has_a_result"]
    assert problem_codes(north.table.accept(0, person="00a")) != []
    assert north.table.view().state == "done"


def test_after_the_round_is_closed_nothing_is_taken_any_more(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    match = match_of(north)
    record_totals(north, 100, 50)
    close_running_round(session, uid)
    assert problem_codes(north.table.claim(Score((5, 0)))) == ["no_round_running"]
    assert problem_codes(north.table.accept(0)) == ["no_round_running"]
    assert problem_codes(north.deals.undo(match, seen=north.matches.number(match))) == [
        "no_round_running"
    ]
    view = north.table.view()
    assert (view.state, view.match) == ("closed", None)
    assert view.result is not None


def test_a_table_that_has_no_place_in_a_round_waits(session: Session) -> None:
    uid = begin_evening(session, 4)
    early = phone(session, uid, 1)
    assert (early.table.view().state, early.table.view().round) == ("waiting", 0)
    next_round(session, uid)
    assert early.table.view().state == "playing"
    assert phone(session, uid, 3).table.view().state == "waiting"
    assert problem_codes(take_side(phone(session, uid, 3), 0)) == ["not_at_this_table"]


def test_a_phone_that_is_revoked_is_out_at_once(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    match = match_of(north)
    session.club.access.replace_code(uid, 1)
    assert problem_codes(north.table.claim(Score((5, 0)))) == ["access_revoked"]
    assert north.matches.list() == ()
    with pytest.raises(UnknownMatchError):
        north.matches.open(match)
    assert problem_codes(north.deals.undo(match, seen=north.matches.number(match))) == [
        "access_revoked"
    ]


def test_a_phone_of_a_deleted_evening_is_told_so_by_every_verb(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    match = match_of(north)
    session.club.evenings.delete(uid, by=BY)
    verbs: tuple[Callable[[], object], ...] = (
        lambda: north.table.choose_owner(Owner(EntrantUid("00"))),
        north.table.arrive,
        north.table.call,
        north.table.end_call,
        north.table.claim,
        lambda: north.table.accept(1, person="00a"),
        north.table.dispute,
        north.table.withdraw,
        lambda: north.deals.drop(match, DealUid("x"), seen=north.matches.number(match)),
        lambda: north.deals.undo(match, seen=north.matches.number(match)),
    )
    assert [problem_codes(verb()) for verb in verbs] == [["access_revoked"]] * len(verbs)
    assert (north.matches.list(), north.table.score()) == ((), None)
    with pytest.raises(UnknownEveningError):
        north.table.view()


def test_a_match_that_somebody_deleted_is_no_end_of_the_table(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    session.deletions.delete(match_of(north), seen=session.matches.number(match_of(north)))
    assert north.matches.list() == ()
    assert problem_codes(north.table.claim()) == ["nothing_played"]
    assert north.table.claim(Score((100, 50))) == ()
    (table_status, _) = session.club.tables(uid, 1)
    assert (table_status.state, table_status.totals, table_status.deals) == ("claimed", (0, 0), 0)


def test_the_phones_of_a_reopened_table_record_again(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    record_totals(north, 1200, 300)
    by_paper(session, uid, {1: (5000, 10)})
    assert problem_codes(north.deals.record(match_of(north), deal_by_totals(5, 5), seen=2)) == [
        "has_a_result"
    ]
    news: list[EveningChanged] = []
    session.club.subscribe(news.append)
    change(session, uid, lambda e, note: reopen_table(e, 1, note), "the wrong table")
    assert EveningChanged(uid, 1, 1, "table") in news
    view = north.table.view()
    assert (view.state, view.result) == ("playing", None)
    assert view.mine is not None
    record_totals(north, 100, 900)
    assert north.table.claim() == ()
    assert east.table.accept(1) == ()
    (row, *_) = standing(session.club.evenings.open(uid))
    assert (row.points, row.card_points) == (2, 1300)
    assert kinds(session, uid)[1] == ("reopened", BY)
    assert house.start().club.evenings.open(uid).log[-4].note.reason == "the wrong table"


def test_phone_is_told_of_a_correction_until_it_is_reopened(
    session: Session,
) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    by_paper(session, uid, {1: (5000, 10), 2: (5000, 20)})
    assert not north.table.view().is_corrected
    right = lambda e, note: correct_result(e, 1, 1, Score((10, 5000)), note)  # noqa: E731
    change(session, uid, right, "sides mixed up")
    change(
        session, uid, lambda e, note: correct_result(e, 1, 2, Score((1, 2)), note), "other table"
    )
    view = north.table.view()
    assert view.is_corrected
    assert view.result is not None
    assert view.result.score == Score((10, 5000))
    change(session, uid, lambda e, note: reopen_table(e, 1, note), "not over")
    assert not north.table.view().is_corrected


def test_a_phone_has_no_verb_of_the_organiser(session: Session) -> None:
    uid = begin_first_round(session, 8)
    north = phone(session, uid, 1, side=0)
    names = {name for name in dir(north) if not name.startswith("_")}
    assert not names & {"club", "exchange", "backups", "people", "deletions", "profiles", "seats"}
    verbs = {name for name in dir(north.matches) if not name.startswith("_")}
    assert not verbs & {"start", "begin", "correct_set_up", "end", "resume", "people"}
    match = match_of(phone(session, uid, 2, side=0))
    with pytest.raises(UnknownMatchError):
        north.matches.stored_names(match)
    classic = RuleSetId("classic_4p")
    assert (north.confirmations.open_paths(classic), north.confirmations.confirm(classic)) == (
        (),
        (),
    )
    assert session.confirmations.list(classic) == ()
