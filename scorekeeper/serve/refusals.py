"""What a visitor reads who is not let in, and the plain answers of the server itself.

They are written for the person who holds the phone: what is wrong, and what to do.
"""

from __future__ import annotations

from enum import Enum
from html import escape
from typing import TYPE_CHECKING

from scorekeeper.serve.request import header_values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import Receive, Scope, Send

    from scorekeeper.words import Words

POLICY_VIOLATION = 1008
"""The WebSocket close code for a visitor who may not come in (RFC 6455, 7.4.1)."""

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
{head}<style>
body {{ font: 1.1rem/1.5 sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem;
  color: #1c1b1f; background: #fff; }}
@media (prefers-color-scheme: dark) {{ body {{ color: #e6e1e5; background: #1c1b1f; }}
  a {{ color: #9ecaff; }} }}
</style>
</head>
<body><h1>{title}</h1><p>{text}</p>{more}</body>
</html>
"""

_TRY_AGAIN = '<meta http-equiv="refresh" content="20">\n'


class Refusal(Enum):
    """A reason why a request gets nothing: HTTP's code for it, and the catalogue's name of it."""

    FOREIGN_HOST = 421, "host"
    FOREIGN_ORIGIN = 403, "origin"
    ODD_PATH = 400, "path"
    NO_KEY = 403, "key"
    SPENT_LINK = 403, "link"
    STRANGER = 403, "stranger"
    ELSEWHERE = 403, "elsewhere"
    FULL = 503, "full"
    NO_SUCH_WAY = 405, "path"


def words_of(scope: Scope) -> Words:
    """The words of the language that a visitor's browser asks for."""
    # Loaded only here: nobody is refused while the server is still starting.
    from scorekeeper.words import Words  # noqa: PLC0415
    from scorekeeper.words.languages import best_language  # noqa: PLC0415

    asked = ",".join(header_values(scope, b"accept-language"))
    return Words(best_language(tag.partition(";")[0].strip() for tag in asked.split(",")))


def page(words: Words, name: str, *, head: str = "", more: str = "") -> bytes:
    """Write a small page, the catalogue's `visitor-<name>`; `head` and `more` are HTML."""
    title = escape(words.text(f"visitor-{name}"))
    text = escape(words.text(f"visitor-{name}-text"))
    filled = _PAGE.format(language=words.language, title=title, text=text, head=head, more=more)
    return filled.encode()


async def answer(
    scope: Scope,
    send: Send,
    *,
    status: int,
    body: bytes,
    kind: str = "text/html; charset=utf-8",
    headers: Iterable[tuple[bytes, bytes]] = (),
) -> None:
    """Send one whole HTTP answer that no cache may keep."""
    lines = [
        (b"content-type", kind.encode("ascii")),
        (b"content-length", str(len(body)).encode("ascii")),
        (b"cache-control", b"no-store"),
        *headers,
    ]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    seen = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": seen})


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Turn a visitor away: a page in words, or a WebSocket closed before it opens."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        return
    status, name = refusal.value
    head = _TRY_AGAIN if refusal is Refusal.FULL else ""
    await answer(scope, send, status=status, body=page(words_of(scope), name, head=head))
