"""Directors: invited by name, let in once by a link or a PIN, logged out at once."""

import threading
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from scorekeeper.services import Session
from scorekeeper.services.club.directors import MAX_DEVICES, Invitation
from scorekeeper.services.events import EveningChanged
from scorekeeper.storage.database import ACCESS
from tests.services.club.kit import House, begin_first_round
from tests.support.sessions import SteppingClock


class Days(SteppingClock):
    """A clock that shows so long after eight."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = timedelta()

    def __call__(self) -> str:
        return (datetime.fromisoformat("2026-11-24T20:00:00+01:00") + self.passed).isoformat()


def invite_director(session: Session, name: str = "Dora") -> Invitation:
    invitation = session.club.directors.invite(name)
    assert isinstance(invitation, Invitation), invitation
    return invitation


def logged_in(session: Session, name: str = "Dora", device: str = "Firefox, Windows") -> str:
    token = session.club.directors.accept_invitation(
        invite_director(session, name).token, device=device
    )
    assert token is not None
    return token


WORDS: dict[str, Callable[[Invitation], str]] = {
    "the link": lambda invitation: invitation.token,
    "the PIN": lambda invitation: invitation.pin,
    "the PIN in groups": lambda invitation: f" {invitation.pin[:4]} {invitation.pin[4:]}\n",
}


def test_pin_of_a_director_has_12_digits(session: Session) -> None:
    pin = invite_director(session).pin
    assert len(pin) == 12
    assert pin.isdecimal()


@pytest.mark.parametrize("how", WORDS)
@pytest.mark.parametrize("again", WORDS)
def test_the_first_of_link_and_pin_lets_a_director_in_and_ends_both(
    session: Session, how: str, again: str
) -> None:
    directors, invitation = session.club.directors, invite_director(session)
    token = directors.accept_invitation(WORDS[how](invitation), device="Safari, iPad")
    assert token is not None
    login = directors.login_of(token)
    assert login is not None
    (director,) = directors.all()
    assert directors.director_of_login(login) == director
    assert (director.name, director.invited_until) == ("Dora", None)
    assert [known.device for known in director.logins] == ["Safari, iPad"]
    assert directors.accept_invitation(WORDS[again](invitation)) is None


def test_of_many_who_replay_a_link_at_once_one_is_let_in(session: Session) -> None:
    link, tokens = invite_director(session).token, list[str | None]()
    begin = threading.Barrier(8)

    def replay() -> None:
        begin.wait()
        tokens.append(session.club.directors.accept_invitation(link))

    threads = [threading.Thread(target=replay) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(tokens) - tokens.count(None) == 1
    assert len(session.club.directors.all()[0].logins) == 1


def test_whatever_was_never_given_lets_nobody_in(session: Session) -> None:
    directors, invitation = session.club.directors, invite_director(session)
    doc = session._work.database.table(ACCESS).all()[-1]
    forged = [doc["invitation"]["link"], doc["invitation"]["pin"], doc["uid"], "", "\ud800"]
    forged += [invitation.token[:-1], invitation.token + "A", invitation.token.swapcase()]
    forged += [
        "0" * 12,
        invitation.pin[:-1],
        invitation.pin + "0",
        "\N{ARABIC-INDIC DIGIT ZERO}" * 12,
    ]
    assert [word for word in forged if directors.accept_invitation(word) is not None] == []
    assert directors.accept_invitation(invitation.token) is not None, (
        "no wrong word spends an invitation"
    )


def test_an_invitation_ends_after_a_day_and_outlives_a_restart(house: House) -> None:
    house.clock = clock = Days()
    invitation = invite_director(house.start())
    late = invite_director(house.opened[0], "Edgar")
    clock.passed = timedelta(days=1) - timedelta(seconds=1)
    directors = house.start().club.directors
    assert invitation.until == "2026-11-25T20:00:00+01:00"
    assert directors.accept_invitation(invitation.pin) is not None
    clock.passed = timedelta(days=1)
    assert directors.accept_invitation(late.token) is None
    assert [director.invited_until for director in directors.all()] == [None, None]


def test_directors_log_in_expires_thirty_days_after_its_use(house: House) -> None:
    """A log in outlives restarts until it was not used for thirty days."""
    house.clock = clock = Days()
    token = logged_in(house.start())
    for _ in range(3):
        clock.passed += timedelta(days=29)
        directors = house.start().club.directors
        login = directors.login_of(token)
        assert login is not None
        directors.note_use(login)
    assert directors.all()[0].logins[0].since == "2026-11-24T20:00:00+01:00"
    assert login is not None
    clock.passed += timedelta(days=30)
    directors = house.start().club.directors
    assert (directors.login_of(token), directors.director_of_login(login)) == (None, None)
    assert directors.all()[0].logins == ()


def test_the_use_of_a_log_in_is_written_once_a_day(house: House) -> None:
    house.clock = clock = Days()
    session = house.start()
    login = session.club.directors.login_of(logged_in(session))
    assert login is not None
    size = session.path.stat().st_size
    session.club.directors.note_use(login)
    session.club.directors.note_use("nobody's")
    assert session.path.stat().st_size == size
    clock.passed = timedelta(days=1)
    session.club.directors.note_use(login)
    noted = session.path.stat().st_size
    session.club.directors.note_use(login)
    assert session.path.stat().st_size == noted > size


def test_neither_link_nor_pin_nor_token_is_in_any_file(session: Session) -> None:
    invitation = invite_director(session)
    again = session.club.directors.invite_again(invitation.director)
    assert again is not None
    token = session.club.directors.accept_invitation(again.token)
    assert token is not None
    session.backups.make()
    files = [file for file in session.path.parent.rglob("*") if file.is_file()]
    secrets = [invitation.token, invitation.pin, again.token, again.pin, token]
    assert not [file for file in files for one in secrets if one.encode() in file.read_bytes()]


def test_a_new_invitation_ends_the_one_before_and_no_log_in(session: Session) -> None:
    directors, first = session.club.directors, invite_director(session)
    second = directors.invite_again(first.director)
    assert second is not None
    assert (directors.accept_invitation(first.token), directors.accept_invitation(first.pin)) == (
        None,
        None,
    )
    laptop = directors.accept_invitation(second.token)
    third = directors.invite_again(first.director)
    assert third is not None
    phone = directors.accept_invitation(third.pin)
    assert None not in (laptop, phone)
    assert [one for one in (laptop, phone) if directors.login_of(one or "") is None] == []
    assert directors.invite_again("nobody's") is None


def test_removed_director_loses_devices_and_invitations(session: Session) -> None:
    directors, news = session.club.directors, list[EveningChanged]()
    token = logged_in(session)
    (director,) = directors.all()
    again = directors.invite_again(director.uid)
    assert again is not None
    session.club.subscribe(news.append)
    directors.remove(director.uid)
    assert [told.kind for told in news] == ["access"]
    assert (
        directors.login_of(token),
        directors.accept_invitation(again.token),
        directors.all(),
    ) == (
        None,
        None,
        (),
    )
    assert session._work.database.table(ACCESS).all() == []


def test_one_device_is_logged_out_and_no_other(session: Session) -> None:
    directors, token = session.club.directors, logged_in(session)
    again = directors.invite_again(directors.all()[0].uid)
    assert again is not None
    other = directors.accept_invitation(again.token)
    assert other is not None
    directors.log_out(str(directors.login_of(token)))
    assert directors.login_of(token) is None
    assert directors.login_of(other) is not None


def test_directors_oldest_device_is_logged_out_at_the_limit(
    session: Session,
) -> None:
    directors, tokens = session.club.directors, [logged_in(session)]
    uid = directors.all()[0].uid
    for _ in range(MAX_DEVICES):
        again = directors.invite_again(uid)
        assert again is not None
        tokens.append(str(directors.accept_invitation(again.token)))
    assert [directors.login_of(token) is None for token in tokens] == [True] + [False] * MAX_DEVICES


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "name_needed"), ("Do\u202era", "name_unseen"), (" dora  BECK ", "name_twice")],
)
def test_a_director_has_a_name_of_their_own(session: Session, name: str, code: str) -> None:
    invite_director(session, "Dora Beck")
    problems = session.club.directors.invite(name)
    assert isinstance(problems, tuple)
    assert [problem.code for problem in problems] == [code]
    assert len(session.club.directors.all()) == 1


def test_a_director_is_no_visitor_and_no_organiser(session: Session) -> None:
    uid, token = begin_first_round(session, 4), logged_in(session)
    club, login = session.club, session.club.directors.login_of(token)
    assert (
        club.access.visitor(token),
        club.access.visitor_by_id(login or ""),
        club.logins.active_logins(),
    ) == (
        None,
        None,
        (),
    )
    assert (club.logins.login_of(token), club.logins.is_here(token)) == (None, False)
    assert club.access.visitors(uid) == ()
    assert not club.access.revoke(login or "")
    assert club.directors.login_of(club.logins.begin()) is None


def test_a_backup_brings_back_no_director_who_was_removed(session: Session) -> None:
    begin_first_round(session, 4)
    token = logged_in(session)
    session.backups.make()
    session.club.directors.remove(session.club.directors.all()[0].uid)
    kept = logged_in(session, "Edgar")
    session.backups.restore(session.backups.list()[0])
    assert session.club.directors.login_of(token) is None
    assert session.club.directors.login_of(kept) is not None


def test_no_file_of_an_evening_has_a_director(session: Session) -> None:
    uid = begin_first_round(session, 4)
    logged_in(session, "Dora Beck")
    assert b"Dora Beck" not in session.club.transfer.export_evening(uid)


def test_a_director_whose_name_is_erased_goes_on_under_the_other_one(session: Session) -> None:
    token = logged_in(session, "Dora Beck")
    uid = session.club.members.add("Dora Beck")
    assert isinstance(uid, str)
    session.club.members.forget(uid, "Former player 1")
    (director,) = session.club.directors.all()
    assert director.name == session.club.directors.name_of(director.uid) == "Former player 1"
    assert session.club.directors.login_of(token) is not None
    files = [file for file in session.path.parent.rglob("*") if file.is_file()]
    assert not [file for file in files if b"Dora Beck" in file.read_bytes()]
