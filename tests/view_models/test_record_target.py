"""The deal that a form is for, and the question after others have changed its match."""

from scorekeeper.i18n import Words
from scorekeeper.match import MatchUid
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Session
from scorekeeper.view_models.record_target import (
    EditKind,
    EditTarget,
    StaleQuestion,
    edit_target,
    rival_deals,
    same_target,
    stale_question,
)
from tests.ui.device import FOUR, record_match

WORDS = Words("en")


def record_deal(session: Session, match: MatchUid, *totals: int) -> None:
    """Record a deal as another phone does."""
    document = {"sides": [{"total": total} for total in totals]}
    session.deals.record(match, read_deal(document, "deal"), seen=session.matches.number(match))


def next_deal(session: Session, match: MatchUid) -> EditTarget:
    target = edit_target(session.matches.open(match))
    assert target is not None
    return target


def question_about(target: EditTarget, seen: int, *, is_saving: bool = False) -> StaleQuestion:
    return stale_question(
        WORDS,
        target,
        seen=seen,
        own_points=(1385, 585),
        own_names=("this-device",),
        is_saving=is_saving,
    )


# --- the deal


def test_next_deal_follows_the_last_one(session: Session) -> None:
    target = next_deal(session, record_match(session, FOUR, (500, 120), (300, 200)))
    assert (target.kind, target.number, target.totals_before) == (EditKind.RECORD, 3, (800, 320))
    assert target.deal is None
    assert target.played is None


def test_amended_deal_has_the_totals_before_it(session: Session) -> None:
    match = session.matches.open(record_match(session, FOUR, (500, 120), (300, 200)))
    second = match.match.deals[1]
    target = edit_target(match, amended=str(second.uid))
    assert target is not None
    assert (target.kind, target.number, target.totals_before) == (EditKind.AMEND, 2, (500, 120))
    assert target.played == second


def test_inserted_deal_takes_the_turn_of_the_deal_after_it(session: Session) -> None:
    match = session.matches.open(record_match(session, FOUR, (500, 120)))
    target = edit_target(match, before=str(match.match.deals[0].uid))
    assert target is not None
    assert (target.kind, target.number, target.played) == (EditKind.INSERT, 1, None)
    assert target.dealer == match.progress.deals[0].dealer


def test_missing_deal_or_match_is_no_target(session: Session) -> None:
    match = session.matches.open(record_match(session, FOUR, (500, 120)))
    assert edit_target(None) is None
    assert edit_target(match, amended="nothing") is None
    assert edit_target(match, before="nothing") is None


def test_form_key_names_match_kind_and_deal(session: Session) -> None:
    """Two matches and two deals never share a form."""
    first = session.matches.open(record_match(session, FOUR, (500, 120)))
    second = session.matches.open(record_match(session, FOUR))
    deal = str(first.match.deals[0].uid)
    targets = [
        edit_target(first),
        edit_target(first, amended=deal),
        edit_target(first, before=deal),
        edit_target(second),
    ]
    assert len({target.key for target in targets if target}) == len(targets)


def test_target_follows_its_deal_into_a_new_version(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    match = session.matches.open(uid)
    target = edit_target(match, amended=str(match.match.deals[0].uid))
    assert target is not None
    record_deal(session, uid, 10, 20)
    newer = same_target(session.matches.open(uid), target)
    assert newer is not None
    assert (newer.key, newer.number) == (target.key, 1)
    assert newer.seen > target.seen


# --- the question


def test_deal_that_was_saved_meanwhile_is_a_rival(session: Session) -> None:
    uid = record_match(session, FOUR)
    seen = next_deal(session, uid).seen
    record_deal(session, uid, 500, 120)
    target = next_deal(session, uid)
    (rival,) = rival_deals(target, seen)
    assert (rival.number, rival.points) == (1, (500, 120))
    assert rival_deals(target, target.seen) == ()


def test_first_answer_about_a_rival_counts_nothing_twice(session: Session) -> None:
    uid = record_match(session, FOUR)
    seen = next_deal(session, uid).seen
    record_deal(session, uid, 500, 120)
    question = question_about(next_deal(session, uid), seen)
    assert question.title == "Deal 1 is already saved"
    assert "500 : 120. Your scores: 1,385 : 585." in question.hint
    assert question.keep_saved == "Keep the saved deal"
    assert question.save_anyway == "Mine is a different deal: continue with deal 2"
    assert question.replace_saved == ""


def test_refused_save_offers_to_replace_one_rival(session: Session) -> None:
    uid = record_match(session, FOUR)
    seen = next_deal(session, uid).seen
    record_deal(session, uid, 500, 120)
    question = question_about(next_deal(session, uid), seen, is_saving=True)
    assert question.save_anyway == "Mine is a different deal: save it as deal 2"
    assert question.replace_saved == "Replace deal 1 with mine"
    record_deal(session, uid, 10, 20)
    assert question_about(next_deal(session, uid), seen, is_saving=True).replace_saved == ""


def test_other_changes_are_listed_and_the_form_goes_on(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    seen = next_deal(session, uid).seen
    session.deals.undo(uid, seen=session.matches.number(uid))
    question = question_about(next_deal(session, uid), seen)
    assert question.title == "This game has been changed"
    assert question.hint.endswith("Your deal would now be deal 1.")
    assert (question.save_anyway, question.start_over) == ("Continue", "Start over")
    assert question.keep_saved == ""
