"""Who sends a request: the organiser, a table's phone, a big screen, or nobody known.

A role is read from a cookie alone, and each cookie opens one door: the organiser's was given
at this computer, by a one-time link, or for the PIN; a visitor's was given for a code.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from scorekeeper.serve.cookies import cookies, new_cookie
from scorekeeper.serve.keys import Keys
from scorekeeper.serve.keys import Logins as LoginsHere
from scorekeeper.serve.limits import is_loopback
from scorekeeper.serve.recent import Recent

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from starlette.types import Scope

    Header = tuple[bytes, bytes]

KEY = "scorekeeper.caller"
"""Where a scope says who its request is from; nothing but the club's door writes there."""

A_DAY = 86_400
"""Seconds that a phone keeps its cookie: longer than an evening, through an empty battery."""
A_YEAR = 365 * A_DAY
"""Seconds that the organiser's browser keeps its own; the store forgets an unused one earlier."""


class Role(Enum):
    """What a browser is to an evening."""

    ORGANISER = "organiser"
    TABLE = "table"
    SCREEN = "screen"


class Visitor(Protocol):
    """What the store knows of a phone or a big screen."""

    @property
    def id(self) -> str:
        """Its name, which is no secret and opens nothing."""
        ...

    @property
    def role(self) -> str:
        """What it may see: "table" or "screen"."""
        ...

    @property
    def evening(self) -> str:
        """The evening it belongs to."""
        ...

    @property
    def table(self) -> int | None:
        """The number of its table; None for a screen."""
        ...


class Pass(Protocol):
    """What a code was exchanged for."""

    @property
    def token(self) -> str:
        """The secret that the browser keeps."""
        ...

    @property
    def visitor(self) -> Visitor:
        """Whom the store knows by it."""
        ...


class Logins(LoginsHere, Protocol):
    """The log-ins of organisers as the store keeps them, those at other computers too."""

    def of_token(self, token: str) -> str | None:
        """Find the log-in of a token; None where it is over."""
        ...

    def all(self) -> tuple[str, ...]:
        """List those that last."""
        ...


class Access(Protocol):
    """The codes and tokens of the evenings, as the store keeps them.

    What changes something waits for the disk, so it is called off the event loop.
    """

    def opens(self, code: str) -> bool:
        """Tell whether a code would be exchanged now, without changing anything."""
        ...

    def exchange(self, code: str) -> Pass | None:
        """Give a new token for a code; None where no running evening has it."""
        ...

    def visitor(self, token: str) -> Visitor | None:
        """Find whom a token belongs to; None where it is unknown or revoked."""
        ...

    def by_id(self, visitor: str) -> Visitor | None:
        """Find a visitor who is still welcome."""
        ...

    def code(self, evening: Any, table: int | None) -> str:
        """Give the code of a table, or of the screens."""
        ...

    def revoke(self, visitor: str) -> bool:
        """Let a visitor in no more."""
        ...


@dataclass(frozen=True, slots=True)
class Caller:
    """Who a request is from."""

    role: Role
    id: str
    """By this Flet keeps its sessions apart, and a page knows whom it shows itself to."""
    place: Hashable = None
    """What shares a limit: an evening's table, or its screens."""


ORGANISER = Caller(Role.ORGANISER, "organiser")
"""Whoever sits at the server's own computer; who is elsewhere has the name of his log-in."""


def is_organiser(caller: Caller | None) -> bool:
    """Tell whether somebody organises the evening, wherever he sits."""
    return caller is not None and caller.role is Role.ORGANISER


def caller_of(visitor: Visitor) -> Caller:
    """The caller that a visitor is; ValueError for a role that this server does not know."""
    role = Role(visitor.role)
    if role is Role.ORGANISER:
        raise ValueError(visitor.role)  # no code ever makes an organiser
    return Caller(role, visitor.id, (visitor.evening, visitor.table))


