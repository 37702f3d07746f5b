"""The file that matches travel in, to another phone or into an archive.

One match is its record. Several are a parcel, a JSON object of its own format:

    {"format": "scorekeeper-matches", "version": 1, "exported": "2026-11-21T23:10:00+01:00",
     "app": "1.0.0", "matches": [record, record, ...]}

`matches` is needed, a list of records of `scorekeeper-match`; `exported` and `app` are for
people. A newer version is refused, fields that nobody knows are ignored.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from scorekeeper import __version__
from scorekeeper.match.errors import RecordError, RecordTooNewError
from scorekeeper.session.exchange.kept import Kept
from scorekeeper.session.exchange.records import record_of
from scorekeeper.session.exchange.sheets import BYTE_ORDER_MARK
from scorekeeper.typed import Complaint, ExpectedError, json_from

FORMAT = "scorekeeper-matches"
VERSION = 1


def written(matches: Sequence[Kept], *, at: str) -> str:
    """One match as its record, any other number as a parcel; `at` is the time now.

    A record is laid out for people, a parcel has one match a line.
    """
    records = [record_of(kept) for kept in matches]
    if len(records) == 1:
        return json.dumps(records[0], ensure_ascii=False, indent=1)
    head = {"format": FORMAT, "version": VERSION, "exported": at, "app": __version__}
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "matches": [\n{lines}\n]}}\n'


def unpacked(text: str, file: str, read: Callable[[Any], Kept]) -> tuple[Kept, ...]:
    """The matches of a record or a parcel, each read by `read`; `file` is its name in messages.

    Raises `RecordError` with what is wrong in the first match where anything is, and
    `RecordTooNewError` where a newer version of this program wrote it.
    """
    try:
        document = json_from(text.removeprefix(BYTE_ORDER_MARK))
    except ExpectedError as error:
        raise RecordError(file, [Complaint("", str(error))]) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        return (read(document),)
    _check_version(document, file)
    found = tuple(_matches(document, file, read))
    if len({kept.uid for kept in found}) < len(found):
        complaint = Complaint("matches", "every match needs a uid of its own")
        raise RecordError(file, [complaint])
    return found


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
