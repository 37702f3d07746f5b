"""The cookies of this server: found in a request, and written for a browser to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.serve.request import header_values

if TYPE_CHECKING:
    from starlette.types import Scope


def cookies(scope: Scope, name: str) -> list[str]:
    """List what the browser sent under a cookie's name; anyone on the host may add to it."""
    pairs = [pair for line in header_values(scope, b"cookie") for pair in line.split(";")]
    split = [pair.strip().partition("=") for pair in pairs]
    return [value for key, _, value in split if key == name]


def new_cookie(
    scope: Scope, name: str, value: str, *, seconds: int | None = None
) -> tuple[bytes, bytes]:
    """Write the header by which a browser keeps a cookie, for this site's own pages alone.

    With `seconds` it outlives the browser, as one of a phone with an empty battery must.
    """
    secure = "; Secure" if scope.get("scheme") == "https" else ""
    age = "" if seconds is None else f"; Max-Age={seconds}"
    line = f"{name}={value}; Path=/; HttpOnly; SameSite=Strict{age}{secure}"
    return b"set-cookie", line.encode("ascii")
