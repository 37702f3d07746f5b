"""The league's database: what counts, what waits, and what is forgotten."""

from dataclasses import replace
from datetime import UTC, date, datetime

import psycopg
import pytest
from psycopg import sql

from scorekeeper.club.model import EveningUid
from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from scorekeeper.league.documents import LeagueError, Sheet, plausibility_limits, sheet_from
from scorekeeper.services.club.league import LeagueAnswer
from tests.league.kit import TODAY, members, sheet

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


def put_sheet(league: Database, document: Sheet) -> str:
    return db.put_sheet(league, document, today=TODAY).state


def current(league: Database, club: str = "north") -> Sheet | None:
    body = db.shown_sheet(league, club, "e1")
    return None if body is None else sheet_from(body, "e1")


def points(league: Database) -> list[tuple[object, ...]]:
    return league.execute(
        "select member, points, difference, outcome from result order by member"
    ).fetchall()


def kinds(league: Database, after: int = 0) -> list[tuple[str, str]]:
    return [(change.kind, change.subject) for change in db.changes_after(league, after)]


def raises_problem(code: str) -> "pytest.RaisesExc[LeagueError]":
    return pytest.raises(LeagueError, check=lambda error: error.problem.code == code)


# --- editions


def test_a_sheet_of_a_trusted_club_counts_at_once(league: Database) -> None:
    assert put_sheet(league, sheet()) == "shown"
    assert current(league) == sheet()
    assert points(league) == [
        ("ana", 5200, 2100, 1),
        ("ben", 5200, 2100, 1),
        ("cleo", 3100, -2100, -1),
        ("dov", 3100, -2100, -1),
    ]


def test_the_same_sheet_again_changes_nothing(league: Database) -> None:
    put_sheet(league, sheet())
    before = kinds(league)
    assert put_sheet(league, sheet()) == "shown"
    assert kinds(league) == before
    assert len(points(league)) == 4


def test_another_sheet_under_the_same_edition_is_a_conflict(league: Database) -> None:
    put_sheet(league, sheet(edition=3))
    answer = db.put_sheet(league, sheet(edition=3, first=100), today=TODAY)
    assert answer == LeagueAnswer(state="conflict", newest=3)
    assert current(league) == sheet(edition=3)


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1), (3, 1, 2)])
def test_the_latest_edition_is_shown_in_whatever_order_they_come(
    league: Database, order: tuple[int, ...]
) -> None:
    for edition in order:
        put_sheet(league, sheet(edition=edition, first=5000 + edition))
    assert current(league) == sheet(edition=3, first=5003)
    assert {row[1] for row in points(league)} == {5003, 3100}
    assert put_sheet(league, sheet(edition=1, first=5001)) == "older"


def test_a_club_that_is_not_of_the_league_is_refused(league: Database) -> None:
    with raises_problem("league_no_club"):
        put_sheet(league, sheet(club="west"))


# --- what waits for the officer


def test_a_new_clubs_sheets_wait_until_it_is_trusted(league: Database) -> None:
    assert put_sheet(league, sheet(club="south")) == "waiting"
    assert [(each.item, each.reasons) for each in db.officer_queue(league)] == [
        ("south/e1/1", ("league_new_club",))
    ]
    assert current(league, "south") is None
    assert db.trust_club(league, "south") == 1
    assert current(league, "south") == sheet(club="south")
    assert db.officer_queue(league) == []


