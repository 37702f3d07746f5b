"""What a request says of itself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.types import Receive, Scope


def header_values(scope: Scope, name: bytes) -> list[str]:
    """List the values of a request header, in the order in which they came."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


async def read_body(receive: Receive, *, most: int, within: float) -> bytes | None:
    """Read a body of at most so many bytes; None where it is longer, broken off, or too slow."""
    body = bytearray()
    try:
        async with asyncio.timeout(within):
            while True:
                message = await receive()
                body += message.get("body", b"")
                if message["type"] != "http.request" or len(body) > most:
                    return None
                if not message.get("more_body"):
                    return bytes(body)
    except TimeoutError:
        return None
