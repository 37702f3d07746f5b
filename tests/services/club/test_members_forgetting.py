"""Forgetting: no byte of the data folder has the name, and nothing that was played is lost."""

import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.club.model import EntrantUid, Member, MemberUid
from scorekeeper.match import Player, Side
from scorekeeper.services import Change, Session
from scorekeeper.services.club.members import ForgetResult, UnknownPersonError
from scorekeeper.storage import Database, JournalStorage
from scorekeeper.storage.database import (
    ACCESS,
    CHANGES,
    CLUB_ROUNDS,
    DEALS,
    MATCHES,
    PLAYERS,
    TABLES,
)
from scorekeeper.storage.disk import read_store
from tests.club.kit import accepted
from tests.services.club.kit import House
from tests.services.club.people_kit import (
    at_home,
    begin_evening,
    entering,
    everywhere,
    member,
    places,
    play_round,
    said_in,
    totals_of_matches,
)
from tests.services.conftest import classic, deal
from tests.storage.kit import pack
from tests.support.matches import CLEO_DOV
from tests.support.problems import problem_codes

NAME = "Zoë Ångström"
APART = unicodedata.normalize("NFD", NAME)
ALIAS = "Somebody 7"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data")
    yield house
    house.close()


def forget_member(session: Session, uid: MemberUid, alias: str = ALIAS) -> ForgetResult:
    found = session.club.members.forget(uid, alias)
    assert isinstance(found, ForgetResult), found
    return found


def test_forgotten_name_is_in_no_file_and_no_result_is_lost(
    house: House,
) -> None:
    zoe, first, gone = everywhere(house, NAME)
    session = house.start()
    before, stood = totals_of_matches(session), places(session)
    assert len(said_in(house.folder, NAME)) == 1 + len(session.backups.list()) > 2

    found = forget_member(session, zoe)

    assert said_in(house.folder, NAME) == {}
    assert found.shared == () == found.left
    assert (totals_of_matches(session), places(session)) == (before, stood)
    session = house.start()
    assert session.findings == ()
    assert (totals_of_matches(session), places(session)) == (before, stood)
    assert {one.who.name for one in session.club.members.list()} >= {ALIAS, "Ben", "Cleo", "Dov"}
    assert session.matches.open(first).match.sides[0].name == f"{ALIAS} & Ben"
    assert isinstance(session.deletions.restore(gone, seen=session.matches.number(gone)), Change)
    assert said_in(house.folder, NAME) == {}


def test_import_of_an_older_copy_brings_no_erased_name(house: House) -> None:
    """Members, sides of tables and matches, reasons: all say the new name, on the disk too."""
    everywhere(house, NAME)
    session = house.start()
    (zoe,) = [who.who for who in session.club.members.list() if NAME in who.who.name]
    copies = [
        (summary.uid, session.club.transfer.export_evening(summary.uid))
        for summary in session.club.evenings.list()
    ]
    assert any(name_in(content) for _, content in copies)
    forget_member(session, MemberUid(str(zoe.uid)))
    before = places(session)
    for uid, content in copies:
        assert session.club.transfer.import_evening(content, "copy.json", anyway=True) == uid
    assert said_in(house.folder, NAME) == {}
    assert places(session) == before
    assert not any(name_in(session.club.transfer.export_evening(uid)) for uid, _ in copies)
    assert house.start().findings == ()
    assert said_in(house.folder, NAME) == {}


def name_in(content: bytes) -> bool:
    return NAME in unicodedata.normalize("NFC", content.decode())


def test_namesake_of_an_erased_person_keeps_the_name_in_an_import(house: House) -> None:
    session = house.start()
    ida, ben = member(session, "Ida"), member(session, "Ben")
    uid = begin_evening(session, [(ida, ben)])
    others = [Member(member(session, "Ida", "red"), "Ida (red)"), Member(member(session, "D"), "D")]
    accepted(
        session.club.evenings.change(uid, entering(EntrantUid("others"), others), by="organiser")
    )
    play_round(session, uid, [(900, 400)])
    content = session.club.transfer.export_evening(uid)
    forget_member(session, ida)
    accepted(session.club.transfer.import_evening(content, "copy.json", anyway=True))
    stored = session.club.evenings.open(uid)
    assert [one.name for one in stored.members] == [ALIAS, "Ben", "Ida", "D"]
    assert stored.entrants[1].name == "Ida (red) & D"
    document = session._work.database.table(PLAYERS).get(doc_id=others[0].uid)
    assert document is not None
    assert (document["name"], document["note"]) == ("Ida", "red")


