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
from scorekeeper.serve.limits import is_loopback
from scorekeeper.serve.recent import Recent

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from starlette.types import Scope

    from scorekeeper.serve.keys import Keys

    Header = tuple[bytes, bytes]

KEY = "scorekeeper.caller"
"""Where a scope says who its request is from; nothing but the club's door writes there."""

A_DAY = 86_400
"""Seconds that a phone keeps its cookie: longer than an evening, through an empty battery."""


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


class Access(Protocol):
    """The codes and tokens of the evenings, as the store keeps them.

    What changes something waits for the disk, so it is called off the event loop.
    """

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
        keys: Keys,
        *,
        port: int,
        remote: bool,
        here: Callable[[str], bool] = is_loopback,
    ) -> None:
        """Know visitors by `access` and organisers by `keys`.

        Without `remote` an organiser's cookie is good on this computer only. `here` tells
        whether the address of a peer is this computer's. Browsers share cookies among ports,
        so their names carry the port.
        """
        self._access, self._keys, self._here = access, keys, here
        self._remote = remote
        self._organiser, self._visitor = f"scorekeeper-{port}", f"scorekeeper-club-{port}"
        self._by_token: Recent[bytes, Visitor] = Recent()
        self._by_id: Recent[str, Visitor] = Recent()

    def caller(self, scope: Scope) -> Caller | None:
        """Tell who a request is from; None for a stranger."""
        if self._is_organiser(scope):
            return ORGANISER
        known = self.known(scope)
        return None if known is None else caller_of(known.visitor)

    def known(self, scope: Scope) -> Known | None:
        """Find the visitor whose cookie a request bears."""
        for token in cookies(scope, self._visitor):
            digest = hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
            visitor = self._by_token.get(digest, partial(self._access.visitor, token))
            if visitor is not None:
                return Known(visitor, token)
        return None

    def is_here(self, scope: Scope) -> bool:
        """Tell whether a request was sent from the server's own computer."""
        client = scope.get("client")
        return client is not None and self._here(client[0])

    def is_welcome(self, caller: Caller) -> bool:
        """Tell whether somebody who was let in still may be here."""
        if caller.role is Role.ORGANISER:
            return True
        return self._by_id.get(caller.id, partial(self._access.by_id, caller.id)) is not None

    def look_again(self) -> None:
        """Ask the store anew for everybody; may be called from any thread."""
        self._by_token.clear()
        self._by_id.clear()

    def organisers_cookie(self, scope: Scope, value: str) -> Header:
        """Write the cookie that makes a browser the organiser's until it is closed."""
        return new_cookie(scope, self._organiser, value)

    def visitors_cookie(self, scope: Scope, token: str) -> Header:
        """Write the cookie of a phone or a big screen."""
        return new_cookie(scope, self._visitor, token, seconds=A_DAY)

    def _is_organiser(self, scope: Scope) -> bool:
        if not (self._remote or self.is_here(scope)):
            return False
        return any(self._keys.opens(value) for value in cookies(scope, self._organiser))
