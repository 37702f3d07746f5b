"""Serving the app until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import uvicorn

from scorekeeper.server.limits import LARGEST_MESSAGE

if TYPE_CHECKING:
    import socket
    import ssl
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager
    from types import FrameType

    from starlette.types import ASGIApp


LAST_CALL = 6
"""Seconds that open connections have to end when the server is stopped."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Secured:
    """What a server needs for TLS."""

    context: ssl.SSLContext
    handshake: float
    """Seconds that a browser has for it."""


class Server(uvicorn.Server):
    """Uvicorn that says when it is up and ends in order when it is told to stop."""

    def __init__(
        self,
        config: uvicorn.Config,
        while_up: Callable[[], AbstractContextManager[None]],
        *,
        secured: Secured | None = None,
    ) -> None:
        """Serve as configured, inside the context of `while_up` as long as it can be reached."""
        super().__init__(config)
        self._while_up, self._secured = while_up, secured
        self._up = contextlib.ExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to answer, then say so."""
        if self._secured is None:
            await super().startup(sockets=sockets)
        else:
            # Uvicorn would give a browser a whole minute to begin with TLS.
            await super().startup(sockets=[])
            await self._listen(sockets or [], self._secured)
        self._up.enter_context(self._while_up())

    async def _listen(self, sockets: Sequence[socket.socket], secured: Secured) -> None:
        loop, config = asyncio.get_running_loop(), self.config

        def protocol() -> asyncio.Protocol:
            made: Callable[..., asyncio.Protocol] = config.http_protocol_class
            return made(
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        for one in sockets:
            server = await loop.create_server(
                protocol,
                sock=one,
                ssl=secured.context,
                ssl_handshake_timeout=secured.handshake,
                backlog=config.backlog,
            )
            self.servers.append(server)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that it ends, then close every connection."""
        self._up.close()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at the first signal, at once at the second.

        Uvicorn would raise the signal again when all is closed; an app that was asked to
        stop and did so has ended well.
        """
        del sig, frame
        self.force_exit = self.should_exit
        self.should_exit = True


def serve_until_stopped(
    app: ASGIApp, listener: socket.socket, while_up: Callable[[], AbstractContextManager[None]]
) -> None:
    """Serve `app` in this thread until SIGINT or SIGTERM, with one worker and a quiet log."""
    Server(configuration(app), while_up).run(sockets=[listener])


def configuration(app: ASGIApp, **ways: Any) -> uvicorn.Config:
    """Configure uvicorn; `ways` are its options where they differ from those of a house."""
    house: dict[str, Any] = {"ws": "websockets-sansio", "ws_max_size": LARGEST_MESSAGE}
    return uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # no header may say where a request came from
        timeout_graceful_shutdown=LAST_CALL,
        **house | ways,
    )
