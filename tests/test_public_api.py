"""The names and parameters that programs of other people rely on are those of a kept list.

    python -m tests.test_public_api > tests/public_api.txt

writes the list anew. A line that has gone from it or changed is a break: it wants a version as
the docstring of `scorekeeper.rules` promises, and a line in the changelog.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from enum import Enum
from inspect import Parameter
from pathlib import Path
from types import ModuleType
from typing import Any

from scorekeeper import rules, scoring

KEPT = Path(__file__).with_name("public_api.txt")
MODULES = (rules, scoring)


def public_lines(module: ModuleType) -> Iterator[str]:
    """Yield a line for each name of a module, and each field, method and parameter below it."""
    for name in module.__all__:
        public, whole = getattr(module, name), f"{module.__name__}.{name}"
        yield whole
        if inspect.isclass(public):
            yield from (f"{whole}.{line}" for line in class_lines(public))
        elif inspect.isfunction(public):
            yield from (f"{whole}({line})" for line in parameters_of(public))


def class_lines(public: type[Any]) -> Iterator[str]:
    if issubclass(public, Enum):
        yield from (f"{member.name} = {member.value!r}" for member in public)
        return
    if not issubclass(public, Exception):  # only the library makes them
        yield from parameters_of(public)
    for name, value in sorted(vars(public).items()):
        if not name.startswith("_") and inspect.isfunction(value):
            yield from (f"{name}({line})" for line in parameters_of(value))
        elif not name.startswith("_") and type(value).__name__ in {"property", "cached_property"}:
            yield f"{name} (property)"


def parameters_of(function: Any) -> Iterator[str]:
    """Yield the parameters of a function, or the fields of a class; types are for a checker."""
    for place, parameter in enumerate(inspect.signature(function).parameters.values()):
        how = "by name" if parameter.kind is Parameter.KEYWORD_ONLY else f"at {place}"
        yield f"{parameter.name} {how}{optional(parameter.default)}"


def optional(default: Any) -> str:
    if default is Parameter.empty:
        return ""
    is_plain = isinstance(default, bool | int | str | None)
    return f" = {default!r}" if is_plain else ", optional"


def current() -> list[str]:
    return [line for module in MODULES for line in public_lines(module)]


def promised_names() -> list[str]:
    return KEPT.read_text("utf-8").splitlines()


def test_nothing_that_was_promised_has_gone_or_changed() -> None:
    """Optional fields may come, behind the rest: `Deal((ours, theirs))` has no names."""
    assert [line for line in promised_names() if line not in set(current())] == []


def test_no_promised_function_asks_for_more() -> None:
    needed = [line for line in current() if re.search(r"\(\w+ (at \d+|by name)\)$", line)]
    promised = set(promised_names())
    more = [line for line in needed if line not in promised]
    assert [line for line in more if line.partition("(")[0] in promised] == []


def test_every_public_name_is_promised() -> None:
    names = [f"{module.__name__}.{name}" for module in MODULES for name in module.__all__]
    assert [name for name in names if name not in set(promised_names())] == []


if __name__ == "__main__":
    sys.stdout.write("\n".join(current()) + "\n")
