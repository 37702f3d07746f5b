"""The server as one ASGI app: Flet's client and sessions behind what guards them, and its run."""

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

SESSION_KEPT = 3600  # seconds for which a browser that went away finds its session again
MOST_THREADS = 64  # more than phones of a club save at the same moment; idle ones cost little


def build_app(
    main: Callable[[Any], Any],
    *,
    address: Address,
    assets: Path,
    countersign: str,
    keys: security.Keys | None,
) -> ASGIApp:
    """Build the server's app around `main`, Flet's function of a page.

    With `keys` nobody gets anything without one of them; without, the machine's own people do.
    """
    open_page = messages.until_disconnected(main)

    async def session(scope: Scope, receive: Receive, send: Send) -> None:
        await messages.FilteredConnection(open_page, kept=SESSION_KEPT).serve(scope, receive, send)

    guards = guards_of(address, countersign, keys)
    if keys is not None:
        guards.append(Middleware(security.LinkAuth, keys=keys, port=address.port))
    return flet_app(session, assets, guards)


def guards_of(address: Address, countersign: str, keys: security.Keys | None) -> list[Middleware]:
    """List what a request passes first, whoever sends it."""
    names, port, beyond = address.names(), address.port, address.beyond_loopback
    public = security.read_origin(address.url.rstrip("/"))
    return [
        Middleware(security.Forwarded, public=public),
        Middleware(security.SecurityHeaders),
        Middleware(
            security.HostGuard, names=names, port=port, any_own_address=beyond, public=public
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
    """Put together Flet's files, its WebSocket with `session` behind it, and further routes.

    Where pages show the clock of a round, `has_clock`, they say that it stands still while the
    server is away.

    Flet's own assembly would add pages of documentation that load from elsewhere, an answer for
    sign-in services, and a header that opens every file to all sites.
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
    """Let saves wait for the disk without taking the threads in which others read.

    `asyncio.to_thread` has four threads more than the machine has cores: on a small computer, saves
    of six phones at once would hold up whoever joins with a code until the disk has answered.
    """
    pool = ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="waiting")
    asyncio.get_running_loop().set_default_executor(pool)  # ended with the loop


# --- the files of Flet's web client

SERVER_IS_THERE = "/is-there.txt"
"""What a page asks for to hear that the server is still there and lets it in."""
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
_PYTHON_SCRIPT = b'<script src="python.js"></script>'
"""Runs Python in a browser; here it runs on the server."""
_UNCOVERING = """
// The app names the page with its first screen.
new MutationObserver((_, watch) => {
  if (!document.title) return;
  watch.disconnect();
  uncover();
}).observe(document.querySelector("title"), { childList: true });
"""

WORTH_COMPRESSING = 1024  # bytes
GZIP_LEVEL = 7  # half the time of the highest level, a tenth of a percent larger
PACKAGE = Path(__file__).parent
MOST_KEPT = 100  # compressed files in memory; the web client with its fonts is some forty
CHUNK = 65_536  # bytes that are sent at once: a server keeps no more of a file for a slow phone
_OFFERED = re.compile(r"(^|[,\s])gzip\s*($|[,;])")
_DECLINED = re.compile(r"(^|[,\s])gzip\s*;\s*q=0(\.0*)?\s*($|,)")
_COMPRESSIBLE = (
    *(f"application/{kind}" for kind in ("javascript", "json", "octet-stream", "wasm")),
    *("font/otf", "font/ttf", "image/svg+xml", "text/css", "text/javascript", "text/plain"),
)


class CompressedFiles(StaticFiles):
    """Static files with gzip, each compressed once, and cheap repeat visits.

    The web client is 14 MB, of which gzip makes a third; Starlette's GZipMiddleware would spend
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
            # Flet's files keep their names from one version to the next, so no copy may be used
            # unasked. An ETag is weak, being of a file's two forms.
            response.headers["etag"] = "W/" + etag
        response.headers.update({"cache-control": "no-cache", "vary": "accept-encoding"})
        return response

    async def _in_gzip(self, response: FileResponse, etag: str) -> Response:
        """Find the compressed file; browsers that ask at the same time wait for the same work."""
        key = (str(response.path), etag)
        if key not in self._compressed:

            def compress() -> bytes:
                return gzip.compress(Path(response.path).read_bytes(), GZIP_LEVEL, mtime=0)

            self._compressed[key] = asyncio.create_task(asyncio.to_thread(compress))
            if len(self._compressed) > MOST_KEPT:
                del self._compressed[next(iter(self._compressed))]
        try:
            body = await asyncio.shield(self._compressed[key])
        except Exception:
            self._compressed.pop(key, None)
            raise

        async def chunks() -> AsyncIterator[bytes]:
            for start in range(0, len(body), CHUNK):
                yield body[start : start + CHUNK]

        headers = {"content-encoding": "gzip", "content-length": str(len(body))}
        headers |= {name: response.headers[name] for name in ("content-type", "last-modified")}
        return StreamingResponse(chunks(), headers=headers)


def _takes_gzip(scope: Scope) -> bool:
    """Tell whether the browser takes gzip; a part of a file is sent as it is."""
    headers = Headers(scope=scope)
    offers = ",".join(headers.getlist("accept-encoding")).lower()
    is_taken = _OFFERED.search(offers) is not None and _DECLINED.search(offers) is None
    return is_taken and scope["method"] == "GET" and "range" not in headers


def _is_worth_compressing(response: Response) -> TypeGuard[FileResponse]:
    return (
        isinstance(response, FileResponse)
        and int(response.headers["content-length"]) >= WORTH_COMPRESSING
        and response.headers["content-type"].startswith(_COMPRESSIBLE)
    )


FONT_MANIFEST = "assets/FontManifest.json"
CONNECTION_SCRIPT = "connection-lost.js"
OWN_FILES = {
    CONNECTION_SCRIPT: "connection_lost.js",
    FONT_MANIFEST: "FontManifest.json",
    "assets/fonts/MaterialIcons-Regular.otf": "icons.otf",
}
"""Files of this package, beside the client's or in place of them.

The client loads all fonts of the manifest before it draws: Flet's lists 22 that the app does not
use, and 9,000 icons. Fonts that a page names only once it is there lay out all text again.
"""
FIRST_CHROMIUM = 119  # draws with WebAssembly; other browsers draw with JavaScript
_CHROMIUM = re.compile(r"Chrome/(\d+)")


VERSION_PREFIX = "v-"
"""Begins the first part of an address with a version, such as `/v-0f1e/main.dart.wasm`."""
FOR_EVER = "private, max-age=31536000, immutable"
"""Cache-Control of a file whose address changes with the file: a browser asks once for it."""
_OF_PAGE = re.compile(
    rb"""\b(src|href)="(?!manifest\.json")([^/:"]+/)*[^/:"]+\.(?:js|png)"(?=[ />])"""
)
"""Scripts and pictures of Flet's page; the manifest names icons beside itself."""


class ClientFiles(CompressedFiles, FletStaticFiles):  # type: ignore[misc]  # carries no types
    """The files of Flet's web client; its page keeps its last screen while the server is away.

    The page names all files by addresses with a version, which browsers keep for ever: the next
    visit asks for the page alone. A change of any file changes the version of all.
    """

    has_clock = False
    """True if pages show the clock of a round."""

    def __init__(self, *, assets_dir: str, **options: Any) -> None:
        super().__init__(assets_dir=assets_dir, **options)
        self._started = time.time()
        own = [PACKAGE / name for name in OWN_FILES.values()]
        version = files_version((assets_dir, get_package_web_dir()), own)
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
            response.headers["cache-control"] = FOR_EVER
        return response

    def _keeps_address(self, path: str) -> bool:
        """Return True if the address has the version of the files, and its file is still that."""
        _, stat = self.lookup_path(path)
        is_current = PurePath(path).parts[:1] == (self._prefix,)
        return is_current and stat is not None and stat.st_mtime < self._started

    async def _page(self, response: FileResponse, scope: Scope) -> Response:
        """Return Flet's page with our cover and scripts, and addresses with the version."""
        base = f"/{self._prefix}/"
        page = await asyncio.to_thread(Path(response.path).read_bytes)
        page = _COVER_OF_FLET.sub(lambda _: _cover(), page).replace(_PYTHON_SCRIPT, b"")
        page = _OF_PAGE.sub(lambda match: _below(base, match), page)
        tag = f"<head>{_connection_script(scope, base, has_clock=self.has_clock)}"
        tag += f'<meta name="theme-color" content="{FELT}">'
        tag += "".join(
            f'<link rel="preload" href="{base}{file}" as="fetch" crossorigin>'
            for file in preloads(scope)
        )
        page = page.replace(b"<head>", tag.encode(), 1)
        page = page.replace(b"</head>", f"{_file_addresses(base)}</head>".encode(), 1)
        policy = security.content_policy(scope, security.script_hashes(page))
        headers = {"cache-control": "no-cache", "vary": "accept-encoding", security.CSP: policy}
        if _takes_gzip(scope):
            page = gzip.compress(page, GZIP_LEVEL, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(page, response.status_code, headers, media_type="text/html")


def files_version(folders: Iterable[str], files: Iterable[Path]) -> str:
    """Return a name for the state of files and of all below folders; it changes with any of them.

    Sizes and times are enough, and are read in a few milliseconds while the server starts.
    """
    stats = [(str(file), file.stat()) for file in files]
    for folder in folders:
        stats += [(entry.path, entry.stat()) for entry in _entries_below(folder)]
    state = hashlib.sha256()
    for path, stat in sorted(stats):
        state.update(f"{path} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return state.hexdigest()[:16]


def _entries_below(folder: str) -> Iterator[os.DirEntry[str]]:
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
    """List the files that a browser needs for the first frame, to be loaded while scripts start.

    What draws is among them for a browser that is known to take it; Flutter's loader chooses by
    the same signs.
    """
    files = [FONT_MANIFEST, *_fonts()]
    chromium = _CHROMIUM.search(Headers(scope=scope).get("user-agent", ""))
    if chromium and int(chromium[1]) >= FIRST_CHROMIUM:
        # Image codecs of its own a browser has where it trusts the address.
        weight = "" if security.is_trusted(scope) else "_heavy"
        files += ["main.dart.wasm", f"canvaskit/skwasm{weight}.wasm"]
    return files


@cache
def _fonts() -> list[str]:
    """List the fonts of the manifest by their addresses."""
    manifest = json.loads((PACKAGE / OWN_FILES[FONT_MANIFEST]).read_text("utf-8"))
    return [
        posixpath.normpath(posixpath.join("assets", font["asset"]))
        for family in manifest
        for font in family["fonts"]
    ]


@cache
def _cover() -> bytes:
    folder = files("scorekeeper.server")
    felt = (folder / "launch.html").read_text("utf-8").replace("%TITLE%", environment.APP_NAME)
    script = (folder / "uncover.js").read_text("utf-8") + _UNCOVERING
    return f"{felt}<script>{script}</script>".encode()


# --- WebSockets to their end


class WebSocketWatchdog:
    """An ASGI app of WebSockets that sees each to its end: Flet's would wait on for some."""

    def __init__(
        self, app: ASGIApp, *, last_words: float = 3.0, unresponsive: float = 30.0
    ) -> None:
        """Give a browser that has gone, and one that takes nothing, so many seconds to end."""
        self._app, self._last_words, self._unresponsive = app, last_words, unresponsive

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the app for one connection and return when both have ended."""
        inbox: asyncio.Queue[Message] = asyncio.Queue(maxsize=1)
        session = asyncio.ensure_future(self._app(scope, inbox.get, _forgiving(send)))
        browser = asyncio.create_task(self._listen(receive, inbox))
        try:
            await asyncio.wait({session, browser}, return_when=asyncio.FIRST_COMPLETED)
            if browser.done():
                await asyncio.wait({session}, timeout=self._last_words)
        finally:
            for task in (browser, session):
                if not task.done():
                    task.cancel()
                    await asyncio.wait({task})
                if not task.cancelled():
                    task.result()  # raises what it ended with

    async def _listen(self, receive: Receive, inbox: asyncio.Queue[Message]) -> None:
        """Hand on one message at a time until the browser has gone or the app is dead."""
        while True:
            message = await receive()
            try:
                async with asyncio.timeout(self._unresponsive):
                    await inbox.put(message)
            except TimeoutError:
                _log.warning("A session does not answer for %s s; closed.", self._unresponsive)
                return
            if message["type"] == "websocket.disconnect":
                return


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
            if not is_open or message["type"] not in {"websocket.send", "websocket.close"}:
                raise
            _log.debug("Not delivered: the server has closed.")
        is_open = is_open or message["type"] == "websocket.accept"

    return send_on


# --- uvicorn


class Server(uvicorn.Server):
    """Uvicorn that says when it is up and ends in order when it is told to stop."""

    def __init__(
        self,
        app: ASGIApp,
        while_up: Callable[[], contextlib.AbstractContextManager[None]],
        **options: Any,
    ) -> None:
        """Serve `app` inside the context of `while_up`, with some `options` of `uvicorn.Config`."""
        # A file to be imported comes in one piece.
        house: dict[str, Any] = {"ws": "websockets-sansio", "ws_max_size": 100_000_000}
        config = uvicorn.Config(
            app,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # no header may say where a request came from
            timeout_graceful_shutdown=6,
            **house | options,
        )
        super().__init__(config)
        self._while_up, self._up = while_up, contextlib.ExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._up.enter_context(self._while_up())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._up.close()
        await super().shutdown(sockets=sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at the first signal, at once at the second; uvicorn would raise it again."""
        del sig, frame
        self.force_exit = self.should_exit
        self.should_exit = True
