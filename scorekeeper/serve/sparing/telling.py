"""What is sent of a control, and what a tap on it is told as.

Flet 1.0.5 asks for every control that it writes what its class is by itself, and for every tap
for all that is written about the fields of its class: a millisecond each time. Here both are
asked once for each class. What is sent and told is the same.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

from flet.controls import base_control, control_event
from flet.controls.base_control import BaseControl
from flet.messaging import protocol

Encode = Callable[[Any], Any]
THEIR_ENCODER = protocol.configure_encode_object_for_msgpack
THEIR_EVENT_TYPE = control_event.get_event_field_type
UNSAID = object()


class Told(NamedTuple):
    """What is told of controls of a class."""

    by_itself: dict[str, Any]
    """What a client takes for granted."""
    otherwise: tuple[tuple[str, Any], ...]
    """What it would take for something else than the class does."""
    structure: tuple[tuple[str, Any], ...]
    """Fields that are looked at whether or not they were said, and what is not told of them."""
    events: frozenset[str]


@cache
def encoder(control_cls: Any) -> Encode:
    """What turns values into those that can be sent."""
    theirs: Encode = THEIR_ENCODER(control_cls)  # type: ignore[no-untyped-call]

    def encoded(value: Any) -> Any:
        if isinstance(value, BaseControl) and hasattr(value, "_frozen"):
            kind: Any = type(value)
            return _told_of(value, told_by(kind))
        return theirs(value)

    return encoded


@cache
def told_by(kind: Any) -> Told:
    """What is told of controls of a class."""
    names = sorted(kind._structural_fields)  # noqa: SLF001
    usual = [protocol._get_root_dataclass_field(kind, name) for name in names]  # noqa: SLF001
    return Told(
        by_itself=kind._root_defaults,  # noqa: SLF001
        otherwise=tuple(item for item in kind._override_props.items() if item[1] is not None),  # noqa: SLF001
        structure=tuple((name, one.default) for name, one in zip(names, usual, strict=True)),
        events=kind._event_fields,  # noqa: SLF001
    )


def _told_of(control: Any, told: Told) -> dict[str, Any]:
    """What is sent of a control that nobody changes any more."""
    sent: dict[str, Any] = {}
    for name, value in control._values.items():  # noqa: SLF001
        if value is None or value == told.by_itself.get(name, UNSAID):
            continue
        sent[name] = True if name in told.events else value
    for name, value in told.otherwise:
        sent.setdefault(name, value)
    for name, default in told.structure:
        value = getattr(control, name)
        if value if isinstance(value, (list, dict)) else value is not None and value != default:
            sent[name] = value
    return sent


def event_type(control: Any, field_name: str) -> Any:
    """As what somebody is told who hears an event of a control."""
    known = (type(control), field_name)
    if known not in _types:
        _types[known] = _asked(control, field_name)
    return _types[known]


_types: dict[tuple[type[Any], str], Any] = {}


def _ask(control: Any, field_name: str) -> Any:
    return get_event_field_type(control, field_name)  # type: ignore[name-defined] # noqa: F821


_asked = FunctionType(
    _ask.__code__, {**vars(base_control), "get_event_field_type": THEIR_EVENT_TYPE}
)
"""Asks Flet as its own module does: what it finds depends on the names that the asker knows."""
