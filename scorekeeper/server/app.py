"""The server as one ASGI app: the files of Flet's client, Flet's WebSocket, and their guards.

`build_app` makes the app of a game at home, `flet_app` the common part of that and a club's. Then
come the files that a browser loads (`ClientFiles`), the WebSocket, and the server of uvicorn.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import json
import logging
import os
import posixpath
import re
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from html import escape
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path, PurePath
from types import FrameType
from typing import Any, TypeGuard

import uvicorn
from flet_web import get_package_web_dir
from flet_web.fastapi import FletStaticFiles, app_manager
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scorekeeper.server import environment, messages, security
from scorekeeper.server.address import Address

_log = logging.getLogger(__name__)

SESSION_KEPT = 3600  # seconds for which a session without a browser is kept
MAX_THREADS = 64  # more than phones of a club save at the same moment; idle ones cost little


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
    open_page = messages.until_disconnected(main)

    async def session(scope: Scope, receive: Receive, send: Send) -> None:
        await messages.FilteredConnection(open_page, kept=SESSION_KEPT).serve(scope, receive, send)

    guards = guards_of(address, countersign, keys)
    if keys is not None:
        guards.append(Middleware(security.LinkAuth, keys=keys, port=address.port))
    return flet_app(session, assets, guards)


def guards_of(address: Address, countersign: str, keys: security.Keys | None) -> list[Middleware]:
    """Return the middleware that every request passes first."""
    public = security.read_origin(address.url.rstrip("/"))
    return [
        Middleware(security.Forwarded, public=public),
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
        has_clock: Pages show the clock of a round, and say that it stands still while the server
            is away.
    """

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        use_many_threads()
        await app_manager.start()
        yield
        await app_manager.shutdown()

    async def wrong_method(request: Request, _error: Exception) -> Response:
        return security.Refusal.METHOD.page(request.scope)

    async def is_there(_request: Request) -> Response:
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
            Route(SERVER_IS_THERE, is_there),
            Route("/manifest.json", manifest),
            Mount("/", client),
        ],
        middleware=middleware,
        lifespan=lifespan,
        exception_handlers={405: wrong_method},
    )


def use_many_threads() -> None:
    """Use enough threads, so that readers need not wait while saves wait for the disk.

    By default `asyncio.to_thread` has four threads more than there are cores. On a small computer
    the saves of six phones at once would hold up everybody who joins with a code.
    """
    pool = ThreadPoolExecutor(MAX_THREADS, thread_name_prefix="waiting")
    asyncio.get_running_loop().set_default_executor(pool)  # ends with the loop


# --- the files of Flet's web client

