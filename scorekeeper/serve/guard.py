"""The first door: a request must be meant for this server and come from its own pages.

A page of any site can make a browser send requests to 127.0.0.1, and a name that its
owner points at 127.0.0.1 after the page has loaded (DNS rebinding) makes such requests
look like the page's own. The Host header gives the second away, Origin the first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING

from scorekeeper.serve.refusals import Refusal, refuse
from scorekeeper.serve.request import header_values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Receive, Scope, Send

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")
HARMLESS_METHODS = frozenset({"GET", "HEAD"})
_SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
_DEFAULT_PORTS = {"http": 80, "https": 443}
_ODD_PATH = re.compile(r"//|(^|/)\.\.?(/|$)|[\\:\x00-\x1f\x7f]")  # upwards, or no path at all
_PLACE = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::([0-9]{1,5}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Place:
    """A scheme, a name and a port: what a browser calls an origin."""

    scheme: str
    name: str
    port: int


def plain_name(name: str) -> str:
    """Write a host name or an address the one way in which names are compared."""
    bare = name.strip("[]").lower()
    try:
        address = ip_address(bare)
    except ValueError:
        return bare
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(address)


def read_place(scheme: str, text: str) -> Place | None:
    """Read `name` or `name:port`; None where it is anything else."""
    found = _PLACE.fullmatch(text.lower())
    if found is None:
        return None
    port = int(found[2]) if found[2] else _DEFAULT_PORTS[scheme]
    return Place(scheme, plain_name(found[1]), port)


def read_origin(text: str) -> Place | None:
    """Read an Origin header; None for `null` and whatever is not a web address."""
    scheme, colon, rest = text.partition("://")
    if not colon or scheme not in _DEFAULT_PORTS:
        return None
    return read_place(scheme, rest)


def place_of(scope: Scope) -> Place | None:
    """Tell where a request says that it goes; None where it says so not exactly once."""
    hosts = header_values(scope, b"host")
    if len(hosts) != 1:
        return None
    return read_place(_SCHEMES[scope.get("scheme", "http")], hosts[0])


class Guard:
    """ASGI middleware that refuses foreign hosts and foreign origins, pages and sockets alike."""

    def __init__(
        self, app: ASGIApp, *, names: Iterable[str], port: int, any_own_address: bool = False
    ) -> None:
        """Stand before `app`.

        `names` are the host names that mean this server, beside those of loopback; `port`
        is the one it is bound to. With `any_own_address` the very address on which the
        connection came in is a name too: that is how phones call a server bound to all.
        """
        self._app = app
        self._names = frozenset(map(plain_name, (*LOOPBACK_NAMES, *names)))
        self._port = port
        self._any_own_address = any_own_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] in {"http", "websocket"}:
            refusal = self.refusal(scope)
            if refusal is not None:
                await refuse(scope, receive, send, refusal)
                return
        await self._app(scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Say why a request may not pass; None where it may."""
        here = place_of(scope)
        if here is None or not self._is_ours(here, scope):
            return Refusal.FOREIGN_HOST
        if _ODD_PATH.search(scope["path"]):
            return Refusal.ODD_PATH
        origins = header_values(scope, b"origin")
        if not origins:
            return None if _needs_no_origin(scope) else Refusal.FOREIGN_ORIGIN
        if len(origins) > 1 or read_origin(origins[0]) != here:
            return Refusal.FOREIGN_ORIGIN
        return None

    def _is_ours(self, here: Place, scope: Scope) -> bool:
        if here.port != self._port:
            return False
        if here.name in self._names:
            return True
        server = scope.get("server") or ("",)
        return self._any_own_address and here.name == plain_name(server[0])


def _needs_no_origin(scope: Scope) -> bool:
    """Browsers name the origin of every WebSocket and of every request that may change a thing."""
    return scope["type"] == "http" and scope["method"] in HARMLESS_METHODS
