"""A filter in front of Flet: it passes on only messages that Flet's own client sends.

Each message is checked before Flet gets it; the connection of a browser that sends any other is
closed. A message about a control that no longer exists is dropped, because a tap and a change of
the screen may cross on the way. After an error the browser gets a sentence; details are logged.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import math
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any

import flet as ft
import msgpack
from flet.messaging import protocol
from flet.messaging.session import Session
from flet.utils.hashing import sha1
from flet_web.fastapi import FletApp, app_manager
from starlette.types import Message as ASGIMessage
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from scorekeeper.server.security import POLICY_VIOLATION, request_words

Check = Callable[[Any], bool]
Checks = dict[str, Check]

_log = logging.getLogger(__name__)


MAX_PIXELS = 32_768


def exactly(kind: type) -> Check:
    """Return a check for values of exactly a type, not of its subclasses."""
    return lambda value: type(value) is kind


nothing = exactly(type(None))
flag = exactly(bool)
whole = exactly(int)
text = exactly(str)


def is_number(value: Any) -> bool:
    """Return True for a finite number."""
    return type(value) is int or (type(value) is float and math.isfinite(value))


def is_length(value: Any) -> bool:
    """Return True for a length that a screen can have; layouts compute columns from lengths."""
    return is_number(value) and 0 <= value <= MAX_PIXELS


def is_extent(value: Any) -> bool:
    """Return True for the extent of a list, which may be infinite."""
    return type(value) in {int, float} and not math.isnan(value)


def is_anything(_value: Any) -> bool:
    """Return True for any value, such as those of the client's own storage, files and device."""
    return True


def maybe(check: Check) -> Check:
    """Return a check that accepts None too."""
    return lambda value: value is None or check(value)


def among(kind: type[Enum]) -> Check:
    """Return a check for the values of an enumeration."""
    values = {member.value for member in kind}
    return lambda value: isinstance(value, str) and value in values


def list_of(check: Check) -> Check:
    """Return a check for lists whose values pass `check`."""
    return lambda value: isinstance(value, list) and all(map(check, value))


def each(names: str, check: Check) -> Checks:
    """Return a mapping of names, separated by spaces, to the same check."""
    return dict.fromkeys(names.split(), check)


def some_of(checks: Checks) -> Check:
    """Return a check for a mapping whose keys are all in `checks`, some may be missing."""
    return lambda value: (
        isinstance(value, dict)
        and all(name in checks and checks[name](part) for name, part in value.items())
    )


def all_of(checks: Checks) -> Check:
    """Return a check for a mapping with all keys of `checks`, except values that may be None."""
    known = some_of(checks)
    return lambda value: (
        known(value) and all(check(value.get(name)) for name, check in checks.items())
    )


# --- the messages of Flet's client by kind of control

# Flet shortens the names of positions: `l` is local, `g` global, `v` a velocity, `pv` its part
# along the drag. `w` and `h` are the width and height of an area.
_POINT = all_of(each("x y", is_number))
_AREA = all_of(each("w h", is_length))
_ROUTE = all_of({"route": text})
_EDGES = all_of(each("left top right bottom", is_length))
_MEDIA = all_of(
    each("padding view_padding view_insets", _EDGES)
    | {"device_pixel_ratio": is_number, "always_use_24_hour_format": flag}
    | {"orientation": among(ft.Orientation)}
)
_LOCALE = all_of({"language_code": text} | each("country_code script_code", maybe(text)))
_SELECTION = all_of(
    each("base_offset extent_offset", whole)
    | {"affinity": among(ft.TextAffinity), "directional": flag}
)
_SCROLL = all_of(
    each("pixels min_scroll_extent max_scroll_extent", is_extent)
    | each("scroll_delta overscroll velocity", maybe(is_number))
    | {"event_type": among(ft.ScrollType), "direction": maybe(among(ft.ScrollDirection))}
    | {"viewport_dimension": is_number}
)
_DROP = all_of({"src_id": maybe(whole)} | each("l g", _POINT))
_DRAG_DOWN = all_of(each("l g", _POINT))
_DRAG_END = all_of(each("l g v", _POINT) | {"pv": maybe(is_number)})
_FILE = some_of(
    {"id": whole, "name": text, "size": whole, "path": maybe(text), "bytes": is_anything}
)
_PAGE = each("width height", is_length) | {
    "route": text,
    "media": _MEDIA,
    "platform_brightness": among(ft.Brightness),
}

PROPERTIES: dict[str, Checks] = {
    "Page": _PAGE,
    "TextField": {"value": text, "selection": _SELECTION},
    "NavigationBar": {"selected_index": whole},
    "NavigationRail": {"selected_index": whole},
    "AlertDialog": {"open": flag},
    "BottomSheet": {"open": flag},
    "RadioGroup": {"value": text},
    "Switch": {"value": flag},
}
"""The properties that the client sets by itself, by kind of control."""

