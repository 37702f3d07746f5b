"""How a browser comes in: a card's code for a table or a screen, the PIN for the organiser.

A code travels in the fragment of its address and once in a body; what comes back is a cookie
with a token of its own. A visitor who is inside already is never kept out by those who guess.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.serve.door_pages import SCRIPT, give_script, let_in, say, show_door
from scorekeeper.serve.guard import HARMLESS_METHODS
from scorekeeper.serve.pace import Pace
from scorekeeper.serve.pin import Verdict
from scorekeeper.serve.refusals import Refusal, refuse
from scorekeeper.serve.request import read_body
from scorekeeper.serve.visitors import ORGANISER
from scorekeeper.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.types import Receive, Scope, Send

    from scorekeeper.serve.codes import Codes
    from scorekeeper.serve.keys import Keys
    from scorekeeper.serve.limits import Limits
    from scorekeeper.serve.pin import Pin
    from scorekeeper.serve.visitors import Visitors

    Answering = Callable[[Scope, Send, str], Awaitable[None]]

JOIN, JOINING = "/join", "/-/join"
PIN, TRYING = "/organiser", "/-/organiser"

_LAST_BODY = (b"connection", b"close")  # what is left of it is not waited for


def slowly() -> Pace:
    """The pace of codes for a whole server: an evening's phones at once, guesses ten a second."""
    return Pace(every=0.1, at_once=200, longest=10.0)


class Entrance:
    """The part of the door that strangers reach."""

    def __init__(
        self,
        visitors: Visitors,
        *,
        codes: Codes,
        keys: Keys,
        pin: Pin | None,
        limits: Limits,
        pace: Pace | None = None,
    ) -> None:
        """Exchange `codes` for tokens, and a PIN, where there is one, for one of `keys`."""
        self._visitors, self._codes, self._keys = visitors, codes, keys
        self._pin, self._limits, self._pace = pin, limits, pace or slowly()

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
            await show_door(scope, send, "pin", to=TRYING, digits=True)

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
        if self._visitors.caller(scope) == ORGANISER:
            # It would stay the organiser's browser, whatever the page then showed.
            await say(scope, send, 409, "visitor-join-organiser")
        elif not await self._pace.turn():
            await say(scope, send, 503, "visitor-knock-often")
        else:
            await self._exchange(scope, send, "".join(typed.split()).lower())

    async def _exchange(self, scope: Scope, send: Send, code: str) -> None:
        try:
            token = await self._codes.exchange(code, before=self._visitors.known(scope))
        except StoreError:
            await say(scope, send, 503, "visitor-join-not-saved")
            return
        if token is None:
            await say(scope, send, 403, "visitor-join-unknown")
            return
        self._pace.give_back()
        await let_in(scope, send, self._visitors.visitors_cookie(scope, token))

    async def _try(self, scope: Scope, send: Send, typed: str) -> None:
        """Exchange the PIN for the organiser's cookie."""
        assert self._pin is not None  # noqa: S101  there is no page without one
        verdict = await self._pin.judge(typed, here=self._visitors.is_here(scope))
        if verdict is Verdict.RIGHT:
            await let_in(scope, send, self._visitors.organisers_cookie(scope, self._keys.admit()))
        elif verdict is Verdict.WRONG:
            await say(scope, send, 403, "visitor-pin-wrong")
        else:
            await say(scope, send, 429, "visitor-knock-often")
