"""The files that a browser loads: Flet's web client with our own page, and their versions."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import posixpath
import re
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path, PurePath
from typing import Any, TypeGuard

from flet_web import get_package_web_dir
from flet_web.fastapi import FletStaticFiles
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from scorekeeper.server import environment, security

SERVER_IS_THERE = "/is-there.txt"
"""The path that a page requests to find out whether the server is there and lets it in."""
FELT = "#15513A"

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
            if _may_use_gzip(scope) and _is_worth_compressing(response):
                response = await self._compressed_response(response, etag)

            # Flet's files have the same names in all versions, so browsers must ask whether
            # their copy is current. The ETag is weak, because it is the same with and without gzip.
            response.headers["etag"] = "W/" + etag
        response.headers.setdefault("cache-control", "no-cache")
        response.headers["vary"] = "accept-encoding"
        return response

    async def _compressed_response(self, response: FileResponse, etag: str) -> Response:
        """Return a response with a compressed file; simultaneous requests share one compression.

        The content is kept for later requests with the same `etag`.
        """
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
        if "cache-control" in response.headers:
            headers["cache-control"] = response.headers["cache-control"]
        return StreamingResponse(chunks(), headers=headers)


def _may_use_gzip(scope: Scope) -> bool:
    """Return True if a request may be answered with gzip, so not for a part of a file."""
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

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response: Response = super().file_response(full_path, stat_result, scope, status_code)
        has_version = PurePath(self.get_path(scope)).parts[:1] == (self._prefix,)
        # The version was computed at the start. A file that has changed since has no version.
        is_current = has_version and stat_result.st_mtime < self._started
        if is_current and isinstance(response, FileResponse):
            response.headers["cache-control"] = CACHE_FOR_EVER
        return response

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and response.media_type == "text/html":
            return await self._page(response, scope)
        return response

    async def _page(self, response: FileResponse, scope: Scope) -> Response:
        """Return Flet's page with the app's own cover and scripts, and with versioned addresses."""
        base = f"/{self._prefix}/"
        page = await asyncio.to_thread(Path(response.path).read_bytes)

        # Replace parts of Flet's page.
        page = page.replace(_PYTHON_SCRIPT, b"")
        page = _COVER_OF_FLET.sub(lambda _: _cover(), page)
        page = _FILE_IN_PAGE.sub(lambda match: _with_address_below(base, match), page)

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
        if _may_use_gzip(scope):
            page = gzip.compress(page, GZIP_LEVEL, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(page, response.status_code, headers, media_type="text/html")


def files_version(folders: Iterable[str], files: Iterable[Path]) -> str:
    """Return a version of files and of all files in folders, which changes with any of the files.

    The version is a hash of paths, sizes and times, which takes a few milliseconds at the start.
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
    """Return the path of a file without its version, which may be older than the current one.

    A page that was opened before an update thus loads files of the new version.
    """
    parts = PurePath(path).parts
    if parts and parts[0].startswith(VERSION_PREFIX):
        parts = parts[1:]
    return PurePath(*parts).as_posix()


def _with_address_below(base: str, match: re.Match[bytes]) -> bytes:
    """Return the `src` or `href` of a match, with its file below the address `base`."""
    attribute, _, address = match[0].partition(b'="')
    return attribute + b'="' + base.encode() + address


def _file_addresses(base: str) -> str:
    """Return a script that makes Flet's client load files below `base`; it follows Flet's settings.

    The page itself stays at the root, since the paths of screens begin there.
    """
    settings = {
        "entrypointBaseUrl": base,
        "assetBase": base,
        "assetsDir": base,
        "canvasKitBaseUrl": f"{base}canvaskit/",
    }
    return f"<script>Object.assign(flet, {json.dumps(settings)});</script>"


def _connection_script(scope: Scope, base: str, *, has_clock: bool) -> str:
    """Return the tag of the script that keeps the last screen when the connection is lost.

    Args:
        scope: The request, whose language the words for the script have.
        base: Address of the files.
        has_clock: True if pages show the clock of a round.
    """
    words = security.request_words(scope)
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
    """Return the paths of the files that a browser should load at once, for the first frame.

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
    """Return the HTML that covers the page until the first screen is drawn."""
    folder = files("scorekeeper.server")
    cover = (folder / "launch.html").read_text("utf-8").replace("%TITLE%", environment.APP_NAME)
    script = (folder / "uncover.js").read_text("utf-8") + _UNCOVERING
    return f"{cover}<script>{script}</script>".encode()
