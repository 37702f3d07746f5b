"""The controls within a new value, and within one that is gone.

Flet 1.0.5 finds them by going through all fields of every control, some sixty, although all but
a few are as they were declared. Here only fields that were set are gone through. What is found,
and in which order, is the same.
"""

from __future__ import annotations

import dataclasses
import weakref
from functools import cache
from typing import Any

from flet.controls import object_patch
from flet.controls.object_patch import DiffBuilder

from scorekeeper.serve.sparing.ways import build, make_ready, ways_of

kind_of: Any = type
"""Gives the class of a value as something that can be looked up."""


def configured(
    builder: DiffBuilder,
    item: Any,
    parent: Any,
    frozen: bool,  # noqa: FBT001  Flet calls it so
    configure_setattr_only: bool = False,  # noqa: FBT001, FBT002
) -> list[Any]:
    """Prepare a new value for later comparisons; gives the controls in it, outer ones first."""
    found: list[Any] = []
    if configure_setattr_only and _is_data(item):
        _, frozen = _prepare(builder, item, parent, frozen=frozen)
        found += [item] if _is_control(builder, item) else []
        if not frozen:
            _watch(item)
    else:
        _configure(builder, item, parent, found, frozen=frozen)
    return found


def removed(builder: DiffBuilder, item: Any, recurse: bool) -> list[Any]:  # noqa: FBT001
    """Give the controls in a value that is gone, inner ones first."""
    found: list[Any] = []
    _remove(builder, item, found, recurse=recurse)
    return found


def _configure(
    builder: DiffBuilder,
    item: Any,
    parent: Any,
    found: list[Any],
    *,
    frozen: bool,
) -> None:
    if not _is_data(item):
        for part in _within(item):
            _configure(builder, part, parent, found, frozen=frozen)
        return
    parent, frozen = _prepare(builder, item, parent, frozen=frozen)
    if _is_control(builder, item):
        ways = ways_of(kind_of(item))
        build(item, ways)
        make_ready(item, ways)
        found.append(item)
        parent = item
    for part in parts_of(item):
        _configure(builder, part, parent, found, frozen=frozen)
    if not frozen:
        _watch(item)


def _remove(builder: DiffBuilder, item: Any, found: list[Any], *, recurse: bool) -> None:
    if not _is_control(builder, item):
        for part in [] if _is_data(item) else _within(item):
            _remove(builder, part, found, recurse=recurse)
        return
    if hasattr(item, "__prev_lists"):
        inner = _remembered(item)
    else:
        inner = parts_of(item) if recurse else []
    for part in inner:
        _remove(builder, part, found, recurse=recurse)
    found.append(item)


def parts_of(item: Any) -> list[Any]:
    """Give what is set in a dataclass and can hold controls, in the order of its fields."""
    kind: Any = type(item)
    places, always = _fields_of(kind)
    values = getattr(item, "_values", {})
    held = [one for one in values.items() if _can_hold(kind_of(one[1])) and one[0] in places]
    held += [(name, part) for name in always if _can_hold(kind_of(part := getattr(item, name)))]
    if len(held) > 1:
        held.sort(key=lambda one: places[one[0]])
    return [part for _, part in held]


@cache
def _fields_of(kind: Any) -> tuple[dict[str, int], tuple[str, ...]]:
    """The places of the fields that Flet looks at, and the names of those that are always set."""
    names = [one.name for one in dataclasses.fields(kind) if not one.metadata.get("skip", False)]
    sparse = getattr(kind, "_prop_defaults", {})
    places = {name: place for place, name in enumerate(names)}
    return places, tuple(name for name in names if name not in sparse)


def _within(item: Any) -> list[Any]:
    """What a list or a dictionary holds that can hold controls itself."""
    held = item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
    return [part for part in held if _can_hold(kind_of(part))]


def _remembered(item: Any) -> list[Any]:
    """What a control held when it was last sent."""
    names = ("__prev_lists", "__prev_dicts", "__prev_classes")
    return [part for name in names for part in getattr(item, name, {}).values()]


@cache
def _can_hold(kind: Any) -> bool:
    return hasattr(kind, "__dataclass_fields__") or issubclass(kind, (list, dict))


def _is_data(item: Any) -> bool:
    return hasattr(type(item), "__dataclass_fields__")


def _prepare(builder: DiffBuilder, item: Any, parent: Any, *, frozen: bool) -> tuple[Any, bool]:
    """Have a value know its parent and whether it is frozen; gives what holds within it."""
    kind: Any = type(item)
    if getattr(kind, "__flet_control_cls__", None) is None:
        kind.__flet_control_cls__ = builder.control_cls
    return _adopted(item, parent), _frozen(item, frozen=frozen)


def _adopted(item: Any, parent: Any) -> Any:
    """Have a value know its parent; gives that, or the one that it had where none is said."""
    if parent is None:
        known = getattr(item, "_parent", None)
        parent = known() if known else None
    if parent:
        if parent is item:
            raise object_patch.ObjectPatchException(f"Parent is the same as item: {item}")
        item._parent = weakref.ref(parent)  # noqa: SLF001
    return parent


def _frozen(item: Any, *, frozen: bool) -> bool:
    """Whether a value is frozen, by itself or because it is drawn anew each time."""
    if hasattr(item, "_frozen"):
        return bool(item._frozen)  # noqa: SLF001
    if frozen:
        item._frozen = frozen  # noqa: SLF001
    return frozen


def _is_control(builder: DiffBuilder, item: Any) -> bool:
    return builder.control_cls is not None and isinstance(item, builder.control_cls)


def _watch(item: Any) -> None:
    """Have later changes of a value noticed."""
    dirty = getattr(item, "_dirty", None)
    if dirty is not None:
        dirty.clear()
        return
    kind: Any = type(item)
    if kind.__setattr__ is not object_patch._control_setattr:  # noqa: SLF001
        kind.__setattr__ = object_patch._control_setattr  # noqa: SLF001
    object.__setattr__(item, "__changes", {})
