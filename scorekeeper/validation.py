"""Strict conversion of documents, such as rule files and backups, to typed values.

Nothing is coerced: a text is not a number, and a number is not a truth value. All problems of a
document are reported at once, each with its path.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import is_dataclass
from datetime import datetime, tzinfo
from enum import StrEnum
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

from cattrs import BaseValidationError, ClassValidationError, Converter, IterableValidationError
from cattrs.cols import homogenous_tuple_structure_factory, mapping_structure_factory
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from scorekeeper.errors import ScorekeeperError
from scorekeeper.problem import Problem

Hook = Callable[[Any, Any], Any]
T = TypeVar("T")
SCALARS = {int: "number", str: "text", bool: "truth"}
"""Names of the scalar types in the message `wrong_kind`."""
CONTAINERS: Mapping[type, str] = {dict: "{…}", list: "[…]"}
LONGEST_SHORT_TEXT = 40  # characters of a value in a message
LONGEST_NAME = 80
"""Maximum characters in the name of a person, a place or a session, as fits on a table card."""
LARGEST_NUMBER = 9_999_999
"""The largest absolute value of a number in a document, far above any count or score.

Python refuses to convert extremely large numbers, and so their sums, to text.
"""


class ProblemError(ScorekeeperError):
    """An error with a `problem`, for which the catalogues have a sentence."""

    def __init__(self, code: str, path: str = "", **values: Any) -> None:
        self.problem = Problem(code, path, values)
        super().__init__(str(self.problem))


class ExpectedError(ProblemError, ValueError):
    """A value has the wrong type or is not allowed, or a text cannot be parsed."""


class DocumentError(ScorekeeperError):
    """A document is invalid; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(map(str, self.problems)))


class FileError(ScorekeeperError):
    """A file cannot be read; `problems` has the reasons, with their paths in the file."""

    def __init__(self, file: str, problems: Iterable[Problem]) -> None:
        self.file, self.problems = file, tuple(problems)
        super().__init__("\n".join(f"{file}: {problem}" for problem in self.problems))

    @property
    def is_too_new(self) -> bool:
        """True if a newer version of this program wrote the file."""
        return any(problem.code == NEWER for problem in self.problems)


NEWER = "newer_version"


@contextmanager
def file_problems(file: str, kind: type[FileError], path: str = "") -> Iterator[None]:
    """Raise `kind` for errors in the `with` block, with `path` in front of their paths.

    Converts `DocumentError`, `FileError`, `ExpectedError`, `UnicodeDecodeError` and `OSError`.
    """
    try:
        yield
    except (DocumentError, FileError) as error:
        raise kind(file, [problem.below(path) for problem in error.problems]) from error
    except ExpectedError as error:
        raise kind(file, [error.problem.below(path)]) from error
    except UnicodeDecodeError as error:
        raise kind(file, [Problem("not_utf8", path, {"byte": error.start})]) from error
    except OSError as error:
        raise kind(file, [Problem("not_opened", path, {"why": str(error)})]) from error


def check_format(
    document: object, name: str, newest: int, file: str, *, error: type[FileError]
) -> None:
    """Raise `error` unless a document has the right format and a known version.

    Args:
        document: The parsed document.
        name: The expected value of its field `format`.
        newest: The newest version that this program can read; the oldest one is 1.
        file: Name of the file in messages.
        error: Type of the error.
    """
    if not isinstance(document, dict) or document.get("format") != name:
        raise error(file, [Problem("wrong_format", "format", {"format": name})])
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise error(file, [Problem("wrong_version", "version", {"newest": newest})])
    if version > newest:
        values = {"version": version, "newest": newest}
        raise error(file, [Problem(NEWER, "version", values)])


def parse_json(text: str) -> Any:
    """Return the value of a JSON text, parsed more strictly than Python does.

    Raises `ExpectedError` for invalid JSON, too deep nesting, NaN and Infinity, a number with too
    many digits, a field that an object has twice, and an unpaired surrogate.
    """

    def object_without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        """Return an object of the document; raise `ExpectedError` for a repeated field."""
        fields = dict(pairs)
        if len(fields) < len(pairs):  # Python would silently keep the last of them
            names = [name for name, _ in pairs]
            twice = next(name for name in fields if names.count(name) > 1)
            raise ExpectedError("field_twice", field=short_text(twice))
        return fields

    def refuse_constant(name: str) -> Any:
        raise ExpectedError("no_number", value=name)

    try:
        document = json.loads(
            text, object_pairs_hook=object_without_duplicates, parse_constant=refuse_constant
        )
        if "\\ud" in text.lower():
            json.dumps(document, ensure_ascii=False).encode()
    except RecursionError as error:
        raise ExpectedError("nested_too_deeply", format="JSON") from error
    except UnicodeEncodeError as error:
        raise ExpectedError("half_character") from error
    except json.JSONDecodeError as error:
        raise ExpectedError("not_json", line=error.lineno, column=error.colno) from error
    except ExpectedError:
        raise
    except ValueError as error:  # Python parses no number of more than 4,300 digits
        raise ExpectedError("too_many_digits") from error
    return document


