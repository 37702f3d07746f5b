"""How a second start finds out that the app which answers is the one it looks for.

The running app leaves a countersign in a note that only its own user can read. Who rings
proves to know it, and so does the app in its answer; the countersign itself never travels.
The one who rang gets a fresh link where links are needed.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import TYPE_CHECKING

from scorekeeper.serve.refusals import answer
from scorekeeper.serve.request import header_values

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from scorekeeper.serve.keys import Keys

PATH = "/-/running"
HEADER = "scorekeeper-ring"


def new_countersign() -> str:
    """Make what only the running app and its note know."""
    return secrets.token_urlsafe(32)


def proof(countersign: str, *, speaker: str, nonce: str) -> str:
    """Show that `speaker`, "caller" or "app", knows the countersign, for one ring only."""
    return hmac.new(countersign.encode(), f"{speaker}:{nonce}".encode(), hashlib.sha256).hexdigest()


def ring(countersign: str) -> tuple[str, str]:
    """Make the header of one ring, and what a true answer to it will prove."""
    nonce = secrets.token_urlsafe(16)
    return f"{nonce} {proof(countersign, speaker='caller', nonce=nonce)}", proof(
        countersign, speaker="app", nonce=nonce
    )


class Doorbell:
    """ASGI middleware that answers those who know the countersign, and nobody else."""

    def __init__(self, app: ASGIApp, *, countersign: str, keys: Keys | None) -> None:
        """Stand before `app`; with `keys` each ring is answered with a new link."""
        self._app = app
        self._countersign = countersign
        self._keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a ring, or pass the request on."""
        nonce = self._nonce(scope) if scope["type"] == "http" and scope["path"] == PATH else None
        if nonce is None:
            await self._app(scope, receive, send)
            return
        told = {
            "proof": proof(self._countersign, speaker="app", nonce=nonce),
            "token": self._keys.new_link() if self._keys else None,
        }
        body = json.dumps(told).encode()
        await answer(scope, send, status=200, body=body, kind="application/json")

    def _nonce(self, scope: Scope) -> str | None:
        """Read a ring; None where the one who rings does not know the countersign."""
        rings = header_values(scope, HEADER.encode())
        nonce, _, shown = (rings[0] if len(rings) == 1 else "").partition(" ")
        expected = proof(self._countersign, speaker="caller", nonce=nonce)
        known = hmac.compare_digest(shown.encode(), expected.encode())
        return nonce if nonce and known else None
