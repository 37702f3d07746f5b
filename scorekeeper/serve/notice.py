"""The page of the app, which tells by itself when the scorekeeper cannot be reached.

Flet's client tries again on its own but says nothing: a person would type into a dead screen.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from scorekeeper.serve.refusals import answer, words_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
    return (files("scorekeeper.serve") / "connection_lost.js").read_bytes()
