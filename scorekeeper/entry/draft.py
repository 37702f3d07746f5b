"""A form as plain data, so that a half-typed deal outlives the program."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.entry.counted import Counted, Way
from scorekeeper.entry.counting import recounted, values_of
from scorekeeper.entry.form import Field, Form, Mode, Place, SideForm
from scorekeeper.entry.rows import main_rows, more_rows
from scorekeeper.rules.cards import EVERY
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
    return recounted(rules, replace(form, sides=sides, side_size=rules.sides.size))


def _has_its_cursor(form: Form) -> bool:
    places = {(side, where) for side in range(len(form.sides)) for where in form.fields}
    sides = range(len(form.sides))
    known = form.out is None or form.out in sides
    handed = {*form.halves, *form.accepted, *(() if form.turn is None else (form.turn,))}
    return known and form.at in places and handed <= set(sides)


def _fitting(side: SideForm, rules: RuleSet) -> SideForm:
    """A side without what other rules asked: the match may have been set up anew since."""
    keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    chips = {key: count for key, count in side.chips.items() if key in keys and count > 0}
    hands = {hand.id for hand in rules.special_hands}
    special = side.special_hand if side.special_hand in hands else None
    counted = {where: one for where, one in side.counted.items() if _is_known(rules, where, one)}
    return replace(side, chips=chips, special_hand=special, counted=counted)


def _is_known(rules: RuleSet, where: Field, counted: Counted) -> bool:
    """Whether all that was counted is there by these rules."""
    values = {str(value) for value in values_of(rules, where)}
    cards = {*counted.ranks, *(card for one in counted.melds.each for card in one.cards)}
    at_home = counted.melds.at in range(len(counted.melds.each))
    return at_home and set(counted.values) <= values and cards <= {*EVERY}


@cache
def _converter() -> Converter:
    converter = strict_converter(forbid_unknown=False)

    def place(value: Any, _: Any) -> Place:
        side, where = value
        return int(side), Field(where)

    converter.register_structure_hook_func(lambda kind: kind == Place, place)
    converter.register_structure_hook(Mode, lambda value, _: Mode(value))
    converter.register_structure_hook(Way, lambda value, _: Way(value))
    converter.register_structure_hook(Field, lambda value, _: Field(value))
    return converter


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return str(value) if isinstance(value, str) else value
