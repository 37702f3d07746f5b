"""Plain values of a rule set to the frozen `RuleSet` that the engine uses."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, override

from scorekeeper.rules.errors import RuleSetError
from scorekeeper.rules.model import Band, RuleSet
from scorekeeper.typed import DocumentError, ExpectedError, strict_converter, structured


def rule_set_from(tree: Mapping[str, Any], name: str) -> RuleSet:
    """The rule set that a tree of values describes; `name` stands in messages.

    Raises `RuleSetError` for a missing or unknown path and a value of the wrong kind.
    """
    try:
        return structured(rule_converter(), tree, RuleSet)
    except DocumentError as error:
        raise RuleSetError(name, error.complaints) from error


@cache
def rule_converter() -> Converter:
    """What turns plain values of a rule set, or of a part of one, into those of the model."""
    converter = strict_converter()
    band = make_dict_structure_fn(
        Band, converter, _cattrs_forbid_extra_keys=True, from_=override(rename="from")
    )
    converter.register_structure_hook(Band, band)
    converter.register_structure_hook_func(lambda t: t == Literal["all"] | int, _all_or_number)
    converter.register_structure_hook_func(lambda t: t == int | str, _number_or_text)
    return converter


def _all_or_number(value: Any, _: Any) -> Any:
    if value == "all" or type(value) is int:
        return value
    raise ExpectedError("all or a whole number should stand here")


def _number_or_text(value: Any, _: Any) -> Any:
    if type(value) in (int, str):
        return value
    raise ExpectedError("a whole number or a text should stand here")