def strict_converter(*, forbid_unknown: bool = True) -> Converter:
    """Return a cattrs converter that never coerces a value to another type.

    With `forbid_unknown`, unknown fields are problems; otherwise they are ignored.
    """
    converter = Converter(forbid_extra_keys=forbid_unknown, detailed_validation=True)

    def is_kind(origin: object) -> Callable[[Any], bool]:
        return lambda hint: get_origin(hint) is origin

    def strict_hook(kind: type, name: str, inner: Hook) -> Hook:
        """Return a hook that calls `inner` for values of a type, and refuses all others."""

        def structure(value: Any, type_: Any) -> Any:
            if not isinstance(value, kind) or (kind in SCALARS and type(value) is not kind):
                raise ExpectedError("wrong_kind", kind=name, value=short_text(value))
            return inner(value, type_)

        return structure

    def structure_literal(value: Any, type_: Any) -> Any:
        allowed = get_args(type_)
        if not any(value == option and type(value) is type(option) for option in allowed):
            raise ExpectedError("not_offered", allowed=allowed, value=short_text(value))
        return value

    def structure_enum(value: Any, kind: type[StrEnum]) -> StrEnum:
        if value not in tuple(kind):
            raise ExpectedError("not_offered", allowed=(*kind,), value=short_text(value))
        return kind(value)

    converter.register_structure_hook(StrEnum, structure_enum)
    converter.register_structure_hook(int, lambda value, _: whole_number(value))
    for kind in (str, bool):
        converter.register_structure_hook(kind, strict_hook(kind, SCALARS[kind], lambda v, _: v))
    converter.register_structure_hook_factory(
        is_dataclass, lambda t: strict_hook(dict, "object", make_dict_structure_fn(t, converter))
    )
    converter.register_structure_hook_factory(
        is_kind(tuple),
        lambda t: strict_hook(list, "list", homogenous_tuple_structure_factory(t, converter)),
    )
    converter.register_structure_hook_factory(
        is_kind(Mapping),
        lambda t: strict_hook(dict, "object", mapping_structure_factory(t, converter, dict)),
    )
    converter.register_structure_hook_func(is_kind(Literal), structure_literal)
    return converter


plain_converter = cache(strict_converter)
"""A shared converter, to which no hooks are added; cattrs generates code for each new type."""


def convert_document(converter: Converter, document: object, kind: type[T]) -> T:
    """Return a document converted to a value of type `kind`.

    Raises `DocumentError` with all problems of the document, each with its dotted path.
    """
    try:
        return converter.structure(document, kind)
    except (BaseValidationError, ExpectedError) as error:
        raise DocumentError(_problems_of_error(error, "")) from error


def short_text(value: object) -> str:
    """Return a value as text for a message, cut off if it is long."""
    if type(value) in CONTAINERS:
        return CONTAINERS[type(value)]
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= LONGEST_SHORT_TEXT else f"{text[:LONGEST_SHORT_TEXT]}…"


def parse_time(written: str | None) -> datetime | None:
    """Parse an ISO 8601 time; return None if the text is missing, empty or invalid."""
    try:
        return datetime.fromisoformat(written) if written else None
    except ValueError:
        return None


def parse_time_with_zone(written: str | None, zone: tzinfo | None = None) -> datetime | None:
    """Parse an ISO 8601 time; return it with a time zone, or None where `parse_time` does.

    A time without a zone is taken to be in `zone`, by default in local time.
    """
    time = parse_time(written)
    if time is None or time.tzinfo:
        return time
    return time.astimezone() if zone is None else time.replace(tzinfo=zone)


def whole_number(value: object) -> int:
    """Return an integer of a document.

    Raises `ExpectedError` for another type, and beyond `LARGEST_NUMBER` in either direction.
    """
    if type(value) is not int:
        raise ExpectedError("wrong_kind", kind=SCALARS[int], value=short_text(value))
    if abs(value) > LARGEST_NUMBER:
        raise ExpectedError("beyond_largest", most=LARGEST_NUMBER)
    return value


def _problems_of_error(error: Exception, path: str) -> Iterator[Problem]:
    """Yield the problems of an error and of its inner errors, with `path` before their paths."""
    if isinstance(error, ClassValidationError | IterableValidationError):
        placed, loose = error.group_exceptions()
        for inner, note in placed:
            where: Any = note.name if hasattr(note, "name") else note.index
            place = f"[{where}]" if type(where) is int else f".{where}" if path else str(where)
            yield from _problems_of_error(inner, path + place)
        for inner in loose:
            yield from _problems_of_error(inner, path)
    elif isinstance(error, ForbiddenExtraKeysError):
        for name in sorted(error.extra_fields):
            yield Problem("unknown_field", name, {"field": name}).below(path)
    elif isinstance(error, KeyError):
        yield Problem("missing_field", path, {"field": path.rpartition(".")[2]})
    elif isinstance(error, ExpectedError):
        yield error.problem.below(path)
    elif isinstance(error, FileError):  # a document inside this one
        yield from (problem.below(path) for problem in error.problems)
    else:
        yield Problem("wrong_value", path, {"why": str(error)})
