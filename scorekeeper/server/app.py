"""The server as one ASGI app: the files of Flet's client, Flet's WebSocket, and their guards.

`build_app` makes the app of a game at home, `flet_app` the common part of that and a club's. Then
come the WebSocket, and the server of uvicorn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from flet_web.fastapi import app_manager
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scorekeeper.server import browser_messages, environment, security
from scorekeeper.server.address import Address
from scorekeeper.server.client_files import FELT, SERVER_IS_THERE, ClientFiles

_log = logging.getLogger(__name__)

SESSION_KEPT = 3600  # seconds for which a session without a browser is kept
MAX_THREADS = 64  # more than the phones of a club that save at once; idle threads cost little


def build_app(
    main: Callable[[Any], Any],
    *,
    address: Address,
    assets: Path,
    countersign: str,
    keys: security.Keys | None,
) -> ASGIApp:
    """Return the ASGI app of a server.

    Args:
        main: The app, as Flet's function of a page.
        address: The address of the server.
        assets: The folder of fonts and pictures.
        countersign: The secret by which a second start recognises the server.
        keys: The links and cookies that let browsers in; None lets everybody in who can reach
            the server, which are the people at this computer.
    """
    open_page = browser_messages.tolerate_disconnection(main)

    async def session(scope: Scope, receive: Receive, send: Send) -> None:
        await browser_messages.FilteredConnection(open_page, kept=SESSION_KEPT).serve(
            scope, receive, send
        )

    guards = guard_middleware(address, countersign, keys)
    if keys is not None:
        guards.append(Middleware(security.LinkAuth, keys=keys, port=address.port))
    return flet_app(session, assets, guards)


def guard_middleware(
    address: Address, countersign: str, keys: security.Keys | None
) -> list[Middleware]:
    """Return the middleware that guards a server; the outermost is first.

    Args:
        address: The address of the server.
        countersign: The secret by which a second start recognises the server.
        keys: Create the token of a link for the second start; None if links need no token.
    """
    public = security.read_origin(address.url.rstrip("/"))
    return [
        Middleware(security.ProxyHeaders, public=public),
        Middleware(security.SecurityHeaders),
        Middleware(
            security.HostGuard,
            names=address.names(),
            port=address.port,
            any_own_address=address.beyond_loopback,
            public=public,
        ),
        Middleware(security.HealthCheck, countersign=countersign, keys=keys),
    ]


def flet_app(
    session: ASGIApp,
    assets: Path,
    middleware: Sequence[Middleware],
    routes: Sequence[Route] = (),
    *,
    has_clock: bool = False,
) -> ASGIApp:
    """Return the ASGI app with the files of Flet's client and its WebSocket.

    Flet's own function would add pages of documentation that load from other sites, a route for
    sign-in services, and a header that opens every file to all sites.

    Args:
        session: The ASGI app of the WebSocket.
        assets: The folder of fonts and pictures.
        middleware: The middleware, the outermost first.
        routes: Further routes.
        has_clock: True if pages show the clock of a round. They then say that the clock has
            stopped while the server cannot be reached.
    """

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        use_many_threads()
        await app_manager.start()
        yield
        await app_manager.shutdown()

    async def wrong_method(request: Request, _error: Exception) -> Response:
        return security.Refusal.METHOD.page(request.scope)

    async def report_presence(_request: Request) -> Response:
        return Response(status_code=HTTPStatus.NO_CONTENT, headers=security.NO_STORE)

    async def manifest(_request: Request) -> Response:
        return JSONResponse(MANIFEST, media_type="application/manifest+json")

    client = ClientFiles(
        assets_dir=str(assets),
        app_name=environment.APP_NAME,
        app_short_name=MANIFEST["short_name"],
        app_description=MANIFEST["description"],
        no_cdn=True,
    )
    client.has_clock = has_clock
    return Starlette(
        routes=[
            *routes,
            WebSocketRoute("/ws", WebSocketWatchdog(session)),
            Route(SERVER_IS_THERE, report_presence),
            Route("/manifest.json", manifest),
            Mount("/", client),
        ],
        middleware=middleware,
        lifespan=lifespan,
        exception_handlers={405: wrong_method},
    )


def use_many_threads() -> None:
    """Give the event loop so many threads that readers need not wait for writers to the disk.

    By default `asyncio.to_thread` has four threads more than there are cores. On a small computer
    saving on six phones at once would delay everybody who joins with a code.
    """
    pool = ThreadPoolExecutor(MAX_THREADS, thread_name_prefix="waiting")
    asyncio.get_running_loop().set_default_executor(pool)  # ends with the loop


MANIFEST: dict[str, Any] = {
    "name": environment.APP_NAME,
    "short_name": "Canasta",
    "description": "Keeps the score while you play canasta with real cards.",
    "start_url": ".",
    "display": "standalone",
    "background_color": FELT,
    "theme_color": FELT,
    "icons": [
        {
            "src": f"icons/icon-{kind}{side}.png",
            "sizes": f"{side}x{side}",
            "type": "image/png",
            "purpose": "maskable" if kind else "any",
        }
        for kind in ("", "maskable-")
        for side in (192, 512)
    ],
}
"""The app on the home screen of a phone."""


# --- WebSockets


class WebSocketWatchdog:
    """An ASGI app around Flet's that ends each WebSocket in time; Flet may wait for ever."""

    def __init__(
        self, app: ASGIApp, *, closing_timeout: float = 3.0, receive_timeout: float = 30.0
    ) -> None:
        """Watch over an app.

        Args:
            app: The ASGI app of WebSockets.
            closing_timeout: Seconds in which the app must end after the browser has left.
            receive_timeout: Seconds in which the app must receive a message.
        """
        self._app = app
        self._closing_timeout = closing_timeout
        self._receive_timeout = receive_timeout

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the app for one connection, and return when both have ended."""
        inbox: asyncio.Queue[Message] = asyncio.Queue(maxsize=1)
        session = asyncio.ensure_future(self._app(scope, inbox.get, _send_unless_closed(send)))
        browser = asyncio.create_task(self._listen(receive, inbox))
        try:
            await asyncio.wait({session, browser}, return_when=asyncio.FIRST_COMPLETED)
            if browser.done():
                await asyncio.wait({session}, timeout=self._closing_timeout)
        finally:
            for task in (browser, session):
                if not task.done():
                    task.cancel()
                    await asyncio.wait({task})
                if not task.cancelled():
                    task.result()  # raises the error with which it ended

    async def _listen(self, receive: Receive, inbox: asyncio.Queue[Message]) -> None:
        """Put messages into `inbox` until the browser leaves, or the app stops receiving."""
        while True:
            message = await receive()
            try:
                async with asyncio.timeout(self._receive_timeout):
                    await inbox.put(message)
            except TimeoutError:
                _log.warning("A session has not answered for %s s.", self._receive_timeout)
                return
            if message["type"] == "websocket.disconnect":
                return


def _send_unless_closed(send: Send) -> Send:
    """Return a `send` that drops messages to a closed connection instead of raising an error."""
    is_open = False

    async def send_on(message: Message) -> None:
        nonlocal is_open
        try:
            await send(message)
        except OSError:
            _log.debug("Not delivered: the browser has left.")
        except RuntimeError:
            # The server raises this for such a message only if it has closed the connection.
            if not is_open or message["type"] not in {"websocket.send", "websocket.close"}:
                raise
            _log.debug("Not delivered: the server has closed.")
        is_open = is_open or message["type"] == "websocket.accept"

    return send_on


# --- uvicorn


class Server(uvicorn.Server):
    """A server of uvicorn with a context while it is up; a signal shuts it down in order."""

    def __init__(
        self,
        app: ASGIApp,
        running_context: Callable[[], contextlib.AbstractContextManager[None]],
        **options: Any,
    ) -> None:
        """Serve an app.

        Args:
            app: The ASGI app.
            running_context: Makes a context that lasts while the server is up.
            options: Options of `uvicorn.Config`.
        """
        # Messages may be large, because a file that is imported arrives in a single one.
        defaults: dict[str, Any] = {"ws": "websockets-sansio", "ws_max_size": 100_000_000}
        config = uvicorn.Config(
            app,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # `security.ProxyHeaders` reads them
            timeout_graceful_shutdown=6,
            **defaults | options,
        )
        super().__init__(config)
        self._while_up = running_context
        self._up = contextlib.ExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the server and enter the context."""
        await super().startup(sockets=sockets)
        self._up.enter_context(self._while_up())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Leave the context and stop the server."""
        self._up.close()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order at the first signal, at once at the second.

        Uvicorn itself would raise the signal again after the shutdown.
        """
        del sig, frame
        self.force_exit = self.should_exit
        self.should_exit = True
