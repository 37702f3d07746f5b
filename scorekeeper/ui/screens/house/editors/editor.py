"""The editor of a value: chosen by the kind that the model of rule sets gives its path."""

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import flet as ft

from scorekeeper.rules import catalogue, rule_book
from scorekeeper.rules.canasta_types import ANY_TYPE, types_by_id
from scorekeeper.rules.cards import NATURALS
from scorekeeper.rules.schema import kind_at
from scorekeeper.rules.tree import has_path, value_at
from scorekeeper.ui.screens.house.editors.bands import PATH as FIRST_MELDS
from scorekeeper.ui.screens.house.editors.bands import first_melds
from scorekeeper.ui.screens.house.editors.kit import Change, Kit, inner, label
from scorekeeper.ui.screens.house.editors.lists import numbers, several
from scorekeeper.ui.screens.house.editors.single import either, number, one_of
from scorekeeper.ui.screens.house.editors.tables import (
    BONUSES,
    HANDS,
    STEPS,
    extra_bonuses,
    special_hands,
    steps,
)
from scorekeeper.words.rule_names import rule_name

BY_PLAYERS = "by_players"
ALL = "all"
TABLES: Mapping[str, Callable[[Kit, Any, Change], list[ft.Control]]] = {
    FIRST_MELDS: first_melds,
    HANDS: special_hands,
    BONUSES: extra_bonuses,
    STEPS: steps,
}
"""Values that are tables, by path."""


def editor(kit: Kit, path: str, value: Any, change: Change) -> list[ft.Control]:
    """What a value can be changed with, and below it what is wrong with it."""
    if path in TABLES:
        return TABLES[path](kit, value, change)
    shown = _by_kind(kit, path, _kind(path), value, change)
    return [*shown, *kit.complaints(path)]


def _by_kind(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    make = next(made for fits, made in EDITORS if fits(kind))
    return make(kit, path, kind, value, change)


def _kind(path: str) -> Any:
    """The kind at a path; what changes with the number of players has that of its own path."""
    if path.startswith(f"{BY_PLAYERS}."):
        _, _, rest = path.removeprefix(f"{BY_PLAYERS}.").partition(".")
        return kind_at(rest) if rest else kind_at(path)
    return kind_at(path)


def _maybe(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    """Something that there need not be: an example of a rule set that has it is offered."""
    (there,) = (one for one in get_args(kind) if one is not NoneType)
    shown = either(kit, path, (None, _example(path)), value, change)
    if value is None:
        return shown
    return [*shown, *_by_kind(kit, path, there, value, change)]


def _all_or_number(kit: Kit, path: str, _: Any, value: Any, change: Change) -> list[ft.Control]:
    shown = either(kit, path, (ALL, 1), value, change)
    return shown if value == ALL else [*shown, *number(kit, path, value, change)]


def _parts(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    """Each field under its name."""
    shown: list[ft.Control] = []
    for field in get_type_hints(kind):
        below = f"{path}.{field}"
        shown.append(label(rule_name(kit.words, below)))
        shown += editor(kit, below, value[field], inner(change, field))
    return shown


def _tuple(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    if str not in get_args(kind):
        return numbers(kit, path, value, change)
    cards = path.startswith("meld_rules.")
    options = NATURALS if cards else (ANY_TYPE, *types_by_id())
    return several(kit, path, options, value, change)


def _entries(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    """Each entry of a table by its name: a card, or what changes with a number of players."""
    shown: list[ft.Control] = []
    for key, one in value.items():
        below, put = f"{path}.{key}", inner(change, key)
        if isinstance(one, Mapping):
            shown += _entries(kit, below, kind, one, put)
        else:
            edited = editor(kit, below, one, put)
            shown += [label(rule_name(kit.words, below)), *edited]
    return shown


def _example(path: str) -> Any:
    """A value of a path that may be empty: that of the first rule set that has one."""
    trees = (rule_book(identity.id).tree for identity in catalogue())
    found = (value_at(tree, path) for tree in trees if has_path(tree, path))
    return next((one for one in found if one is not None), _fallback(path))


def _fallback(path: str) -> Any:
    """Where no rule set has a value: nothing, to begin with."""
    return [0] if get_origin(get_args(_kind(path))[0]) is tuple else 0


def _options(kit: Kit, path: str, kind: Any, value: Any, change: Change) -> list[ft.Control]:
    options = (True, False) if kind is bool else get_args(kind) or NATURALS
    return one_of(kit, path, options, value, change)


def _number(kit: Kit, path: str, _: Any, value: Any, change: Change) -> list[ft.Control]:
    return number(kit, path, value, change)


def _is(*origins: Any) -> Callable[[Any], bool]:
    return lambda kind: kind in origins or get_origin(kind) in origins


EDITORS: tuple[tuple[Callable[[Any], bool], Callable[..., list[ft.Control]]], ...] = (
    (lambda kind: NoneType in get_args(kind), _maybe),
    (_is(bool, str, Literal), _options),
    (_is(int), _number),
    (is_dataclass, _parts),
    (_is(tuple), _tuple),
    (_is(Mapping), _entries),
    (lambda _: True, _all_or_number),
)
"""Which kinds are changed how; the first that fits."""
