"""The matches of one day, by the calendar at the table where they were played."""

from datetime import date

from scorekeeper.match import MatchUid
from scorekeeper.services import Session
from scorekeeper.services.records import Evening, evenings
from tests.services.conftest import start_match


def evening(day: date | None, *matches: str) -> Evening:
    return Evening(day, tuple(MatchUid(match) for match in matches))


def test_matches_are_of_the_day_on_which_they_began_the_latest_first() -> None:
    kept = [
        {"uid": "a", "started": "2026-11-20T23:50:00+01:00"},
        {"uid": "b", "started": "2026-11-21T00:10:00+01:00"},
        {"uid": "c", "started": "2026-11-20T19:00:00-05:00"},
    ]
    assert evenings(kept) == (
        evening(date(2026, 11, 21), "b"),
        evening(date(2026, 11, 20), "a", "c"),
    )


def test_matches_of_which_nobody_knows_when_they_began_come_last() -> None:
    kept = [
        {"uid": "a"},
        {"uid": "b", "started": "some time ago"},
        {"uid": "c", "started": "2026-11-20"},
    ]
    assert evenings(kept) == (evening(date(2026, 11, 20), "c"), evening(None, "a", "b"))


def test_the_session_knows_its_evenings(here: Session) -> None:
    assert here.exchange.evenings() == ()
    uid = start_match(here)
    assert here.exchange.evenings() == (Evening(date(2026, 11, 21), (uid,)),)
