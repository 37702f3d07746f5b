"""Flet's side of a browser's WebSocket, which hears nothing but what Flet's own client says.

Each message is looked at before Flet gets it, and a browser that sends any other is hung up on.
A control that is gone by now is no offence: a tap and the change of a screen cross each other on
the way. What goes wrong is told to the browser in a sentence, and to nobody else but the log.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import flet as ft
import msgpack
from flet.messaging.protocol import (
    Message,
    MessageAction,
    SessionCrashedBody,
    decode_ext_from_msgpack,
)
from flet_web.fastapi import (  # type: ignore[import-untyped]  # carries no type information
    FletApp,
    app_manager,
)
from starlette.websockets import WebSocket

from scorekeeper.serve.allowed import (
    EVENT,
    EVENTS,
    PROPERTIES,
    REGISTRATION,
    RESULT,
    UPDATE,
)
from scorekeeper.serve.refusals import POLICY_VIOLATION, words_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from flet.messaging.session import Session
    from starlette.types import Message as ASGIMessage
    from starlette.types import Receive, Scope, Send

    from scorekeeper.serve.allowed import Checks

_log = logging.getLogger(__name__)

FLETS = b"\x00"
"""The first byte of a message that is none of a control's own channel; there are no others."""
CALLS = "scorekeeper.calls"
"""Under this name a session keeps the calls that its browser has not answered yet."""
MOST_CALLS = 200


class ForgedError(Exception):
    """A message that Flet's own client does not send."""


class Connection(FletApp):  # type: ignore[misc]  # carries no type information
    """Flet's side of one WebSocket: it hears a browser through the tables, and tells it plainly."""

    def __init__(self, main: Callable[[ft.Page], Any], *, kept: int) -> None:
        """Show `main` to a browser; without one its session is kept for so many seconds."""
        super().__init__(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=main,
            before_main=None,
            session_timeout_seconds=kept,
        )
        self._scope: Scope = {}
        self._is_registered = False
        self._session: Session | None = None
        self._calls: dict[str, int] = {}

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run until the browser has gone; a browser that forges a message has to go."""
        self._scope = scope

        async def receive_checked() -> ASGIMessage:
            while True:
                message = await receive()
                try:
                    if message["type"] != "websocket.receive" or self._takes(message):
                        return message
                except ForgedError as error:
                    _log.info("A browser sent what Flet does not: %s", error)
                    await send({"type": "websocket.close", "code": POLICY_VIOLATION})
                    return {"type": "websocket.disconnect", "code": POLICY_VIOLATION}

        await self.handle(WebSocket(scope, receive_checked, send))

    def send_message(self, message: Message) -> None:
        """Send a message of the session; what went wrong stays here, a sentence is sent."""
        if message.action is MessageAction.REGISTER_CLIENT:
            self._answers_for(ft.context.page.session)
        elif message.action is MessageAction.SESSION_CRASHED:
            sorry = words_of(self._scope).text("visitor-broken")
            message = Message(message.action, SessionCrashedBody(sorry))
        elif message.action is MessageAction.INVOKE_METHOD:
            self._calls[message.body.call_id] = message.body.control_id
            if len(self._calls) > MOST_CALLS:
                del self._calls[next(iter(self._calls))]
        super().send_message(message)

    def _takes(self, message: ASGIMessage) -> bool:
        """Tell whether a message is for Flet; False where it is about what is gone by now."""
        action, body = _decoded(message.get("bytes") or b"")
        if action == MessageAction.REGISTER_CLIENT.value:
            return self._registers(body)
        if self._session is None:
            raise ForgedError("a message before the registration")
        session = self._session
        if action == MessageAction.CONTROL_EVENT.value and EVENT(body):
            return _is_known(session, body["target"], EVENTS, {body["name"]: body["data"]})
        if action == MessageAction.UPDATE_CONTROL_PROPS.value and UPDATE(body):
            return _is_known(session, body["id"], PROPERTIES, body["props"])
        if action == MessageAction.INVOKE_METHOD.value and RESULT(body):
            return self._answers(session, body)
        raise ForgedError(f"message {action!r:.20}")

    def _registers(self, body: Any) -> bool:
        if self._is_registered or not REGISTRATION(body):
            raise ForgedError("a second registration" if self._is_registered else "a registration")
        self._is_registered = True
        return True

    def _answers_for(self, session: Session) -> None:
        """Belong to the session that Flet has found or begun, with what that has asked before."""
        self._session, self._calls = session, session.store.get(CALLS) or {}
        session.store.set(CALLS, self._calls)

    def _answers(self, session: Session, body: Any) -> bool:
        if self._calls.pop(body["call_id"], None) != body["control_id"]:
            raise ForgedError("an answer to no call")
        return body["control_id"] in session.index


def _decoded(data: bytes) -> tuple[int, Any]:
    """Read a message as Flet does: what is to be done, and all that is said about it."""
    if not data.startswith(FLETS):
        raise ForgedError("no message")
    try:
        action, body = msgpack.unpackb(data[1:], ext_hook=decode_ext_from_msgpack)
    except (ValueError, TypeError, OverflowError) as error:
        raise ForgedError("a message that cannot be read") from error
    if type(action) is not int:
        raise ForgedError("a message of no kind")
    return action, body


def _is_known(
    session: Session, number: int, table: dict[str, Checks], said: dict[str, Any]
) -> bool:
    """Tell whether a control is there; ForgedError where its client says no such thing of it."""
    control = session.index.get(number)
    if control is None:
        return False
    kind = type(control).__name__
    checks = table.get(kind, {})
    for name, value in said.items():
        if name not in checks or not checks[name](value):
            raise ForgedError(f"{kind} {name!r:.40}")
    return True
