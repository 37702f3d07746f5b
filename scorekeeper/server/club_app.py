"""The club's server as one ASGI app: access, and the apps of organiser, phones and screens."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakSet

import flet as ft
from flet.messaging.session import Session
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Receive, Scope, Send

from scorekeeper.server import access, browser_messages, security
from scorekeeper.server.address import Address
from scorekeeper.server.app import SESSION_KEPT, Server, flet_app, guard_middleware
from scorekeeper.server.attempts import Pin
from scorekeeper.server.join import JoinRoutes
from scorekeeper.server.limits import (
    Caller,
    ConnectionLimiter,
    Limits,
    RequestTimer,
    Role,
    WebSocketProtocol,
    http_protocol,
)
from scorekeeper.server.security import is_loopback
from scorekeeper.server.visitors import Visitors
from scorekeeper.services.club import Club
from scorekeeper.services.events import EveningChanged

if TYPE_CHECKING:
    from scorekeeper.server.certificates import OwnCertificate

Main = Callable[[ft.Page], Awaitable[None] | None]
Mains = Mapping[Role, Main]
"""The app of each role, as a function of a page. A role cannot reach the app of another."""

MAX_KEPT = 2  # sessions without a browser that are kept for a phone; each takes some 0.3 MB

_caller: ContextVar[Caller] = ContextVar("caller")
"""The caller at the other end of the running task's WebSocket."""


class OpenSessions:
    """The sessions of Flet by caller."""

    def __init__(self) -> None:
        self._sessions: dict[Caller, WeakSet[Session]] = {}

    def add(self, page: ft.Page, caller: Caller) -> None:
        """Add the session of a caller's page."""
        self._sessions = {caller: kept for caller, kept in self._sessions.items() if kept}
        self._sessions.setdefault(caller, WeakSet()).add(page.session)

    async def end(self, caller: Caller, *, keep: int) -> None:
        """End a caller's sessions without a browser, except for the `keep` latest sessions."""
        # Only a session without a browser has a time at which it expires.
        expiry_times = {}
        for session in tuple(self._sessions.get(caller, ())):
            if session.expires_at is not None:
                expiry_times[session] = session.expires_at
        oldest_first = sorted(expiry_times, key=expiry_times.__getitem__)
        ended_count = max(len(oldest_first) - keep, 0)
        for session in oldest_first[:ended_count]:
            await browser_messages.end_session(session)


def club_sessions(mains: Mains, *, limits: Limits, is_welcome: Callable[[Caller], bool]) -> ASGIApp:
    """Return the ASGI app that runs Flet's sessions of the callers of a club."""
    open_sessions = OpenSessions()

    def app_for_caller(main: Main) -> Main:
        """Return an app like `main` whose pages have the id of the caller as `page.client_ip`."""
        show = browser_messages.tolerate_disconnection(main)

        async def open_page(page: ft.Page) -> None:
            caller = _caller.get()
            open_sessions.add(page, caller)
            page.client_ip = caller.id
            await show(page)

        return open_page

    # One function for each role, because Flet keeps a hub for each function.
    apps = {role: app_for_caller(main) for role, main in mains.items()}

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        caller: Caller = scope[access.CALLER]
        _caller.set(caller)
        await open_sessions.end(caller, keep=MAX_KEPT)
        kept = SESSION_KEPT if caller.is_organiser else limits.kept
        connection = browser_messages.FilteredConnection(apps[caller.role], kept=kept)
        await connection.serve(scope, receive, send)
        if not is_welcome(caller):
            await open_sessions.end(caller, keep=0)

    return run


@dataclass(slots=True, kw_only=True)
class ClubServer:
    """The server of a club, with its access and limits."""

    club: Club
    address: Address
    countersign: str
    certificate: OwnCertificate | None = None
    """The club's own certificate; None with plain HTTP or a certificate from a file."""
    pin: Pin | None = None
    """The organiser's PIN; None if organisers work on this computer only."""
    limits: Limits = field(default_factory=Limits)
    is_own: Callable[[str], bool] = is_loopback
    """Returns True for an address of this computer."""
    keys: security.Keys = field(init=False)
    limiter: ConnectionLimiter = field(init=False)
    visitors: Visitors = field(init=False)

    def __post_init__(self) -> None:
        self.keys = security.Keys()
        self.limiter = ConnectionLimiter(self.limits)
        self.visitors = Visitors(
            self.club,
            self.keys,
            port=self.address.port,
            remote=self.pin is not None,
            is_own=self.is_own,
        )

    def app(self, mains: Mains, assets: Path) -> ASGIApp:
        """Return the ASGI app of the server.

        Args:
            mains: The apps by role, as Flet's functions of a page.
            assets: The folder of fonts and pictures.
        """
        join_routes = JoinRoutes(
            self.visitors,
            limiter=self.limiter,
            pin=self.pin,
            certificate=self.certificate,
        )
        auth = Middleware(
            access.ClubAuth,
            visitors=self.visitors,
            join_routes=join_routes,
            limiter=self.limiter,
        )
        guards = guard_middleware(self.address, self.countersign, self.keys)
        sessions = club_sessions(mains, limits=self.limits, is_welcome=self.visitors.is_welcome)
        middleware = [Middleware(RequestTimer), *guards, auth]
        return flet_app(sessions, assets, middleware, join_routes.routes(), has_clock=True)

    def make_server(
        self,
        app: ASGIApp,
        running_context: Callable[[], contextlib.AbstractContextManager[None]],
        context: ssl.SSLContext | None,
    ) -> Server:
        """Return the server that runs an app.

        Args:
            app: The ASGI app.
            running_context: Makes a context that lasts while the server runs.
            context: The context of TLS; None for plain HTTP.
        """
        return Server(
            app,
            running_context,
            # uvloop may read the first bytes of a connection before they can be read as TLS.
            loop="auto" if context is None else "asyncio",
            http=http_protocol(self.limits, self.is_own, context),
            ws=WebSocketProtocol,
            ws_max_size=self.limits.frame,
            ws_ping_interval=self.limits.silence / 2,
            ws_ping_timeout=self.limits.silence / 2,
        )

    @contextlib.contextmanager
    def closing_revoked(self) -> Iterator[None]:
        """Close the connections of callers whose access is revoked, while the context lasts.

        The context is entered inside the event loop.
        """
        loop = asyncio.get_running_loop()
        running: set[asyncio.Task[None]] = set()

        def close_revoked() -> None:
            task = loop.create_task(self.limiter.close_revoked(self.visitors.is_welcome))
            running.add(task)
            task.add_done_callback(running.discard)

        def on_event(event: EveningChanged) -> None:
            if event.kind in {"access", "evening"}:
                self.visitors.recent.clear()
                with contextlib.suppress(RuntimeError):  # the loop has just ended
                    loop.call_soon_threadsafe(close_revoked)

        unsubscribe = self.club.subscribe(on_event)
        try:
            yield
        finally:
            unsubscribe()
