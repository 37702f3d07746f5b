"""Byes, late arrivals, walkovers, penalties and decided points: what each is worth."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.club.adjustments import add_adjustment, take_back_adjustment
from scorekeeper.club.entrants import add_entrant, check_out
from scorekeeper.club.model import (
    Adjustment,
    EntrantUid,
    Evening,
    Member,
    MemberUid,
    RoundLength,
    Score,
    walkover_points,
)
from scorekeeper.club.presets import scheme_for_new_plan, scheme_of, schemes
from scorekeeper.club.results import (
    correct_result,
    decide_result,
    record_from_paper,
    record_walkover,
)
from scorekeeper.club.rounds import arrange_round, close_round, draw_round, start_round
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.club.standings import Line, Row, standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import (
    NOTE,
    WHY,
    accepted,
    enter_entrant,
    evening_of,
    plan_of,
    play_round,
    play_rounds_by_chance,
    play_with_scores,
    row_figures,
)
from tests.support.problems import problem_codes

A, B, C = (EntrantUid(uid) for uid in "ABC")


def row_of(evening: Evening, uid: str) -> Row:
    return next(row for row in standing(evening) if row.entrant == uid)


def line_of(evening: Evening, uid: str, number: int | None) -> Line:
    return next(line for line in row_of(evening, uid).lines if line.round == number)


def three_with_byes(**plan: object) -> Evening:
    """A, B and C in three rounds: C rests, then B, then A."""
    evening = evening_of("ABC", rounds=3, movement="free", **plan)
    meets = {("A", "B"): (5000, 4000), ("A", "C"): (5200, 4200), ("B", "C"): (3000, 5100)}
    for (one, other), rests in (("AB", "C"), ("AC", "B"), ("BC", "A")):
        drawn = accepted(draw_round(evening, NOTE))
        sides = [((EntrantUid(one),), (EntrantUid(other),))]
        evening = play_with_scores(
            accepted(arrange_round(drawn, sides, [EntrantUid(rests)], NOTE)), meets
        )
    return evening


def test_a_bye_is_the_average_of_the_rounds_that_one_plays_oneself() -> None:
    """A won twice: 2. B lost twice: 0. C lost and won: 1, and half of its card points."""
    evening = three_with_byes()
    assert row_figures(standing(evening), "points", "card_points", "difference", "byes") == [
        ("A", 2 + 2 + 2, 5000 + 5200 + 5100, 1000 + 1000 + 1000, 1),
        ("C", 0 + 2 + 1, 4200 + 5100 + 4650, -1000 + 2100 + 550, 1),
        ("B", 0, 4000 + 3000 + 3500, -1000 - 2100, 1),
    ]
    rested = line_of(evening, "C", 1)
    assert (rested.gain.outcome, rested.averaged, rested.table) == ("rested", 2, None)
    assert row_of(evening, "A").wins == 2, "a bye is not won"
    assert row_of(evening, "C").highest_match == 5100


def test_bye_takes_no_card_points_away() -> None:
    """B loses by 1,000 and 2,100: its bye leaves it at −3,100 and not at −4,650."""
    rested = line_of(three_with_byes(), "B", 2)
    assert (rested.gain.card_points, rested.gain.difference) == (3500, 0)
    whole = three_with_byes(figures=replace(scheme_of("total"), bye="average_of_winners"))
    assert all(line.gain.card_points >= 0 for row in standing(whole) for line in row.lines)


def test_bye_of_an_older_session_counts_as_it_did() -> None:
    """Its file does not name the rule, so what it published stays the same."""
    evening = three_with_byes(figures=replace(scheme_of("finland"), bye_floor=False))
    document = {**evening_document(evening), "version": 2}
    assert "bye_floor" not in document["plan"]["scheme"]
    assert read_evening(document, "f", RuleLibrary()) == evening
    assert line_of(evening, "B", 2).gain.difference == -1550


def test_missed_rounds_give_nothing_unless_agreed() -> None:
    """L wins its only round of three and stays behind A, which wins two."""
    evening = play_round(evening_of("AB", rounds=3), lambda *_: (5000, 4000))
    evening = play_round(evening, lambda *_: (5000, 4000))
    evening = play_round(enter_entrant(enter_entrant(evening, "L"), "M"), lambda *_: (5000, 4000))
    assert [line.round for line in row_of(evening, "L").lines] == [3]
    assert {scheme_of(name).missed for name in schemes()} == {"nothing"}


def test_plan_made_from_an_older_one_has_rules_of_today() -> None:
    """The average of missed rounds was the default; chosen since then it is the club's own."""
    older = replace(scheme_of("wins"), missed="average", bye_floor=False)
    assert scheme_for_new_plan(older) == scheme_of("wins")
    chosen = replace(scheme_of("wins"), missed="average")
    assert scheme_for_new_plan(chosen) == chosen


