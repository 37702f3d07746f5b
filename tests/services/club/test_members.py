"""Members and guests: known, called, found to be one person, and seen at evenings."""

from pathlib import Path

import pytest

from scorekeeper.club.model import MemberUid
from scorekeeper.club.standings import standing
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.match import Player, Side
from scorekeeper.services import Session
from scorekeeper.services.club.members import ClubMember, ForgetResult, UnknownPersonError
from scorekeeper.services.events import EveningChanged
from tests.services.club.people_kit import begin_evening, member, play_round
from tests.services.conftest import classic
from tests.support.matches import CLEO_DOV
from tests.support.problems import problem_codes


def by_name(session: Session) -> dict[str, ClubMember]:
    return {one.who.label: one for one in session.club.members.list()}


def test_members_and_guests_are_listed_with_their_evenings(session: Session) -> None:
    ana, ben, cleo, dov = (member(session, name) for name in ("Ana", "Ben", "Cleo", "Dov"))
    guest = session.people.add("Eva")
    uid = begin_evening(session, [(ana, ben), (cleo, MemberUid(str(guest.uid)))])
    session.matches.start(classic())
    found = by_name(session)
    assert [name for name, one in found.items() if one.is_member] == ["Ana", "Ben", "Cleo", "Dov"]
    assert found["Eva"].evenings == found["Ana"].evenings == (uid,)
    assert found["Dov"].evenings == ()
    assert found["Eva"].last_seen == "2026-11-24"
    assert found["Dov"].last_seen == "2026-11-21"
    assert dov == found["Dov"].who.uid


@pytest.mark.parametrize("name", ["North", " Player 7 ", "Süd"])
def test_member_is_not_named_like_a_seat(session: Session, name: str) -> None:
    ana, members = member(session, "Ana"), session.club.members
    for refused in (
        members.add(name, is_seat_name=is_seat_name),
        members.rename(ana, name, "the tall one", is_seat_name=is_seat_name),
        members.forget(ana, name, is_seat_name=is_seat_name),
    ):
        assert problem_codes(refused) == ["name_of_a_seat"]
    assert [*by_name(session)] == ["Ana"]
    assert members.rename(ana, "Ana North", is_seat_name=is_seat_name) == ()
    assert isinstance(
        members.forget(ana, "Former player 7", is_seat_name=is_seat_name), ForgetResult
    )


def test_a_member_who_leaves_the_club_stays_known(session: Session) -> None:
    ana = member(session, "Ana")
    session.club.members.leave(ana)
    assert not by_name(session)["Ana"].is_member
    session.club.members.join(by_name(session)["Ana"].who)
    assert by_name(session)["Ana"].is_member


def test_player_of_an_imported_game_joins_with_its_uid(session: Session) -> None:
    """A second person of that name, without the game, once joined in place of the player."""
    zoe_abe = Side("Zoe & Abe", (Player("Zoe", "uid-elsewhere"), Player("Abe")))
    session.matches.start(classic(sides=(zoe_abe, CLEO_DOV)))
    assert session.club.members.join(by_name(session)["Zoe"].who) == "uid-elsewhere"
    assert by_name(session)["Zoe"].is_member
    assert [person.who.name for person in session.club.members.list()].count("Zoe") == 1


def test_somebody_of_old_matches_can_join_the_club(session: Session) -> None:
    session.matches.start(classic())
    ana = session.club.members.join(by_name(session)["Ana"].who)
    assert by_name(session)["Ana"].who.uid == ana
    assert by_name(session)["Ana"].last_seen == "2026-11-21"


