"""Records of a club: the best that was reached at its tables, counted by hand."""

from collections.abc import Mapping
from dataclasses import replace

from scorekeeper.club.model import Evening, EveningUid, MemberUid, Score
from scorekeeper.club.records import Matches, Record, records
from scorekeeper.club.results import record_from_paper, record_walkover
from scorekeeper.club.rounds import close_round, draw_round, start_round
from scorekeeper.match import MatchUid, progress
from scorekeeper.match.seating import Person
from tests.club.kit import NOTE, WHY, accepted, evening_of
from tests.match.kit import by_totals, match

PAIRS = ("ana-ben", "cleo-dov")
ANA_BEN = (MemberUid("ana-ben.0"), MemberUid("ana-ben.1"))
CLEO_DOV = (MemberUid("cleo-dov.0"), MemberUid("cleo-dov.1"))
SEATED = dict(zip(("Ana", "Ben", "Cleo", "Dov"), (*ANA_BEN, *CLEO_DOV), strict=True))


def uid_of(person: Person) -> MemberUid:
    """The member of a player of the usual match."""
    return SEATED[person.name]


def play_evening(
    *rounds: Mapping[str, int], uid: str = "evening", date: str = "2026-11-24"
) -> Evening:
    """Both pairs at one table in each round, with the points of each pair."""
    evening = evening_of(PAIRS, rounds=len(rounds))
    for points in rounds:
        evening = start_next_round(evening)
        sides = evening.rounds[-1].tables[0].sides
        score = Score(tuple(points[side.entrants[0]] for side in sides))
        evening = accepted(close_round(accepted(record_from_paper(evening, 1, score, NOTE)), NOTE))
    return replace(evening, uid=EveningUid(uid), plan=replace(evening.plan, date=date))


def start_next_round(evening: Evening) -> Evening:
    return accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))


def by_kind(*evenings: Evening, matches: Matches | None = None) -> dict[str, Record]:
    return {record.kind: record for record in records(evenings, matches or {}, uid_of)}


def test_the_most_points_and_the_largest_margin_may_be_of_two_rounds() -> None:
    best = by_kind(
        play_evening({"ana-ben": 5400, "cleo-dov": 5100}, {"ana-ben": 1000, "cleo-dov": 5200})
    )
    highest, margin = best["highest_match"], best["largest_margin"]
    assert (highest.value, highest.members, highest.round) == (5400, ANA_BEN, 1)
    assert (margin.value, margin.members, margin.round) == (4200, CLEO_DOV, 2)
    assert (highest.evening, highest.table) == ("evening", 1)
    assert best.keys() == {"highest_match", "largest_margin"}


def test_record_that_is_equalled_stays_with_the_first() -> None:
    later = play_evening({"ana-ben": 900, "cleo-dov": 5000}, uid="second", date="2026-12-01")
    first = play_evening({"ana-ben": 5000, "cleo-dov": 900}, uid="first")
    best = by_kind(later, first)
    assert {record.evening for record in best.values()} == {"first"}


def test_a_streak_goes_on_over_evenings_and_ends_with_a_draw() -> None:
    ours, level = {"ana-ben": 500, "cleo-dov": 100}, {"ana-ben": 300, "cleo-dov": 300}
    first = play_evening(ours, ours, uid="first")
    second = play_evening(ours, level, ours, uid="second", date="2026-12-01")
    streak = by_kind(first, second)["longest_streak"]
    assert (streak.value, streak.evening, streak.round) == (3, "second", 1)
    assert streak.members == ANA_BEN[:1], "a streak is each partner's own"


def test_one_win_alone_is_no_streak() -> None:
    assert "longest_streak" not in by_kind(play_evening({"ana-ben": 500, "cleo-dov": 100}))


def test_walkover_counts_for_no_record_and_ends_no_streak() -> None:
    before = play_evening({"ana-ben": 500, "cleo-dov": 100}, uid="before")
    absent = start_next_round(replace(evening_of(PAIRS, rounds=1), uid=EveningUid("absent")))
    absent = accepted(close_round(accepted(record_walkover(absent, 1, [0], WHY)), NOTE))
    after = play_evening({"ana-ben": 450, "cleo-dov": 200}, uid="after", date="2026-12-01")
    best = by_kind(before, absent, after)
    assert best["longest_streak"].value == 2
    assert {record.evening for record in best.values()} == {"before", "after"}
    assert by_kind(absent) == {}


def test_a_table_that_still_plays_has_no_record() -> None:
    assert by_kind(start_next_round(evening_of(PAIRS, rounds=1))) == {}


def test_deals_count_where_a_table_kept_its_match() -> None:
    """785 − 60 of the deal go to both partners; totals have no canastas to be counted."""
    side = {"canastas": {"natural": 2}, "melded_card_points": 185, "went_out": True}
    counted = {"sides": [side, {"hand_card_points": 60}]}
    kept = match(deals=[counted, *by_totals((100, 1500))])
    at_table = play_evening({"ana-ben": 1385, "cleo-dov": 1440})
    table = replace(at_table.rounds[0].tables[0], match=MatchUid("kept"))
    at_table = replace(at_table, rounds=(replace(at_table.rounds[0], tables=(table,)),))
    matches = {MatchUid("kept"): (kept, progress(kept))}
    best = by_kind(at_table, matches=matches)
    assert (best["best_deal"].value, best["best_deal"].members) == (1500, CLEO_DOV)
    assert (best["most_canastas"].value, best["most_canastas"].members) == (2, ANA_BEN)
    assert by_kind(at_table).keys() == {"highest_match", "largest_margin"}, "the file is gone"
