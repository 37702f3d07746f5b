"""Files on their way to a phone, made small once.

The web client is 14 MB of WebAssembly, script and fonts; gzip makes it a third. Each file
is pressed when the first browser asks for it and kept in memory as long as the server runs.
A browser that comes back asks whether its copy is still good and gets a word for an answer.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from scorekeeper.server.security import answer, header_values, words_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


if TYPE_CHECKING:
    Head = dict[bytes, bytes]

WORTH_PRESSING = 1024
"""Bytes below which a file goes out as it is."""

MOST_KEPT = 100
"""Pressed files in memory at most; the web client with its fonts is some forty."""

PIECE = 65_536
"""Bytes that are sent at once: a server keeps no more of a file for a slow phone."""

_LEVEL = 6  # a third of the time of the highest level, half a percent larger

_OFFERED = re.compile(r"(^|[,\s])gzip\s*($|[,;])")
_DECLINED = re.compile(r"(^|[,\s])gzip\s*;\s*q=0(\.0*)?\s*($|,)")

# No pages: they are small, and every address that is not a file's shows the same one.
_PRESSABLE = (
    "application/javascript",
    "application/json",
    "application/octet-stream",
    "application/wasm",
    "font/otf",
    "font/ttf",
    "image/svg+xml",
    "text/css",
    "text/javascript",
    "text/plain",
)


class Pressed:
    """ASGI middleware for static files: gzip, kept by path and ETag, and cheap repeat visits."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before `app`, whose every whole answer carries an ETag and a length."""
        self._app = app
        self._kept: dict[tuple[str, bytes], asyncio.Task[bytes]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with the pressed file where the browser takes it, else pass the request on."""
        send = _revalidating(send)
        if scope["type"] == "http" and scope["method"] == "GET" and _takes_gzip(scope):
            # The head alone says whether and what there is to press.
            status, head, _ = await _collect(self._app, {**scope, "method": "HEAD"})
            if status == 200 and _worth_pressing(head):  # noqa: PLR2004  HTTP's "OK"
                await _send_pressed(send, head, await self._pressed(scope, head[b"etag"]))
                return
        await self._app(scope, receive, send)

    async def _pressed(self, scope: Scope, etag: bytes) -> bytes:
        """Find the pressed file; browsers that ask at the same time wait for the same work."""
        key = (scope["path"], etag)
        if key not in self._kept:
            self._kept[key] = asyncio.create_task(_press(self._app, scope))
            if len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        try:
            return await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)
            raise


async def fetch(app: ASGIApp, path: str) -> bytes:
    """Read a file of a static app the way a browser would, without a network."""
    scope: Scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode("ascii"),
        "query_string": b"",
        "root_path": "",
        "headers": [],
    }
    return (await _collect(app, scope))[2]


async def _press(app: ASGIApp, scope: Scope) -> bytes:
    _, _, body = await _collect(app, scope)
    return await asyncio.to_thread(gzip.compress, body, _LEVEL, mtime=0)


async def _collect(app: ASGIApp, scope: Scope) -> tuple[int, Head, bytes]:
    """Take in a whole answer: status, headers, body.

    The app hears nothing of the browser: when that goes away, the file is still read whole.
    """
    status, head, parts = 0, {}, []

    async def silence() -> Message:
        never: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        return await never

    async def take(message: Message) -> None:
        nonlocal status, head
        if message["type"] == "http.response.start":
            status, head = message["status"], dict(message["headers"])
        else:
            parts.append(message.get("body", b""))

    await app(scope, silence, take)
    return status, head, b"".join(parts)


def _takes_gzip(scope: Scope) -> bool:
    """Tell whether the browser takes gzip; a part of a file is sent as it is."""
    if header_values(scope, b"range"):
        return False
    offers = ",".join(header_values(scope, b"accept-encoding")).lower()
    return _OFFERED.search(offers) is not None and _DECLINED.search(offers) is None


def _worth_pressing(head: Head) -> bool:
    kind = head.get(b"content-type", b"").decode("latin-1")
    return (
        b"etag" in head
        and b"content-encoding" not in head
        and int(head.get(b"content-length", b"0")) >= WORTH_PRESSING
        and kind.startswith(_PRESSABLE)
    )


async def _send_pressed(send: Send, head: Head, body: bytes) -> None:
    """Send a pressed file under its own length."""
    kept = {name: value for name, value in head.items() if name != b"accept-ranges"}
    length = str(len(body)).encode("ascii")
    headers = list({**kept, b"content-length": length, b"content-encoding": b"gzip"}.items())
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    for start in range(0, len(body), PIECE):
        end = start + PIECE
        piece = {"body": body[start:end], "more_body": end < len(body)}
        await send({"type": "http.response.body", **piece})


def _revalidating(send: Send) -> Send:
    """Let browsers keep every file, and ask each time whether it is still the same.

    Flet's files keep their names from one version to the next, so no copy may be used unasked.
    An ETag turns weak, being of a file's two forms.
    """

    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start":
            head = dict(message["headers"])
            if b"etag" in head:
                head[b"etag"] = b"W/" + head[b"etag"].removeprefix(b"W/")
            head |= {b"cache-control": b"no-cache", b"vary": b"accept-encoding"}
            message["headers"] = list(head.items())
        await send(message)

    return send_on


PATH = "/connection-lost.js"
_HEAD, _HTML = b"<head>", b"text/html"
_WHOLE = (b"content-length", b"etag", b"last-modified")
"""Headers that hold for the page as it was."""


class Noticing:
    """ASGI middleware for static files that puts the script of the notice into every page."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before `app`, whose pages come in one piece."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Give the script itself, or what the app gives, its pages with the script in them."""
        if scope["type"] == "http" and scope["path"] == PATH:
            await answer(scope, send, status=200, body=_script(), kind="text/javascript")
            return
        await self._app(scope, receive, _with_script(scope, send))


def _with_script(scope: Scope, send: Send) -> Send:
    start: Message | None = None
    parts: list[bytes] = []

    async def send_on(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start" and _is_page(message):
            start = message
            return
        if start is None:
            await send(message)
            return
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            page = b"".join(parts).replace(_HEAD, _HEAD + _tag(scope), 1)
            length = [(b"content-length", b"%d" % len(page))] if page else []
            kept = [(name, value) for name, value in start["headers"] if name not in _WHOLE]
            await send({**start, "headers": [*kept, *length]})
            await send({"type": "http.response.body", "body": page})

    return send_on


def _is_page(start: Message) -> bool:
    return any(key == b"content-type" and _HTML in value for key, value in start["headers"])


def _tag(scope: Scope) -> bytes:
    lost = escape(words_of(scope).text("visitor-connection-lost"))
    return f'<script src="{PATH}" data-lost="{lost}"></script>'.encode()


@cache
def _script() -> bytes:
    return (files("scorekeeper.server") / "connection_lost.js").read_bytes()
