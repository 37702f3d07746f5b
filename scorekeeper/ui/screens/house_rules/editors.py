"""The controls that change the value of a rule, chosen by its type in the model of rule sets.

`value_parts` is the entry point. It finds the type of a value by its path:

    bool, codes, ranks           chips, one chosen
    codes in a tuple             chips, any number chosen
    int                          a button that opens the number pad
    numbers in a tuple           a row for each, and buttons that add and remove a number
    dataclass, Mapping           the controls of each field or entry
    None or "all" beside these   two chips in front
    four tables                  see `scorekeeper.ui.screens.house_rules.tables`

Values have the type `Any`: they are parts of a rule set as read from a TOML file.
"""

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.rules import cards
from scorekeeper.ui import kit
from scorekeeper.ui.screens.house_rules.controls import (
    ValueControls,
    field_title,
    single_choice_chips,
)
from scorekeeper.ui.screens.house_rules.tables import TABLES
from scorekeeper.view_models.house_rule_values import (
    Change,
    change_of_part,
    example_value,
    first_index,
    ranks_of,
    value_type,
    with_further_number,
    with_toggled,
)

ALL = "all"
"""Value that means "no limit", for example to take the whole pile."""


def value_parts(controls: ValueControls, path: str, value: Any, change: Change) -> list[ft.Control]:
    """Return the controls of a value, with its problems.

    Args:
        controls: Builds single controls.
        path: Dotted path of the value.
        value: The current value.
        change: Called with a function from the old value to the new one.
    """
    if path in TABLES:
        return TABLES[path](controls, value, change)
    by_type = _parts_by_type(controls, path, value_type(path), value, change)
    return [*by_type, *controls.problem_parts(path)]


def _parts_by_type(
    controls: ValueControls, path: str, kind: Any, value: Any, change: Change
) -> list[ft.Control]:
    """Return the controls for a value of the type `kind`."""
    type_arguments = get_args(kind)
    origin = get_origin(kind) or kind
    if NoneType in type_arguments:
        return _optional_parts(controls, path, kind, value, change)
    if origin in (bool, str, Literal):
        return [_single_choice(controls, path, kind, value, change)]
    if is_dataclass(kind):
        return _field_parts(controls, path, kind, value, change)
    if origin is tuple:
        is_of_codes = str in type_arguments
        build = _multiple_choice_parts if is_of_codes else _number_list_parts
        return build(controls, path, value, change)
    if origin is Mapping:
        return _entry_parts(controls, path, value, change)
    return _limit_parts(controls, path, kind, value, change)


# --- values that may be absent


def _optional_parts(
    controls: ValueControls, path: str, kind: Any, value: Any, change: Change
) -> list[ft.Control]:
    """Return chips that switch the rule on or off, and the controls of its value if it is on."""
    example = example_value(path, controls.library)
    parts = [_presence_chips(controls, path, value, change, absent=None, example=example)]
    if value is not None:
        (present_kind,) = (each for each in get_args(kind) if each is not NoneType)
        parts += _parts_by_type(controls, path, present_kind, value, change)
    return parts


def _limit_parts(
    controls: ValueControls, path: str, kind: Any, value: Any, change: Change
) -> list[ft.Control]:
    """Return the button of a number; before it, chips for "no limit" if the rule allows that."""
    parts: list[ft.Control] = []
    if kind is not int:
        parts.append(_presence_chips(controls, path, value, change, absent=ALL, example=1))
    if value != ALL:
        parts.append(ft.Row([controls.number_button(path, value, change)]))
    return parts


