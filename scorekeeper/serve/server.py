"""Serving the app until somebody stops it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import uvicorn

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from types import FrameType

    from starlette.types import ASGIApp

LAST_CALL = 6
"""Seconds that open connections have to end when the server is stopped."""

LARGEST_MESSAGE = 100_000_000
"""Bytes that a browser may send at once: a file to be imported comes in one piece."""


class Server(uvicorn.Server):
    """Uvicorn that says when it is up and ends in order when it is told to stop."""

    def __init__(
        self, config: uvicorn.Config, while_up: Callable[[], AbstractContextManager[None]]
    ) -> None:
        """Serve as configured, inside the context of `while_up` as long as it can be reached."""
        super().__init__(config)
        self._while_up = while_up
        self._up = contextlib.ExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to answer, then say so."""
        await super().startup(sockets=sockets)
        self._up.enter_context(self._while_up())

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
    config = uvicorn.Config(
        app,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # no header may say where a request came from
        timeout_graceful_shutdown=LAST_CALL,
    )
    Server(config, while_up).run(sockets=[listener])
