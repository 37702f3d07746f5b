"""One file has an evening with all that another computer needs; what is wrong with one is said."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club.model import EveningUid
from scorekeeper.club.rounds import close_round
from scorekeeper.club.serialization import EVENING_VERSION, ClubFileError
from scorekeeper.club.standings import standing
from scorekeeper.services import Session
from tests.club.kit import accepted
from tests.services.club.kit import House
from tests.services.club.people_kit import (
    begin_evening,
    claim_at,
    member,
    play_round,
    record,
    start,
)
from tests.services.conftest import put_as
from tests.support.problems import problem_codes

BY = "organiser"
FILE = "evening.json"


@pytest.fixture
def houses(tmp_path: Path) -> Any:
    both = House(tmp_path / "one"), House(tmp_path / "two")
    yield both
    for house in both:
        house.close()


def in_round_two(session: Session) -> EveningUid:
    """An evening in its second round: a deal is recorded, one side has said the score."""
    uids = [member(session, name) for name in ("Ana", "Ben", "Cleo", "Dov")]
    uid = begin_evening(session, [(uids[0], uids[1]), (uids[2], uids[3])])
    play_round(session, uid, [(900, 400)])
    start(session, uid)
    record(session, uid, 1, (300, 200))
    claim_at(session, uid, 1, 0, (300, 200))
    return uid


def changed_file(content: bytes, change: Callable[[Any], None]) -> bytes:
    document = json.loads(content)
    change(document)
    return json.dumps(document).encode()


def test_evening_file_names_who_is_the_same_person(houses: tuple[House, House]) -> None:
    session = houses[0].start()
    uid = in_round_two(session)
    members = {one.name: one.uid for one in session.club.evenings.open(uid).members}
    annie = member(session, "Annie")
    assert session.club.members.merge(members["Ana"], into=annie) == ()
    file = json.loads(session.club.transfer.export_evening(uid))
    same = {person["uid"]: person.get("same_as") for person in file["people"]}
    assert same == {**dict.fromkeys(members.values()), annie: None, members["Ana"]: annie}


def test_another_computer_goes_on_in_round_two(houses: tuple[House, House]) -> None:
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    code = first.club.access.ensure_code(uid, 1)
    phone = first.club.access.exchange(code)
    assert phone is not None
    content = first.club.transfer.export_evening(uid)
    houses[0].close()

    assert accepted(second.club.transfer.import_evening(content, FILE)) == uid
    second = houses[1].start()

    now = second.club.evenings.open(uid)
    assert [one.name for one in now.members] == ["Ana", "Ben", "Cleo", "Dov"]
    assert [one.state for one in now.rounds] == ["closed", "running"]
    match = second.club.match_at(uid, 2, 1)
    assert match is not None
    assert match.progress.totals == (300, 200)
    assert [str(change.kind) for change in match.history.changes] == ["start", "record"]
    assert second.club.access.visitor(phone.token) == phone.visitor
    assert second.club.access.ensure_code(uid, 1) == code
    again = second.club.access.exchange(code)
    assert again is not None
    assert again.visitor.number == 2
    claim_at(second, uid, 1, 1, (300, 200))
    accepted(second.club.evenings.change(uid, close_round, by=BY))
    assert second.club.evenings.open(uid).is_over


def test_a_file_that_comes_back_is_the_same_again(houses: tuple[House, House]) -> None:
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    first.club.access.ensure_code(uid, 1)
    content = first.club.transfer.export_evening(uid)
    accepted(second.club.transfer.import_evening(content, FILE))
    back = json.loads(second.club.transfer.export_evening(uid))
    assert {**json.loads(content), "exported": ""} == {**back, "exported": ""}
    assert standing(first.club.evenings.open(uid)) == standing(second.club.evenings.open(uid))


def test_evening_file_replaces_an_earlier_state_only(houses: tuple[House, House]) -> None:
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    early = first.club.transfer.export_evening(uid)
    accepted(second.club.transfer.import_evening(early, FILE))
    assert accepted(second.club.transfer.import_evening(early, FILE)) == uid
    claim_at(second, uid, 1, 1, (300, 200))
    late = second.club.transfer.export_evening(uid)
    assert problem_codes(second.club.transfer.import_evening(early, FILE)) == ["evening_later_here"]
    assert accepted(first.club.transfer.import_evening(late, FILE)) == uid
    assert first.club.evenings.open(uid) == second.club.evenings.open(uid)
    assert accepted(second.club.transfer.import_evening(early, FILE, anyway=True)) == uid
    assert second.club.evenings.open(uid).rounds[1].tables[0].result is None


def test_two_that_went_apart_are_not_mixed(houses: tuple[House, House]) -> None:
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    accepted(second.club.transfer.import_evening(first.club.transfer.export_evening(uid), FILE))
    claim_at(first, uid, 1, 1, (100, 200))
    claim_at(second, uid, 1, 1, (300, 200))
    theirs = second.club.transfer.export_evening(uid)
    before = first.club.evenings.open(uid)
    assert problem_codes(first.club.transfer.import_evening(theirs, FILE)) == ["evening_differs"]
    assert first.club.evenings.open(uid) == before
    first.club.evenings.delete(uid, by=BY)
    assert problem_codes(first.club.transfer.import_evening(theirs, FILE)) == ["evening_deleted"]
    assert accepted(first.club.transfer.import_evening(theirs, FILE, anyway=True)) == uid
    assert first.club.evenings.open(uid) == second.club.evenings.open(uid)


def test_two_that_went_apart_can_both_be_kept(houses: tuple[House, House]) -> None:
    """The second session has its own uids, matches and name; the first stays as it is."""
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    first.club.access.ensure_code(uid, 1)
    accepted(second.club.transfer.import_evening(first.club.transfer.export_evening(uid), FILE))
    claim_at(first, uid, 1, 1, (100, 200))
    claim_at(second, uid, 1, 1, (300, 200))
    theirs = second.club.transfer.export_evening(uid)
    before = first.club.evenings.open(uid)
    added = accepted(first.club.transfer.import_evening(theirs, FILE, keeps_both=True))
    assert accepted(first.club.transfer.import_evening(theirs, FILE, keeps_both=True)) == added
    assert first.club.evenings.open(uid) == before

    kept = first.club.evenings.open(added)
    assert kept.plan.name == f"{before.plan.name} (2)"
    assert standing(kept) == standing(second.club.evenings.open(uid))
    matches = [table.match for played in kept.rounds for table in played.tables]
    others = [table.match for played in before.rounds for table in played.tables]
    assert not set(matches) & set(others)
    for match in filter(None, matches):
        assert first.matches.open(match).uid == match
    assert first.club.access.ensure_code(added, 1) != first.club.access.ensure_code(uid, 1)
    assert (
        accepted(
            second.club.transfer.import_evening(first.club.transfer.export_evening(added), FILE)
        )
        == added
    )


def test_a_match_of_this_computer_is_never_replaced_by_one_of_a_file(
    houses: tuple[House, House],
) -> None:
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    content = first.club.transfer.export_evening(uid)
    match = first.club.evenings.open(uid).rounds[0].tables[0].match
    kept = first._work.database.table("matches").get(doc_id=str(match))
    assert kept is not None
    mine = {name: value for name, value in kept.items() if name != "club"}
    put_as(second._work.database, mine)
    assert problem_codes(second.club.transfer.import_evening(content, FILE)) == ["match_elsewhere"]
    assert problem_codes(second.club.transfer.import_evening(content, FILE, anyway=True)) == [
        "match_elsewhere"
    ]
    assert second._work.database.table("matches").get(doc_id=str(match)) == mine
    assert second.club.evenings.list() == ()


def test_an_evening_whose_match_was_deleted_can_move_all_the_same(
    houses: tuple[House, House],
) -> None:
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    match = first.club.evenings.open(uid).rounds[0].tables[0].match
    assert match is not None
    first.deletions.delete(match, seen=first.matches.number(match))
    accepted(second.club.transfer.import_evening(first.club.transfer.export_evening(uid), FILE))
    assert standing(first.club.evenings.open(uid)) == standing(second.club.evenings.open(uid))


def _set(*path: Any) -> Callable[[Any], None]:
    *way, last, value = path

    def change(document: Any) -> None:
        for step in way:
            document = document[step]
        document[last] = value

    return change


def test_all_that_does_not_fit_together_in_a_file_is_said_at_once(
    houses: tuple[House, House],
) -> None:
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    assert first.club.access.exchange(first.club.access.ensure_code(uid, 1)) is not None

    def spoil(document: Any) -> None:
        document["people"][1] = document["people"][0] = {
            **document["people"][0],
            "name": "x" * 81,
            "same_as": "nobody",
        }
        document["matches"][0]["club"]["table"] = 2
        document["matches"].pop()
        access = document["access"]
        access["codes"] = [{**access["codes"][0], "code": "easy"}] * 2
        owner = {"entrant": "nobody", "part": 0}
        strange = {"digest": "0", "table": 9, "owner": owner, "wants": owner}
        access["visitors"] = [{**access["visitors"][0], **strange}] * 2

    with pytest.raises(ClubFileError) as error:
        second.club.transfer.import_evening(
            changed_file(first.club.transfer.export_evening(uid), spoil), FILE
        )
    twice = [
        *[("wrong_code", "access.codes[{}].code"), ("name_too_long", "people[{}].name")],
        *[("unknown_member", "people[{}].same_as"), ("wrong_code", "access.visitors[{}].digest")],
        ("no_code_of_table", "access.visitors[{}].table"),
        ("unknown_entrant", "access.visitors[{}].owner"),
        ("unknown_entrant", "access.visitors[{}].wants"),
    ]
    assert {(problem.code, problem.path) for problem in error.value.problems} == {
        *[("matches_of_tables", "matches"), ("table_of_match", "matches[0].club")],
        *[("there_twice", path) for path in ("people", "access.codes", "access.visitors")],
        *[(code, path.format(place)) for code, path in twice for place in (0, 1)],
    }
    assert second.club.evenings.list() == ()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("change", "place"),
    [
        (_set("format", "scorekeeper-match"), "format"),
        (_set("surprise", 1), "surprise"),
        (_set("access", "codes", 0, "code", "easy"), "access.codes[0].code"),
        (_set("access", "visitors", 0, "digest", "0"), "access.visitors[0].digest"),
        (_set("access", "visitors", 0, "table", 9), "access.visitors[0].table"),
        (_set("access", "visitors", 0, "token", "x"), "access.visitors[0].token"),
        (_set("people", 0, "same_as", "nobody"), "people[0].same_as"),
        (_set("people", 0, "name", "x" * 81), "people[0].name"),
        (_set("people", {}), "people"),
        (_set("members", 0, "name", "A\u202e"), "members[0].name"),
        (_set("matches", []), "matches"),
        (_set("matches", {}), "matches"),
        (_set("matches", 0, "club", "table", 2), "matches[0].club"),
        (_set("matches", 0, "sides", []), "matches[0].sides"),
        (_set("matches", 0, "history", 0, "kind", "?"), "matches[0].history[0].kind"),
        (_set("rounds", 0, "state", "running"), "rounds[0].state"),
        (_set("rounds", 0, "tables", 0, "result", None), "rounds[0].tables[0].result"),
    ],
)
def test_a_broken_file_is_refused_with_the_place(
    houses: tuple[House, House], change: Callable[[Any], None], place: str
) -> None:
    first, second = houses[0].start(), houses[1].start()
    uid = in_round_two(first)
    assert first.club.access.exchange(first.club.access.ensure_code(uid, 1)) is not None
    content = changed_file(first.club.transfer.export_evening(uid), change)
    with pytest.raises(ClubFileError) as error:
        second.club.transfer.import_evening(content, FILE)
    assert place in [problem.path for problem in error.value.problems]
    assert second.club.evenings.list() == ()
    assert second.people.list() == ()


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe", b'{"format":1}', b"null"])
def test_foreign_file_is_refused_as_an_evening(houses: tuple[House, House], content: bytes) -> None:
    with pytest.raises(ClubFileError):
        houses[0].start().club.transfer.import_evening(content, FILE)


def test_a_file_of_a_newer_program_is_refused(houses: tuple[House, House]) -> None:
    session = houses[0].start()
    content = changed_file(
        session.club.transfer.export_evening(in_round_two(session)),
        _set("version", EVENING_VERSION + 1),
    )
    with pytest.raises(ClubFileError, match="newer version"):
        session.club.transfer.import_evening(content, FILE)
