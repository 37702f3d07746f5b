"""A phone too slow to answer the server's pings, at a real server that talks on meanwhile."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from scorekeeper.server.app import Server, WebSocketWatchdog

PATIENCE = 0.2
"""Seconds between two pings, and for the answer to one."""
SMALL = 4096
"""Bytes that the two ends of the connection are asked to hold for each other."""
FIRST, NEXT = bytes(40_000), bytes(100)
"""More than a connection holds for somebody who takes nothing, and what follows it."""
HANDSHAKE = (
    "GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Talker:
    """An app that sends and hears at the same time, and ends with its sending, as Flet's does."""

    def __init__(self) -> None:
        self.has_heard, self.has_ended = asyncio.Event(), asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if scope["type"] == "lifespan":
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        await send({"type": "websocket.accept"})
        talking = asyncio.create_task(self._talk(send))
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.has_heard.set()
        await talking
        self.has_ended.set()

    async def _talk(self, send: Send) -> None:
        await send({"type": "websocket.send", "bytes": FIRST})
        while not self.has_heard.is_set():
            await send({"type": "websocket.send", "bytes": NEXT})
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def serving(app: ASGIApp) -> AsyncIterator[int]:
    """The port at which an app is served by uvicorn, as ours is, but with little patience."""
    listener = socket.create_server(("127.0.0.1", 0))
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    server = Server(
        app, contextlib.nullcontext, ws_ping_interval=PATIENCE, ws_ping_timeout=PATIENCE
    )
    running = asyncio.create_task(server.serve(sockets=[listener]))
    yield listener.getsockname()[1]
    server.should_exit = True
    await running


@pytest.mark.thorough
async def test_a_phone_that_was_given_up_leaves_nothing_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = Talker()
    async with serving(WebSocketWatchdog(app)) as port:
        phone = socket.socket()
        phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        phone.connect(("127.0.0.1", port))
        reader, writer = await asyncio.open_connection(sock=phone, limit=SMALL)
        writer.write(HANDSHAKE.format(port=port).encode())
        await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(4 * PATIENCE)  # it takes no more, and answers no ping
        with contextlib.suppress(ConnectionError):
            while await reader.read(SMALL):  # now it does, and comes to the end
                pass
        await asyncio.wait_for(app.has_heard.wait(), 5)
        await asyncio.wait_for(app.has_ended.wait(), 5)
        writer.close()
    assert [entry for entry in caplog.records if entry.levelno >= logging.ERROR] == []