@pytest.mark.parametrize(
    ("name", "note", "expected"),
    [
        ("Ana", "", ["name_twice"]),
        ("A\u0301na ".strip(), "", []),
        (" Ana ", "", ["name_twice"]),
        ("Ana", "the other one", []),
        ("", "", ["name_needed"]),
        ("x" * 10_000, "", ["name_too_long"]),
        ("A\x00na", "", ["name_unseen"]),
        ("A\u202ena", "", ["name_unseen"]),
        ("Ana\nBen", "", ["name_unseen"]),
        ("Ana", "of\u2066 the choir", ["name_unseen"]),
        ("=HYPERLINK(1)", "", []),
        ("<b>Ana</b>", "", []),
        ("نیک‌بین", "", []),
    ],
)
def test_member_names_allowed_and_refused(
    session: Session, name: str, note: str, expected: list[str]
) -> None:
    member(session, "Ana")
    given = session.club.members.add(name, note)
    assert (problem_codes(given) if expected else []) == expected
    assert (isinstance(given, str)) == (not expected)


def test_an_evening_shows_todays_name_and_everybody_is_told(session: Session) -> None:
    pairs = [member(session, name) for name in ("Ana", "Ben", "Cleo", "Dov")]
    uid = begin_evening(session, [(pairs[0], pairs[1]), (pairs[2], pairs[3])])
    heard: list[EveningChanged] = []
    session.club.subscribe(heard.append)
    assert session.club.members.rename(pairs[0], "Anna Maria") == ()
    assert session.club.evenings.open(uid).members[0].name == "Anna Maria"
    assert EveningChanged(uid, None, None, "evening") in heard
    assert problem_codes(session.club.members.rename(pairs[0], "Ben")) == ["name_twice"]


def test_two_who_sat_at_one_evening_are_two(session: Session) -> None:
    ana, ben, cleo, dov, also = (
        member(session, name) for name in ("Ana", "Ben", "Cleo", "Dov", "Ann")
    )
    uid = begin_evening(session, [(ana, ben), (cleo, dov)])
    play_round(session, uid, [(900, 400)])
    assert problem_codes(session.club.members.merge(ana, into=cleo)) == ["two_people"]
    assert problem_codes(session.club.members.merge(ana, into=ana)) == ["two_people"]
    before = standing(session.club.evenings.open(uid))
    assert session.club.members.merge(ana, into=also) == ()
    assert session.club.evenings.open(uid).members[0].name == "Ann"
    assert standing(session.club.evenings.open(uid)) == before
    session.club.members.separate(ana)
    assert session.club.evenings.open(uid).members[0].name == "Ana"


def test_renaming_an_unknown_member_raises(session: Session, tmp_path: Path) -> None:
    with pytest.raises(UnknownPersonError):
        session.club.members.rename(MemberUid("nobody"), "Ana")


def test_a_name_is_public_while_its_person_says_so(session: Session) -> None:
    ana, _ = member(session, "Ana"), member(session, "Ben")
    guest = session.people.add("Eva")
    members = session.club.members
    assert members.set_name_permission(by_name(session)["Ana"].who, allowed=True) == ana
    assert members.set_name_permission(guest, allowed=True) == guest.uid
    assert members.public_people() == {ana, guest.uid}
    assert [name for name, one in by_name(session).items() if one.is_public] == ["Ana", "Eva"]
    assert not by_name(session)["Eva"].is_member
    members.set_name_permission(guest, allowed=False)
    assert members.public_people() == {ana}


def test_categories_are_kept_without_doubles_and_in_order(session: Session) -> None:
    ana, members = member(session, "Ana"), session.club.members
    who = by_name(session)["Ana"].who
    assert members.set_categories(who, ["new", " Seniors ", "new", ""]) == ana
    assert problem_codes(members.set_categories(who, ["x" * 100])) == ["name_too_long"]
    assert by_name(session)["Ana"].categories == ("new", "Seniors")
    uid = begin_evening(session, [(ana, member(session, "Ben"))])
    assert members.categories(session.club.evenings.open(uid)) == {ana: ("new", "Seniors")}


def test_forgotten_member_has_no_consents(session: Session) -> None:
    ana, members = member(session, "Ana"), session.club.members
    who = by_name(session)["Ana"].who
    members.set_name_permission(who, allowed=True)
    members.set_categories(who, ["new"])
    assert isinstance(members.forget(ana, "Former player"), ForgetResult)
    gone = by_name(session)["Former player"]
    assert (gone.is_public, gone.categories) == (False, ())
