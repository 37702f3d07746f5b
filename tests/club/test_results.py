"""What counts at a table: both sides say so, or the organiser does; and the log tells it."""

from collections.abc import Callable

import pytest

from scorekeeper.club.model import Evening, Note, Score, table_state
from scorekeeper.club.results import (
    accept_score,
    claim_score,
    correct_result,
    decide_result,
    dispute_score,
    record_from_paper,
    record_walkover,
    reopen_table,
    table_of,
    withdraw_claim,
)
from scorekeeper.club.rounds import close_round, draw_round, start_round
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.club.standings import lines_of, standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import NOTE, WHY, accepted, evening_of, play_round
from tests.support.problems import problem_codes

SCORE, OTHER = Score((5100, 3200)), Score((5100, 3300))
ANA, DOV = Note("Ana", "2026-11-21T20:10:00+01:00"), Note("Dov", "2026-11-21T20:11:00+01:00")


def start_first_round(count: int = 4, **plan: object) -> Evening:
    return accepted(start_round(accepted(draw_round(evening_of(count, **plan), NOTE)), NOTE))


def state(evening: Evening, table: int = 1) -> str:
    return table_state(evening.rounds[-1].tables[table - 1])


def kinds(evening: Evening) -> list[str]:
    return [entry.kind for entry in evening.log if entry.table is not None]


def test_a_claim_that_the_other_side_accepts_is_the_result() -> None:
    evening = accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA))
    assert state(evening) == "claimed"
    evening = accepted(accept_score(evening, 1, 1, DOV))
    assert state(evening) == "done"
    result = evening.rounds[0].tables[0].result
    assert result is not None
    assert (result.score, result.how) == (SCORE, "agreed")
    assert [(one.kind, one.side, one.note.by) for one in evening.log if one.table] == [
        ("claimed", 0, "Ana"),
        ("claimed", 1, "Dov"),
        ("agreed", None, "Dov"),
    ]


def test_two_sides_that_say_the_same_have_agreed() -> None:
    evening = accepted(
        claim_score(accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA)), 1, 1, SCORE, DOV)
    )
    assert state(evening) == "done"


def test_a_winner_whom_the_points_show_need_not_be_named() -> None:
    evening = accepted(claim_score(start_first_round(), 1, 0, Score((5100, 3200), winner=0), ANA))
    assert state(accepted(claim_score(evening, 1, 1, SCORE, DOV))) == "done"


def test_a_side_that_wins_outright_wins_with_fewer_points() -> None:
    """A deal that wins the match: the other side's 3,000 points do not help."""
    evening = accepted(
        record_from_paper(start_first_round(2), 1, Score((1000, 3000), winner=0), NOTE)
    )
    first = evening.rounds[0].tables[0].sides[0].entrants[0]
    top = standing(evening)[0]
    assert (top.entrant, top.points, top.difference) == (first, 2, -2000)


def test_claims_that_differ_are_disputed_until_one_is_accepted() -> None:
    evening = accepted(
        claim_score(accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA)), 1, 1, OTHER, DOV)
    )
    assert state(evening) == "disputed"
    assert state(accepted(accept_score(evening, 1, 0, ANA))) == "done"


def test_a_side_may_correct_its_own_claim_before_the_other_accepts() -> None:
    evening = accepted(
        claim_score(accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA)), 1, 0, OTHER, ANA)
    )
    result = accepted(accept_score(evening, 1, 1, DOV)).rounds[0].tables[0].result
    assert result is not None
    assert result.score == OTHER


def test_a_disputed_table_is_decided_by_the_organiser_with_a_reason() -> None:
    evening = accepted(
        dispute_score(accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA)), 1, 1, DOV)
    )
    assert state(evening) == "disputed"
    assert problem_codes(decide_result(evening, 1, OTHER, NOTE)) == ["reason_needed"]
    evening = accepted(decide_result(evening, 1, OTHER, WHY))
    assert state(evening) == "done"
    assert kinds(evening) == ["claimed", "disputed", "decided"]


def test_a_side_that_disputed_may_accept_after_all() -> None:
    evening = accepted(
        dispute_score(accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA)), 1, 1, DOV)
    )
    assert state(accepted(accept_score(evening, 1, 1, DOV))) == "done"


def test_a_side_takes_back_what_it_said_while_nothing_counts() -> None:
    evening = accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA))
    evening = accepted(withdraw_claim(evening, 1, 0, DOV))
    assert state(evening) == "playing"
    assert (evening.log[-1].kind, evening.log[-1].side) == ("withdrawn", 0)
    assert problem_codes(accept_score(evening, 1, 1, DOV)) == ["nothing_claimed"]
    assert problem_codes(withdraw_claim(evening, 1, 0, ANA)) == ["nothing_claimed"]


