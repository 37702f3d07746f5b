"""The kind of each key of a rule file that is about values: references, notes, disputes."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from scorekeeper.typed import Complaint

VALUE = "value"


def misshapen(table: Mapping[str, Any], below: str = "") -> Iterator[Complaint]:
    """Every key with something of the wrong kind behind it, with its dotted path.

    What stands behind `value` is left alone: that is for the rule set to judge.
    """
    for key, inner in table.items():
        path = f"{below}.{key}" if below else key
        wanted, fits = SHAPES.get(key, ("", _anything))
        if not fits(inner):
            yield Complaint(path, f"{wanted} should stand here")
        elif isinstance(inner, Mapping) and key != VALUE:
            yield from misshapen(inner, path)
        elif key in LISTS_OF_TABLES:
            for place, one in enumerate(inner):
                yield from misshapen(one, f"{path}[{place}]")


def _anything(_: object) -> bool:
    return True


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping)


def _is_list_of(fits: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(fits(one) for one in value)


def _either(*allowed: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: any(fits(value) for fits in allowed)


TEXTS = _is_list_of(_is_text)
LISTS_OF_TABLES = ("disputed",)
SHAPES: Mapping[str, tuple[str, Callable[[object], bool]]] = {
    "inherits": ("a table", _is_table),
    "from": ("a text", _is_text),
    "ref": ("a text or a list of texts", _either(_is_text, TEXTS)),
    "status": ("a text", _is_text),
    "note": ("a text", _is_text),
    "path": ("a text", _is_text),
    "absent": ("true", lambda value: isinstance(value, bool)),
    **dict.fromkeys(LISTS_OF_TABLES, ("a list of tables", _is_list_of(_is_table))),
}
