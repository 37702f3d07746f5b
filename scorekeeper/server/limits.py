"""Limits of the club's server: how much it gives to whom, and for how long."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Callable, Hashable, Iterator, Sized
from contextvars import ContextVar
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any, cast

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from scorekeeper.server.security import POLICY_VIOLATION


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of visitors; an organiser is never kept out by any of it.

    A phone sends a few hundred bytes at a tap and needs one socket; the rest is room for a
    club of forty tables, and an end to what a hostile phone could use up.
    """

    # open connections
    sockets: int = 400  # of all visitors together
    a_table: int = 8  # four phones, and as many that were not missed yet
    hall: int = 300  # who came by the code of an evening, and sit anywhere
    screens: int = 20
    a_visitor: int = 4  # of one phone; beyond that its oldest is ended
    arrivals: int = 30  # new ones of one phone in a minute: each begins a session of 0.3 MB
    connections: int | None = None  # beyond it only this computer gets one; None: by open files
    spare_files: int = 100  # of the process, for the organiser, the store and the rest
    # bytes
    frame: int = 65_536  # of a visitor's message
    organisers_frame: int = 32_000_000  # a file comes in one piece
    body: int = 4096  # of what is posted to a page: a code or a PIN
    head: int = 32_768  # of a request before its body
    # seconds
    handshake: float = 10.0  # for a whole request, for TLS, and for a socket's first message
    stalled: float = 60.0  # for which an answer may wait for a browser that takes nothing of it
    silence: float = 40.0  # without even a pong, for which a socket is asked every half of it
    kept: int = 600  # for which a phone that went away finds its screen again as it was


class Role(Enum):
    ORGANISER = "organiser"
    TABLE = "table"
    SCREEN = "screen"


@dataclass(frozen=True, slots=True)
class Caller:
    role: Role
    id: str  # Flet keeps its sessions apart by it, and a page knows whom it shows itself to
    place: Hashable = None  # what shares a limit: an evening's table, its hall, or its screens
    in_hall: bool = False

    @property
    def is_organiser(self) -> bool:
        return self.role is Role.ORGANISER


ORGANISER = Caller(Role.ORGANISER, "organiser")
"""Whoever sits at the server's own computer; who is elsewhere has the name of his log-in."""


# --- connections before anybody is known

_http_connection: ContextVar[HttpConnection] = ContextVar("http_connection")
"""The connection that the running request came by."""


class HttpConnection(asyncio.Protocol):
    """A connection that is closed where no whole request comes in time, or nothing is taken.

    uvicorn waits for a request, and for a browser that does not read, for ever. So this stands
    between the transport and uvicorn's protocol, and hands on all that happens. `RequestTimer`
    tells it when a request is answered; a WebSocket's protocol takes its place.
    """

    def __init__(
        self,
        *,
        limits: Limits,
        most: int,
        is_here: Callable[[str], bool],
        tls: ssl.SSLContext | None,
        **uvicorn: Any,
    ) -> None:
        make: Callable[..., asyncio.Protocol] = AutoHTTPProtocol
        self._http = make(**uvicorn)
        self._connections: Sized = uvicorn["server_state"].connections
        self._limits, self._most, self._is_here, self._tls = limits, most, is_here, tls
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._is_made, self._early = False, b""
        self._answering = 0
        self._unasked = 0  # bytes since the last answer that belong to no request yet

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait, or refuse one connection too many; this computer's own are never that."""
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        if len(self._connections) >= self._most and peer and not self._is_here(peer[0]):
            self._transport.abort()
        elif self._tls is None:
            self._begin()
        else:
            self._transport.pause_reading()
            self._securing = self._loop.create_task(self._secure(self._tls))

    async def _secure(self, context: ssl.SSLContext) -> None:
        """Go on by TLS; uvicorn itself would give a browser a whole minute to begin with it."""
        wait = self._limits.handshake
        try:
            secured = await self._loop.start_tls(
                self._transport, self, context, server_side=True, ssl_handshake_timeout=wait
            )
        except (OSError, asyncio.CancelledError):
            self._transport.abort()
            return
        self._transport = cast("asyncio.Transport", secured)
        self._begin()

    def _begin(self) -> None:
        self._http.connection_made(self._transport)
        self._is_made = True
        self._wait()
        if self._early:
            self.data_received(self._early)
            self._early = b""

    def connection_lost(self, exc: Exception | None) -> None:
        _stop(self._timer)
        _stop(self._stalled)
        if self._is_made:
            self._http.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request, if that does not get too long."""
        if not self._answering and self._unasked > self._limits.head:
            self._transport.abort()
            return
        self._unasked += len(data)
        if self._is_made:
            _http_connection.set(self)  # the task that answers a request begins with this
            self._http.data_received(data)
        else:  # it came with the end of the TLS handshake
            self._early += data

    def eof_received(self) -> bool | None:
        return self._http.eof_received()

    def pause_writing(self) -> None:
        """Give a browser that takes nothing of its answer so long to take some."""
        self._http.pause_writing()
        self._stalled = self._loop.call_later(self._limits.stalled, self._transport.abort)

    def resume_writing(self) -> None:
        _stop(self._stalled)
        self._http.resume_writing()

    @contextlib.contextmanager
    def answering(self, *, is_websocket: bool) -> Iterator[None]:
        _stop(self._timer)
        self._answering += 1
        try:
            yield
        finally:
            if not is_websocket:
                self._answering -= 1
                if not self._answering and not self._transport.is_closing():
                    self._wait()

    def _wait(self) -> None:
        self._unasked = 0
        self._timer = self._loop.call_later(self._limits.handshake, self._transport.abort)


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


class RequestTimer:
    """ASGI middleware that tells an `HttpConnection` when a request is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = _http_connection.get(None)
        if connection is None or scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        with connection.answering(is_websocket=scope["type"] == "websocket"):
            await self._app(scope, receive, send)


