"""A change made on an older state of a match is refused, whichever verb it is.

The same deal saved from two phones within half a second once counted twice.
"""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from scorekeeper.match import DealUid, MatchUid
from scorekeeper.services import CHANGED_SINCE, Change, Session
from scorekeeper.services.history import ChangeResult
from tests.services.conftest import classic, deal
from tests.support.problems import problem_codes

DEAL = deal({"total": 785}, {"total": 585})
OTHER = deal({"total": 640}, {"total": 0})
FORM = "form-1"
SEATS = ("Cleo", "Ana", "Ben", "Dov")
Verb = Callable[[Session, MatchUid, DealUid, int], ChangeResult]

VERBS: dict[str, Verb] = {
    "record": lambda session, uid, _, seen: session.deals.record(uid, DEAL, seen=seen),
    "insert": lambda session, uid, first, seen: session.deals.insert(
        uid, DEAL, before=first, seen=seen
    ),
    "amend": lambda session, uid, first, seen: session.deals.amend(uid, first, OTHER, seen=seen),
    "drop": lambda session, uid, first, seen: session.deals.drop(uid, first, seen=seen),
    "undo": lambda session, uid, _, seen: session.deals.undo(uid, seen=seen),
    "redo": lambda session, uid, _, seen: session.deals.redo(uid, seen=seen),
    "arrange": lambda session, uid, _, seen: session.matches.arrange_next_deal(
        uid, seats=SEATS, seen=seen
    ),
    "correct": lambda session, uid, _, seen: session.matches.correct_set_up(
        uid, classic(), seen=seen
    ),
    "end": lambda session, uid, _, seen: session.matches.end(uid, "time", seen=seen),
    "resume": lambda session, uid, _, seen: session.matches.resume(uid, seen=seen),
    "delete": lambda session, uid, _, seen: session.deletions.delete(uid, seen=seen),
    "bring back": lambda session, uid, _, seen: session.deletions.restore(uid, seen=seen),
}


def start_with_deal(session: Session) -> tuple[MatchUid, DealUid]:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    first = session.deals.record(uid, DEAL, seen=1, by="north")
    assert isinstance(first, Change)
    assert first.deal is not None
    return uid, first.deal


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
def test_every_verb_refuses_to_change_what_its_author_has_not_seen(
    session: Session, verb: Verb
) -> None:
    uid, first = start_with_deal(session)
    before = session.matches.open(uid)
    (problem,) = verb(session, uid, first, before.number - 1)  # type: ignore[misc] # refused
    assert problem.code == CHANGED_SINCE
    assert problem.values == {"kind": "record", "by": "north", "at": before.history.changes[-1].at}
    assert session.matches.open(uid) == before


def test_amending_a_dropped_deal_is_refused_as_stale(session: Session) -> None:
    uid, first = start_with_deal(session)
    session.deals.drop(uid, first, seen=2)
    assert problem_codes(session.deals.amend(uid, first, OTHER, seen=2)) == [CHANGED_SINCE]
    assert problem_codes(session.deals.amend(uid, first, OTHER, seen=3)) == ["no_such_deal"]


def test_a_match_that_somebody_deleted_meanwhile_takes_no_deal(session: Session) -> None:
    uid, _ = start_with_deal(session)
    session.deletions.delete(uid, seen=2)
    assert problem_codes(session.deals.record(uid, OTHER, seen=2)) == [CHANGED_SINCE]


def test_whoever_has_looked_again_may_go_on(session: Session) -> None:
    uid, _ = start_with_deal(session)
    assert problem_codes(session.deals.record(uid, OTHER, seen=1)) == [CHANGED_SINCE]
    again = session.matches.number(uid)
    assert isinstance(session.deals.record(uid, OTHER, seen=again), Change)
    assert session.matches.open(uid).progress.totals == (1425, 585)


def test_repeated_token_gets_the_first_answer_though_stale(
    session: Session,
) -> None:
    uid, _ = start_with_deal(session)
    first = session.deals.record(uid, OTHER, seen=2, token=FORM)
    assert isinstance(session.deals.record(uid, DEAL, seen=3), Change)
    assert session.deals.record(uid, OTHER, seen=2, token=FORM) == first


@pytest.mark.thorough
def test_two_phones_saving_the_same_deal_leave_one(
    session: Session,
) -> None:
    """Each time one deal, one change, one refusal."""
    for distance in (*[0] * 20, 0.030, 0.080, 0.250, 0.600):
        uid = session.matches.start(classic())
        assert isinstance(uid, str)
        gate, answers = threading.Barrier(2), list[ChangeResult]()

        def save(
            delay: float, uid: MatchUid = uid, gate: Any = gate, answers: Any = answers
        ) -> None:
            gate.wait()
            time.sleep(delay)  # the distance itself is what is tried
            answers.append(session.deals.record(uid, DEAL, seen=1))

        phones = [threading.Thread(target=save, args=(delay,)) for delay in (0, distance)]
        for phone in phones:
            phone.start()
        for phone in phones:
            phone.join()
        saved = [one for one in answers if isinstance(one, Change)]
        assert len(saved) == 1
        assert [problem_codes(one) for one in answers if one not in saved] == [[CHANGED_SINCE]]
        assert session.matches.open(uid).progress.totals == (785, 585)
