"""An evening as the store keeps it: a head, its rounds, its tables, and the lines of its log.

A claim then writes one table and a line, however long the evening has become. All together
say what the evening's own file says, and are read as strictly.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count, zip_longest
from typing import Any

from scorekeeper.club import Evening, EveningUid, LogEntry, Round, Table, evening_from
from scorekeeper.club.writing import EVENING_FORMAT, VERSION, plain
from scorekeeper.session.club_table import ClubTable
from scorekeeper.session.desk import without
from scorekeeper.store.archive import CLUB_LOG, CLUB_ROUNDS, CLUB_TABLES, EVENINGS, Archive

Doc = Mapping[str, Any]
Write = tuple[str, str, Doc | None]
"""A table of the store, the uid of a document, and what it is to be; None: gone."""

OF_THE_HEAD = ("plan", "members", "entrants")
OF_THE_STORE = ("uid", "evening")
"""Fields by which rounds, tables and lines of the log are found."""


def round_uid(evening: str, number: int) -> str:
    """The name of a round's document."""
    return f"{evening}-{number}"


def writes(
    before: Evening | None,
    after: Evening,
    *,
    head: Callable[[], Doc],
    numbers: Sequence[int] = (),
) -> Iterator[Write]:
    """What has to be written so that the store says `after` where it said `before`.

    `head` gives the head as it is now: fields that nobody knows stay in it. `numbers` are those
    under which the lines of the log are kept; without any these count up from 1.
    """
    if before is None or any(getattr(before, one) != getattr(after, one) for one in OF_THE_HEAD):
        yield EVENINGS, after.uid, {**head(), **_head(after)}
    for old, new in zip_longest(before.rounds if before else (), after.rounds):
        yield from _round_writes(after.uid, old, new)
    lines = zip_longest(before.log if before else (), after.log)
    for number, (was, entry) in zip(numbered(numbers), lines, strict=False):
        if was is not entry and was != entry:
            uid = f"{after.uid}-{number}"
            yield CLUB_LOG, uid, _line(after.uid, uid, number, entry) if entry else None


def numbered(numbers: Sequence[int]) -> Iterator[int]:
    """The numbers of the lines of a log, then those of lines to come."""
    yield from numbers
    yield from count(max(numbers, default=0) + 1)


def numbers_of(archive: Archive, uid: EveningUid) -> tuple[int, ...]:
    """The numbers of the lines of a log as they are kept: a damage may have taken some."""
    return tuple(line["number"] for line in archive.of_evening(CLUB_LOG, uid))


def evening_of(archive: Archive, uid: EveningUid) -> Evening | None:
    """The evening that the store keeps under a uid, or None where there is none.

    Raises `ClubFileError` for what cannot be read, `ClubFileTooNewError` for an evening that a
    newer version of this program has written.
    """
    head = archive.get(EVENINGS, uid)
    if head is None:
        return None
    tables: dict[int, list[Doc]] = {}
    for table in archive.of_evening(CLUB_TABLES, uid):
        tables.setdefault(table["round"], []).append(table)
    rounds = archive.of_evening(CLUB_ROUNDS, uid)
    document = {
        "format": EVENING_FORMAT,
        "version": head.get("version"),
        "uid": uid,
        **{name: head[name] for name in OF_THE_HEAD if name in head},
        "rounds": [_whole(one, tables.get(one["number"], [])) for one in rounds],
        "log": [
            without(line, *OF_THE_STORE, "number") for line in archive.of_evening(CLUB_LOG, uid)
        ],
    }
    return evening_from(document, uid)


def _head(evening: Evening) -> dict[str, Any]:
    parts = {name: plain(getattr(evening, name)) for name in OF_THE_HEAD}
    return {"uid": evening.uid, "version": VERSION, **parts}


def _round_writes(evening: EveningUid, old: Round | None, new: Round | None) -> Iterator[Write]:
    if old is new or old == new:
        return
    number = (new or old or Round(number=0, tables=())).number
    bare = [one and replace(one, tables=()) for one in (old, new)]
    if bare[0] != bare[1]:
        yield CLUB_ROUNDS, round_uid(evening, number), _round(evening, new) if new else None
    was = {table.number: table for table in old.tables} if old else {}
    now = {table.number: table for table in new.tables} if new else {}
    for place in sorted(was.keys() | now.keys()):
        table = now.get(place)
        if was.get(place) != table:
            uid = ClubTable(evening, number, place).uid
            yield CLUB_TABLES, uid, _table(evening, number, table) if table else None


def _round(evening: str, played: Round) -> dict[str, Any]:
    said = without(plain(replace(played, tables=())), "tables")
    return {"uid": round_uid(evening, played.number), "evening": evening, **said}


def _table(evening: EveningUid, number: int, table: Table) -> dict[str, Any]:
    uid = ClubTable(evening, number, table.number).uid
    return {"uid": uid, "evening": evening, "round": number, **plain(table)}


def _line(evening: str, uid: str, number: int, entry: LogEntry) -> dict[str, Any]:
    return {"uid": uid, "evening": evening, "number": number, **plain(entry)}


def _whole(one: Doc, tables: Sequence[Doc]) -> dict[str, Any]:
    in_order = sorted(tables, key=lambda table: table["number"])
    inner = [without(table, *OF_THE_STORE, "round") for table in in_order]
    return {**without(one, *OF_THE_STORE), "tables": inner}