def _presence_chips(
    controls: ValueControls, path: str, value: Any, change: Change, *, absent: Any, example: Any
) -> ft.Control:
    """Return two chips: one removes the value, the other provides one.

    Args:
        controls: Builds single controls.
        path: Path of the value.
        value: The current value.
        change: Called with a function from the old value to the new one.
        absent: The value of the first chip: None or `ALL`.
        example: The value that the second chip sets if there is none yet.
    """
    is_present = value != absent
    key = "house-a-number" if isinstance(example, int) else "house-as-follows"

    def remove() -> None:
        change(lambda _: absent)

    def provide() -> None:
        change(lambda _: value if is_present else example)

    absent_label = Label(f"none-{path}", rule_value(controls.words, path, absent))
    present_label = controls.words.label(key, id=f"some-{path}")
    return kit.choices(
        [
            kit.Choice(absent_label, remove, is_chosen=not is_present),
            kit.Choice(present_label, provide, is_chosen=is_present),
        ]
    )


# --- single values


def _single_choice(
    controls: ValueControls, path: str, kind: Any, value: Any, change: Change
) -> ft.Control:
    """Return chips for single choice: yes and no, codes, or ranks."""
    options: Sequence[Any] = get_args(kind) or cards.NATURALS
    if kind is bool:
        options = (True, False)
    named = [(rule_value(controls.words, path, option), option, option) for option in options]
    return single_choice_chips(f"is-{path}", named, value, change)


def _multiple_choice_parts(
    controls: ValueControls, path: str, value: Sequence[Any], change: Change
) -> list[ft.Control]:
    """Return chips for multiple choice: ranks or types of canastas."""
    options: Sequence[str] = (cards.ANY_TYPE, *cards.types_by_id())
    if path.startswith("meld_rules."):
        options = ranks_of(controls.base)

    def choice(option: str) -> kit.Choice:
        label = Label(f"has-{path}-{option}", rule_value(controls.words, path, [option]))
        return kit.Choice(
            label,
            lambda: change(lambda chosen: with_toggled(options, chosen, option)),
            is_chosen=option in value,
        )

    return [kit.choices([choice(option) for option in options])]


# --- values with parts


def _field_parts(
    controls: ValueControls, path: str, kind: Any, value: Any, change: Change
) -> list[ft.Control]:
    """Return the controls of each field of a dataclass."""
    parts: list[ft.Control] = []
    for field in get_type_hints(kind):
        field_path = f"{path}.{field}"
        parts += _named_parts(controls, field_path, value[field], change_of_part(change, field))
    return parts


def _entry_parts(
    controls: ValueControls, path: str, value: Mapping[str, Any], change: Change
) -> list[ft.Control]:
    """Return the controls of each entry of a mapping, such as card values by card."""
    parts: list[ft.Control] = []
    for key, entry in value.items():
        build = _entry_parts if isinstance(entry, Mapping) else _named_parts
        parts += build(controls, f"{path}.{key}", entry, change_of_part(change, key))
    return parts


def _named_parts(
    controls: ValueControls, path: str, value: Any, change: Change
) -> list[ft.Control]:
    """Return the name of a part of a value, then its controls."""
    title = field_title(rule_name(controls.words, path))
    return [title, *value_parts(controls, path, value, change)]


def _number_list_parts(
    controls: ValueControls, path: str, value: Sequence[int], change: Change
) -> list[ft.Control]:
    """Return a row for each number, and the buttons that add and remove a number."""
    words = controls.words
    first = first_index(path)
    parts: list[ft.Control] = []
    for index in range(first, len(value)):
        title = words.text("house-row-number", place=index + 1 - first)
        number_change = change_of_part(change, index)
        parts += controls.number_row(title, f"{path}[{index}]", value[index], number_change)

    def remove_last() -> None:
        change(lambda numbers: numbers[:-1])

    less = kit.button(
        words.label("house-row-less", id=f"less-{path}"),
        remove_last if len(value) > first else None,
        icon=kit.Icon.REMOVE,
        expand=True,
    )
    more = kit.button(
        words.label("house-row-more", id=f"more-{path}"),
        lambda: change(with_further_number),
        icon=kit.Icon.ADD,
        expand=True,
    )
    return [*parts, ft.Row([less, more], spacing=8)]
