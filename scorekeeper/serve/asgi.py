"""The whole server as one ASGI app: Flet's client and sessions behind the doors."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from flet_web.fastapi import (  # type: ignore[import-untyped]  # carries no type information
    FletStaticFiles,
    app_manager,
)
from starlette.applications import Starlette
from starlette.routing import Mount, WebSocketRoute

from scorekeeper.serve.compression import Pressed, fetch
from scorekeeper.serve.connection import Watched
from scorekeeper.serve.doorbell import Doorbell
from scorekeeper.serve.folders import APP_NAME
from scorekeeper.serve.gate import Gate
from scorekeeper.serve.guard import Guard
from scorekeeper.serve.headers import ContentPolicy, SafeHeaders, script_hashes
from scorekeeper.serve.messages import Connection
from scorekeeper.serve.notice import Noticing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from starlette.types import ASGIApp, Receive, Scope, Send

    from scorekeeper.serve.address import Address
    from scorekeeper.serve.keys import Keys

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
