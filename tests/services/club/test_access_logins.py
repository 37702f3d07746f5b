"""The organiser's computers: a token for each, for a time, until somebody logs it out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scorekeeper.services import Session, open_session
from scorekeeper.services.club.access import MAX_LOGINS
from scorekeeper.services.events import EveningChanged
from scorekeeper.storage.database import ACCESS
from tests.services.club.kit import Chance, House, begin_first_round
from tests.support.sessions import SteppingClock


def test_computers_have_tokens_of_which_digests_are_kept(session: Session) -> None:
    """Each computer has a token of its own and only its digest is kept."""
    logins = session.club.logins
    tokens = [logins.begin() for _ in range(3)]
    assert [logins.login_of(token) for token in tokens] == list(logins.active_logins())
    assert len(set(logins.active_logins())) == 3
    files = [file for file in Path(session.path).parent.rglob("*") if file.is_file()]
    assert files
    assert not [file for file in files for one in tokens if one.encode() in file.read_bytes()]


def test_unknown_tokens_open_no_log_in(session: Session) -> None:
    session.club.logins.begin()
    for token in ("", "x", "\ud800", *session.club.logins.active_logins()):
        assert session.club.logins.login_of(token) is None


def test_ended_log_in_is_refused_and_announced(session: Session) -> None:
    """A log in ends when somebody ends it and those who listen hear so."""
    logins, news = session.club.logins, list[EveningChanged]()
    one, other = logins.begin(), logins.begin()
    session.club.subscribe(news.append)
    logins.end(logins.active_logins()[0])
    assert logins.login_of(one) is None
    assert logins.active_logins() == (logins.login_of(other),)
    assert [told.kind for told in news] == ["access"]


class Later(SteppingClock):
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
    assert session.club.logins.login_of(token) is not None
    house.clock = Later(24)
    session = house.start()
    assert session.club.logins.login_of(token) is None
    assert session.club.logins.active_logins() == ()
    session.club.logins.begin()
    assert len(session.club.logins.active_logins()) == 1


def test_a_log_in_is_no_visitor_and_opens_no_table(session: Session) -> None:
    uid = begin_first_round(session, 4)
    token = session.club.logins.begin()
    (login,) = session.club.logins.active_logins()
    access = session.club.access
    assert (access.visitor(token), access.visitor_by_id(login), access.exchange(token)) == (
        None,
    ) * 3
    assert access.visitors(uid) == ()
    assert not access.revoke(login)
    session.club.access.replace_code(uid, 1)
    assert session.club.logins.login_of(token) == login


def test_a_backup_brings_no_log_in_back_that_was_ended(session: Session) -> None:
    token = session.club.logins.begin()
    session.backups.make()
    session.club.logins.end(*session.club.logins.active_logins())
    kept = session.club.logins.begin()
    session.backups.restore(session.backups.list()[0])
    assert session.club.logins.login_of(token) is None
    assert session.club.logins.login_of(kept)


def test_so_many_are_logged_in_and_the_oldest_has_to_go(session: Session) -> None:
    tokens = [session.club.logins.begin() for _ in range(MAX_LOGINS + 2)]
    found = [session.club.logins.login_of(token) for token in tokens]
    assert [login is None for login in found] == [True, True] + [False] * MAX_LOGINS


# --- the organiser's own browsers


@dataclass
class Calendar:
    """Time that passes when a test says so."""

    now: datetime = datetime(2026, 11, 24, 19, tzinfo=UTC)

    def __call__(self) -> str:
        return self.now.isoformat()


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def start_program(tmp_path: Path, calendar: Calendar) -> Iterator[Callable[[], Session]]:
    """Start the program over one folder, again and again."""
    chance, opened = Chance(), list[Session]()

    def start() -> Session:
        for session in opened:
            session.close()
        opened[:] = [
            open_session(tmp_path, now=calendar, new_uid=chance.uid, new_secret=chance.secret)
        ]
        return opened[0]

    yield start
    opened[0].close()


def test_organisers_log_in_survives_a_restart_as_a_digest(
    start_program: Callable[[], Session],
) -> None:
    session = start_program()
    token = session.club.logins.begin(here=True)
    assert token.encode() not in session.path.read_bytes()
    again = start_program()
    assert again.club.logins.is_here(token)
    assert not any(map(again.club.logins.is_here, ("", token[:-1], token + "A", "\ud800")))
    assert again.club.access.visitor(token) is None
    assert (
        again.club.access.visitor_by_id(again._work.database.table(ACCESS).all()[0]["uid"]) is None
    )


def test_the_organisers_log_in_ends_thirty_days_after_its_last_use(
    start_program: Callable[[], Session], calendar: Calendar
) -> None:
    session = start_program()
    token, other = session.club.logins.begin(here=True), session.club.logins.begin(here=True)
    for _ in range(3):
        calendar.now += timedelta(days=29)
        session.club.logins.note_use(token)
    assert session.club.logins.is_here(token)
    session.club.logins.note_use(other)
    assert not session.club.logins.is_here(other), "who comes too late is let in no more"
    calendar.now += timedelta(days=30) - timedelta(seconds=1)
    assert start_program().club.logins.is_here(token)
    calendar.now += timedelta(seconds=1)
    assert not start_program().club.logins.is_here(token)


def test_the_use_of_a_log_in_is_written_once_a_day(
    start_program: Callable[[], Session], calendar: Calendar
) -> None:
    session = start_program()
    token = session.club.logins.begin(here=True)
    size = session.path.stat().st_size
    calendar.now += timedelta(days=1) - timedelta(seconds=1)
    for given in (token, "nobody's"):
        session.club.logins.note_use(given)
    assert session.path.stat().st_size == size
    calendar.now += timedelta(seconds=1)
    session.club.logins.note_use(token)
    size, before = session.path.stat().st_size, size
    session.club.logins.note_use(token)
    assert session.path.stat().st_size == size > before


def test_log_ins_that_nobody_used_for_long_are_forgotten(
    start_program: Callable[[], Session], calendar: Calendar
) -> None:
    session = start_program()
    session.club.logins.begin(here=True)
    calendar.now += timedelta(days=20)
    kept = session.club.logins.begin(here=True)
    calendar.now += timedelta(days=10)
    last = session.club.logins.begin(here=True)
    assert len(session._work.database.table(ACCESS).all()) == 2
    assert all(map(session.club.logins.is_here, (kept, last)))


def test_a_log_in_is_of_one_data_folder_and_leaves_it_with_no_file(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    token = session.club.logins.begin(here=True)
    key = session._work.database.table(ACCESS).all()[-1]["login"]
    assert key.encode() not in session.club.transfer.export_evening(uid)
    other = house.start(house.folder.with_name("other"))
    assert not other.club.logins.is_here(token)


def test_an_older_backup_brings_back_no_log_in_that_is_gone(house: House) -> None:
    session = house.start()
    begin_first_round(session, 4)
    token = session.club.logins.begin(here=True)
    session.backups.make()
    database = session._work.database
    (log_in,) = (one["uid"] for one in database.table(ACCESS).all() if one["role"] == "organiser")
    database.table(ACCESS).remove(doc_ids=[log_in])
    later = session.club.logins.begin(here=True)
    session.backups.restore(session.backups.list()[0])
    assert not session.club.logins.is_here(token)
    assert session.club.logins.is_here(later)
