"""The file that matches travel in, to another phone or into an archive.

One match is its record. Several are a parcel, a JSON object of its own format:

    {"format": "scorekeeper-matches", "version": 1, "exported": "2026-11-21T23:10:00+01:00",
     "app": "1.0.0", "house_rules": [], "people": [], "matches": [record, record, ...]}

`matches` is needed, a list of records of `scorekeeper-match`; `house_rules` is a list of
objects as files of house rules are, `people` one of persons (see there); `exported` and `app`
are told to people alone. A newer version is refused, fields that nobody knows are ignored.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper import __version__
from scorekeeper.match.errors import RecordError, RecordTooNewError
from scorekeeper.session.exchange.kept import Doc, Kept
from scorekeeper.session.exchange.persons import NAME as PEOPLE
from scorekeeper.session.exchange.persons import persons_from
from scorekeeper.session.exchange.records import record_of
from scorekeeper.session.exchange.sheets import BYTE_ORDER_MARK
from scorekeeper.typed import Complaint, ExpectedError, json_from

FORMAT = "scorekeeper-matches"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Parcel:
    """What a file holds."""

    matches: tuple[Kept, ...]
    house_rules: tuple[dict[str, Any], ...] = ()
    persons: tuple[Doc, ...] = ()


def record_text(kept: Kept) -> str:
    """One match as its record, laid out for people."""
    return json.dumps(record_of(kept), ensure_ascii=False, indent=1) + "\n"


def parcel_text(
    matches: Sequence[Kept],
    *,
    at: str,
    house_rules: Sequence[Mapping[str, Any]] = (),
    people: Sequence[Doc] = (),
) -> str:
    """Several matches as a parcel, one a line; `at` is the time now."""
    head = {"format": FORMAT, "version": VERSION, "exported": at, "app": __version__}
    beside = {"house_rules": house_rules, PEOPLE: people}
    head_text = json.dumps({**head, **beside}, ensure_ascii=False)[:-1]
    lines = (json.dumps(record_of(kept), ensure_ascii=False) for kept in matches)
    records = ",\n".join(lines)
    return f'{head_text}, "matches": [\n{records}\n]}}\n'


def unpacked(text: str, file: str, read: Callable[[Any], Kept]) -> Parcel:
    """What a record or a parcel holds, each match read by `read`; `file` is its name in messages.

    Raises `RecordError` with what is wrong in the first match where anything is, and
    `RecordTooNewError` where a newer version of this program wrote it.
    """
    try:
        document = json_from(text.removeprefix(BYTE_ORDER_MARK))
    except ExpectedError as error:
        raise RecordError(file, [Complaint("", str(error))]) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        return Parcel((read(document),))
    _check_version(document, file)
    matches = tuple(_matches(document, file, read))
    if len({kept.uid for kept in matches}) < len(matches):
        complaint = Complaint("matches", "every match needs a uid of its own")
        raise RecordError(file, [complaint])
    return Parcel(matches, _house_rules(document, file), persons_from(document, file))


def _house_rules(parcel: dict[str, Any], file: str) -> tuple[dict[str, Any], ...]:
    found = parcel.get("house_rules", [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise RecordError(file, [Complaint("house_rules", "a list of objects is needed")])
    return tuple(found)


def _check_version(parcel: dict[str, Any], file: str) -> None:
    version = parcel.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(file, [Complaint("version", f"{VERSION} should stand here")])
    if version > VERSION:
        newer = f"{version} is newer than {VERSION}: update this program"
        raise RecordTooNewError(file, [Complaint("version", newer)])


def _matches(parcel: dict[str, Any], file: str, read: Callable[[Any], Kept]) -> Iterator[Kept]:
    matches = parcel.get("matches")
    if not isinstance(matches, list):
        raise RecordError(file, [Complaint("matches", "a list of match records is needed")])
    for number, record in enumerate(matches):
        try:
            yield read(record)
        except RecordError as error:
            wrong = (
                Complaint(f"matches[{number}].{c.path}".rstrip("."), c.expected)
                for c in error.complaints
            )
            raise type(error)(file, wrong) from error
