"""The frames between a browser and an app of Flet 1.0.5: msgpack after a zero."""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import msgpack

Tree = dict[str, Any]
_NO_EDGES = {"left": 0, "top": 0, "right": 0, "bottom": 0}


class Action(IntEnum):
    REGISTER = 1
    PATCH = 2
    EVENT = 3
    PROPERTIES = 4
    CALL = 5
    CRASHED = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Device:
    """A device with a browser: the size of its window in logical pixels, and its own name."""

    width: int
    height: int
    agent: str
    platform: str = "android"
    language: str = "en"
    is_still: bool = False
    """True if its system wants no motion: a total that rolls stands there a second later."""


PHONE = Device(width=390, height=844, agent="a phone")
STILL_PHONE = replace(PHONE, is_still=True)
LAPTOP = Device(width=1280, height=800, agent="the organiser's computer", platform="linux")
PROJECTOR = Device(width=1920, height=1080, agent="the big screen", platform="linux")


def registration(device: Device, *, session: str | None, route: str) -> bytes:
    """The first frame of a browser: which session it had before, where it is, how large it is."""
    page = {
        "route": route,
        "pwa": False,
        "web": True,
        "debug": False,
        "wasm": True,
        "platform": device.platform,
        "platform_brightness": "light",
        "width": device.width,
        "height": device.height,
        "media": {
            "padding": _NO_EDGES,
            "view_padding": _NO_EDGES,
            "view_insets": _NO_EDGES,
            "device_pixel_ratio": 2.0,
            "orientation": "portrait" if device.height > device.width else "landscape",
            "always_use_24_hour_format": True,
        },
    }
    return packed(Action.REGISTER, {"session_id": session, "page_name": "", "page": page})


def event(control: int, name: str, data: Any = None) -> bytes:
    return packed(Action.EVENT, {"target": control, "name": name, "data": data})


def properties(control: int, **changed: Any) -> bytes:
    return packed(Action.PROPERTIES, {"id": control, "props": changed})


def answer(call: Tree, result: Any) -> bytes:
    body = {name: call[name] for name in ("control_id", "call_id")}
    return packed(Action.CALL, {**body, "result": result, "error": None})


def packed(action: Action, body: Any) -> bytes:
    return b"\x00" + bytes(msgpack.packb([int(action), body]))


def unpacked(frame: bytes) -> tuple[Action, Any]:
    """A frame of the app: what it is about, and what it says."""
    action, body = msgpack.unpackb(frame[1:], strict_map_key=False)
    return Action(action), body
