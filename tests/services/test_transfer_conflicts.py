"""The same match with other content is shown side by side and asked about."""

import json
from typing import Any

import pytest

from scorekeeper.match import DealUid, MatchUid, Player, Side
from scorekeeper.services import ChangeKind, Session
from scorekeeper.services.events import Event
from scorekeeper.services.transfer import Answer, Conflict, Relation
from scorekeeper.storage import StoreWriteError, disk
from tests.services.conftest import (
    FILE,
    classic,
    content,
    counts,
    deals_of,
    foreign,
    import_text,
    start_match,
)
from tests.support.matches import CLEO_DOV, deal_by_totals, record_totals


@pytest.fixture
def shared_match(here: Session, there: Session, uid: MatchUid) -> MatchUid:
    import_text(there, here.exchange.export_json([uid]))
    return uid


def conflict_of(session: Session, text: str) -> Conflict:
    offer = session.exchange.preview_import(text, FILE)
    assert counts(offer) == (0, 0, 1)
    return offer.conflicts[0]


def amend_deal(session: Session, uid: MatchUid, number: int, first: int, second: int) -> None:
    deal = session.matches.open(uid).match.deals[number].uid or DealUid("")
    session.deals.amend(uid, deal, deal_by_totals(first, second), seen=session.matches.number(uid))


