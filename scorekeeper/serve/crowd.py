"""Who is connected: each open WebSocket, how many there may be, and how one is ended."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from scorekeeper.serve.limits import LARGEST_MESSAGE
from scorekeeper.serve.refusals import POLICY_VIOLATION
from scorekeeper.serve.visitors import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import Message, Receive, Send

    from scorekeeper.serve.limits import Limits
    from scorekeeper.serve.visitors import Caller

GOING_AWAY, TOO_BIG, TRY_LATER = 1001, 1009, 1013
"""WebSocket close codes (RFC 6455, 7.4.1, and the registry that it opens)."""

_GONE: Message = {"type": "websocket.disconnect", "code": GOING_AWAY}


class Line:
    """One open WebSocket, as the app behind it sees it.

    Whether its caller is still welcome is asked at every message, either way: a revoked phone
    neither says nor hears another word.
    """

    def __init__(
        self,
        caller: Caller,
        receive: Receive,
        send: Send,
        *,
        limits: Limits,
        is_welcome: Callable[[Caller], bool],
    ) -> None:
        """Stand between a server's `receive` and `send` and the app."""
        self.caller = caller
        self._receive, self._send, self._is_welcome = receive, send, is_welcome
        organises = caller.role is Role.ORGANISER
        self._largest = LARGEST_MESSAGE if organises else limits.frame
        self._patience = limits.handshake
        self._heard = self._over = False

    async def receive(self) -> Message:
        """Take the next message, or end the line where it is not to be had."""
        if self._over:
            return _GONE
        try:
            async with asyncio.timeout(None if self._heard else self._patience):
                message = await self._receive()
        except TimeoutError:
            return await self._ended(POLICY_VIOLATION)
        if message["type"] != "websocket.receive":
            return message
        self._heard = True
        if not self._is_welcome(self.caller):
            return await self._ended(POLICY_VIOLATION)
        if len(message.get("bytes") or message.get("text") or b"") > self._largest:
            return await self._ended(TOO_BIG)
        return message

    async def send(self, message: Message) -> None:
        """Send on, unless the line is over or its caller is not welcome any more."""
        if self._over:
            return
        if message["type"] == "websocket.send" and not self._is_welcome(self.caller):
            await self.hang_up(POLICY_VIOLATION)
            return
        await self._send(message)

    async def hang_up(self, code: int) -> None:
        """Close the WebSocket; the app behind it hears so from the server."""
        if not self._over:
            self._over = True
            with contextlib.suppress(OSError):  # it has gone by itself
                await self._send({"type": "websocket.close", "code": code})

    async def _ended(self, code: int) -> Message:
        await self.hang_up(code)
        return _GONE


class Crowd:
    """All open lines, and the room that is left."""

    def __init__(self, limits: Limits) -> None:
        """Begin with nobody connected."""
        self._limits = limits
        self._lines: dict[Line, None] = {}

    def has_room(self, caller: Caller) -> bool:
        """Tell whether another line of a caller would be let in now."""
        return not self._is_crowded(caller) or bool(self._own(caller))

    async def enter(self, line: Line) -> bool:
        """Count a new line; False where there is no room for it.

        A phone that comes back before its old line was missed takes the place of that.
        """
        caller, own = line.caller, self._own(line.caller)
        crowded = self._is_crowded(caller)
        if crowded and not own:
            return False
        self._lines[line] = None
        many = caller.role is not Role.ORGANISER and len(own) >= self._limits.a_visitor
        if crowded or many:
            self.leave(own[0])
            await own[0].hang_up(GOING_AWAY)
        return True

    def leave(self, line: Line) -> None:
        """Count a line no more."""
        self._lines.pop(line, None)

    def callers(self) -> set[Caller]:
        """Tell who is connected now."""
        return {line.caller for line in self._lines}

    async def look_round(self, is_welcome: Callable[[Caller], bool]) -> None:
        """End the lines of those who are not welcome any more."""
        for line in tuple(self._lines):
            if not is_welcome(line.caller):
                self.leave(line)
                await line.hang_up(POLICY_VIOLATION)

    def _own(self, caller: Caller) -> list[Line]:
        return [line for line in self._lines if line.caller == caller]

    def _is_crowded(self, caller: Caller) -> bool:
        if caller.role is Role.ORGANISER:
            return False
        visitors = [line.caller for line in self._lines if line.caller.role is not Role.ORGANISER]
        if caller.role is Role.SCREEN:
            like, most = sum(one.role is Role.SCREEN for one in visitors), self._limits.screens
        else:
            like, most = sum(one.place == caller.place for one in visitors), self._limits.a_table
        return like >= most or len(visitors) >= self._limits.sockets
