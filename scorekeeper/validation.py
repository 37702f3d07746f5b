"""Documents from outside to values: strictly, with every complaint and its path.

A converter made here takes nothing for something else: no text for a number, no number for
yes or no, no field that nobody knows. All complaints of a document come at once.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

from cattrs import BaseValidationError, ClassValidationError, Converter, IterableValidationError
from cattrs.cols import homogenous_tuple_structure_factory, mapping_structure_factory
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from scorekeeper.errors import ScorekeeperError

Hook = Callable[[Any, Any], Any]
T = TypeVar("T")
SCALARS = {int: "a whole number", str: "a text", bool: "true or false"}
CONTAINERS: Mapping[type, str] = {dict: "an object", list: "a list"}
LONGEST_PICTURE = 40
LONGEST_NAME = 80
"""Characters of the name of a person, a place or an evening; a card at a table has room for it."""
LARGEST = 9_999_999
"""No count and no score comes near it; beyond, sums could no longer be written as text."""


class ExpectedError(ScorekeeperError, ValueError):
    """A value is not what its place wants; the text says what would be right."""


class DocumentError(ScorekeeperError):
    """A document is not what it should be; `complaints` has everything that is wrong."""

    def __init__(self, wrong: Iterable["Complaint"]) -> None:
        self.complaints = tuple(wrong)
        super().__init__("; ".join(str(complaint) for complaint in self.complaints))


class FileError(ScorekeeperError):
    """A file cannot be read; each complaint names the place and the expected value."""

    def __init__(self, file: str, wrong: Iterable["Complaint"]) -> None:
        self.file, self.complaints = file, tuple(wrong)
        super().__init__("\n".join(f"{file}: {complaint}" for complaint in self.complaints))


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing wrong in a document: the dotted path of its place, and what would be right."""

    path: str
    expected: str

    def below(self, path: str) -> "Complaint":
        """Return the same complaint with `path` in front of its own path."""
        joint = "" if self.path.startswith("[") or not self.path else "."
        return Complaint(f"{path}{joint}{self.path}", self.expected)

    def __str__(self) -> str:
        return f"{self.path or 'the whole'}: {self.expected}"


def json_from(text: str) -> Any:
    """The document of a JSON text, read more strictly than Python does.

    Raises `ExpectedError`, which says where: for broken JSON, for nesting too deep to follow,
    for NaN and Infinity, for a field that stands twice in an object, and for half a character.
    """

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) < len(pairs):  # the second one of a name would silently win over the first
            names = [name for name, _ in pairs]
            twice = next(name for name in fields if names.count(name) > 1)
            raise ExpectedError(f"the field {picture(twice)} stands twice in an object")
        return fields

    def no_constant(name: str) -> Any:
        raise ExpectedError(f"{name} is no number")

    try:
        document = json.loads(text, object_pairs_hook=once, parse_constant=no_constant)
        if "\\ud" in text.lower():
            json.dumps(document, ensure_ascii=False).encode()
    except RecursionError as error:
        raise ExpectedError("this is no JSON: it is nested too deeply") from error
    except UnicodeEncodeError as error:
        raise ExpectedError("this is no JSON: a text holds half a character") from error
    except ValueError as error:
        raise ExpectedError(f"this is no JSON: {error}") from error
    return document


def strict_converter(*, forbid_unknown: bool = True) -> Converter:
    """A cattrs converter that never coerces one kind of value into another.

    With `forbid_unknown` a field that the type does not know is a complaint, else it is
    left out of the value.
    """
    converter = Converter(forbid_extra_keys=forbid_unknown, detailed_validation=True)

    def is_kind(origin: object) -> Callable[[Any], bool]:
        return lambda hint: get_origin(hint) is origin

    def strictly(kind: type, name: str, inner: Hook) -> Hook:
        def structure(value: Any, type_: Any) -> Any:
            if not isinstance(value, kind) or (kind in SCALARS and type(value) is not kind):
                raise ExpectedError(f"{name} should stand here, not {picture(value)}")
            return inner(value, type_)

        return structure

    def one_of(value: Any, type_: Any) -> Any:
        allowed = get_args(type_)
        if not any(value == option and type(value) is type(option) for option in allowed):
            names = ", ".join(map(str, allowed))
            raise ExpectedError(f"one of {names} should stand here, not {picture(value)}")
        return value

    converter.register_structure_hook(int, lambda value, _: whole_number(value))
    for kind in (str, bool):
        converter.register_structure_hook(kind, strictly(kind, SCALARS[kind], lambda v, _: v))
    converter.register_structure_hook_factory(
        is_dataclass, lambda t: strictly(dict, "an object", make_dict_structure_fn(t, converter))
    )
    converter.register_structure_hook_factory(
        is_kind(tuple),
        lambda t: strictly(list, "a list", homogenous_tuple_structure_factory(t, converter)),
    )
    converter.register_structure_hook_factory(
        is_kind(Mapping),
        lambda t: strictly(dict, "an object", mapping_structure_factory(t, converter, dict)),
    )
    converter.register_structure_hook_func(is_kind(Literal), one_of)
    return converter


plain_converter = cache(strict_converter)
"""A shared converter, to which no hooks are added; cattrs generates code for each new type."""


def structured(converter: Converter, document: object, kind: type[T]) -> T:
    """The value that a document describes.

    Raises `DocumentError` with everything that is wrong with it, each with its dotted path.
    """
    try:
        return converter.structure(document, kind)
    except (BaseValidationError, ExpectedError) as error:
        wrong = (Complaint(path.removeprefix("."), text) for path, text in _walk(error, ""))
        raise DocumentError(wrong) from error


def picture(value: object) -> str:
    """The beginning of a value, short enough for a message."""
    if type(value) in CONTAINERS:
        return CONTAINERS[type(value)]
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= LONGEST_PICTURE else f"{text[:LONGEST_PICTURE]}…"


def whole_number(value: object) -> int:
    """A whole number of a document; `ExpectedError` for anything else, or one beyond `LARGEST`."""
    if type(value) is not int:
        raise ExpectedError(f"{SCALARS[int]} should stand here, not {picture(value)}")
    if abs(value) > LARGEST:
        raise ExpectedError(f"a number up to {LARGEST} should stand here, not {picture(value)}")
    return value


def _walk(error: Exception, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(error, ClassValidationError | IterableValidationError):
        placed, loose = error.group_exceptions()
        for inner, note in placed:
            where: Any = note.name if hasattr(note, "name") else note.index
            yield from _walk(inner, path + (f"[{where}]" if type(where) is int else f".{where}"))
        for inner in loose:
            yield from _walk(inner, path)
    elif isinstance(error, ForbiddenExtraKeysError):
        for name in sorted(error.extra_fields):
            yield f"{path}.{name}", "there is no such field"
    elif isinstance(error, KeyError):
        yield path, "this field is missing"
    else:
        yield path, str(error)
