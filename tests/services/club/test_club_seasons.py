"""Seasons over the store: what their evenings add up to, and the statistics of their matches."""

from dataclasses import replace

import pytest

from scorekeeper.club.model import EveningUid, MemberUid, SeasonUid
from scorekeeper.services import Session
from scorekeeper.services.club.club import UnknownSeasonError
from scorekeeper.services.events import EveningChanged
from tests.club.kit import accepted
from tests.services.club.people_kit import begin_evening, member, play_round, record, start
from tests.services.conftest import Reopen
from tests.support.problems import problem_codes


def evenings(session: Session) -> tuple[list[MemberUid], EveningUid, EveningUid]:
    """Ana and Ben win by 900 to 400, then lose by 100 to 600."""
    uids = [member(session, name) for name in ("Ana", "Ben", "Cleo", "Dov")]
    first = begin_evening(session, [(uids[0], uids[1]), (uids[2], uids[3])])
    play_round(session, first, [(900, 400)])
    second = begin_evening(session, [(uids[0], uids[1]), (uids[2], uids[3])])
    play_round(session, second, [(100, 600)])
    return uids, first, second


def test_a_season_adds_up_its_evenings(reopen: Reopen) -> None:
    session = reopen()
    uids, first, second = evenings(session)
    season = accepted(session.club.seasons.begin("Autumn", [first, second], figure="card_points"))
    session = reopen()
    we, they = _card_points(session, first, second)
    told = {row.member: row.total for row in session.club.seasons.table(season)}
    assert told == {uids[0]: we, uids[1]: we, uids[2]: they, uids[3]: they}


def _card_points(session: Session, *uids: EveningUid) -> tuple[int, int]:
    """The card points of the first entrant and of the other, added up from the tables."""
    totals = [0, 0]
    for uid in uids:
        for table in session.club.evenings.open(uid).rounds[0].tables:
            assert table.result is not None
            for side, points in zip(table.sides, table.result.score.points, strict=True):
                totals[int(side.entrants[0][-1])] += points
    return totals[0], totals[1]


def test_only_the_best_evenings_count_where_that_is_agreed(session: Session) -> None:
    _, first, second = evenings(session)
    season = accepted(session.club.seasons.begin("Autumn", [first, second], best=1))
    assert [row.total for row in session.club.seasons.table(season)] == [2] * 4
    counted = [[one.counts for one in row.scores] for row in session.club.seasons.table(season)]
    assert sorted(counted) == [[False, True]] * 2 + [[True, False]] * 2
    assert session.club.seasons.change(replace(session.club.seasons.open(season), best=2)) == ()
    counted = [[one.counts for one in row.scores] for row in session.club.seasons.table(season)]
    assert counted == [[True, True]] * 4


def test_one_person_under_two_uids_has_one_row(session: Session) -> None:
    uids, first, second = evenings(session)
    other = member(session, "Anna")
    third = begin_evening(session, [(other, uids[1]), (uids[2], uids[3])])
    play_round(session, third, [(900, 400)])
    season = accepted(session.club.seasons.begin("Autumn", [first, third]))
    assert len(session.club.seasons.table(season)) == 5
    assert session.club.members.merge(other, into=uids[0]) == ()
    table = session.club.seasons.table(season)
    assert len(table) == 4
    assert len(next(row for row in table if row.member == uids[0]).scores) == 2
    assert len(session.club.seasons.ratings(season)) == 4
    assert second not in session.club.seasons.open(season).evenings


def test_statistics_of_a_season_are_of_the_deals_at_its_tables(session: Session) -> None:
    _, first, second = evenings(session)
    season = accepted(session.club.seasons.begin("Autumn", [first]))
    found = session.club.seasons.statistics(season, is_seat_name=lambda _: False)
    assert {who.name: figures.deals for who, figures in found.statistics.players} == {
        "Ana": 1,
        "Ben": 1,
        "Cleo": 1,
        "Dov": 1,
    }
    both = replace(session.club.seasons.open(season), evenings=(first, second))
    assert session.club.seasons.change(both) == ()
    found = session.club.seasons.statistics(season, is_seat_name=lambda _: False)
    assert {figures.deals for _, figures in found.statistics.players} == {2}
    assert {who.name: (own.matches, own.wins) for who, own in found.statistics.players} == {
        "Ana": (2, 1),
        "Ben": (2, 1),
        "Cleo": (2, 1),
        "Dov": (2, 1),
    }, "no match reached its target: the clock ended the rounds"
    assert session.matches.list() == ()


def test_statistics_of_a_season_leave_out_tables_that_still_play(session: Session) -> None:
    _, first, _ = evenings(session)
    start(session, first)
    record(session, first, 1, (5000, 0))
    season = accepted(session.club.seasons.begin("Autumn", [first]))
    found = session.club.seasons.statistics(season, is_seat_name=lambda _: False)
    assert {own.average.value for _, own in found.statistics.players} == {900, 400}


def test_a_deleted_evening_counts_again_when_it_is_back(session: Session) -> None:
    _, first, second = evenings(session)
    season = accepted(session.club.seasons.begin("Autumn", [first, second]))
    before = session.club.seasons.table(season)
    session.club.evenings.delete(second, by="organiser")
    assert {len(row.scores) for row in session.club.seasons.table(season)} == {1}
    session.club.evenings.restore(second, by="organiser")
    assert session.club.seasons.table(season) == before


def test_season_problems_are_refused(session: Session) -> None:
    _, first, _ = evenings(session)
    assert problem_codes(session.club.seasons.begin(" ", [first, first], best=0)) == [
        "name_needed",
        "evening_twice",
        "not_positive",
    ]
    assert problem_codes(session.club.seasons.begin("Autumn", [EveningUid("?")])) == [
        "no_such_evening"
    ]
    assert session.club.seasons.list() == ()
    with pytest.raises(UnknownSeasonError):
        session.club.seasons.open(SeasonUid("?"))


def test_seasons_come_the_latest_first_and_go(session: Session) -> None:
    _, first, _ = evenings(session)
    heard: list[EveningChanged] = []
    session.club.subscribe(heard.append)
    one, two = (accepted(session.club.seasons.begin(name, [first])) for name in ("One", "Two"))
    assert [season.uid for season in session.club.seasons.list()] == [two, one]
    session.club.seasons.delete(one)
    assert [season.name for season in session.club.seasons.list()] == ["Two"]
    assert heard == [EveningChanged(first, None, None, "season")] * 3


def test_sessions_of_a_day_are_listed_in_playing_order(session: Session) -> None:
    """The one that was set up first starts last: lists, season and attendance follow the start."""
    names = ("Ana", "Ben", "Cleo", "Dov")
    uids = [member(session, name) for name in names]
    final = begin_evening(session, [(uids[0], uids[1]), (uids[2], uids[3])])
    heat = begin_evening(session, [(uids[0], uids[1]), (uids[2], uids[3])])
    play_round(session, heat, [(900, 400)])
    play_round(session, final, [(900, 400)])
    assert [summary.uid for summary in session.club.evenings.list()] == [final, heat]
    season = accepted(session.club.seasons.begin("Autumn", [final, heat]))
    assert [evening.uid for evening in session.club.seasons.evenings_in_order(season)] == [
        heat,
        final,
    ]
    (scores, *_) = [row.scores for row in session.club.seasons.table(season)]
    assert [score.evening for score in scores] == [heat, final]
    assert {known.evenings for known in session.club.members.list()} == {(heat, final)}
