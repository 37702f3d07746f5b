"""The second door of a club's evening: it knows who calls, and lets each into his own app.

It stands behind the guard of hosts and origins. Strangers get the pages of the entrance and
nothing else, neither a file nor a WebSocket; everybody else is passed on with a name on him,
that of his token and not of his address.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from scorekeeper.serve.crowd import TRY_LATER, Line
from scorekeeper.serve.gate import link_token, welcome
from scorekeeper.serve.limits import LARGEST_MESSAGE
from scorekeeper.serve.refusals import Refusal, refuse
from scorekeeper.serve.visitors import KEY, ORGANISER, is_organiser

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from scorekeeper.serve.crowd import Crowd
    from scorekeeper.serve.entrance import Entrance
    from scorekeeper.serve.keys import Keys
    from scorekeeper.serve.limits import Limits
    from scorekeeper.serve.visitors import Caller, Visitors

FRAMES = "scorekeeper.frames"
"""The extension of a WebSocket's scope that takes larger messages from now on, in bytes."""


class Door:
    """ASGI middleware that tells callers apart by their cookies."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        visitors: Visitors,
        entrance: Entrance,
        keys: Keys,
        crowd: Crowd,
        limits: Limits,
    ) -> None:
        """Stand before `app`; `keys` has the one-time links of this computer's own browser."""
        self._app, self._visitors, self._entrance = app, visitors, entrance
        self._keys, self._crowd, self._limits = keys, crowd, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through to its app, to the entrance, or nowhere."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
        elif self._entrance.answers(scope):
            await self._entrance(scope, receive, send)
        elif (token := link_token(scope)) is not None:
            await self._open_link(scope, receive, send, token)
        elif (caller := self._visitors.caller(scope)) is None:
            await self._keep_out(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send, caller)
        elif _is_page(scope) and not self._crowd.has_room(caller):
            await refuse(scope, receive, send, Refusal.FULL)
        else:
            await self._app(scope, receive, send)

    async def _keep_out(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a stranger; who was an organiser and is logged out is asked for the PIN."""
        asks = scope["type"] == "http" and _is_page(scope) and self._visitors.was_organiser(scope)
        if asks and self._entrance.takes_pins:
            await self._entrance.ask_for_pin(scope, send)
        else:
            await refuse(scope, receive, send, Refusal.STRANGER)

    async def _open_link(self, scope: Scope, receive: Receive, send: Send, token: str) -> None:
        """Make the browser of this computer the organiser's; a link is not spent elsewhere."""
        if not self._visitors.is_here(scope):
            await refuse(scope, receive, send, Refusal.ELSEWHERE)
        elif is_organiser(self._visitors.caller(scope)):
            await welcome(scope, send)
        elif self._keys.spend(token):
            cookie = await asyncio.to_thread(self._keys.admit)
            await welcome(scope, send, self._visitors.organisers_cookie(scope, cookie))
        else:
            await refuse(scope, receive, send, Refusal.SPENT_LINK)

    async def _connect(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        """Put a WebSocket through under its caller's name, unless there is no room for it."""
        line = Line(
            caller, receive, send, limits=self._limits, is_welcome=self._visitors.is_welcome
        )
        if not await self._crowd.enter(line):
            await _turn_away(receive, send)
            return
        take_more = scope.get("extensions", {}).get(FRAMES)
        if is_organiser(caller) and take_more is not None:
            take_more(LARGEST_MESSAGE)
        try:
            if caller == ORGANISER:
                await asyncio.to_thread(self._visitors.use, scope)
            named = {**scope, "client": (caller.id, 0), KEY: caller}
            await self._app(named, line.receive, line.send)
        finally:
            self._crowd.leave(line)


def _is_page(scope: Scope) -> bool:
    """Tell whether a path is one of the app's pages: a file's last part has a dot in it."""
    return "." not in scope["path"].rpartition("/")[2]


async def _turn_away(receive: Receive, send: Send) -> None:
    """Close a WebSocket with a code that tells its page to look again later."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": TRY_LATER})
