"""What Flet's client tells of each kind of control that the screens are made of.

Flet takes any field of any control from a browser, private ones among them, and any event with
any values. Nothing but what stands in these tables is let through to it: the names and the kinds
of values that its own client sends.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import flet as ft

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum

    Check = Callable[[Any], bool]
    Checks = dict[str, Check]


WIDEST = 32_768
"""Pixels."""


def nothing(value: Any) -> bool:
    """Tell whether nothing is said."""
    return value is None


def flag(value: Any) -> bool:
    """Tell whether it is true or false."""
    return isinstance(value, bool)


def text(value: Any) -> bool:
    """Tell whether it is a text."""
    return isinstance(value, str)


def whole(value: Any) -> bool:
    """Tell whether it is a whole number."""
    return type(value) is int


def number(value: Any) -> bool:
    """Tell whether it is a finite number."""
    return type(value) is int or (type(value) is float and math.isfinite(value))


def pixels(value: Any) -> bool:
    """Tell whether it is a length that a screen can have; columns are counted by it."""
    return number(value) and 0 <= value <= WIDEST


def extent(value: Any) -> bool:
    """Tell whether it is how far a list goes, which may have no end."""
    return type(value) in {int, float} and not math.isnan(value)


def plain(value: Any) -> bool:
    """Tell whether it is anything; it comes from the client's own storage, files or device."""
    del value
    return True


def maybe(check: Check) -> Check:
    """Make a check that nothing passes too."""
    return lambda value: value is None or check(value)


def among(kind: type[Enum]) -> Check:
    """Make a check for the values of an enumeration."""
    values = {member.value for member in kind}
    return lambda value: isinstance(value, str) and value in values


def some_of(checks: Checks) -> Check:
    """Make a check for a mapping of some of these names."""
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


def list_of(check: Check) -> Check:
    """Make a check for a list."""
    return lambda value: isinstance(value, list) and all(map(check, value))


# --- what Flet's client tells of each kind of control

_POINT = all_of({"x": number, "y": number})
_SIZE = all_of({"width": pixels, "height": pixels})
_ROUTE = all_of({"route": text})
_EDGES = all_of(dict.fromkeys(("left", "top", "right", "bottom"), pixels))
_MEDIA = all_of(
    {
        "padding": _EDGES,
        "view_padding": _EDGES,
        "view_insets": _EDGES,
        "device_pixel_ratio": number,
        "orientation": among(ft.Orientation),
        "always_use_24_hour_format": flag,
    }
)
_LOCALE = all_of({"language_code": text, "country_code": maybe(text), "script_code": maybe(text)})
_KEY = all_of({"key": text, "alt": flag, "ctrl": flag, "shift": flag, "meta": flag})
_SELECTION = all_of(
    {
        "base_offset": whole,
        "extent_offset": whole,
        "affinity": among(ft.TextAffinity),
        "directional": flag,
    }
)
_SCROLL = all_of(
    {
        "event_type": among(ft.ScrollType),
        "pixels": extent,
        "min_scroll_extent": extent,
        "max_scroll_extent": extent,
        "viewport_dimension": number,
        "scroll_delta": maybe(number),
        "direction": maybe(among(ft.ScrollDirection)),
        "overscroll": maybe(number),
        "velocity": maybe(number),
    }
)
_DROP = all_of({"src_id": maybe(whole), "l": _POINT, "g": _POINT})
_DRAG_END = all_of({"l": _POINT, "g": _POINT, "v": _POINT, "pv": maybe(number)})
_FILE = some_of(
    {"id": whole, "name": text, "size": whole, "path": maybe(text), "bytes": maybe(plain)}
)

_PAGE: Checks = {
    "route": text,
    "width": pixels,
    "height": pixels,
    "media": _MEDIA,
    "platform_brightness": among(ft.Brightness),
}

PROPERTIES: dict[str, Checks] = {
    "Page": _PAGE,
    "TextField": {"value": text, "selection": _SELECTION},
    "NavigationBar": {"selected_index": whole},
    "AlertDialog": {"open": flag},
    "BottomSheet": {"open": flag},
}
"""What a client sets by itself, by the kind of control."""

EVENTS: dict[str, Checks] = {
    "Page": {
        "route_change": _ROUTE,
        "view_pop": _ROUTE,
        "resize": _SIZE,
        "media_change": _MEDIA,
        "platform_brightness_change": among(ft.Brightness),
        "app_lifecycle_state_change": all_of({"state": among(ft.AppLifecycleState)}),
        "keyboard_event": _KEY,
        "locale_change": all_of({"locales": list_of(_LOCALE)}),
    },
    "View": {"confirm_pop": nothing},
    "AlertDialog": {"dismiss": nothing},
    "BottomSheet": {"dismiss": nothing},
    "Canvas": {"resize": all_of({"w": pixels, "h": pixels})},
    "Container": {"click": nothing, "long_press": nothing},
    "DragTarget": {"accept": _DROP},
    "Draggable": {"drag_start": nothing},
    "FilePicker": {"result": all_of({"files": list_of(_FILE)})},
    "GestureDetector": {"horizontal_drag_end": _DRAG_END},
    "ListView": {"scroll": _SCROLL},
    "NavigationBar": {"change": whole},
    "Text": {"size_change": all_of({"w": pixels, "h": pixels})},
    "TextField": {"change": text, "focus": nothing, "blur": nothing, "submit": maybe(text)},
}
"""What a client reports, by the kind of control, with the values that come with it."""

_WINDOW = some_of(
    {
        **dict.fromkeys(("maximized", "minimized", "full_screen", "always_on_top"), flag),
        **dict.fromkeys(("focused", "visible"), flag),
        **dict.fromkeys(("width", "height", "top", "left", "opacity"), maybe(number)),
    }
)
REGISTRATION = all_of(
    {
        "session_id": maybe(text),
        "page_name": text,
        "page": some_of(
            {
                **{name: maybe(check) for name, check in _PAGE.items()},
                **dict.fromkeys(("web", "pwa", "debug", "wasm", "test"), maybe(flag)),
                **dict.fromkeys(("multi_view", "pyodide"), maybe(flag)),
                "platform": among(ft.PagePlatform),
                "window": _WINDOW,
            }
        ),
    }
)
EVENT = all_of({"target": whole, "name": text, "data": plain})
UPDATE = all_of({"id": whole, "props": lambda value: isinstance(value, dict)})
RESULT = all_of({"control_id": whole, "call_id": text, "result": plain, "error": maybe(text)})
