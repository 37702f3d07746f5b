"""The second door, when the network can reach the server: nobody without a key.

A one-time link brings its token to `/?token=…`; the first browser that comes with it gets
a cookie instead. Without that cookie there is neither a file nor a WebSocket.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from scorekeeper.serve.refusals import Refusal, answer, page, refuse, words_of
from scorekeeper.serve.request import header_values

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from scorekeeper.serve.keys import Keys

# A redirect would not do: a browser that followed a link from another site sends no
# SameSite=Strict cookie along the redirect, but does when this page itself moves on.
_MOVE_ON = '<meta http-equiv="refresh" content="0; url=/">\n'
_OPEN = '<p><a href="/">{}</a></p>'


class Gate:
    """ASGI middleware that lets in who holds a cookie, and exchanges links for cookies."""

    def __init__(self, app: ASGIApp, *, keys: Keys, port: int) -> None:
        """Stand before `app`; browsers share cookies among ports, so the name carries the port."""
        self._app = app
        self._keys = keys
        self._cookie = f"scorekeeper-{port}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, exchange its token, or refuse it."""
        token = _token(scope)
        if scope["type"] not in {"http", "websocket"} or self._is_inside(scope):
            if token:  # not spent: it may be meant for somebody else
                await _welcome(scope, send)
            else:
                await self._app(scope, receive, send)
            return
        cookie = self._keys.exchange(token) if token else None
        if cookie is not None:
            await _welcome(scope, send, (b"set-cookie", self._set_cookie(scope, cookie)))
            return
        await refuse(scope, receive, send, Refusal.SPENT_LINK if token else Refusal.NO_KEY)

    def _is_inside(self, scope: Scope) -> bool:
        return any(self._keys.opens(value) for value in _cookies(scope, self._cookie))

    def _set_cookie(self, scope: Scope, cookie: str) -> bytes:
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        line = f"{self._cookie}={cookie}; Path=/; HttpOnly; SameSite=Strict{secure}"
        return line.encode("ascii")


async def _welcome(scope: Scope, send: Send, *headers: tuple[bytes, bytes]) -> None:
    """Show a page that goes on to the app by itself, without the token in its address."""
    words = words_of(scope)
    more = _OPEN.format(escape(words.text("visitor-open")))
    body = page(words, "welcome", head=_MOVE_ON, more=more)
    await answer(scope, send, status=200, body=body, headers=headers)


def _token(scope: Scope) -> str | None:
    """Read the token of a link that is being opened; looking at it (HEAD) does not spend it."""
    if scope["type"] != "http" or scope["method"] != "GET" or scope["path"] != "/":
        return None
    asked = parse_qs(str(scope["query_string"], "latin-1"))
    return asked["token"][0] if "token" in asked else None


def _cookies(scope: Scope, name: str) -> list[str]:
    """List what the browser sent under a cookie's name; anyone on the host may add to it."""
    pairs = [pair for line in header_values(scope, b"cookie") for pair in line.split(";")]
    split = [pair.strip().partition("=") for pair in pairs]
    return [value for key, _, value in split if key == name]
