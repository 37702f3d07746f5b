"""Limits of the club's server: connections, sizes of messages, and waiting times.

`Limits` has the figures. `HttpConnection` applies them to connections whose caller is not known
yet, `Connection` and `ConnectionLimiter` to the WebSockets of callers. Limits of wrong codes and
PINs are in `attempts`.
"""

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
    """The limits of visitors. They never keep an organiser out.

    A phone sends a few hundred bytes at a tap and needs one WebSocket. The limits are enough for a
    club of forty tables, and stop a hostile phone from using up the server.
    """

    # Open connections.
    sockets: int = 400  # WebSockets of all visitors
    per_table: int = 8  # four phones, and four whose loss was not noticed yet
    hall: int = 300  # visitors with the code of the session, who sit anywhere
    screens: int = 20
    per_visitor: int = 4  # WebSockets of one phone; one more ends the oldest
    arrivals: int = 30  # new WebSockets of one phone in a minute; each makes a session of 0.3 MB
    connections: int | None = None  # of other computers; None: as the open files allow
    spare_files: int = 100  # open files kept for the organiser, the store and the rest

    # Sizes in bytes.
    frame: int = 65_536  # a visitor's message
    organisers_frame: int = 32_000_000  # a file is one message
    body: int = 4096  # a text that is posted to a page: a code or a PIN
    head: int = 32_768  # a request before its body

    # Times in seconds.
    handshake: float = 10.0  # for a whole request, for TLS, and for a WebSocket's first message
    stalled: float = 60.0  # for a browser that does not read its answer
    silence: float = 40.0  # for a WebSocket that does not answer pings
    kept: int = 600  # for which the session of a phone without a connection is kept


class Role(Enum):
    """The role of a caller; each role has another app."""

    ORGANISER = "organiser"
    TABLE = "table"
    SCREEN = "screen"


@dataclass(frozen=True, slots=True)
class Caller:
    """The person or screen at the other end of a connection."""

    role: Role
    id: str
    """The id of the log-in or the phone; Flet separates sessions by it."""
    place: Hashable = None
    """The session with its table, hall or screens, whose callers share a limit."""
    in_hall: bool = False

    @property
    def is_organiser(self) -> bool:
        """True for organisers and directors."""
        return self.role is Role.ORGANISER


ORGANISER = Caller(Role.ORGANISER, "organiser")
"""The organiser at the server's own computer. Those on other computers have the id of a log-in."""


# --- connections before the caller is known

_http_connection: ContextVar[HttpConnection] = ContextVar("http_connection")
"""The connection of the running request."""


