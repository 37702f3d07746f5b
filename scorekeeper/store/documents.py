"""What a document may hold, how it becomes text, and how it is copied."""

import json
from typing import Any, NoReturn, TypeAlias

from scorekeeper.store.errors import StoreDocumentError

Doc: TypeAlias = dict[str, Any]
"""A document in memory. Once saved it is never changed in place, only replaced."""

MAX_DEPTH = 100
"""Lists and objects one inside the other; Python's own reader gives up at some 900."""


def _no_constant(name: str) -> NoReturn:
    message = f"{name} is not JSON"
    raise ValueError(message)


_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
_decode = json.JSONDecoder(parse_constant=_no_constant).decode


def text_of(value: object) -> str:
    """Give the one compact JSON text of a value.

    Raises TypeError, ValueError or RecursionError for what JSON cannot hold.
    """
    return _encode(value)


def value_of(text: str) -> Any:
    """Read a JSON text; ValueError when it is none, NaN and Infinity included."""
    return _decode(text)


def copied(value: Any) -> Any:
    """Copy a JSON value with everything inside it."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [copied(inner) for inner in value]
    return value


def stored(doc: Doc) -> Doc:
    """Give the copy of a document that a later start will read from the disk.

    Tuples become lists. Anything else that would come back different is refused with
    StoreDocumentError: keys that are not text, NaN, dates, sets, half characters,
    objects nested deeper than MAX_DEPTH.
    """
    try:
        text = text_of(doc)
        text.encode()
        fresh: Doc = value_of(text)
        shallow = _within(fresh, _depth_to_check(text))
        same = shallow and (fresh == doc or fresh == _with_lists(doc))
    except (TypeError, ValueError, RecursionError) as error:
        message = f"This document cannot be saved: {error}"
        raise StoreDocumentError(message) from error
    if not same:
        message = "This document cannot be saved: it would come back from the disk different"
        raise StoreDocumentError(message)
    return fresh


def _depth_to_check(text: str) -> int | None:
    """Spare the usual small document the walk: it has not enough brackets to be too deep."""
    return MAX_DEPTH if text.count("{") + text.count("[") > MAX_DEPTH else None


def _within(value: object, levels: int | None) -> bool:
    """Say whether a value nests at most so many levels; None asks nothing."""
    if levels is None or not isinstance(value, (dict, list)):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_within(part, levels - 1) for part in inner)


def _with_lists(value: Any) -> Any:
    """Copy a value as JSON reads it back: a tuple is a list."""
    if isinstance(value, dict):
        return {key: _with_lists(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_with_lists(inner) for inner in value]
    return value