@dataclass(frozen=True, slots=True)
class Known:
    """A visitor and the token by which he is known."""

    visitor: Visitor
    token: str


class Visitors:
    """The cookies of this server, and whom they name."""

    def __init__(
        self,
        access: Access,
        logins: Logins,
        keys: Keys,
        *,
        port: int,
        remote: bool,
        here: Callable[[str], bool] = is_loopback,
    ) -> None:
        """Know visitors by `access`, and organisers by `keys` here and by `logins` elsewhere.

        Without `remote` an organiser's cookie is good on this computer only. `here` tells
        whether the address of a peer is this computer's. Browsers share cookies among ports,
        so their names carry the port.
        """
        self._access, self._logins = access, logins
        self._keys, self._here = keys, here
        self._remote = remote
        self._organiser, self._visitor = f"scorekeeper-{port}", f"scorekeeper-club-{port}"
        self._by_token: Recent[bytes, Visitor] = Recent()
        self._by_id: Recent[str, Visitor] = Recent()
        self._by_login: Recent[str, bool] = Recent()
        self._login_by_token: Recent[bytes, str] = Recent()

    def caller(self, scope: Scope) -> Caller | None:
        """Tell who a request is from; None for a stranger."""
        organiser = self._organiser_of(scope)
        if organiser is not None:
            return organiser
        known = self.known(scope)
        return None if known is None else caller_of(known.visitor)

    def known(self, scope: Scope) -> Known | None:
        """Find the visitor whose cookie a request bears."""
        for token in cookies(scope, self._visitor):
            visitor = self._by_token.get(_digest(token), partial(self._access.visitor, token))
            if visitor is not None:
                return Known(visitor, token)
        return None

    def is_here(self, scope: Scope) -> bool:
        """Tell whether a request was sent from the server's own computer."""
        client = scope.get("client")
        return client is not None and self._here(client[0])

    def is_welcome(self, caller: Caller) -> bool:
        """Tell whether somebody who was let in still may be here."""
        if caller == ORGANISER:
            return True
        if caller.role is Role.ORGANISER:
            return self._by_login.get(caller.id, partial(self._lasts, caller.id)) is not None
        return self._by_id.get(caller.id, partial(self._access.by_id, caller.id)) is not None

    def look_again(self) -> None:
        """Ask the store anew for everybody; may be called from any thread."""
        self._by_token.clear()
        self._by_id.clear()
        self._by_login.clear()
        self._login_by_token.clear()

    def organisers_cookie(self, scope: Scope, value: str) -> Header:
        """Write the cookie that makes a browser of this computer the organiser's."""
        return new_cookie(scope, self._organiser, value, seconds=A_YEAR)

    def use(self, scope: Scope) -> None:
        """Note that the organiser's cookie is used; may wait for the disk."""
        for value in cookies(scope, self._organiser):
            self._keys.use(value)

    def visitors_cookie(self, scope: Scope, token: str) -> Header:
        """Write the cookie of a phone or a big screen."""
        return new_cookie(scope, self._visitor, token, seconds=A_DAY)

    def log_in(self, scope: Scope) -> Header:
        """Make a browser the organiser's that has shown the PIN, until it is closed.

        Waits for the disk.
        """
        return new_cookie(scope, self._organiser, self._logins.begin())

    def was_organiser(self, scope: Scope) -> bool:
        """Tell whether a browser once was an organiser's."""
        return bool(cookies(scope, self._organiser))

    def _organiser_of(self, scope: Scope) -> Caller | None:
        for value in cookies(scope, self._organiser):
            if (self._remote or self.is_here(scope)) and self._keys.opens(value):
                return ORGANISER
            login = self._login(value) if self._remote else None
            if login is not None:
                return Caller(Role.ORGANISER, login)
        return None

    def _login(self, token: str) -> str | None:
        return self._login_by_token.get(_digest(token), partial(self._logins.of_token, token))

    def _lasts(self, login: str) -> bool | None:
        return login in self._logins.all() or None


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