SERVER_IS_THERE = "/is-there.txt"
"""The path that a page requests to find out whether the server is there and lets it in."""
FELT = "#15513A"
MANIFEST: dict[str, Any] = {
    "name": environment.APP_NAME,
    "short_name": "Canasta",
    "description": "Keeps score of canasta that is played with real cards.",
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

_COVER_OF_FLET = re.compile(rb'<div id="loading".*?</div>', re.DOTALL)
"""Flet's picture of a page that loads, which our own cover replaces."""
_PYTHON_SCRIPT = b'<script src="python.js"></script>'
"""The script that runs Python in the browser, which a page of a server does not need."""
_UNCOVERING = """
// The app names the page with its first screen.
new MutationObserver((_, watch) => {
  if (!document.title) return;
  watch.disconnect();
  uncover();
}).observe(document.querySelector("title"), { childList: true });
"""
"""Removes the cover; `uncover.js` defines `uncover`."""

MIN_COMPRESSED_SIZE = 1024  # bytes
GZIP_LEVEL = 7  # half the time of the highest level, a tenth of a percent larger
PACKAGE = Path(__file__).parent
MAX_COMPRESSED_FILES = 100  # in memory; the web client with its fonts has some forty
CHUNK = 65_536  # bytes that are sent at once, so that a slow phone holds no more in memory
_OFFERED = re.compile(r"(^|[,\s])gzip\s*($|[,;])")
"""Finds gzip in a header Accept-Encoding."""
_DECLINED = re.compile(r"(^|[,\s])gzip\s*;\s*q=0(\.0*)?\s*($|,)")
"""Finds gzip with the quality 0, which means that it is not accepted."""
_COMPRESSIBLE = (
    *(f"application/{kind}" for kind in ("javascript", "json", "octet-stream", "wasm")),
    *("font/otf", "font/ttf", "image/svg+xml", "text/css", "text/javascript", "text/plain"),
)


class CompressedFiles(StaticFiles):
    """Static files that are compressed by gzip, each once.

    The web client has 14 MB, a third of that with gzip. Starlette's `GZipMiddleware` would spend
    a second of the server's only thread on it for every phone.
    """

    def __init__(self, **options: Any) -> None:
        self._compressed: dict[tuple[str, str], asyncio.Task[bytes]] = {}
        super().__init__(**options)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        headers = response.headers
        if "etag" in headers:
            etag = headers["etag"]
            if _takes_gzip(scope) and _is_worth_compressing(response):
                response = await self._in_gzip(response, etag)

            # Flet's files have the same names in all versions, so browsers must ask whether
            # their copy is current. The ETag is weak, because it stands for both forms.
            response.headers["etag"] = "W/" + etag
        response.headers.update({"cache-control": "no-cache", "vary": "accept-encoding"})
        return response

    async def _in_gzip(self, response: FileResponse, etag: str) -> Response:
        """Return the compressed file; simultaneous requests wait for one compression."""
        key = (str(response.path), etag)
        if key not in self._compressed:

            def compress() -> bytes:
                return gzip.compress(Path(response.path).read_bytes(), GZIP_LEVEL, mtime=0)

            self._compressed[key] = asyncio.create_task(asyncio.to_thread(compress))
            if len(self._compressed) > MAX_COMPRESSED_FILES:
                oldest = next(iter(self._compressed))
                del self._compressed[oldest]
        try:
            body = await asyncio.shield(self._compressed[key])
        except Exception:
            self._compressed.pop(key, None)
            raise

        async def chunks() -> AsyncIterator[bytes]:
            for start in range(0, len(body), CHUNK):
                yield body[start : start + CHUNK]

        headers = {
            "content-encoding": "gzip",
            "content-length": str(len(body)),
            "content-type": response.headers["content-type"],
            "last-modified": response.headers["last-modified"],
        }
        return StreamingResponse(chunks(), headers=headers)


def _takes_gzip(scope: Scope) -> bool:
    """Return True for a request that may be answered with gzip; not for a part of a file."""
    headers = Headers(scope=scope)
    if scope["method"] != "GET" or "range" in headers:
        return False
    offers = ",".join(headers.getlist("accept-encoding")).lower()
    return _OFFERED.search(offers) is not None and _DECLINED.search(offers) is None


def _is_worth_compressing(response: Response) -> TypeGuard[FileResponse]:
    """Return True for a file of a type and size that gzip makes smaller."""
    return (
        isinstance(response, FileResponse)
        and int(response.headers["content-length"]) >= MIN_COMPRESSED_SIZE
        and response.headers["content-type"].startswith(_COMPRESSIBLE)
    )


FONT_MANIFEST = "assets/FontManifest.json"
CONNECTION_SCRIPT = "connection-lost.js"
OWN_FILES = {
    CONNECTION_SCRIPT: "connection_lost.js",
    FONT_MANIFEST: "FontManifest.json",
    "assets/fonts/MaterialIcons-Regular.otf": "icons.otf",
}
"""Files of this package, in addition to the client's or in place of them.

The client loads all fonts of the manifest before it draws, and Flet's manifest has 22 that the app
does not use, and 9,000 icons. A font that a page loads later makes it lay out all text again.
"""
MIN_WASM_CHROMIUM = 119
"""The first Chromium in which Flutter draws with WebAssembly; others draw with JavaScript."""
_CHROMIUM = re.compile(r"Chrome/(\d+)")


VERSION_PREFIX = "v-"
"""The beginning of an address with a version, such as `/v-0f1e/main.dart.wasm`."""
CACHE_FOR_EVER = "private, max-age=31536000, immutable"
"""The Cache-Control of a file whose address changes with the file."""
_FILE_IN_PAGE = re.compile(
    rb"""\b(src|href)="(?!manifest\.json")([^/:"]+/)*[^/:"]+\.(?:js|png)"(?=[ />])"""
)
"""A script or picture in Flet's page. The manifest is left out, because its icons are relative."""


class ClientFiles(CompressedFiles, FletStaticFiles):  # type: ignore[misc]  # carries no types
    """The files of Flet's web client, with our own page.

    The page refers to all files by addresses with a version, which browsers cache for ever; at the
    next visit they request the page alone. A change of any file changes the version of all. The
    page shows its last screen while the server is away.
    """

    has_clock = False
    """True if pages show the clock of a round."""

    def __init__(self, *, assets_dir: str, **options: Any) -> None:
        super().__init__(assets_dir=assets_dir, **options)
        self._started = time.time()
        own_files = [PACKAGE / name for name in OWN_FILES.values()]
        version = files_version((assets_dir, get_package_web_dir()), own_files)
        self._prefix = f"{VERSION_PREFIX}{version}"

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        plain = without_version(path)
        own = OWN_FILES.get(plain)
        if own is None:
            found: tuple[str, os.stat_result | None] = super().lookup_path(plain)
            return found
        file = PACKAGE / own
        return str(file), file.stat()

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and response.media_type == "text/html":
            return await self._page(response, scope)
        if response.status_code == HTTPStatus.OK and self._keeps_address(path):
            response.headers["cache-control"] = CACHE_FOR_EVER
        return response

    def _keeps_address(self, path: str) -> bool:
        """Return True if an address has the current version, and its file has not changed since."""
        if PurePath(path).parts[:1] != (self._prefix,):
            return False
        _, stat = self.lookup_path(path)
        return stat is not None and stat.st_mtime < self._started

    async def _page(self, response: FileResponse, scope: Scope) -> Response:
        """Return Flet's page with our cover and scripts, and with addresses of this version."""
        base = f"/{self._prefix}/"
        page = await asyncio.to_thread(Path(response.path).read_bytes)

        # Replace parts of Flet's page.
        page = page.replace(_PYTHON_SCRIPT, b"")
        page = _COVER_OF_FLET.sub(lambda _: _cover(), page)
        page = _FILE_IN_PAGE.sub(lambda match: _below(base, match), page)

        # Add our own tags.
        first_tags = [
            _connection_script(scope, base, has_clock=self.has_clock),
            f'<meta name="theme-color" content="{FELT}">',
        ]
        first_tags += [
            f'<link rel="preload" href="{base}{file}" as="fetch" crossorigin>'
            for file in preloads(scope)
        ]
        head = "<head>" + "".join(first_tags)
        page = page.replace(b"<head>", head.encode(), 1)
        page = page.replace(b"</head>", f"{_file_addresses(base)}</head>".encode(), 1)

        # Answer with the policy that allows the inline scripts of the finished page.
        policy = security.content_policy(scope, security.script_hashes(page))
        headers = {"cache-control": "no-cache", "vary": "accept-encoding", security.CSP: policy}
        if _takes_gzip(scope):
            page = gzip.compress(page, GZIP_LEVEL, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(page, response.status_code, headers, media_type="text/html")


def files_version(folders: Iterable[str], files: Iterable[Path]) -> str:
    """Return a version of files and of all files in folders, which changes with any of them.

    It is a hash of their sizes and times, which takes a few milliseconds at the start.
    """
    stats = [(str(file), file.stat()) for file in files]
    for folder in folders:
        stats += [(entry.path, entry.stat()) for entry in _entries_below(folder)]
    state = hashlib.sha256()
    for path, stat in sorted(stats):
        state.update(f"{path} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return state.hexdigest()[:16]


def _entries_below(folder: str) -> Iterator[os.DirEntry[str]]:
    """Yield all files in a folder and its folders."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from _entries_below(entry.path)
            else:
                yield entry


def without_version(path: str) -> str:
    """Return the path of a file without a version, which may be an older one.

    A page that was opened before an update goes on with files of the new version.
    """
    parts = PurePath(path).parts
    if parts and parts[0].startswith(VERSION_PREFIX):
        parts = parts[1:]
    return PurePath(*parts).as_posix()


def _below(base: str, match: re.Match[bytes]) -> bytes:
    """Return an attribute of the page with its file at the address with the version."""
    attribute, _, address = match[0].partition(b'="')
    return attribute + b'="' + base.encode() + address


def _file_addresses(base: str) -> str:
    """Return a script, to follow Flet's settings, after which its client finds files below `base`.

    The page itself stays at the root: the addresses of screens are below that.
    """
    settings = {
        "entrypointBaseUrl": base,
        "assetBase": base,
        "assetsDir": base,
        "canvasKitBaseUrl": f"{base}canvaskit/",
    }
    return f"<script>Object.assign(flet, {json.dumps(settings)});</script>"


def _connection_script(scope: Scope, base: str, *, has_clock: bool) -> str:
    """Return the script that keeps the last screen of a page, with its words."""
    words = security.words_of(scope)
    shows = "clock" if has_clock else "scores"
    attributes = {
        "src": f"{base}{CONNECTION_SCRIPT}",
        "data-server": SERVER_IS_THERE,
        "data-lost": words.text("visitor-connection-lost"),
        # The browser fills in the time.
        "data-since": words.text("visitor-connection-since", shows=shows, time="%"),
    }
    written = " ".join(f'{name}="{escape(value)}"' for name, value in attributes.items())
    return f"<script {written}></script>"


def preloads(scope: Scope) -> list[str]:
    """Return the files that a browser needs for the first frame, so that it loads them at once.

    For Chromium these include Flutter's renderer, which Flutter's loader chooses in the same way.
    """
    files = [FONT_MANIFEST, *_fonts()]
    chromium = _CHROMIUM.search(Headers(scope=scope).get("user-agent", ""))
    if chromium and int(chromium[1]) >= MIN_WASM_CHROMIUM:
        # If the browser does not trust the address, the renderer cannot use its image codecs.
        weight = "" if security.is_trusted(scope) else "_heavy"
        files += ["main.dart.wasm", f"canvaskit/skwasm{weight}.wasm"]
    return files


@cache
def _fonts() -> list[str]:
    """Return the addresses of the fonts in the manifest."""
    manifest = json.loads((PACKAGE / OWN_FILES[FONT_MANIFEST]).read_text("utf-8"))
    return [
        posixpath.normpath(posixpath.join("assets", font["asset"]))
        for family in manifest
        for font in family["fonts"]
    ]


@cache
def _cover() -> bytes:
    """Return the HTML that covers the page until the first screen is there."""
    folder = files("scorekeeper.server")
    cover = (folder / "launch.html").read_text("utf-8").replace("%TITLE%", environment.APP_NAME)
    script = (folder / "uncover.js").read_text("utf-8") + _UNCOVERING
    return f"{cover}<script>{script}</script>".encode()


# --- WebSockets


class WebSocketWatchdog:
    """An ASGI app around Flet's that ends each WebSocket in time; Flet waits for some for ever."""

    def __init__(
        self, app: ASGIApp, *, closing_timeout: float = 3.0, receive_timeout: float = 30.0
    ) -> None:
        """Watch over an app.

        Args:
            app: The ASGI app of WebSockets.
            closing_timeout: Seconds to end, after the browser has left.
            receive_timeout: Seconds to receive a message.
        """
        self._app = app
        self._closing_timeout = closing_timeout
        self._receive_timeout = receive_timeout

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the app for one connection, and return when both have ended."""
        inbox: asyncio.Queue[Message] = asyncio.Queue(maxsize=1)
        session = asyncio.ensure_future(self._app(scope, inbox.get, _ignoring_closed(send)))
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
        """Pass messages on until the browser leaves, or the app stops receiving."""
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


def _ignoring_closed(send: Send) -> Send:
    """Return a `send` that drops messages to a closed connection; `receive` reports its end."""
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
    """A server of uvicorn that has a context while it is up, and ends in order at a signal."""

    def __init__(
        self,
        app: ASGIApp,
        while_up: Callable[[], contextlib.AbstractContextManager[None]],
        **options: Any,
    ) -> None:
        """Serve an app.

        Args:
            app: The ASGI app.
            while_up: Makes a context that lasts while the server is up.
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
            proxy_headers=False,  # `security.Forwarded` reads them
            timeout_graceful_shutdown=6,
            **defaults | options,
        )
        super().__init__(config)
        self._while_up = while_up
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

        Uvicorn would also raise the signal again after its end.
        """
        del sig, frame
        self.force_exit = self.should_exit
        self.should_exit = True
