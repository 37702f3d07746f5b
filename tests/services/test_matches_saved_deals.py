"""A deal that was just saved is shown from memory, as its document would be read."""

from random import Random

import pytest

from scorekeeper.match import MatchUid, Player, Side, serialization
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.services import Change, Session, SetUp
from scorekeeper.services.matches import MatchReader
from tests.scoring.generated_deals import legal_deal, random_document
from tests.services.conftest import deals_of, start_match
from tests.support.matches import deal_by_totals, record_totals


def assert_shown_as_read(session: Session, uid: MatchUid) -> None:
    """Compare the match in memory with the one that another reader reads from documents."""
    shown = session.matches.open(uid)
    read = MatchReader(session._work).open(uid)
    assert (shown.match, shown.progress, shown.history) == (read.match, read.progress, read.history)


def test_saved_deal_is_not_read_again(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    uid = start_match(session)
    with monkeypatch.context() as patch:
        patch.setattr(serialization, "read_deal", lambda *_: pytest.fail("a document was read"))
        first = record_totals(session, uid, 785, 120)
        assert deals_of(session, uid) == [(785, 120)]
        assert first.deal is not None
        seen = session.matches.number(uid)
        session.deals.amend(uid, first.deal, deal_by_totals(785, 220), seen=seen)
        assert deals_of(session, uid) == [(785, 220)]
        seen = session.matches.number(uid)
        session.deals.insert(uid, deal_by_totals(5, 10), before=first.deal, seen=seen)
        assert deals_of(session, uid) == [(5, 10), (785, 220)]
    assert_shown_as_read(session, uid)
    session.deals.undo(uid, seen=session.matches.number(uid))
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert deals_of(session, uid) == [(785, 120)]
    assert_shown_as_read(session, uid)


def test_corrected_rules_score_a_saved_deal_anew(session: Session) -> None:
    uid = start_match(session)
    change = record_totals(session, uid, 785, 120)
    rules = session.matches.open(uid).match.rules
    document = session._work.table("deals").get(doc_id=str(change.deal)) or {}
    assert session.matches.saved_deals.find(document, rules) is not None
    assert session.matches.saved_deals.find({**document, "note": "late"}, rules) is None
    other = rule_book(RuleSetId("samba")).rules
    assert session.matches.saved_deals.find(document, other) is None


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_deals_of_every_rule_set_are_shown_as_read(session: Session, set_id: str) -> None:
    book = rule_book(RuleSetId(set_id))
    count = len(legal_deal(book.tree, Random(0)))
    sides = tuple(Side(f"side {n}", (Player(f"player {n}"),)) for n in range(count))
    uid = session.matches.begin(SetUp(ruleset=RuleSetId(set_id), sides=sides))
    session.matches.open(uid)
    for seed in range(5):
        random = Random(seed)
        played = [
            random_document(book.tree, side, random) for side in legal_deal(book.tree, random)
        ]
        deal = read_deal({"sides": played, "out_player": "player 0", "note": "Zoë"}, "a deal")
        done = session.deals.record(uid, deal, seen=session.matches.number(uid))
        if isinstance(done, Change):
            assert_shown_as_read(session, uid)
    assert session.matches.open(uid).match.deals
