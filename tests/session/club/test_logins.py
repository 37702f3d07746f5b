"""Organisers at other computers: a token for each, for a day, until somebody logs it out."""

from datetime import datetime, timedelta
from pathlib import Path

from scorekeeper.session import Session
from scorekeeper.session.club import News
from scorekeeper.session.club.logins import MOST
from tests.session.club.kit import House, running
from tests.session.conftest import Clock


def test_each_computer_has_a_token_of_its_own_and_only_its_digest_is_kept(session: Session) -> None:
    logins = session.club.logins
    tokens = [logins.begin() for _ in range(3)]
    assert [logins.of_token(token) for token in tokens] == list(logins.all())
    assert len(set(logins.all())) == 3
    files = [file for file in Path(session.path).parent.rglob("*") if file.is_file()]
    assert files
    assert not [file for file in files for one in tokens if one.encode() in file.read_bytes()]


def test_what_was_never_given_opens_nothing(session: Session) -> None:
    session.club.logins.begin()
    for token in ("", "x", "\ud800", *session.club.logins.all()):
        assert session.club.logins.of_token(token) is None


def test_a_log_in_ends_when_somebody_ends_it_and_those_who_listen_hear_so(session: Session) -> None:
    logins, news = session.club.logins, list[News]()
    one, other = logins.begin(), logins.begin()
    session.club.listen(news.append)
    logins.end(logins.all()[0])
    assert logins.of_token(one) is None
    assert logins.all() == (logins.of_token(other),)
    assert [told.what for told in news] == ["access"]


class Later(Clock):
    """A clock that shows so many hours after eight."""

    def __init__(self, hours: int) -> None:
        super().__init__()
        self.hours = hours

    def __call__(self) -> str:
        eight = datetime.fromisoformat("2026-11-24T20:00:00+01:00")
        return (eight + timedelta(hours=self.hours)).isoformat()


def test_a_log_in_outlives_a_restart_and_ends_after_a_day(house: House) -> None:
    house.clock = Later(0)
    token = house.start().club.logins.begin()
    house.clock = Later(23)
    session = house.start()
    assert session.club.logins.of_token(token) is not None
    house.clock = Later(24)
    session = house.start()
    assert session.club.logins.of_token(token) is None
    assert session.club.logins.all() == ()
    session.club.logins.begin()
    assert len(session.club.logins.all()) == 1


def test_a_log_in_is_no_visitor_and_opens_no_table(session: Session) -> None:
    uid = running(session, 4)
    token = session.club.logins.begin()
    (login,) = session.club.logins.all()
    access = session.club.access
    assert (access.visitor(token), access.by_id(login), access.exchange(token)) == (None,) * 3
    assert access.visitors(uid) == ()
    assert not access.revoke(login)
    session.club.access.new_code(uid, 1)
    assert session.club.logins.of_token(token) == login


def test_a_backup_brings_no_log_in_back_that_was_ended(session: Session) -> None:
    token = session.club.logins.begin()
    session.backups.make()
    session.club.logins.end(*session.club.logins.all())
    kept = session.club.logins.begin()
    session.backups.restore(session.backups.list()[0])
    assert session.club.logins.of_token(token) is None
    assert session.club.logins.of_token(kept)


def test_so_many_are_logged_in_and_the_oldest_has_to_go(session: Session) -> None:
    tokens = [session.club.logins.begin() for _ in range(MOST + 2)]
    found = [session.club.logins.of_token(token) for token in tokens]
    assert [login is None for login in found] == [True, True] + [False] * MOST
