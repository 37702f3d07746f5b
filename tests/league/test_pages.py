"""The league's pages show what is shown, and name those who agreed to it."""

import posixpath
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from scorekeeper.club.model import EveningUid
from scorekeeper.i18n import Words
from scorekeeper.league import database as db
from scorekeeper.league.database import Database
from scorekeeper.league.pages import league_files
from scorekeeper.publishing.site_files import page_path
from tests.league.kit import TODAY, members, sheet
from tests.publishing.html import ParsedPage

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
SEASON = page_path("seasons", "2026")


@pytest.fixture
def two(league: Database) -> Database:
    """A trusted club and a new one, at both of which somebody plays who is called Ana."""
    db.put_sheet(league, sheet(), today=TODAY)
    db.put_sheet(league, replace(sheet(club="south"), evening=EveningUid("e2")), today=TODAY)
    for club in ("north", "south"):
        db.put_members(league, members(club=club, ana="Ana", dov="Dov <b>"), now=NOW)
    db.add_season(league, "2026", "Season 2026", date(2026, 1, 1), date(2026, 12, 31))
    return league


def pages(league: Database, language: str = "en") -> dict[str, ParsedPage]:
    files = dict(league_files(league, Words(language), ""))
    return {path: ParsedPage(files[path].decode()) for path in files if path.endswith(".html")}


def test_a_season_names_those_who_agreed(two: Database) -> None:
    db.compute_ratings(two)
    rows = pages(two)[SEASON].rows
    assert rows[0] == ["Place", "Player", "Matches", "Won", "Drawn", "Lost", "Difference", "Rating"]
    assert [row[:7] for row in rows[1:]] == [
        ["1", "Ana", "1", "1", "0", "0", "2,100"],
        ["1", "?", "1", "1", "0", "0", "2,100"],
        ["3", "?", "1", "0", "0", "1", "−2,100"],
        ["3", "Dov <b>", "1", "0", "0", "1", "−2,100"],
    ]
    assert "±" in rows[1][7]


def test_a_club_leads_to_its_sessions_and_they_to_results(two: Database) -> None:
    read = pages(two)
    assert read[page_path("clubs", "north")].rows[1][1] == "Ana & ?"
    (path,) = (path for path in read if path.startswith("evenings/"))
    assert ["1", "1", "Ana & ?", "5,200", "? & Dov <b>", "3,100"] in read[path].rows
    assert page_path("clubs", "south") not in read


def test_two_of_one_name_are_told_apart(two: Database) -> None:
    db.trust_club(two, "south")
    names = [row[1] for row in pages(two)[SEASON].rows[1:]]
    assert sorted(name for name in names if name.startswith("Ana")) == ["Ana", "Ana 2"]


def test_every_link_leads_to_a_file(two: Database) -> None:
    db.trust_club(two, "south")
    files = dict(league_files(two, Words(), "Our league"))
    for path in (path for path in files if path.endswith(".html")):
        for href in ParsedPage(files[path].decode()).hrefs:
            assert posixpath.normpath(posixpath.join(posixpath.dirname(path), href)) in files
    assert "<h1>Our league</h1>" in files["index.html"].decode()


def test_a_forgotten_person_is_on_no_page(two: Database) -> None:
    before = pages(two)
    db.forget_person(two, "north", "ana")
    after = pages(two)
    assert len(after) == len(before) - 1
    assert not [path for path, page in after.items() if "Ana" in page.text]


def test_the_pages_speak_the_language_that_is_asked_for(two: Database) -> None:
    assert "Canasta-Liga" in pages(two, "de")["index.html"].text


def test_a_league_without_sheets_has_a_first_page(league: Database) -> None:
    assert [*pages(league)] == ["index.html"]
