"""The second door, when the network can reach the server: nobody without a key.

A one-time link brings its token to `/?token=…`; the first browser that comes with it gets
a cookie instead. Without that cookie there is neither a file nor a WebSocket.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from scorekeeper.serve.cookies import cookies, new_cookie
from scorekeeper.serve.refusals import Refusal, answer, page, refuse, words_of

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
        token = link_token(scope)
        if scope["type"] not in {"http", "websocket"} or self._is_inside(scope):
            if token:  # not spent: it may be meant for somebody else
                await welcome(scope, send)
            else:
                await self._app(scope, receive, send)
            return
        cookie = self._keys.exchange(token) if token else None
        if cookie is not None:
            await welcome(scope, send, new_cookie(scope, self._cookie, cookie))
            return
        await refuse(scope, receive, send, Refusal.SPENT_LINK if token else Refusal.NO_KEY)

    def _is_inside(self, scope: Scope) -> bool:
        return any(self._keys.opens(value) for value in cookies(scope, self._cookie))


async def welcome(scope: Scope, send: Send, *headers: tuple[bytes, bytes]) -> None:
    """Show a page that goes on to the app by itself, without the token in its address."""
    words = words_of(scope)
    more = _OPEN.format(escape(words.text("visitor-open")))
    body = page(words, "welcome", head=_MOVE_ON, more=more)
    await answer(scope, send, status=200, body=body, headers=headers)


def link_token(scope: Scope) -> str | None:
    """Read the token of a link that is being opened; looking at it (HEAD) does not spend it."""
    if scope["type"] != "http" or scope["method"] != "GET" or scope["path"] != "/":
        return None
    asked = parse_qs(str(scope["query_string"], "latin-1"))
    return asked["token"][0] if "token" in asked else None