def test_every_table_of_the_store_had_the_name(house: House) -> None:
    """Else the test above would say nothing about some of them."""
    everywhere(house, NAME)
    database = house.start()._work.database
    named = {
        table
        for table in TABLES
        if unicodedata.normalize("NFD", NAME)
        in unicodedata.normalize("NFD", json.dumps(database.table(table).all(), ensure_ascii=False))
    }
    assert named == {*TABLES} - {ACCESS, CLUB_ROUNDS}


def test_names_that_only_hold_the_name_stay_as_they_are(house: House) -> None:
    """Ana is no part of Banana, and Ana María is somebody else."""
    session = house.start()
    ana = member(session, "Ana")
    maria = member(session, "Ana María")
    sides = (
        Side("Ana María & Banana", (Player("Ana María", maria), Player("Banana"))),
        Side("Dov & Ana", (Player("Dov"), Player("Ana", ana))),
    )
    uid = session.matches.start(classic(sides=sides))
    assert isinstance(uid, str)
    session.deals.record(
        uid,
        deal({"total": 10}, {"total": 20}),
        by="Ana saw Ana María and Ana's hand",
        seen=session.matches.number(uid),
    )
    found = forget_member(session, ana)
    match = session.matches.open(uid)
    assert [side.name for side in match.match.sides] == ["Ana María & Banana", f"Dov & {ALIAS}"]
    assert match.history.changes[-1].by == f"{ALIAS} saw Ana María and {ALIAS}'s hand"
    assert found.shared == () == found.left


def test_forgetting_spares_somebody_of_the_same_name(house: House) -> None:
    session = house.start()
    ana, other = member(session, "Ana"), member(session, "Ana", "of the choir")
    mine = Side("Ana & Ben", (Player("Ana", ana), Player("Ben")))
    theirs = Side("Ana & Ben", (Player("Ana", other), Player("Ben")))
    uids = [session.matches.start(classic(sides=(side, CLEO_DOV))) for side in (mine, theirs)]
    found = forget_member(session, ana)
    written = [session._work.database.table(MATCHES).get(doc_id=str(uid)) for uid in uids]
    names = [[side["name"] for side in one["sides"]] for one in written if one]
    assert names == [[f"{ALIAS} & Ben", "Cleo & Dov"], ["Ana & Ben", "Cleo & Dov"]]
    assert found.shared == ("Ana",)
    assert found.left == ()
    labels = [one.who.label for one in session.club.members.list()]
    assert labels == ["Ana (of the choir)", "Ben", "Cleo", "Dov", ALIAS]


def test_forgetting_tells_namesakes_of_one_match_apart_by_uid(
    house: House,
) -> None:
    """The wrong Ana was set down at first; the match was put right, and its history says both."""
    session = house.start()
    ana, other = member(session, "Ana"), member(session, "Ana", "of the choir")
    mine = Side("Ana & Ben", (Player("Ana", ana), Player("Ben")))
    theirs = Side("Ana & Ben", (Player("Ana", other), Player("Ben")))
    uid = session.matches.start(classic(sides=(mine, CLEO_DOV), first_dealer="Ana"))
    assert isinstance(uid, str)
    session.matches.correct_set_up(
        uid, classic(sides=(theirs, CLEO_DOV), first_dealer="Ana"), seen=session.matches.number(uid)
    )
    session.deals.record(uid, deal({"total": 10}, {"total": 20}), seen=session.matches.number(uid))
    forget_member(session, ana)
    changes = session._work.database.match_documents(CHANGES, uid)
    first, last = changes[0]["after"], changes[1]["after"]
    assert first["sides"][0]["players"][0] == {"name": ALIAS, "uid": ana}
    assert (first["first_dealer"], last["first_dealer"]) == (ALIAS, "Ana")
    assert last["sides"][0]["players"][0] == {"name": "Ana", "uid": other}
    session.deals.undo(uid, seen=session.matches.number(uid))
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert session.matches.open(uid).match.sides[0].players[0].name == ALIAS


