"""Flet's sessions of a phone: the last ones are kept for its return, the rest are let go of."""

import gc
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from scorekeeper.server.club_app import OpenSessions
from scorekeeper.server.limits import Caller, Role

PHONE, OTHER = Caller(Role.TABLE, "phone", ("e", 1)), Caller(Role.TABLE, "other", ("e", 1))
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


class Session:
    def __init__(self, left_at: int | None = None) -> None:
        self.expires_at = None if left_at is None else NOON + timedelta(minutes=left_at)
        self.id = "session"
        self.page = Page(self)
        self.let_go = False

    async def disconnect(self, seconds: int) -> None:
        assert seconds == 0
        self.let_go = True


class Page:
    """A page; a browser may write whatever it likes on it."""

    def __init__(self, session: Session) -> None:
        self.session: Any = session
        self.client_ip = "forged"
        self.client_user_agent = "forged"


@pytest.fixture
def inside() -> OpenSessions:
    return OpenSessions()


def add_sessions(inside: OpenSessions, caller: Caller, *left_at: int | None) -> list[Session]:
    sessions = [Session(one) for one in left_at]
    for session in sessions:
        inside.add(session.page, caller)  # type: ignore[arg-type]
    return sessions


async def test_of_what_a_phone_has_left_the_last_is_kept(inside: OpenSessions) -> None:
    sessions = add_sessions(inside, PHONE, 30, None, 10, 20, None, 40)
    others = add_sessions(inside, OTHER, 1, 2, 3)
    await inside.end(PHONE, keep=2)
    assert [one.let_go for one in sessions] == [False, False, True, True, False, False]
    assert not any(one.let_go for one in others)


async def test_nothing_is_kept_for_who_is_not_welcome(inside: OpenSessions) -> None:
    sessions = add_sessions(inside, PHONE, 30, None)
    await inside.end(PHONE, keep=0)
    assert [one.let_go for one in sessions] == [True, False], "one is still being closed"


@pytest.mark.thorough
async def test_sessions_that_flet_has_let_go_of_are_forgotten(inside: OpenSessions) -> None:
    gone = add_sessions(inside, PHONE, 1)
    del gone
    gc.collect()
    add_sessions(inside, OTHER, None)
    await inside.end(PHONE, keep=0)
    assert PHONE not in inside._sessions
