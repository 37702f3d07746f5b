"""Calls for the organiser: kept in the log, answered, and open until somebody ends them."""

from scorekeeper.club.calls import (
    Call,
    answer_call,
    call_organizer,
    end_call,
    open_calls,
    open_requests,
)
from scorekeeper.club.model import Evening, MemberUid, Note, Score
from scorekeeper.club.results import claim_score, decide_result, dispute_score
from scorekeeper.club.rounds import draw_round, start_round
from tests.club.kit import NOTE, WHY, accepted, evening_of
from tests.support.problems import problem_codes

ANA, BEN = MemberUid("000.0"), MemberUid("000.1")
FIRST = Note("phone 1", "2026-11-24T19:10:00+01:00", "the pile")
LATER = Note("phone 2", "2026-11-24T19:12:00+01:00")
ANSWER = Note("Olga", "2026-11-24T19:13:00+01:00")


def both_called() -> Evening:
    evening = accepted(call_organizer(evening_of(4), 1, (ANA, BEN), FIRST))
    return accepted(call_organizer(evening, 2, (), LATER))


def test_calls_are_listed_longest_waiting_first() -> None:
    first, later = open_calls(both_called())
    assert (first.table, first.members, first.note) == (1, (ANA, BEN), FIRST)
    assert (later.table, later.members, later.answered) == (2, (), None)


def test_dispute_waits_like_a_call() -> None:
    """Table 2 objects before table 1 calls, and waits until the organiser decides."""
    evening = accepted(start_round(accepted(draw_round(evening_of(4), NOTE)), NOTE))
    evening = accepted(claim_score(evening, 2, 0, Score((5000, 4000)), NOTE))
    assert open_requests(evening) == ()
    evening = accepted(dispute_score(evening, 2, 1, FIRST))
    evening = accepted(call_organizer(evening, 1, (), LATER))
    objection, called = open_requests(evening)
    players = evening.rounds[0].tables[1].sides[1].players
    assert (objection.table, objection.members, objection.note) == (2, players, FIRST)
    assert (objection.is_dispute, called.is_dispute) == (True, False)
    assert open_calls(evening) == (called,)
    evening = accepted(decide_result(evening, 2, Score((5000, 4500)), WHY))
    assert open_requests(evening) == (called,)


def test_two_scores_of_a_table_wait_for_the_organiser() -> None:
    evening = accepted(start_round(accepted(draw_round(evening_of(4), NOTE)), NOTE))
    evening = accepted(claim_score(evening, 1, 0, Score((5000, 4000)), FIRST))
    evening = accepted(claim_score(evening, 1, 1, Score((4000, 5000)), LATER))
    (objection,) = open_requests(evening)
    assert (objection.table, objection.note, objection.is_dispute) == (1, LATER, True)


def test_second_call_is_refused_except_from_a_new_table() -> None:
    evening = both_called()
    assert problem_codes(call_organizer(evening, 3, (ANA, BEN), LATER)) == ["called_already"]
    assert problem_codes(call_organizer(evening, 2, (), FIRST)) == ["called_already"]
    assert len(open_calls(accepted(call_organizer(evening, 3, (), LATER)))) == 3


def test_a_call_that_is_answered_stays_open_until_it_is_ended() -> None:
    evening = both_called()
    first, later = open_calls(evening)
    evening = accepted(answer_call(evening, first, ANSWER))
    answered, _ = open_calls(evening)
    assert answered.answered == ANSWER
    evening = accepted(end_call(evening, first, ANSWER))
    assert open_calls(evening) == (later,)
    assert [entry.kind for entry in evening.log] == ["called", "called", "coming", "attended"]


def test_a_call_that_is_over_is_neither_answered_nor_ended() -> None:
    evening = both_called()
    first, _ = open_calls(evening)
    evening = accepted(end_call(evening, first, ANSWER))
    for late in (answer_call(evening, first, ANSWER), end_call(evening, first, ANSWER)):
        assert problem_codes(late) == ["call_over"]
    again = accepted(call_organizer(evening, 1, (ANA, BEN), LATER))
    assert problem_codes(end_call(again, first, ANSWER)) == ["call_over"], (
        "it is about the call before"
    )


def test_other_entries_of_the_log_are_no_calls() -> None:
    unknown = Call(table=4, members=(), note=LATER)
    evening = evening_of(4)
    assert open_calls(evening) == ()
    assert problem_codes(answer_call(evening, unknown, ANSWER)) == ["call_over"]