def test_forgetting_spares_a_namesake_set_down_by_mistake(
    house: House,
) -> None:
    """The other way round: the history began with the namesake, who stays."""
    session = house.start()
    ana, other = member(session, "Ana"), member(session, "Ana", "of the choir")
    mine = Side("Ana & Ben", (Player("Ana", ana), Player("Ben")))
    theirs = Side("Ana & Ben", (Player("Ana", other), Player("Ben")))
    uid = session.matches.start(classic(sides=(theirs, CLEO_DOV), first_dealer="Ana"))
    assert isinstance(uid, str)
    session.matches.correct_set_up(
        uid, classic(sides=(mine, CLEO_DOV), first_dealer="Ana"), seen=session.matches.number(uid)
    )
    forget_member(session, ana)
    changes = session._work.database.match_documents(CHANGES, uid)
    first, last = changes[0]["after"], changes[1]["after"]
    assert (first["first_dealer"], last["first_dealer"]) == ("Ana", ALIAS)
    assert first["sides"][0]["players"][0] == {"name": "Ana", "uid": other}


def test_forgetting_clears_an_arranged_seat_of_a_shared_name(
    house: House,
) -> None:
    """Ana took over a seat: the set-up names her only for the next deal."""
    session = house.start()
    ana, other = member(session, "Ana"), member(session, "Ana", "of the choir")
    theirs = Side("Ana & Eva", (Player("Ana", other), Player("Eva")))
    session.matches.start(classic(sides=(theirs, CLEO_DOV)))
    mine = Side("Gus & Ben", (Player("Gus"), Player("Ben")))
    uid = session.matches.start(classic(sides=(mine, CLEO_DOV)))
    assert isinstance(uid, str)
    seen = session.matches.number(uid)
    session.matches.arrange_next_deal(uid, seats=("Ana", "Cleo", "Ben", "Dov"), seen=seen)
    forget_member(session, ana)
    kept = session._work.database.table(MATCHES).get(doc_id=uid)
    assert kept is not None
    assert kept["next"]["seats"] == [ALIAS, "Cleo", "Ben", "Dov"]


def test_to_forget_somebody_again_is_news_only_under_another_name(house: House) -> None:
    session = house.start()
    ana = member(session, "Ana")

    def changed() -> str:
        return str((session._work.database.table(PLAYERS).get(doc_id=ana) or {})["changed"])

    forget_member(session, ana)
    first = changed()
    forget_member(session, ana)
    assert changed() == first
    forget_member(session, ana, "Somebody 8")
    assert changed() > first


def test_a_name_that_was_put_right_goes_with_the_right_one(house: House) -> None:
    session = house.start()
    wrong = Side("Aan & Ben", (Player("Aan"), Player("Ben")))
    right = Side("Ana & Ben", (Player("Ana"), Player("Ben")))
    uid = session.matches.start(classic(sides=(wrong, CLEO_DOV), first_dealer="Aan"))
    assert isinstance(uid, str)
    session.deals.record(uid, deal({"total": 10}, {"total": 20}), seen=session.matches.number(uid))
    session = house.start()
    ana = member(session, "Ana")
    session.matches.correct_set_up(
        uid, classic(sides=(right, CLEO_DOV), first_dealer="Ana"), seen=session.matches.number(uid)
    )
    forget_member(session, ana)
    kept = session._work.database.table(MATCHES).get(doc_id=uid)
    assert kept is not None
    assert "was" not in kept or kept["was"] == {}
    assert session.matches.open(uid).progress.deals[0].dealer == ALIAS
    assert not said_in(house.folder, "Aan")