class HttpConnection(asyncio.Protocol):
    """A connection that is closed if no whole request comes in time, or the answer is not read.

    Uvicorn would wait for both for ever. This protocol is between the transport and uvicorn's
    protocol and passes all events on. `RequestTimer` tells it when a request is answered. For a
    WebSocket, uvicorn replaces it by the WebSocket's protocol.
    """

    def __init__(
        self,
        *,
        limits: Limits,
        max_connections: int,
        is_own: Callable[[str], bool],
        tls: ssl.SSLContext | None,
        **uvicorn: Any,
    ) -> None:
        """Make the protocol of a connection.

        Args:
            limits: The limits.
            max_connections: The maximum number of connections of all visitors.
            is_own: Returns True for an address of this computer, whose connections have no limit.
            tls: The context of TLS; None for plain HTTP.
            uvicorn: The arguments of uvicorn's protocol.
        """
        make_protocol: Callable[..., asyncio.Protocol] = AutoHTTPProtocol
        self._http = make_protocol(**uvicorn)
        self._connections: Sized = uvicorn["server_state"].connections
        self._limits = limits
        self._max_connections = max_connections
        self._is_own = is_own
        self._tls = tls
        self._loop = asyncio.get_running_loop()
        self._request_timer: asyncio.TimerHandle | None = None
        self._stall_timer: asyncio.TimerHandle | None = None
        self._has_begun = False
        self._early_data = b""  # received with the end of the TLS handshake
        self._running_answers = 0
        self._pending_bytes = 0  # received since the last answer, before a request is complete

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin a connection, by TLS if needed; close it if there are too many of visitors."""
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        is_full = len(self._connections) >= self._max_connections
        if is_full and peer and not self._is_own(peer[0]):
            self._transport.abort()
        elif self._tls is None:
            self._begin()
        else:
            self._transport.pause_reading()
            self._tls_task = self._loop.create_task(self._start_tls(self._tls))

    async def _start_tls(self, context: ssl.SSLContext) -> None:
        """Do the handshake of TLS and begin; close the connection if the handshake fails.

        Uvicorn itself would give a browser a minute for the handshake.
        """
        try:
            transport = await self._loop.start_tls(
                self._transport,
                self,
                context,
                server_side=True,
                ssl_handshake_timeout=self._limits.handshake,
            )
        except (OSError, asyncio.CancelledError):
            self._transport.abort()
            return
        self._transport = cast("asyncio.Transport", transport)
        self._begin()

    def _begin(self) -> None:
        """Pass the connection and early data to uvicorn's protocol, and wait for a request."""
        self._http.connection_made(self._transport)
        self._has_begun = True
        self._wait_for_request()
        if self._early_data:
            self.data_received(self._early_data)
            self._early_data = b""

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers, and report the end of the connection to uvicorn's protocol."""
        _cancel(self._request_timer)
        _cancel(self._stall_timer)
        if self._has_begun:
            self._http.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass a part of a request to uvicorn's protocol; close the connection if too long."""
        if not self._running_answers and self._pending_bytes > self._limits.head:
            self._transport.abort()
            return
        self._pending_bytes += len(data)
        if not self._has_begun:
            self._early_data += data
            return
        # The task that uvicorn makes for the request inherits this value.
        _http_connection.set(self)
        self._http.data_received(data)

    def eof_received(self) -> bool | None:
        """Report the end of the data to uvicorn's protocol."""
        return self._http.eof_received()

    def pause_writing(self) -> None:
        """Start the timer of a browser that does not read its answer."""
        self._http.pause_writing()
        self._stall_timer = self._loop.call_later(self._limits.stalled, self._transport.abort)

    def resume_writing(self) -> None:
        """Stop the timer of a browser that reads its answer again."""
        _cancel(self._stall_timer)
        self._http.resume_writing()

    @contextlib.contextmanager
    def answering(self, *, is_websocket: bool) -> Iterator[None]:
        """Stop the timer of requests in the context; for a WebSocket, stop it for good."""
        _cancel(self._request_timer)
        self._running_answers += 1
        try:
            yield
        finally:
            if not is_websocket:
                self._running_answers -= 1
                if not self._running_answers and not self._transport.is_closing():
                    self._wait_for_request()

    def _wait_for_request(self) -> None:
        """Start the timer after which the connection is closed without a request."""
        self._pending_bytes = 0
        self._request_timer = self._loop.call_later(self._limits.handshake, self._transport.abort)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    """Cancel a timer, if there is one."""
    if timer is not None:
        timer.cancel()


