"""An evening as one file, with everything that another computer needs to go on with it.

It is the evening's own document, `scorekeeper-evening`, with parts that may be left out:

    people     who its members are today: uid, name, note, and whom they are the same as
    access     the codes of its tables and screens, and who came by them; no token, only digests
    matches    records of the matches at its tables, as `scorekeeper-match`, with their histories
    exported, app    for people

It holds codes that open tables, and names. What is unknown is refused, since a file that is read
in part would lose the other part.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from cattrs import Converter

from scorekeeper import __version__
from scorekeeper.club import ClubFileError, Evening, evening_document, evening_from
from scorekeeper.match.errors import RecordError
from scorekeeper.session.exchange.kept import Kept
from scorekeeper.session.exchange.records import kept_from, record_of
from scorekeeper.typed import (
    Complaint,
    DocumentError,
    ExpectedError,
    json_from,
    strict_converter,
    structured,
)

T = TypeVar("T")
PARTS = ("people", "access", "matches", "exported", "app")


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedPerson:
    """Who a member is."""

    uid: str
    name: str
    note: str = ""
    same_as: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedCode:
    """The code of a table, or of the screens."""

    code: str
    table: int | None = None
    last: int = 0
    """The number of the last visitor who came by it."""


@dataclass(frozen=True, slots=True)
class Held:
    """The side of its table that a phone speaks for, in a round."""

    round: int
    side: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedVisitor:
    """Somebody who came by a code, known by the digest of a token."""

    id: str
    number: int
    digest: str
    at: str
    table: int | None = None
    held: Held | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedAccess:
    """Who may come in."""

    codes: tuple[MovedCode, ...] = ()
    visitors: tuple[MovedVisitor, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """All that a file says."""

    evening: Evening
    people: tuple[MovedPerson, ...] = ()
    access: MovedAccess = MovedAccess()
    matches: tuple[Kept, ...] = ()


def content_of(moved: Moved, *, people: Any, access: Any, at: str) -> bytes:
    """The file of an evening, whose people and access are plain data; `at` is the time now."""
    document = {
        **evening_document(moved.evening),
        "exported": at,
        "app": __version__,
        "people": people,
        "access": access,
        "matches": [record_of(kept) for kept in moved.matches],
    }
    return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def read_moved(content: bytes, file: str) -> Moved:
    """What a file says; `file` is its name in messages.

    What in it does not go together is not looked at yet: `moved_misfits` says that. Raises
    `ClubFileError` with every complaint, `ClubFileTooNewError` for a newer version.
    """
    document = _document(content, file)
    parts = {name: document.pop(name) for name in PARTS if name in document}
    evening = evening_from(document, file)
    people = _part(parts.get("people", []), tuple[MovedPerson, ...], "people", file)
    access = _part(parts.get("access", {}), MovedAccess, "access", file)
    matches = tuple(_matches(parts.get("matches", []), file))
    return Moved(evening=evening, people=people, access=access, matches=matches)


def _document(content: bytes, file: str) -> dict[str, Any]:
    try:
        document = json_from(content.decode("utf-8-sig"))
    except (ExpectedError, UnicodeDecodeError) as error:
        raise ClubFileError(file, [Complaint("", str(error))]) from error
    if not isinstance(document, dict):
        raise ClubFileError(file, [Complaint("", "an object should stand here")])
    return document


def _part(document: Any, kind: type[T], name: str, file: str) -> T:
    try:
        return structured(_converter(), document, kind)
    except DocumentError as error:
        raise ClubFileError(file, [_below(name, one) for one in error.complaints]) from error


def _matches(records: Any, file: str) -> Iterator[Kept]:
    if not isinstance(records, list):
        raise ClubFileError(file, [Complaint("matches", "a list of match records is needed")])
    for number, record in enumerate(records):
        try:
            yield kept_from(record, file)
        except RecordError as error:
            wrong = [_below(f"matches[{number}]", one) for one in error.complaints]
            raise ClubFileError(file, wrong) from error


def _below(path: str, complaint: Complaint) -> Complaint:
    joint = "" if complaint.path.startswith("[") or not complaint.path else "."
    return Complaint(f"{path}{joint}{complaint.path}", complaint.expected)


@cache
def _converter() -> Converter:
    return strict_converter()
