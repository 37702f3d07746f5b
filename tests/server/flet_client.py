"""The little of Flet's client that tests of the server need: frames in and out."""

from typing import Any

import msgpack

REGISTER_CLIENT, PATCH_CONTROL, CONTROL_EVENT, UPDATE_CONTROL_PROPS = 1, 2, 3, 4
INVOKE_METHOD, SESSION_CRASHED = 5, 6
PAGE = 1
"""The number of the page among the controls of each session."""

_NO_EDGES = {"left": 0, "top": 0, "right": 0, "bottom": 0}
_PAGE = {
    "route": "/",
    "pwa": False,
    "web": True,
    "debug": False,
    "wasm": False,
    "platform": "android",
    "platform_brightness": "light",
    "width": 390,
    "height": 844,
    "media": {
        "padding": _NO_EDGES,
        "view_padding": _NO_EDGES,
        "view_insets": _NO_EDGES,
        "device_pixel_ratio": 2.0,
        "orientation": "portrait",
        "always_use_24_hour_format": False,
    },
}


def registration(session_id: str | None = None) -> bytes:
    """The first frame of a browser: who it is, and which session it had before."""
    body = {"session_id": session_id, "page_name": "", "page": _PAGE}
    return message(REGISTER_CLIENT, body)


def event(control: int, name: str, data: Any = None) -> bytes:
    return message(CONTROL_EVENT, {"target": control, "name": name, "data": data})


def update(control: int, **properties: Any) -> bytes:
    return message(UPDATE_CONTROL_PROPS, {"id": control, "props": properties})


def message(action: int, body: Any) -> bytes:
    return b"\x00" + bytes(msgpack.packb([action, body]))


def unpack_frame(frame: bytes) -> tuple[int, Any]:
    """A frame of the server: its action and its body."""
    action, body = msgpack.unpackb(frame[1:], strict_map_key=False)
    return action, body
