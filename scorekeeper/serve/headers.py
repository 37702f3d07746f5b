"""What every answer tells the browser: take nothing from elsewhere, show nothing elsewhere."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import TYPE_CHECKING

from scorekeeper.serve.guard import LOOPBACK_NAMES, place_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)

FIXED = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

# These let Flutter's renderer use threads, where browsers trust the address: on this
# computer and with TLS. Elsewhere they would only complain.
ISOLATION = (
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
)


def script_hashes(html: bytes) -> tuple[str, ...]:
    """List a page's inline scripts as sources of a Content-Security-Policy.

    With these the policy needs no 'unsafe-inline': a script that is not in the page as it
    left the server does not run.
    """
    # A browser hashes the text after it has made every line end a plain one.
    scripts = [text.replace(b"\r\n", b"\n") for text in _SCRIPT.findall(html)]
    digests = [base64.b64encode(hashlib.sha256(text).digest()) for text in scripts]
    return tuple(f"'sha256-{digest.decode('ascii')}'" for digest in digests)


class ContentPolicy:
    """The Content-Security-Policy: everything from this server, nothing from anywhere else.

    Flutter needs WebAssembly, workers that it makes of blobs, and style elements of its own.
    """

    def __init__(self) -> None:
        """Begin with a policy that runs no inline script."""
        self.scripts: tuple[str, ...] = ()

    def header(self, scope: Scope) -> bytes:
        """Write the policy for the address by which the request came."""
        inline = "".join(f" {source}" for source in self.scripts)
        rules = (
            "default-src 'self'",
            f"script-src 'self' 'wasm-unsafe-eval'{inline}",
            "worker-src 'self' blob:",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self'{_socket_source(scope)}",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
        return "; ".join(rules).encode("ascii")


def _socket_source(scope: Scope) -> str:
    """Name the WebSocket's address: older browsers do not count it as 'self'."""
    here = place_of(scope)
    if here is None:
        return ""
    scheme = "wss" if here.scheme == "https" else "ws"
    name = f"[{here.name}]" if ":" in here.name else here.name
    return f" {scheme}://{name}:{here.port}"


class SafeHeaders:
    """ASGI middleware that puts the protective headers on every answer and takes CORS off."""

    def __init__(self, app: ASGIApp, *, policy: ContentPolicy) -> None:
        """Stand before `app`, which may still complete the policy while it starts."""
        self._app = app
        self._policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and complete the head of its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        policy = (b"content-security-policy", self._policy.header(scope))
        ours = (*FIXED, *(ISOLATION if _is_trusted(scope) else ()), policy)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*_without(message["headers"], ours), *ours]
            await send(message)

        await self._app(scope, receive, send_safely)


def _is_trusted(scope: Scope) -> bool:
    """Tell whether a browser takes the address for safe from listeners."""
    here = place_of(scope)
    return here is not None and (here.scheme == "https" or here.name in LOOPBACK_NAMES)


def _without(
    headers: list[tuple[bytes, bytes]], ours: tuple[tuple[bytes, bytes], ...]
) -> list[tuple[bytes, bytes]]:
    """Drop what would open the app to other sites, and what is written anew."""
    replaced = {name for name, _ in ours}
    return [
        (name, value)
        for name, value in headers
        if name.lower() not in replaced and not name.lower().startswith(b"access-control-")
    ]
