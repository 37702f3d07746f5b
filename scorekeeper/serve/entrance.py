"""How a browser comes in: a card's code for a table or a screen, the PIN for the organiser.

A code travels in the fragment of its address and once in a body; what comes back is a cookie
with a token of its own. A visitor who is inside already is never kept out by those who guess.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from scorekeeper.serve.door_pages import SCRIPT, give_script, let_in, say, show_door
from scorekeeper.serve.guard import HARMLESS_METHODS
from scorekeeper.serve.pace import WrongTries
from scorekeeper.serve.pin import Verdict
from scorekeeper.serve.refusals import Refusal, refuse
from scorekeeper.serve.request import read_body
from scorekeeper.serve.visitors import is_organiser
from scorekeeper.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.types import Receive, Scope, Send

    from scorekeeper.serve.codes import Codes
    from scorekeeper.serve.limits import Limits
    from scorekeeper.serve.pin import Pin
    from scorekeeper.serve.visitors import Visitors

    Answering = Callable[[Scope, Send, str], Awaitable[None]]

JOIN, JOINING = "/join", "/-/join"
PIN, TRYING = "/organiser", "/-/organiser"

_LAST_BODY = (b"connection", b"close")  # what is left of it is not waited for


WRONG_CODES, WRONG_TOGETHER = 60, 600
"""Wrong codes in a minute, of an address and of all together; behind one address may be a club."""


class Entrance:
    """The part of the door that strangers reach."""

    def __init__(
        self,
        visitors: Visitors,
        *,
        codes: Codes,
        pin: Pin | None,
        limits: Limits,
        wrong: WrongTries | None = None,
    ) -> None:
        """Exchange `codes` for tokens, and a PIN, where there is one, for a log-in."""
        self._visitors, self._codes = visitors, codes
        self._pin, self._limits = pin, limits
        self._wrong = wrong or WrongTries(each=WRONG_CODES, together=WRONG_TOGETHER)

    def answers(self, scope: Scope) -> bool:
        """Tell whether a request is for this part of the door."""
        return scope["type"] == "http" and scope["path"] in {SCRIPT, JOIN, JOINING, PIN, TRYING}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show a page of the door, or take what it sends."""
        path = scope["path"]
        if self._pin is None and path in {PIN, TRYING}:
            await refuse(scope, receive, send, Refusal.ELSEWHERE)
        elif path in {JOINING, TRYING}:
            await self._take(scope, receive, send, self._join if path == JOINING else self._try)
        elif scope["method"] not in HARMLESS_METHODS:
            await refuse(scope, receive, send, Refusal.NO_SUCH_WAY)
        elif path == SCRIPT:
            await give_script(scope, send)
        elif path == JOIN:
            await show_door(scope, send, "join", to=JOINING, digits=False)
        else:
            await self.ask_for_pin(scope, send)

    async def ask_for_pin(self, scope: Scope, send: Send) -> None:
        """Show the page that takes the PIN."""
        await show_door(scope, send, "pin", to=TRYING, digits=True)

    @property
    def takes_pins(self) -> bool:
        """Whether an organiser may come in from elsewhere."""
        return self._pin is not None

    async def _take(self, scope: Scope, receive: Receive, send: Send, answering: Answering) -> None:
        if scope["method"] != "POST":
            await refuse(scope, receive, send, Refusal.NO_SUCH_WAY)
            return
        limits = self._limits
        body = await read_body(receive, most=limits.body, within=limits.handshake)
        if body is None:
            await say(scope, send, 413, "visitor-knock-long", _LAST_BODY)
            return
        await answering(scope, send, body.decode("utf-8", "replace"))

    async def _join(self, scope: Scope, send: Send, typed: str) -> None:
        """Exchange a code for a cookie."""
        if is_organiser(self._visitors.caller(scope)):
            # It would stay the organiser's browser, whatever the page then showed.
            await say(scope, send, 409, "visitor-join-organiser")
        else:
            await self._exchange(scope, send, "".join(typed.split()).lower())

    async def _exchange(self, scope: Scope, send: Send, code: str) -> None:
        try:
            token = await self._codes.exchange(code, before=self._visitors.known(scope))
        except StoreError:
            await say(scope, send, 503, "visitor-join-not-saved")
            return
        if token is None:
            if await self._wrong.another(_address(scope)):
                await say(scope, send, 403, "visitor-join-unknown")
            else:
                await say(scope, send, 429, "visitor-knock-often")
            return
        await let_in(scope, send, self._visitors.visitors_cookie(scope, token))

    async def _try(self, scope: Scope, send: Send, typed: str) -> None:
        """Exchange the PIN for the organiser's cookie."""
        assert self._pin is not None  # noqa: S101  there is no page without one
        verdict = await self._pin.judge(typed, address=_address(scope))
        if verdict is Verdict.RIGHT:
            await self._log_in(scope, send)
        elif verdict is Verdict.WRONG:
            await say(scope, send, 403, "visitor-pin-wrong")
        else:
            await say(scope, send, 429, "visitor-knock-often")

    async def _log_in(self, scope: Scope, send: Send) -> None:
        try:
            cookie = await asyncio.to_thread(self._visitors.log_in, scope)
        except StoreError:
            await say(scope, send, 503, "visitor-join-not-saved")
            return
        await let_in(scope, send, cookie)


def _address(scope: Scope) -> str:
    """The address that a request came from."""
    return str((scope.get("client") or ("",))[0])
