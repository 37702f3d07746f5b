"""The whole server as one ASGI app: Flet's client and sessions behind the doors."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from flet_web.fastapi import FletStaticFiles, app_manager
from starlette.applications import Starlette
from starlette.routing import Mount, WebSocketRoute

from scorekeeper.server.environment import APP_NAME, Doorbell
from scorekeeper.server.messages import Connection
from scorekeeper.server.security import ContentPolicy, Gate, Guard, SafeHeaders, script_hashes
from scorekeeper.server.static_files import Noticing, Pressed, fetch

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from scorekeeper.server.environment import Address
    from scorekeeper.server.security import Keys


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


SESSION_KEPT = 3600
"""Seconds for which a browser that went away finds its session again."""


def build_app(
    main: Callable[[Any], Any],
    *,
    address: Address,
    assets: Path,
    countersign: str,
    keys: Keys | None,
) -> ASGIApp:
    """Build the server's app around `main`, Flet's function of a page.

    `address` is where it listens, `countersign` what the note of the running app holds. With
    `keys` nobody gets anything without one of them; without, the machine's own people do.
    """
    policy = ContentPolicy()
    app: ASGIApp = Watched(flet_app(_Session(main), assets, policy))
    if keys is not None:
        app = Gate(app, keys=keys, port=address.port)
    app = Doorbell(app, countersign=countersign, keys=keys)
    app = Guard(
        app, names=address.names(), port=address.port, any_own_address=address.beyond_loopback
    )
    return SafeHeaders(app, policy=policy)


def flet_app(session: ASGIApp, assets: Path, policy: ContentPolicy) -> ASGIApp:
    """Put together Flet's files and its WebSocket, and nothing else.

    `session` is the end of each WebSocket.

    Flet's own assembly would add pages of documentation that load from elsewhere, an
    answer for sign-in services, and a header that opens every file to all sites.
    """
    files = FletStaticFiles(
        assets_dir=str(assets),
        app_name=APP_NAME,
        app_short_name="Canasta",
        app_description="Keeps score of canasta that is played with real cards.",
        no_cdn=True,
    )

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await app_manager.start()
        policy.scripts = script_hashes(await fetch(files, "/"))
        yield
        await app_manager.shutdown()

    routes = [WebSocketRoute("/ws", session), Mount("/", Noticing(Pressed(files)))]
    return Starlette(routes=routes, lifespan=lifespan)


class _Session:
    """The end of each WebSocket: an ASGI app that runs Flet's side of it."""

    def __init__(self, main: Callable[[Any], Any]) -> None:
        """Show `main` to every browser."""
        self._main = main

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run a session for one WebSocket."""
        await Connection(self._main, kept=SESSION_KEPT).serve(scope, receive, send)
