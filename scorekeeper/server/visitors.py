"""The people behind requests: organisers, directors, and phones and screens of a session.

Each is recognised by a cookie, which is set when a link, a code or a PIN is used.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from starlette.types import Scope

from scorekeeper.errors import ScorekeeperError
from scorekeeper.server.limits import ORGANISER, Caller, Role
from scorekeeper.server.security import Keys, cookies, digest
from scorekeeper.services.club import Club, Visitor
from scorekeeper.services.club.access import HALL, Pass
from scorekeeper.storage import StoreError

_log = logging.getLogger(__name__)

ANSWER_SECONDS = 2.0
"""The time for which an answer of the store is reused; `RecentAnswers.clear` ends it earlier."""
MAX_ANSWERS = 2000

Value = TypeVar("Value")


def caller_of(visitor: Visitor) -> Caller:
    """Return the caller for a visitor.

    Raises:
        ValueError: The role is unknown, or is the organiser's, which no code gives.
    """
    role = Role(visitor.role)
    if role is Role.ORGANISER:
        raise ValueError(visitor.role)
    place = (visitor.evening, visitor.table)
    return Caller(role, visitor.id, place, in_hall=visitor.table == HALL)


class RecentAnswers:
    """A cache of answers of the store, which may be busy; an answer None is never cached."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._answers: dict[Hashable, tuple[float, Any]] = {}

    def get(self, key: Hashable, ask: Callable[..., Value | None], *args: str) -> Value | None:
        """Return the cached answer for a key; if there is none, return and cache `ask(*args)`.

        An answer None is not cached.
        """
        now = self._clock()
        # If `clear` is called while `ask` runs, the answer goes into the cleared dictionary.
        answers = self._answers
        if key in answers:
            until, recent = answers[key]
            if until > now:
                known: Value | None = recent  # the type of the key's `ask`
                return known

        answer = ask(*args)
        answers.pop(key, None)
        if answer is not None:
            if len(answers) >= MAX_ANSWERS:
                answers.clear()
            answers[key] = (now + ANSWER_SECONDS, answer)
        return answer

    def clear(self) -> None:
        """Forget all answers, since somebody's access was revoked."""
        self._answers = {}


class Visitors:
    """Recognises callers by their cookies.

    Names of cookies contain the port, because browsers share cookies among the ports of a host.
    The cookie that the link of this computer sets is accepted on this computer only: with plain
    HTTP it could be read on its way. A director's is accepted anywhere.
    """

    def __init__(
        self, club: Club, keys: Keys, *, port: int, remote: bool, is_own: Callable[[str], bool]
    ) -> None:
        """Recognise the callers of a club.

        Args:
            club: The club's store of log-ins and phones.
            keys: The links and cookies of this computer.
            port: The port of the server.
            remote: Organisers may log in on other computers.
            is_own: Returns True for an address of this computer.
        """
        self.club = club
        self.keys = keys
        self._remote = remote
        self._is_own = is_own
        self.organisers_cookie = f"scorekeeper-{port}"
        self.visitors_cookie = f"scorekeeper-club-{port}"
        self.directors_cookie = f"scorekeeper-director-{port}"
        self.recent = RecentAnswers()

    def caller(self, scope: Scope) -> Caller | None:
        """Return the caller behind a request; None for a stranger."""
        # The organiser at this computer.
        if self.is_here(scope):
            for value in cookies(scope, self.organisers_cookie):
                if self.keys.is_known(value) or self.club.logins.is_here(value):
                    return ORGANISER

        # An organiser on another computer, or a director.
        if self._remote:
            login = self._login_in_cookies(scope, self.organisers_cookie, self.club.logins.login_of)
            if login is not None:
                return Caller(Role.ORGANISER, login)
        login = self._login_in_cookies(scope, self.directors_cookie, self.club.directors.login_of)
        if login is not None:
            return Caller(Role.ORGANISER, login)

        # The phone of a table, or a screen.
        visitor_pass = self.visitor_pass(scope)
        if visitor_pass is None:
            return None
        return caller_of(visitor_pass.visitor)

    def _login_in_cookies(
        self, scope: Scope, cookie: str, login_of: Callable[[str], str | None]
    ) -> str | None:
        """Return the id of the log-in in a request's cookies; None if there is none.

        Args:
            scope: The request.
            cookie: Name of the cookies.
            login_of: Returns the id of the log-in for the value of a cookie.
        """
        for value in cookies(scope, cookie):
            login = self.recent.get((cookie, digest(value)), login_of, value)
            if login is not None:
                return login
        return None

    def visitor_pass(self, scope: Scope) -> Pass | None:
        """Return the visitor behind a request, with the token; None without a valid cookie."""
        visitor_of = self.club.access.visitor
        for token in cookies(scope, self.visitors_cookie):
            key = (self.visitors_cookie, digest(token))
            visitor = self.recent.get(key, visitor_of, token)
            if visitor is not None:
                return Pass(token, visitor)
        return None

    def is_here(self, scope: Scope) -> bool:
        """Return True if a request comes from this computer."""
        return scope.get("client") is not None and self._is_own(scope["client"][0])

    def is_welcome(self, caller: Caller) -> bool:
        """Return True unless the access of a caller was revoked."""
        if caller == ORGANISER:
            return True

        def ask() -> bool | None:
            """Return True, or None, which `RecentAnswers` does not reuse."""
            if caller.is_organiser:
                is_director = self.club.directors.director_of_login(caller.id) is not None
                has_login = caller.id in self.club.logins.active_logins()
                return is_director or has_login or None
            has_pass = self.club.access.visitor_by_id(caller.id) is not None
            return has_pass or None

        return self.recent.get((caller.is_organiser, caller.id), ask) is not None

    def log_in_here(self) -> str:
        """Log a browser of this computer in, and return the value of its cookie.

        Waits for the disk. If the store cannot save, the cookie is valid until the server ends.
        """
        try:
            return self.club.logins.begin(here=True)
        except ScorekeeperError as error:
            _log.warning("The organiser's log-in is not kept: %s", error)
            return self.keys.create_cookie()

    def note_use(self, scope: Scope, caller: Caller) -> None:
        """Store that the log-in of an organiser or director is in use. Waits for the disk.

        Log-ins that have not been used for long end. If the store cannot save, only warns.
        """
        try:
            if caller == ORGANISER:
                for value in cookies(scope, self.organisers_cookie):
                    self.club.logins.note_use(value)
            elif caller.is_organiser:
                self.club.directors.note_use(caller.id)
        except StoreError as error:
            _log.warning("The use of a log-in is not noted: %s", error)