def test_no_club_fills_the_officers_queue(
    league: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(plausibility_limits(), "waiting", 2)
    for number in (1, 2):
        assert put_sheet(league, sheet(club="south", edition=number)) == "waiting"
    with raises_problem("league_too_many"):
        put_sheet(league, sheet(club="south", edition=3))
    assert put_sheet(league, sheet()) == "shown"  # of another club, and not to wait
    db.decide_sheet(league, "south", "e1", 1, accept=False)
    assert put_sheet(league, sheet(club="south", edition=3)) == "waiting"


def test_a_trusted_clubs_doubtful_sheet_waits(league: Database) -> None:
    put_sheet(league, sheet())
    assert put_sheet(league, sheet(edition=2, first=90_000)) == "waiting"
    assert current(league) == sheet()
    db.decide_sheet(league, "north", "e1", 2, accept=True)
    assert current(league) == sheet(edition=2, first=90_000)


def test_trust_lets_no_doubtful_sheet_through(league: Database) -> None:
    put_sheet(league, sheet(club="south", first=90_000))
    assert db.trust_club(league, "south") == 0
    assert current(league, "south") is None


def test_a_refused_sheet_gives_way_to_the_one_before(league: Database) -> None:
    put_sheet(league, sheet())
    put_sheet(league, sheet(edition=2, first=6000))
    before = kinds(league)
    db.decide_sheet(league, "north", "e1", 2, accept=False)
    assert current(league) == sheet()
    assert put_sheet(league, sheet(edition=2, first=6000)) == "refused"
    db.decide_sheet(league, "north", "e1", 1, accept=False)
    assert current(league) is None
    assert points(league) == []
    assert kinds(league)[len(before) :] == [("sheet", "e1"), ("withdrawn", "e1")]


def test_nothing_of_a_frozen_season_changes(league: Database) -> None:
    put_sheet(league, sheet())
    db.add_season(league, "2026", "Season 2026", date(2026, 1, 1), date(2026, 12, 31))
    db.set_season_frozen(league, "2026")
    assert put_sheet(league, sheet(edition=2, first=6000)) == "waiting"
    with raises_problem("league_season_frozen"):
        db.decide_sheet(league, "north", "e1", 2, accept=True)
    with raises_problem("league_season_frozen"):
        db.decide_sheet(league, "north", "e1", 1, accept=False)
    assert put_sheet(league, sheet(evening=EveningUid("e2"), day="2025-12-31")) == "shown"
    db.set_season_frozen(league, "2026", frozen=False)
    db.decide_sheet(league, "north", "e1", 2, accept=True)
    assert current(league) == sheet(edition=2, first=6000)
    assert ("frozen", "2026") in kinds(league)


def test_no_session_leaves_a_frozen_season_for_another_day(league: Database) -> None:
    put_sheet(league, sheet())
    db.add_season(league, "2026", "Season 2026", date(2026, 1, 1), date(2026, 12, 31))
    db.set_season_frozen(league, "2026")
    assert put_sheet(league, sheet(edition=2, day="2025-12-31")) == "waiting"
    db.decide_sheet(league, "north", "e1", 2, accept=False)  # changes nothing that is shown
    assert current(league) == sheet()
    assert db.officer_queue(league) == []


# --- members and persons


def test_names_come_with_the_list_that_was_written_last(league: Database) -> None:
    put_sheet(league, sheet())
    for document, state in (
        (members("2026-11-21T20:00:00+01:00", ana="Anna", ben="Ben"), "kept"),
        (members("2026-11-21T19:30:00Z", ana="Ana"), "kept"),
        (members("2026-11-21T20:15:00+01:00", ana="Ann"), "older"),
        (members("2026-11-21T19:30:00Z", ana="Ana"), "kept"),
    ):
        assert db.put_members(league, document, now=NOW).state == state
    assert db.member_names(league, "north") == {"ana": "Ana"}


def test_a_list_of_tomorrow_would_outlive_all_others(league: Database) -> None:
    with raises_problem("league_written_ahead"):
        db.put_members(league, members("2099-01-01T00:00:00Z", ana="Ana"), now=NOW)


def test_a_new_clubs_names_are_shown_to_nobody(league: Database) -> None:
    db.put_members(league, members(club="south", ana="Ana"), now=NOW)
    assert db.member_names(league, "south") == {}
    db.trust_club(league, "south")
    assert db.member_names(league, "south") == {"ana": "Ana"}


@pytest.fixture
def two(league: Database) -> Database:
    """Two clubs at which an Ana plays."""
    db.trust_club(league, "south")
    for club in ("north", "south"):
        put_sheet(league, sheet(club=club))
        db.put_members(league, members(club=club, ana="Ana", ben="Ben"), now=NOW)
    return league


def person(league: Database, club: str, uid: str) -> int:
    return db.person_of(league, club, uid)


def test_a_merge_waits_is_done_and_taken_back(two: Database) -> None:
    number = db.propose_merge(two, ("north", "ana"), ("south", "ana"))
    own = person(two, "north", "ana"), person(two, "south", "ana")
    assert own[0] != own[1]
    (waiting,) = db.officer_queue(two)
    assert (waiting.item, waiting.values) == (f"merge/{number}", ("north/ana", "south/ana"))
    before = kinds(two)
    db.decide_merge(two, number, accept=True)
    assert person(two, "south", "ana") == own[0]
    db.decide_merge(two, number, accept=False)
    assert (person(two, "north", "ana"), person(two, "south", "ana")) == own
    assert kinds(two)[len(before) :] == [("person", "ana")] * 2
    assert db.officer_queue(two) == []


def test_a_merge_that_is_refused_changes_nothing(two: Database) -> None:
    number = db.propose_merge(two, ("north", "ana"), ("south", "ana"))
    before = kinds(two)
    db.decide_merge(two, number, accept=False)
    assert person(two, "north", "ana") != person(two, "south", "ana")
    assert kinds(two) == before
    assert db.officer_queue(two) == []


def test_merges_follow_each_other_and_come_apart_in_any_order(two: Database) -> None:
    first = db.propose_merge(two, ("north", "ana"), ("south", "ana"))
    second = db.propose_merge(two, ("north", "ben"), ("north", "ana"))
    db.decide_merge(two, first, accept=True)
    db.decide_merge(two, second, accept=True)
    assert person(two, "south", "ana") == person(two, "north", "ben")
    with raises_problem("league_one_person"):
        db.propose_merge(two, ("south", "ana"), ("north", "ben"))
    db.decide_merge(two, first, accept=False)
    assert person(two, "south", "ana") != person(two, "north", "ana") == person(two, "north", "ben")


def test_two_merges_of_the_same_make_no_ring(two: Database) -> None:
    first = db.propose_merge(two, ("north", "ana"), ("south", "ana"))
    other = db.propose_merge(two, ("south", "ana"), ("north", "ana"))
    db.decide_merge(two, first, accept=True)
    with raises_problem("league_one_person"):
        db.decide_merge(two, other, accept=True)


def test_a_forgotten_person_is_gone_from_every_club(two: Database) -> None:
    db.decide_merge(two, db.propose_merge(two, ("north", "ana"), ("south", "ana")), accept=True)
    before = kinds(two)
    assert db.forget_person(two, "south", "ana") == 2
    assert kinds(two)[len(before) :] == [("forgotten", "ana")] * 2
    assert db.member_names(two, "north") == {"ben": "Ben"}
    with raises_problem("league_no_member"):
        person(two, "north", "ana")
    assert "Ana" not in everything(two)
    assert current(two) == sheet()
    assert len(points(two)) == 8


def test_no_later_document_brings_a_forgotten_person_back(two: Database) -> None:
    db.forget_person(two, "north", "ana")
    later = members("2026-11-22T08:00:00Z", ana="Ana", ben="Ben")
    db.put_members(two, later, now=NOW)
    put_sheet(two, sheet(edition=2, first=6000))
    assert db.member_names(two, "north") == {"ben": "Ben"}
    assert everything(two).count("Ana") == 1  # of the other club
    assert db.forget_person(two, "north", "ana") == 0


def test_member_forgotten_before_the_first_sheet_stays_so(league: Database) -> None:
    db.forget_person(league, "north", "ana")
    put_sheet(league, sheet())
    db.put_members(league, members(ana="Ana"), now=NOW)
    assert db.member_names(league, "north") == {}


def everything(league: Database) -> str:
    """All rows of all tables as text."""
    tables = league.execute(
        "select table_name::text from information_schema.tables where table_schema = 'public'"
    ).fetchall()
    every = (sql.SQL("select * from {}").format(sql.Identifier(table)) for (table,) in tables)
    rows = (league.execute(query).fetchall() for query in every)
    return "\n".join(map(str, rows))


# --- keys


def test_a_key_opens_its_club_until_it_is_revoked(league: Database) -> None:
    key = db.add_key(league, sheet().club)
    assert db.club_of_key(league, key) == "north"
    assert key not in everything(league)
    (_, (beginning, _, revoked)) = db.club_keys(league, "north")
    assert revoked is None
    assert db.revoke_keys(league, "north", beginning) == 1
    assert db.club_of_key(league, key) is None
    assert db.revoke_keys(league, "north", "") == 1  # the first, which was never written down


def test_a_club_is_added_once(league: Database) -> None:
    with raises_problem("league_club_there"):
        db.add_club(league, "north", "Another")
    with raises_problem("no_id"):
        db.add_club(league, "North Club", "Another")


# --- changes


def test_changes_are_handed_out_from_any_number_on(league: Database) -> None:
    for number in range(5):
        put_sheet(league, sheet(evening=EveningUid(f"e{number}")))
    every = db.changes_after(league, 0)
    assert [change.number for change in every] == [*range(1, len(every) + 1)]
    after, read = 0, []
    while page := db.changes_after(league, after, limit=2):
        read += page
        after = page[-1].number
    assert read == every


def test_a_sheet_that_fails_midway_leaves_nothing(league: Database) -> None:
    before = everything(league)
    broken = replace(
        sheet(), results=(replace(sheet().results[0], table=2**40),), evening=EveningUid("e9")
    )
    with pytest.raises(psycopg.DataError):
        put_sheet(league, broken)
    assert everything(league) == before