def test_withdrawn_dispute_leaves_the_other_sides_claim() -> None:
    evening = accepted(
        dispute_score(accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA)), 1, 1, DOV)
    )
    assert problem_codes(withdraw_claim(evening, 1, 2, DOV)) == ["no_such_side"]
    assert state(accepted(withdraw_claim(evening, 1, 0, ANA))) == "disputed"
    evening = accepted(withdraw_claim(evening, 1, 1, DOV))
    assert (state(evening), table_of(evening, 1, 1).claims[0].side) == ("claimed", 0)  # type: ignore[union-attr]


def test_agreed_result_is_not_withdrawn() -> None:
    evening = accepted(
        accept_score(accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA)), 1, 1, DOV)
    )
    assert problem_codes(withdraw_claim(evening, 1, 0, ANA)) == ["has_a_result"]


def test_a_dispute_stays_whatever_the_other_side_claims() -> None:
    evening = accepted(
        dispute_score(accepted(claim_score(start_first_round(), 1, 0, SCORE, ANA)), 1, 1, DOV)
    )
    assert state(accepted(claim_score(evening, 1, 0, OTHER, ANA))) == "disputed"


def test_corrected_result_of_an_earlier_round_needs_a_reason() -> None:
    evening = evening_of(4, rounds=3)
    evening = play_round(play_round(evening, lambda *_: (5000, 3000)), lambda *_: (5000, 3000))
    before = {row.entrant: row.points for row in standing(evening)}
    one, other = (side.entrants[0] for side in evening.rounds[0].tables[0].sides)
    assert problem_codes(correct_result(evening, 1, 1, Score((3000, 5000)), NOTE)) == [
        "reason_needed"
    ]
    evening = accepted(correct_result(evening, 1, 1, Score((3000, 5000)), WHY))
    after = {row.entrant: row.points for row in standing(evening)}
    assert (after[one] - before[one], after[other] - before[other]) == (-2, 2)
    entry = evening.log[-1]
    assert (entry.kind, entry.round, entry.table) == ("corrected", 1, 1)
    assert (entry.before, entry.score) == (Score((5000, 3000)), Score((3000, 5000)))
    assert entry.note.reason == "the sheet says so"


def test_a_walkover_that_was_played_after_all_is_corrected() -> None:
    evening = accepted(record_walkover(start_first_round(), 1, [1], NOTE))
    evening = accepted(correct_result(evening, 1, 1, SCORE, WHY))
    result = evening.rounds[0].tables[0].result
    assert result is not None
    assert (result.how, result.absent) == ("decided", ())


def test_lines_of_the_standing_know_what_was_not_played() -> None:
    evening = accepted(record_walkover(start_first_round(), 1, [1], NOTE))
    evening = accepted(record_from_paper(evening, 2, SCORE, NOTE))
    told = {line.table: line.is_walkover for line in lines_of(evening)}
    assert told == {1: True, 2: False}
    evening = accepted(correct_result(evening, 1, 1, SCORE, WHY))
    assert not any(line.is_walkover for line in lines_of(evening)), "it was played after all"


def test_a_round_is_closed_when_every_table_has_its_result() -> None:
    evening = start_first_round(6)
    evening = accepted(record_from_paper(evening, 2, SCORE, NOTE))
    evening = accepted(claim_score(evening, 3, 0, SCORE, ANA))
    refusal = close_round(evening, NOTE)
    assert problem_codes(refusal) == ["table_open", "table_open"]
    assert isinstance(refusal, tuple)
    assert [(one.path, one.values["state"]) for one in refusal] == [
        ("tables[0]", "playing"),
        ("tables[2]", "claimed"),
    ]


