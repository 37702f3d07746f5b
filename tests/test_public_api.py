"""The names and parameters that programs of other people rely on are those of a kept list.

    python -m tests.test_public_api > tests/public_api.txt

writes the list anew. A line that has gone from it or changed is a break: it wants a version as
the docstring of `scorekeeper.rules` promises, and a line in the changelog.
"""

import inspect
import sys
from collections.abc import Iterator
from enum import Enum
from inspect import Parameter, Signature
from pathlib import Path
from types import ModuleType
from typing import Any

from scorekeeper import rules, scoring

KEPT = Path(__file__).with_name("public_api.txt")
MODULES = (rules, scoring)


def public_lines(module: ModuleType) -> Iterator[str]:
    """Yield a line for each name of a module, each field and each method of its classes."""
    for name in module.__all__:
        public, whole = getattr(module, name), f"{module.__name__}.{name}"
        if inspect.isclass(public):
            yield whole
            yield from (f"{whole}.{line}" for line in class_lines(public))
        else:
            yield whole + (parameters_of(public) if inspect.isfunction(public) else "")


def class_lines(public: type[Any]) -> Iterator[str]:
    if issubclass(public, Enum):
        yield from (f"{member.name} = {member.value!r}" for member in public)
        return
    if not issubclass(public, Exception):  # only the library makes them
        for field in inspect.signature(public).parameters.values():
            by_name = field.kind is Parameter.KEYWORD_ONLY
            needed = field.default is Parameter.empty
            yield f"{field.name}{' by name' if by_name else ''}{'' if needed else ', optional'}"
    for name, value in sorted(vars(public).items()):
        if not name.startswith("_") and inspect.isfunction(value):
            yield name + parameters_of(value)
        elif not name.startswith("_") and type(value).__name__ in {"property", "cached_property"}:
            yield f"{name} (property)"


def parameters_of(function: Any) -> str:
    """Write the parameters and their default values; the types are for a type checker."""
    parameters = inspect.signature(function).parameters.values()
    return str(Signature([each.replace(annotation=Parameter.empty) for each in parameters]))


def current() -> list[str]:
    return [line for module in MODULES for line in public_lines(module)]


def kept() -> list[str]:
    return KEPT.read_text("utf-8").splitlines()


def test_nothing_that_was_promised_has_gone_or_changed_its_place() -> None:
    """An optional field may come, but in front of no other: `Deal((ours, theirs))` has no names."""
    promised = set(kept())
    assert [line for line in current() if line in promised] == kept()


def test_every_public_name_is_promised() -> None:
    names = [f"{module.__name__}.{name}" for module in MODULES for name in module.__all__]
    promised = {line.partition("(")[0] for line in kept()}
    assert [name for name in names if name not in promised] == []


if __name__ == "__main__":
    sys.stdout.write("\n".join(current()) + "\n")