def test_a_conflict_changes_nothing_until_it_is_answered(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    amend_deal(there, shared_match, 1, 200, 95)
    text = there.exchange.export_json([shared_match])
    before = content(here)
    taken = import_text(here, text)
    assert (taken.unanswered, taken.added, taken.replaced) == ([shared_match], [], [])
    assert import_text(here, text, {shared_match: Answer.MINE}).unchanged == [shared_match]
    assert content(here) == before


def test_both_are_shown_side_by_side(here: Session, there: Session, shared_match: MatchUid) -> None:
    amend_deal(there, shared_match, 1, 200, 95)
    record_totals(there, shared_match, 5, 10)
    amend_deal(here, shared_match, 2, 0, 90)
    conflict = conflict_of(here, there.exchange.export_json([shared_match]))
    assert conflict.mine.progress.totals == (885, 405)
    assert conflict.theirs.progress.totals == (765, 415)
    assert conflict.relation is Relation.APART
    assert [(pair.mine, pair.theirs, pair.is_same) for pair in conflict.deals] == [
        (0, 0, True),
        (1, 1, False),
        (2, 2, False),
        (None, 3, False),
    ]


def test_another_set_up_is_a_conflict_too(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    there.matches.end(shared_match, "time", seen=there.matches.number(shared_match))
    conflict = conflict_of(here, there.exchange.export_json([shared_match]))
    assert all(pair.is_same for pair in conflict.deals)
    import_text(here, there.exchange.export_json([shared_match]), {shared_match: Answer.THEIRS})
    assert here.matches.open(shared_match).progress.outcome.how == "time"


def test_a_match_that_goes_on_there_goes_on_here_once_theirs_is_taken(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    here.matches.end(shared_match, "time", seen=here.matches.number(shared_match))
    import_text(here, there.exchange.export_json([shared_match]), {shared_match: Answer.THEIRS})
    opened = here.matches.open(shared_match)
    assert not opened.progress.outcome.over
    assert opened.history.changes[-1].kind is ChangeKind.RESUME


def test_conflict_taking_theirs_takes_corrected_names(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    anna = Side("Anna & Ben", (Player("Anna"), Player("Ben")))
    right = classic(sides=(anna, CLEO_DOV))
    there.matches.correct_set_up(shared_match, right, seen=there.matches.number(shared_match))
    import_text(here, there.exchange.export_json([shared_match]), {shared_match: Answer.THEIRS})
    opened = here.matches.open(shared_match)
    assert opened.match.sides[0].name == "Anna & Ben"
    assert opened.history.changes[-1].kind is ChangeKind.SET_UP


def test_record_that_continues_ours_is_no_conflict(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    """A match begun on one phone and finished on another: nothing here is lost by taking it."""
    record_totals(there, shared_match, 5, 10)
    amend_deal(there, shared_match, 0, 800, 220)
    text = there.exchange.export_json([shared_match])
    assert conflict_of(here, text).relation is Relation.LATER
    assert import_text(here, text, {shared_match: Answer.THEIRS}).replaced == [shared_match]
    assert here.matches.open(shared_match).history == there.matches.open(shared_match).history
    assert deals_of(here, shared_match) == deals_of(there, shared_match)
    assert counts(here.exchange.preview_import(text, FILE)) == (0, 1, 0)


def test_an_earlier_state_is_named_as_such(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    text = there.exchange.export_json([shared_match])
    record_totals(here, shared_match, 5, 10)
    assert conflict_of(here, text).relation is Relation.EARLIER


def test_conflict_taking_theirs_is_undone_change_by_change(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    amend_deal(there, shared_match, 1, 200, 95)
    there.deals.drop(
        shared_match,
        there.matches.open(shared_match).match.deals[2].uid or DealUid(""),
        seen=there.matches.number(shared_match),
    )
    record_totals(there, shared_match, 5, 10)
    record_totals(here, shared_match, 40, 50)
    mine = here.matches.open(shared_match).history.changes
    before = deals_of(here, shared_match)

    import_text(
        here, there.exchange.export_json([shared_match]), {shared_match: Answer.THEIRS}, "Cleo.json"
    )

    assert (
        deals_of(here, shared_match)
        == deals_of(there, shared_match)
        == [(785, 220), (200, 95), (5, 10)]
    )
    changes = here.matches.open(shared_match).history.changes
    assert changes[: len(mine)] == mine
    assert [(change.kind, change.reason) for change in changes[len(mine) :]] == [
        ("drop", "Cleo.json"),
        ("drop", "Cleo.json"),
        ("amend", "Cleo.json"),
        ("record", "Cleo.json"),
    ]
    for _ in changes[len(mine) :]:
        here.deals.undo(shared_match, seen=here.matches.number(shared_match))
    assert deals_of(here, shared_match) == before


def test_conflict_taking_theirs_inserts_deals_in_their_place(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    deals = there.matches.open(shared_match).match.deals
    for total in (15, 25):
        there.deals.insert(
            shared_match,
            deal_by_totals(total, 0),
            before=deals[1].uid or DealUid(""),
            seen=there.matches.number(shared_match),
        )
    record_totals(here, shared_match, 40, 50)
    text = there.exchange.export_json([shared_match])
    import_text(here, text, {shared_match: Answer.THEIRS})
    assert deals_of(here, shared_match) == deals_of(there, shared_match)
    added = here.matches.open(shared_match).history.changes[-2:]
    assert [change.kind for change in added] == ["insert", "insert"]


def test_both_may_be_kept_and_are_not_asked_about_again(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    amend_deal(there, shared_match, 1, 200, 95)
    text = there.exchange.export_json([shared_match])
    (copy,) = import_text(here, text, {shared_match: Answer.BOTH}).added
    assert copy != shared_match
    assert deals_of(here, shared_match) == [(785, 220), (100, 95), (-225, 90)]
    assert deals_of(here, copy) == [(785, 220), (200, 95), (-225, 90)]
    assert len(here.matches.open(copy).history.changes) == 6
    before = content(here)
    assert counts(here.exchange.preview_import(text, FILE)) == (0, 1, 0)
    import_text(here, text, {shared_match: Answer.BOTH})
    assert content(here) == before
    here.deals.undo(copy, seen=here.matches.number(copy))
    assert deals_of(here, copy) == deals_of(here, shared_match)
    assert deals_of(here, shared_match) == [(785, 220), (100, 95), (-225, 90)]


def test_of_several_matches_each_has_its_own_fate(here: Session, there: Session) -> None:
    uids = [start_match(here) for _ in range(4)]
    for uid in uids:
        record_totals(here, uid, 10, 20)
    import_text(there, here.exchange.export_json(uids))
    for uid in uids[1:]:
        record_totals(there, uid, 30, 40)
        record_totals(here, uid, 1000, 5)
    new = start_match(there)
    text = there.exchange.export_json()
    offer = here.exchange.preview_import(text, FILE)
    assert counts(offer) == (1, 1, 3)
    answers = {uids[1]: Answer.MINE, uids[2]: Answer.THEIRS}
    taken = here.exchange.import_matches(offer, answers)
    assert taken.added == [new]
    assert taken.replaced == [uids[2]]
    assert set(taken.unchanged) == {uids[0], uids[1]}
    assert taken.unanswered == [uids[3]]
    assert deals_of(here, uids[1]) == [(10, 20), (1000, 5)]
    assert deals_of(here, uids[2]) == [(10, 20), (30, 40)]


def test_a_file_is_taken_whole_or_not_at_all(
    here: Session, there: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        record_totals(here, start_match(here), 10, 20)
    offer = there.exchange.preview_import(here.exchange.export_json(), FILE)
    before = content(there)
    heard: list[Event] = []
    there.subscribe(heard.append)

    def refuse(fd: int, line: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "write_all", refuse)
        with pytest.raises(StoreWriteError):
            there.exchange.import_matches(offer)
    assert (content(there), heard) == (before, [])
    lines = len(there.path.read_bytes().splitlines())
    there.exchange.import_matches(offer)
    assert len(there.path.read_bytes().splitlines()) == lines + 1
    assert len(heard) == 3


def test_change_between_offer_and_acceptance_is_noticed(
    here: Session, there: Session, shared_match: MatchUid
) -> None:
    """Another device amends the match while somebody reads the question."""
    offer = there.exchange.preview_import(here.exchange.export_json([shared_match]), FILE)
    assert counts(offer) == (0, 1, 0)
    amend_deal(there, shared_match, 1, 200, 95)
    assert there.exchange.import_matches(offer).unanswered == [shared_match]
    assert deals_of(there, shared_match)[1] == (200, 95)


def test_one_match_stands_once_in_a_file(here: Session) -> None:
    parcel: dict[str, Any] = {
        "format": "scorekeeper-matches",
        "version": 1,
        "matches": [foreign(uid="a"), foreign(uid="a", first_dealer="Ben")],
    }
    with pytest.raises(Exception, match="there twice"):
        here.exchange.preview_import(json.dumps(parcel), FILE)
