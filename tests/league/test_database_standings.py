"""Seasons and ratings of a league go by persons, over all their clubs."""

import itertools
from datetime import UTC, date, datetime
from typing import Any

import pytest

from scorekeeper.club.model import EveningUid, MemberUid, Score
from scorekeeper.club.ratings import ratings_of
from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from scorekeeper.league.documents import LeagueError
from tests.league.kit import TODAY, members, sheet

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.fixture
def two(league: Database) -> Database:
    """Two clubs: Ana and Ben beat Cleo and Dov in the north, and lose to them in the south."""
    db.trust_club(league, "south")
    db.put_sheet(league, sheet(), today=TODAY)
    south = sheet(club="south", evening=EveningUid("e2"), first=3000, second=4000)
    db.put_sheet(league, south, today=TODAY)
    db.put_members(league, members(ana="Ana"), now=NOW)
    db.add_season(league, "2026", "Season 2026", date(2026, 1, 1), date(2026, 12, 31))
    db.add_season(league, "2025", "Season 2025", date(2025, 1, 1), date(2025, 12, 31))
    return league


def accept_merger(league: Database, uid: str) -> None:
    number = db.propose_merge(league, ("north", uid), ("south", uid))
    db.decide_merge(league, number, accept=True)


def rows(league: Database) -> list[tuple[object, ...]]:
    return [
        (row.name, row.evenings, row.wins, row.losses, row.points, row.difference)
        for row in db.standings(league, "2026")
    ]


def test_a_season_adds_up_the_results_of_a_person_in_all_clubs(two: Database) -> None:
    assert len(rows(two)) == 8
    for uid in ("ana", "ben", "cleo", "dov"):
        accept_merger(two, uid)
    assert rows(two) == [
        ("Ana", 2, 1, 1, 8200, 1100),
        ("", 2, 1, 1, 8200, 1100),
        ("", 2, 1, 1, 7100, -1100),
        ("", 2, 1, 1, 7100, -1100),
    ]
    assert db.standings(two, "2025") == []
    with pytest.raises(LeagueError):
        db.standings(two, "2024")


def test_totals_that_are_kept_are_those_that_are_added_up(two: Database) -> None:
    def check() -> None:
        kept = [db.standings(two, season) for season in ("2025", "2026")]
        for year in (2025, 2026):
            db.add_season(two, str(year), f"Season {year}", date(year, 1, 1), date(year, 12, 31))
        assert [db.standings(two, season) for season in ("2025", "2026")] == kept

    def put(edition: int, **changed: Any) -> None:
        db.put_sheet(two, sheet(edition=edition, **changed), today=TODAY)
        check()

    put(2, first=3000, second=3100)
    put(3, day="2025-12-31")
    db.decide_sheet(two, "north", "e1", 3, accept=False)
    check()
    accept_merger(two, "ana")
    check()
    put(4, first=1000)
    for accept in (False, True):
        db.decide_merge(two, 1, accept=accept)
        check()
    db.forget_person(two, "north", "ana")
    put(5, first=2000)
    db.decide_sheet(two, "south", "e2", 1, accept=False)
    check()
    assert rows(two) == [
        ("", 1, 1, 0, 3100, 1100),
        ("", 1, 1, 0, 3100, 1100),
        ("", 1, 0, 1, 2000, -1100),
    ]


def test_a_season_of_other_days_has_their_results(two: Database) -> None:
    db.add_season(two, "2025", "Season 2025", date(2025, 9, 1), date(2026, 11, 21))
    assert db.standings(two, "2025") == db.standings(two, "2026")
    db.add_season(two, "2025", "Season 2025", date(2025, 9, 1), date(2026, 11, 20))
    assert db.standings(two, "2025") == []


def test_forgotten_member_is_in_no_table(two: Database) -> None:
    db.compute_ratings(two)
    db.forget_person(two, "north", "ana")
    assert len(rows(two)) == 7
    assert db.compute_ratings(two) == 7


def test_a_correction_counts_instead_of_what_it_corrects(two: Database) -> None:
    db.put_sheet(two, sheet(edition=2, first=3000, second=3100), today=TODAY)
    ana = next(row for row in db.standings(two, "2026") if row.name == "Ana")
    assert (ana.wins, ana.losses, ana.points, ana.difference) == (0, 1, 3000, -100)


def test_ratings_are_those_of_a_club_that_played_it_all(two: Database) -> None:
    for uid in ("ana", "ben", "cleo", "dov"):
        accept_merger(two, uid)
    assert db.compute_ratings(two) == 4
    ours, theirs = (MemberUid("ana"), MemberUid("ben")), (MemberUid("cleo"), MemberUid("dov"))
    scores = Score((5200, 3100), 0), Score((3000, 4000), 1)  # of one day: the north comes first
    alone = ratings_of([((ours, theirs), score) for score in scores])
    own = next(rating for rating in alone if rating.member == "ana")
    ana = next(row for row in db.standings(two, "2026") if row.name == "Ana")
    assert (ana.strength, ana.uncertainty) == pytest.approx((own.strength, own.uncertainty))


def test_ratings_are_whole_again_after_each_time(two: Database) -> None:
    assert db.compute_ratings(two) == 8
    before = two.execute("select * from rating order by person").fetchall()
    assert db.compute_ratings(two) == 8
    assert two.execute("select * from rating order by person").fetchall() == before


class Killed(Exception):  # noqa: N818  it is no error
    """The end of a run that nobody has asked for."""


@pytest.fixture
def stopped_ratings(two: Database, monkeypatch: pytest.MonkeyPatch) -> Database:
    """Four days of results, and a run of ratings that was killed after the second."""
    monkeypatch.setattr("scorekeeper.league.database.ratings.STEP_SIZE", 1)
    days = {20: (5000, 0), 21: (4000, 4000), 22: (10, 20)}
    for day, (first, second) in days.items():
        evening, when = EveningUid(f"day{day}"), f"2026-10-{day}"
        later = sheet(evening=evening, day=when, first=first, second=second)
        db.put_sheet(two, later, today=TODAY)
    count = itertools.count(1)

    def kill(_: date, __: int) -> None:
        if next(count) == 2:
            raise Killed

    with pytest.raises(Killed):
        db.compute_ratings(two, report=kill)
    return two


def rated_days(league: Database) -> list[str]:
    days = list[str]()
    db.compute_ratings(league, report=lambda day, _: days.append(f"{day:%m-%d}"))
    return days


def test_a_run_that_was_killed_goes_on_where_it_was(stopped_ratings: Database) -> None:
    query = "select * from rating order by person"
    assert stopped_ratings.execute("select count(*) from rating").fetchone() == (0,)
    assert rated_days(stopped_ratings) == ["10-22", "11-21"]
    at_last = stopped_ratings.execute(query).fetchall()
    assert rated_days(stopped_ratings) == ["10-20", "10-21", "10-22", "11-21"]
    assert stopped_ratings.execute(query).fetchall() == at_last


def test_a_run_that_was_killed_begins_anew_after_a_change(stopped_ratings: Database) -> None:
    db.put_sheet(stopped_ratings, sheet(edition=2, first=1), today=TODAY)
    assert rated_days(stopped_ratings) == ["10-20", "10-21", "10-22", "11-21"]


def test_without_results_nobody_has_a_rating(league: Database) -> None:
    assert db.compute_ratings(league) == 0
