"""Flet's side of a browser's WebSocket, which hears nothing but what Flet's own client says.

Each message is looked at before Flet gets it, and a browser that sends any other is hung up on.
A control that is gone by now is no offence: a tap and the change of a screen cross each other on
the way. What goes wrong is told to the browser in a sentence, and to nobody else but the log.
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

from scorekeeper.server.security import POLICY_VIOLATION, words_of

Check = Callable[[Any], bool]
Checks = dict[str, Check]

_log = logging.getLogger(__name__)


WIDEST = 32_768  # pixels


def exactly(kind: type) -> Check:
    return lambda value: type(value) is kind


nothing, flag, whole, text = map(exactly, (type(None), bool, int, str))


def number(value: Any) -> bool:
    """Take finite numbers."""
    return type(value) is int or (type(value) is float and math.isfinite(value))


def pixels(value: Any) -> bool:
    """Take a length that a screen can have; columns are counted by it."""
    return number(value) and 0 <= value <= WIDEST


def extent(value: Any) -> bool:
    """Take how far a list goes, which may have no end."""
    return type(value) in {int, float} and not math.isnan(value)


def plain(_value: Any) -> bool:
    """Take anything; it comes from the client's own storage, files or device."""
    return True


def maybe(check: Check) -> Check:
    return lambda value: value is None or check(value)


def among(kind: type[Enum]) -> Check:
    values = {member.value for member in kind}
    return lambda value: isinstance(value, str) and value in values


def list_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(map(check, value))


def each(names: str, check: Check) -> Checks:
    return dict.fromkeys(names.split(), check)


def some_of(checks: Checks) -> Check:
    return lambda value: (
        isinstance(value, dict)
        and all(name in checks and checks[name](part) for name, part in value.items())
    )


def all_of(checks: Checks) -> Check:
    """Make a check for a mapping of these names; one that may be nothing may be left out."""
    known = some_of(checks)
    return lambda value: (
        known(value) and all(check(value.get(name)) for name, check in checks.items())
    )


# --- what Flet's client tells of each kind of control