def test_two_names_of_one_person_in_one_match_become_two(house: House) -> None:
    """Someone who was set down twice: two players of a match always have two names."""
    session = house.start()
    twice = Side("Ana & Anna", (Player("Ana"), Player("Anna")))
    uid = session.matches.start(classic(sides=(twice, CLEO_DOV)))
    assert isinstance(uid, str)
    session.deals.record(uid, deal({"total": 10}, {"total": 20}), seen=session.matches.number(uid))
    ana = member(session, "Ana")
    who = next(one.who for one in session.people.list() if one.who.uid == ana)
    session.people.rename(who, "Anna")
    kept = session._work.database.table(PLAYERS).get(doc_id=ana)
    session._work.database.table(PLAYERS).put({**(kept or {}), "names": ["Ana", "Anna"]})
    forget_member(session, ana)
    written = session._work.database.table(MATCHES).get(doc_id=uid)
    assert written is not None
    assert written["sides"][0]["players"] == [ALIAS, f"{ALIAS} (2)"]
    assert session.matches.open(uid).progress.totals == (10, 20)


def test_forgetting_covers_merged_people_and_earlier_names(
    house: House,
) -> None:
    session = house.start()
    at_home(session, "Zoe")
    zoe, cousin = member(session, "Zoe"), member(session, "Zoë", "cousin")
    assert session.club.members.rename(cousin, "Zoja", "from Split") == ()
    assert session.club.members.merge(cousin, into=zoe) == ()
    house.start()
    session = house.start()
    assert session.club.members.rename(zoe, "Zora") == ()
    forget_member(session, cousin)
    for name in ("Zoe", "Zoë", "Zoja", "Zora", "from Split"):
        assert said_in(house.folder, name) == {}, name
    assert [one.who.label for one in session.club.members.list()].count(ALIAS) == 1
    session.club.members.separate(cousin)
    assert {one.who.name for one in session.club.members.list()} >= {ALIAS}


@pytest.mark.parametrize("name", ["classic_4p", "record", "organiser", "start", "pairs", "table"])
def test_somebody_called_like_a_word_of_the_program_breaks_nothing(house: House, name: str) -> None:
    session = house.start()
    at_home(session, name)
    one, *others = (member(session, each) for each in (name, "Ben", "Cleo", "Dov"))
    uid = begin_evening(session, [(one, others[0]), (others[1], others[2])])
    play_round(session, uid, [(900, 400)])
    before, stood = totals_of_matches(session), places(session)
    forget_member(session, one)
    session = house.start()
    assert totals_of_matches(session) == before
    assert places(session) == stood
    assert session.club.evenings.open(uid).members[0].name == ALIAS


def test_a_backup_can_be_brought_back_afterwards(house: House) -> None:
    session = house.start()
    uid = at_home(session, NAME)
    session = house.start()
    oldest = session.backups.list()[-1]
    zoe = member(session, NAME)
    session.deals.record(uid, deal({"total": 20}, {"total": 30}), seen=session.matches.number(uid))
    found = forget_member(session, zoe)
    assert oldest.path in found.rewritten
    session.backups.restore(oldest)
    assert session.matches.open(uid).match.sides[0].name == f"{ALIAS} & Ben"
    assert len(session.matches.open(uid).match.deals) == 1
    assert said_in(house.folder, NAME) == {}


def test_files_that_were_set_aside_go_or_lose_the_name(house: House) -> None:
    session = house.start()
    at_home(session, NAME)
    zoe = member(session, NAME)
    house.close()
    store = house.folder / "scores.jsonl"
    content = store.read_bytes()
    whole, damaged, torn, foreign, unfinished = (
        house.folder / f"scores.jsonl.{ending}"
        for ending in ("schema-1-2025", "corrupt-2025", "torn-2025", "torn-2024", "new")
    )
    whole.write_bytes(content)
    damaged.write_bytes(content.replace(b'"crc":"', b'"crc":"0', 1)[3:])
    torn.write_bytes(
        b'{"seq":9,"at":"","set":{"matches":{"1":{"note":"' + json.dumps(NAME)[1:-1].encode()
    )
    foreign.write_bytes(b'{"seq":9,"at":"","set":{"matches":{"1":{"note":"Ben')
    session = house.start()
    unfinished.write_bytes(content[:5000])
    found = forget_member(session, zoe)
    assert said_in(house.folder, NAME) == {}
    assert {path.name for path in found.removed} == {
        path.name for path in (damaged, torn, unfinished)
    }
    assert whole in found.rewritten
    assert [path.exists() for path in (damaged, torn, unfinished)] == [False] * 3
    assert foreign.exists()
    assert JournalStorage(whole, now=str, read_only=True).findings == ()


