"""The order of sessions of one day: by the start of their first round, however they come in."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from scorekeeper.club.chronology import in_playing_order
from scorekeeper.club.model import Evening, EveningUid, Note, Score, SeasonUid
from scorekeeper.club.ratings import ratings
from scorekeeper.club.records import records
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import close_round, draw_round, start_round
from scorekeeper.club.standings import Season, season_table
from tests.club.kit import accepted, evening_of
from tests.club.test_records import uid_of


def session(uid: str, start: str, *scores: Sequence[int]) -> Evening:
    """Ana and Ben against Cleo and Dov, a round for each score; all rounds begin at `start`."""
    note = Note("Olga", start)
    evening = evening_of(("ana-ben", "cleo-dov"), rounds=max(len(scores), 1))
    for score in scores:
        evening = accepted(start_round(accepted(draw_round(evening, note)), note))
        sides = evening.rounds[-1].tables[0].sides
        points = score if sides[0].entrants[0] == "ana-ben" else score[::-1]
        evening = accepted(record_from_paper(evening, 1, Score(tuple(points)), note))
        evening = accepted(close_round(evening, note))
    return replace(evening, uid=EveningUid(uid))


WON, LOST = (900, 100), (100, 900)
AFTERNOON = session("z", "2026-11-24T14:00:00+01:00", LOST, WON, WON, WON)
FINAL = session("a", "2026-11-24T13:30:00+00:00", WON, WON, LOST)
"""At half past two: its time zone is another one."""


def test_session_order_follows_first_round() -> None:
    assert in_playing_order([FINAL, AFTERNOON]) == [AFTERNOON, FINAL]
    assert in_playing_order([AFTERNOON, FINAL]) == [AFTERNOON, FINAL]


def test_session_order_puts_unstarted_ones_last() -> None:
    planned = session("0", "2026-11-24T08:00:00+01:00")
    later = replace(planned, uid=EveningUid("b"))
    assert in_playing_order([planned, later, FINAL]) == [FINAL, planned, later]
    tomorrow = replace(FINAL, plan=replace(FINAL.plan, date="2026-11-25"))
    assert in_playing_order([tomorrow, planned]) == [planned, tomorrow]


def test_streak_over_two_sessions_of_a_day_is_whole() -> None:
    """Three wins in the afternoon and two in the final are five; the other order has three."""
    for evenings in permutations((AFTERNOON, FINAL)):
        best = {record.kind: record for record in records(evenings, {}, uid_of)}
        streak = best["longest_streak"]
        assert (streak.value, streak.evening, streak.round) == (5, "a", 2)


def test_ratings_of_a_day_do_not_depend_on_input_order() -> None:
    assert ratings([FINAL, AFTERNOON]) == ratings([AFTERNOON, FINAL])


def test_season_scores_come_in_playing_order() -> None:
    season = Season(uid=SeasonUid("s"), name="Autumn", evenings=(FINAL.uid, AFTERNOON.uid))
    for row in season_table(season, [FINAL, AFTERNOON]):
        assert [score.evening for score in row.scores] == [AFTERNOON.uid, FINAL.uid]
