"""The WebSocket of one browser, from the handshake until it is gone.

Flet takes a lost connection badly in two ways. A message that it cannot deliver any more
ends its sending with an exception, and the session stays marked as connected: a reload then
finds a new, empty session, and the old one is never freed. And a browser that connects and
says nothing leaves a task that waits for ever. So what is sent into a lost connection is
dropped here, and what does not end after the connection ended is ended.

A connection is lost too when the server itself has closed it, since a browser did not answer its
pings in time: until the last bytes are gone it does not say so, and takes no message any more.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

_log = logging.getLogger(__name__)

_SAID = frozenset({"websocket.send", "websocket.close"})
"""What an app may send once its WebSocket is open."""

LAST_WORDS = 3.0
"""Seconds that the app has to end a session's connection after the browser has gone."""

DEAF = 30.0
"""Seconds after which an app that takes no further message is held to be dead."""


class Watched:
    """ASGI middleware that sees every WebSocket to its end."""

    def __init__(self, app: ASGIApp, *, last_words: float = LAST_WORDS, deaf: float = DEAF) -> None:
        """Stand before `app`; both times are in seconds."""
        self._app = app
        self._last_words = last_words
        self._deaf = deaf

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the app for one connection and return when both have ended."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        inbox: asyncio.Queue[Message] = asyncio.Queue(maxsize=1)
        session = asyncio.ensure_future(self._app(scope, inbox.get, _forgiving(send)))
        browser = asyncio.create_task(self._listen(receive, inbox))
        try:
            await asyncio.wait({session, browser}, return_when=asyncio.FIRST_COMPLETED)
            if browser.done():
                await asyncio.wait({session}, timeout=self._last_words)
        finally:
            await _end(browser)
            await _end(session)

    async def _listen(self, receive: Receive, inbox: asyncio.Queue[Message]) -> None:
        """Hand on one message at a time until the browser has gone or the app is deaf."""
        while True:
            message = await receive()
            try:
                async with asyncio.timeout(self._deaf):
                    await inbox.put(message)
            except TimeoutError:
                _log.warning("A session has not answered for %s seconds; closed.", self._deaf)
                return
            if message["type"] == "websocket.disconnect":
                return


async def _end(task: asyncio.Future[None]) -> None:
    """Cancel what still runs; let an error of what ended by itself come out."""
    if not task.done():
        task.cancel()
        await asyncio.wait({task})
    if not task.cancelled():
        task.result()


def _forgiving(send: Send) -> Send:
    """Drop what can no longer be delivered; the end of the connection is told by `receive`."""
    is_open = False

    async def send_on(message: Message) -> None:
        nonlocal is_open
        try:
            await send(message)
        except OSError:
            _log.debug("Not delivered: the browser has gone.")
        except RuntimeError:
            # Against such a message a server has nothing but that it has closed meanwhile.
            if not is_open or message["type"] not in _SAID:
                raise
            _log.debug("Not delivered: the server has closed.")
        is_open = is_open or message["type"] == "websocket.accept"

    return send_on