def test_a_damaged_backup_keeps_what_can_be_read_of_it(house: House) -> None:
    session = house.start()
    kept = at_home(session, NAME)
    zoe = member(session, NAME)
    session = house.start()
    backup = session.backups.list()[0]
    lines = read_store(backup.path).splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if b'"kind":"record"' in line)
    lines[place] = lines[place][:200] + b"#" * 40 + lines[place][240:]
    pack(backup.path, b"".join(lines))
    found = forget_member(session, zoe)
    assert backup.path in found.cut
    assert said_in(house.folder, NAME) == {}
    there = Database(backup.path, now=str, read_only=True)
    assert there.journal.findings == ()
    assert there.table(MATCHES).get(doc_id=kept) is not None
    assert there.match_documents(DEALS, kept) == []
    assert len(session.matches.open(kept).match.deals) == 1


def test_a_file_that_is_not_the_programs_is_left_and_said(house: House) -> None:
    session = house.start()
    zoe = member(session, NAME)
    strange = house.folder / "friends.txt"
    strange.write_text(f"Call {NAME} on Friday", "utf-8")
    assert forget_member(session, zoe).left == (strange,)
    assert strange.exists()


@pytest.mark.parametrize(
    ("alias", "code"),
    [
        ("  ", "name_needed"),
        ("x" * 81, "name_too_long"),
        ("A\u202eB", "name_unseen"),
        (NAME, "name_says_who"),
        (f"once {APART}", "name_says_who"),
        ("Ben", "name_twice"),
        ("Cleo & Dov", "name_twice"),
    ],
)
def test_the_name_to_come_is_nobodys_and_does_not_say_who(
    house: House, alias: str, code: str
) -> None:
    session = house.start()
    at_home(session, NAME)
    zoe = member(session, NAME)
    before = (house.folder / "scores.jsonl").read_bytes()
    assert problem_codes(session.club.members.forget(zoe, alias)) == [code]
    assert (house.folder / "scores.jsonl").read_bytes() == before


def test_nobody_is_forgotten_by_a_uid_that_there_is_not(house: House) -> None:
    with pytest.raises(UnknownPersonError):
        house.start().club.members.forget(MemberUid("nobody"), ALIAS)


def test_forgetting_somebody_once_more_changes_nothing(house: House) -> None:
    session = house.start()
    at_home(session, NAME)
    zoe = member(session, NAME)
    forget_member(session, zoe)
    before = {table: session._work.database.table(table).all() for table in TABLES}
    again = forget_member(session, zoe)
    assert {table: session._work.database.table(table).all() for table in TABLES} == before
    assert (again.removed, again.left, again.shared) == ((), (), ())
    later = forget_member(session, zoe, "Somebody 8")
    assert later.alias == "Somebody 8"
    assert said_in(house.folder, ALIAS) == {}


def test_an_old_file_of_everything_does_not_bring_the_person_back(house: House) -> None:
    """A file that left the program is out of reach; but of who is forgotten nothing is learnt."""
    session = house.start()
    at_home(session, NAME)
    zoe = member(session, NAME, "of the choir")
    everything = session.exchange.export_json()
    forget_member(session, zoe)
    session.exchange.import_matches(session.exchange.preview_import(everything, "all.json"))
    kept = session._work.database.table(PLAYERS).get(doc_id=zoe)
    assert kept is not None
    assert (kept["name"], kept["note"], kept["names"]) == (ALIAS, "", [ALIAS])
