"""Evenings and seasons to plain data: nothing is said that is the default."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

from scorekeeper.club.model import Evening
from scorekeeper.club.season import Season

EVENING_FORMAT = "scorekeeper-evening"
SEASON_FORMAT = "scorekeeper-season"
VERSION = 1


def evening_document(evening: Evening) -> dict[str, Any]:
    """An evening as plain data, which says everything: `evening_from` gives the same one."""
    return {"format": EVENING_FORMAT, "version": VERSION, **plain(evening)}


def season_document(season: Season) -> dict[str, Any]:
    """A season as plain data; its evenings are named, not held."""
    return {"format": SEASON_FORMAT, "version": VERSION, **plain(season)}


def plain(value: Any) -> Any:
    """A value of the club as JSON has it."""
    if is_dataclass(value):
        held = ((one, getattr(value, one.name)) for one in fields(value))
        return {one.name: plain(inner) for one, inner in held if inner != _default(one)}
    if isinstance(value, Mapping):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple | list):
        return [plain(inner) for inner in value]
    return value


def _default(one: "Field[Any]") -> Any:
    if one.default_factory is not MISSING:
        return one.default_factory()
    return one.default