_POINT = all_of(each("x y", number))
_AREA = all_of(each("w h", pixels))
_ROUTE = all_of({"route": text})
_EDGES = all_of(each("left top right bottom", pixels))
_MEDIA = all_of(
    each("padding view_padding view_insets", _EDGES)
    | {"device_pixel_ratio": number, "always_use_24_hour_format": flag}
    | {"orientation": among(ft.Orientation)}
)
_LOCALE = all_of({"language_code": text} | each("country_code script_code", maybe(text)))
_SELECTION = all_of(
    each("base_offset extent_offset", whole)
    | {"affinity": among(ft.TextAffinity), "directional": flag}
)
_SCROLL = all_of(
    each("pixels min_scroll_extent max_scroll_extent", extent)
    | each("scroll_delta overscroll velocity", maybe(number))
    | {"event_type": among(ft.ScrollType), "direction": maybe(among(ft.ScrollDirection))}
    | {"viewport_dimension": number}
)
_DROP = all_of({"src_id": maybe(whole)} | each("l g", _POINT))
_DRAG_DOWN = all_of(each("l g", _POINT))
_DRAG_END = all_of(each("l g v", _POINT) | {"pv": maybe(number)})
_FILE = some_of(
    {"id": whole, "name": text, "size": whole, "path": maybe(text), "bytes": maybe(plain)}
)
_PAGE = each("width height", pixels) | {
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
"""The properties that a client sets by itself, by the kind of control."""

EVENTS: dict[str, Checks] = {
    "Page": {
        "route_change": _ROUTE,
        "view_pop": _ROUTE,
        "resize": all_of(each("width height", pixels)),
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
"""The events of a client, by the kind of control, with the values that come with them."""

_WINDOW = some_of(
    each("maximized minimized full_screen always_on_top focused visible", flag)
    | each("width height top left opacity", maybe(number))
)
_NEW_PAGE = some_of(
    {name: maybe(check) for name, check in _PAGE.items()}
    | each("web pwa debug wasm test multi_view pyodide", maybe(flag))
    | {"platform": among(ft.PagePlatform), "window": _WINDOW}
)
REGISTRATION = all_of({"session_id": maybe(text), "page_name": text, "page": _NEW_PAGE})
EVENT = all_of({"target": whole, "name": text, "data": plain})
UPDATE = all_of({"id": whole, "props": exactly(dict)})
RESULT = all_of({"control_id": whole, "call_id": text, "result": plain, "error": maybe(text)})


FLETS = b"\x00"
"""The first byte of a message that is none of a control's own channel; there are no others."""
CALLS = "scorekeeper.calls"
"""Under this name a session keeps the calls that its browser has not answered yet."""
MOST_CALLS = 200


class ForgedError(Exception):
    """A message that Flet's own client does not send."""


class _Unprinted(protocol.Message):
    """A message that is not spelled out for a log.

    Flet makes a text of each message for a debugging log that is off, and with it of all that the
    controls in it hold: a whole match in each row of the table, seconds for some.
    """

    def __repr__(self) -> str:
        return f"<{self.action.name}>"


def until_disconnected(main: Callable[[ft.Page], Any]) -> Callable[[ft.Page], Awaitable[None]]:
    """Wrap Flet's function of a page so that it may outlast its browser.

    Flet goes on with a session that it has let go by then, and logs a traceback that looks like a
    fault of the program. From a function that ends with BrokenPipeError it expects nothing more.
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
    try:
        return page.session.connection is not None
    except RuntimeError:  # Flet has thrown the session away
        return False


async def end_session(session: Session) -> None:
    """End a session that its browser has left, now and not when Flet next looks for old ones."""
    page = session.page
    browser = sha1(f"{page.client_ip}{page.client_user_agent}")
    key = f"_{session.id}_{browser}"  # of a page at "/", as FletApp names its sessions
    if await app_manager.get_session(key) is session:
        await app_manager.delete_session(key)
    else:
        await session.disconnect(0)  # has expired when Flet looks


class FilteredConnection(FletApp):  # type: ignore[misc]  # carries no type information
    """Flet's side of one WebSocket: it hears a browser through the tables, and tells it plainly."""

    def __init__(self, main: Callable[[ft.Page], Any], *, kept: int) -> None:
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
        self._scope = scope

        async def receive_checked() -> ASGIMessage:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    self._has_left = True
                    return message
                try:
                    if message["type"] != "websocket.receive" or self._takes(message):
                        return message
                except ForgedError as error:
                    _log.info("A browser sent what Flet does not: %s", error)
                    self._has_left = True
                    await send({"type": "websocket.close", "code": POLICY_VIOLATION})
                    return {"type": "websocket.disconnect", "code": POLICY_VIOLATION}

        await self.handle(WebSocket(scope, receive_checked, send))

    def send_message(self, message: protocol.Message) -> None:
        """Send a message of the session; what went wrong stays here, a sentence is sent.

        To a browser that has left nothing is sent: Flet closes its queue a moment before it tells
        the session, and a session that its browser finds again sends its page as a whole.
        """
        if self._has_left:
            return
        if message.action is protocol.MessageAction.REGISTER_CLIENT:
            # Flet has found or begun the session, with the calls that it has made before.
            self._session = session = ft.context.page.session
            self._calls = session.store.get(CALLS) or {}
            session.store.set(CALLS, self._calls)
        elif message.action is protocol.MessageAction.SESSION_CRASHED:
            sorry = words_of(self._scope).text("visitor-broken")
            message = protocol.Message(message.action, protocol.SessionCrashedBody(sorry))
        elif message.action is protocol.MessageAction.INVOKE_METHOD:
            self._calls[message.body.call_id] = message.body.control_id
            if len(self._calls) > MOST_CALLS:
                del self._calls[next(iter(self._calls))]
        super().send_message(_Unprinted(message.action, message.body))

    def _takes(self, message: ASGIMessage) -> bool:
        """Tell whether a message is for Flet; False where it is about what is gone by now."""
        action, body = _decoded(message.get("bytes") or b"")
        if action == protocol.MessageAction.REGISTER_CLIENT.value and not self._is_registered:
            self._is_registered = REGISTRATION(body)
            if self._is_registered:
                return True
        elif (session := self._session) is None:
            raise ForgedError("a message before the registration")
        elif action == protocol.MessageAction.CONTROL_EVENT.value and EVENT(body):
            return _is_known(session, body["target"], EVENTS, {body["name"]: body["data"]})
        elif action == protocol.MessageAction.UPDATE_CONTROL_PROPS.value and UPDATE(body):
            return _is_known(session, body["id"], PROPERTIES, body["props"])
        elif (
            action == protocol.MessageAction.INVOKE_METHOD.value
            and RESULT(body)
            and self._calls.pop(body["call_id"], None) == body["control_id"]
        ):
            return body["control_id"] in session.index
        raise ForgedError(f"message {action!r:.20}")


def _decoded(data: bytes) -> tuple[int, Any]:
    """Read a message as Flet does: what is to be done, and all that is said about it."""
    if not data.startswith(FLETS):
        raise ForgedError("no message")
    try:
        action, body = msgpack.unpackb(data[1:], ext_hook=protocol.decode_ext_from_msgpack)
    except (ValueError, TypeError, OverflowError) as error:
        raise ForgedError("a message that cannot be read") from error
    if type(action) is not int:
        raise ForgedError("a message of no kind")
    return action, body


def _is_known(
    session: Session, control_id: int, table: dict[str, Checks], values: dict[str, Any]
) -> bool:
    """Tell whether a control is there; ForgedError where its client says no such thing of it."""
    control = session.index.get(control_id)
    if control is None:
        return False
    kind = type(control).__name__
    checks = table.get(kind, {})
    for name, value in values.items():
        if name not in checks or not checks[name](value):
            raise ForgedError(f"{kind} {name!r:.40}")
    return True