EVENTS: dict[str, Checks] = {
    "Page": {
        "route_change": _ROUTE,
        "view_pop": _ROUTE,
        "resize": all_of(each("width height", is_length)),
        "media_change": _MEDIA,
        "platform_brightness_change": among(ft.Brightness),
        "app_lifecycle_state_change": all_of({"state": among(ft.AppLifecycleState)}),
        "keyboard_event": all_of({"key": text} | each("alt ctrl shift meta", flag)),
        "locale_change": all_of({"locales": list_of(_LOCALE)}),
    },
    "View": {"confirm_pop": nothing},
    "AlertDialog": {"dismiss": nothing},
    "BottomSheet": {"dismiss": nothing},
    "Canvas": {"resize": _AREA},
    "Chip": {"click": nothing},
    "Container": each("click long_press", nothing),
    "DragTarget": {"accept": _DROP},
    "Draggable": {"drag_start": nothing},
    "FilePicker": {"result": all_of({"files": list_of(_FILE)})},
    "GestureDetector": {"horizontal_drag_down": _DRAG_DOWN, "horizontal_drag_end": _DRAG_END},
    "KeyboardListener": {"key_up": all_of({"key": text})},
    "ListView": {"scroll": _SCROLL},
    "FilledButton": {"click": nothing},
    "IconButton": {"click": nothing},
    "ListTile": {"click": nothing},
    "OutlinedButton": {"click": nothing},
    "TextButton": {"click": nothing},
    "NavigationBar": {"change": whole},
    "RadioGroup": {"change": text},
    "Switch": {"change": flag},
    "NavigationRail": {"change": whole},
    "Text": {"size_change": _AREA},
    "TextField": {"change": text, "submit": maybe(text)} | each("focus blur", nothing),
}
"""The events of the client and their values, by kind of control."""

_WINDOW = some_of(
    each("maximized minimized full_screen always_on_top focused visible", flag)
    | each("width height top left opacity", maybe(is_number))
)
_NEW_PAGE = some_of(
    {name: maybe(check) for name, check in _PAGE.items()}
    | each("web pwa debug wasm test multi_view pyodide", maybe(flag))
    | {"platform": among(ft.PagePlatform), "window": _WINDOW}
)
# The bodies of the messages, by their action.
REGISTRATION = all_of({"session_id": maybe(text), "page_name": text, "page": _NEW_PAGE})
EVENT = all_of({"target": whole, "name": text, "data": is_anything})
UPDATE = all_of({"id": whole, "props": exactly(dict)})
RESULT = all_of({"control_id": whole, "call_id": text, "result": is_anything, "error": maybe(text)})


FLET_MESSAGE = b"\x00"
"""The first byte of a message. Others are for channels of controls, which the app does not have."""
CALLS = "scorekeeper.calls"
"""The key under which a session stores the calls to its browser that have no answer yet."""
MAX_CALLS = 200


class ForgedError(Exception):
    """A message that Flet's own client does not send."""


class _BriefMessage(protocol.Message):
    """A message with a short text for the log.

    Flet formats each message for a debugging log, even if that is off. The text of a message with
    controls would contain all of their values, which takes seconds for some screens.
    """

    def __repr__(self) -> str:
        return f"<{self.action.name}>"


def tolerate_disconnection(main: Callable[[ft.Page], Any]) -> Callable[[ft.Page], Awaitable[None]]:
    """Return an app like `main` that ends quietly if its browser leaves before the page is ready.

    Errors are then logged, and BrokenPipeError tells Flet that the browser has left. Without it,
    Flet would continue with a session that it has ended, and log a traceback.
    """

    async def open_page(page: ft.Page) -> None:
        try:
            opened = main(page)
            if inspect.isawaitable(opened):
                await opened
        except Exception as error:
            if _has_browser(page):
                raise
            _log.warning("A browser has left before its page was ready: %r", error)
        if not _has_browser(page):
            raise BrokenPipeError

    return open_page


def _has_browser(page: ft.Page) -> bool:
    """Return True if a browser is connected to the session of a page."""
    try:
        return page.session.connection is not None
    except RuntimeError:  # Flet has ended the session
        return False


async def end_session(session: Session) -> None:
    """End a session without a browser at once; Flet itself would end it later."""
    page = session.page
    browser = sha1(f"{page.client_ip}{page.client_user_agent}")
    key = f"_{session.id}_{browser}"  # FletApp's key of a session at the path "/"
    if await app_manager.get_session(key) is session:
        await app_manager.delete_session(key)
    else:
        # It has expired when Flet next looks.
        await session.disconnect(0)


