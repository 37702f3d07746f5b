"""The access to a club's server: strangers reach the pages to join, callers reach the app.

A caller is the person or screen that `Visitors` recognises by a cookie; all others are strangers.
The guard of hosts and origins comes before this. A caller's WebSocket is passed on with the id of
the caller instead of an address.
"""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from scorekeeper.server import security
from scorekeeper.server.join import TRUST_SOCKET, YEAR, JoinRoutes
from scorekeeper.server.limits import TRY_LATER, Caller, Connection, ConnectionLimiter
from scorekeeper.server.security import REQUESTS, Refusal, cookies, refuse
from scorekeeper.server.visitors import Visitors

CALLER = "scorekeeper.caller"
"""The key of the caller in the scope of a request; only `ClubAuth` sets it."""
NORMAL_CLOSURE = 1000
"""The WebSocket close code of an end without an error (RFC 6455, 7.4.1)."""


class ClubAuth:
    """ASGI middleware that lets callers in and turns strangers away.

    It also accepts the one-time links of this computer.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        visitors: Visitors,
        join_routes: JoinRoutes,
        limiter: ConnectionLimiter,
    ) -> None:
        self._app = app
        self._visitors = visitors
        self._join_routes = join_routes
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on to the app."""
        is_http = scope["type"] == "http"
        if scope["type"] not in REQUESTS or (is_http and self._is_open_to_strangers(scope)):
            await self._app(scope, receive, send)
            return
        if not is_http and self._is_trust_socket(scope):
            # It has done its work by opening: the phone trusts the certificate.
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": NORMAL_CLOSURE})
            return

        token = security.link_token(scope)
        if token is not None:
            await self._open_link(scope, receive, send, token)
            return

        caller = self._visitors.caller(scope)
        if caller is None:
            await self._turn_away(scope, receive, send)
        elif not is_http:
            await self._connect(scope, receive, send, caller)
        elif _is_page(scope) and not self._limiter.has_room(caller):
            await refuse(scope, receive, send, Refusal.FULL)
        else:
            await self._app(scope, receive, send)

    def _is_open_to_strangers(self, scope: Scope) -> bool:
        """Return True if callers without access may request a path, as for the pages to join."""
        return scope["path"] in self._join_routes.open_paths

    def _is_trust_socket(self, scope: Scope) -> bool:
        """Return True for the WebSocket that shows a phone whether it trusts the certificate."""
        return scope["path"] == TRUST_SOCKET and self._join_routes.certificate is not None

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a stranger the page for an old cookie, or refuse the request without one."""
        if not _is_page(scope):
            await refuse(scope, receive, send, Refusal.STRANGER)
            return

        has_pin = self._join_routes.pin is not None
        if has_pin and cookies(scope, self._visitors.organisers_cookie):
            # An organiser who was logged out.
            page = self._join_routes.page(scope, "pin")
            await page(scope, receive, send)
        elif cookies(scope, self._visitors.directors_cookie):
            page = self._join_routes.page(scope, "director")
            await page(scope, receive, send)
        elif cookies(scope, self._visitors.visitors_cookie):
            # The session of this phone may be on its way here from another computer.
            await refuse(scope, receive, send, Refusal.LOST_TABLE)
        else:
            await refuse(scope, receive, send, Refusal.STRANGER)

    async def _open_link(self, scope: Scope, receive: Receive, send: Send, token: str) -> None:
        """Log the browser in with the token of a one-time link, and send a page with the result.

        The link is valid on this computer only.
        """
        caller = self._visitors.caller(scope)
        if not self._visitors.is_here(scope):
            page = Refusal.ELSEWHERE.page(scope)
        elif caller is not None and caller.is_organiser:
            # The link stays valid: another browser may need it.
            page = security.welcome_page(scope)
        elif self._visitors.keys.spend(token):
            page = security.welcome_page(scope)
            cookie = await asyncio.to_thread(self._visitors.log_in_here)
            name = self._visitors.organisers_cookie
            security.set_cookie(page, scope, name, cookie, seconds=YEAR)
        else:
            page = Refusal.SPENT_LINK.page(scope)
        await page(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        """Pass the WebSocket of a caller on to the app, within the limits of connections."""
        connection = Connection(
            caller,
            scope,
            receive,
            send,
            limits=self._limiter.limits,
            is_welcome=self._visitors.is_welcome,
        )
        if not await self._limiter.add(connection):
            # Accept it before closing it: otherwise the page does not see the code to retry.
            await receive()
            await send({"type": "websocket.accept"})
            await WebSocketClose(TRY_LATER)(scope, receive, send)
            return

        try:
            if caller.is_organiser:
                await asyncio.to_thread(self._visitors.note_use, scope, caller)
            scope_of_caller = {**scope, "client": (caller.id, 0), CALLER: caller}
            await self._app(scope_of_caller, connection.receive, connection.send)
        finally:
            self._limiter.remove(connection)


def _is_page(scope: Scope) -> bool:
    """Return True for the request of a page; the last part of a file's path has a dot."""
    name = scope["path"].rpartition("/")[2]
    return scope["type"] == "http" and "." not in name
