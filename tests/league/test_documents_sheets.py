"""A finished session leaves the club as a sheet: results and uids, and nobody's name."""

import json
from dataclasses import replace

import pytest

from scorekeeper.club.model import EveningUid, MemberUid
from scorekeeper.league import documents, outbox
from scorekeeper.league.documents import (
    ClubId,
    LeagueFileError,
    canonical_bytes,
    digest_of,
    read_document,
)
from scorekeeper.services import Session
from tests.club_ui.sessions import begin_evening, play_round
from tests.league.kit import TODAY, members, sheet, side

CLUB = outbox.StoredMembership(club=ClubId("north"))


def sheets_due(
    session: Session, membership: outbox.StoredMembership = CLUB
) -> list[documents.Sheet]:
    return [due.sheet for due in outbox.evening_sheets(session, membership)]


def test_a_finished_session_is_a_sheet_of_its_results(session: Session) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 3000), (5100, 2000))
    (made,) = sheets_due(session)
    assert (made.club, made.evening, made.day) == ("north", uid, "2026-11-24")
    assert (made.ruleset, made.ruleset_edition) == ("classic_4p", 1)
    points = {tuple(side.points for side in result.sides) for result in made.results}
    assert points == {(5000, 3000), (5100, 2000)}
    assert len(made.members) == 8
    assert [(row.place, len(row.members)) for row in made.standing][:2] == [(1, 2), (2, 2)]


def test_no_name_leaves_with_it(session: Session) -> None:
    play_round(session, begin_evening(session, rounds=1), (5000, 3000), (5100, 2000))
    text = canonical_bytes(sheets_due(session)[0]).decode()
    names = [known.who.name for known in session.people.list()]
    assert len(names) == 8
    assert not [name for name in (*names, "organiser") if name in text]


def test_a_session_that_goes_on_is_not_sent(session: Session) -> None:
    play_round(session, begin_evening(session, rounds=2), (5000, 3000), (5100, 2000))
    assert sheets_due(session) == []


def test_the_list_names_only_those_who_agreed(session: Session) -> None:
    play_round(session, begin_evening(session, rounds=1), (5000, 3000), (5100, 2000))
    ana = next(known.who for known in session.people.list() if known.who.name == "Ana")
    session.club.members.set_name_permission(ana, allowed=True)
    listed = [member_names(session, CLUB), member_names(session, replace(CLUB, nameless=True))]
    assert [len(names) for names in listed] == [8, 8]
    assert [[name for name in names if name] for names in listed] == [["Ana"], []]


def member_names(session: Session, club: outbox.StoredMembership) -> list[str]:
    sheets = outbox.evening_sheets(session, club)
    listed = outbox.member_list(session, club, sheets, written="2026-11-21T20:00:00+01:00")
    return [member.name for member in listed.members]


@pytest.mark.parametrize("document", [sheet(), members(ana="Ana", ben="")])
def test_a_document_is_read_as_it_was_written(document: documents.Document) -> None:
    written = canonical_bytes(document)
    spaced = json.dumps(json.loads(written), indent=4).encode()
    assert read_document(written, "f") == read_document(spaced, "f") == document
    assert digest_of(read_document(spaced, "f")) == digest_of(document)


def paths_and_codes(document: documents.Document) -> list[str]:
    with pytest.raises(LeagueFileError) as broken:
        read_document(canonical_bytes(document), "f")
    return [f"{problem.path} {problem.code}" for problem in broken.value.problems]


def test_every_fault_of_a_sheet_is_found() -> None:
    good = sheet()
    twice = replace(good, results=(*good.results, *good.results))
    assert paths_and_codes(twice) == ["results[0] there_twice", "results[1] there_twice"]
    assert paths_and_codes(replace(good, day="yesterday", edition=0)) == [
        "day no_date",
        "edition not_positive",
    ]
    assert paths_and_codes(replace(good, evening=EveningUid("a/b"), club=ClubId("North!"))) == [
        "club no_id",
        "evening no_id",
    ]
    alone = replace(good.results[0], sides=(side(5000, "Ana Bo"),), winner=1)
    assert paths_and_codes(replace(good, results=(alone,))) == [
        "results no_id",
        "results[0] unknown_side",
    ]


def test_every_fault_of_a_list_is_found() -> None:
    twice = members("2026-11-21T20:00:00", ana="Ana\u202e")
    twice = replace(twice, members=twice.members * 2)
    assert paths_and_codes(twice) == [
        "members there_twice",
        "written no_date",
        "members[0].name name_unseen",
        "members[1].name name_unseen",
    ]


def test_a_field_that_nobody_knows_is_refused() -> None:
    text = canonical_bytes(sheet()).replace(b'"house_rules"', b'"names":{},"house_rules"', 1)
    text = text.replace(b'"club":', b'"names":["Ana"],"club":', 1)
    with pytest.raises(LeagueFileError, match="unknown field"):
        read_document(text, "f")


@pytest.mark.parametrize(
    ("doubtful", "code"),
    [
        (sheet(day="2026-11-25"), "league_day_ahead"),
        (sheet(day="2020-01-01"), "league_day_late"),
        (sheet(first=52_000), "league_total"),
        (sheet(second=-52_000), "league_total"),
        (sheet(ruleset="unheard_of"), "league_rule_set"),
        (
            sheet(results=(replace(sheet().results[0], sides=(side(1, "ana"), side(2, "ana"))),)),
            "league_seated_twice",
        ),
    ],
)
def test_improbable_sheet_is_doubted(doubtful: documents.Sheet, code: str) -> None:
    assert documents.doubts(doubtful, today=TODAY) == (code,)
    assert documents.doubts(sheet(), today=TODAY) == ()


def test_winners_are_those_of_the_club() -> None:
    (result,) = sheet().results
    assert result.winners == (0,)
    assert replace(result, winner=1).winners == (1,)
    assert replace(result, absent=(0,)).winners == (1,)
    level = replace(result, sides=(side(1, "ana"), side(1, "ben")))
    assert level.winners == (0, 1)
    assert MemberUid("ana") in sheet().members