class FilteredConnection(FletApp):  # type: ignore[misc]  # carries no type information
    """Flet's side of one WebSocket, with checked messages."""

    def __init__(self, main: Callable[[ft.Page], Any], *, kept: int) -> None:
        """Run the app `main`; a session without a browser is kept for `kept` seconds."""
        super().__init__(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=main,
            before_main=None,
            session_timeout_seconds=kept,
        )
        self._scope: Scope = {}
        self._is_registered = False
        self._has_left = False
        self._session: Session | None = None
        self._calls: dict[str, int] = {}

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket until it is closed; close it if the client sends a forged message."""
        self._scope = scope

        async def receive_checked() -> ASGIMessage:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    self._has_left = True
                    return message
                try:
                    if message["type"] != "websocket.receive" or self._should_pass_on(message):
                        return message
                except ForgedError as error:
                    _log.info("A browser sent what Flet does not: %s", error)
                    self._has_left = True
                    await send({"type": "websocket.close", "code": POLICY_VIOLATION})
                    return {"type": "websocket.disconnect", "code": POLICY_VIOLATION}

        await self.handle(WebSocket(scope, receive_checked, send))

    def send_message(self, message: protocol.Message) -> None:
        """Send a message of the session, unless the browser has left.

        The details of an error are replaced by a sentence.
        """
        if self._has_left:
            # Flet closes its queue a moment before it tells the session. When the browser comes
            # back, the session sends its whole page.
            return
        if message.action is protocol.MessageAction.REGISTER_CLIENT:
            # Flet has started or found the session; an old one may have unanswered calls.
            self._session = ft.context.page.session
            self._calls = self._session.store.get(CALLS) or {}
            self._session.store.set(CALLS, self._calls)
        elif message.action is protocol.MessageAction.SESSION_CRASHED:
            sentence = request_words(self._scope).text("visitor-broken")
            message = protocol.Message(message.action, protocol.SessionCrashedBody(sentence))
        elif message.action is protocol.MessageAction.INVOKE_METHOD:
            self._calls[message.body.call_id] = message.body.control_id
            if len(self._calls) > MAX_CALLS:
                oldest = next(iter(self._calls))
                del self._calls[oldest]
        super().send_message(_BriefMessage(message.action, message.body))

    def _should_pass_on(self, message: ASGIMessage) -> bool:
        """Return True if Flet should get a message, False if the message should be dropped.

        Raises:
            ForgedError: Flet's own client does not send such a message.
        """
        action, body = _decode_message(message.get("bytes") or b"")
        if action == protocol.MessageAction.REGISTER_CLIENT.value and not self._is_registered:
            self._is_registered = REGISTRATION(body)
            if not self._is_registered:
                raise ForgedError("a wrong registration")
            return True

        session = self._session
        if session is None:
            raise ForgedError("a message before the registration")
        if action == protocol.MessageAction.CONTROL_EVENT.value and EVENT(body):
            return _check_values(session, body["target"], EVENTS, {body["name"]: body["data"]})
        if action == protocol.MessageAction.UPDATE_CONTROL_PROPS.value and UPDATE(body):
            return _check_values(session, body["id"], PROPERTIES, body["props"])
        # The result of a call must come from the control that was called.
        if (
            action == protocol.MessageAction.INVOKE_METHOD.value
            and RESULT(body)
            and self._calls.pop(body["call_id"], None) == body["control_id"]
        ):
            return body["control_id"] in session.index
        raise ForgedError(f"message {action!r:.20}")


def _decode_message(data: bytes) -> tuple[int, Any]:
    """Return the action and the body of a message; raise `ForgedError` for invalid bytes."""
    if not data.startswith(FLET_MESSAGE):
        raise ForgedError("no message")
    try:
        action, body = msgpack.unpackb(data[1:], ext_hook=protocol.decode_ext_from_msgpack)
    except (ValueError, TypeError, OverflowError) as error:
        raise ForgedError("a message that cannot be read") from error
    if type(action) is not int:
        raise ForgedError("a message of no kind")
    return action, body


def _check_values(
    session: Session, control_id: int, table: dict[str, Checks], values: dict[str, Any]
) -> bool:
    """Return True if a client may send values for a control; False if the control is gone.

    Args:
        session: The session of the client.
        control_id: Id of the control.
        table: Checks of values by kind of control and name of the value.
        values: Values by name.

    Raises:
        ForgedError: The client does not send these values for this kind of control.
    """
    control = session.index.get(control_id)
    if control is None:
        return False
    kind = type(control).__name__
    checks = table.get(kind, {})
    for name, value in values.items():
        if name not in checks or not checks[name](value):
            raise ForgedError(f"{kind} {name!r:.40}")
    return True
