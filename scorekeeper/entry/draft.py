"""A form as plain data, so that a half-typed deal outlives the program."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.entry.form import Field, Form, Mode, Place, SideForm
from scorekeeper.entry.rows import main_rows, more_rows
from scorekeeper.rules.model import RuleSet
from scorekeeper.typed import DocumentError, strict_converter, structured


def form_document(form: Form) -> dict[str, Any]:
    """A form as JSON has it."""
    document: dict[str, Any] = _plain(asdict(form))
    return document


def form_from(document: Mapping[str, Any], rules: RuleSet) -> Form | None:
    """The form that was kept, as far as it fits these rules.

    None where it is of another number of sides, or where another version kept something else.
    """
    try:
        form = structured(_converter(), document, Form)
    except DocumentError:
        return None
    if len(form.sides) != rules.sides.count or not _has_its_cursor(form):
        return None
    sides = tuple(_fitting(side, rules) for side in form.sides)
    return replace(form, sides=sides, side_size=rules.sides.size)


def _has_its_cursor(form: Form) -> bool:
    places = {(side, where) for side in range(len(form.sides)) for where in form.fields}
    known = form.out is None or form.out in range(len(form.sides))
    return known and form.at in places


def _fitting(side: SideForm, rules: RuleSet) -> SideForm:
    """A side without what other rules asked: the match may have been set up anew since."""
    keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    chips = {key: count for key, count in side.chips.items() if key in keys and count > 0}
    hands = {hand.id for hand in rules.special_hands}
    special = side.special_hand if side.special_hand in hands else None
    return replace(side, chips=chips, special_hand=special)


@cache
def _converter() -> Converter:
    converter = strict_converter(forbid_unknown=False)

    def place(value: Any, _: Any) -> Place:
        side, where = value
        return int(side), Field(where)

    converter.register_structure_hook_func(lambda kind: kind == Place, place)
    converter.register_structure_hook(Mode, lambda value, _: Mode(value))
    converter.register_structure_hook(Field, lambda value, _: Field(value))
    return converter


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return str(value) if isinstance(value, str) else value