_WEBSOCKET = "scorekeeper.websocket"


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket for messages of a visitor's size; an organiser's `Connection` lets in larger."""

    def __init__(self, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        # Of a scope's state; it does not know this protocol, so nothing waits to be collected.
        self.app_state = {**self.app_state, _WEBSOCKET: self.conn}


def http_protocol(
    limits: Limits, is_here: Callable[[str], bool], tls: ssl.SSLContext | None
) -> type[asyncio.Protocol]:
    """Make uvicorn's `http` that holds these limits; `is_here` tells loopback from the rest."""
    most = connections_of_visitors(limits) if limits.connections is None else limits.connections
    protocol = partial(HttpConnection, limits=limits, most=most, is_here=is_here, tls=tls)
    return cast("type[asyncio.Protocol]", protocol)


def connections_of_visitors(limits: Limits) -> int:
    """Tell how many connections visitors can have before the process runs out of files."""
    wanted = 10 * limits.sockets  # a browser opens up to six at once while it loads the app
    try:
        import resource  # noqa: PLC0415  not on Windows, which has no such limit
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return wanted if soft == resource.RLIM_INFINITY else max(soft - limits.spare_files, 1)


# --- WebSockets of known callers

GOING_AWAY, TRY_LATER = 1001, 1013
"""WebSocket close codes (RFC 6455, 7.4.1, and the registry that it opens)."""


class Connection:
    """One open WebSocket, as the app behind it sees it.

    Whether its caller is still welcome is asked at every message, either way: a revoked phone
    neither says nor hears another word.
    """

    def __init__(
        self,
        caller: Caller,
        scope: Scope,
        receive: Receive,
        send: Send,
        *,
        limits: Limits,
        is_welcome: Callable[[Caller], bool],
    ) -> None:
        self.caller = caller
        self._receive, self._send, self._is_welcome = receive, send, is_welcome
        self._patience: float | None = limits.handshake
        self._is_over = False
        if caller.is_organiser:
            protocol: ServerProtocol = scope["state"][_WEBSOCKET]
            protocol.max_message_size = limits.organisers_frame

    async def receive(self) -> Message:
        """Take the next message, or close the connection where it is not to be had."""
        if not self._is_over:
            try:
                async with asyncio.timeout(self._patience):
                    message = await self._receive()
            except TimeoutError:
                await self.close(POLICY_VIOLATION)
            else:
                if message["type"] != "websocket.receive":
                    return message
                self._patience = None
                if self._is_welcome(self.caller):
                    return message
                await self.close(POLICY_VIOLATION)
        return {"type": "websocket.disconnect", "code": GOING_AWAY}

    async def send(self, message: Message) -> None:
        if self._is_over:
            return
        if message["type"] == "websocket.send" and not self._is_welcome(self.caller):
            await self.close(POLICY_VIOLATION)
        else:
            await self._send(message)

    async def close(self, code: int) -> None:
        """Close the WebSocket; the app behind it hears so from the server."""
        if not self._is_over:
            self._is_over = True
            with contextlib.suppress(OSError):  # it has gone by itself
                await self._send({"type": "websocket.close", "code": code})


class ConnectionLimiter:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._connections: list[Connection] = []
        self._a_minute = RateLimitItemPerMinute(limits.arrivals)
        self._arrivals = FixedWindowRateLimiter(MemoryStorage())

    def has_room(self, caller: Caller) -> bool:
        if not caller.is_organiser and not self._arrivals.test(self._a_minute, caller.id):
            return False
        return not self._is_crowded(caller) or caller in self.callers()

    async def enter(self, connection: Connection) -> bool:
        """Count a new connection, at need in place of its caller's oldest; False without room.

        There is none either for a visitor who has opened too many in this minute.
        """
        caller = connection.caller
        if not caller.is_organiser and not self._arrivals.hit(self._a_minute, caller.id):
            return False
        crowded = self._is_crowded(caller)
        own = [other for other in self._connections if other.caller == caller]
        if crowded and not own:
            return False
        self._connections.append(connection)
        if crowded or (not caller.is_organiser and len(own) >= self.limits.a_visitor):
            self.leave(own[0])
            await own[0].close(GOING_AWAY)
        return True

    def leave(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)

    def callers(self) -> set[Caller]:
        return {connection.caller for connection in self._connections}

    async def close_revoked(self, is_welcome: Callable[[Caller], bool]) -> None:
        for connection in tuple(self._connections):
            if not is_welcome(connection.caller):
                self.leave(connection)
                await connection.close(POLICY_VIOLATION)

    def _is_crowded(self, caller: Caller) -> bool:
        callers = [connection.caller for connection in self._connections]
        visitors = [visitor for visitor in callers if not visitor.is_organiser]
        if caller.is_organiser or len(visitors) >= self.limits.sockets:
            return not caller.is_organiser
        if caller.role is Role.SCREEN:
            return [visitor.role for visitor in visitors].count(Role.SCREEN) >= self.limits.screens
        most = self.limits.hall if caller.in_hall else self.limits.a_table
        return [visitor.place for visitor in visitors].count(caller.place) >= most