class RequestTimer:
    """ASGI middleware that tells an `HttpConnection` when an answer begins and ends."""

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
"""The key of a WebSocket's protocol in the state of its scope."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose limit of messages an organiser's `Connection` can raise."""

    def __init__(self, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        # A part of the scope's state. It does not refer back to this protocol, so that there is
        # no cycle that only the garbage collector could free.
        self.app_state = {**self.app_state, _WEBSOCKET: self.conn}


def http_protocol(
    limits: Limits, is_own: Callable[[str], bool], tls: ssl.SSLContext | None
) -> type[asyncio.Protocol]:
    """Return the value of uvicorn's option `http`: a protocol that keeps the limits.

    Args:
        limits: The limits.
        is_own: Returns True for an address of this computer, whose connections have no limit.
        tls: The context of TLS; None for plain HTTP.
    """
    max_connections = limits.connections
    if max_connections is None:
        max_connections = connections_of_visitors(limits)
    protocol = partial(
        HttpConnection, limits=limits, max_connections=max_connections, is_own=is_own, tls=tls
    )
    return cast("type[asyncio.Protocol]", protocol)


def connections_of_visitors(limits: Limits) -> int:
    """Return the number of connections that the open files of this process allow visitors.

    The limit of open files is raised first, as far as the system permits.
    """
    wanted = 10 * limits.sockets  # a browser opens up to six at once while it loads the app
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # on Windows, which has no such limit
        return wanted

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if soft < wanted:
        raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
    return max(soft - limits.spare_files, 1)


# --- WebSockets of known callers

# WebSocket close codes (RFC 6455, 7.4.1, and its registry).
GOING_AWAY = 1001
TRY_LATER = 1013


class Connection:
    """The WebSocket of a caller, with the limits of its messages.

    Each message in either direction is passed on only if the caller's access was not revoked.
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
        self._receive = receive
        self._send = send
        self._is_welcome = is_welcome
        self._timeout: float | None = limits.handshake  # of the first message
        self._is_closed = False
        if caller.is_organiser:
            protocol: ServerProtocol = scope["state"][_WEBSOCKET]
            protocol.max_message_size = limits.organisers_frame

    async def receive(self) -> Message:
        """Return the next message.

        If the message is late, or the caller is no longer welcome, closes the connection and
        returns a message of type `websocket.disconnect`.
        """
        message = await self._next_message()
        if message is not None:
            return message
        await self.close(POLICY_VIOLATION)
        return {"type": "websocket.disconnect", "code": GOING_AWAY}

    async def _next_message(self) -> Message | None:
        """Return the next message; None if it is late, or its caller is no longer welcome."""
        if self._is_closed:
            return None
        try:
            async with asyncio.timeout(self._timeout):
                message = await self._receive()
        except TimeoutError:
            return None
        if message["type"] != "websocket.receive":
            return message
        self._timeout = None
        return message if self._is_welcome(self.caller) else None

    async def send(self, message: Message) -> None:
        """Send a message, or close the connection of a caller who is no longer welcome."""
        if self._is_closed:
            return
        if message["type"] == "websocket.send" and not self._is_welcome(self.caller):
            await self.close(POLICY_VIOLATION)
        else:
            await self._send(message)

    async def close(self, code: int) -> None:
        """Close the WebSocket with a code, unless it is closed."""
        if not self._is_closed:
            self._is_closed = True
            with contextlib.suppress(OSError):  # the browser has left meanwhile
                await self._send({"type": "websocket.close", "code": code})


class ConnectionLimiter:
    """The open WebSockets of all callers, within the limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._connections: list[Connection] = []
        self._arrival_limit = RateLimitItemPerMinute(limits.arrivals)
        self._arrivals = FixedWindowRateLimiter(MemoryStorage())

    def has_room(self, caller: Caller) -> bool:
        """Return True if a caller may open a WebSocket now."""
        if caller.is_organiser:
            return True
        if not self._arrivals.test(self._arrival_limit, caller.id):
            return False
        return not self._is_full(caller) or caller in self.callers()

    async def add(self, connection: Connection) -> bool:
        """Add a new connection; return False if its caller may not open a connection now.

        If there are too many connections, the new one replaces the caller's oldest connection,
        which is closed.
        """
        caller = connection.caller
        if caller.is_organiser:
            self._connections.append(connection)
            return True

        if not self._arrivals.hit(self._arrival_limit, caller.id):
            return False
        is_full = self._is_full(caller)
        own = [other for other in self._connections if other.caller == caller]
        if is_full and not own:
            return False
        self._connections.append(connection)
        if is_full or len(own) >= self.limits.per_visitor:
            oldest = own[0]
            self.remove(oldest)
            await oldest.close(GOING_AWAY)
        return True

    def remove(self, connection: Connection) -> None:
        """Remove a connection that has ended."""
        if connection in self._connections:
            self._connections.remove(connection)

    def callers(self) -> set[Caller]:
        """Return the callers with an open connection."""
        return {connection.caller for connection in self._connections}

    async def close_revoked(self, is_welcome: Callable[[Caller], bool]) -> None:
        """Close the connections of callers who are no longer welcome."""
        for connection in tuple(self._connections):
            if not is_welcome(connection.caller):
                self.remove(connection)
                await connection.close(POLICY_VIOLATION)

    def _is_full(self, caller: Caller) -> bool:
        """Return True if there are as many visitors as allowed, in all or at a visitor's place."""
        callers = [connection.caller for connection in self._connections]
        visitors = [visitor for visitor in callers if not visitor.is_organiser]
        if len(visitors) >= self.limits.sockets:
            return True
        if caller.role is Role.SCREEN:
            screens = [visitor for visitor in visitors if visitor.role is Role.SCREEN]
            return len(screens) >= self.limits.screens
        at_place = [visitor for visitor in visitors if visitor.place == caller.place]
        limit = self.limits.hall if caller.in_hall else self.limits.per_table
        return len(at_place) >= limit
