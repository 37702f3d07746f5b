"""What a visitor reads who is not let in, and the plain answers of the server itself.

Each refusal is a status and two sentences. They are written for the person who holds
the phone: what is wrong, and what to do.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import Receive, Scope, Send

POLICY_VIOLATION = 1008
"""The WebSocket close code for a visitor who may not come in (RFC 6455, 7.4.1)."""

_PAGE = """<!doctype html>
<html lang="en">
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


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason why a request gets nothing."""

    status: int
    """The HTTP status code."""
    title: str
    text: str


FOREIGN_HOST = Refusal(
    421,
    "Not this address",
    "The scorekeeper is not reached by this name. Use the address that it printed when it started.",
)
FOREIGN_ORIGIN = Refusal(
    403,
    "Not from another site",
    "Another web page tried to use the scorekeeper. Only its own pages may.",
)
ODD_PATH = Refusal(
    400,
    "No such page",
    "The scorekeeper has no page with such an address.",
)
NO_KEY = Refusal(
    403,
    "This scorekeeper is private",
    "Open it with the link that it printed when it started. A link lets one browser in.",
)
SPENT_LINK = Refusal(
    403,
    "This link does not work any more",
    "Each link lets one browser in, once, until the scorekeeper is stopped. "
    "Start it again on its computer to get a new link.",
)


def page(title: str, text: str, *, head: str = "", more: str = "") -> bytes:
    """Write a small page of words; `head` and `more` are HTML, the others are text."""
    filled = _PAGE.format(title=escape(title), text=escape(text), head=head, more=more)
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
    body = page(refusal.title, refusal.text)
    await answer(scope, send, status=refusal.status, body=body)
