"""The club's whole server as one ASGI app: three apps behind one door, and who is inside."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import flet as ft
from flet.messaging.session import Session
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Receive, Scope, Send

from scorekeeper.server import access, messages, security
from scorekeeper.server.access import Pin
from scorekeeper.server.address import Address
from scorekeeper.server.app import SESSION_KEPT, Server, flet_app, guards_of
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

if TYPE_CHECKING:
    from scorekeeper.server.certificates import OwnCertificate
from scorekeeper.services.club import Club

Main = Callable[[ft.Page], Awaitable[None] | None]
Mains = Mapping[Role, Main]
"""The three apps, each a function of a page; each role has one and cannot reach another."""

MOST_KEPT = 2  # sessions without a browser that are kept for one phone; each takes some 0.3 MB

_caller: ContextVar[Caller] = ContextVar("caller")
"""The caller at the other end of the WebSocket that the running task belongs to."""


class OpenSessions:
    """Flet's sessions, and whose they are."""

    def __init__(self) -> None:
        self._sessions: dict[Caller, WeakSet[Session]] = {}

    def add(self, page: ft.Page, caller: Caller) -> None:
        self._sessions = {owner: kept for owner, kept in self._sessions.items() if kept}
        self._sessions.setdefault(caller, WeakSet()).add(page.session)

    async def end(self, caller: Caller, *, keep: int) -> None:
        """End at once the sessions that a caller's browsers have left, but for the last ones."""
        sessions = tuple(self._sessions.get(caller, ()))
        left = {session: end for session in sessions if (end := session.expires_at) is not None}
        for session in sorted(left, key=left.__getitem__)[: max(len(left) - keep, 0)]:
            await messages.end_session(session)


def club_sessions(mains: Mains, *, limits: Limits, is_welcome: Callable[[Caller], bool]) -> ASGIApp:
    """Make the app at the end of a WebSocket that was let in; it runs Flet's side of it."""
    open_sessions = OpenSessions()

    def opening(main: Main) -> Main:
        show = messages.until_disconnected(main)

        async def open_page(page: ft.Page) -> None:
            caller = _caller.get()
            open_sessions.add(page, caller)
            page.client_ip = caller.id
            await show(page)

        return open_page

    # One function a role: Flet keeps a hub for each that it is given.
    roles = {role: opening(main) for role, main in mains.items()}

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        caller: Caller = scope[access.CALLER]  # KeyError where nobody has said whose it is
        _caller.set(caller)
        await open_sessions.end(caller, keep=MOST_KEPT)
        kept = SESSION_KEPT if caller.is_organiser else limits.kept
        await messages.FilteredConnection(roles[caller.role], kept=kept).serve(scope, receive, send)
        if not is_welcome(caller):
            await open_sessions.end(caller, keep=0)

    return run


@dataclass(slots=True, kw_only=True)
class ClubServer:
    club: Club
    address: Address
    countersign: str
    certificate: OwnCertificate | None = None  # None with plain http, or with a known one
    pin: Pin | None = None  # None where there is an organiser on this computer only
    limits: Limits = field(default_factory=Limits)
    here: Callable[[str], bool] = is_loopback  # of the address of a peer
    keys: security.Keys = field(init=False)
    limiter: ConnectionLimiter = field(init=False)
    visitors: access.Visitors = field(init=False)

    def __post_init__(self) -> None:
        self.keys, self.limiter = security.Keys(), ConnectionLimiter(self.limits)
        port, remote = self.address.port, self.pin is not None
        self.visitors = access.Visitors(
            self.club, self.keys, port=port, remote=remote, here=self.here
        )

    def app(self, mains: Mains, assets: Path) -> ASGIApp:
        entrance = access.JoinRoutes(
            self.visitors,
            limiter=self.limiter,
            pin=self.pin,
            certificate=self.certificate,
        )
        auth = Middleware(
            access.ClubAuth,
            visitors=self.visitors,
            entrance=entrance,
            limiter=self.limiter,
        )
        guards = guards_of(self.address, self.countersign, self.keys)
        sessions = club_sessions(mains, limits=self.limits, is_welcome=self.visitors.is_welcome)
        middleware = [Middleware(RequestTimer), *guards, auth]
        return flet_app(sessions, assets, middleware, entrance.routes(), has_clock=True)

    def server(
        self,
        app: ASGIApp,
        while_up: Callable[[], contextlib.AbstractContextManager[None]],
        context: ssl.SSLContext | None,
    ) -> Server:
        return Server(
            app,
            while_up,
            # uvloop may read the first bytes of a connection before they can be read as TLS.
            loop="auto" if context is None else "asyncio",
            http=http_protocol(self.limits, self.here, context),
            ws=WebSocketProtocol,
            ws_max_size=self.limits.frame,
            ws_ping_interval=self.limits.silence / 2,
            ws_ping_timeout=self.limits.silence / 2,
        )

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Hang up on those whose token is revoked, as soon as it is; inside the event loop."""
        loop = asyncio.get_running_loop()
        running: set[asyncio.Task[None]] = set()

        def close_revoked() -> None:
            task = loop.create_task(self.limiter.close_revoked(self.visitors.is_welcome))
            running.add(task)
            task.add_done_callback(running.discard)

        def hear(news: Any) -> None:
            if news.kind in {"access", "evening"}:
                self.visitors.recent.clear()
                with contextlib.suppress(RuntimeError):  # the loop has just ended
                    loop.call_soon_threadsafe(close_revoked)

        end_listening = self.club.subscribe(hear)
        try:
            yield
        finally:
            end_listening()