def test_a_team_has_the_average_of_its_rounds_and_not_of_its_tables() -> None:
    """A beats B at both tables, four points in the round: so many is its bye worth."""
    evening = evening_of("ABC", form="teams", rounds=2, movement="free")
    for one, other, rests in ((A, B, C), (B, C, A)):
        drawn = accepted(draw_round(evening, NOTE))
        evening = accepted(
            start_round(accepted(arrange_round(drawn, [((one,), (other,))], [rests], NOTE)), NOTE)
        )
        for number in (1, 2):
            evening = accepted(record_from_paper(evening, number, Score((5000, 4000)), NOTE))
        evening = accepted(close_round(evening, NOTE))
    assert line_of(evening, "A", 2).gain.points == 4
    assert line_of(evening, "A", 2).averaged == 1
    assert line_of(evening, "C", 1).gain.points == 0


def test_an_average_is_rounded_to_a_whole_point_and_halves_go_up() -> None:
    """Card points: A has 5,000 and 5,001, so its bye is worth 5,000.5; B has −5.5."""
    figures = replace(scheme_of("total"), bye="average", bye_floor=False)
    evening = evening_of("ABC", rounds=3, movement="free", figures=figures)
    meets = {("A", "B"): (5000, -5), ("A", "C"): (5001, 0), ("B", "C"): (-6, 100)}
    for (one, other), rests in (("AB", "C"), ("AC", "B"), ("BC", "A")):
        drawn = accepted(draw_round(evening, NOTE))
        sides = [((EntrantUid(one),), (EntrantUid(other),))]
        evening = play_with_scores(
            accepted(arrange_round(drawn, sides, [EntrantUid(rests)], NOTE)), meets
        )
    assert line_of(evening, "A", 3).gain.points == 5001
    assert line_of(evening, "B", 2).gain.points == -5


def test_a_bye_before_the_first_result_waits_for_one() -> None:
    evening = play_round(evening_of("ABC"), lambda *_: (5000, 4000))
    [rested] = [line for row in standing(evening) for line in row.lines if line.table is None]
    assert (rested.gain.points, rested.averaged) == (0, 0)


def test_latecomer_has_the_average_for_missed_rounds() -> None:
    """L comes for the third round and wins it by 900: both rounds before count the same."""
    figures = replace(scheme_of("finland"), missed="average")
    evening = play_rounds_by_chance(evening_of("AB", rounds=3, figures=figures), 2)
    evening = enter_entrant(enter_entrant(evening, "L"), "M")
    assert row_of(evening, "L").lines == (), "there is nothing yet to be the average of"
    drawn = accepted(draw_round(evening, NOTE))
    sides = [((EntrantUid("L"),), (EntrantUid("M"),)), ((A,), (B,))]
    scores = {("L", "M"): (4900, 4000), ("A", "B"): (5000, 0)}
    evening = play_with_scores(accepted(arrange_round(drawn, sides, [], NOTE)), scores)
    row = row_of(evening, "L")
    assert [(line.round, line.gain.outcome, line.gain.points) for line in row.lines] == [
        (1, "missed", 2),
        (2, "missed", 2),
        (3, "won", 2),
    ]
    assert (row.points, row.difference, row.wins, row.byes) == (6, 2700, 1, 0)
    assert row.lines[0].averaged == 1
    as_before = replace(evening.plan.scheme, missed="nothing")
    plain = replace(evening, plan=replace(evening.plan, scheme=as_before))
    assert [line.round for line in row_of(plain, "L").lines] == [3]


def test_leaver_has_nothing_for_the_rounds_after() -> None:
    evening = play_round(evening_of("ABCD", rounds=2), lambda *_: (5000, 4000))
    evening = play_round(accepted(check_out(evening, A)), lambda *_: (5000, 4000))
    assert {line.round for line in row_of(evening, "A").lines} == {1}


