"""Which dotted paths a rule set can have at all, and what kind of value each of them takes.

A path is known here whether or not a certain rule set has a value there:
`penalties.short_sequence.max_len` is one, though most rule sets know no short sequence.
"""

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from scorekeeper.rules.model import RuleSet
from scorekeeper.rules.structure import rule_converter
from scorekeeper.typed import Complaint, DocumentError, structured

NO_PATH = "there is no such path"


@cache
def kind_at(path: str) -> Any:
    """The type that the value at a dotted path has in the model; KeyError for an unknown path."""
    kind: Any = RuleSet
    for step in path.split("."):
        kind = _below(kind, step)
    return kind


def is_known(path: str) -> bool:
    """Whether any rule set could have a value at a dotted path."""
    try:
        kind_at(path)
    except KeyError:
        return False
    return True


def value_complaints(path: str, value: Any) -> Iterator[Complaint]:
    """What keeps a value from standing at a path, whatever else the rule set says."""
    if not is_known(path):
        yield Complaint(path, NO_PATH)
        return
    try:
        structured(rule_converter(), value, kind_at(path))
    except DocumentError as error:
        for complaint in error.complaints:
            joint = "" if complaint.path.startswith("[") or not complaint.path else "."
            yield Complaint(f"{path}{joint}{complaint.path}", complaint.expected)


def _below(kind: Any, step: str) -> Any:
    """The type one step further down; an optional object is entered as if it were there."""
    for one in (kind, *get_args(kind)):
        if is_dataclass(one) and isinstance(one, type):
            return _fields(one)[step]
        if get_origin(one) is Mapping:
            return get_args(one)[1]
    raise KeyError(step)


@cache
def _fields(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)
