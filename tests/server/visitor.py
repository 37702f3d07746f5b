"""A visitor of an ASGI app without a network: what it sends, and what it gets back."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Receive, Scope, Send

PORT = 8765
HERE = f"127.0.0.1:{PORT}"
ORIGIN = f"http://{HERE}"


@dataclass
class Answer:
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


def lines(headers: dict[str, str] | Iterable[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    """Headers as a server hands them to an app."""
    pairs = headers.items() if isinstance(headers, dict) else headers
    return [(name.lower().encode(), value.encode("latin-1")) for name, value in pairs]


def scope_of(
    kind: str, path: str, headers: list[tuple[bytes, bytes]], *, method: str = "GET"
) -> Scope:
    """A request as a server describes it to an app."""
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "method": method,
        "path": plain,
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", PORT),
    }


async def ask(
    app: ASGIApp,
    path: str = "/",
    headers: dict[str, str] | Iterable[tuple[str, str]] = (("host", HERE),),
    *,
    method: str = "GET",
    server: tuple[str, int] = ("127.0.0.1", PORT),
) -> Answer:
    """Send one HTTP request to an app and take its whole answer."""
    answer, parts = Answer(), []
    never: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

    async def take(message: Message) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]
            answer.headers = {
                name.decode(): value.decode("latin-1") for name, value in message["headers"]
            }
        else:
            parts.append(message.get("body", b""))

    async def silence() -> Message:
        return await asyncio.shield(never)

    scope = scope_of("http", path, lines(headers), method=method)
    await app({**scope, "server": server}, silence, take)
    never.cancel()
    answer.body = b"" if method == "HEAD" else b"".join(parts)  # as every server does
    return answer


async def knock(
    app: ASGIApp, headers: dict[str, str] | Iterable[tuple[str, str]], path: str = "/ws"
) -> list[Message]:
    """Open a WebSocket, go away at once, and list what the app said."""
    said: list[Message] = []
    heard: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.disconnect", "code": 1001},
    ]

    async def receive() -> Message:
        return heard.pop(0)

    async def send(message: Message) -> None:
        said.append(
            {key: value for key, value in message.items() if (key, value) != ("reason", "")}
        )

    await app(scope_of("websocket", path, lines(headers)), receive, send)
    return said


async def open_house(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that lets everybody in: what it says, the doors before it have let through."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        return
    headers = [(b"access-control-allow-origin", b"*"), (b"content-type", b"text/plain")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"the scores"})


@contextlib.asynccontextmanager
async def run_app(app: ASGIApp) -> AsyncIterator[ASGIApp]:
    """Start an app the way a server does, and stop it at the end."""
    to_app: asyncio.Queue[Message] = asyncio.Queue()
    from_app: asyncio.Queue[Message] = asyncio.Queue()
    running = asyncio.ensure_future(app({"type": "lifespan"}, to_app.get, from_app.put))

    async def tell(what: str) -> None:
        await to_app.put({"type": f"lifespan.{what}"})
        answer = asyncio.create_task(from_app.get())
        await asyncio.wait({answer, running}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            answer.cancel()
            running.result()
        assert (await answer)["type"] == f"lifespan.{what}.complete"

    await tell("startup")
    try:
        yield app
    finally:
        await tell("shutdown")
        await running