def test_substitute_of_a_pair_that_left_has_no_missed_rounds() -> None:
    evening = play_round(evening_of("ABCD", rounds=2), lambda *_: (5000, 4000))
    evening = accepted(check_out(evening, A))
    stays = next(member for member in evening.members if member.uid == "A.0")
    new = [stays, Member(MemberUid("zoe"), "Zoe")]
    evening = play_round(
        accepted(add_entrant(evening, EntrantUid("N"), new)), lambda *_: (5000, 4000)
    )
    assert {line.round for line in row_of(evening, "N").lines} == {2}


@pytest.mark.parametrize(
    ("length", "points"),
    [
        (RoundLength(points=5000), 2000),
        (RoundLength(points=8500), 2000),
        (RoundLength(points=2500), 1000),
        (RoundLength(deals=2, minutes=25), 800),
        (RoundLength(deals=3), 1200),
        (RoundLength(deals=9), 2000),
        (RoundLength(points=2500, deals=2), 800),
        (RoundLength(minutes=50), 2000),
        (RoundLength(), 2000),
    ],
)
def test_a_walkover_has_the_share_of_a_shorter_round(length: RoundLength, points: int) -> None:
    assert walkover_points(plan_of(length=length)) == points


def test_a_walkover_of_two_deals_is_two_fifths_of_a_match() -> None:
    evening = evening_of("AB", length=RoundLength(deals=2))
    evening = accepted(
        record_walkover(
            accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE)), 1, [1], NOTE
        )
    )
    assert [row.difference for row in standing(evening)] == [800, -800]


def test_an_evening_of_an_older_program_counts_as_it_did() -> None:
    """Its file has neither late arrivals nor a whole match."""
    figures = replace(scheme_of("finland"), bye="nothing", missed="nothing", whole_match=None)
    evening = evening_of("AB", rounds=2, figures=figures, length=RoundLength(deals=2))
    evening = enter_entrant(play_round(evening, lambda *_: (5000, 4000)), "C")
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    evening = accepted(record_walkover(evening, 1, [1], NOTE))
    document = {**evening_document(evening), "version": 1}
    assert not {"missed", "whole_match"} & {*document["plan"]["scheme"]}
    assert read_evening(document, "f", RuleLibrary()) == evening
    assert evening.rounds[1].tables[0].result.score.points == (2000, 0)  # type: ignore[union-attr]
    assert {line.gain.outcome for row in standing(evening) for line in row.lines} == {
        "won",
        "lost",
        "rested",
    }


def penalty(points: int, *, uid: EntrantUid = A, **more: object) -> Adjustment:
    return Adjustment(entrant=uid, points=points, note=WHY, **more)  # type: ignore[arg-type]


def level_pairs(**plan: object) -> Evening:
    return play_round(evening_of("AB", **plan), lambda *_: (5000, 5000))


def test_a_penalty_is_a_line_of_its_own_and_can_be_taken_back() -> None:
    before = level_pairs()
    evening = accepted(add_adjustment(before, penalty(-1, round=1)))
    assert row_figures(standing(evening), "points") == [("B", 1), ("A", 0)]
    line = row_of(evening, "A").lines[-1]
    assert (line.round, line.gain.outcome, line.gain.points) == (1, "adjusted", -1)
    assert line.reason == WHY.reason
    assert (evening.log[-1].kind, evening.log[-1].note) == ("adjusted", WHY)
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening
    back = accepted(take_back_adjustment(evening, penalty(-1, round=1), NOTE))
    assert standing(back) == standing(before)
    assert back.log[-1].kind == "adjustment_removed"
    assert problem_codes(take_back_adjustment(back, penalty(-1, round=1), NOTE)) == [
        "no_such_adjustment"
    ]


def test_penalty_changes_points_only_where_points_are_cards() -> None:
    """That is, where the points of the standing are card points."""
    card_points = penalty(-200, counts="card_points")
    figures = ("points", "card_points", "difference")
    finland = accepted(add_adjustment(level_pairs(), card_points))
    assert row_figures(standing(finland), *figures)[1] == ("A", 1, 4800, -200)
    total = accepted(add_adjustment(level_pairs(scheme="total"), penalty(300)))
    assert row_figures(standing(total), *figures)[0] == ("A", 5300, 5300, 300)