@pytest.mark.parametrize(
    ("verb", "code"),
    [
        (lambda e: claim_score(e, 9, 0, SCORE, ANA), ["no_such_table"]),
        (lambda e: claim_score(e, 1, 2, SCORE, ANA), ["no_such_side"]),
        (lambda e: claim_score(e, 1, -1, SCORE, ANA), ["no_such_side"]),
        (lambda e: claim_score(e, 1, 0, Score((5,)), ANA), ["wrong_number_of_scores"]),
        (lambda e: claim_score(e, 1, 0, Score((10**12, 0)), ANA), ["number_too_large"]),
        (
            lambda e: claim_score(e, 1, 7, Score((5, 0, 0), winner=3), ANA),
            ["no_such_side", "wrong_number_of_scores", "no_such_side"],
        ),
        (lambda e: accept_score(e, 1, 0, ANA), ["nothing_claimed"]),
        (lambda e: dispute_score(e, 1, 5, ANA), ["no_such_side"]),
        (lambda e: record_walkover(e, 1, [2], NOTE), ["no_such_side"]),
        (lambda e: record_walkover(e, 1, [], NOTE), ["no_such_side"]),
        (lambda e: correct_result(e, 1, 1, SCORE, WHY), ["has_no_result"]),
        (lambda e: correct_result(e, 7, 1, SCORE, WHY), ["has_no_result"]),
        (lambda e: reopen_table(e, 1, WHY), ["has_no_result"]),
        (lambda e: reopen_table(e, 9, WHY), ["no_such_table"]),
        (lambda e: record_from_paper(e, 1, Score((0, 0)), NOTE), ["scoreless"]),
        (lambda e: record_from_paper(e, 1, Score((0, 0, 0)), NOTE), ["wrong_number_of_scores"]),
    ],
)
def test_impossible_results_of_a_table_are_refused(
    verb: Callable[[Evening], object], code: list[str]
) -> None:
    assert problem_codes(verb(start_first_round())) == code


@pytest.mark.parametrize(
    "verb",
    [
        lambda e: claim_score(e, 1, 0, OTHER, ANA),
        lambda e: accept_score(e, 1, 0, ANA),
        lambda e: dispute_score(e, 1, 0, ANA),
        lambda e: decide_result(e, 1, OTHER, WHY),
        lambda e: record_from_paper(e, 1, OTHER, NOTE),
        lambda e: record_walkover(e, 1, [0], NOTE),
    ],
)
def test_verbs_on_a_finished_table_or_closed_round_are_refused(
    verb: Callable[[Evening], object],
) -> None:
    evening = accepted(record_from_paper(start_first_round(2), 1, SCORE, NOTE))
    assert problem_codes(verb(evening)) == ["has_a_result"]
    assert problem_codes(verb(accepted(close_round(evening, NOTE)))) == ["no_round_running"]


def test_a_result_counts_at_once_and_once() -> None:
    evening = accepted(record_from_paper(start_first_round(), 1, SCORE, NOTE))
    assert sum(row.points for row in standing(evening)) == 2
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening


def test_scoreless_result_from_paper_must_be_confirmed() -> None:
    evening = start_first_round()
    assert problem_codes(record_from_paper(evening, 1, Score((0, 0)), NOTE)) == ["scoreless"]
    assert (
        state(accepted(record_from_paper(evening, 1, Score((0, 0)), NOTE, scoreless=True)))
        == "done"
    )
    assert state(accepted(record_from_paper(evening, 1, Score((0, -5)), NOTE))) == "done"
    outright = Score((0, 0), winner=1)
    assert state(accepted(record_from_paper(evening, 1, outright, NOTE))) == "done"


@pytest.mark.parametrize(
    "result",
    [
        lambda e: record_from_paper(e, 1, SCORE, NOTE),
        lambda e: record_walkover(e, 1, [1], NOTE),
        lambda e: accept_score(accepted(claim_score(e, 1, 0, SCORE, ANA)), 1, 1, DOV),
    ],
)
def test_a_table_that_is_reopened_plays_on_and_the_standing_follows(
    result: Callable[[Evening], Evening],
) -> None:
    before = start_first_round()
    finished = accepted(result(before))
    assert accepted(reopen_table(finished, 1, NOTE)).rounds == before.rounds, "no reason is needed"
    evening = accepted(reopen_table(finished, 1, WHY))
    assert evening.rounds == before.rounds
    assert standing(evening) == standing(before) != standing(finished)
    entry, was = evening.log[-1], finished.rounds[0].tables[0].result
    assert was is not None
    assert (entry.kind, entry.table, entry.before, entry.score) == ("reopened", 1, was.score, None)
    assert entry.note == WHY
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening
    again = accepted(record_from_paper(evening, 1, OTHER, NOTE))
    assert again.rounds[0].tables[0].result.score == OTHER  # type: ignore[union-attr]


def test_a_table_of_a_closed_round_is_not_reopened() -> None:
    evening = accepted(
        close_round(accepted(record_from_paper(start_first_round(2), 1, SCORE, NOTE)), NOTE)
    )
    assert problem_codes(reopen_table(evening, 1, WHY)) == ["no_round_running"]
