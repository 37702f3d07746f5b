"""Which of Flet's functions others stand in for, and how often Python looks for what is garbage."""

import gc
import logging
import sys
from typing import Any

import flet.version
from flet.controls import base_control
from flet.controls.object_patch import DiffBuilder
from flet.messaging.protocol import Message

from scorekeeper.serve.sparing.comparing import (
    compared,
    compared_lists,
    found_gone,
    found_new,
    torn_down,
)
from scorekeeper.serve.sparing.finding import configured, removed
from scorekeeper.serve.sparing.making import make_all_leanly, make_as_flet_does
from scorekeeper.serve.sparing.telling import (
    THEIR_ENCODER,
    THEIR_EVENT_TYPE,
    encoder,
    event_type,
)

KNOWN = "1.0.5"
"""The version of Flet whose ways these are."""

MADE, YOUNG, MIDDLE = 50_000, 3, 30
"""Objects after which Python looks for cycles among the new ones, and the turns of the others.

A screen is thousands of objects, which all stay: looking at every 700th finds nothing and, with
two hundred phones, costs a quarter of the time. So many come and go with the forms of forty
tables without being looked at. When Python does look, all phones wait for a fifth of a second,
which is a few times in a minute of that evening, and hardly ever in a usual one.
"""

TURN = 0.0005
"""Seconds after which a thread that computes lets another go on.

The thread that answers waits for its turn several times in each answer. While another reads the
store or writes to it, Python's own ten times as long would hold up every tap and every file.
"""

OURS = {
    "_configure_dataclass": configured,
    "_removed_controls": removed,
    "_compare_dataclasses": compared,
    "_compare_lists": compared_lists,
    "get_added_controls": found_new,
    "get_removed_controls": found_gone,
    "teardown": torn_down,
}
"""What stands in for what Flet's builder of patches does."""
THEIRS = {name: getattr(DiffBuilder, name) for name in OURS}
WRITTEN_OUT = Message.__repr__

SENDERS = (
    "flet.messaging.protocol",
    "flet.messaging.flet_dart_bridge_server",
    "flet.messaging.flet_socket_server",
    "flet.messaging.pyodide_connection",
    "flet_web.fastapi.flet_app",
)
"""The modules that write what is sent."""

TALKERS = ("flet_object_patch", "flet_controls", "flet_components")
"""Logs that are told about each value of each control, and are never read."""


def spare_work() -> None:
    """Have Flet and Python do less for each change of a screen, as long as this process runs."""
    gc.set_threshold(MADE, YOUNG, MIDDLE)
    sys.setswitchinterval(TURN)
    if flet.version.flet_version == KNOWN:
        _work_with(OURS)
        _tell_with(encoder, event_type)
        make_all_leanly()
        Message.__repr__ = in_short  # type: ignore[assignment]
        for name in TALKERS:
            logging.getLogger(name).debug = _unsaid  # type: ignore[method-assign]


def work_as_flet_does() -> None:
    """Have Flet do again all that it does by itself."""
    _work_with(THEIRS)
    _tell_with(THEIR_ENCODER, THEIR_EVENT_TYPE)
    make_as_flet_does()
    Message.__repr__ = WRITTEN_OUT  # type: ignore[method-assign]
    for name in TALKERS:
        vars(logging.getLogger(name)).pop("debug", None)


def in_short(message: Message) -> str:
    """What a log says of a message.

    Flet writes out every message for a log that nobody keeps: a whole screen with all its fields.
    """
    return f"Message({message.action.name})"


def _work_with(functions: dict[str, Any]) -> None:
    for name, function in functions.items():
        setattr(DiffBuilder, name, function)


def _tell_with(encode: Any, type_of: Any) -> None:
    """Have all that send and hear use these, those that are loaded later too."""
    vars(base_control)["get_event_field_type"] = type_of
    for name in SENDERS:
        if name in sys.modules:
            vars(sys.modules[name])["configure_encode_object_for_msgpack"] = encode


def _unsaid(*_: Any, **__: Any) -> None:
    """What nobody reads is not said."""
