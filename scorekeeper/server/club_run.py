"""Uvicorn as the club's server needs it, over an app that is built."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from scorekeeper.server.access import FRAMES
from scorekeeper.server.environment import tune_interpreter
from scorekeeper.server.uvicorn_server import Secured, Server, configuration

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Sized
    from contextlib import AbstractContextManager

    from starlette.types import ASGIApp
    from websockets.http11 import Request

    from scorekeeper.server.limits import Limits


class PatientHTTP(asyncio.Protocol):
    """What is put before uvicorn's protocol of HTTP, whichever of its two is installed.

    From the connection, and from each answer, the next request has so long to be there whole.
    """

    limits: Limits
    most_connections: int
    here: Callable[[str], bool]
    # These are uvicorn's.
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    connections: Sized
    client: tuple[str, int] | None
    cycle: Any

    _timer: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _upgraded = False
    _unasked = 0
    """Bytes since the last answer that belong to no request yet."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait, or refuse one connection too many; this computer's own are never that."""
        super().connection_made(transport)
        here = self.client is None or self.here(self.client[0])
        if len(self.connections) > self.most_connections and not here:
            self.transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        _stop(self._timer)
        _stop(self._stalled)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request, if that does not get too long."""
        self._unasked += len(data)
        super().data_received(data)
        if not self._upgraded and self._is_idle() and self._unasked > self.limits.head:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Give a browser that takes nothing of its answer so long to take some."""
        super().pause_writing()
        self._stalled = self.loop.call_later(self.limits.stalled, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: it has taken some."""
        _stop(self._stalled)
        super().resume_writing()

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        self._wait()
        super().on_response_complete()  # type: ignore[misc]  # uvicorn's, behind this class

    def handle_websocket_upgrade(self, *event: object) -> None:
        """Leave the connection to the protocol of WebSockets."""
        _stop(self._timer)
        self._upgraded = True
        super().handle_websocket_upgrade(*event)  # type: ignore[misc]

    def _wait(self) -> None:
        _stop(self._timer)
        self._unasked = 0
        self._timer = self.loop.call_later(self.limits.handshake, self._give_up)

    def _give_up(self) -> None:
        if self._is_idle():
            self.transport.abort()

    def _is_idle(self) -> bool:
        """Tell whether no request is being answered."""
        return self.cycle is None or bool(self.cycle.response_complete)


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


class FramesByCaller(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket that takes larger messages once the door has seen who it is."""

    def handle_connect(self, event: Request) -> None:
        """Give the app the means to take larger messages, before it runs."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # noqa: PLR2004  HTTP's "Switching Protocols"
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[FRAMES] = self._take_up_to

    def _take_up_to(self, size: int) -> None:
        self.conn.max_message_size = size


def patient_http(limits: Limits, here: Callable[[str], bool]) -> type[asyncio.Protocol]:
    """Make the protocol of HTTP that holds these limits; `here` tells loopback from the rest."""
    values = {
        "limits": limits,
        "most_connections": _files_for_visitors(limits),
        "here": staticmethod(here),
    }
    return type("ClubHTTP", (PatientHTTP, AutoHTTPProtocol), values)


def _files_for_visitors(limits: Limits) -> int:
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


def club_server(
    app: ASGIApp,
    while_up: Callable[[], AbstractContextManager[None]],
    *,
    limits: Limits,
    here: Callable[[str], bool],
    context: ssl.SSLContext | None,
) -> Server:
    """Make the server of `app` within its limits, by TLS where there is a context for it."""
    tune_interpreter()
    config = configuration(
        app,
        http=patient_http(limits, here),
        ws=FramesByCaller,
        ws_max_size=limits.frame,  # an organiser's WebSocket is given more
        ws_ping_interval=limits.silence / 2,
        ws_ping_timeout=limits.silence / 2,
    )
    secured = None if context is None else Secured(context=context, handshake=limits.handshake)
    return Server(config, while_up, secured=secured)
