"""Deals are recorded, put right, dropped and brought back; every total follows."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Change, ChangeKind, Session
from scorekeeper.services.events import Event, MatchChanged
from scorekeeper.services.history import History
from tests.services.conftest import Reopen, classic, deal, put_as, start_match

Said = Mapping[str, Any]

OUT_385: Said = {
    "canastas": {"natural": 1, "mixed": 1},
    "melded_card_points": 385,
    "red_threes": 1,
    "went_out": True,
}
HELD_60: Said = {
    "canastas": {"mixed": 1},
    "melded_card_points": 145,
    "hand_card_points": 60,
    "red_threes": 2,
}
OUT_TOO_EARLY: Said = {
    "canastas": {"natural": 5, "mixed": 3},
    "melded_card_points": 600,
    "went_out": True,
}
"""Out at Hand & Foot, which asks for three natural and four mixed canastas."""
LOOSE: Said = {
    "melds": ["KKKKKKK222", "QJ2", "bbb", "22*", "99"],
    "concealed": True,
    "went_out": True,
}
"""A side that keeps to no rule of any meld."""
TABLE_100: Said = {"melded_card_points": 100, "hand_card_points": 5}


def record_deals(session: Session, uid: MatchUid, *deals: tuple[Said, Said]) -> list[Change]:
    changes = [
        session.deals.record(uid, deal(*sides), seen=session.matches.number(uid)) for sides in deals
    ]
    assert all(isinstance(change, Change) for change in changes)
    return changes  # type: ignore[return-value]


def total_of(points: int) -> tuple[Said, Said]:
    return {"total": points}, {"total": 0}


def totals_of(session: Session, uid: MatchUid) -> tuple[int, ...]:
    return session.matches.open(uid).progress.totals


def test_the_common_deal_of_the_evening_adds_up(session: Session) -> None:
    uid = start_match(session)
    record_deals(session, uid, (OUT_385, HELD_60))
    stand = session.matches.open(uid)
    assert stand.progress.totals == (1385, 585)
    assert [required.points for required in stand.progress.requirements] == [50, 50]
    assert stand.progress.dealer == "Cleo"


def test_impossible_deal_is_refused_with_all_its_problems(session: Session) -> None:
    uid = start_match(session)
    refused = session.deals.record(
        uid,
        deal({**OUT_385, "red_threes": 3}, {**HELD_60, "went_out": True}),
        seen=session.matches.number(uid),
    )
    assert isinstance(refused, tuple)
    assert {(problem.code, problem.path) for problem in refused} == {
        ("two_sides_out", "sides[1].went_out"),
        ("too_many_red_threes", "sides[1].red_threes"),
    }
    assert session.matches.open(uid).match.deals == ()


@pytest.mark.parametrize("side", [OUT_TOO_EARLY, LOOSE])
def test_deal_against_the_rules_is_recorded_and_amended(reopen: Reopen, side: Said) -> None:
    """A table that plays two natural and two mixed canastas could not record its deal."""
    session = reopen()
    uid = session.matches.start(classic(ruleset=RuleSetId("hand_and_foot")))
    assert isinstance(uid, str)
    played = deal(side, TABLE_100)
    done = session.deals.record(uid, played, seen=session.matches.number(uid))
    assert isinstance(done, Change)
    assert done.deal is not None
    assert isinstance(
        session.deals.insert(uid, played, before=done.deal, seen=session.matches.number(uid)),
        Change,
    )
    assert isinstance(
        session.deals.amend(
            uid, done.deal, deal(TABLE_100, side), seen=session.matches.number(uid)
        ),
        Change,
    )
    told = [one.deal for one in reopen().matches.open(uid).match.deals]
    assert told == [played.deal, deal(TABLE_100, side).deal]


def test_an_amended_deal_changes_every_total_after_it(session: Session) -> None:
    uid = start_match(session)
    first, _ = record_deals(session, uid, (OUT_385, HELD_60), (TABLE_100, OUT_385))
    assert totals_of(session, uid) == (1480, 1970)
    assert first.deal is not None
    session.deals.amend(
        uid,
        first.deal,
        deal({**OUT_385, "red_threes": 2}, HELD_60),
        seen=session.matches.number(uid),
    )
    assert totals_of(session, uid) == (1580, 1970)


def test_an_inserted_deal_stands_where_it_was_forgotten(session: Session) -> None:
    uid = start_match(session)
    _, second = record_deals(session, uid, (OUT_385, HELD_60), (TABLE_100, OUT_385))
    assert second.deal is not None
    for _ in range(2):
        session.deals.insert(
            uid, deal(TABLE_100, TABLE_100), before=second.deal, seen=session.matches.number(uid)
        )
    running = [one.totals_after for one in session.matches.open(uid).progress.deals]
    assert running == [(1385, 585), (1480, 680), (1575, 775), (1670, 2160)]


def test_two_deals_inserted_at_one_place_keep_their_order(session: Session) -> None:
    """Each is put directly in front of the deal that it was inserted before."""
    uid = start_match(session)
    changes = record_deals(session, uid, *(total_of(points) for points in (100, 200, 300)))
    before = changes[-1].deal
    for points in (250, 225):
        assert before is not None
        inserted = session.deals.insert(
            uid, deal(*total_of(points)), before=before, seen=session.matches.number(uid)
        )
        assert isinstance(inserted, Change)
        before = inserted.deal
    points_of_deals = [one.score.totals[0] for one in session.matches.open(uid).progress.deals]
    assert points_of_deals == [100, 200, 225, 250, 300]


def test_match_without_changes_has_number_0(session: Session) -> None:
    open_match = session.matches.open(start_match(session))
    assert (open_match.number, replace(open_match, history=History(())).number) == (1, 0)
    assert session.matches.number(MatchUid("unknown")) == 0


def test_a_dropped_deal_is_gone_and_comes_back_in_its_place(session: Session) -> None:
    uid = start_match(session)
    first, _ = record_deals(session, uid, (OUT_385, HELD_60), (TABLE_100, OUT_385))
    assert first.deal is not None
    session.deals.drop(uid, first.deal, seen=session.matches.number(uid))
    assert totals_of(session, uid) == (95, 1385)
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert [one.totals_after for one in session.matches.open(uid).progress.deals] == [
        (1385, 585),
        (1480, 1970),
    ]


def test_a_deal_that_was_dropped_cannot_be_put_right(session: Session) -> None:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    saved = session.deals.record(uid, deal(OUT_385, HELD_60), seen=1)
    assert isinstance(saved, Change)
    assert saved.deal is not None
    session.deals.drop(uid, saved.deal, seen=session.matches.number(uid))
    before = session.matches.open(uid)
    refused = session.deals.amend(uid, saved.deal, deal(HELD_60, OUT_385), seen=before.number)
    assert isinstance(refused, tuple)
    assert [problem.code for problem in refused] == ["no_such_deal"]
    assert session.matches.open(uid) == before


def test_undo_and_redo_walk_the_whole_match_after_a_restart_too(reopen: Reopen) -> None:
    session = reopen()
    uid = start_match(session)
    record_deals(session, uid, (OUT_385, HELD_60), (TABLE_100, OUT_385))
    session = reopen()
    assert isinstance(session.deals.undo(uid, seen=session.matches.number(uid)), Change)
    assert isinstance(session.deals.undo(uid, seen=session.matches.number(uid)), Change)
    assert session.deals.undo(uid, seen=session.matches.number(uid)) == (), (
        "the beginning of a match is not undone"
    )
    assert totals_of(session, uid) == (0, 0)
    session = reopen()
    session.deals.redo(uid, seen=session.matches.number(uid))
    session.deals.redo(uid, seen=session.matches.number(uid))
    assert session.deals.redo(uid, seen=session.matches.number(uid)) == ()
    assert totals_of(session, uid) == (1480, 1970)


def test_a_new_deal_after_an_undo_ends_what_could_be_redone(session: Session) -> None:
    uid = start_match(session)
    record_deals(session, uid, (OUT_385, HELD_60))
    session.deals.undo(uid, seen=session.matches.number(uid))
    record_deals(session, uid, (TABLE_100, TABLE_100))
    assert session.matches.open(uid).history.redoable is None
    assert session.deals.redo(uid, seen=session.matches.number(uid)) == ()
    assert totals_of(session, uid) == (95, 95)


def test_the_history_tells_what_was_changed_when_by_whom_and_why(session: Session) -> None:
    uid = start_match(session)
    (first,) = record_deals(session, uid, (OUT_385, HELD_60))
    assert first.deal is not None
    session.deals.amend(
        uid,
        first.deal,
        deal(OUT_385, {**HELD_60, "red_threes": 1}),
        by="Ana",
        reason="miscounted",
        seen=session.matches.number(uid),
    )
    session.deals.undo(uid, by="Ben", seen=session.matches.number(uid))
    changes = session.matches.open(uid).history.changes_of_deal(first.deal)
    assert [(c.kind, c.by, c.reason) for c in changes] == [
        (ChangeKind.RECORD, "", ""),
        (ChangeKind.AMEND, "Ana", "miscounted"),
        (ChangeKind.UNDO, "Ben", ""),
    ]
    before, after = changes[1].before, changes[1].after
    assert before is not None
    assert after is not None
    assert (before["sides"][1]["red_threes"], after["sides"][1]["red_threes"]) == (2, 1)
    assert [c.at for c in changes] == sorted(c.at for c in changes)


def test_unknown_fields_of_a_deal_survive_an_amendment(session: Session) -> None:
    uid = start_match(session)
    (first,) = record_deals(session, uid, (OUT_385, HELD_60))
    kept = session._work.database.table("deals").get(doc_id=first.deal or "")
    assert kept is not None
    put_as(session._work.database, {**kept, "weather": "rain"})
    assert first.deal is not None
    session.deals.amend(
        uid,
        first.deal,
        deal(OUT_385, {**HELD_60, "red_threes": 1}),
        seen=session.matches.number(uid),
    )
    after = session._work.database.table("deals").get(doc_id=first.deal)
    assert after is not None
    assert after["weather"] == "rain"


def test_everybody_who_listens_hears_of_a_saved_deal(session: Session) -> None:
    heard: list[Event] = []
    uid = start_match(session)
    end = session.subscribe(heard.append)
    record_deals(session, uid, (OUT_385, HELD_60))
    end()
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert heard == [MatchChanged(uid)]


def test_a_listener_that_fails_keeps_no_deal_from_being_saved(session: Session) -> None:
    """A browser that had gone without a word once made Save fail after the deal was saved."""

    def gone(_: Event) -> None:
        raise AttributeError

    uid = start_match(session)
    session.subscribe(gone)
    record_deals(session, uid, (OUT_385, HELD_60))
    assert totals_of(session, uid) == (1385, 585)


def test_deals_time_is_when_it_was_saved_unless_given(
    session: Session,
) -> None:
    uid = start_match(session)
    session.deals.record(uid, deal(OUT_385, HELD_60), seen=session.matches.number(uid))
    earlier = replace(deal(OUT_385, HELD_60), at="2026-11-20T20:00:00+01:00")
    session.deals.record(uid, earlier, seen=session.matches.number(uid))
    first, second = session.matches.open(uid).match.deals
    changes = session.matches.open(uid).history.changes
    assert first.at is not None
    assert changes[0].at < first.at < changes[1].at
    assert second.at == "2026-11-20T20:00:00+01:00"