def test_a_penalty_counts_though_its_round_is_dropped() -> None:
    """A loses the first round and wins the second; the first is left out, the penalty is not."""
    evening = evening_of("AB", rounds=3, drop_worst=1, movement="free")
    evening = play_with_scores(accepted(draw_round(evening, NOTE)), {("A", "B"): (4000, 5000)})
    evening = play_with_scores(accepted(draw_round(evening, NOTE)), {("A", "B"): (5000, 4000)})
    row = row_of(accepted(add_adjustment(evening, penalty(-1, round=1))), "A")
    assert [line.round for line in row.dropped] == [1]
    assert [line.gain.points for line in row.lines] == [2, -1]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (penalty(-1, uid=EntrantUid("Z")), ["no_such_entrant"]),
        (penalty(-1, round=2), ["no_such_round"]),
        (penalty(0), ["no_points"]),
        (penalty(10**12), ["number_too_large"]),
        (replace(penalty(-1), note=NOTE), ["reason_needed"]),
    ],
)
def test_impossible_penalties_are_refused(wrong: Adjustment, code: list[str]) -> None:
    assert problem_codes(add_adjustment(level_pairs(), wrong)) == code


def test_points_of_the_standing_can_be_decided_for_each_side() -> None:
    """Burraco: neither side is at fault, both get twelve; then one is, and gets nothing."""
    evening = evening_of("AB", scheme="burraco_3", movement="free")
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    score = Score((1000, 1000))
    assert problem_codes(decide_result(evening, 1, score, NOTE, awards=(12, 12))) == [
        "reason_needed"
    ]
    assert problem_codes(decide_result(evening, 1, score, WHY, awards=(12,))) == [
        "wrong_number_of_scores"
    ]
    evening = accepted(decide_result(evening, 1, score, WHY, awards=(12, 12)))
    assert {row[1:] for row in row_figures(standing(evening), "points", "draws")} == {(12, 1)}
    line = row_of(evening, "A").lines[0]
    assert (line.is_awarded, line.reason) == (True, WHY.reason)
    assert evening.log[-1].awards == (12, 12)
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening
    evening = accepted(correct_result(evening, 1, 1, score, WHY, awards=(20, 0)))
    assert sorted(row.points for row in standing(evening)) == [0, 20]
    kept = accepted(correct_result(evening, 1, 1, Score((1005, 1000)), WHY))
    assert standing(kept)[0].points == 20, "a typing mistake put right decides nothing anew"
    plain = accepted(correct_result(evening, 1, 1, score, WHY, awards=()))
    assert {row.points for row in standing(plain)} == {10}


def test_tie_break_comes_with_its_figures() -> None:
    evening = three_with_byes()
    evening = accepted(add_adjustment(evening, penalty(-3)))
    second, third = standing(evening)[0:2]
    assert (second.points, third.points) == (3, 3)
    assert (third.tie_break, third.tie_break_figures) == ("difference", (3000, 1650))


@given(
    seed=st.integers(0, 99),
    scheme=st.sampled_from(["finland", "wins", "total", "burraco_3"]),
    drop=st.integers(0, 1),
    given_points=st.lists(st.tuples(st.integers(0, 4), st.integers(-500, 500)), max_size=4),
)
@settings(max_examples=25)
def test_the_points_of_the_standing_are_the_sum_of_the_lines(
    seed: int, scheme: str, drop: int, given_points: list[tuple[int, int]]
) -> None:
    """With byes, a late arrival, one who leaves, a decided table, penalties and bonuses."""
    evening = play_rounds_by_chance(
        evening_of("ABCD", scheme=scheme, rounds=3, drop_worst=drop), 1, seed
    )
    evening = play_rounds_by_chance(enter_entrant(evening, "L"), 1, seed)
    evening = accepted(check_out(evening, A))
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    for table in evening.rounds[-1].tables:
        evening = accepted(
            decide_result(evening, table.number, Score((seed, 50)), WHY, awards=(7, 3))
        )
    evening = accepted(close_round(evening, NOTE))
    for place, points in given_points:
        if points:
            evening = accepted(
                add_adjustment(evening, penalty(points, uid=EntrantUid("ABCDL"[place])))
            )
    rows = standing(evening)
    for row in rows:
        for name in ("points", "card_points", "difference"):
            assert getattr(row, name) == sum(getattr(line.gain, name) for line in row.lines)
        assert {line.round for line in row.dropped}.isdisjoint(
            line.round for line in row.lines if line.adjustment is None
        )
    adjustments = [line for row in rows for line in row.lines if line.adjustment is not None]
    assert sum(line.gain.points for line in adjustments) == sum(
        points for _, points in given_points
    )
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    assert read_evening(evening_document(evening), "f", RuleLibrary()) == evening
